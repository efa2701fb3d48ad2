// SPDX-License-Identifier: MIT
import QuartzCore
import UIKitTesting
import XCTest

@testable import UIKit

/// A window of 300 x 300 points, all of it a scroll view over a picture of the same size.
@preconcurrency @MainActor private final class ZoomScene {
    let scrollView = UIScrollView()
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let witness = ScrollWitness()
    let window: OffscreenWindow

    init() {
        window = OffscreenWindow(view: scrollView, size: CGSize(width: 300, height: 300))
        scrollView.addSubview(picture)
        scrollView.contentSize = picture.bounds.size
        scrollView.minimumZoomScale = 0.5
        scrollView.maximumZoomScale = 3
        scrollView.delegate = witness
        witness.zoomedView = picture
        window.settle()
    }

    /// Puts two fingers down on a horizontal line about a point.
    func putDown(at center: CGPoint, distance: CGFloat) {
        fingers = (center, distance)
        for finger in 0...1 {
            window.touchDown(at: place(finger, center, distance), finger: finger)
        }
    }

    /// Moves both fingers in ten steps.
    func spread(at center: CGPoint, to distance: CGFloat) {
        let start = fingers
        for step in 1...10 {
            let part = CGFloat(step) / 10
            let middle = CGPoint(
                x: start.center.x + (center.x - start.center.x) * part,
                y: start.center.y + (center.y - start.center.y) * part)
            let length = start.distance + (distance - start.distance) * part
            for finger in 0...1 {
                window.moveTouch(to: place(finger, middle, length), finger: finger)
            }
        }
        fingers = (center, distance)
    }

    private var fingers = (center: CGPoint.zero, distance: CGFloat(0))

    func lift() {
        window.liftTouch(finger: 0)
        window.liftTouch(finger: 1)
    }

    private func place(_ finger: Int, _ center: CGPoint, _ distance: CGFloat) -> CGPoint {
        CGPoint(x: center.x + (finger == 0 ? -1 : 1) * distance / 2, y: center.y)
    }

    /// Where a point of the picture is shown.
    func shownPlace(of point: CGPoint) -> CGPoint { picture.convert(point, to: nil) }
}

@preconcurrency @MainActor final class ScrollZoomingTests: XCTestCase {
    private let center = CGPoint(x: 100, y: 200)

    private func assert(
        _ point: CGPoint, isNear other: CGPoint, line: UInt = #line
    ) {
        // Offsets are whole device pixels.
        XCTAssertEqual(point.x, other.x, accuracy: 0.51, line: line)
        XCTAssertEqual(point.y, other.y, accuracy: 0.51, line: line)
    }

    func testWhatLiesBetweenTheFingersStaysThere() {
        let scene = ZoomScene()
        scene.window.pinch(at: center, from: 100, to: 195)
        scene.window.settle()
        // The distance counts from 108 points.
        XCTAssertEqual(scene.scrollView.zoomScale, 195.0 / 108, accuracy: 1e-6)
        assert(scene.shownPlace(of: center), isNear: center)
    }

    func testTheContentIsAsLargeAsTheZoomedView() {
        let scene = ZoomScene()
        scene.scrollView.zoomScale = 2
        XCTAssertEqual(scene.scrollView.contentSize, CGSize(width: 600, height: 600))
        XCTAssertEqual(scene.picture.frame, CGRect(x: 0, y: 0, width: 600, height: 600))
        XCTAssertEqual(scene.picture.bounds.size, CGSize(width: 300, height: 300))
        scene.scrollView.zoomScale = 1
        XCTAssertEqual(scene.scrollView.contentSize, CGSize(width: 300, height: 300))
        XCTAssertTrue(scene.picture.transform.isIdentity)
    }

    func testTheContentFollowsFingersThatMoveTogether() {
        let scene = ZoomScene()
        scene.putDown(at: center, distance: 100)
        scene.spread(at: center, to: 200)
        XCTAssertTrue(scene.scrollView.isZooming)
        let aside = CGPoint(x: 120, y: 180)
        scene.spread(at: aside, to: 200)
        assert(scene.shownPlace(of: center), isNear: aside)
        scene.lift()
        XCTAssertFalse(scene.scrollView.isZooming)
    }

    func testAFingerThatStaysAloneMovesTheContent() {
        let scene = ZoomScene()
        scene.putDown(at: center, distance: 100)
        scene.spread(at: center, to: 200)
        let scale = scene.scrollView.zoomScale
        let offset = scene.scrollView.contentOffset
        scene.window.liftTouch(finger: 1)
        // The finger that is left begins to hold the content with its first move.
        scene.window.moveTouch(to: CGPoint(x: 1, y: 200))
        XCTAssertEqual(scene.scrollView.contentOffset, offset)
        scene.window.moveTouch(to: CGPoint(x: 1, y: 160))
        XCTAssertEqual(scene.scrollView.zoomScale, scale)
        XCTAssertEqual(scene.scrollView.contentOffset.y, offset.y + 40, accuracy: 0.51)
        scene.window.liftTouch(finger: 0)
    }

    func testBeyondTheLargestScaleTheContentFollowsLessAndReturns() {
        let scene = ZoomScene()
        scene.putDown(at: center, distance: 50)
        scene.spread(at: center, to: 190)
        // 190 / 58 is asked for; of what is above 3 a part is shown.
        XCTAssertGreaterThan(scene.scrollView.zoomScale, 3)
        XCTAssertLessThan(scene.scrollView.zoomScale, 190.0 / 58)
        scene.lift()
        XCTAssertTrue(scene.scrollView.isZoomBouncing)
        XCTAssertEqual(scene.witness.zoomCalls, ["willBeginZooming", "didZoom"])
        scene.window.settle()
        XCTAssertFalse(scene.scrollView.isZoomBouncing)
        XCTAssertEqual(scene.scrollView.zoomScale, 3)
        assert(scene.shownPlace(of: center), isNear: center)
        XCTAssertEqual(
            scene.witness.zoomCalls, ["willBeginZooming", "didZoom", "didEndZooming(3.0)"])
    }

    func testBelowTheSmallestScaleTheContentReturns() {
        let scene = ZoomScene()
        scene.window.pinch(at: CGPoint(x: 150, y: 150), from: 200, to: 40)
        XCTAssertLessThan(scene.scrollView.zoomScale, 0.5)
        XCTAssertGreaterThan(scene.scrollView.zoomScale, 0.25)
        scene.window.settle()
        XCTAssertEqual(scene.scrollView.zoomScale, 0.5)
        XCTAssertEqual(scene.scrollView.contentSize, CGSize(width: 150, height: 150))
        XCTAssertEqual(scene.scrollView.contentOffset, .zero)
        XCTAssertNil(scene.scrollView.zoom.link)
    }

    func testWithoutBouncingTheScaleStaysBetweenTheLimits() {
        let scene = ZoomScene()
        scene.scrollView.bouncesZoom = false
        scene.window.pinch(at: center, from: 50, to: 190)
        XCTAssertEqual(scene.scrollView.zoomScale, 3)
        XCTAssertFalse(scene.scrollView.isZoomBouncing)
    }

    func testAScaleThatIsSetIsBroughtBetweenTheLimitsAndKeepsTheMiddle() {
        let scene = ZoomScene()
        scene.scrollView.zoomScale = 2
        XCTAssertEqual(scene.scrollView.contentOffset, CGPoint(x: 150, y: 150))
        scene.scrollView.zoomScale = 10
        XCTAssertEqual(scene.scrollView.zoomScale, 3)
        scene.scrollView.zoomScale = 0.1
        XCTAssertEqual(scene.scrollView.zoomScale, 0.5)
        XCTAssertEqual(scene.witness.zoomCalls, ["didZoom"])
    }

    func testAnAnimatedScaleTakesThreeTenthsOfASecond() {
        let scene = ZoomScene()
        scene.scrollView.setZoomScale(2, animated: true)
        XCTAssertEqual(scene.scrollView.zoomScale, 1)
        scene.window.advance(by: 0.15)
        XCTAssertEqual(scene.scrollView.zoomScale, 1.5, accuracy: 0.1)
        scene.window.advance(by: 0.17)
        XCTAssertEqual(scene.scrollView.zoomScale, 2)
        XCTAssertEqual(scene.scrollView.contentOffset, CGPoint(x: 150, y: 150))
        XCTAssertEqual(
            scene.witness.zoomCalls, ["willBeginZooming", "didZoom", "didEndZooming(2.0)"])
    }

    func testARectangleFillsTheView() {
        let scene = ZoomScene()
        scene.scrollView.zoom(to: CGRect(x: 50, y: 50, width: 150, height: 100), animated: false)
        XCTAssertEqual(scene.scrollView.zoomScale, 2)
        // The middle, (125, 100), comes to the view's.
        XCTAssertEqual(scene.scrollView.contentOffset, CGPoint(x: 100, y: 50))
        scene.scrollView.zoom(to: CGRect(x: 290, y: 0, width: 10, height: 10), animated: true)
        scene.window.settle()
        XCTAssertEqual(scene.scrollView.zoomScale, 3)
        XCTAssertEqual(scene.scrollView.contentOffset, CGPoint(x: 600, y: 0))
    }

    func testWithoutAViewToZoomNothingZooms() {
        let scene = ZoomScene()
        scene.witness.zoomedView = nil
        scene.scrollView.zoomScale = 2
        scene.window.pinch(at: center, from: 100, to: 190)
        XCTAssertEqual(scene.scrollView.zoomScale, 1)
        XCTAssertEqual(scene.witness.zoomCalls, [])
    }

    func testOnlyLimitsThatDifferMakeAPinch() {
        let scrollView = UIScrollView()
        XCTAssertNil(scrollView.pinchGestureRecognizer)
        scrollView.maximumZoomScale = 2
        XCTAssertNotNil(scrollView.pinchGestureRecognizer)
        scrollView.maximumZoomScale = 1
        XCTAssertNil(scrollView.pinchGestureRecognizer)
    }

    func testTheWheelZoomsAboutTheMouseWhileControlIsHeld() {
        let scene = ZoomScene()
        let mouse = CGPoint(x: 75, y: 50)
        let distance = CGVector(dx: 0, dy: -240)
        scene.window.scrollWheel(at: mouse, by: distance, modifiers: .control)
        XCTAssertEqual(scene.scrollView.zoomScale, 2, accuracy: 1e-9)
        XCTAssertEqual(scene.scrollView.contentOffset, mouse)
        scene.window.scrollWheel(at: mouse, by: distance, modifiers: .control)
        XCTAssertEqual(scene.scrollView.zoomScale, 3)
    }

    func testAScrollEndsAZoomThatGoesOnByItself() {
        let scene = ZoomScene()
        scene.scrollView.setZoomScale(2, animated: true)
        scene.window.advance(by: 0.1)
        scene.scrollView.setContentOffset(CGPoint(x: 300, y: 0), animated: false)
        XCTAssertEqual(scene.scrollView.zoomScale, 2)
        scene.window.settle()
        XCTAssertEqual(scene.scrollView.contentOffset, CGPoint(x: 300, y: 0))
    }

    func testAZoomedViewKeepsItsConstraints() {
        let scene = ZoomScene()
        let picture = scene.picture
        picture.translatesAutoresizingMaskIntoConstraints = false
        let guide = scene.scrollView.contentLayoutGuide
        let width = picture.widthAnchor.constraint(equalToConstant: 300)
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            picture.topAnchor.constraint(equalTo: guide.topAnchor),
            picture.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            picture.heightAnchor.constraint(equalToConstant: 300), width,
        ])
        scene.window.settle()
        scene.scrollView.zoomScale = 2
        width.constant = 200
        scene.window.settle()
        XCTAssertEqual(picture.frame, CGRect(x: 0, y: 0, width: 400, height: 600))
        XCTAssertEqual(scene.scrollView.contentSize, CGSize(width: 400, height: 600))
    }
}
