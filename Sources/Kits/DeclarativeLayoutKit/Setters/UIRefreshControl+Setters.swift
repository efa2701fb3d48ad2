// SPDX-License-Identifier: MIT
// Written by chaining-setters from the module's public properties; not edited by hand.
import UIKit

extension UIRefreshControl {
    /// Sets `attributedTitle` and returns the receiver.
    @discardableResult
    public func attributedTitle(_ newValue: NSAttributedString?) -> Self {
        self.attributedTitle = newValue
        return self
    }
}
