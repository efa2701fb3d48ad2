// SPDX-License-Identifier: MIT

/// Scales fonts and lengths as a text style grows with the user's preferred content size.
///
/// A value grows as the line height of the style does, in steps of a third of a point.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    // Unchecked because NSObject is not Sendable; the only stored property is constant.
    private let style: UIFont.TextStyle

    /// Makes metrics that follow a text style.
    public init(forTextStyle style: UIFont.TextStyle) {
        self.style = style
        super.init()
    }

    /// Metrics that follow the body style.
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// A length in points as it is at the default content size, that is, unchanged.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, contentSizeCategory: .large)
    }

    /// A font as it is at the default content size, that is, unchanged.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, contentSizeCategory: .large)
    }

    /// A font as it is at the default content size, at most at a size in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(
            for: font, maximumPointSize: maximumPointSize, contentSizeCategory: .large)
    }

    /// A length in points at a content size.
    package func scaledValue(
        for value: CGFloat, contentSizeCategory category: UIContentSizeCategory
    ) -> CGFloat {
        let reference = TextStyleTable.entry(style: style, category: .large).lineHeight
        let current = TextStyleTable.entry(style: style, category: category).lineHeight
        guard value.isFinite, current != reference else { return value }
        return (value * current / reference * 3).rounded() / 3
    }

    /// A font at a content size; a maximum of 0 or less is none.
    package func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat = 0,
        contentSizeCategory category: UIContentSizeCategory
    ) -> UIFont {
        var size = scaledValue(for: font.pointSize, contentSizeCategory: category)
        if maximumPointSize > 0 { size = min(size, maximumPointSize) }
        return size == font.pointSize ? font : font.withSize(size)
    }
}
