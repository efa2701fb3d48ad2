// SPDX-License-Identifier: MIT
import CPango

extension Paragraph {
    /// The bytes of a layout's text around places where a line may end although a cluster does not:
    /// before a mark after a space, or an emoji modifier after a letter.
    ///
    /// Pango's breaking of words that are wider than a line ends the program when it meets one. To
    /// look costs a small part of shaping.
    static func openClusters(in layout: OpaquePointer) -> [Range<Int>] {
        guard let text = pango_layout_get_text(layout) else { return [] }
        let count = Int(pango_layout_get_character_count(layout))
        // A break may come before each character and after the last.
        return withUnsafeTemporaryAllocation(of: PangoLogAttr.self, capacity: count + 1) { places in
            guard let base = places.baseAddress, count > 1 else { return [] }
            base.initialize(repeating: PangoLogAttr(), count: count + 1)
            pango_get_log_attrs(
                text, Int32(strlen(text)), -1, pango_language_get_default(), base,
                Int32(count + 1))
            var found: [Range<Int>] = []
            var start = 0
            var previous = 0
            for index in 0..<count {
                var end = start + 1
                // The text ends with a zero byte, which goes on no character.
                while UInt8(bitPattern: text[end]) & 0xC0 == 0x80 { end += 1 }
                if index > 0, places[index].is_line_break != 0, places[index].is_char_break == 0 {
                    if let last = found.last, last.upperBound == start {
                        found[found.count - 1] = last.lowerBound..<end
                    } else {
                        found.append(previous..<end)
                    }
                }
                previous = start
                start = end
            }
            return found
        }
    }
}
