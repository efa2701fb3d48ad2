// SPDX-License-Identifier: MIT

extension NSAttributedString.Key {
    /// The font of the characters: a `UIFont`. Default: the caller's, else 12-point system font.
    public static let font = NSAttributedString.Key("NSFont")
    /// Paragraph attributes: an `NSParagraphStyle`; the one at a paragraph's first character counts.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The colour of the glyphs: a `UIColor`. Default: the caller's, else black.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The colour behind the characters: a `UIColor`. Default: none.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// Whether ligatures are used: a number, 0 for none. Default: 1.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// Points added after each character: a number. Default: 0.
    public static let kern = NSAttributedString.Key("NSKern")
    /// Points added after each character, without a change to pair kerning: a number. Default: 0.
    public static let tracking = NSAttributedString.Key("NSTracking")
    /// A line through the characters: the raw value of an `NSUnderlineStyle`. Default: 0, none.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A line under the characters: the raw value of an `NSUnderlineStyle`. Default: 0, none.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The colour of the outline where `strokeWidth` is set: a `UIColor`. Default: the foreground.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// The width of the outline in percent of the font size: a number. Positive draws only the
    /// outline, negative fills as well. Default: 0, no outline.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// A shadow under the characters: an `NSShadow`. Default: none.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// Points by which characters are raised over the baseline: a number. Default: 0.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The colour of the underline: a `UIColor`. Default: the foreground.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The colour of the strikethrough: a `UIColor`. Default: the foreground.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// The skew of the glyphs: a number, 0 for none. Default: 0.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// The logarithm of the factor by which glyphs are widened: a number. Default: 0, no change.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// The target of a link: a `URL` or a `String`. Links are blue and underlined unless the text
    /// says otherwise.
    public static let link = NSAttributedString.Key("NSLink")
}
