// SPDX-License-Identifier: MIT
// Written by chaining-setters from the module's public properties; not edited by hand.
import UIKit

extension UIScrollView {
    /// Sets `alwaysBounceHorizontal` and returns the receiver.
    @discardableResult
    public func alwaysBounceHorizontal(_ newValue: Bool) -> Self {
        self.alwaysBounceHorizontal = newValue
        return self
    }

    /// Sets `alwaysBounceVertical` and returns the receiver.
    @discardableResult
    public func alwaysBounceVertical(_ newValue: Bool) -> Self {
        self.alwaysBounceVertical = newValue
        return self
    }

    /// Sets `automaticallyAdjustsScrollIndicatorInsets` and returns the receiver.
    @discardableResult
    public func automaticallyAdjustsScrollIndicatorInsets(_ newValue: Bool) -> Self {
        self.automaticallyAdjustsScrollIndicatorInsets = newValue
        return self
    }

    /// Sets `bounces` and returns the receiver.
    @discardableResult
    public func bounces(_ newValue: Bool) -> Self {
        self.bounces = newValue
        return self
    }

    /// Sets `bouncesZoom` and returns the receiver.
    @discardableResult
    public func bouncesZoom(_ newValue: Bool) -> Self {
        self.bouncesZoom = newValue
        return self
    }

    /// Sets `canCancelContentTouches` and returns the receiver.
    @discardableResult
    public func canCancelContentTouches(_ newValue: Bool) -> Self {
        self.canCancelContentTouches = newValue
        return self
    }

    /// Sets `contentInset` and returns the receiver.
    @discardableResult
    public func contentInset(_ newValue: UIEdgeInsets) -> Self {
        self.contentInset = newValue
        return self
    }

    /// Sets `contentInsetAdjustmentBehavior` and returns the receiver.
    @discardableResult
    public func contentInsetAdjustmentBehavior(
        _ newValue: UIScrollView.ContentInsetAdjustmentBehavior
    ) -> Self {
        self.contentInsetAdjustmentBehavior = newValue
        return self
    }

    /// Sets `contentOffset` and returns the receiver.
    @discardableResult
    public func contentOffset(_ newValue: CGPoint) -> Self {
        self.contentOffset = newValue
        return self
    }

    /// Sets `contentSize` and returns the receiver.
    @discardableResult
    public func contentSize(_ newValue: CGSize) -> Self {
        self.contentSize = newValue
        return self
    }

    /// Sets `decelerationRate` and returns the receiver.
    @discardableResult
    public func decelerationRate(_ newValue: UIScrollView.DecelerationRate) -> Self {
        self.decelerationRate = newValue
        return self
    }

    /// Sets `delaysContentTouches` and returns the receiver.
    @discardableResult
    public func delaysContentTouches(_ newValue: Bool) -> Self {
        self.delaysContentTouches = newValue
        return self
    }

    /// Sets `delegate` and returns the receiver.
    @discardableResult
    public func delegate(_ newValue: (any UIScrollViewDelegate)?) -> Self {
        self.delegate = newValue
        return self
    }

    /// Sets `horizontalScrollIndicatorInsets` and returns the receiver.
    @discardableResult
    public func horizontalScrollIndicatorInsets(_ newValue: UIEdgeInsets) -> Self {
        self.horizontalScrollIndicatorInsets = newValue
        return self
    }

    /// Sets `indexDisplayMode` and returns the receiver.
    @discardableResult
    public func indexDisplayMode(_ newValue: UIScrollView.IndexDisplayMode) -> Self {
        self.indexDisplayMode = newValue
        return self
    }

    /// Sets `indicatorStyle` and returns the receiver.
    @discardableResult
    public func indicatorStyle(_ newValue: UIScrollView.IndicatorStyle) -> Self {
        self.indicatorStyle = newValue
        return self
    }

    /// Sets `isDirectionalLockEnabled` and returns the receiver.
    @discardableResult
    public func isDirectionalLockEnabled(_ newValue: Bool) -> Self {
        self.isDirectionalLockEnabled = newValue
        return self
    }

    /// Sets `isPagingEnabled` and returns the receiver.
    @discardableResult
    public func isPagingEnabled(_ newValue: Bool) -> Self {
        self.isPagingEnabled = newValue
        return self
    }

    /// Sets `isScrollEnabled` and returns the receiver.
    @discardableResult
    public func isScrollEnabled(_ newValue: Bool) -> Self {
        self.isScrollEnabled = newValue
        return self
    }

    /// Sets `keyboardDismissMode` and returns the receiver.
    @discardableResult
    public func keyboardDismissMode(_ newValue: UIScrollView.KeyboardDismissMode) -> Self {
        self.keyboardDismissMode = newValue
        return self
    }

    /// Sets `maximumZoomScale` and returns the receiver.
    @discardableResult
    public func maximumZoomScale(_ newValue: CGFloat) -> Self {
        self.maximumZoomScale = newValue
        return self
    }

    /// Sets `minimumZoomScale` and returns the receiver.
    @discardableResult
    public func minimumZoomScale(_ newValue: CGFloat) -> Self {
        self.minimumZoomScale = newValue
        return self
    }

    /// Sets `refreshControl` and returns the receiver.
    @discardableResult
    public func refreshControl(_ newValue: UIRefreshControl?) -> Self {
        self.refreshControl = newValue
        return self
    }

    /// Sets `scrollIndicatorInsets` and returns the receiver.
    @discardableResult
    public func scrollIndicatorInsets(_ newValue: UIEdgeInsets) -> Self {
        self.scrollIndicatorInsets = newValue
        return self
    }

    /// Sets `scrollsToTop` and returns the receiver.
    @discardableResult
    public func scrollsToTop(_ newValue: Bool) -> Self {
        self.scrollsToTop = newValue
        return self
    }

    /// Sets `showsHorizontalScrollIndicator` and returns the receiver.
    @discardableResult
    public func showsHorizontalScrollIndicator(_ newValue: Bool) -> Self {
        self.showsHorizontalScrollIndicator = newValue
        return self
    }

    /// Sets `showsVerticalScrollIndicator` and returns the receiver.
    @discardableResult
    public func showsVerticalScrollIndicator(_ newValue: Bool) -> Self {
        self.showsVerticalScrollIndicator = newValue
        return self
    }

    /// Sets `transfersHorizontalScrollingToParent` and returns the receiver.
    @discardableResult
    public func transfersHorizontalScrollingToParent(_ newValue: Bool) -> Self {
        self.transfersHorizontalScrollingToParent = newValue
        return self
    }

    /// Sets `transfersVerticalScrollingToParent` and returns the receiver.
    @discardableResult
    public func transfersVerticalScrollingToParent(_ newValue: Bool) -> Self {
        self.transfersVerticalScrollingToParent = newValue
        return self
    }

    /// Sets `verticalScrollIndicatorInsets` and returns the receiver.
    @discardableResult
    public func verticalScrollIndicatorInsets(_ newValue: UIEdgeInsets) -> Self {
        self.verticalScrollIndicatorInsets = newValue
        return self
    }

    /// Sets `zoomScale` and returns the receiver.
    @discardableResult
    public func zoomScale(_ newValue: CGFloat) -> Self {
        self.zoomScale = newValue
        return self
    }
}
