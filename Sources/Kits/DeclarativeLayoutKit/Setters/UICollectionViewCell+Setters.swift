// SPDX-License-Identifier: MIT
// Written by chaining-setters from the module's public properties; not edited by hand.
import UIKit

extension UICollectionViewCell {
    /// Sets `backgroundView` and returns the receiver.
    @discardableResult
    public func backgroundView(_ newValue: UIView?) -> Self {
        self.backgroundView = newValue
        return self
    }

    /// Sets `isFocused` and returns the receiver.
    @discardableResult
    public func isFocused(_ newValue: Bool) -> Self {
        self.isFocused = newValue
        return self
    }

    /// Sets `isHighlighted` and returns the receiver.
    @discardableResult
    public func isHighlighted(_ newValue: Bool) -> Self {
        self.isHighlighted = newValue
        return self
    }

    /// Sets `isSelected` and returns the receiver.
    @discardableResult
    public func isSelected(_ newValue: Bool) -> Self {
        self.isSelected = newValue
        return self
    }

    /// Sets `selectedBackgroundView` and returns the receiver.
    @discardableResult
    public func selectedBackgroundView(_ newValue: UIView?) -> Self {
        self.selectedBackgroundView = newValue
        return self
    }
}
