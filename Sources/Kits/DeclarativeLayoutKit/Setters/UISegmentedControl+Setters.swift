// SPDX-License-Identifier: MIT
// Written by chaining-setters from the module's public properties; not edited by hand.
import UIKit

extension UISegmentedControl {
    /// Sets `apportionsSegmentWidthsByContent` and returns the receiver.
    @discardableResult
    public func apportionsSegmentWidthsByContent(_ newValue: Bool) -> Self {
        self.apportionsSegmentWidthsByContent = newValue
        return self
    }

    /// Sets `isMomentary` and returns the receiver.
    @discardableResult
    public func isMomentary(_ newValue: Bool) -> Self {
        self.isMomentary = newValue
        return self
    }

    /// Sets `selectedSegmentIndex` and returns the receiver.
    @discardableResult
    public func selectedSegmentIndex(_ newValue: Int) -> Self {
        self.selectedSegmentIndex = newValue
        return self
    }

    /// Sets `selectedSegmentTintColor` and returns the receiver.
    @discardableResult
    public func selectedSegmentTintColor(_ newValue: UIColor?) -> Self {
        self.selectedSegmentTintColor = newValue
        return self
    }
}
