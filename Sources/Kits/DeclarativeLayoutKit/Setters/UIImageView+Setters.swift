// SPDX-License-Identifier: MIT
// Written by chaining-setters from the module's public properties; not edited by hand.
import UIKit

extension UIImageView {
    /// Sets `animationDuration` and returns the receiver.
    @discardableResult
    public func animationDuration(_ newValue: TimeInterval) -> Self {
        self.animationDuration = newValue
        return self
    }

    /// Sets `animationImages` and returns the receiver.
    @discardableResult
    public func animationImages(_ newValue: [UIImage]?) -> Self {
        self.animationImages = newValue
        return self
    }

    /// Sets `animationRepeatCount` and returns the receiver.
    @discardableResult
    public func animationRepeatCount(_ newValue: Int) -> Self {
        self.animationRepeatCount = newValue
        return self
    }

    /// Sets `highlightedAnimationImages` and returns the receiver.
    @discardableResult
    public func highlightedAnimationImages(_ newValue: [UIImage]?) -> Self {
        self.highlightedAnimationImages = newValue
        return self
    }

    /// Sets `highlightedImage` and returns the receiver.
    @discardableResult
    public func highlightedImage(_ newValue: UIImage?) -> Self {
        self.highlightedImage = newValue
        return self
    }

    /// Sets `image` and returns the receiver.
    @discardableResult
    public func image(_ newValue: UIImage?) -> Self {
        self.image = newValue
        return self
    }

    /// Sets `isHighlighted` and returns the receiver.
    @discardableResult
    public func isHighlighted(_ newValue: Bool) -> Self {
        self.isHighlighted = newValue
        return self
    }
}
