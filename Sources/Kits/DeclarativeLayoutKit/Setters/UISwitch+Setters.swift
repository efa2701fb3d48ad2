// SPDX-License-Identifier: MIT
// Written by chaining-setters from the module's public properties; not edited by hand.
import UIKit

extension UISwitch {
    /// Sets `isOn` and returns the receiver.
    @discardableResult
    public func isOn(_ newValue: Bool) -> Self {
        self.isOn = newValue
        return self
    }

    /// Sets `offImage` and returns the receiver.
    @discardableResult
    public func offImage(_ newValue: UIImage?) -> Self {
        self.offImage = newValue
        return self
    }

    /// Sets `onImage` and returns the receiver.
    @discardableResult
    public func onImage(_ newValue: UIImage?) -> Self {
        self.onImage = newValue
        return self
    }

    /// Sets `onTintColor` and returns the receiver.
    @discardableResult
    public func onTintColor(_ newValue: UIColor?) -> Self {
        self.onTintColor = newValue
        return self
    }

    /// Sets `preferredStyle` and returns the receiver.
    @discardableResult
    public func preferredStyle(_ newValue: UISwitch.Style) -> Self {
        self.preferredStyle = newValue
        return self
    }

    /// Sets `thumbTintColor` and returns the receiver.
    @discardableResult
    public func thumbTintColor(_ newValue: UIColor?) -> Self {
        self.thumbTintColor = newValue
        return self
    }

    /// Sets `title` and returns the receiver.
    @discardableResult
    public func title(_ newValue: String?) -> Self {
        self.title = newValue
        return self
    }
}
