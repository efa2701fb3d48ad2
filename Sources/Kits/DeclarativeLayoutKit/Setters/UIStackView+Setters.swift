// SPDX-License-Identifier: MIT
// Written by chaining-setters from the module's public properties; not edited by hand.
import UIKit

extension UIStackView {
    /// Sets `alignment` and returns the receiver.
    @discardableResult
    public func alignment(_ newValue: UIStackView.Alignment) -> Self {
        self.alignment = newValue
        return self
    }

    /// Sets `axis` and returns the receiver.
    @discardableResult
    public func axis(_ newValue: NSLayoutConstraint.Axis) -> Self {
        self.axis = newValue
        return self
    }

    /// Sets `distribution` and returns the receiver.
    @discardableResult
    public func distribution(_ newValue: UIStackView.Distribution) -> Self {
        self.distribution = newValue
        return self
    }

    /// Sets `isBaselineRelativeArrangement` and returns the receiver.
    @discardableResult
    public func isBaselineRelativeArrangement(_ newValue: Bool) -> Self {
        self.isBaselineRelativeArrangement = newValue
        return self
    }

    /// Sets `isLayoutMarginsRelativeArrangement` and returns the receiver.
    @discardableResult
    public func isLayoutMarginsRelativeArrangement(_ newValue: Bool) -> Self {
        self.isLayoutMarginsRelativeArrangement = newValue
        return self
    }

    /// Sets `spacing` and returns the receiver.
    @discardableResult
    public func spacing(_ newValue: CGFloat) -> Self {
        self.spacing = newValue
        return self
    }
}
