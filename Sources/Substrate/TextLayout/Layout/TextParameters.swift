// SPDX-License-Identifier: MIT

/// What text is shaped for: the room it has and what to do where it does not fit.
///
/// Bad values recover as follows: a width that is NaN, zero or negative counts as unbounded, as for
/// `UILabel`; so does a height; a negative number of lines counts as 0.
public struct TextParameters: Hashable, Sendable {
    /// The width of the container in points. Default: unbounded.
    public var width: CGFloat
    /// The height of the container in points: lines that do not fit are cut, at least one stays.
    /// Default: unbounded.
    public var height: CGFloat
    /// The most lines the whole text may have; 0 means any number.
    public var maximumLines: Int
    /// What happens to text that is too long. Truncating modes wrap as `byWordWrapping` does up to
    /// the last visible line, as in `UILabel`.
    public var lineBreakMode: NSLineBreakMode
    /// The alignment of paragraphs that have no paragraph style.
    public var alignment: NSTextAlignment
    /// The font of characters that have none.
    public var defaultFont: UIFont
    /// The direction of paragraphs that have no strongly directional character.
    public var isRightToLeft: Bool
    /// Whether letters may be set a little closer to avoid truncation.
    public var allowsTightening: Bool
    /// A factor for all font sizes, for text that shrinks to fit. Default: 1.
    public var fontScale: CGFloat
    /// The rules against ugly breaks for paragraphs that have no paragraph style. Default: none.
    package var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    /// Whether a paragraph's own line break mode counts instead of `lineBreakMode`; a paragraph whose
    /// mode truncates or clips is then one line. This is how `NSAttributedString.draw` works.
    package var usesParagraphLineBreakModes = false
    /// Letter spacing that tightening adds, as a fraction of the font size.
    var tightening: CGFloat = 0
    /// Whether the font's leading is added to the height of lines.
    package var usesFontLeading = true

    /// Makes parameters; each value has the default that its property tells.
    public init(
        width: CGFloat = .infinity, height: CGFloat = .infinity, maximumLines: Int = 0,
        lineBreakMode: NSLineBreakMode = .byTruncatingTail, alignment: NSTextAlignment = .natural,
        defaultFont: UIFont = .systemFont(ofSize: 17), isRightToLeft: Bool = false,
        allowsTightening: Bool = false, fontScale: CGFloat = 1
    ) {
        self.width = width
        self.height = height
        self.maximumLines = maximumLines
        self.lineBreakMode = lineBreakMode
        self.alignment = alignment
        self.defaultFont = defaultFont
        self.isRightToLeft = isRightToLeft
        self.allowsTightening = allowsTightening
        self.fontScale = fontScale
    }
}
