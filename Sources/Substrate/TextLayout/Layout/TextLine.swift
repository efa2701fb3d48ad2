// SPDX-License-Identifier: MIT

/// One line of shaped text. Lengths are in points, the origin is the text's top left corner.
public struct TextLine: Hashable, Sendable {
    /// The UTF-16 range of the text in this line, without the paragraph separator.
    public let range: NSRange
    /// The left edge of the line's text.
    public let x: CGFloat
    /// The upper edge of the line.
    public let y: CGFloat
    /// The width of the line's text, without white space at a wrap.
    public let width: CGFloat
    /// The height of the line, without the spacing after it.
    public let height: CGFloat
    /// The baseline, from the top of the text.
    public let baseline: CGFloat
    /// The height of the line's fonts over the baseline.
    public let ascent: CGFloat
    /// The depth of the line's fonts below the baseline, a positive number.
    public let descent: CGFloat
}
