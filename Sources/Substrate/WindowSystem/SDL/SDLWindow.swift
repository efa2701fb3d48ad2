// SPDX-License-Identifier: MIT
import CSDL2
import CoreGraphics
import Foundation
import QuartzCore

/// A window on the desktop.
///
/// The framebuffer is SDL's window surface, on X11 memory shared with the server: presenting copies
/// the damaged rectangles and nothing else.
@MainActor package final class SDLWindow: WindowHost {
    package private(set) var size: CGSize
    package private(set) var scale: CGFloat
    package private(set) var appearance: WindowAppearance
    package private(set) var isFocused = false
    package var onEvent: ((WindowEvent) -> Void)?
    package var onFrame: ((TimeInterval) -> Void)? {
        didSet { pacer.onFrame = onFrame }
    }

    /// Points per unit of SDL's window coordinates (which are pixels on X11).
    private(set) var pointsPerUnit: CGFloat = 1
    /// Fingers on a touch screen by SDL's identifier, and the number they got.
    var fingers: [Int64: Int] = [:]

    private let display: SDLDisplay
    private let handle: OpaquePointer
    private let identifier: UInt32
    private let environment: [String: String]
    private let pacer = FramePacer()
    private var buffer: SDLFramebuffer
    private var isClosed = false

    /// Opens a window.
    ///
    /// - Parameters:
    ///   - title: The window's title.
    ///   - size: The size of the drawable area in points; finite and positive. Window managers may
    ///     give another one.
    ///   - environment: Where scale and appearance are looked up.
    /// - Throws: `WindowError` when there is no desktop, with what to do about it.
    package init(
        title: String, size: CGSize,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(WindowError) {
        precondition(
            size.width.isFinite && size.height.isFinite && size.width > 0 && size.height > 0,
            "A window's size must be finite and positive, not \(size.width) x \(size.height).")
        display = try SDLDisplay.shared()
        self.environment = environment
        let (handle, scale) = try Self.makeWindow(
            title: title, size: size, environment: environment)
        self.handle = handle
        self.scale = scale
        self.size = size
        identifier = SDL_GetWindowID(handle)
        appearance =
            SystemAppearance.fixed(by: environment) ?? SystemAppearance.settled(by: environment)
            ?? .light
        buffer = SDLFramebuffer(window: handle)
        updateGeometry()
        updateRefreshRate()
        display.add(self, identifier: identifier, handle: handle)
        askForAppearance()
    }

    private static func makeWindow(
        title: String, size: CGSize, environment: [String: String]
    ) throws(WindowError) -> (handle: OpaquePointer, scale: CGFloat) {
        let flags =
            SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue
            | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        let centered = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
        let side = CGFloat(BitmapStorage.maximumSide)
        guard
            let handle = SDL_CreateWindow(
                title, centered, centered, Int32(min(size.width, side)),
                Int32(min(size.height, side)), flags)
        else { throw WindowError(description: "No window can be opened: \(lastSDLError()).") }
        let native = nativeScale(handle)
        guard native == 1 else {
            SDL_ShowWindow(handle)
            return (handle, native)
        }
        // The resources that name the scale can be read only from a window, so it grows after
        // it was made and before it is shown.
        let scale = DisplayScale.resolve(
            environment: environment, resources: SDLDisplay.resources(handle))
        SDL_SetWindowSize(
            handle, Int32(min(size.width * scale, side).rounded()),
            Int32(min(size.height * scale, side).rounded()))
        SDL_SetWindowPosition(handle, centered, centered)
        SDL_ShowWindow(handle)
        return (handle, scale)
    }

    /// Pixels per unit of SDL's coordinates: above 1 on Wayland displays with a scale.
    private static func nativeScale(_ handle: OpaquePointer) -> CGFloat {
        var units: Int32 = 0
        var pixels: Int32 = 0
        SDL_GetWindowSize(handle, &units, nil)
        SDL_GetWindowSizeInPixels(handle, &pixels, nil)
        return units > 0 && pixels > 0 ? CGFloat(pixels) / CGFloat(units) : 1
    }

    // MARK: Pixels

    package var pixels: PixelBuffer { buffer.pixels }

    package func present(_ rects: [PixelRect]) {
        guard !rects.isEmpty, !isClosed else { return }
        buffer.present(rects)
        display.schedulePump()
    }

    package func requestFrame() {
        pacer.request()
    }

    package var refreshRate: Double { pacer.rate }

    // MARK: The desktop

    package var title: String {
        get { SDL_GetWindowTitle(handle).map { String(cString: $0) } ?? "" }
        set {
            SDL_SetWindowTitle(handle, newValue)
            display.schedulePump()
        }
    }

    package var clipboard: String? {
        get {
            guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else {
                return nil
            }
            defer { SDL_free(text) }
            display.schedulePump()
            return String(cString: text)
        }
        set {
            SDL_SetClipboardText(newValue ?? "")
            display.schedulePump()
        }
    }

    package func startTextInput(at caret: CGRect) {
        var rect = SDL_Rect(
            x: units(caret.minX), y: units(caret.minY), w: units(caret.width),
            h: units(caret.height))
        SDL_SetTextInputRect(&rect)
        if SDL_IsTextInputActive() == SDL_FALSE { SDL_StartTextInput() }
    }

    package func stopTextInput() {
        SDL_StopTextInput()
    }

    package func close() {
        guard !isClosed else { return }
        isClosed = true
        pacer.stop()
        onEvent = nil
        display.remove(identifier: identifier)
        buffer.detach()
        SDL_DestroyWindow(handle)
    }

    private func units(_ points: CGFloat) -> Int32 {
        Int32(exactly: (points / pointsPerUnit).rounded()) ?? 0
    }

    private func askForAppearance() {
        guard SystemAppearance.fixed(by: environment) == nil else { return }
        SystemAppearance.askPortal(environment: environment) { [weak self] answer in
            guard let self, let answer, answer != self.appearance else { return }
            self.deliver(.appearanceChanged(answer))
        }
    }

    // MARK: Events

    /// Takes over what `event` says of the window, then passes it on.
    func deliver(_ event: WindowEvent) {
        guard !isClosed else { return }
        switch event {
        case .resized:
            updateGeometry()
            buffer = SDLFramebuffer(window: handle)
            onEvent?(.resized(size: size, scale: scale))
            return
        case .exposed:
            buffer.presentAll()
            display.schedulePump()
        case .appearanceChanged(let appearance):
            self.appearance = appearance
        case .focus(let isFocused):
            self.isFocused = isFocused
            // A user who changed the preference comes back from another window.
            if isFocused { askForAppearance() }
        default:
            break
        }
        onEvent?(event)
    }

    /// Notes whether the window can be seen.
    func setVisible(_ isVisible: Bool) {
        pacer.isThrottled = !isVisible
    }

    /// Reads the display's rate; it changes when the window moves to another display.
    func updateRefreshRate() {
        var mode = SDL_DisplayMode()
        let index = SDL_GetWindowDisplayIndex(handle)
        guard index >= 0, SDL_GetCurrentDisplayMode(index, &mode) == 0 else { return }
        pacer.rate = mode.refresh_rate > 0 ? Double(mode.refresh_rate) : 60
    }

    private func updateGeometry() {
        let native = Self.nativeScale(handle)
        if native != 1 { scale = native }
        pointsPerUnit = native / scale
        var width: Int32 = 0
        var height: Int32 = 0
        SDL_GetWindowSizeInPixels(handle, &width, &height)
        size = CGSize(
            width: CGFloat(max(1, width)) / scale, height: CGFloat(max(1, height)) / scale)
    }
}
