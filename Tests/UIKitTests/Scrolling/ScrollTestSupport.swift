// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting

/// Writes down what a scroll view tells, each run of equal calls once.
@preconcurrency @MainActor final class ScrollWitness: UIScrollViewDelegate {
    private(set) var calls: [String] = []
    private(set) var offsets: [CGPoint] = []
    private(set) var velocities: [CGPoint] = []
    private(set) var targets: [CGPoint] = []
    var redirection: CGPoint?
    var allowsTop = true
    var onScroll: (UIScrollView) -> Void = { _ in }
    var onEndDragging: (UIScrollView) -> Void = { _ in }
    var onEndDecelerating: (UIScrollView) -> Void = { _ in }

    func clear() {
        calls = []
        offsets = []
    }

    func note(_ call: String) {
        if calls.last != call { calls.append(call) }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset)
        note("didScroll")
        onScroll(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        note("willEndDragging")
        velocities.append(velocity)
        targets.append(targetContentOffset.pointee)
        if let redirection { targetContentOffset.pointee = redirection }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
        note("didEndDragging(\(willDecelerate))")
        onEndDragging(scrollView)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        note("willBeginDecelerating")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        note("didEndDecelerating")
        onEndDecelerating(scrollView)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        note("didEndScrollingAnimation")
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { allowsTop }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop") }

    // MARK: Zooming

    var zoomedView: UIView?
    private(set) var zoomCalls: [String] = []

    private func noteZoom(_ call: String) {
        if zoomCalls.last != call { zoomCalls.append(call) }
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomedView }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        noteZoom(view === zoomedView ? "willBeginZooming" : "willBeginZooming another view")
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) { noteZoom("didZoom") }

    func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
        noteZoom("didEndZooming(\(scale))")
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        note("didChangeAdjustedContentInset")
    }
}

/// A window of 300 x 600 points whose whole area is a scroll view over a tall content.
@preconcurrency @MainActor final class ScrollScene {
    let scrollView = UIScrollView()
    let witness = ScrollWitness()
    let window: OffscreenWindow

    init(content: CGSize = CGSize(width: 300, height: 3000)) {
        window = OffscreenWindow(view: scrollView, size: CGSize(width: 300, height: 600))
        scrollView.contentSize = content
        scrollView.delegate = witness
        window.settle()
        witness.clear()
    }

    /// Drags straight up or down; content moves the other way.
    func drag(
        by distance: CGFloat, duration: CFTimeInterval = 0.3, pause: CFTimeInterval = 0
    ) {
        let start = CGPoint(x: 150, y: 300)
        window.drag(
            from: start, to: CGPoint(x: 150, y: 300 + distance), duration: duration, pause: pause)
    }
}
