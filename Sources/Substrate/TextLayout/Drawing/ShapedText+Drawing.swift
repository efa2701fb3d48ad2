// SPDX-License-Identifier: MIT
import CCairo

extension ShapedText {
    /// Draws the text.
    ///
    /// Backgrounds come first, then shadows, underlines, glyphs, and lines through them.
    ///
    /// - Parameters:
    ///   - context: where to draw.
    ///   - origin: the place of the top left corner of the text's container.
    ///   - defaultColor: the colour of characters that have none.
    public func draw(in context: CGContext, at origin: CGPoint, defaultColor: CGColor) {
        guard !lines.isEmpty, origin.x.isFinite, origin.y.isFinite else { return }
        let painter = TextPainter(text: self, cr: context.cr, origin: origin, color: defaultColor)
        painter.draw()
    }
}

/// One drawing of a shaped text.
struct TextPainter {
    let text: ShapedText
    let cr: OpaquePointer
    let origin: CGPoint
    /// The colour of characters that have none.
    let color: CGColor

    private var storage: GlyphStorage { text.storage }

    func draw() {
        cairo_save(cr)
        defer { cairo_restore(cr) }
        cairo_set_font_options(cr, CairoFont.options.pointer)
        if !storage.decorations.isEmpty { drawBackgrounds() }
        if storage.hasShadows { drawShadows() }
        if !storage.decorations.isEmpty { drawUnderlines() }
        drawGlyphs()
        if !storage.decorations.isEmpty { drawStrikethroughs() }
    }

    /// The colour of a span's glyphs.
    func foreground(_ paint: PaintStyle) -> CGColor {
        paint.foreground?.textColor ?? (paint.isLink ? Self.linkColor : color)
    }

    /// UIKit's colour of links, the system blue.
    private static let linkColor = CGColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1)

    func setSource(_ color: CGColor, opacity: CGFloat = 1) {
        cairo_set_source_rgba(
            cr, Double(color.red), Double(color.green), Double(color.blue),
            Double(color.alpha * opacity))
    }

    private func drawGlyphs() {
        var current: CairoFont?
        var currentSpan = -1
        let scale = subpixelScale
        for run in storage.runs {
            let paint = storage.spans[run.span].paint
            if run.span != currentSpan {
                setSource(foreground(paint))
                if currentSpan >= 0, paint.changesMatrix { current = nil }
                if currentSpan >= 0, storage.spans[currentSpan].paint.changesMatrix {
                    current = nil
                }
                currentSpan = run.span
            }
            if run.font !== current {
                setFont(run.font, paint: paint)
                current = run.font
            }
            show(run, paint: paint, subpixelScale: scale)
        }
        for box in storage.missing { draw(box) }
    }

    func setFont(_ font: CairoFont, paint: PaintStyle) {
        cairo_set_font_face(cr, font.face)
        var matrix = font.matrix
        if paint.changesMatrix {
            let stretch = exp(Double(paint.expansion))
            // Font space runs down like ours, so leaning right is a negative x for a positive y.
            matrix.xy -= Double(paint.obliqueness) * matrix.yy
            matrix.xx *= stretch
            matrix.xy *= stretch
        }
        cairo_set_font_matrix(cr, &matrix)
    }

    /// Shows a run, or its outline, with the current font and source.
    private func show(_ run: GlyphRun, paint: PaintStyle, subpixelScale: Double?) {
        guard paint.strokeWidth != 0 else {
            withGlyphs(of: run, offset: .zero) { glyphs, count in
                if let subpixelScale, !paint.changesMatrix,
                    showAtQuarters(glyphs, Int(count), font: run.font, scale: subpixelScale)
                {
                    return
                }
                cairo_show_glyphs(cr, glyphs, count)
            }
            return
        }
        let size = storage.spans[run.span].shaping.font.pointSize
        withGlyphs(of: run, offset: .zero) { cairo_glyph_path(cr, $0, $1) }
        if paint.strokeWidth < 0 { cairo_fill_preserve(cr) }
        if let strokeColor = paint.strokeColor?.textColor { setSource(strokeColor) }
        cairo_set_line_width(cr, Double(abs(paint.strokeWidth) / 100 * size))
        cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND)
        cairo_stroke(cr)
        setSource(foreground(paint))
    }

    /// Gives the glyphs of a run at their places in the context.
    func withGlyphs(
        of run: GlyphRun, offset: CGSize, _ body: (UnsafePointer<cairo_glyph_t>, Int32) -> Void
    ) {
        let line = text.lines[run.line]
        let paint = storage.spans[run.span].paint
        let x = Double(origin.x + line.x + offset.width)
        let y = Double(origin.y + line.baseline + offset.height - paint.baselineOffset)
        withUnsafeTemporaryAllocation(of: cairo_glyph_t.self, capacity: run.glyphs.count) {
            buffer in
            var count = 0
            for glyph in storage.glyphs[run.glyphs] {
                buffer.initializeElement(
                    at: count,
                    to: cairo_glyph_t(
                        index: UInt(glyph.index),
                        x: x + Double(glyph.x), y: y + Double(glyph.y)))
                count += 1
            }
            // The buffer is not empty: runs have at least one glyph.
            guard let base = buffer.baseAddress, count > 0 else { return }
            body(UnsafePointer(base), Int32(count))
        }
    }

    /// Draws the box that stands for a character without a glyph.
    private func draw(_ box: MissingGlyph) {
        let line = text.lines[box.line]
        let span = storage.spans[box.span]
        let size = span.shaping.font.pointSize
        let thickness = max(size / 16, 0.5)
        guard box.width > 3 * thickness else { return }
        setSource(foreground(span.paint))
        cairo_set_line_width(cr, Double(thickness))
        let height = span.shaping.font.capHeight
        cairo_rectangle(
            cr, Double(origin.x + line.x + box.x + thickness),
            Double(origin.y + line.baseline - height - span.paint.baselineOffset),
            Double(box.width - 2 * thickness), Double(height))
        cairo_stroke(cr)
    }
}

extension PaintStyle {
    /// Whether glyphs are skewed or widened.
    var changesMatrix: Bool { obliqueness != 0 || expansion != 0 }
}
