// SPDX-License-Identifier: MIT
import CCairo
import Foundation

/// A picture of pixels, 8 bits a channel, which never changes.
///
/// Memory: 4 bytes a pixel, shared by all that hold the image and freed with the last.
public final class CGImage: Hashable, @unchecked Sendable {
    // Unchecked: pixels and surface are written only before the initialiser returns.

    /// A Cairo image surface in ARGB32 (premultiplied) or RGB24.
    ///
    /// For the main thread: Cairo counts uses of a surface's pixels without locks. Elsewhere draw
    /// through ``withDrawingSurface(_:)``.
    package let surface: OpaquePointer
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// Whether pixels may be see-through; when false the alpha byte means nothing.
    package let hasAlpha: Bool
    /// The image whose memory this one shows a part of.
    private let parent: CGImage?

    /// Takes over a Cairo image surface that nobody else writes to.
    package init(owning surface: OpaquePointer) {
        cairo_surface_flush(surface)
        self.surface = surface
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        hasAlpha = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
        parent = nil
    }

    private init(part surface: OpaquePointer, of parent: CGImage) {
        self.surface = surface
        self.parent = parent
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        hasAlpha = parent.hasAlpha
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    /// An image from pixels of 4 bytes: blue, green, red, alpha, colours multiplied by alpha.
    ///
    /// Nil when a side is not positive or over 32,767, or `pixels` is too short.
    public convenience init?(
        width: Int, height: Int, bytesPerRow: Int, premultipliedBGRA pixels: Data
    ) {
        guard width > 0, height > 0, width <= 32_767, height <= 32_767,
            bytesPerRow >= width * 4, bytesPerRow <= Int.max / height,
            pixels.count >= bytesPerRow * (height - 1) + width * 4,
            let surface = CGImage.makeSurface(width: width, height: height, hasAlpha: true),
            let target = cairo_image_surface_get_data(surface)
        else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        pixels.withUnsafeBytes { source in
            // Not empty: its length was checked above.
            guard let base = source.baseAddress else { return }
            for row in 0..<height {
                memcpy(target + row * stride, base + row * bytesPerRow, width * 4)
            }
        }
        cairo_surface_mark_dirty(surface)
        self.init(owning: surface)
    }

    /// A cleared Cairo surface, or nil when there is no memory or a side is out of range.
    package static func makeSurface(width: Int, height: Int, hasAlpha: Bool) -> OpaquePointer? {
        guard width > 0, height > 0, width <= 32_767, height <= 32_767,
            let surface = cairo_image_surface_create(
                hasAlpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
        else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        return surface
    }

    /// Bytes from one row to the next.
    public var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }

    /// 8: every channel is a byte.
    public var bitsPerComponent: Int { 8 }

    /// 32: every pixel is four bytes.
    public var bitsPerPixel: Int { 32 }

    /// How the alpha byte is to be read.
    public var alphaInfo: CGImageAlphaInfo { hasAlpha ? .premultipliedFirst : .noneSkipFirst }

    /// sRGB.
    public var colorSpace: CGColorSpace? { .rgb }

    /// How many bytes the pixels take.
    package var byteCount: Int { bytesPerRow * height }

    /// The pixels, read-only: rows of ``bytesPerRow`` bytes from the top.
    package func withPixels<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows
        -> Result
    {
        // An image surface in good state has memory; the part of an image ends where it ends.
        let count = bytesPerRow * (height - 1) + width * 4
        let start = UnsafeRawPointer(cairo_image_surface_get_data(surface))
        return try body(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
    }

    /// Gives `body` a surface over the same pixels that belongs to the calling thread alone.
    package func withDrawingSurface<Result>(_ body: (OpaquePointer) throws -> Result) rethrows
        -> Result
    {
        let own = cairo_image_surface_create_for_data(
            cairo_image_surface_get_data(surface), cairo_image_surface_get_format(surface),
            Int32(width), Int32(height), cairo_image_surface_get_stride(surface))
        guard let own else { preconditionFailure("Cairo returns an object in any case.") }
        defer {
            // Whatever still refers to the surface must not read memory it does not own.
            cairo_surface_finish(own)
            cairo_surface_destroy(own)
        }
        return try body(own)
    }

    /// The part of the image in `rect` (pixels, cut to the image, widened to whole pixels).
    ///
    /// Shares this image's memory. Nil when `rect` lies outside.
    public func cropping(to rect: CGRect) -> CGImage? {
        let all = PixelRect(x: 0, y: 0, width: width, height: height)
        let part =
            rect.isInfinite ? all : PixelRect(covering: rect.standardized).intersection(all)
        guard !part.isEmpty else { return nil }
        if part == all { return self }
        guard let data = cairo_image_surface_get_data(surface),
            let surface = cairo_image_surface_create_for_data(
                data + part.y * bytesPerRow + part.x * 4,
                cairo_image_surface_get_format(surface), Int32(part.width), Int32(part.height),
                Int32(bytesPerRow))
        else { return nil }
        return CGImage(part: surface, of: self)
    }

    /// The same image in memory of its own.
    public func copy() -> CGImage? {
        guard
            let copy = CGImage.makeSurface(width: width, height: height, hasAlpha: hasAlpha),
            let target = cairo_image_surface_get_data(copy)
        else { return nil }
        let stride = Int(cairo_image_surface_get_stride(copy))
        withPixels { pixels in
            guard let base = pixels.baseAddress else { return }
            for row in 0..<height {
                memcpy(target + row * stride, base + row * bytesPerRow, width * 4)
            }
        }
        cairo_surface_mark_dirty(copy)
        return CGImage(owning: copy)
    }

    /// Images are equal when they are the same object; pixels are not compared.
    public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

    /// Feeds the object's identity to `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// Where the alpha byte stands and what it means.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No alpha, three bytes a pixel.
    case none = 0
    /// Red, green, blue, alpha; colours multiplied by alpha.
    case premultipliedLast = 1
    /// Alpha, red, green, blue; colours multiplied by alpha.
    case premultipliedFirst = 2
    /// Red, green, blue, alpha.
    case last = 3
    /// Alpha, red, green, blue.
    case first = 4
    /// Red, green, blue and an unused byte.
    case noneSkipLast = 5
    /// An unused byte, red, green and blue.
    case noneSkipFirst = 6
    /// Alpha only.
    case alphaOnly = 7
}

/// Where the alpha byte stands and in which order bytes lie in memory.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The bits: ``CGImageAlphaInfo`` in the lowest five, byte order above.
    public let rawValue: UInt32

    /// A value from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The bits that hold a ``CGImageAlphaInfo``.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits that hold the byte order.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// 32-bit pixels with the lowest byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// 32-bit pixels with the highest byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
