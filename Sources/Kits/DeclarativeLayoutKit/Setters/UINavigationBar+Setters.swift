// SPDX-License-Identifier: MIT
// Written by chaining-setters from the module's public properties; not edited by hand.
import UIKit

extension UINavigationBar {
    /// Sets `barTintColor` and returns the receiver.
    @discardableResult
    public func barTintColor(_ newValue: UIColor?) -> Self {
        self.barTintColor = newValue
        return self
    }

    /// Sets `isTranslucent` and returns the receiver.
    @discardableResult
    public func isTranslucent(_ newValue: Bool) -> Self {
        self.isTranslucent = newValue
        return self
    }

    /// Sets `titleTextAttributes` and returns the receiver.
    @discardableResult
    public func titleTextAttributes(_ newValue: [NSAttributedString.Key: Any]?) -> Self {
        self.titleTextAttributes = newValue
        return self
    }
}
