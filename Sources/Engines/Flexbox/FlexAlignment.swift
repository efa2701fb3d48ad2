// SPDX-License-Identifier: MIT

/// How boxes or lines are placed in room that is left over.
public struct FlexAlignment: Sendable, Hashable {
    /// A keyword of CSS.
    public enum Keyword: Sendable, Hashable {
        /// What the container's `alignItems` says; for `alignSelf` only.
        case auto
        /// What a flex container does by default: stretch, or start along the main axis.
        case normal
        case flexStart, flexEnd, center, stretch, baseline
        case start, end, selfStart, selfEnd, left, right
        case spaceBetween, spaceAround, spaceEvenly
    }

    /// The keyword.
    public var keyword: Keyword
    /// Whether boxes that do not fit are placed at the start instead.
    public var isSafe: Bool

    /// Makes an alignment.
    public init(_ keyword: Keyword, isSafe: Bool = false) {
        self.keyword = keyword
        self.isSafe = isSafe
    }

    /// What the container says.
    public static let auto = Self(.auto)
    /// The default of CSS.
    public static let normal = Self(.normal)
    /// At the start of the flex axis.
    public static let flexStart = Self(.flexStart)
    /// At the end of the flex axis.
    public static let flexEnd = Self(.flexEnd)
    /// In the middle.
    public static let center = Self(.center)
    /// As large as the room.
    public static let stretch = Self(.stretch)
    /// On one line of text.
    public static let baseline = Self(.baseline)
    /// At the start by direction of writing.
    public static let start = Self(.start)
    /// At the end by direction of writing.
    public static let end = Self(.end)
    /// At the left.
    public static let left = Self(.left)
    /// At the right.
    public static let right = Self(.right)
    /// The room between.
    public static let spaceBetween = Self(.spaceBetween)
    /// The room between, half of it at the ends.
    public static let spaceAround = Self(.spaceAround)
    /// The room between and at the ends.
    public static let spaceEvenly = Self(.spaceEvenly)
}
