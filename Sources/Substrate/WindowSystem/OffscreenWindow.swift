// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore

/// A window without a desktop: a bitmap, and input that the program makes itself.
///
/// Nothing happens in it by itself. Tests and `--snapshot` runs send events and deliver frames.
@MainActor package final class OffscreenWindow: WindowHost {
    package private(set) var size: CGSize
    package private(set) var scale: CGFloat
    package private(set) var pixels: PixelBuffer
    package var title = ""
    package private(set) var appearance: WindowAppearance
    package var clipboard: String?
    package private(set) var isFocused = true
    package let refreshRate: Double = 60
    package var onEvent: ((WindowEvent) -> Void)?
    package var onFrame: ((TimeInterval) -> Void)?

    /// Whether somebody asked for a frame that was not delivered yet.
    package private(set) var isFrameRequested = false

    /// Called when a frame is requested and none was pending.
    package var onFrameRequested: (() -> Void)?

    /// The parts of the framebuffer shown since the last `clearPresentedRects()`, in order.
    package private(set) var presentedRects: [PixelRect] = []

    /// The caret's rectangle while text input is on; `nil` while it is off.
    package private(set) var textInputCaret: CGRect?

    /// Whether `close()` was called.
    package private(set) var isClosed = false

    private var storage: BitmapStorage

    /// Creates a bitmap of `size` points. Its pixels are zero.
    ///
    /// - Parameters:
    ///   - size: The size in points; finite and positive. The bitmap is rounded to whole pixels.
    ///   - scale: Device pixels per point; finite and positive.
    ///   - appearance: What the pretended desktop asks for.
    package init(size: CGSize, scale: CGFloat, appearance: WindowAppearance = .light) {
        self.size = size
        self.scale = scale
        self.appearance = appearance
        storage = BitmapStorage(size: size, scale: scale)
        pixels = storage.pixels
    }

    package func present(_ rects: [PixelRect]) {
        presentedRects.append(contentsOf: rects)
    }

    /// Forgets which parts were shown.
    package func clearPresentedRects() {
        presentedRects.removeAll(keepingCapacity: true)
    }

    package func requestFrame() {
        guard !isFrameRequested, !isClosed else { return }
        isFrameRequested = true
        onFrameRequested?()
    }

    /// Delivers the requested frame at the media clock's time.
    ///
    /// - Returns: Whether a frame was requested.
    @discardableResult
    package func deliverFrame() -> Bool {
        guard isFrameRequested, !isClosed else { return false }
        isFrameRequested = false
        onFrame?(MediaClock.now())
        return true
    }

    /// Delivers `event` as a desktop would, after taking over what it says of the window.
    package func send(_ event: WindowEvent) {
        guard !isClosed else { return }
        switch event {
        case .resized(let size, let scale):
            self.size = size
            self.scale = scale
            storage = BitmapStorage(size: size, scale: scale)
            pixels = storage.pixels
        case .appearanceChanged(let appearance):
            self.appearance = appearance
        case .focus(let isFocused):
            self.isFocused = isFocused
        default:
            break
        }
        onEvent?(event)
    }

    package func startTextInput(at caret: CGRect) {
        textInputCaret = caret
    }

    package func stopTextInput() {
        textInputCaret = nil
    }

    package func close() {
        isClosed = true
        isFrameRequested = false
        onEvent = nil
        onFrame = nil
        onFrameRequested = nil
    }
}

/// Owns the memory of a framebuffer.
@MainActor final class BitmapStorage {
    let pixels: PixelBuffer

    /// More pixels than this along one side is a mistake in a size, not a window.
    static let maximumSide = 32_767

    init(size: CGSize, scale: CGFloat) {
        precondition(
            scale.isFinite && scale > 0,
            "A window's scale must be finite and positive, not \(scale).")
        precondition(
            size.width.isFinite && size.height.isFinite && size.width > 0 && size.height > 0,
            "A window's size must be finite and positive, not \(size.width) x \(size.height).")
        let width = max(1, (size.width * scale).rounded())
        let height = max(1, (size.height * scale).rounded())
        precondition(
            width <= CGFloat(Self.maximumSide) && height <= CGFloat(Self.maximumSide),
            "A window of \(width) x \(height) pixels exceeds \(Self.maximumSide) along one side.")
        let stride = Int(width) * 4
        let count = stride * Int(height)
        // Cairo wants rows aligned to 4 bytes; 64 keeps copies on cache lines. Freed in deinit.
        let base = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 64)
        base.initializeMemory(as: UInt8.self, repeating: 0, count: count)
        pixels = PixelBuffer(
            base: base, width: Int(width), height: Int(height), stride: stride)
    }

    isolated deinit {
        pixels.base.deallocate()
    }
}
