// SPDX-License-Identifier: MIT

// Every anchor notes the file and the line of its caller: the log of a conflict names them.
extension AutoLayoutItemConvertible {
    // MARK: Vertical

    /// Says where the top edge lies. A number is its distance below the superview's top.
    public func topAnchor(
        _ anchor: any VerticalRelativeAutoLayoutAnchorConvertible, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> AutoLayoutItem {
        vertical(\.topAnchor, anchor.asVerticalRelativeAutoLayoutAnchor(), Place(fileID, line))
    }

    /// Says where the bottom edge lies. A number is its distance above the superview's bottom.
    public func bottomAnchor(
        _ anchor: any VerticalRelativeAutoLayoutAnchorConvertible, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> AutoLayoutItem {
        vertical(\.bottomAnchor, anchor.asVerticalRelativeAutoLayoutAnchor(), Place(fileID, line))
    }

    /// Says where the vertical middle lies. A number is its distance below the superview's middle.
    public func centerYAnchor(
        _ anchor: any VerticalRelativeAutoLayoutAnchorConvertible = 0,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> AutoLayoutItem {
        vertical(\.centerYAnchor, anchor.asVerticalRelativeAutoLayoutAnchor(), Place(fileID, line))
    }

    /// Says where the top and bottom edges lie.
    public func verticalAnchor(
        _ anchor: any BidirectionRelativeAutoLayoutAnchorConvertible,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> AutoLayoutItem {
        let both = anchor.asBidirectionalRelativeAutoLayoutAnchor()
        return vertical(\.topAnchor, both.vertical { $0.topAnchor }, Place(fileID, line))
            .vertical(\.bottomAnchor, both.vertical { $0.bottomAnchor }, Place(fileID, line))
    }

    // MARK: Horizontal

    /// Says where the left edge lies. A number is its distance from the superview's left.
    public func leftAnchor(
        _ anchor: any HorizontalRelativeAutoLayoutAnchorConvertible, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> AutoLayoutItem {
        horizontal(\.leftAnchor, anchor.asHorizontalRelativeAutoLayoutAnchor(), Place(fileID, line))
    }

    /// Says where the edge lies at which text begins. A number is its distance from the
    /// superview's, inwards.
    public func leadingAnchor(
        _ anchor: any HorizontalRelativeAutoLayoutAnchorConvertible, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> AutoLayoutItem {
        horizontal(
            \.leadingAnchor, anchor.asHorizontalRelativeAutoLayoutAnchor(), Place(fileID, line))
    }

    /// Says where the right edge lies. A number is its distance from the superview's right.
    public func rightAnchor(
        _ anchor: any HorizontalRelativeAutoLayoutAnchorConvertible, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> AutoLayoutItem {
        horizontal(
            \.rightAnchor, anchor.asHorizontalRelativeAutoLayoutAnchor(), Place(fileID, line))
    }

    /// Says where the edge lies at which text ends. A number is its distance from the superview's,
    /// inwards.
    public func trailingAnchor(
        _ anchor: any HorizontalRelativeAutoLayoutAnchorConvertible, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> AutoLayoutItem {
        horizontal(
            \.trailingAnchor, anchor.asHorizontalRelativeAutoLayoutAnchor(), Place(fileID, line))
    }

    /// Says where the horizontal middle lies. A number is its distance to the right of the
    /// superview's middle.
    public func centerXAnchor(
        _ anchor: any HorizontalRelativeAutoLayoutAnchorConvertible = 0,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> AutoLayoutItem {
        horizontal(
            \.centerXAnchor, anchor.asHorizontalRelativeAutoLayoutAnchor(), Place(fileID, line))
    }

    /// Says where the left and right edges lie.
    public func horizontalAnchor(
        _ anchor: any BidirectionRelativeAutoLayoutAnchorConvertible,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> AutoLayoutItem {
        let both = anchor.asBidirectionalRelativeAutoLayoutAnchor()
        return horizontal(\.leftAnchor, both.horizontal { $0.leftAnchor }, Place(fileID, line))
            .horizontal(\.rightAnchor, both.horizontal { $0.rightAnchor }, Place(fileID, line))
    }

    /// Says where the edges lie at which text begins and ends.
    public func directionalHorizontalAnchor(
        _ anchor: any BidirectionRelativeAutoLayoutAnchorConvertible,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> AutoLayoutItem {
        let both = anchor.asBidirectionalRelativeAutoLayoutAnchor()
        return horizontal(
            \.leadingAnchor, both.horizontal { $0.leadingAnchor }, Place(fileID, line)
        )
        .horizontal(\.trailingAnchor, both.horizontal { $0.trailingAnchor }, Place(fileID, line))
    }

    // MARK: Both axes

    /// Says where both middles lie.
    public func centerAnchor(
        _ anchor: any BidirectionRelativeAutoLayoutAnchorConvertible,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> AutoLayoutItem {
        let both = anchor.asBidirectionalRelativeAutoLayoutAnchor()
        return horizontal(
            \.centerXAnchor, both.horizontal { $0.centerXAnchor }, Place(fileID, line)
        )
        .vertical(\.centerYAnchor, both.vertical { $0.centerYAnchor }, Place(fileID, line))
    }

    /// Puts the four edges inside those of a view.
    ///
    /// - Parameters:
    ///   - insets: the distances inwards, in points.
    ///   - target: the view; nil is the superview.
    ///   - priority: how much the four constraints matter.
    public func edgesAnchors(
        _ insets: UIEdgeInsets = .zero, to target: UIView? = nil,
        priority: UILayoutPriority = .DeclarativeLayoutKitDefaultPriority,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> AutoLayoutItem {
        func inset(_ constant: CGFloat) -> BidirectionRelativeAutoLayoutAnchor {
            BidirectionRelativeAutoLayoutAnchor(constant: constant, target: target)
                .priority(priority)
        }
        return vertical(
            \.topAnchor, inset(insets.top).vertical { $0.topAnchor }, Place(fileID, line)
        )
        .horizontal(
            \.leftAnchor, inset(insets.left).horizontal { $0.leftAnchor }, Place(fileID, line)
        )
        .horizontal(
            \.rightAnchor, inset(insets.right).horizontal { $0.rightAnchor }, Place(fileID, line)
        )
        .vertical(
            \.bottomAnchor, inset(insets.bottom).vertical { $0.bottomAnchor }, Place(fileID, line))
    }

    // MARK: Size

    /// Says how wide the view is.
    public func widthAnchor(
        _ anchor: any DimensionAutoLayoutAnchorConvertible, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> AutoLayoutItem {
        dimension(\.widthAnchor, anchor.asDimensionAutoLayoutAnchor(), Place(fileID, line))
    }

    /// Says how high the view is.
    public func heightAnchor(
        _ anchor: any DimensionAutoLayoutAnchorConvertible, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> AutoLayoutItem {
        dimension(\.heightAnchor, anchor.asDimensionAutoLayoutAnchor(), Place(fileID, line))
    }

    /// Says how high and how wide the view is.
    public func sizeAnchor(
        _ anchor: any BidirectionalDimensionAutoLayoutAnchorConvertible,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> AutoLayoutItem {
        let both = anchor.asBidirectionalDimensionAutoLayoutAnchor()
        return dimension(\.heightAnchor, both.dimension { $0.heightAnchor }, Place(fileID, line))
            .dimension(\.widthAnchor, both.dimension { $0.widthAnchor }, Place(fileID, line))
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
        _ own: KeyPath<UIView, NSLayoutYAxisAnchor>, _ anchor: VerticalRelativeAutoLayoutAnchor,
        _ place: Place
    ) -> AutoLayoutItem {
        relative(own, anchor, place)
    }

    private func horizontal(
        _ own: KeyPath<UIView, NSLayoutXAxisAnchor>, _ anchor: HorizontalRelativeAutoLayoutAnchor,
        _ place: Place
    ) -> AutoLayoutItem {
        relative(own, anchor, place)
    }

    private func relative<Axis, Anchor: NSLayoutAnchor<Axis>>(
        _ own: KeyPath<UIView, Anchor>, _ anchor: RelativeAutoLayoutAnchor<Axis>,
        _ place: Place
    ) -> AutoLayoutItem {
        asAutoLayoutItem().appending { view in
            let constraint = anchor.constraint(of: view[keyPath: own], place) {
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
        _ own: KeyPath<UIView, NSLayoutDimension>, _ anchor: DimensionAutoLayoutAnchor,
        _ place: Place
    ) -> AutoLayoutItem {
        asAutoLayoutItem().appending { [anchor.constraint(of: $0[keyPath: own], place)] }
    }
}
