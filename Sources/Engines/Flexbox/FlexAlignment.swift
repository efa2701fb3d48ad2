// SPDX-License-Identifier: MIT

/// How boxes or lines are placed in room that is left over.
public struct FlexAlignment: Sendable, Hashable {
    /// A keyword of CSS.
    public enum Keyword: Sendable, Hashable {
        /// What the container's `alignItems` says; for `alignSelf` only.
        case auto
        /// What a flex container does by default: stretch, or start along the main axis.
        case normal
        /// At the start of the axis, as `flex-direction` and `flex-wrap` turn it.
        case flexStart
        /// At the end of the axis, as `flex-direction` and `flex-wrap` turn it.
        case flexEnd
        /// In the middle.
        case center
        /// As long as the room, where the length is automatic.
        case stretch
        /// First baselines in one line.
        case baseline
        /// At the start of the container's writing direction.
        case start
        /// At the end of the container's writing direction.
        case end
        /// At the start of the box's own writing direction.
        case selfStart
        /// At the end of the box's own writing direction.
        case selfEnd
        /// At the left.
        case left
        /// At the right.
        case right
        /// Equal distances between, none at the ends.
        case spaceBetween
        /// Equal distances around each: half of one at the ends.
        case spaceAround
        /// Equal distances between and at the ends.
        case spaceEvenly
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
