// SPDX-License-Identifier: MIT

/// How large a width and a height are: the same number of points, or as a view's own.
public struct BidirectionalDimensionAutoLayoutAnchor {
    var constant: CGFloat
    var target: (any AutoLauoutGuide)?
    var multiplier: CGFloat = 1
    var priority = UILayoutPriority.DeclarativeLayoutKitDefaultPriority

    init(constant: CGFloat, target: (any AutoLauoutGuide)? = nil) {
        self.constant = constant
        self.target = target
    }

    @MainActor
    func dimension(
        _ dimension: (any AutoLauoutGuide) -> NSLayoutDimension
    ) -> DimensionAutoLayoutAnchor {
        var anchor = DimensionAutoLayoutAnchor(
            constant: constant, target: target.map(dimension))
        anchor.multiplier = multiplier
        anchor.priority = priority
        return anchor
    }
}

/// What can say how large a width and a height are: a number, a view, or either with conditions.
public protocol BidirectionalDimensionAutoLayoutAnchorConvertible {
    /// The sizes as a value.
    func asBidirectionalDimensionAutoLayoutAnchor() -> BidirectionalDimensionAutoLayoutAnchor
}

extension BidirectionalDimensionAutoLayoutAnchor:
    BidirectionalDimensionAutoLayoutAnchorConvertible
{
    /// The value itself.
    public func asBidirectionalDimensionAutoLayoutAnchor()
        -> BidirectionalDimensionAutoLayoutAnchor
    {
        self
    }
}

extension UIView: BidirectionalDimensionAutoLayoutAnchorConvertible {
    /// As wide and high as this view.
    nonisolated public func asBidirectionalDimensionAutoLayoutAnchor()
        -> BidirectionalDimensionAutoLayoutAnchor
    {
        BidirectionalDimensionAutoLayoutAnchor(constant: 0, target: self)
    }
}

extension BidirectionalDimensionAutoLayoutAnchorConvertible {
    private func with(
        _ change: (inout BidirectionalDimensionAutoLayoutAnchor) -> Void
    ) -> BidirectionalDimensionAutoLayoutAnchor {
        var anchor = asBidirectionalDimensionAutoLayoutAnchor()
        change(&anchor)
        return anchor
    }

    /// Sets how much the constraints matter; 999 if it is not said.
    public func priority(_ value: UILayoutPriority) -> BidirectionalDimensionAutoLayoutAnchor {
        with { $0.priority = value }
    }

    /// Sets how much the constraints matter, up to 1000.
    public func priority(_ value: Float) -> BidirectionalDimensionAutoLayoutAnchor {
        priority(UILayoutPriority(value))
    }

    /// Sets the factor of the view's width and height. Stops a debug build if there is no view.
    public func multiplied(by multiplier: CGFloat) -> BidirectionalDimensionAutoLayoutAnchor {
        with {
            assert($0.target != nil, "Only a view's size can be multiplied, not a constant.")
            $0.multiplier = multiplier
        }
    }

    /// Sets the points that are added; the last of several calls counts.
    public func plus(_ constant: CGFloat) -> BidirectionalDimensionAutoLayoutAnchor {
        with { $0.constant = constant }
    }

    /// Sets the points that are taken away; the last of several calls counts.
    public func minus(_ constant: CGFloat) -> BidirectionalDimensionAutoLayoutAnchor {
        with { $0.constant = -constant }
    }
}
