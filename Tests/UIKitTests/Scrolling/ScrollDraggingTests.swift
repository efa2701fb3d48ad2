// SPDX-License-Identifier: MIT
import QuartzCore
import UIKitTesting
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class ScrollDraggingTests: XCTestCase {
    func testContentFollowsTheFingerLessTheFirstTenPoints() {
        let scene = ScrollScene()
        scene.drag(by: -180, pause: 0.3)
        XCTAssertEqual(scene.scrollView.contentOffset, CGPoint(x: 0, y: 170))
    }

    func testADragThatRestsBeforeTheLiftTellsItsStepsInOrder() {
        let scene = ScrollScene()
        scene.drag(by: -180, pause: 0.3)
        scene.window.settle()
        XCTAssertEqual(
            scene.witness.calls,
            ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)"])
        XCTAssertEqual(scene.witness.velocities, [.zero])
        XCTAssertEqual(scene.witness.targets, [CGPoint(x: 0, y: 170)])
    }

    func testAFlickDeceleratesToTheTargetThatWasTold() {
        let scene = ScrollScene()
        scene.drag(by: -200, duration: 0.2)
        // 200 points in 0.2 s.
        XCTAssertEqual(scene.witness.velocities.first?.y ?? 0, 1, accuracy: 0.001)
        XCTAssertTrue(scene.scrollView.isDecelerating)
        XCTAssertFalse(scene.scrollView.isDragging)
        XCTAssertFalse(scene.scrollView.isTracking)
        scene.window.settle()
        XCTAssertEqual(
            scene.witness.calls,
            [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)",
                "willBeginDecelerating", "didScroll", "didEndDecelerating",
            ])
        // Landing measured on iOS for 1000 points a second: 494.01 further.
        XCTAssertEqual(scene.scrollView.contentOffset.y, 190 + 494, accuracy: 0.5)
        XCTAssertEqual(scene.scrollView.contentOffset, scene.witness.targets.first)
        XCTAssertFalse(scene.scrollView.isDecelerating)
    }

    func testNothingRunsOnceContentRests() {
        let scene = ScrollScene()
        scene.drag(by: -200, duration: 0.2)
        scene.window.settle()
        XCTAssertNil(scene.scrollView.link)
        XCTAssertFalse(FrameDriver.shared.hasPendingWork)
    }

    func testOffsetsUnderWayAreWholePixels() {
        let scene = ScrollScene()
        scene.drag(by: -203, duration: 0.25)
        scene.window.settle()
        for offset in scene.witness.offsets {
            XCTAssertEqual(offset.y * 2, (offset.y * 2).rounded())
        }
    }

    func testTheStateOfADragIsVisible() {
        let scene = ScrollScene()
        let view = scene.scrollView
        scene.window.touchDown(at: CGPoint(x: 150, y: 300))
        XCTAssertTrue(view.isTracking)
        XCTAssertFalse(view.isDragging)
        scene.window.moveTouch(to: CGPoint(x: 150, y: 280))
        XCTAssertTrue(view.isDragging)
        XCTAssertEqual(view.contentOffset.y, 10)
        scene.window.liftTouch()
        XCTAssertFalse(view.isTracking)
        XCTAssertFalse(view.isDragging)
    }

    func testContentPulledBeyondItsTopFollowsTheRubberBandAndReturns() {
        let scene = ScrollScene()
        scene.window.touchDown(at: CGPoint(x: 150, y: 100))
        scene.window.moveTouch(to: CGPoint(x: 150, y: 210))
        scene.window.advance(by: 0.3)
        let pulled = RubberBand(dimension: 600).shown(forPull: -100)
        XCTAssertEqual(scene.scrollView.contentOffset.y, pulled, accuracy: 0.25)
        scene.window.liftTouch()
        XCTAssertTrue(scene.scrollView.isDecelerating)
        scene.window.settle()
        XCTAssertEqual(scene.scrollView.contentOffset, .zero)
        XCTAssertEqual(scene.witness.targets, [.zero])
        XCTAssertEqual(scene.witness.calls.last, "didEndDecelerating")
    }

    func testContentThatDoesNotBounceStaysAtItsTop() {
        let scene = ScrollScene()
        scene.scrollView.bounces = false
        scene.drag(by: 150, duration: 0.1)
        scene.window.settle()
        XCTAssertEqual(scene.scrollView.contentOffset, .zero)
        XCTAssertFalse(scene.witness.calls.contains("didScroll"))
    }

    func testAFlickAgainstTheEndBouncesThere() {
        let scene = ScrollScene(content: CGSize(width: 300, height: 900))
        scene.drag(by: -250, duration: 0.1)
        scene.window.settle()
        XCTAssertEqual(scene.scrollView.contentOffset.y, 300)
        XCTAssertGreaterThan(scene.witness.offsets.map(\.y).max() ?? 0, 310)
    }

    func testContentThatFitsIsDraggedOnlyIfItAlwaysBounces() {
        let scene = ScrollScene(content: CGSize(width: 300, height: 200))
        scene.drag(by: 100, pause: 0.2)
        XCTAssertEqual(scene.witness.calls, [])
        scene.scrollView.alwaysBounceVertical = true
        scene.drag(by: 100, pause: 0.2)
        XCTAssertEqual(scene.witness.calls.first, "willBeginDragging")
        scene.window.settle()
        XCTAssertEqual(scene.scrollView.contentOffset, .zero)
    }

    func testADisabledScrollViewIsNotDragged() {
        let scene = ScrollScene()
        scene.scrollView.isScrollEnabled = false
        scene.drag(by: -180)
        XCTAssertEqual(scene.scrollView.contentOffset, .zero)
        XCTAssertEqual(scene.witness.calls, [])
    }

    func testATouchStopsADecelerationWhereItIs() {
        let scene = ScrollScene()
        scene.drag(by: -200, duration: 0.1)
        scene.window.advance(by: 0.3)
        var wasTracking = false
        scene.witness.onEndDecelerating = { wasTracking = $0.isTracking }
        scene.window.touchDown(at: CGPoint(x: 150, y: 300))
        let stopped = scene.scrollView.contentOffset
        XCTAssertTrue(wasTracking)
        XCTAssertFalse(scene.scrollView.isDecelerating)
        scene.window.advance(by: 0.5)
        scene.window.liftTouch()
        scene.window.settle()
        XCTAssertEqual(scene.scrollView.contentOffset, stopped)
        XCTAssertGreaterThan(stopped.y, 200)
    }

    func testATouchThatStopsContentDoesNotReachIt() {
        let scene = ScrollScene()
        let content = TouchCountingView(frame: CGRect(x: 0, y: 0, width: 300, height: 3000))
        scene.scrollView.addSubview(content)
        scene.drag(by: -200, duration: 0.1)
        scene.window.advance(by: 0.1)
        scene.window.touchDown(at: CGPoint(x: 150, y: 300))
        scene.window.advance(by: 0.5)
        scene.window.liftTouch()
        XCTAssertEqual(content.began, 0)
    }

    func testContentCaughtInABounceReturnsWhenTheFingerLifts() {
        let scene = ScrollScene()
        scene.drag(by: 200, pause: 0.2)
        scene.window.advance(by: 0.05)
        scene.window.touchDown(at: CGPoint(x: 150, y: 300))
        XCTAssertLessThan(scene.scrollView.contentOffset.y, -5)
        scene.window.liftTouch()
        scene.window.settle()
        XCTAssertEqual(scene.scrollView.contentOffset, .zero)
    }

    func testTheDelegateDirectsWhereContentRests() {
        let scene = ScrollScene()
        scene.witness.redirection = CGPoint(x: 0, y: 500)
        scene.drag(by: -200, duration: 0.2)
        scene.window.settle()
        XCTAssertEqual(scene.scrollView.contentOffset.y, 500)
        XCTAssertEqual(scene.witness.calls.last, "didEndDecelerating")
    }

    func testADelegateThatScrollsAtTheLiftReplacesTheDeceleration() {
        let scene = ScrollScene()
        scene.witness.onEndDragging = {
            $0.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
        }
        scene.drag(by: -200, duration: 0.2)
        scene.window.settle()
        XCTAssertEqual(scene.scrollView.contentOffset.y, 40)
        XCTAssertFalse(scene.witness.calls.contains("willBeginDecelerating"))
        XCTAssertEqual(scene.witness.calls.last, "didEndScrollingAnimation")
    }

    func testTheFastRateStopsSooner() {
        let scene = ScrollScene()
        scene.scrollView.decelerationRate = .fast
        scene.drag(by: -200, duration: 0.2)
        scene.window.settle()
        XCTAssertEqual(scene.scrollView.contentOffset.y, 190 + 98, accuracy: 0.5)
    }

    func testPagesTurnOneAtATime() {
        let scene = ScrollScene(content: CGSize(width: 1500, height: 600))
        scene.scrollView.isPagingEnabled = true
        func swipe(_ distance: CGFloat, _ duration: Double) {
            scene.window.drag(
                from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150 + distance, y: 300),
                duration: duration)
            scene.window.settle()
        }
        swipe(-60, 0.05)
        XCTAssertEqual(scene.scrollView.contentOffset.x, 300)
        swipe(-140, 0.05)
        XCTAssertEqual(scene.scrollView.contentOffset.x, 600)
        swipe(80, 2)
        XCTAssertEqual(scene.scrollView.contentOffset.x, 600)
        swipe(60, 0.05)
        XCTAssertEqual(scene.scrollView.contentOffset.x, 300)
    }

    func testADirectionalLockKeepsADragInItsAxis() {
        let scene = ScrollScene(content: CGSize(width: 3000, height: 3000))
        scene.scrollView.isDirectionalLockEnabled = true
        scene.window.drag(
            from: CGPoint(x: 150, y: 400), to: CGPoint(x: 120, y: 200), pause: 0.2)
        XCTAssertEqual(scene.scrollView.contentOffset.x, 0)
        XCTAssertGreaterThan(scene.scrollView.contentOffset.y, 150)
    }

    func testWithoutALockADragMovesBothAxes() {
        let scene = ScrollScene(content: CGSize(width: 3000, height: 3000))
        scene.window.drag(
            from: CGPoint(x: 150, y: 400), to: CGPoint(x: 120, y: 200), pause: 0.2)
        XCTAssertGreaterThan(scene.scrollView.contentOffset.x, 20)
    }

    func testADelegateMayMoveContentUnderTheFinger() {
        let scene = ScrollScene()
        scene.witness.onScroll = { view in
            // An endless content: jump back by a thousand points.
            if view.contentOffset.y > 100 { view.contentOffset.y -= 1000 }
        }
        scene.scrollView.contentOffset.y = 50
        scene.scrollView.contentInset.top = 2000
        scene.window.touchDown(at: CGPoint(x: 150, y: 300))
        for y in stride(from: 290, through: 200, by: -10) {
            scene.window.moveTouch(to: CGPoint(x: 150, y: CGFloat(y)))
        }
        XCTAssertEqual(scene.scrollView.contentOffset.y, 50 + 90 - 1000)
    }

    func testAShiftDoesNotDisturbADragOrItsDeceleration() {
        let plain = ScrollScene()
        let shifted = ScrollScene()
        for scene in [plain, shifted] {
            scene.window.touchDown(at: CGPoint(x: 150, y: 500))
            for step in 1...12 {
                scene.window.advance(by: 1.0 / 60)
                scene.window.moveTouch(to: CGPoint(x: 150, y: 500 - 15 * CGFloat(step)))
                if step == 6, scene === shifted {
                    scene.scrollView.contentSize.height += 40
                    scene.scrollView.adjustContentOffset(by: CGPoint(x: 0, y: 40))
                }
            }
            scene.window.liftTouch()
            scene.window.advance(by: 0.2)
            if scene === shifted {
                scene.scrollView.contentSize.height += 25
                scene.scrollView.adjustContentOffset(by: CGPoint(x: 0, y: 25))
            }
            scene.window.settle()
        }
        XCTAssertEqual(
            shifted.scrollView.contentOffset.y, plain.scrollView.contentOffset.y + 65,
            accuracy: 0.5)
    }
}

@preconcurrency @MainActor final class TouchCountingView: UIView {
    var began = 0
    var ended = 0
    var cancelled = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ended += 1 }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        cancelled += 1
    }
}
