// SPDX-License-Identifier: MIT
import CPango

extension Paragraph {
    /// The room for glyphs of every line but the first; nil if unbounded.
    private var roomOfLaterLines: CGFloat? {
        width.map { $0 - leadingInset(isFirst: false) - trailingInset }
    }

    /// The bytes of the last word of the line before the last and of the last line, if the latter is
    /// one word and should not be alone; nil if all is well or the two cannot fit a line.
    ///
    /// - Parameter layout: has the whole paragraph and is broken into lines.
    func wordsToJoin(in layout: OpaquePointer, bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        guard strategy.contains(.pushOut), let room = roomOfLaterLines, mode != .byCharWrapping,
            !isOneLine
        else { return nil }
        let count = pango_layout_get_line_count(layout)
        guard count > 1, let last = pango_layout_get_line_readonly(layout, count - 1),
            let previous = pango_layout_get_line_readonly(layout, count - 2)
        else { return nil }
        let start = bounds.start + Int(last.pointee.start_index)
        guard let word = lastWord(in: start..<bounds.end, bytes), word.lowerBound == start,
            let pushed = lastWord(
                in: bounds.start + Int(previous.pointee.start_index)..<start, bytes),
            pushed.lowerBound > bounds.start + Int(previous.pointee.start_index),
            pushed.upperBound < start
        else { return nil }
        let offset = pushed.lowerBound - bounds.start
        let need = previous.width(from: offset) + last.width(from: start - bounds.start)
        guard need <= room else { return nil }
        return offset..<word.upperBound - bounds.start
    }

    /// Whether the last line of a layout fits.
    func lastLineFits(in layout: OpaquePointer) -> Bool {
        let count = pango_layout_get_line_count(layout)
        guard count > 1, let room = roomOfLaterLines,
            let last = pango_layout_get_line_readonly(layout, count - 1)
        else { return true }
        return last.width(from: 0) <= room + 0.01
    }

    /// The bytes of the last word in a range, without the spaces after it.
    private func lastWord(
        in range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> Range<Int>? {
        var end = range.upperBound
        while end > range.lowerBound, bytes[end - 1] == 0x20 { end -= 1 }
        var start = end
        while start > range.lowerBound, bytes[start - 1] != 0x20 { start -= 1 }
        return start < end ? start..<end : nil
    }

    /// The bytes of runs of Hangul that surely fit a line, in a layout's text.
    func hangulWords(in layout: OpaquePointer, _ content: TextContent) -> [Range<Int>] {
        guard let width, let text = pango_layout_get_text(layout) else { return [] }
        let room = width - max(leadingInset(isFirst: true), leadingInset(isFirst: false))
        // No syllable is wider than an em.
        let advance = content.spans.reduce(CGFloat(1)) {
            max($0, $1.shaping.font.pointSize + max($1.shaping.kern, 0))
        }
        let longest = Int(max(room - trailingInset, 0) / advance)
        var words: [Range<Int>] = []
        var offset = 0
        var word = (start: 0, count: 0)
        for scalar in String(cString: text).unicodeScalars {
            if Self.isHangul(scalar) {
                word.count += 1
            } else {
                if 2...max(longest, 2) ~= word.count { words.append(word.start..<offset) }
                word = (offset + scalar.utf8.count, 0)
            }
            offset += scalar.utf8.count
        }
        if 2...max(longest, 2) ~= word.count { words.append(word.start..<offset) }
        return words
    }

    private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
        default: false
        }
    }
}

extension UnsafeMutablePointer<PangoLayoutLine> {
    /// The width of a line's glyphs that stand for the text from a byte of the layout on.
    func width(from offset: Int) -> CGFloat {
        var units = 0
        var node = pointee.runs
        while let current = node {
            // Pango's list of runs holds PangoGlyphItem pointers only.
            let run = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
            let glyphs = run.pointee.glyphs.pointee
            let itemOffset = Int(run.pointee.item.pointee.offset)
            for index in 0..<Int(glyphs.num_glyphs)
            where itemOffset + Int(glyphs.log_clusters[index]) >= offset {
                units += Int(glyphs.glyphs[index].geometry.width)
            }
            node = current.pointee.next
        }
        return CGFloat(units) / CGFloat(PANGO_SCALE)
    }
}
