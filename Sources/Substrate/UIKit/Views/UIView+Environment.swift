// SPDX-License-Identifier: MIT

extension UIView {
    /// The style that the view and its subviews are shown in, whatever the superview's is.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { rare?.style ?? .unspecified }
        set {
            guard newValue != overrideUserInterfaceStyle else { return }
            rareState.style = newValue
            inheritTraits()
        }
    }

    /// Derives the view's traits from its parent's and passes them on if they changed.
    ///
    /// Children always hold what follows from their parent's traits, so an unchanged identity ends
    /// the walk.
    func inheritTraits() {
        let inherited = controller?.inheritedTraits ?? superview?.traits ?? windowTraits
        let style = rare?.style ?? .unspecified
        let derived =
            style == .unspecified || style == inherited.userInterfaceStyle
            ? inherited : inherited.merging(UITraitCollection(userInterfaceStyle: style))
        apply(traits: derived)
    }

    private var windowTraits: UITraitCollection {
        (self as? UIWindow)?.hostTraits ?? CurrentTraits.screen
    }

    private func apply(traits new: UITraitCollection) {
        let previous = traits
        guard previous !== new else { return }
        traits = new
        guard previous != new else {
            for child in children { child.inheritTraits() }
            return
        }
        if new.hasDifferentColorAppearance(comparedTo: previous) { resolveColors() }
        for child in children { child.inheritTraits() }
        new.performAsCurrent {
            if let controller {
                controller.traitCollectionDidChange(previous)
            }
            traitCollectionDidChange(previous)
        }
        contentEnvironmentDidChange()
        if new.layoutDirection != previous.layoutDirection { layoutDirectionDidChange() }
        setNeedsLayout()
    }

    private func resolveColors() {
        if let background, background.isDynamic {
            let color = background.resolvedCGColor(with: traits)
            UIView.performWithoutAnimation { layer.backgroundColor = color }
        }
    }

    /// Draws again what may depend on the traits.
    private func contentEnvironmentDidChange() {
        if hasLayerContent { setNeedsDisplay() }
        if layoutState != nil { layoutEnvironmentDidChange() }
    }

    // MARK: Tint

    var resolvedTintColor: UIColor {
        var view: UIView? = self
        while let current = view {
            if let tint = current.rare?.tintColor { return tint }
            view = current.superview
        }
        return .systemBlue
    }

    func propagateTintColorChange() {
        tintColorDidChange()
        for child in children where child.rare?.tintColor == nil {
            child.propagateTintColorChange()
        }
    }

    /// Tells a freshly added tree of its tint if an ancestor sets one.
    func tintColorDidChangeIfNeeded() {
        guard rare?.tintColor == nil else { return }
        var view = superview
        while let current = view {
            if current.rare?.tintColor != nil {
                propagateTintColorChange()
                return
            }
            view = current.superview
        }
    }

    /// How the tint colour is shown.
    public var tintAdjustmentMode: TintAdjustmentMode {
        get { rare?.tintAdjustmentMode ?? .automatic }
        set {
            guard newValue != tintAdjustmentMode else { return }
            rareState.tintAdjustmentMode = newValue
            propagateTintColorChange()
        }
    }

    // MARK: Direction

    /// How the view's layout follows the interface's direction.
    public var semanticContentAttribute: UISemanticContentAttribute {
        get { rare?.semantics ?? .unspecified }
        set {
            guard newValue != semanticContentAttribute else { return }
            rareState.semantics = newValue
            layoutDirectionDidChange()
            setNeedsLayout()
        }
    }

    /// The direction that the view is laid out in.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// The direction that a semantic attribute gives in the interface's default direction.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        let direction = CurrentTraits.screen.layoutDirection
        return userInterfaceLayoutDirection(
            for: attribute, relativeTo: direction == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// The direction that a semantic attribute gives within another direction.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    // MARK: Scale

    /// Device pixels a point of the view's content; the window's unless set.
    public var contentScaleFactor: CGFloat {
        get { rare?.contentScale ?? displayScale }
        set {
            rareState.contentScale = newValue
            layer.contentsScale = newValue
        }
    }

    /// Device pixels a point where the view is shown.
    package var displayScale: CGFloat {
        traits.displayScale > 0 ? traits.displayScale : 1
    }

    /// A length rounded up to whole device pixels, in points.
    ///
    /// Lengths a hair over a pixel are rounding noise, not a further pixel.
    package func ceilToPixel(_ length: CGFloat) -> CGFloat {
        let scale = displayScale
        return (length * scale - 0.0001).rounded(.up) / scale
    }

    /// A coordinate rounded to the nearest device pixel, in points.
    package func roundToPixel(_ coordinate: CGFloat) -> CGFloat {
        let scale = displayScale
        return (coordinate * scale).rounded() / scale
    }
}
