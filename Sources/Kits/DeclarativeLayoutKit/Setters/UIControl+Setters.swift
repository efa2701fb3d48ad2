// SPDX-License-Identifier: MIT
// Written by chaining-setters from the module's public properties; not edited by hand.
import UIKit

extension UIControl {
    /// Sets `contentHorizontalAlignment` and returns the receiver.
    @discardableResult
    public func contentHorizontalAlignment(
        _ newValue: UIControl.ContentHorizontalAlignment
    ) -> Self {
        self.contentHorizontalAlignment = newValue
        return self
    }

    /// Sets `contentVerticalAlignment` and returns the receiver.
    @discardableResult
    public func contentVerticalAlignment(_ newValue: UIControl.ContentVerticalAlignment) -> Self {
        self.contentVerticalAlignment = newValue
        return self
    }

    /// Sets `isContextMenuInteractionEnabled` and returns the receiver.
    @discardableResult
    public func isContextMenuInteractionEnabled(_ newValue: Bool) -> Self {
        self.isContextMenuInteractionEnabled = newValue
        return self
    }

    /// Sets `isEnabled` and returns the receiver.
    @discardableResult
    public func isEnabled(_ newValue: Bool) -> Self {
        self.isEnabled = newValue
        return self
    }

    /// Sets `isHighlighted` and returns the receiver.
    @discardableResult
    public func isHighlighted(_ newValue: Bool) -> Self {
        self.isHighlighted = newValue
        return self
    }

    /// Sets `isSelected` and returns the receiver.
    @discardableResult
    public func isSelected(_ newValue: Bool) -> Self {
        self.isSelected = newValue
        return self
    }

    /// Sets `showsMenuAsPrimaryAction` and returns the receiver.
    @discardableResult
    public func showsMenuAsPrimaryAction(_ newValue: Bool) -> Self {
        self.showsMenuAsPrimaryAction = newValue
        return self
    }
}
