// SPDX-License-Identifier: MIT
import CCairo

extension GlyphStorage {
    /// Whether any text casts a shadow.
    var hasShadows: Bool { spans.contains { $0.paint.shadow != nil } }
}

extension TextPainter {
    func drawShadows() {
        for run in text.storage.runs {
            let paint = text.storage.spans[run.span].paint
            guard let shadow = paint.shadow else { continue }
            let color = shadow.color.textColor
            guard color.alpha > 0 else { continue }
            setFont(run.font, paint: paint)
            setSource(color)
            if shadow.blurRadius > 0 {
                drawBlurred(run, shadow)
            } else {
                withGlyphs(of: run, offset: shadow.offset) { glyphs, count in
                    // Outlines, so that a colour emoji casts a plain shadow too where it has one.
                    cairo_show_glyphs(cr, glyphs, count)
                }
            }
        }
    }

    /// Draws a run's glyphs through a blurred mask in device pixels.
    private func drawBlurred(_ run: GlyphRun, _ shadow: TextShadow) {
        withGlyphs(of: run, offset: shadow.offset) { glyphs, count in
            var extents = cairo_text_extents_t()
            cairo_glyph_extents(cr, glyphs, count, &extents)
            guard extents.width > 0, extents.height > 0 else { return }
            // UIKit's blur radius is twice the deviation of the Gaussian.
            let margin = Double(shadow.blurRadius) * 1.5
            let area = CGRect(
                x: glyphs[0].x + extents.x_bearing - margin,
                y: glyphs[0].y + extents.y_bearing - margin,
                width: extents.width + 2 * margin, height: extents.height + 2 * margin)
            guard let mask = BlurMask(cr: cr, area: area) else { return }
            mask.draw { target in
                cairo_set_font_face(target, cairo_get_font_face(cr))
                var matrix = cairo_matrix_t()
                cairo_get_font_matrix(cr, &matrix)
                cairo_set_font_matrix(target, &matrix)
                cairo_set_font_options(target, CairoFont.options.pointer)
                cairo_show_glyphs(target, glyphs, count)
            }
            mask.blur(deviation: Double(shadow.blurRadius) / 2)
            mask.paint(on: cr)
        }
    }
}
