// SPDX-License-Identifier: MIT
import CCairo

extension TextPainter {
    func drawBackgrounds() {
        forEachDecoration { decoration, line, span in
            guard let background = span.paint.background?.textColor else { return }
            setSource(background)
            cairo_rectangle(
                cr, Double(origin.x + line.x + decoration.x), Double(origin.y + line.y),
                Double(decoration.width), Double(line.height))
            cairo_fill(cr)
        }
    }

    func drawUnderlines() {
        forEachDecoration { decoration, line, span in
            guard !span.paint.underline.isEmpty else { return }
            let size = span.shaping.font.pointSize
            setSource(span.paint.underlineColor?.textColor ?? foreground(span.paint))
            drawLines(
                span.paint.underline, decoration, line,
                top: line.baseline - span.paint.baselineOffset + size * 0.08, size: size)
        }
    }

    func drawStrikethroughs() {
        forEachDecoration { decoration, line, span in
            guard !span.paint.strikethrough.isEmpty else { return }
            let font = span.shaping.font
            setSource(span.paint.strikethroughColor?.textColor ?? foreground(span.paint))
            let middle = line.baseline - span.paint.baselineOffset - font.xHeight / 2
            drawLines(
                span.paint.strikethrough, decoration, line, top: middle - font.pointSize * 0.025,
                size: font.pointSize)
        }
    }

    private func forEachDecoration(_ body: (TextDecoration, TextLine, TextSpan) -> Void) {
        for decoration in text.storage.decorations {
            body(decoration, text.lines[decoration.line], text.storage.spans[decoration.span])
        }
    }

    /// Draws the line or lines of a style, snapped to device pixels so that they are sharp.
    private func drawLines(
        _ style: NSUnderlineStyle, _ decoration: TextDecoration, _ line: TextLine, top: CGFloat,
        size: CGFloat
    ) {
        var thickness = Double(size) * 0.05 * (style.contains(.thick) ? 2 : 1)
        var unused = 0.0
        cairo_user_to_device_distance(cr, &unused, &thickness)
        let devicePixel = devicePixelHeight
        let pixels = max(abs(thickness).rounded(), 1)
        let height = pixels * devicePixel
        let y = snapped(Double(origin.y + top))
        let tops = style.contains(.double) ? [y, y + 2 * height] : [y]
        for stretch in style.contains(.byWord) ? words(of: decoration) : [decoration] {
            let start = Double(origin.x + line.x + stretch.x)
            for top in tops {
                drawLine(
                    style, from: start, to: start + Double(stretch.width), top: top, height: height)
            }
        }
    }

    private func drawLine(
        _ style: NSUnderlineStyle, from start: Double, to end: Double, top: Double, height: Double
    ) {
        var dashes = style.dashes.map { $0 * height }
        guard !dashes.isEmpty else {
            cairo_rectangle(cr, start, top, end - start, height)
            cairo_fill(cr)
            return
        }
        cairo_set_line_width(cr, height)
        cairo_set_dash(cr, &dashes, Int32(dashes.count), 0)
        cairo_move_to(cr, start, top + height / 2)
        cairo_line_to(cr, end, top + height / 2)
        cairo_stroke(cr)
        cairo_set_dash(cr, nil, 0, 0)
    }

    /// The height of a device pixel in the context's units.
    private var devicePixelHeight: Double {
        var x = 0.0
        var y = 1.0
        cairo_user_to_device_distance(cr, &x, &y)
        let pixels = (x * x + y * y).squareRoot()
        return pixels > 0 ? 1 / pixels : 1
    }

    /// A vertical place moved to the edge of a device pixel.
    private func snapped(_ y: Double) -> Double {
        var x = 0.0
        var value = y
        cairo_user_to_device(cr, &x, &value)
        value.round()
        // The horizontal part is the one of (0, y), so the way back gives a place on the same row.
        cairo_device_to_user(cr, &x, &value)
        return value
    }

    /// The parts of a decoration that are not white space.
    private func words(of decoration: TextDecoration) -> [TextDecoration] {
        let utf8 = Array(text.storage.text.utf8)
        var words: [TextDecoration] = []
        for cluster in text.storage.clusters(ofLine: decoration.line) {
            let x = CGFloat(cluster.x)
            let isInside = x > decoration.x - 0.01 && x < decoration.x + decoration.width - 0.01
            let start = Int(cluster.start)
            let isSpace = start < utf8.count && (utf8[start] == 0x20 || utf8[start] == 0x09)
            guard isInside, !isSpace else { continue }
            let width = CGFloat(cluster.width)
            if let last = words.last, abs(last.x + last.width - x) < 0.01 {
                words[words.count - 1].width += width
            } else {
                words.append(
                    TextDecoration(
                        line: decoration.line, span: decoration.span, x: x, width: width))
            }
        }
        return words
    }
}

extension NSUnderlineStyle {
    /// The lengths of dashes and gaps in line thicknesses; empty for a solid line.
    var dashes: [Double] {
        switch rawValue & 0x0700 {
        case 0x0100: [1.5, 1.5]
        case 0x0200: [5, 3]
        case 0x0300: [5, 2, 1.5, 2]
        case 0x0400: [5, 2, 1.5, 2, 1.5, 2]
        default: []
        }
    }
}
