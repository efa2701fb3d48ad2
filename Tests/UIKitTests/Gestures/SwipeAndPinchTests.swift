// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor final class SwipeAndPinchTests: XCTestCase {
    private let recorder = GestureRecorder()
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private lazy var window = OffscreenWindow(view: root, size: CGSize(width: 400, height: 400))
    private let middle = CGPoint(x: 200, y: 200)

    private func swipe(_ direction: UISwipeGestureRecognizer.Direction) {
        let swipe = recorder.watch(UISwipeGestureRecognizer(), "swipe")
        swipe.direction = direction
        root.addGestureRecognizer(swipe)
    }

    private func move(by way: CGVector, after time: Double) {
        window.touchDown(at: middle)
        window.advance(by: time)
        window.moveTouch(to: CGPoint(x: 200 + way.dx, y: 200 + way.dy))
        window.liftTouch()
        window.advance(by: 1)
    }

    func testASlowerStrokeNeedsLess() {
        swipe(.right)
        // 50 - 47 * 0.2 = 40.6 points.
        move(by: CGVector(dx: 40, dy: 0), after: 0.2)
        XCTAssertEqual(recorder.log, [])
        move(by: CGVector(dx: 41, dy: 0), after: 0.2)
        XCTAssertEqual(recorder.log, ["swipe ended"])
    }

    func testAStrokeTakesHalfASecondAtMost() {
        swipe(.right)
        move(by: CGVector(dx: 100, dy: 0), after: 0.52)
        XCTAssertEqual(recorder.log, [])
        move(by: CGVector(dx: 100, dy: 0), after: 0.48)
        XCTAssertEqual(recorder.log, ["swipe ended"])
    }

    func testAStrokeThatStraysOrGoesBackIsNone() {
        swipe(.up)
        // 50 - 49 * 0.2 = 40.2 points aside are allowed.
        move(by: CGVector(dx: 42, dy: -100), after: 0.2)
        move(by: CGVector(dx: 0, dy: 100), after: 0.2)
        XCTAssertEqual(recorder.log, [])
        move(by: CGVector(dx: 38, dy: -100), after: 0.2)
        XCTAssertEqual(recorder.log, ["swipe ended"])
    }

    func testEitherOfTwoDirectionsIsRecognised() {
        swipe([.left, .right])
        move(by: CGVector(dx: -60, dy: 0), after: 0.1)
        move(by: CGVector(dx: 60, dy: 0), after: 0.1)
        move(by: CGVector(dx: 0, dy: 60), after: 0.1)
        XCTAssertEqual(recorder.log, ["swipe ended", "swipe ended"])
    }

    private func pinch(from start: CGFloat, to end: CGFloat) -> CGFloat? {
        let pinch = recorder.watch(UIPinchGestureRecognizer(), "pinch")
        root.addGestureRecognizer(pinch)
        defer { root.removeGestureRecognizer(pinch) }
        var scale: CGFloat?
        pinch.addHandler { [weak pinch] in if $0.state == .began { scale = pinch?.scale } }
        window.touchDown(at: CGPoint(x: 50, y: 50), finger: 0)
        window.touchDown(at: CGPoint(x: 50 + start, y: 50), finger: 1)
        window.moveTouch(to: CGPoint(x: 50 + end, y: 50), finger: 1)
        window.liftTouch(finger: 0)
        window.liftTouch(finger: 1)
        return scale
    }

    func testAPinchBeginsAfterTenPointsOfWhichTwoCount() throws {
        XCTAssertNil(pinch(from: 100, to: 109))
        XCTAssertEqual(recorder.log, [])
        // Measured on iOS: 110 / 108 and 190 / 192.
        XCTAssertEqual(try XCTUnwrap(pinch(from: 100, to: 110)), 1.018518, accuracy: 1e-5)
        XCTAssertEqual(try XCTUnwrap(pinch(from: 200, to: 190)), 0.989583, accuracy: 1e-5)
    }

    func testAPinchEndsWhenBothFingersAreLifted() {
        root.addGestureRecognizer(recorder.watch(UIPinchGestureRecognizer(), "pinch"))
        window.touchDown(at: CGPoint(x: 50, y: 50), finger: 0)
        window.touchDown(at: CGPoint(x: 150, y: 50), finger: 1)
        window.moveTouch(to: CGPoint(x: 200, y: 50), finger: 1)
        window.liftTouch(finger: 0)
        XCTAssertEqual(recorder.log, ["pinch began"])
        window.liftTouch(finger: 1)
        XCTAssertEqual(recorder.log, ["pinch began", "pinch ended"])
    }

    func testTheScaleCountsFromWhatItIsSetTo() {
        let pinch = UIPinchGestureRecognizer()
        root.addGestureRecognizer(pinch)
        window.touchDown(at: CGPoint(x: 50, y: 50), finger: 0)
        window.touchDown(at: CGPoint(x: 150, y: 50), finger: 1)
        window.moveTouch(to: CGPoint(x: 250, y: 50), finger: 1)
        pinch.scale = 1
        window.moveTouch(to: CGPoint(x: 350, y: 50), finger: 1)
        XCTAssertEqual(pinch.scale, 1.5, accuracy: 1e-9)
    }
}
