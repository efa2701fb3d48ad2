// SPDX-License-Identifier: MIT
@testable import UIKit
import UIKitTesting
import XCTest

/// What views and handlers may do to the tree while they hear of a touch.
@preconcurrency @MainActor final class ReentrancyTests: XCTestCase {
    private let stage = GestureStage()
    private var recorder: GestureRecorder { stage.recorder }
    private lazy var window = {
        stage.root.addSubview(stage.child)
        return OffscreenWindow(view: stage.root, size: CGSize(width: 200, height: 200))
    }()
    private let inside = CGPoint(x: 100, y: 100)

    func testAViewRemovedDuringItsTouchHearsOfTheEnd() {
        window.touchDown(at: inside)
        stage.child.removeFromSuperview()
        window.moveTouch(to: CGPoint(x: 110, y: 100))
        window.liftTouch()
        XCTAssertEqual(stage.child.log, ["began 1", "moved 1", "ended 1"])
    }

    func testATouchOutlivesItsView() {
        weak var gone: UIView?
        do {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            gone = view
            stage.root.addSubview(view)
            window.touchDown(at: CGPoint(x: 20, y: 20))
            view.removeFromSuperview()
        }
        window.moveTouch(to: CGPoint(x: 25, y: 20))
        window.liftTouch()
        XCTAssertNil(gone)
        window.advance(by: 1)
        window.tap(at: inside)
        XCTAssertEqual(stage.child.log, ["began 1", "ended 1"])
    }

    func testAHandlerMayRemoveItsRecogniserAndItsView() {
        let tap = recorder.watch(UITapGestureRecognizer(), "tap")
        tap.addHandler { recognizer in
            let view = recognizer.view
            view?.removeGestureRecognizer(recognizer)
            view?.removeFromSuperview()
        }
        stage.child.addGestureRecognizer(tap)
        window.tap(at: inside)
        XCTAssertEqual(recorder.log, ["tap ended"])
        XCTAssertEqual(tap.state, .possible)
        window.advance(by: 1)
        window.tap(at: inside)
        XCTAssertEqual(stage.root.log, ["began 1", "ended 1"])
    }

    func testARecogniserMovedToAnotherViewWorksThere() {
        let pan = recorder.watch(UIPanGestureRecognizer(), "pan")
        pan.addHandler { [stage] recognizer in
            if recognizer.state == .began { stage.root.addGestureRecognizer(recognizer) }
        }
        stage.child.addGestureRecognizer(pan)
        window.drag(from: inside, to: CGPoint(x: 150, y: 100))
        XCTAssertEqual(recorder.log, ["pan began", "pan cancelled"])
        recorder.clear()
        window.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 100, y: 10))
        XCTAssertEqual(recorder.log.first, "pan began")
        XCTAssertEqual(recorder.log.last, "pan ended")
    }

    func testARecogniserThatNeverDecidesHoldsNothingBackAfterTheLift() {
        stage.child.addGestureRecognizer(UIGestureRecognizer())
        let tap = recorder.watch(UITapGestureRecognizer(), "tap")
        let idle = UIGestureRecognizer()
        tap.require(toFail: idle)
        tap.cancelsTouchesInView = false
        stage.child.addGestureRecognizer(idle)
        stage.child.addGestureRecognizer(tap)
        window.tap(at: inside)
        XCTAssertEqual(stage.child.log, ["began 1", "ended 1"])
        XCTAssertEqual(recorder.log, ["tap ended"])
    }

    func testTouchesAreCancelledWhenTheWindowIsHidden() {
        let pan = recorder.watch(UIPanGestureRecognizer(), "pan")
        stage.root.addGestureRecognizer(pan)
        window.touchDown(at: inside)
        window.window.isHidden = true
        XCTAssertEqual(stage.child.log, ["began 1", "cancelled 1"])
        XCTAssertEqual(pan.state, .possible)
    }
}
