// SPDX-License-Identifier: MIT
// Written by chaining-setters from the module's public properties; not edited by hand.
import UIKit

extension UIWindow {
    /// Sets `rootViewController` and returns the receiver.
    @discardableResult
    public func rootViewController(_ newValue: UIViewController?) -> Self {
        self.rootViewController = newValue
        return self
    }

    /// Sets `viewerOffset` and returns the receiver.
    @discardableResult
    public func viewerOffset(_ newValue: UIOffset) -> Self {
        self.viewerOffset = newValue
        return self
    }

    /// Sets `windowLevel` and returns the receiver.
    @discardableResult
    public func windowLevel(_ newValue: UIWindow.Level) -> Self {
        self.windowLevel = newValue
        return self
    }
}
