// SPDX-License-Identifier: MIT
// Written by chaining-setters from the module's public properties; not edited by hand.
import UIKit

extension UIButton {
    /// Sets `adjustsImageWhenDisabled` and returns the receiver.
    @discardableResult
    public func adjustsImageWhenDisabled(_ newValue: Bool) -> Self {
        self.adjustsImageWhenDisabled = newValue
        return self
    }

    /// Sets `adjustsImageWhenHighlighted` and returns the receiver.
    @discardableResult
    public func adjustsImageWhenHighlighted(_ newValue: Bool) -> Self {
        self.adjustsImageWhenHighlighted = newValue
        return self
    }

    /// Sets `changesSelectionAsPrimaryAction` and returns the receiver.
    @discardableResult
    public func changesSelectionAsPrimaryAction(_ newValue: Bool) -> Self {
        self.changesSelectionAsPrimaryAction = newValue
        return self
    }

    /// Sets `contentEdgeInsets` and returns the receiver.
    @discardableResult
    public func contentEdgeInsets(_ newValue: UIEdgeInsets) -> Self {
        self.contentEdgeInsets = newValue
        return self
    }

    /// Sets `imageEdgeInsets` and returns the receiver.
    @discardableResult
    public func imageEdgeInsets(_ newValue: UIEdgeInsets) -> Self {
        self.imageEdgeInsets = newValue
        return self
    }

    /// Sets `isPointerInteractionEnabled` and returns the receiver.
    @discardableResult
    public func isPointerInteractionEnabled(_ newValue: Bool) -> Self {
        self.isPointerInteractionEnabled = newValue
        return self
    }

    /// Sets `menu` and returns the receiver.
    @discardableResult
    public func menu(_ newValue: UIMenu?) -> Self {
        self.menu = newValue
        return self
    }

    /// Sets `reversesTitleShadowWhenHighlighted` and returns the receiver.
    @discardableResult
    public func reversesTitleShadowWhenHighlighted(_ newValue: Bool) -> Self {
        self.reversesTitleShadowWhenHighlighted = newValue
        return self
    }

    /// Sets `role` and returns the receiver.
    @discardableResult
    public func role(_ newValue: UIButton.Role) -> Self {
        self.role = newValue
        return self
    }

    /// Sets `showsTouchWhenHighlighted` and returns the receiver.
    @discardableResult
    public func showsTouchWhenHighlighted(_ newValue: Bool) -> Self {
        self.showsTouchWhenHighlighted = newValue
        return self
    }

    /// Sets `titleEdgeInsets` and returns the receiver.
    @discardableResult
    public func titleEdgeInsets(_ newValue: UIEdgeInsets) -> Self {
        self.titleEdgeInsets = newValue
        return self
    }
}
