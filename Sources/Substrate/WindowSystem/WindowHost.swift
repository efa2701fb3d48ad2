// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore

/// A place where pixels are shown and input comes from: a window on the desktop, or a bitmap.
///
/// Everything that UIKit knows of the outside world passes through this protocol. Sizes and
/// locations are points from the top left corner; damage is in device pixels.
@MainActor package protocol WindowHost: AnyObject {
    /// The size of the drawable area, in points.
    var size: CGSize { get }

    /// Device pixels per point.
    var scale: CGFloat { get }

    /// The retained framebuffer. What was drawn stays until the next `resized` event, after which
    /// the buffer is another one with undefined contents.
    var pixels: PixelBuffer { get }

    /// Shows the given parts of the framebuffer; an empty array shows nothing.
    func present(_ rects: [PixelRect])

    /// The window's title.
    var title: String { get set }

    /// Whether the desktop asks for light or dark colours.
    var appearance: WindowAppearance { get }

    /// The clipboard's text; `nil` when it holds none.
    var clipboard: String? { get set }

    /// Whether the window has the keyboard.
    var isFocused: Bool { get }

    /// Frames a second that the display shows.
    var refreshRate: Double { get }

    /// Receives input and window changes, in order, on the main actor.
    var onEvent: ((WindowEvent) -> Void)? { get set }

    /// Receives one call, with the frame's time on the media clock, for each requested frame.
    var onFrame: ((TimeInterval) -> Void)? { get set }

    /// Asks for one call of `onFrame` when the display is next ready. Repeated calls before that
    /// are one request. A host that nobody asks for frames costs no CPU time.
    func requestFrame()

    /// Begins to deliver typed text; an input method places its candidates near `caret` (points).
    func startTextInput(at caret: CGRect)

    /// Ends the delivery of typed text.
    func stopTextInput()

    /// Removes the window. No event and no frame follow.
    func close()
}

/// Whether light or dark colours are asked for.
package enum WindowAppearance: String, Sendable {
    case light
    case dark
}
