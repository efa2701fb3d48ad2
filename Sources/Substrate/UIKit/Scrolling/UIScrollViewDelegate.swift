// SPDX-License-Identifier: MIT

/// Hears of a scroll view's movement and may direct it. Every method is optional.
///
/// A drag calls, in this order: ``scrollViewWillBeginDragging(_:)``, ``scrollViewDidScroll(_:)`` for
/// each step, ``scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)``,
/// ``scrollViewDidEndDragging(_:willDecelerate:)``; then, if the content moves on,
/// ``scrollViewWillBeginDecelerating(_:)``, ``scrollViewDidScroll(_:)`` each frame and
/// ``scrollViewDidEndDecelerating(_:)``.
///
/// Zooming calls ``scrollViewWillBeginZooming(_:with:)``, ``scrollViewDidZoom(_:)`` for each step
/// and, once the content has returned between the limits,
/// ``scrollViewDidEndZooming(_:with:atScale:)``. A scale set without animation calls
/// ``scrollViewDidZoom(_:)`` only.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
    /// The content offset changed, by whatever cause but a change of `bounds`.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// A finger begins to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// The finger is lifted.
    ///
    /// - Parameters:
    ///   - scrollView: the view.
    ///   - velocity: the content's velocity, in points a **millisecond**.
    ///   - targetContentOffset: where the content will come to rest; write another place to direct
    ///     it there.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// The drag ended.
    ///
    /// - Parameters:
    ///   - scrollView: the view.
    ///   - decelerate: whether the content moves on by itself, also back to its edge.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// The content begins to move on by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// The content came to rest, or was stopped by a touch.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// An animated scroll, or the steps of a wheel, came to their end.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// Whether the content may be scrolled to its top; true unless implemented.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// The content was scrolled to its top on the user's request.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    /// ``UIScrollView/adjustedContentInset`` changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

    /// The subview that is scaled when the content is zoomed; nil, which no view zooms with, unless
    /// implemented.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// Two fingers, or a program with animation, begin to zoom.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// ``UIScrollView/zoomScale`` changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// Zooming ended, and with it any return between the limits.
    ///
    /// - Parameters:
    ///   - scrollView: the view.
    ///   - view: what was zoomed.
    ///   - scale: the scale that was reached, between the limits.
    func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Leaves the target as it is.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Does nothing.
    public func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {}

    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// Answers true.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

    /// Answers nil: nothing is zoomed.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {}
}
