// SPDX-License-Identifier: MIT
// Written by chaining-setters from the module's public properties; not edited by hand.
import UIKit

extension UISlider {
    /// Sets `isContinuous` and returns the receiver.
    @discardableResult
    public func isContinuous(_ newValue: Bool) -> Self {
        self.isContinuous = newValue
        return self
    }

    /// Sets `maximumTrackTintColor` and returns the receiver.
    @discardableResult
    public func maximumTrackTintColor(_ newValue: UIColor?) -> Self {
        self.maximumTrackTintColor = newValue
        return self
    }

    /// Sets `maximumValue` and returns the receiver.
    @discardableResult
    public func maximumValue(_ newValue: Float) -> Self {
        self.maximumValue = newValue
        return self
    }

    /// Sets `maximumValueImage` and returns the receiver.
    @discardableResult
    public func maximumValueImage(_ newValue: UIImage?) -> Self {
        self.maximumValueImage = newValue
        return self
    }

    /// Sets `minimumTrackTintColor` and returns the receiver.
    @discardableResult
    public func minimumTrackTintColor(_ newValue: UIColor?) -> Self {
        self.minimumTrackTintColor = newValue
        return self
    }

    /// Sets `minimumValue` and returns the receiver.
    @discardableResult
    public func minimumValue(_ newValue: Float) -> Self {
        self.minimumValue = newValue
        return self
    }

    /// Sets `minimumValueImage` and returns the receiver.
    @discardableResult
    public func minimumValueImage(_ newValue: UIImage?) -> Self {
        self.minimumValueImage = newValue
        return self
    }

    /// Sets `thumbTintColor` and returns the receiver.
    @discardableResult
    public func thumbTintColor(_ newValue: UIColor?) -> Self {
        self.thumbTintColor = newValue
        return self
    }

    /// Sets `value` and returns the receiver.
    @discardableResult
    public func value(_ newValue: Float) -> Self {
        self.value = newValue
        return self
    }
}
