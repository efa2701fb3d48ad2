// SPDX-License-Identifier: MIT
import CCairo
import Foundation

/// A surface to draw on, with the state of drawing: colours, line style, clip, transform.
///
/// The origin is the top left corner and y grows downwards, in every context; lengths are points,
/// `scale` pixels each. For one thread at a time.
///
/// - Note: Differs from UIKit: bitmap contexts made by hand have y pointing down too, and
///   ``draw(_:in:)`` shows images upright.
public final class CGContext {
    /// What is saved and restored beside Cairo's own state (transform, clip, line style).
    struct State {
        var fillColor = CGColor.black
        var strokeColor = CGColor.black
        var alpha: CGFloat = 1
        var blendMode = CGBlendMode.normal
        var interpolationQuality = CGInterpolationQuality.default
        var shadow: Shadow?
    }

    struct Shadow {
        var offset: CGSize
        var blur: CGFloat
        var color: CGColor
    }

    /// The Cairo context, for drawing that must not pay for a detour. Whoever changes its state
    /// puts it back.
    package let cr: OpaquePointer
    /// Pixels a point.
    package let scale: CGFloat
    var state = State()
    var savedStates: [State] = []
    /// The states outside the transparency layers under construction.
    var layers: [State] = []
    /// Which of them, counted from 1, began with a clip of their own.
    var clippedLayers: Set<Int> = []
    let layout: Layout

    /// How a caller may see the memory of a bitmap context.
    enum Layout {
        case premultipliedBGRA
        case hidden
    }

    private init(retained cr: OpaquePointer, scale: CGFloat, layout: Layout) {
        self.cr = cr
        self.scale = scale
        self.layout = layout
        CGContext.setUp(cr)
    }

    /// A context on top of a Cairo context, which is kept alive. Its transform stays.
    package convenience init(cairo: OpaquePointer, scale: CGFloat) {
        cairo_reference(cairo)
        self.init(retained: cairo, scale: scale, layout: .hidden)
    }

    /// A context that draws into `pixels`, which the caller keeps alive as long as the context.
    /// Cost: a few hundred nanoseconds; no pixel is touched.
    package convenience init(pixels: PixelBuffer, scale: CGFloat) {
        let surface = cairo_image_surface_create_for_data(
            pixels.base.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_RGB24,
            Int32(pixels.width), Int32(pixels.height), Int32(pixels.stride))
        self.init(owning: surface, scale: scale, layout: .hidden)
    }

    /// A cleared context of `width` x `height` pixels; nil when a side is out of 1...32767.
    package convenience init?(width: Int, height: Int, scale: CGFloat, isOpaque: Bool = false) {
        guard
            let surface = CGImage.makeSurface(width: width, height: height, hasAlpha: !isOpaque)
        else { return nil }
        self.init(owning: surface, scale: scale, layout: .premultipliedBGRA)
    }

    private convenience init(owning surface: OpaquePointer?, scale: CGFloat, layout: Layout) {
        // Cairo returns an error object instead of null, and drawing into one does nothing.
        guard let cr = cairo_create(surface) else {
            preconditionFailure("Cairo has no memory for a context.")
        }
        cairo_surface_destroy(surface)
        if scale != 1 { cairo_scale(cr, scale, scale) }
        self.init(retained: cr, scale: scale, layout: layout)
    }

    /// A bitmap context, as Apple's initialiser makes it.
    ///
    /// - Parameters:
    ///   - data: Memory to draw into, which must live as long as the context; nil to have it made.
    ///     Memory of the caller's must be 32-bit little-endian with premultiplied or unused alpha
    ///     first; ``CGImageAlphaInfo``'s other RGB orders are accepted only when `data` is nil.
    ///   - width: Pixels in a row, up to 32,767.
    ///   - height: Rows, up to 32,767.
    ///   - bitsPerComponent: 8.
    ///   - bytesPerRow: 0 to have it chosen when `data` is nil.
    ///   - space: ``CGColorSpaceCreateDeviceRGB()`` or sRGB.
    ///   - bitmapInfo: A ``CGImageAlphaInfo`` plus a byte order.
    /// - Returns: Nil when the combination is not supported.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
        bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard bitsPerComponent == 8, space.model == .rgb,
            let alpha = CGImageAlphaInfo(
                rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue)
        else { return nil }
        let isNative =
            bitmapInfo & CGBitmapInfo.byteOrderMask.rawValue
            == CGBitmapInfo.byteOrder32Little.rawValue
            && (alpha == .premultipliedFirst || alpha == .noneSkipFirst)
        let hasAlpha: Bool
        switch alpha {
        case .premultipliedFirst, .premultipliedLast: hasAlpha = true
        case .noneSkipFirst, .noneSkipLast: hasAlpha = false
        case .none, .first, .last, .alphaOnly: return nil
        }
        guard let data else {
            guard
                let surface = CGImage.makeSurface(
                    width: width, height: height, hasAlpha: hasAlpha)
            else { return nil }
            self.init(
                owning: surface, scale: 1, layout: isNative ? .premultipliedBGRA : .hidden)
            return
        }
        guard isNative, width > 0, height > 0, width <= 32_767, height <= 32_767,
            bytesPerRow >= width * 4, bytesPerRow % 4 == 0, bytesPerRow <= Int(Int32.max),
            let surface = cairo_image_surface_create_for_data(
                data.assumingMemoryBound(to: UInt8.self),
                hasAlpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24, Int32(width),
                Int32(height), Int32(bytesPerRow))
        else { return nil }
        self.init(owning: surface, scale: 1, layout: .premultipliedBGRA)
    }

    deinit {
        cairo_destroy(cr)
    }

    private static func setUp(_ cr: OpaquePointer) {
        cairo_set_antialias(cr, CAIRO_ANTIALIAS_GRAY)
        cairo_set_font_options(cr, FontOptions.shared.value)
        cairo_set_line_width(cr, 1)
        cairo_set_miter_limit(cr, 10)
        cairo_set_tolerance(cr, 0.1)
    }

    /// Pixels in a row; 0 when the context is not a bitmap.
    public var width: Int {
        isBitmap ? Int(cairo_image_surface_get_width(cairo_get_target(cr))) : 0
    }

    /// Rows of pixels; 0 when the context is not a bitmap.
    public var height: Int {
        isBitmap ? Int(cairo_image_surface_get_height(cairo_get_target(cr))) : 0
    }

    /// Bytes from one row to the next; 0 when the context is not a bitmap.
    public var bytesPerRow: Int {
        isBitmap ? Int(cairo_image_surface_get_stride(cairo_get_target(cr))) : 0
    }

    private var isBitmap: Bool {
        cairo_surface_get_type(cairo_get_target(cr)) == CAIRO_SURFACE_TYPE_IMAGE
    }

    /// The pixels drawn so far, in the layout asked for when the context was made.
    ///
    /// - Precondition: That layout was 32-bit little-endian with alpha first. Others exist only
    ///   inside: make an image with ``makeImage()`` instead.
    public var data: UnsafeMutableRawPointer? {
        guard isBitmap else { return nil }
        precondition(
            layout == .premultipliedBGRA,
            "The pixels of this context are kept as 32-bit little-endian with alpha first, not in "
                + "the order it was made with. Ask for premultipliedFirst | byteOrder32Little, or "
                + "use makeImage().")
        flush()
        return UnsafeMutableRawPointer(cairo_image_surface_get_data(cairo_get_target(cr)))
    }

    /// A copy of what was drawn; nil when the context is not a bitmap.
    public func makeImage() -> CGImage? {
        guard isBitmap else { return nil }
        flush()
        guard let target = cairo_get_target(cr) else { return nil }
        cairo_surface_reference(target)
        return CGImage(owning: target).copy()
    }

    /// Makes sure that all drawing has reached the pixels.
    public func flush() {
        cairo_surface_flush(cairo_get_target(cr))
    }

    /// The same as ``flush()``.
    public func synchronize() {
        flush()
    }
}

/// How text is drawn everywhere: gray antialiasing, no hinting, exact widths.
package final class FontOptions: Sendable {
    package static let shared = FontOptions()

    // Written once here; afterwards Cairo only reads it.
    private nonisolated(unsafe) let options: OpaquePointer

    /// The options, to be read only.
    package var value: OpaquePointer { options }

    private init() {
        // Cairo returns a static object when out of memory, never null.
        options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    }
}
