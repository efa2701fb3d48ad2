// SPDX-License-Identifier: MIT

/// Distances from the four edges of a rectangle, in points; positive values shrink it.
public struct UIEdgeInsets: Hashable, Sendable {
    /// The distance from the top edge, in points.
    public var top: CGFloat
    /// The distance from the left edge, in points.
    public var left: CGFloat
    /// The distance from the bottom edge, in points.
    public var bottom: CGFloat
    /// The distance from the right edge, in points.
    public var right: CGFloat

    /// Makes insets that are all zero.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Makes insets from four distances in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No inset at any edge.
    public static let zero = UIEdgeInsets()

    static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: one.top + other.top, left: one.left + other.left,
            bottom: one.bottom + other.bottom, right: one.right + other.right)
    }

    static prefix func - (insets: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
    }
}

/// Distances from the four edges of a rectangle whose leading edge follows the direction of the
/// interface, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The distance from the top edge, in points.
    public var top: CGFloat
    /// The distance from the leading edge, in points.
    public var leading: CGFloat
    /// The distance from the bottom edge, in points.
    public var bottom: CGFloat
    /// The distance from the trailing edge, in points.
    public var trailing: CGFloat

    /// Makes insets that are all zero.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Makes insets from four distances in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No inset at any edge.
    public static let zero = NSDirectionalEdgeInsets()
}

/// A set of edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top edge.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 2)
    /// The bottom edge.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 8)
    /// All four edges.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A displacement in points.
public struct UIOffset: Hashable, Sendable {
    /// The horizontal part, in points.
    public var horizontal: CGFloat
    /// The vertical part, in points.
    public var vertical: CGFloat

    /// Makes an offset that is zero.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Makes an offset from its two parts, in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// No displacement.
    public static let zero = UIOffset()
}

extension CGRect {
    /// The rectangle shrunk by insets; may have a negative size if they exceed it.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }
}
