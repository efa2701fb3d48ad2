// SPDX-License-Identifier: MIT

/// Gives a text attributes, one after the other:
///
///     "Title".attributed().font(.boldSystemFont(ofSize: 17)).foregroundColor(.black).make()
///
/// Every attribute holds for the whole text; a later one of the same kind wins.
public final class AttributedStringBuilder {
    private let string: String
    private var attributes: [NSAttributedString.Key: Any] = [:]
    private var paragraph: NSMutableParagraphStyle?

    /// Starts with a text without attributes.
    public init(_ string: String) {
        self.string = string
    }

    /// The text with the attributes set so far.
    ///
    /// - Note: Differs from ALLKit: the type says that the text may cross threads, so that a node's
    ///   size and its view can both be made from it.
    public func make() -> NSAttributedString & Sendable {
        let text = NSAttributedString(string: string, attributes: finishedAttributes)
        // `Sendable` has no representation. The text is new and immutable, and so is what it holds.
        return unsafeBitCast(text, to: (NSAttributedString & Sendable).self)
    }

    /// The text with the attributes set so far, to be changed further.
    public func makeMutable() -> NSMutableAttributedString {
        NSMutableAttributedString(string: string, attributes: finishedAttributes)
    }

    /// Texts that were made keep their paragraph style when the builder goes on.
    private var finishedAttributes: [NSAttributedString.Key: Any] {
        var attributes = attributes
        if let copy = paragraph?.copy() { attributes[.paragraphStyle] = copy }
        return attributes
    }

    private func set(_ key: NSAttributedString.Key, _ value: Any) -> Self {
        attributes[key] = value
        return self
    }

    private func set(_ change: (NSMutableParagraphStyle) -> Void) -> Self {
        let style = paragraph ?? NSMutableParagraphStyle()
        change(style)
        paragraph = style
        return self
    }

    // MARK: Characters

    /// The font.
    public func font(_ value: UIFont) -> Self { set(.font, value) }

    /// The colour of the glyphs.
    public func foregroundColor(_ value: UIColor) -> Self { set(.foregroundColor, value) }

    /// The colour behind the text.
    public func backgroundColor(_ value: UIColor) -> Self { set(.backgroundColor, value) }

    /// Points by which the text is raised over the baseline.
    public func baselineOffset(_ value: Float) -> Self {
        set(.baselineOffset, NSNumber(value: value))
    }

    /// The logarithm of the factor by which glyphs are widened.
    public func expansion(_ value: Float) -> Self { set(.expansion, NSNumber(value: value)) }

    /// Points added after each character.
    public func kern(_ value: Float) -> Self { set(.kern, NSNumber(value: value)) }

    /// Whether ligatures are used: 0 for none, 1 for the usual.
    public func ligature(_ value: Int) -> Self { set(.ligature, NSNumber(value: value)) }

    /// The skew of the glyphs.
    public func obliqueness(_ value: Float) -> Self { set(.obliqueness, NSNumber(value: value)) }

    /// A shadow under the text; without a colour it is not drawn.
    public func shadow(
        offsetX: CGFloat, offsetY: CGFloat, blurRadius: CGFloat, color: UIColor?
    ) -> Self {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: offsetX, height: offsetY)
        shadow.shadowBlurRadius = blurRadius
        shadow.shadowColor = color
        return set(.shadow, shadow)
    }

    /// The colour of the line through the text.
    public func strikethroughColor(_ value: UIColor) -> Self { set(.strikethroughColor, value) }

    /// The line through the text: the raw value of an `NSUnderlineStyle`.
    public func strikethroughStyle(_ value: Int) -> Self {
        set(.strikethroughStyle, NSNumber(value: value))
    }

    /// The colour of the outline.
    public func strokeColor(_ value: UIColor) -> Self { set(.strokeColor, value) }

    /// The width of the outline in percent of the font size; negative fills as well.
    public func strokeWidth(_ value: Float) -> Self { set(.strokeWidth, NSNumber(value: value)) }

    /// The colour of the line under the text.
    public func underlineColor(_ value: UIColor) -> Self { set(.underlineColor, value) }

    /// The line under the text.
    public func underlineStyle(_ value: NSUnderlineStyle) -> Self {
        set(.underlineStyle, NSNumber(value: value.rawValue))
    }

    // MARK: Paragraphs

    /// Where lines are in the width.
    public func alignment(_ value: NSTextAlignment) -> Self { set { $0.alignment = value } }

    /// Whether letters may move together before text is cut.
    public func allowsDefaultTighteningForTruncation(_ value: Bool) -> Self {
        set { $0.allowsDefaultTighteningForTruncation = value }
    }

    /// The direction of writing.
    public func baseWritingDirection(_ value: NSWritingDirection) -> Self {
        set { $0.baseWritingDirection = value }
    }

    /// The distance of tabs beyond those listed, in points.
    public func defaultTabInterval(_ value: CGFloat) -> Self {
        set { $0.defaultTabInterval = value }
    }

    /// The indent of a paragraph's first line, in points.
    public func firstLineHeadIndent(_ value: CGFloat) -> Self {
        set { $0.firstLineHeadIndent = value }
    }

    /// The indent of a paragraph's other lines, in points.
    public func headIndent(_ value: CGFloat) -> Self { set { $0.headIndent = value } }

    /// How ready lines are to break inside words, 0 to 1.
    public func hyphenationFactor(_ value: Float) -> Self { set { $0.hyphenationFactor = value } }

    /// How lines end.
    public func lineBreakMode(_ value: NSLineBreakMode) -> Self { set { $0.lineBreakMode = value } }

    /// The factor for the height of lines; 0 is none.
    public func lineHeightMultiple(_ value: CGFloat) -> Self {
        set { $0.lineHeightMultiple = value }
    }

    /// Points between lines.
    public func lineSpacing(_ value: CGFloat) -> Self { set { $0.lineSpacing = value } }

    /// The largest height of lines, in points; 0 is none.
    public func maximumLineHeight(_ value: CGFloat) -> Self { set { $0.maximumLineHeight = value } }

    /// The least height of lines, in points.
    public func minimumLineHeight(_ value: CGFloat) -> Self { set { $0.minimumLineHeight = value } }

    /// Points after a paragraph.
    public func paragraphSpacing(_ value: CGFloat) -> Self { set { $0.paragraphSpacing = value } }

    /// Points before a paragraph.
    public func paragraphSpacingBefore(_ value: CGFloat) -> Self {
        set { $0.paragraphSpacingBefore = value }
    }

    /// Where lines end: a width if positive, else a distance from the other edge.
    public func tailIndent(_ value: CGFloat) -> Self { set { $0.tailIndent = value } }
}

extension String {
    /// The text with attributes to come.
    public func attributed() -> AttributedStringBuilder { AttributedStringBuilder(self) }
}
