// SPDX-License-Identifier: MIT

extension Paragraph {
    /// The vertical measures of a line.
    struct LineMetrics {
        var height: CGFloat
        var ascent: CGFloat
        var descent: CGFloat
        /// The space to the next line.
        var spacing: CGFloat
    }

    /// The measures of the line that holds a range of bytes: the greatest of its fonts, then the
    /// paragraph style's multiple, minimum, maximum and spacing.
    ///
    /// The fonts are those that the text asks for, not those that stand in for missing characters,
    /// so that a line does not grow by an emoji.
    func metrics(content: TextContent, start: Int, end: Int, isFirst: Bool) -> LineMetrics {
        var ascent: CGFloat = 0
        var descent: CGFloat = 0
        var leading: CGFloat = 0
        if content.spans.count == 1 {
            let font = content.spans[0].shaping.font
            let offset = content.spans[0].paint.baselineOffset
            ascent = font.ascender + offset
            descent = -font.descender - offset
            leading = font.leading
        } else {
            var index = span(at: start, in: content)
            ascent = -.infinity
            descent = -.infinity
            repeat {
                let span = content.spans[index]
                let font = span.shaping.font
                ascent = max(ascent, font.ascender + span.paint.baselineOffset)
                descent = max(descent, -font.descender - span.paint.baselineOffset)
                leading = max(leading, font.leading)
                index += 1
            } while index < content.spans.count && content.spans[index].start < end
        }
        let natural = ascent + descent
        let multiple = style.lineHeightMultiple > 0 ? style.lineHeightMultiple : 1
        var height = natural * multiple
        height = max(height, style.minimumLineHeight)
        if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
        let spacing = style.lineSpacing + (usesFontLeading ? leading * multiple : 0)
        return LineMetrics(height: height, ascent: ascent, descent: descent, spacing: spacing)
    }

    /// The index of the span that holds a byte, or of the last one.
    private func span(at offset: Int, in content: TextContent) -> Int {
        var low = firstSpan
        var high = content.spans.count - 1
        while low < high {
            let middle = (low + high) / 2
            if content.spans[middle].end <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension ParagraphValues {
    /// The distance of tab stops after the last set one.
    var validTabInterval: CGFloat {
        defaultTabInterval >= 1 && defaultTabInterval.isFinite
            ? min(defaultTabInterval, 10_000) : 28
    }

    /// The style with every length that is not finite, or beyond any screen, brought in range.
    var valid: ParagraphValues {
        func length(_ value: CGFloat, least: CGFloat = 0) -> CGFloat {
            value.isFinite ? min(max(value, least), 100_000) : 0
        }
        var valid = self
        valid.firstLineHeadIndent = length(firstLineHeadIndent)
        valid.headIndent = length(headIndent)
        valid.tailIndent = length(tailIndent, least: -100_000)
        valid.lineHeightMultiple = min(length(lineHeightMultiple), 100)
        valid.minimumLineHeight = length(minimumLineHeight)
        valid.maximumLineHeight = length(maximumLineHeight)
        valid.lineSpacing = length(lineSpacing)
        valid.paragraphSpacing = length(paragraphSpacing)
        valid.paragraphSpacingBefore = length(paragraphSpacingBefore)
        return valid
    }
}
