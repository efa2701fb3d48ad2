// SPDX-License-Identifier: MIT

extension AutoLayoutItemConvertible {
    // MARK: Vertical

    /// Says where the top edge lies. A number is its distance below the superview's top.
    public func topAnchor(
        _ anchor: any VerticalRelativeAutoLayoutAnchorConvertible
    ) -> AutoLayoutItem {
        vertical(\.topAnchor, anchor.asVerticalRelativeAutoLayoutAnchor())
    }

    /// Says where the bottom edge lies. A number is its distance above the superview's bottom.
    public func bottomAnchor(
        _ anchor: any VerticalRelativeAutoLayoutAnchorConvertible
    ) -> AutoLayoutItem {
        vertical(\.bottomAnchor, anchor.asVerticalRelativeAutoLayoutAnchor())
    }

    /// Says where the vertical middle lies. A number is its distance below the superview's middle.
    public func centerYAnchor(
        _ anchor: any VerticalRelativeAutoLayoutAnchorConvertible = 0
    ) -> AutoLayoutItem {
        vertical(\.centerYAnchor, anchor.asVerticalRelativeAutoLayoutAnchor())
    }

    /// Says where the top and bottom edges lie.
    public func verticalAnchor(
        _ anchor: any BidirectionRelativeAutoLayoutAnchorConvertible
    ) -> AutoLayoutItem {
        let both = anchor.asBidirectionalRelativeAutoLayoutAnchor()
        return vertical(\.topAnchor, both.vertical { $0.topAnchor })
            .vertical(\.bottomAnchor, both.vertical { $0.bottomAnchor })
    }

    // MARK: Horizontal

    /// Says where the left edge lies. A number is its distance from the superview's left.
    public func leftAnchor(
        _ anchor: any HorizontalRelativeAutoLayoutAnchorConvertible
    ) -> AutoLayoutItem {
        horizontal(\.leftAnchor, anchor.asHorizontalRelativeAutoLayoutAnchor())
    }

    /// Says where the edge lies at which text begins. A number is its distance from the
    /// superview's, inwards.
    public func leadingAnchor(
        _ anchor: any HorizontalRelativeAutoLayoutAnchorConvertible
    ) -> AutoLayoutItem {
        horizontal(\.leadingAnchor, anchor.asHorizontalRelativeAutoLayoutAnchor())
    }

    /// Says where the right edge lies. A number is its distance from the superview's right.
    public func rightAnchor(
        _ anchor: any HorizontalRelativeAutoLayoutAnchorConvertible
    ) -> AutoLayoutItem {
        horizontal(\.rightAnchor, anchor.asHorizontalRelativeAutoLayoutAnchor())
    }

    /// Says where the edge lies at which text ends. A number is its distance from the superview's,
    /// inwards.
    public func trailingAnchor(
        _ anchor: any HorizontalRelativeAutoLayoutAnchorConvertible
    ) -> AutoLayoutItem {
        horizontal(\.trailingAnchor, anchor.asHorizontalRelativeAutoLayoutAnchor())
    }

    /// Says where the horizontal middle lies. A number is its distance to the right of the
    /// superview's middle.
    public func centerXAnchor(
        _ anchor: any HorizontalRelativeAutoLayoutAnchorConvertible = 0
    ) -> AutoLayoutItem {
        horizontal(\.centerXAnchor, anchor.asHorizontalRelativeAutoLayoutAnchor())
    }

    /// Says where the left and right edges lie.
    public func horizontalAnchor(
        _ anchor: any BidirectionRelativeAutoLayoutAnchorConvertible
    ) -> AutoLayoutItem {
        let both = anchor.asBidirectionalRelativeAutoLayoutAnchor()
        return horizontal(\.leftAnchor, both.horizontal { $0.leftAnchor })
            .horizontal(\.rightAnchor, both.horizontal { $0.rightAnchor })
    }

    /// Says where the edges lie at which text begins and ends.
    public func directionalHorizontalAnchor(
        _ anchor: any BidirectionRelativeAutoLayoutAnchorConvertible
    ) -> AutoLayoutItem {
        let both = anchor.asBidirectionalRelativeAutoLayoutAnchor()
        return horizontal(\.leadingAnchor, both.horizontal { $0.leadingAnchor })
            .horizontal(\.trailingAnchor, both.horizontal { $0.trailingAnchor })
    }

    // MARK: Both axes

    /// Says where both middles lie.
    public func centerAnchor(
        _ anchor: any BidirectionRelativeAutoLayoutAnchorConvertible
    ) -> AutoLayoutItem {
        let both = anchor.asBidirectionalRelativeAutoLayoutAnchor()
        return horizontal(\.centerXAnchor, both.horizontal { $0.centerXAnchor })
            .vertical(\.centerYAnchor, both.vertical { $0.centerYAnchor })
    }

    /// Puts the four edges inside those of a view.
    ///
    /// - Parameters:
    ///   - insets: the distances inwards, in points.
    ///   - target: the view; nil is the superview.
    ///   - priority: how much the four constraints matter.
    public func edgesAnchors(
        _ insets: UIEdgeInsets = .zero, to target: UIView? = nil,
        priority: UILayoutPriority = .DeclarativeLayoutKitDefaultPriority
    ) -> AutoLayoutItem {
        func inset(_ constant: CGFloat) -> BidirectionRelativeAutoLayoutAnchor {
            BidirectionRelativeAutoLayoutAnchor(constant: constant, target: target)
                .priority(priority)
        }
        return vertical(\.topAnchor, inset(insets.top).vertical { $0.topAnchor })
            .horizontal(\.leftAnchor, inset(insets.left).horizontal { $0.leftAnchor })
            .horizontal(\.rightAnchor, inset(insets.right).horizontal { $0.rightAnchor })
            .vertical(\.bottomAnchor, inset(insets.bottom).vertical { $0.bottomAnchor })
    }

    // MARK: Size

    /// Says how wide the view is.
    public func widthAnchor(_ anchor: any DimensionAutoLayoutAnchorConvertible) -> AutoLayoutItem {
        dimension(\.widthAnchor, anchor.asDimensionAutoLayoutAnchor())
    }

    /// Says how high the view is.
    public func heightAnchor(_ anchor: any DimensionAutoLayoutAnchorConvertible) -> AutoLayoutItem {
        dimension(\.heightAnchor, anchor.asDimensionAutoLayoutAnchor())
    }

    /// Says how high and how wide the view is.
    public func sizeAnchor(
        _ anchor: any BidirectionalDimensionAutoLayoutAnchorConvertible
    ) -> AutoLayoutItem {
        let both = anchor.asBidirectionalDimensionAutoLayoutAnchor()
        return dimension(\.heightAnchor, both.dimension { $0.heightAnchor })
            .dimension(\.widthAnchor, both.dimension { $0.widthAnchor })
    }

    // MARK: Others

    /// Says constraints that need the view itself: `layout { $0.heightAnchor($0.widthAnchor) }`.
    ///
    /// - Parameter builder: runs when the item is activated; its items are activated in turn.
    public func layout(
        @ArrayBuilder<AutoLayoutItem> _ builder: @escaping (UIView) -> [AutoLayoutItem]
    ) -> AutoLayoutItem {
        asAutoLayoutItem().appending { view in
            for item in builder(view) { item.activate() }
            return []
        }
    }

    // MARK: Steps

    private func vertical(
        _ own: KeyPath<UIView, NSLayoutYAxisAnchor>, _ anchor: VerticalRelativeAutoLayoutAnchor
    ) -> AutoLayoutItem {
        relative(own, anchor)
    }

    private func horizontal(
        _ own: KeyPath<UIView, NSLayoutXAxisAnchor>, _ anchor: HorizontalRelativeAutoLayoutAnchor
    ) -> AutoLayoutItem {
        relative(own, anchor)
    }

    private func relative<Axis, Anchor: NSLayoutAnchor<Axis>>(
        _ own: KeyPath<UIView, Anchor>, _ anchor: RelativeAutoLayoutAnchor<Axis>
    ) -> AutoLayoutItem {
        asAutoLayoutItem().appending { view in
            let constraint = anchor.constraint(of: view[keyPath: own]) {
                guard let superview = view.superview else {
                    preconditionFailure(
                        "\(view) has no superview to be laid out in. Add it to one before its "
                            + "constraints are activated, or say what an anchor is relative to.")
                }
                return superview[keyPath: own]
            }
            return [constraint]
        }
    }

    private func dimension(
        _ own: KeyPath<UIView, NSLayoutDimension>, _ anchor: DimensionAutoLayoutAnchor
    ) -> AutoLayoutItem {
        asAutoLayoutItem().appending { [anchor.constraint(of: $0[keyPath: own])] }
    }
}
