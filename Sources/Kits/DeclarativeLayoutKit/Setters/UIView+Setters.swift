// SPDX-License-Identifier: MIT
// Written by chaining-setters from the module's public properties; not edited by hand.
import UIKit

extension UIView {
    /// Sets `accessibilityHint` and returns the receiver.
    @discardableResult
    public func accessibilityHint(_ newValue: String?) -> Self {
        self.accessibilityHint = newValue
        return self
    }

    /// Sets `accessibilityIdentifier` and returns the receiver.
    @discardableResult
    public func accessibilityIdentifier(_ newValue: String?) -> Self {
        self.accessibilityIdentifier = newValue
        return self
    }

    /// Sets `accessibilityLabel` and returns the receiver.
    @discardableResult
    public func accessibilityLabel(_ newValue: String?) -> Self {
        self.accessibilityLabel = newValue
        return self
    }

    /// Sets `accessibilityValue` and returns the receiver.
    @discardableResult
    public func accessibilityValue(_ newValue: String?) -> Self {
        self.accessibilityValue = newValue
        return self
    }

    /// Sets `alpha` and returns the receiver.
    @discardableResult
    public func alpha(_ newValue: CGFloat) -> Self {
        self.alpha = newValue
        return self
    }

    /// Sets `autoresizesSubviews` and returns the receiver.
    @discardableResult
    public func autoresizesSubviews(_ newValue: Bool) -> Self {
        self.autoresizesSubviews = newValue
        return self
    }

    /// Sets `autoresizingMask` and returns the receiver.
    @discardableResult
    public func autoresizingMask(_ newValue: UIView.AutoresizingMask) -> Self {
        self.autoresizingMask = newValue
        return self
    }

    /// Sets `backgroundColor` and returns the receiver.
    @discardableResult
    public func backgroundColor(_ newValue: UIColor?) -> Self {
        self.backgroundColor = newValue
        return self
    }

    /// Sets `bounds` and returns the receiver.
    @discardableResult
    public func bounds(_ newValue: CGRect) -> Self {
        self.bounds = newValue
        return self
    }

    /// Sets `center` and returns the receiver.
    @discardableResult
    public func center(_ newValue: CGPoint) -> Self {
        self.center = newValue
        return self
    }

    /// Sets `clearsContextBeforeDrawing` and returns the receiver.
    @discardableResult
    public func clearsContextBeforeDrawing(_ newValue: Bool) -> Self {
        self.clearsContextBeforeDrawing = newValue
        return self
    }

    /// Sets `clipsToBounds` and returns the receiver.
    @discardableResult
    public func clipsToBounds(_ newValue: Bool) -> Self {
        self.clipsToBounds = newValue
        return self
    }

    /// Sets `contentMode` and returns the receiver.
    @discardableResult
    public func contentMode(_ newValue: UIView.ContentMode) -> Self {
        self.contentMode = newValue
        return self
    }

    /// Sets `contentScaleFactor` and returns the receiver.
    @discardableResult
    public func contentScaleFactor(_ newValue: CGFloat) -> Self {
        self.contentScaleFactor = newValue
        return self
    }

    /// Sets `directionalLayoutMargins` and returns the receiver.
    @discardableResult
    public func directionalLayoutMargins(_ newValue: NSDirectionalEdgeInsets) -> Self {
        self.directionalLayoutMargins = newValue
        return self
    }

    /// Sets `focusGroupIdentifier` and returns the receiver.
    @discardableResult
    public func focusGroupIdentifier(_ newValue: String?) -> Self {
        self.focusGroupIdentifier = newValue
        return self
    }

    /// Sets `frame` and returns the receiver.
    @discardableResult
    public func frame(_ newValue: CGRect) -> Self {
        self.frame = newValue
        return self
    }

    /// Sets `gestureRecognizers` and returns the receiver.
    @discardableResult
    public func gestureRecognizers(_ newValue: [UIGestureRecognizer]?) -> Self {
        self.gestureRecognizers = newValue
        return self
    }

    /// Sets `insetsLayoutMarginsFromSafeArea` and returns the receiver.
    @discardableResult
    public func insetsLayoutMarginsFromSafeArea(_ newValue: Bool) -> Self {
        self.insetsLayoutMarginsFromSafeArea = newValue
        return self
    }

    /// Sets `interactions` and returns the receiver.
    @discardableResult
    public func interactions(_ newValue: [any UIInteraction]) -> Self {
        self.interactions = newValue
        return self
    }

    /// Sets `isAccessibilityElement` and returns the receiver.
    @discardableResult
    public func isAccessibilityElement(_ newValue: Bool) -> Self {
        self.isAccessibilityElement = newValue
        return self
    }

    /// Sets `isExclusiveTouch` and returns the receiver.
    @discardableResult
    public func isExclusiveTouch(_ newValue: Bool) -> Self {
        self.isExclusiveTouch = newValue
        return self
    }

    /// Sets `isHidden` and returns the receiver.
    @discardableResult
    public func isHidden(_ newValue: Bool) -> Self {
        self.isHidden = newValue
        return self
    }

    /// Sets `isMultipleTouchEnabled` and returns the receiver.
    @discardableResult
    public func isMultipleTouchEnabled(_ newValue: Bool) -> Self {
        self.isMultipleTouchEnabled = newValue
        return self
    }

    /// Sets `isOpaque` and returns the receiver.
    @discardableResult
    public func isOpaque(_ newValue: Bool) -> Self {
        self.isOpaque = newValue
        return self
    }

    /// Sets `isUserInteractionEnabled` and returns the receiver.
    @discardableResult
    public func isUserInteractionEnabled(_ newValue: Bool) -> Self {
        self.isUserInteractionEnabled = newValue
        return self
    }

    /// Sets `layoutMargins` and returns the receiver.
    @discardableResult
    public func layoutMargins(_ newValue: UIEdgeInsets) -> Self {
        self.layoutMargins = newValue
        return self
    }

    /// Sets `mask` and returns the receiver.
    @discardableResult
    public func mask(_ newValue: UIView?) -> Self {
        self.mask = newValue
        return self
    }

    /// Sets `motionEffects` and returns the receiver.
    @discardableResult
    public func motionEffects(_ newValue: [UIMotionEffect]) -> Self {
        self.motionEffects = newValue
        return self
    }

    /// Sets `overrideUserInterfaceStyle` and returns the receiver.
    @discardableResult
    public func overrideUserInterfaceStyle(_ newValue: UIUserInterfaceStyle) -> Self {
        self.overrideUserInterfaceStyle = newValue
        return self
    }

    /// Sets `preservesSuperviewLayoutMargins` and returns the receiver.
    @discardableResult
    public func preservesSuperviewLayoutMargins(_ newValue: Bool) -> Self {
        self.preservesSuperviewLayoutMargins = newValue
        return self
    }

    /// Sets `restorationIdentifier` and returns the receiver.
    @discardableResult
    public func restorationIdentifier(_ newValue: String?) -> Self {
        self.restorationIdentifier = newValue
        return self
    }

    /// Sets `semanticContentAttribute` and returns the receiver.
    @discardableResult
    public func semanticContentAttribute(_ newValue: UISemanticContentAttribute) -> Self {
        self.semanticContentAttribute = newValue
        return self
    }

    /// Sets `tag` and returns the receiver.
    @discardableResult
    public func tag(_ newValue: Int) -> Self {
        self.tag = newValue
        return self
    }

    /// Sets `tintAdjustmentMode` and returns the receiver.
    @discardableResult
    public func tintAdjustmentMode(_ newValue: UIView.TintAdjustmentMode) -> Self {
        self.tintAdjustmentMode = newValue
        return self
    }

    /// Sets `tintColor` and returns the receiver.
    @discardableResult
    public func tintColor(_ newValue: UIColor!) -> Self {
        self.tintColor = newValue
        return self
    }

    /// Sets `transform` and returns the receiver.
    @discardableResult
    public func transform(_ newValue: CGAffineTransform) -> Self {
        self.transform = newValue
        return self
    }

    /// Sets `transform3D` and returns the receiver.
    @discardableResult
    public func transform3D(_ newValue: CATransform3D) -> Self {
        self.transform3D = newValue
        return self
    }

    /// Sets `translatesAutoresizingMaskIntoConstraints` and returns the receiver.
    @discardableResult
    public func translatesAutoresizingMaskIntoConstraints(_ newValue: Bool) -> Self {
        self.translatesAutoresizingMaskIntoConstraints = newValue
        return self
    }
}
