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
    /// Whether the paragraph is a piece of a word too long to be wrapped between words.
    var isOneWord = false

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
        let piece = piece(bytes, from: start, to: end, limit: limit)
        if let piece, piece.end < end {
            return ParagraphBounds(
                start: start, end: piece.end, next: piece.end, isLast: false,
                isContinuation: isContinuation, isOneWord: piece.isOneWord)
        }
        return ParagraphBounds(
            start: start, end: end, next: next, isLast: isLast, isContinuation: isContinuation,
            isOneWord: piece?.isOneWord ?? false)
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

    /// Where a paragraph must be cut; nil if it can be set as a whole.
    ///
    /// Pango's time to wrap between words grows with the square of the length of a word, so a very
    /// long word becomes a piece of its own, which is wrapped between characters. Scripts without
    /// spaces break anywhere (from E3 on, East Asia and emoji) or by dictionary (E0...E2).
    private static func piece(
        _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, limit: Int
    ) -> (end: Int, isOneWord: Bool)? {
        guard end - start > 4096 else {
            return end - start > limit ? (cut(bytes, from: start, near: start + limit), false) : nil
        }
        let last = min(end, start + limit)
        var wordStart = start
        var allowance = 1024
        for index in start..<last {
            let byte = bytes[index]
            if byte == 0x20 || byte >= 0xE3 {
                if index - wordStart > allowance {
                    return (byte == 0x20 ? index + 1 : index, true)
                }
                wordStart = byte == 0x20 ? index + 1 : index
                allowance = 1024
            } else if byte >= 0xE0 {
                allowance = 4096
            }
            if wordStart > start, index - wordStart > allowance { return (wordStart, false) }
        }
        let isOneWord = last - wordStart > allowance
        if last == end { return isOneWord ? (end, true) : nil }
        return (cut(bytes, from: start, near: last), isOneWord)
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
