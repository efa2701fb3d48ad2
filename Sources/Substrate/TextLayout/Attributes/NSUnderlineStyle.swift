// SPDX-License-Identifier: MIT

/// The look of a line drawn under or through text: a thickness, a pattern, and where it is left out.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits, as Apple numbers them.
    public let rawValue: Int

    /// Makes a style from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One thin line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One line of twice the thickness.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two thin lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// A dash and a dot in turn.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A dash and two dots in turn.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Only under words, not under white space.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
