// SPDX-License-Identifier: MIT
#ifndef CSDL2_SHIM_H
#define CSDL2_SHIM_H

#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <X11/Xlib.h>
#include <wayland-client-core.h>

// The next two are here because Swift imports neither the `ConnectionNumber` macro nor the
// display's incomplete type.

/// The file descriptor of the X connection behind `info`, which must describe an X11 window.
static inline int csdl2_x11_file_descriptor(SDL_SysWMinfo *info) {
    return ConnectionNumber(info->info.x11.display);
}

/// The X resource database as the server handed it out when the connection opened, or NULL.
static inline const char *csdl2_x11_resources(SDL_SysWMinfo *info) {
    return XResourceManagerString(info->info.x11.display);
}

/// The file descriptor of the Wayland connection behind `info`, which must describe its window.
static inline int csdl2_wayland_file_descriptor(SDL_SysWMinfo *info) {
    return wl_display_get_fd(info->info.wl.display);
}

/// Fills `info` with SDL's own version, as SDL_GetWindowWMInfo requires, and asks for the window's.
static inline SDL_bool csdl2_window_info(SDL_Window *window, SDL_SysWMinfo *info) {
    SDL_VERSION(&info->version);
    return SDL_GetWindowWMInfo(window, info);
}

#endif
