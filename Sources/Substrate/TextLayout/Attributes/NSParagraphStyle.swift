// SPDX-License-Identifier: MIT

/// How a paragraph is set: alignment, indents, spacing, wrapping. Lengths are in points.
///
/// The style at a paragraph's first character counts for the whole paragraph.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    // First: see AttributeValueTag.
    private let tag = AttributeValueTag()

    /// Rules for avoiding ugly breaks. They never change how many lines there are, nor do lines
    /// become wider than their container by them; nor do they count for lines that break between
    /// characters.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The bits, as Apple numbers them.
        public let rawValue: Int
        /// Makes a strategy from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Avoids a single word on a paragraph's last line: the last word of the line before joins it
        /// if the two fit and that line keeps a word. Words are what spaces part.
        ///
        /// Cost: a paragraph with such a word is shaped twice.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Does not break inside Hangul words that fit a line.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// The system's choice, which is all of the others.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    /// The stored values, as one value type so that they can be shared between threads.
    var values: ParagraphValues

    /// Makes a style with the default values.
    public override init() {
        values = ParagraphValues()
        super.init()
    }

    init(values: ParagraphValues) {
        self.values = values
        super.init()
    }

    /// The style of text that has none.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// How lines are placed between the margins. Default: natural.
    open var alignment: NSTextAlignment { values.alignment }
    /// Whether letters may be set closer before a line is truncated. Default: false.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }
    /// The direction of the paragraph. Default: natural.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// The distance between tab stops after the last one in `tabStops`. Default: 0, which means 28.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// The indent of the first line from the leading margin. Default: 0.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The indent of the other lines from the leading margin. Default: 0.
    open var headIndent: CGFloat { values.headIndent }
    /// Where lines end: a positive value counts from the leading margin, zero or a negative one from
    /// the trailing margin. Default: 0.
    open var tailIndent: CGFloat { values.tailIndent }
    /// How eagerly words are hyphenated, 0...1. Default: 0.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// What happens to lines that are too long. Default: word wrapping.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// Rules for avoiding ugly breaks. Default: none.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    /// A factor for the natural line height, applied before the minimum and maximum. 0 means 1.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The greatest line height; taller lines overlap. 0 means no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The least line height; the extra is put above the text. Default: 0.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The space between two lines. Default: 0.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The space after the paragraph, unless it is the last. Default: 0.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The space before the paragraph, unless it is the first. Default: 0.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The tab stops, in order of location. Default: twelve, 28 points apart.
    open var tabStops: [NSTextTab] { values.tabLocations.map { NSTextTab(location: $0) } }

    /// Returns an immutable style with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        type(of: self) == NSParagraphStyle.self ? self : NSParagraphStyle(values: values)
    }

    /// Returns a style with the same values that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableParagraphStyle(values: values)
    }

    /// Whether the other object is a paragraph style with the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    /// A hash of the values.
    open override var hash: Int { values.hashValue }
}
