// SPDX-License-Identifier: MIT
// Written by chaining-setters from the module's public properties; not edited by hand.
import UIKit

extension UIProgressView {
    /// Sets `progress` and returns the receiver.
    @discardableResult
    public func progress(_ newValue: Float) -> Self {
        self.progress = newValue
        return self
    }

    /// Sets `progressImage` and returns the receiver.
    @discardableResult
    public func progressImage(_ newValue: UIImage?) -> Self {
        self.progressImage = newValue
        return self
    }

    /// Sets `progressTintColor` and returns the receiver.
    @discardableResult
    public func progressTintColor(_ newValue: UIColor?) -> Self {
        self.progressTintColor = newValue
        return self
    }

    /// Sets `progressViewStyle` and returns the receiver.
    @discardableResult
    public func progressViewStyle(_ newValue: UIProgressView.Style) -> Self {
        self.progressViewStyle = newValue
        return self
    }

    /// Sets `trackImage` and returns the receiver.
    @discardableResult
    public func trackImage(_ newValue: UIImage?) -> Self {
        self.trackImage = newValue
        return self
    }

    /// Sets `trackTintColor` and returns the receiver.
    @discardableResult
    public func trackTintColor(_ newValue: UIColor?) -> Self {
        self.trackTintColor = newValue
        return self
    }
}
