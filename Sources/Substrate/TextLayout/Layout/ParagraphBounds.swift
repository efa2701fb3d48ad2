// SPDX-License-Identifier: MIT

/// Where a paragraph stands in the bytes of a text.
struct ParagraphBounds {
    /// The first byte.
    var start: Int
    /// The byte after the last one, before the separator.
    var end: Int
    /// The first byte of the next paragraph.
    var next: Int
    /// Whether this is the last paragraph.
    var isLast: Bool
    /// Whether this continues a paragraph that was too long for one piece.
    var isContinuation: Bool

    /// Finds the paragraph that starts at an offset.
    ///
    /// Separators are LF, CR, CR LF and U+2029. A paragraph longer than the limit is cut into pieces
    /// that start new lines, between words where that is possible: Pango's coordinates would
    /// overflow.
    static func at(
        _ start: Int, in bytes: UnsafeBufferPointer<UInt8>, traits: TextTraits,
        isContinuation: Bool, limit: Int
    ) -> ParagraphBounds {
        var end = bytes.count
        var next = bytes.count
        var isLast = true
        if traits.hasSeparators, let separator = separator(from: start, in: bytes) {
            end = separator.start
            next = separator.end
            isLast = false
        }
        if end - start > limit {
            end = cut(bytes, from: start, near: start + limit)
            return ParagraphBounds(
                start: start, end: end, next: end, isLast: false, isContinuation: isContinuation)
        }
        return ParagraphBounds(
            start: start, end: end, next: next, isLast: isLast, isContinuation: isContinuation)
    }

    private static func separator(
        from start: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) -> (start: Int, end: Int)? {
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case 0x0A: return (index, index + 1)
            case 0x0D:
                let isPair = index + 1 < bytes.count && bytes[index + 1] == 0x0A
                return (index, index + (isPair ? 2 : 1))
            case 0xE2
            where index + 2 < bytes.count
                && bytes[index + 1] == 0x80 && bytes[index + 2] == 0xA9:
                return (index, index + 3)
            default: index += 1
            }
        }
        return nil
    }

    /// An offset at most `limit` after which a new piece can start: behind a space if there is one
    /// close, else between two scalars.
    static func cut(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, near limit: Int) -> Int {
        var index = limit
        while index > max(start, limit - 512) {
            if bytes[index - 1] == 0x20 { return index }
            index -= 1
        }
        index = limit
        while index > start + 1, bytes[index] & 0xC0 == 0x80 { index -= 1 }
        return index
    }
}
