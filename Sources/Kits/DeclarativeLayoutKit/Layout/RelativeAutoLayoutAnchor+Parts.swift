// SPDX-License-Identifier: MIT

extension RelativeAutoLayoutAnchor {
    func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }

    func relating(_ relation: NSLayoutConstraint.Relation) -> Self {
        with { $0.relation = relation }
    }

    func aiming(_ side: TargetSide, of anchor: NSLayoutAnchor<Axis>) -> Self {
        with {
            $0.side = side
            $0.target = anchor
        }
    }
}

extension HorizontalRelativeAutoLayoutAnchorConvertible {
    private var anchor: HorizontalRelativeAutoLayoutAnchor {
        asHorizontalRelativeAutoLayoutAnchor()
    }

    /// Counts the points from an edge towards the inside of its view.
    public func to(_ insetAnchor: NSLayoutXAxisAnchor) -> HorizontalRelativeAutoLayoutAnchor {
        anchor.aiming(.inside, of: insetAnchor)
    }

    /// Counts the points from an edge towards the outside of its view.
    public func from(_ offsetAnchor: NSLayoutXAxisAnchor) -> HorizontalRelativeAutoLayoutAnchor {
        anchor.aiming(.outside, of: offsetAnchor)
    }

    /// The anchor may lie further left.
    public var orLess: HorizontalRelativeAutoLayoutAnchor { anchor.relating(.lessThanOrEqual) }

    /// The anchor may lie further right.
    public var orGreater: HorizontalRelativeAutoLayoutAnchor {
        anchor.relating(.greaterThanOrEqual)
    }

    /// Sets how much the constraint matters; 999 if it is not said.
    public func priority(_ value: UILayoutPriority) -> HorizontalRelativeAutoLayoutAnchor {
        anchor.with { $0.priority = value }
    }

    /// Sets how much the constraint matters, up to 1000.
    public func priority(_ value: Float) -> HorizontalRelativeAutoLayoutAnchor {
        priority(UILayoutPriority(value))
    }
}

extension VerticalRelativeAutoLayoutAnchorConvertible {
    private var anchor: VerticalRelativeAutoLayoutAnchor { asVerticalRelativeAutoLayoutAnchor() }

    /// Counts the points from an edge towards the inside of its view.
    public func to(_ anchor: NSLayoutYAxisAnchor) -> VerticalRelativeAutoLayoutAnchor {
        self.anchor.aiming(.inside, of: anchor)
    }

    /// Counts the points from an edge towards the outside of its view.
    public func from(_ anchor: NSLayoutYAxisAnchor) -> VerticalRelativeAutoLayoutAnchor {
        self.anchor.aiming(.outside, of: anchor)
    }

    /// The anchor may lie further up.
    public var orLess: VerticalRelativeAutoLayoutAnchor { anchor.relating(.lessThanOrEqual) }

    /// The anchor may lie further down.
    public var orGreater: VerticalRelativeAutoLayoutAnchor { anchor.relating(.greaterThanOrEqual) }

    /// Sets how much the constraint matters; 999 if it is not said.
    public func priority(_ value: UILayoutPriority) -> VerticalRelativeAutoLayoutAnchor {
        anchor.with { $0.priority = value }
    }

    /// Sets how much the constraint matters, up to 1000.
    public func priority(_ value: Float) -> VerticalRelativeAutoLayoutAnchor {
        priority(UILayoutPriority(value))
    }
}
