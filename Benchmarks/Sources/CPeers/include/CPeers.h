// SPDX-License-Identifier: MIT
// Raw Cairo and Pango: what the same work costs with nothing in between.
#ifndef C_PEERS_H
#define C_PEERS_H

#include <stddef.h>
#include <stdint.h>

/// CPU seconds of all threads of this process.
double peer_cpu_seconds(void);

/// Seconds on a clock that only goes forward, the same for all processes.
double peer_wall_seconds(void);

/// Lets this process run on so many processors only; 0 is all that it had at first.
///
/// Returns how many it has now, 0 if that failed.
int peer_use_processors(int count);

/// Bytes that this process holds of the heap.
size_t peer_heap_bytes(void);

/// Counts allocations from now on.
void peer_allocations_watch(void);

/// Allocations since peer_allocations_watch, and the end of the watch.
size_t peer_allocations(void);

/// From now on, each allocation looks how much of the heap is held; slow.
void peer_heap_watch(void);

/// The most bytes held of the heap since peer_heap_watch, and the end of the watch.
size_t peer_heap_peak(void);

/// How text is set: family and weight (400 regular, 700 bold), size and width in points.
typedef struct {
    const char *family;
    int weight;
    double size;
    double width;
    /// The most lines; 0 for no limit.
    int lines;
} peer_text_style;

/// Sizes text, each time in a new layout.
typedef struct peer_sizer peer_sizer;
peer_sizer *peer_sizer_create(peer_text_style style);
void peer_sizer_measure(peer_sizer *sizer, const char *text, double *width, double *height);
void peer_sizer_destroy(peer_sizer *sizer);

/// Rectangles in points, colours 0xAARRGGBB.
typedef struct {
    double x, y, width, height;
} peer_rect;

/// A list in a window: rows that scroll within a viewport, and what stands around it.
typedef struct peer_scene peer_scene;

/// A picture of `width` x `height` points, `scale` pixels each, filled with `background`.
peer_scene *peer_scene_create(
    double width, double height, double scale, peer_rect viewport, uint32_t background);
void peer_scene_destroy(peer_scene *scene);

/// Adds a row below the ones there; `y` in points from the top of the list. Returns its index.
int peer_scene_add_row(peer_scene *scene, double y, double height);

/// Adds a filled shape to a row, placed from the row's top left; row -1 is the window itself.
void peer_scene_add_box(
    peer_scene *scene, int row, peer_rect place, double radius, uint32_t color);

/// Adds text to a row, laid out once and for all.
void peer_scene_add_text(
    peer_scene *scene, int row, double x, double y, peer_text_style style, uint32_t color,
    const char *text);

/// Shows the list from `offset` points: moves the pixels that stay and draws the strip.
void peer_scene_scroll(peer_scene *scene, double offset);

/// Draws everything.
void peer_scene_repaint(peer_scene *scene);

/// The picture: 4 bytes a pixel, rows `stride` bytes apart.
const uint8_t *peer_scene_pixels(peer_scene *scene, int *width, int *height, int *stride);

#endif
