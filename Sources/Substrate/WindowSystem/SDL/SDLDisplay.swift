// SPDX-License-Identifier: MIT
import CSDL2
import Dispatch
import Foundation
import QuartzCore

/// Why a window could not be made.
package struct WindowError: Error, CustomStringConvertible, Sendable {
    /// What happened and what to do about it.
    package let description: String
}

/// The process's connection to the desktop, shared by its windows.
///
/// SDL has one event queue. This type reads it, and hands each event to the window it names.
@MainActor final class SDLDisplay {
    /// The connection; made by the first window, kept until the process ends.
    static func shared() throws(WindowError) -> SDLDisplay {
        if let display { return display }
        let display = try SDLDisplay()
        self.display = display
        return display
    }

    private static var display: SDLDisplay?

    /// Windows by SDL's identifier.
    private var windows: [UInt32: WeakWindow] = [:]
    private var source: (any DispatchSourceProtocol)?
    private var isPumpScheduled = false

    private struct WeakWindow {
        weak var window: SDLWindow?
    }

    private init() throws(WindowError) {
        // A hint from the environment wins over these.
        for (name, value) in Self.hints { SDL_SetHint(name, value) }
        let names = ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"]
        guard names.contains(where: { getenv($0) != nil }) else {
            throw WindowError(description: Self.explainMissingDisplay(sdlError: nil))
        }
        guard SDL_InitSubSystem(UInt32(SDL_INIT_VIDEO)) == 0 else {
            throw WindowError(description: Self.explainMissingDisplay(sdlError: lastSDLError()))
        }
        // SDL begins with text input on, which would put an input method between user and keys.
        SDL_StopTextInput()
        if Self.driver != "wayland" {
            // The program draws with the CPU into memory shared with the X server; a GPU would only
            // copy. On Wayland SDL has no other way to show a surface than a texture.
            SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
        }
        _ = MainLoop.addPump { [unowned self] in pump() }
    }

    /// SDL's name of the desktop in use, such as `x11`.
    static var driver: String {
        SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    }

    private static let hints: [(String, String)] = [
        // Left alone SDL takes what has no screen at all rather than fail.
        ("SDL_VIDEODRIVER", "x11,wayland"),
        // Control-C in the terminal ends the program, as everywhere.
        (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
        // SDL is made for games: left alone it stops the screen saver and the compositor.
        (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
        (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
        // A click into a window without the keyboard counts as a click.
        (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
        // Fingers come as fingers only, a mouse as a mouse only.
        (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
        (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
        (SDL_HINT_IME_SHOW_UI, "1"),
        (SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0"),
    ]

    private static func explainMissingDisplay(sdlError: String?) -> String {
        let environment = ProcessInfo.processInfo.environment
        let display = environment["DISPLAY"] ?? environment["WAYLAND_DISPLAY"] ?? ""
        let reason =
            sdlError.map { "the display \"\(display)\" does not answer (SDL: \($0))" }
            ?? "neither DISPLAY nor WAYLAND_DISPLAY is set"
        return "No window can be opened: \(reason). Start the program from a desktop session, or "
            + "let it draw without one (the gallery takes --snapshot DIR)."
    }

    // MARK: Windows

    func add(_ window: SDLWindow, identifier: UInt32, handle: OpaquePointer) {
        windows[identifier] = WeakWindow(window: window)
        if source == nil { source = makeSource(handle) }
        schedulePump()
    }

    func remove(identifier: UInt32) {
        windows[identifier] = nil
    }

    /// The X resource database, for windows on X11.
    static func resources(_ handle: OpaquePointer) -> String? {
        var info = SDL_SysWMinfo()
        guard csdl2_window_info(handle, &info) == SDL_TRUE, info.subsystem == SDL_SYSWM_X11 else {
            return nil
        }
        return csdl2_x11_resources(&info).map { String(cString: $0) }
    }

    /// Wakes the main loop when the desktop has something to say.
    private func makeSource(_ handle: OpaquePointer) -> (any DispatchSourceProtocol)? {
        guard let descriptor = Self.fileDescriptor(handle) else { return makePollingSource() }
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        // The loop pumps after every source; doing it here too would run handlers inside the queue,
        // where a nested run loop could not drain it.
        source.setEventHandler {}
        source.resume()
        return source
    }

    private static func fileDescriptor(_ handle: OpaquePointer) -> Int32? {
        var info = SDL_SysWMinfo()
        guard csdl2_window_info(handle, &info) == SDL_TRUE else { return nil }
        switch info.subsystem {
        case SDL_SYSWM_X11: return csdl2_x11_file_descriptor(&info)
        case SDL_SYSWM_WAYLAND: return csdl2_wayland_file_descriptor(&info)
        default: return nil
        }
    }

    /// Other drivers (such as `kmsdrm`) have no descriptor to wait for; their queue is read 60 times
    /// a second. The `dummy` driver never has events.
    private func makePollingSource() -> (any DispatchSourceProtocol)? {
        guard Self.driver != "dummy", Self.driver != "offscreen" else { return nil }
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now(), repeating: 1.0 / 60, leeway: .milliseconds(4))
        timer.setEventHandler {}
        timer.resume()
        return timer
    }

    // MARK: Events

    /// Reads the queue soon. Any call that talks to the X server may have moved events from the
    /// socket into Xlib's own queue, where waiting for the socket would not see them.
    func schedulePump() {
        guard !isPumpScheduled else { return }
        isPumpScheduled = true
        MainLoop.wake()
    }

    /// Reads SDL's queue to its end and delivers the events.
    func pump() {
        isPumpScheduled = false
        var pending: [(SDLWindow, WindowEvent)] = []
        var event = SDL_Event()
        while SDL_PollEvent(&event) != 0 {
            collect(event, into: &pending)
        }
        for (window, event) in pending { window.deliver(event) }
    }

    private func collect(_ event: SDL_Event, into pending: inout [(SDLWindow, WindowEvent)]) {
        if event.type == SDL_QUIT.rawValue {
            for entry in windows.values {
                if let window = entry.window { pending.append((window, .closeRequested)) }
            }
            return
        }
        guard let identifier = SDLEventTranslation.windowIdentifier(of: event),
            let window = windows[identifier]?.window
        else { return }
        for translated in window.translate(event) {
            if let last = pending.last, last.0 === window,
                translated.replaces(last.1)
            {
                pending.removeLast()
            }
            pending.append((window, translated))
        }
    }
}

extension WindowEvent {
    /// Whether this event makes `earlier`, the one just before it, superfluous: of a burst of
    /// moves or sizes between two frames only the last matters.
    func replaces(_ earlier: WindowEvent) -> Bool {
        switch (self, earlier) {
        case (.pointer(let new), .pointer(let old)):
            return new.identifier == old.identifier && new.button == old.button
                && new.phase == old.phase && (new.phase == .moved || new.phase == .hovered)
        case (.resized, .resized), (.exposed, .exposed):
            return true
        default:
            return false
        }
    }
}

/// SDL's description of what went wrong last.
func lastSDLError() -> String {
    String(cString: SDL_GetError())
}
