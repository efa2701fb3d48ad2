// SPDX-License-Identifier: MIT
import CCairo

/// The coverage of one glyph in device pixels, at one of four horizontal places within a pixel.
struct GlyphMask: Sendable {
    /// The place of the first pixel, from the pixel of the glyph's origin.
    let left: Int
    let top: Int
    let width: Int
    let height: Int
    let coverage: [UInt8]

    static let empty = GlyphMask(left: 0, top: 0, width: 0, height: 0, coverage: [])

    private init(left: Int, top: Int, width: Int, height: Int, coverage: [UInt8]) {
        self.left = left
        self.top = top
        self.width = width
        self.height = height
        self.coverage = coverage
    }

    /// Draws a glyph; nil if it has no outline (colour emoji) or is very large.
    ///
    /// - Parameters:
    ///   - scale: pixels a point.
    ///   - shift: how far right of the pixel's edge the origin lies, in pixels.
    init?(font: CairoFont, glyph: UInt32, scale: Double, shift: Double) {
        guard let scratch = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1) else { return nil }
        defer { cairo_surface_destroy(scratch) }
        guard let probe = cairo_create(scratch) else { return nil }
        defer { cairo_destroy(probe) }
        Self.setUp(probe, font, scale)
        var outline = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
        var extents = cairo_text_extents_t()
        cairo_glyph_extents(probe, &outline, 1, &extents)
        guard extents.width > 0, extents.height > 0 else {
            self = .empty
            return
        }
        let left = Int((extents.x_bearing * scale).rounded(.down)) - 1
        let top = Int((extents.y_bearing * scale).rounded(.down)) - 1
        let width = Int((extents.width * scale).rounded(.up)) + 4
        let height = Int((extents.height * scale).rounded(.up)) + 3
        guard width < 256, height < 256,
            let surface = cairo_image_surface_create(
                CAIRO_FORMAT_A8, Int32(width), Int32(height))
        else { return nil }
        defer { cairo_surface_destroy(surface) }
        guard let cr = cairo_create(surface) else { return nil }
        defer { cairo_destroy(cr) }
        cairo_translate(cr, Double(-left) + shift, Double(-top))
        Self.setUp(cr, font, scale)
        cairo_glyph_path(cr, &outline, 1)
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_path_extents(cr, &x1, &y1, &x2, &y2)
        guard x2 > x1, y2 > y1 else { return nil }
        cairo_fill(cr)
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        var coverage = [UInt8]()
        coverage.reserveCapacity(width * height)
        for y in 0..<height {
            // Each row of the surface has at least `width` bytes.
            coverage.append(
                contentsOf: UnsafeBufferPointer(start: data + y * stride, count: width))
        }
        self.init(left: left, top: top, width: width, height: height, coverage: coverage)
    }

    private static func setUp(_ cr: OpaquePointer, _ font: CairoFont, _ scale: Double) {
        cairo_scale(cr, scale, scale)
        cairo_set_font_options(cr, CairoFont.options.pointer)
        cairo_set_font_face(cr, font.face)
        var matrix = font.matrix
        cairo_set_font_matrix(cr, &matrix)
    }
}
