// SPDX-License-Identifier: MIT
// Written by chaining-setters from the module's public properties; not edited by hand.
import UIKit

extension UILabel {
    /// Sets `adjustsFontForContentSizeCategory` and returns the receiver.
    @discardableResult
    public func adjustsFontForContentSizeCategory(_ newValue: Bool) -> Self {
        self.adjustsFontForContentSizeCategory = newValue
        return self
    }

    /// Sets `adjustsFontSizeToFitWidth` and returns the receiver.
    @discardableResult
    public func adjustsFontSizeToFitWidth(_ newValue: Bool) -> Self {
        self.adjustsFontSizeToFitWidth = newValue
        return self
    }

    /// Sets `allowsDefaultTighteningForTruncation` and returns the receiver.
    @discardableResult
    public func allowsDefaultTighteningForTruncation(_ newValue: Bool) -> Self {
        self.allowsDefaultTighteningForTruncation = newValue
        return self
    }

    /// Sets `attributedText` and returns the receiver.
    @discardableResult
    public func attributedText(_ newValue: NSAttributedString?) -> Self {
        self.attributedText = newValue
        return self
    }

    /// Sets `baselineAdjustment` and returns the receiver.
    @discardableResult
    public func baselineAdjustment(_ newValue: UIBaselineAdjustment) -> Self {
        self.baselineAdjustment = newValue
        return self
    }

    /// Sets `font` and returns the receiver.
    @discardableResult
    public func font(_ newValue: UIFont!) -> Self {
        self.font = newValue
        return self
    }

    /// Sets `highlightedTextColor` and returns the receiver.
    @discardableResult
    public func highlightedTextColor(_ newValue: UIColor?) -> Self {
        self.highlightedTextColor = newValue
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

    /// Sets `lineBreakMode` and returns the receiver.
    @discardableResult
    public func lineBreakMode(_ newValue: NSLineBreakMode) -> Self {
        self.lineBreakMode = newValue
        return self
    }

    /// Sets `lineBreakStrategy` and returns the receiver.
    @discardableResult
    public func lineBreakStrategy(_ newValue: NSParagraphStyle.LineBreakStrategy) -> Self {
        self.lineBreakStrategy = newValue
        return self
    }

    /// Sets `minimumScaleFactor` and returns the receiver.
    @discardableResult
    public func minimumScaleFactor(_ newValue: CGFloat) -> Self {
        self.minimumScaleFactor = newValue
        return self
    }

    /// Sets `numberOfLines` and returns the receiver.
    @discardableResult
    public func numberOfLines(_ newValue: Int) -> Self {
        self.numberOfLines = newValue
        return self
    }

    /// Sets `preferredMaxLayoutWidth` and returns the receiver.
    @discardableResult
    public func preferredMaxLayoutWidth(_ newValue: CGFloat) -> Self {
        self.preferredMaxLayoutWidth = newValue
        return self
    }

    /// Sets `text` and returns the receiver.
    @discardableResult
    public func text(_ newValue: String?) -> Self {
        self.text = newValue
        return self
    }

    /// Sets `textAlignment` and returns the receiver.
    @discardableResult
    public func textAlignment(_ newValue: NSTextAlignment) -> Self {
        self.textAlignment = newValue
        return self
    }

    /// Sets `textColor` and returns the receiver.
    @discardableResult
    public func textColor(_ newValue: UIColor!) -> Self {
        self.textColor = newValue
        return self
    }
}
