// SPDX-License-Identifier: MIT
// Written by chaining-setters from the module's public properties; not edited by hand.
import UIKit

extension UIPageControl {
    /// Sets `allowsContinuousInteraction` and returns the receiver.
    @discardableResult
    public func allowsContinuousInteraction(_ newValue: Bool) -> Self {
        self.allowsContinuousInteraction = newValue
        return self
    }

    /// Sets `backgroundStyle` and returns the receiver.
    @discardableResult
    public func backgroundStyle(_ newValue: UIPageControl.BackgroundStyle) -> Self {
        self.backgroundStyle = newValue
        return self
    }

    /// Sets `currentPage` and returns the receiver.
    @discardableResult
    public func currentPage(_ newValue: Int) -> Self {
        self.currentPage = newValue
        return self
    }

    /// Sets `currentPageIndicatorTintColor` and returns the receiver.
    @discardableResult
    public func currentPageIndicatorTintColor(_ newValue: UIColor?) -> Self {
        self.currentPageIndicatorTintColor = newValue
        return self
    }

    /// Sets `defersCurrentPageDisplay` and returns the receiver.
    @discardableResult
    public func defersCurrentPageDisplay(_ newValue: Bool) -> Self {
        self.defersCurrentPageDisplay = newValue
        return self
    }

    /// Sets `direction` and returns the receiver.
    @discardableResult
    public func direction(_ newValue: UIPageControl.Direction) -> Self {
        self.direction = newValue
        return self
    }

    /// Sets `hidesForSinglePage` and returns the receiver.
    @discardableResult
    public func hidesForSinglePage(_ newValue: Bool) -> Self {
        self.hidesForSinglePage = newValue
        return self
    }

    /// Sets `numberOfPages` and returns the receiver.
    @discardableResult
    public func numberOfPages(_ newValue: Int) -> Self {
        self.numberOfPages = newValue
        return self
    }

    /// Sets `pageIndicatorTintColor` and returns the receiver.
    @discardableResult
    public func pageIndicatorTintColor(_ newValue: UIColor?) -> Self {
        self.pageIndicatorTintColor = newValue
        return self
    }

    /// Sets `preferredCurrentPageIndicatorImage` and returns the receiver.
    @discardableResult
    public func preferredCurrentPageIndicatorImage(_ newValue: UIImage?) -> Self {
        self.preferredCurrentPageIndicatorImage = newValue
        return self
    }

    /// Sets `preferredIndicatorImage` and returns the receiver.
    @discardableResult
    public func preferredIndicatorImage(_ newValue: UIImage?) -> Self {
        self.preferredIndicatorImage = newValue
        return self
    }
}
