// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor final class TouchDispatcherTests: XCTestCase {
    private let stage = GestureStage()
    private lazy var window = {
        stage.root.addSubview(stage.child)
        return OffscreenWindow(view: stage.root, size: CGSize(width: 200, height: 200))
    }()
    private let inside = CGPoint(x: 100, y: 100)

    func testATouchStaysWithTheViewThatItBeganIn() {
        window.touchDown(at: inside)
        window.moveTouch(to: CGPoint(x: 10, y: 10))
        window.liftTouch()
        XCTAssertEqual(stage.child.log, ["began 1", "moved 1", "ended 1"])
        XCTAssertEqual(stage.root.log, [])
    }

    func testATouchThatIsTakenAwayIsCancelled() {
        window.touchDown(at: inside)
        window.cancelTouch()
        XCTAssertEqual(stage.child.log, ["began 1", "cancelled 1"])
    }

    func testAMouseIsATouchWhileItsButtonIsHeld() {
        window.moveMouse(to: inside)
        XCTAssertEqual(stage.child.log, [])
        window.click(at: inside)
        XCTAssertEqual(stage.child.log, ["began 1", "ended 1"])
    }

    // MARK: Tap counts

    func testQuickTapsAtOnePlaceAreCounted() {
        window.tap(at: inside, count: 3)
        XCTAssertEqual(
            stage.child.log, ["began 1", "ended 1", "began 2", "ended 2", "began 3", "ended 3"])
    }

    func testASlowTapCountsFromOne() {
        window.tap(at: inside)
        window.advance(by: 0.36)
        window.tap(at: inside)
        XCTAssertEqual(stage.child.log, ["began 1", "ended 1", "began 1", "ended 1"])
    }

    func testATapElsewhereCountsFromOne() {
        window.tap(at: CGPoint(x: 60, y: 60))
        window.tap(at: CGPoint(x: 140, y: 140))
        XCTAssertEqual(stage.child.log, ["began 1", "ended 1", "began 1", "ended 1"])
    }

    // MARK: Several touches

    func testAViewHearsOfOneTouchOnlyUnlessItTakesMore() {
        window.touchDown(at: inside, finger: 0)
        window.touchDown(at: CGPoint(x: 60, y: 60), finger: 1)
        window.liftTouch(finger: 1)
        XCTAssertEqual(stage.child.log, ["began 1"])
        window.liftTouch(finger: 0)
        XCTAssertEqual(stage.child.log, ["began 1", "ended 1"])
    }

    func testAViewThatTakesSeveralTouchesHearsOfAll() {
        stage.child.isMultipleTouchEnabled = true
        window.touchDown(at: inside, finger: 0)
        window.touchDown(at: CGPoint(x: 60, y: 60), finger: 1)
        XCTAssertEqual(stage.child.log.count, 2)
        window.liftTouch(finger: 0)
        window.liftTouch(finger: 1)
        XCTAssertEqual(stage.child.log.filter { $0.hasPrefix("ended") }.count, 2)
    }

    func testAnExclusiveViewKeepsOthersFromTouches() {
        stage.child.isExclusiveTouch = true
        window.touchDown(at: inside, finger: 0)
        window.touchDown(at: CGPoint(x: 10, y: 10), finger: 1)
        window.liftTouch(finger: 0)
        window.liftTouch(finger: 1)
        XCTAssertEqual(stage.root.log, [])
        window.advance(by: 1)
        window.touchDown(at: CGPoint(x: 10, y: 10), finger: 0)
        XCTAssertEqual(stage.root.log, ["began 1"])
    }

    func testTheEventHasAllTouchesOfAView() {
        final class Counting: UIView {
            var counts: [Int] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                counts.append(event?.touches(for: self)?.count ?? 0)
            }
        }
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.isMultipleTouchEnabled = true
        stage.root.addSubview(view)
        window.touchDown(at: CGPoint(x: 10, y: 10), finger: 0)
        window.touchDown(at: CGPoint(x: 20, y: 20), finger: 1)
        XCTAssertEqual(view.counts, [1, 2])
    }

    func testATouchIsLocatedInTheCoordinatesAskedFor() {
        final class Locating: UIView {
            var now: CGPoint?
            var before: CGPoint?
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                now = touches.first?.location(in: self)
                before = touches.first?.previousLocation(in: self)
            }
        }
        let view = Locating(frame: CGRect(x: 40, y: 40, width: 50, height: 50))
        window.window.rootViewController?.view.addSubview(view)
        window.touchDown(at: CGPoint(x: 50, y: 50))
        window.moveTouch(to: CGPoint(x: 70, y: 60))
        XCTAssertEqual(view.now, CGPoint(x: 30, y: 20))
        XCTAssertEqual(view.before, CGPoint(x: 10, y: 10))
    }
}
