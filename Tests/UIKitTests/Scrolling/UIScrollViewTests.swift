// SPDX-License-Identifier: MIT
import QuartzCore
import UIKitTesting
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class UIScrollViewTests: XCTestCase {
    // MARK: Offset

    func testTheOffsetIsTheOriginOfTheBounds() {
        let scene = ScrollScene()
        scene.scrollView.contentOffset = CGPoint(x: 0, y: 120)
        XCTAssertEqual(scene.scrollView.bounds, CGRect(x: 0, y: 120, width: 300, height: 600))
        XCTAssertEqual(scene.witness.offsets, [CGPoint(x: 0, y: 120)])
    }

    func testAnEqualOffsetTellsNothing() {
        let scene = ScrollScene()
        scene.scrollView.contentOffset = .zero
        XCTAssertEqual(scene.witness.calls, [])
    }

    func testBoundsMoveTheContentSilently() {
        let scene = ScrollScene()
        scene.scrollView.bounds.origin.y = 70
        XCTAssertEqual(scene.scrollView.contentOffset.y, 70)
        XCTAssertEqual(scene.witness.calls, [])
    }

    func testAProgramMayLeaveTheRange() {
        let scene = ScrollScene()
        scene.scrollView.contentOffset = CGPoint(x: 0, y: -500)
        scene.window.settle()
        XCTAssertEqual(scene.scrollView.contentOffset.y, -500)
    }

    func testValuesThatAreNotFiniteAreIgnored() {
        let scene = ScrollScene()
        let view = scene.scrollView
        view.contentOffset = CGPoint(x: 0, y: 30)
        view.contentOffset = CGPoint(x: CGFloat.nan, y: 1)
        view.setContentOffset(CGPoint(x: 0, y: CGFloat.infinity), animated: true)
        view.contentSize = CGSize(width: CGFloat.infinity, height: 1)
        view.contentSize = CGSize(width: -1, height: 1)
        view.contentInset.top = .nan
        view.adjustContentOffset(by: CGPoint(x: CGFloat.nan, y: 0))
        view.scrollRectToVisible(CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1), animated: false)
        XCTAssertEqual(view.contentOffset, CGPoint(x: 0, y: 30))
        XCTAssertEqual(view.contentSize, CGSize(width: 300, height: 3000))
        XCTAssertEqual(view.contentInset, .zero)
        XCTAssertFalse(view.scrollWheel(by: CGVector(dx: 0, dy: CGFloat.nan), isPrecise: true))
    }

    func testAChangedOffsetLaysOutInTheNextFrame() {
        let view = LayoutCountingScrollView()
        let window = OffscreenWindow(view: view, size: CGSize(width: 300, height: 600))
        view.contentSize = CGSize(width: 300, height: 3000)
        window.settle()
        let before = view.layouts
        view.contentOffset.y = 10
        XCTAssertEqual(view.layouts, before)
        window.runFrame()
        XCTAssertEqual(view.layouts, before + 1)
    }

    func testASubclassSeesEveryStepInItsOffset() {
        let view = LayoutCountingScrollView()
        let window = OffscreenWindow(view: view, size: CGSize(width: 300, height: 600))
        view.contentSize = CGSize(width: 300, height: 3000)
        window.settle()
        window.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200), duration: 0.1)
        window.settle()
        XCTAssertGreaterThan(view.offsetChanges, 20)
    }

    func testContentThatShrankIsShownAgainAfterLayout() {
        let scene = ScrollScene()
        scene.scrollView.contentOffset.y = 2000
        scene.scrollView.contentSize.height = 1000
        XCTAssertEqual(scene.scrollView.contentOffset.y, 2000)
        scene.window.runFrame()
        XCTAssertEqual(scene.scrollView.contentOffset.y, 400)
    }

    func testAGrowingViewKeepsTheContentInSight() {
        let scene = ScrollScene(content: CGSize(width: 300, height: 1000))
        scene.scrollView.contentOffset.y = 400
        scene.window.resize(to: CGSize(width: 300, height: 800))
        XCTAssertEqual(scene.scrollView.contentOffset.y, 200)
    }

    // MARK: Animated scrolling

    func testAnAnimatedScrollFollowsItsCurveFor300Milliseconds() {
        let scene = ScrollScene()
        scene.scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        XCTAssertEqual(scene.scrollView.contentOffset, .zero, "nothing moves at once")
        scene.window.advance(by: 0.15)
        XCTAssertEqual(scene.scrollView.contentOffset.y, 200, accuracy: 0.5)
        scene.window.advance(by: 0.1 - 0.001)
        XCTAssertFalse(scene.witness.calls.contains("didEndScrollingAnimation"))
        scene.window.advance(by: 0.06)
        XCTAssertEqual(scene.scrollView.contentOffset.y, 400)
        XCTAssertEqual(scene.witness.calls, ["didScroll", "didEndScrollingAnimation"])
        scene.window.settle()
        XCTAssertNil(scene.scrollView.link)
    }

    func testAnAnimatedScrollToWhereContentIsTellsNothing() {
        let scene = ScrollScene()
        scene.scrollView.setContentOffset(.zero, animated: true)
        scene.window.advance(by: 1)
        XCTAssertEqual(scene.witness.calls, [])
    }

    func testADragCancelsAnAnimatedScroll() {
        let scene = ScrollScene()
        scene.scrollView.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
        scene.window.advance(by: 0.05)
        scene.drag(by: -50, pause: 0.3)
        scene.window.settle()
        XCTAssertLessThan(scene.scrollView.contentOffset.y, 1500)
        XCTAssertFalse(scene.witness.calls.contains("didEndScrollingAnimation"))
    }

    func testAScrollWithoutAnimationStopsADeceleration() {
        let scene = ScrollScene()
        scene.drag(by: -200, duration: 0.1)
        scene.scrollView.setContentOffset(CGPoint(x: 0, y: 5), animated: false)
        scene.window.settle()
        XCTAssertEqual(scene.scrollView.contentOffset.y, 5)
    }

    func testAnAnimationBlockMovesContentOverItsDuration() throws {
        let scene = ScrollScene()
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
            scene.scrollView.contentOffset.y = 100
        }
        XCTAssertEqual(scene.scrollView.contentOffset.y, 100, "the model is there at once")
        scene.window.advance(by: 0.25)
        let shown = try XCTUnwrap(scene.scrollView.layer.presentation())
        XCTAssertEqual(shown.bounds.minY, 50, accuracy: 4)
        XCTAssertEqual(scene.witness.offsets, [CGPoint(x: 0, y: 100)])
    }

    func testAScrolledPictureIsTheOneDrawnAfresh() {
        func striped(_ scrollView: UIScrollView) {
            for row in 0..<40 {
                let stripe = UIView(
                    frame: CGRect(x: 10, y: CGFloat(row) * 75, width: 200, height: 40))
                stripe.backgroundColor = UIColor(
                    red: CGFloat(row) / 40, green: 0.4, blue: 0.8, alpha: 1)
                scrollView.addSubview(stripe)
            }
        }
        let scrolled = ScrollScene()
        striped(scrolled.scrollView)
        scrolled.window.settle()
        scrolled.drag(by: -200, duration: 0.1)
        scrolled.window.settle()
        let offset = scrolled.scrollView.contentOffset
        XCTAssertGreaterThan(offset.y, 300)
        let fresh = ScrollScene()
        striped(fresh.scrollView)
        fresh.scrollView.contentOffset = offset
        fresh.window.settle()
        XCTAssertEqual(
            scrolled.window.snapshot().pngData(), fresh.window.snapshot().pngData())
    }

    func testAViewOutsideAWindowScrollsAtOnce() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 1000)
        view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        XCTAssertEqual(view.contentOffset.y, 300)
    }

    func testAViewThatLeavesItsWindowStopsMoving() {
        let scene = ScrollScene()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        inner.contentSize = CGSize(width: 100, height: 1000)
        scene.scrollView.addSubview(inner)
        inner.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        inner.removeFromSuperview()
        XCTAssertNil(inner.link)
    }

    // MARK: Rectangles

    func testTheLeastMoveShowsARectangle() {
        let scene = ScrollScene()
        let view = scene.scrollView
        func show(_ y: CGFloat, _ height: CGFloat) -> CGFloat {
            view.scrollRectToVisible(
                CGRect(x: 0, y: y, width: 10, height: height), animated: false)
            return view.contentOffset.y
        }
        XCTAssertEqual(show(100, 50), 0, "shown already")
        XCTAssertEqual(show(700, 50), 150, "below: to the lower edge")
        XCTAssertEqual(show(100, 50), 100, "above: to the upper edge")
        XCTAssertEqual(show(1000, 900), 1000, "too large: its top")
        XCTAssertEqual(show(2950, 500), 2400, "no further than the content")
    }

    func testARectangleIsShownInsideTheInsets() {
        let scene = ScrollScene()
        scene.scrollView.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        scene.scrollView.scrollRectToVisible(
            CGRect(x: 0, y: 700, width: 10, height: 50), animated: false)
        XCTAssertEqual(scene.scrollView.contentOffset.y, 750 + 30 - 600)
    }

    // MARK: The top

    func testScrollingToTheTopAsksAndTells() {
        let scene = ScrollScene()
        scene.scrollView.contentOffset.y = 500
        scene.witness.clear()
        scene.witness.allowsTop = false
        XCTAssertFalse(scene.scrollView.scrollToTop())
        scene.witness.allowsTop = true
        XCTAssertTrue(scene.scrollView.scrollToTop())
        scene.window.settle()
        XCTAssertEqual(scene.scrollView.contentOffset.y, 0)
        XCTAssertEqual(scene.witness.calls.last, "didScrollToTop")
        scene.scrollView.contentOffset.y = 500
        scene.scrollView.scrollsToTop = false
        XCTAssertFalse(scene.scrollView.scrollToTop())
    }
}

@preconcurrency @MainActor private final class LayoutCountingScrollView: UIScrollView {
    var layouts = 0
    var offsetChanges = 0

    override var contentOffset: CGPoint {
        didSet { offsetChanges += 1 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}
