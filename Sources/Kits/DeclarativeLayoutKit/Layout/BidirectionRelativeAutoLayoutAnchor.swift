// SPDX-License-Identifier: MIT

/// Where two anchors lie at once: both edges of an axis, or both middles.
///
/// Written as a number, a view, or both: `16`, `backgroundView`, `16.to(view.safeAreaLayoutGuide)`.
public struct BidirectionRelativeAutoLayoutAnchor {
    var constant: CGFloat

    /// Nil is the superview.
    var target: (any AutoLauoutGuide)?

    var side = TargetSide.inside
    var relation = NSLayoutConstraint.Relation.equal
    var priority = UILayoutPriority.DeclarativeLayoutKitDefaultPriority

    init(constant: CGFloat, target: (any AutoLauoutGuide)? = nil) {
        self.constant = constant
        self.target = target
    }

    @MainActor
    func horizontal(
        _ anchor: (any AutoLauoutGuide) -> NSLayoutXAxisAnchor
    ) -> HorizontalRelativeAutoLayoutAnchor {
        relative(to: target.map(anchor))
    }

    @MainActor
    func vertical(
        _ anchor: (any AutoLauoutGuide) -> NSLayoutYAxisAnchor
    ) -> VerticalRelativeAutoLayoutAnchor {
        relative(to: target.map(anchor))
    }

    private func relative<Axis>(
        to target: NSLayoutAnchor<Axis>?
    ) -> RelativeAutoLayoutAnchor<Axis> {
        RelativeAutoLayoutAnchor(constant: constant, target: target).with {
            $0.side = side
            $0.relation = relation
            $0.priority = priority
        }
    }
}

/// What can say where two anchors lie: a number, a view, or either with conditions.
public protocol BidirectionRelativeAutoLayoutAnchorConvertible {
    /// The place as a value.
    func asBidirectionalRelativeAutoLayoutAnchor() -> BidirectionRelativeAutoLayoutAnchor
}

extension BidirectionRelativeAutoLayoutAnchor: BidirectionRelativeAutoLayoutAnchorConvertible {
    /// The value itself.
    public func asBidirectionalRelativeAutoLayoutAnchor() -> BidirectionRelativeAutoLayoutAnchor {
        self
    }
}

extension UIView: BidirectionRelativeAutoLayoutAnchorConvertible {
    /// The place of this view's anchors.
    nonisolated public func asBidirectionalRelativeAutoLayoutAnchor()
        -> BidirectionRelativeAutoLayoutAnchor
    {
        BidirectionRelativeAutoLayoutAnchor(constant: 0, target: self)
    }
}

extension BidirectionRelativeAutoLayoutAnchorConvertible {
    private func with(
        _ change: (inout BidirectionRelativeAutoLayoutAnchor) -> Void
    ) -> BidirectionRelativeAutoLayoutAnchor {
        var anchor = asBidirectionalRelativeAutoLayoutAnchor()
        change(&anchor)
        return anchor
    }

    /// Counts the points from the target's edges towards its inside.
    public func to(_ target: any AutoLauoutGuide) -> BidirectionRelativeAutoLayoutAnchor {
        with {
            $0.side = .inside
            $0.target = target
        }
    }

    /// Counts the points from the target's edges towards its outside.
    public func from(_ target: any AutoLauoutGuide) -> BidirectionRelativeAutoLayoutAnchor {
        with {
            $0.side = .outside
            $0.target = target
        }
    }

    /// Both anchors may lie further left or up.
    public var orLess: BidirectionRelativeAutoLayoutAnchor {
        with { $0.relation = .lessThanOrEqual }
    }

    /// Both anchors may lie further right or down.
    public var orGreater: BidirectionRelativeAutoLayoutAnchor {
        with { $0.relation = .greaterThanOrEqual }
    }

    /// Sets how much the constraints matter; 999 if it is not said.
    public func priority(_ value: UILayoutPriority) -> BidirectionRelativeAutoLayoutAnchor {
        with { $0.priority = value }
    }

    /// Sets how much the constraints matter, up to 1000.
    public func priority(_ value: Float) -> BidirectionRelativeAutoLayoutAnchor {
        priority(UILayoutPriority(value))
    }
}
