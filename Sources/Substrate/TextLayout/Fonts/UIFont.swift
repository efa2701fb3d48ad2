// SPDX-License-Identifier: MIT

/// A typeface at a size. Immutable; can be used from any thread.
///
/// The system font draws Inter's glyphs with the vertical metrics of Apple's San Francisco, so that
/// lines are as high as on iOS.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked because NSObject is not Sendable; every stored property is constant.

    // First: see AttributeValueTag.
    private let tag = AttributeValueTag()

    /// The typeface.
    package let face: FontFace
    /// The size in points.
    public let pointSize: CGFloat
    /// What a line is higher than ascender − descender, in points: the leading of a text style's
    /// font, 0 for others.
    public let leading: CGFloat
    /// The text style that the font was made for; nil for others.
    package let textStyle: TextStyle?

    /// Makes a font of a face. A size that is not finite or not positive becomes 17 points, the
    /// largest is 10,000.
    ///
    /// - Parameters:
    ///   - lineHeight: a text style's line height, 0 if there is none.
    ///   - textStyle: the text style that the font is made for.
    package init(
        face: FontFace, size: CGFloat, lineHeight: CGFloat = 0, textStyle: TextStyle? = nil
    ) {
        self.face = face
        self.textStyle = textStyle
        pointSize = Self.validSize(size)
        let metrics = FontMetrics.of(face)
        let natural = (metrics.ascender - metrics.descender) * pointSize
        leading = lineHeight > natural ? lineHeight - natural : 0
        super.init()
    }

    /// Makes the system font at 17 points.
    public override convenience init() { self.init(face: .system(weight: 400), size: 17) }

    static func validSize(_ size: CGFloat) -> CGFloat {
        guard size.isFinite, size > 0 else { return 17 }
        return min(size, 10_000)
    }

    /// The regular system font at a size in points.
    open class func systemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(face: .system(weight: 400), size: size)
    }

    /// The system font at a size in points and a weight.
    open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(face: .system(weight: weight.cssWeight), size: size)
    }

    /// The bold system font at a size in points.
    ///
    /// - Note: As in UIKit, this is the semibold weight.
    open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(face: .system(weight: 600), size: size)
    }

    /// The italic system font at a size in points.
    open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(face: .system(weight: 400, isItalic: true), size: size)
    }

    /// The system font whose digits all have the same width.
    open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(face: .systemWithEqualDigits(weight: weight.cssWeight), size: size)
    }

    /// The fixed-width system font at a size in points and a weight.
    open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(face: .monospaced(weight: weight.cssWeight), size: size)
    }

    /// The same typeface at another size in points.
    open func withSize(_ size: CGFloat) -> UIFont { UIFont(face: face, size: size) }

    /// The PostScript name of the face.
    open var fontName: String { face.name }
    /// The name of the family.
    open var familyName: String { face.isSystem ? ".AppleSystemUIFont" : face.family }
    /// The height of the font over the baseline in points.
    open var ascender: CGFloat { FontMetrics.of(face).ascender * pointSize }
    /// The depth of the font below the baseline in points, a negative number.
    open var descender: CGFloat { FontMetrics.of(face).descender * pointSize }
    /// The height of a line in points: ascender − descender.
    open var lineHeight: CGFloat { ascender - descender }
    /// The height of a capital letter in points.
    open var capHeight: CGFloat { FontMetrics.of(face).capHeight * pointSize }
    /// The height of a small x in points.
    open var xHeight: CGFloat { FontMetrics.of(face).xHeight * pointSize }

    /// The size of text in buttons, in points.
    open class var buttonFontSize: CGFloat { 18 }
    /// The size of text in labels, in points.
    open class var labelFontSize: CGFloat { 17 }
    /// The standard size, in points.
    open class var systemFontSize: CGFloat { 14 }
    /// The size of small text, in points.
    open class var smallSystemFontSize: CGFloat { 12 }

    /// Returns the font itself, which cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other object is a font of the same face, size and leading.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return face === other.face && pointSize == other.pointSize && leading == other.leading
    }

    /// A hash of face and size.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(ObjectIdentifier(face))
        hasher.combine(pointSize)
        return hasher.finalize()
    }
}
