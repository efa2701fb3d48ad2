// SPDX-License-Identifier: MIT

/// A number of points that stands for an anchor's place or a dimension's size.
public protocol AutoLayoutConstant:
    HorizontalRelativeAutoLayoutAnchorConvertible, VerticalRelativeAutoLayoutAnchorConvertible,
    BidirectionRelativeAutoLayoutAnchorConvertible, DimensionAutoLayoutAnchorConvertible,
    BidirectionalDimensionAutoLayoutAnchorConvertible
{
    /// The number in points.
    var value: CGFloat { get }
}

extension AutoLayoutConstant {
    /// So far inside the superview's same anchor.
    public func asHorizontalRelativeAutoLayoutAnchor() -> HorizontalRelativeAutoLayoutAnchor {
        HorizontalRelativeAutoLayoutAnchor(constant: value)
    }

    /// So far inside the superview's same anchor.
    public func asVerticalRelativeAutoLayoutAnchor() -> VerticalRelativeAutoLayoutAnchor {
        VerticalRelativeAutoLayoutAnchor(constant: value)
    }

    /// So far inside the superview's same anchors.
    public func asBidirectionalRelativeAutoLayoutAnchor() -> BidirectionRelativeAutoLayoutAnchor {
        BidirectionRelativeAutoLayoutAnchor(constant: value)
    }

    /// So large.
    public func asDimensionAutoLayoutAnchor() -> DimensionAutoLayoutAnchor {
        DimensionAutoLayoutAnchor(constant: value)
    }

    /// So wide and so high.
    public func asBidirectionalDimensionAutoLayoutAnchor()
        -> BidirectionalDimensionAutoLayoutAnchor
    {
        BidirectionalDimensionAutoLayoutAnchor(constant: value)
    }
}

extension Int: AutoLayoutConstant {
    /// The number in points.
    public var value: CGFloat { CGFloat(self) }
}

extension Float: AutoLayoutConstant {
    /// The number in points.
    public var value: CGFloat { CGFloat(self) }
}

extension Double: AutoLayoutConstant {
    /// The number in points.
    public var value: CGFloat { CGFloat(self) }
}

extension CGFloat: AutoLayoutConstant {
    /// The number in points.
    public var value: CGFloat { self }
}
