// SPDX-License-Identifier: MIT

/// What one look at the bytes of a text tells, so that rare cases cost nothing elsewhere.
struct TextTraits: Sendable {
    var isASCII = true
    /// Whether the text may have more than one paragraph.
    var hasSeparators = false
    var hasTabs = false
    var hasSoftHyphens = false
    private var hasControls = false

    /// The text as it can be shaped, and its traits.
    ///
    /// Control characters, NUL among them, have no glyph and end C strings: each becomes a space of
    /// the same length in UTF-8 and UTF-16 (U+0020 or, for U+0080...U+009F, U+00A0), so that all
    /// offsets stay valid.
    static func examine(_ text: String) -> (String, TextTraits) {
        var traits = TextTraits()
        var text = text
        text.withUTF8 { traits.scan($0) }
        guard traits.hasControls else { return (text, traits) }
        var bytes = Array(text.utf8)
        for index in bytes.indices {
            if bytes[index] == 0xC2, index + 1 < bytes.count, (0x80...0x9F) ~= bytes[index + 1] {
                bytes[index + 1] = 0xA0
            } else if Self.isControl(bytes[index]) {
                bytes[index] = 0x20
            }
        }
        // Replacing a whole scalar by one of the same length keeps UTF-8 valid.
        return (String(decoding: bytes, as: UTF8.self), traits)
    }

    private static func isControl(_ byte: UInt8) -> Bool {
        byte == 0x7F || (byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D)
    }

    private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
        var previous: UInt8 = 0
        for byte in bytes {
            if byte < 0x20 {
                switch byte {
                case 0x0A, 0x0D: hasSeparators = true
                case 0x09: hasTabs = true
                default: hasControls = true
                }
            } else if byte >= 0x7F {
                if byte == 0x7F {
                    hasControls = true
                } else {
                    isASCII = false
                    // U+2029 PARAGRAPH SEPARATOR is E2 80 A9.
                    if byte == 0xA9, previous == 0x80 { hasSeparators = true }
                    if previous == 0xC2 {
                        if byte == 0xAD { hasSoftHyphens = true }
                        if byte < 0xA0 { hasControls = true }
                    }
                }
            }
            previous = byte
        }
    }
}
