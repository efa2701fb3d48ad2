// SPDX-License-Identifier: MIT
// Written by chaining-setters from the module's public properties; not edited by hand.
import UIKit

extension UIImageView {
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
