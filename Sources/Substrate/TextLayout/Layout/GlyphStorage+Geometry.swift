// SPDX-License-Identifier: MIT

extension GlyphStorage {
    /// Whether the lines stand at the same places in every container that holds them.
    var isContainerIndependent: Bool {
        records.allSatisfy { record in
            switch record.alignment {
            case .left: true
            case .natural: !record.isRightToLeft
            case .center, .right, .justified: false
            }
        }
    }

    /// The UTF-16 range of a UTF-8 range.
    func utf16Range(from start: Int, to end: Int) -> NSRange {
        if isASCII { return NSRange(location: start, length: end - start) }
        let location = utf16Offset(start)
        return NSRange(location: location, length: utf16Offset(end) - location)
    }

    /// The UTF-16 offset of a UTF-8 offset.
    func utf16Offset(_ offset: Int) -> Int {
        if isASCII { return offset }
        let index = text.utf8.index(text.startIndex, offsetBy: offset)
        return text.utf16.distance(from: text.startIndex, to: index)
    }

    /// The UTF-8 offset of a UTF-16 offset, brought into the text.
    func utf8Offset(_ offset: Int) -> Int {
        let valid = min(max(offset, 0), text.utf16.count)
        if isASCII { return valid }
        let index = text.utf16.index(text.startIndex, offsetBy: valid)
        return text.utf8.distance(from: text.startIndex, to: index)
    }

    /// What lines at given places cover: glyphs, decorations, shadows.
    func inkBounds(lines: [TextLine]) -> CGRect {
        var bounds = CGRect.null
        for (line, ink) in zip(lines, ink) where !ink.isEmpty {
            bounds = bounds.union(ink.offsetBy(dx: line.x, dy: line.baseline))
        }
        for decoration in decorations {
            let line = lines[decoration.line]
            bounds = bounds.union(
                CGRect(
                    x: line.x + decoration.x, y: line.y, width: decoration.width,
                    height: line.height))
        }
        for box in missing {
            let line = lines[box.line]
            bounds = bounds.union(
                CGRect(
                    x: line.x + box.x, y: line.baseline - line.ascent, width: box.width,
                    height: line.ascent))
        }
        guard !bounds.isNull else { return .zero }
        return bounds.union(paintMargin(around: bounds))
    }

    /// How far strokes, skews, offsets and shadows reach beyond the glyphs.
    private func paintMargin(around bounds: CGRect) -> CGRect {
        var result = bounds
        for span in spans {
            let paint = span.paint
            let size = span.shaping.font.pointSize
            var margin = abs(paint.strokeWidth) / 200 * size + abs(paint.obliqueness) * size
            margin += abs(paint.baselineOffset)
            var spanBounds = margin > 0 ? bounds.insetBy(dx: -margin, dy: -margin) : bounds
            if paint.expansion > 0 { spanBounds.size.width *= exp(paint.expansion) }
            result = result.union(spanBounds)
            if let shadow = paint.shadow {
                let blur = shadow.blurRadius * 2
                result = result.union(
                    spanBounds.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
                        .insetBy(dx: -blur, dy: -blur))
            }
        }
        return result
    }
}

extension ShapedText {
    /// The same lines in another container that holds them.
    func inContainer(ofWidth width: CGFloat) -> ShapedText {
        ShapedText(
            storage: storage, size: size, containerWidth: width, isTruncated: isTruncated)
    }
}
