// SPDX-License-Identifier: MIT

/// The anchors by their published names, for use as values: `edges.map(view.topAnchor(_:))`. A call
/// takes the functions that note the caller's file and line; what is made here has the place of this
/// file in the log of a conflict.
extension AutoLayoutItemConvertible {
    /// Says where the top edge lies. A number is its distance below the superview's top.
    @_disfavoredOverload
    public func topAnchor(
        _ anchor: any VerticalRelativeAutoLayoutAnchorConvertible
    ) -> AutoLayoutItem {
        topAnchor(anchor, fileID: #fileID, line: #line)
    }

    /// Says where the bottom edge lies. A number is its distance above the superview's bottom.
    @_disfavoredOverload
    public func bottomAnchor(
        _ anchor: any VerticalRelativeAutoLayoutAnchorConvertible
    ) -> AutoLayoutItem {
        bottomAnchor(anchor, fileID: #fileID, line: #line)
    }

    /// Says where the vertical middle lies. A number is its distance below the superview's middle.
    @_disfavoredOverload
    public func centerYAnchor(
        _ anchor: any VerticalRelativeAutoLayoutAnchorConvertible = 0
    ) -> AutoLayoutItem {
        centerYAnchor(anchor, fileID: #fileID, line: #line)
    }

    /// Says where the top and bottom edges lie.
    @_disfavoredOverload
    public func verticalAnchor(
        _ anchor: any BidirectionRelativeAutoLayoutAnchorConvertible
    ) -> AutoLayoutItem {
        verticalAnchor(anchor, fileID: #fileID, line: #line)
    }

    /// Says where the left edge lies. A number is its distance from the superview's left.
    @_disfavoredOverload
    public func leftAnchor(
        _ anchor: any HorizontalRelativeAutoLayoutAnchorConvertible
    ) -> AutoLayoutItem {
        leftAnchor(anchor, fileID: #fileID, line: #line)
    }

    /// Says where the edge lies at which text begins. A number is its distance from the
    /// superview's, inwards.
    @_disfavoredOverload
    public func leadingAnchor(
        _ anchor: any HorizontalRelativeAutoLayoutAnchorConvertible
    ) -> AutoLayoutItem {
        leadingAnchor(anchor, fileID: #fileID, line: #line)
    }

    /// Says where the right edge lies. A number is its distance from the superview's right.
    @_disfavoredOverload
    public func rightAnchor(
        _ anchor: any HorizontalRelativeAutoLayoutAnchorConvertible
    ) -> AutoLayoutItem {
        rightAnchor(anchor, fileID: #fileID, line: #line)
    }

    /// Says where the edge lies at which text ends. A number is its distance from the superview's,
    /// inwards.
    @_disfavoredOverload
    public func trailingAnchor(
        _ anchor: any HorizontalRelativeAutoLayoutAnchorConvertible
    ) -> AutoLayoutItem {
        trailingAnchor(anchor, fileID: #fileID, line: #line)
    }

    /// Says where the horizontal middle lies. A number is its distance to the right of the
    /// superview's middle.
    @_disfavoredOverload
    public func centerXAnchor(
        _ anchor: any HorizontalRelativeAutoLayoutAnchorConvertible = 0
    ) -> AutoLayoutItem {
        centerXAnchor(anchor, fileID: #fileID, line: #line)
    }

    /// Says where the left and right edges lie.
    @_disfavoredOverload
    public func horizontalAnchor(
        _ anchor: any BidirectionRelativeAutoLayoutAnchorConvertible
    ) -> AutoLayoutItem {
        horizontalAnchor(anchor, fileID: #fileID, line: #line)
    }

    /// Says where the edges lie at which text begins and ends.
    @_disfavoredOverload
    public func directionalHorizontalAnchor(
        _ anchor: any BidirectionRelativeAutoLayoutAnchorConvertible
    ) -> AutoLayoutItem {
        directionalHorizontalAnchor(anchor, fileID: #fileID, line: #line)
    }

    /// Says where both middles lie.
    @_disfavoredOverload
    public func centerAnchor(
        _ anchor: any BidirectionRelativeAutoLayoutAnchorConvertible
    ) -> AutoLayoutItem {
        centerAnchor(anchor, fileID: #fileID, line: #line)
    }

    /// Says how wide the view is.
    @_disfavoredOverload
    public func widthAnchor(_ anchor: any DimensionAutoLayoutAnchorConvertible) -> AutoLayoutItem {
        widthAnchor(anchor, fileID: #fileID, line: #line)
    }

    /// Says how high the view is.
    @_disfavoredOverload
    public func heightAnchor(_ anchor: any DimensionAutoLayoutAnchorConvertible) -> AutoLayoutItem {
        heightAnchor(anchor, fileID: #fileID, line: #line)
    }

    /// Says how high and how wide the view is.
    @_disfavoredOverload
    public func sizeAnchor(
        _ anchor: any BidirectionalDimensionAutoLayoutAnchorConvertible
    ) -> AutoLayoutItem {
        sizeAnchor(anchor, fileID: #fileID, line: #line)
    }

    /// Puts the four edges inside those of a view.
    ///
    /// - Parameters:
    ///   - insets: the distances inwards, in points.
    ///   - target: the view; nil is the superview.
    ///   - priority: how much the four constraints matter.
    @_disfavoredOverload
    public func edgesAnchors(
        _ insets: UIEdgeInsets = .zero, to target: UIView? = nil,
        priority: UILayoutPriority = .DeclarativeLayoutKitDefaultPriority
    ) -> AutoLayoutItem {
        edgesAnchors(insets, to: target, priority: priority, fileID: #fileID, line: #line)
    }
}
