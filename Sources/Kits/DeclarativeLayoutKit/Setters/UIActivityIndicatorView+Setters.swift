// SPDX-License-Identifier: MIT
// Written by chaining-setters from the module's public properties; not edited by hand.
import UIKit

extension UIActivityIndicatorView {
    /// Sets `color` and returns the receiver.
    @discardableResult
    public func color(_ newValue: UIColor!) -> Self {
        self.color = newValue
        return self
    }

    /// Sets `hidesWhenStopped` and returns the receiver.
    @discardableResult
    public func hidesWhenStopped(_ newValue: Bool) -> Self {
        self.hidesWhenStopped = newValue
        return self
    }

    /// Sets `style` and returns the receiver.
    @discardableResult
    public func style(_ newValue: UIActivityIndicatorView.Style) -> Self {
        self.style = newValue
        return self
    }
}
