// SPDX-License-Identifier: MIT
import CCairo

/// A picture of coverage that glyph masks are added up in.
final class MaskPicture {
    private let surface: OpaquePointer
    private let data: UnsafeMutablePointer<UInt8>
    private let stride: Int
    private let width: Int
    private let height: Int

    /// Makes an empty picture; nil if there is no memory.
    init?(width: Int, height: Int) {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
        else { return nil }
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        self.surface = surface
        self.data = data
        self.width = width
        self.height = height
        stride = Int(cairo_image_surface_get_stride(surface))
    }

    deinit { cairo_surface_destroy(surface) }

    /// Adds a mask with its first pixel at a place; what is outside is left out.
    func add(_ mask: GlyphMask, x: Int, y: Int) {
        let firstColumn = max(0, -x)
        let columns = min(mask.width, width - x) - firstColumn
        let firstRow = max(0, -y)
        let lastRow = min(mask.height, height - y)
        guard columns > 0, firstRow < lastRow else { return }
        mask.coverage.withUnsafeBufferPointer { coverage in
            guard let base = coverage.baseAddress else { return }
            for row in firstRow..<lastRow {
                // Rows and columns were cut to both pictures above.
                let target = data + (y + row) * stride + x + firstColumn
                let source = base + row * mask.width + firstColumn
                for column in 0..<columns {
                    let sum = UInt16(target[column]) &+ UInt16(source[column])
                    target[column] = UInt8(truncatingIfNeeded: min(sum, 255))
                }
            }
        }
    }

    /// Fills the covered pixels with the context's source.
    func fill(_ cr: OpaquePointer, x: Int, y: Int) {
        cairo_surface_mark_dirty(surface)
        cairo_mask_surface(cr, surface, Double(x), Double(y))
    }
}
