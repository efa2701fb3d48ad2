// SPDX-License-Identifier: MIT

/// Text and its attributes in the form that shaping wants: UTF-8 and spans of UTF-8 offsets.
struct TextContent: Sendable {
    /// The text as it is shaped: as long as the original in UTF-8 and in UTF-16.
    let text: String
    /// The spans, in order, without gaps; empty if the text is empty.
    let spans: [TextSpan]
    let traits: TextTraits
    /// Whether any span widens its glyphs.
    let hasExpansion: Bool
    /// Whether any span spaces its characters.
    let hasKern: Bool

    /// Plain text in one font.
    init(text: String, parameters: TextParameters) {
        (self.text, traits) = TextTraits.examine(text)
        hasExpansion = false
        hasKern = false
        guard !self.text.isEmpty else {
            spans = []
            return
        }
        let font = parameters.defaultFont.scaled(by: parameters.fontScale)
        spans = [
            TextSpan(
                start: 0, end: self.text.utf8.count, shaping: ShapingStyle(font: font),
                paint: PaintStyle(), paragraph: nil)
        ]
    }

    /// Attributed text; characters without a font get the parameters' default.
    init(attributed: NSAttributedString, parameters: TextParameters) {
        (text, traits) = TextTraits.examine(attributed.string)
        var spans: [TextSpan] = []
        var start = 0
        var location = 0
        let length = attributed.length
        let utf16 = text.utf16
        var index = utf16.startIndex
        var range = NSRange()
        while location < length {
            let attributes = attributed.attributes(at: location, effectiveRange: &range)
            let next = max(range.location + range.length, location + 1)
            let nextIndex =
                utf16.index(index, offsetBy: next - location, limitedBy: utf16.endIndex)
                ?? utf16.endIndex
            let byteEnd =
                traits.isASCII ? next : start + text.utf8.distance(from: index, to: nextIndex)
            if byteEnd > start {
                spans.append(
                    TextSpan(
                        start: start, end: byteEnd, attributes: attributes, parameters: parameters))
            }
            start = byteEnd
            location = next
            index = nextIndex
        }
        self.spans = spans
        hasExpansion = spans.contains { $0.paint.expansion != 0 }
        hasKern = spans.contains { $0.shaping.kern != 0 }
    }
}

extension UIFont {
    /// The font, smaller or larger by a factor; a factor that is not a positive number changes
    /// nothing.
    func scaled(by factor: CGFloat) -> UIFont {
        guard factor != 1, factor.isFinite, factor > 0 else { return self }
        return withSize(pointSize * factor)
    }
}
