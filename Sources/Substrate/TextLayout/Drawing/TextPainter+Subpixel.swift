// SPDX-License-Identifier: MIT
import CCairo

/// Glyphs at quarters of a pixel, for displays with few pixels a point.
///
/// Cairo moves each glyph to a whole pixel. With two pixels a point that does not show; with one the
/// spacing of letters becomes visibly uneven.
extension TextPainter {
    /// The pixels a point if glyphs are to be placed at quarters of a pixel; nil if whole pixels will
    /// do, or if the text is turned.
    var subpixelScale: Double? {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cr, &matrix)
        guard matrix.xy == 0, matrix.yx == 0, matrix.xx == matrix.yy, matrix.xx > 0,
            matrix.xx < 2
        else { return nil }
        return matrix.xx
    }

    /// Shows glyphs with the current source; false if they must be shown by Cairo.
    func showAtQuarters(
        _ glyphs: UnsafePointer<cairo_glyph_t>, _ count: Int, font: CairoFont, scale: Double
    ) -> Bool {
        guard Double(font.size) * scale < 64 else { return false }
        var places: [(x: Int, y: Int)] = []
        var wanted: [(index: UInt32, quarter: Int)] = []
        places.reserveCapacity(count)
        wanted.reserveCapacity(count)
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cr, &matrix)
        for index in 0..<count {
            let quarters = ((glyphs[index].x * scale + matrix.x0) * 4).rounded()
            let y = (glyphs[index].y * scale + matrix.y0).rounded()
            guard abs(quarters) < 1e8, abs(y) < 1e8 else { return false }
            places.append((x: Int(quarters) >> 2, y: Int(y)))
            wanted.append((UInt32(truncatingIfNeeded: glyphs[index].index), Int(quarters) & 3))
        }
        guard let masks = GlyphMaskCache.masks(font: font, scale: scale, glyphs: wanted) else {
            return false
        }
        show(masks, at: places)
        return true
    }

    /// Adds masks up in one picture and fills it with the current source.
    private func show(_ masks: [GlyphMask], at places: [(x: Int, y: Int)]) {
        cairo_save(cr)
        defer { cairo_restore(cr) }
        cairo_identity_matrix(cr)
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cr, &x1, &y1, &x2, &y2)
        var left = Int.max
        var top = Int.max
        var right = Int.min
        var bottom = Int.min
        for (mask, place) in zip(masks, places) where mask.width > 0 {
            left = min(left, place.x + mask.left)
            top = min(top, place.y + mask.top)
            right = max(right, place.x + mask.left + mask.width)
            bottom = max(bottom, place.y + mask.top + mask.height)
        }
        left = max(left, Int(max(x1, -1e8).rounded(.down)))
        top = max(top, Int(max(y1, -1e8).rounded(.down)))
        right = min(right, Int(min(x2, 1e8).rounded(.up)))
        bottom = min(bottom, Int(min(y2, 1e8).rounded(.up)))
        guard left < right, top < bottom, right - left < 16_384, bottom - top < 4096,
            let picture = MaskPicture(width: right - left, height: bottom - top)
        else { return }
        for (mask, place) in zip(masks, places) {
            picture.add(mask, x: place.x + mask.left - left, y: place.y + mask.top - top)
        }
        picture.fill(cr, x: left, y: top)
    }
}
