// SPDX-License-Identifier: MIT

/// A view of a collection view that is used again for other data once it has left the screen.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// Makes a view; subclasses that are registered by class are made through this initialiser.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Stops the program: views cannot be decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The name that the view was registered under; nil for a view made by hand.
    open package(set) var reuseIdentifier: String?

    /// What the layout said last of the view's place.
    package var appliedAttributes: UICollectionViewLayoutAttributes?

    /// Whether the delegate was told that the view comes on screen.
    var isDisplayed = false

    /// What the layout's opacity is multiplied by while the view's item is dragged.
    var dragOpacity: CGFloat = 1 {
        didSet {
            guard dragOpacity != oldValue, let appliedAttributes else { return }
            if dragOpacity == 0 { layer.removeAnimation(forKey: "opacity") }
            alpha = appliedAttributes.alpha * dragOpacity
        }
    }

    /// The order of the layout that the view's place among its siblings follows.
    var placedZIndex: Int?

    /// Called before a view that was used already is handed out again. Calls super first.
    open func prepareForReuse() {}

    /// Called when the layout's attributes have been applied to the view, for those that a
    /// subclass of ``UICollectionViewLayoutAttributes`` adds.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before the collection view goes from one layout to another.
    open func willTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) {}

    /// Called after the collection view went from one layout to another.
    open func didTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) {}

    /// The attributes that the view would like, asked when the layout works with estimates: by
    /// default those with the size that the view's constraints ask for or, without any, that
    /// ``sizeThatFits(_:)`` asks for, which is the size that the view has unless overridden.
    ///
    /// Called once the view has its content, before it is shown. What it returns changes the size
    /// only. Of headers and footers a flow layout takes the extent along the scrolling axis.
    ///
    /// - Parameter layoutAttributes: what the layout gives the view now; do not change it.
    /// - Returns: the same object, or a copy with another size.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let size =
            isLaidOutByConstraints
            ? systemLayoutSizeFitting(
                layoutAttributes.size,
                withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: .fittingSizeLevel)
            : sizeThatFits(layoutAttributes.size)
        guard size != layoutAttributes.size else { return layoutAttributes }
        return layoutAttributes.changed { $0.size = size }
    }

    /// Whether constraints place what lies in the view.
    var isLaidOutByConstraints: Bool { layoutState?.hasConstrainedSubviews ?? false }

    /// How firmly the view keeps its width while its constraints are asked for a size: headers and
    /// footers are as wide as the layout says.
    var horizontalFittingPriority: UILayoutPriority { .required }

    /// Says that the view may want another size; see ``UICollectionView/selfSizingInvalidation``.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? UICollectionView)?.sizeMayDiffer(of: self)
    }

    /// Gives the view the place and look that attributes say; costs nothing for what is unchanged.
    func place(by attributes: UICollectionViewLayoutAttributes) {
        if CATransform3DIsIdentity(attributes.transform3D), CATransform3DIsIdentity(transform3D) {
            frame = attributes.frame
        } else {
            transform3D = attributes.transform3D
            bounds = CGRect(origin: bounds.origin, size: attributes.bounds.size)
            center = attributes.center
        }
        alpha = attributes.alpha * dragOpacity
        isHidden = attributes.isHidden
        let position = CGFloat(attributes.zIndex)
        if layer.zPosition != position { layer.zPosition = position }
        // A copy: layouts may change the objects that they gave.
        appliedAttributes = attributes.changed { _ in }
        if isDisplayed, placedZIndex != attributes.zIndex {
            (superview as? UICollectionView)?.bringIntoOrder(self)
        }
        apply(attributes)
    }
}
