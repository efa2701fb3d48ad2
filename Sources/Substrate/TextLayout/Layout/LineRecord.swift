// SPDX-License-Identifier: MIT

/// A line as it is set, before it is known how wide its container is.
struct LineRecord: Sendable {
    /// The UTF-8 range of the text in the line.
    var start: Int
    var end: Int
    /// The width of the glyphs.
    var width: CGFloat
    /// The indent at the side where the paragraph starts, and at the other.
    var leadingInset: CGFloat
    var trailingInset: CGFloat
    var isRightToLeft: Bool
    var alignment: NSTextAlignment
    var y: CGFloat
    var height: CGFloat
    var ascent: CGFloat
    var descent: CGFloat

    /// Extra height is put above the text, so the baseline hangs from the lower edge.
    var baseline: CGFloat { y + height - descent }

    /// The left edge of the text in a container. Text wider than its container overflows at the side
    /// where it ends.
    func x(inWidth containerWidth: CGFloat) -> CGFloat {
        let left = isRightToLeft ? trailingInset : leadingInset
        let right = isRightToLeft ? leadingInset : trailingInset
        let free = containerWidth - left - right - width
        let startsRight: Bool
        switch alignment {
        case .left: startsRight = false
        case .right: startsRight = true
        case .natural, .justified: startsRight = isRightToLeft
        case .center:
            if free >= 0 { return left + free / 2 }
            startsRight = isRightToLeft
        }
        if free < 0 { return isRightToLeft ? left + free : left }
        return startsRight ? left + free : left
    }
}
