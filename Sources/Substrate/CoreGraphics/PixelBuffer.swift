// SPDX-License-Identifier: MIT
import CCairo
import Foundation

/// Memory that holds pixels: 32 bits each, blue, green, red, alpha (or unused) from the lowest
/// byte, colours multiplied by alpha; rows from the top.
///
/// A view of memory, not its owner: whoever made the memory keeps it alive while a buffer or a
/// context on it is in use.
package struct PixelBuffer {
    package let base: UnsafeMutableRawPointer
    package let width: Int
    package let height: Int
    /// Bytes from one row to the next.
    package let stride: Int

    package init(base: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int) {
        precondition(
            width > 0 && height > 0 && stride >= width * 4 && stride % 4 == 0,
            "A pixel buffer needs positive sides and a stride of at least 4 bytes a pixel, got "
                + "\(width)x\(height), stride \(stride).")
        self.base = base
        self.width = width
        self.height = height
        self.stride = stride
    }

    /// New zeroed memory; give it back with ``deallocate()``.
    package static func allocate(width: Int, height: Int) -> PixelBuffer {
        let stride = width * 4
        let base = UnsafeMutableRawPointer.allocate(byteCount: stride * height, alignment: 64)
        memset(base, 0, stride * height)
        return PixelBuffer(base: base, width: width, height: height, stride: stride)
    }

    /// Frees memory that came from ``allocate(width:height:)``.
    package func deallocate() {
        base.deallocate()
    }

    package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// The pixel's 32 bits, `0xAARRGGBB`.
    package subscript(x: Int, y: Int) -> UInt32 {
        get {
            precondition(bounds.contains(PixelRect(x: x, y: y, width: 1, height: 1)))
            return base.load(fromByteOffset: y * stride + x * 4, as: UInt32.self)
        }
        nonmutating set {
            precondition(bounds.contains(PixelRect(x: x, y: y, width: 1, height: 1)))
            base.storeBytes(of: newValue, toByteOffset: y * stride + x * 4, as: UInt32.self)
        }
    }

    /// Copies the pixels of `rect` to the same place moved by (`dx`, `dy`), clipped to `rect`:
    /// what scrolling inside `rect` does. Pixels that nothing moves onto keep their old content.
    ///
    /// Cost: one pass over the moved pixels, no allocation.
    package func scroll(_ rect: PixelRect, dx: Int, dy: Int) {
        let area = rect.intersection(bounds)
        let target = area.intersection(area.translated(x: dx, y: dy))
        guard !target.isEmpty, dx != 0 || dy != 0 else { return }
        if dx == 0, target.width == width {
            // Full rows lie next to each other: one move.
            memmove(
                base + target.y * stride, base + (target.y - dy) * stride,
                (target.height - 1) * stride + width * 4)
            return
        }
        let bytes = target.width * 4
        // Rows are taken in the order in which none is overwritten before it was read.
        let rows = Swift.stride(
            from: dy > 0 ? target.height - 1 : 0, to: dy > 0 ? -1 : target.height,
            by: dy > 0 ? -1 : 1)
        for row in rows {
            let y = target.y + row
            memmove(
                base + y * stride + target.x * 4,
                base + (y - dy) * stride + (target.x - dx) * 4, bytes)
        }
    }
}

extension CGImage {
    /// A copy of what the buffer shows, opaque; nil when there is no memory or a side is over
    /// 32,767 pixels.
    package convenience init?(copying pixels: PixelBuffer) {
        guard
            let surface = CGImage.makeSurface(
                width: pixels.width, height: pixels.height, hasAlpha: false),
            let target = cairo_image_surface_get_data(surface)
        else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        for row in 0..<pixels.height {
            memcpy(target + row * stride, pixels.base + row * pixels.stride, pixels.width * 4)
        }
        cairo_surface_mark_dirty(surface)
        self.init(owning: surface)
    }
}
