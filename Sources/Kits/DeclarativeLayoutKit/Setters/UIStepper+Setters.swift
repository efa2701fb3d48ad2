// SPDX-License-Identifier: MIT
// Written by chaining-setters from the module's public properties; not edited by hand.
import UIKit

extension UIStepper {
    /// Sets `autorepeat` and returns the receiver.
    @discardableResult
    public func autorepeat(_ newValue: Bool) -> Self {
        self.autorepeat = newValue
        return self
    }

    /// Sets `isContinuous` and returns the receiver.
    @discardableResult
    public func isContinuous(_ newValue: Bool) -> Self {
        self.isContinuous = newValue
        return self
    }

    /// Sets `maximumValue` and returns the receiver.
    @discardableResult
    public func maximumValue(_ newValue: Double) -> Self {
        self.maximumValue = newValue
        return self
    }

    /// Sets `minimumValue` and returns the receiver.
    @discardableResult
    public func minimumValue(_ newValue: Double) -> Self {
        self.minimumValue = newValue
        return self
    }

    /// Sets `stepValue` and returns the receiver.
    @discardableResult
    public func stepValue(_ newValue: Double) -> Self {
        self.stepValue = newValue
        return self
    }

    /// Sets `value` and returns the receiver.
    @discardableResult
    public func value(_ newValue: Double) -> Self {
        self.value = newValue
        return self
    }

    /// Sets `wraps` and returns the receiver.
    @discardableResult
    public func wraps(_ newValue: Bool) -> Self {
        self.wraps = newValue
        return self
    }
}
