// SPDX-License-Identifier: MIT

/// A paragraph style whose values can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// Makes a style with the default values.
    public override init() { super.init() }

    override init(values: ParagraphValues) { super.init(values: values) }

    /// How lines are placed between the margins.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    /// Whether letters may be set closer before a line is truncated.
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsTightening }
        set { values.allowsTightening = newValue }
    }
    /// The direction of the paragraph.
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    /// The distance between tab stops after the last one in `tabStops`, in points; 0 means 28.
    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }
    /// The indent of the first line from the leading margin, in points.
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    /// The indent of the other lines from the leading margin, in points.
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    /// Where lines end: positive counts from the leading margin, else from the trailing margin.
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    /// How eagerly words are hyphenated, 0...1.
    ///
    /// - Note: Differs from UIKit: the value is kept; words are only broken at soft hyphens.
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }
    /// What happens to lines that are too long.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    /// Rules for avoiding ugly breaks.
    open override var lineBreakStrategy: LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }
    /// A factor for the natural line height; 0 means 1.
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    /// The greatest line height in points; 0 means no limit.
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    /// The least line height in points.
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    /// The space between two lines in points.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    /// The space after the paragraph in points, unless it is the last.
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    /// The space before the paragraph in points, unless it is the first.
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    /// The tab stops, in order of location.
    open override var tabStops: [NSTextTab] {
        get { super.tabStops }
        set { values.tabLocations = newValue.map(\.location).sorted() }
    }

    /// Takes over all values of another style.
    open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }

    /// Adds a tab stop.
    open func addTabStop(_ stop: NSTextTab) {
        values.tabLocations = (values.tabLocations + [stop.location]).sorted()
    }
}
