// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor final class UIGestureRecognizerTests: XCTestCase {
    private let stage = GestureStage()
    private lazy var window = OffscreenWindow(
        view: stage.root, size: CGSize(width: 200, height: 200))
    private var recorder: GestureRecorder { stage.recorder }
    private let start = CGPoint(x: 100, y: 100)

    private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
        stage.root.addGestureRecognizer(recorder.watch(recognizer, "it"))
        return recognizer
    }

    // MARK: States

    func testAPanGoesThroughItsStatesAndReturnsToPossible() {
        let pan = add(UIPanGestureRecognizer())
        window.touchDown(at: start)
        XCTAssertEqual(pan.state, .possible)
        window.moveTouch(to: CGPoint(x: 120, y: 100))
        XCTAssertEqual(pan.state, .began)
        window.moveTouch(to: CGPoint(x: 130, y: 100))
        XCTAssertEqual(pan.state, .changed)
        window.liftTouch()
        XCTAssertEqual(pan.state, .possible)
        XCTAssertEqual(recorder.log, ["it began", "it changed", "it ended"])
    }

    func testTheSystemCancelsAPan() {
        _ = add(UIPanGestureRecognizer())
        window.touchDown(at: start)
        window.moveTouch(to: CGPoint(x: 120, y: 100))
        window.cancelTouch()
        XCTAssertEqual(recorder.log, ["it began", "it cancelled"])
    }

    func testDisablingBreaksOffAGesture() {
        let pan = add(UIPanGestureRecognizer())
        window.touchDown(at: start)
        window.moveTouch(to: CGPoint(x: 120, y: 100))
        pan.isEnabled = false
        pan.isEnabled = true
        window.moveTouch(to: CGPoint(x: 140, y: 100))
        XCTAssertEqual(recorder.log, ["it began", "it cancelled"])
        XCTAssertEqual(pan.state, .possible)
    }

    func testADisabledRecogniserWatchesNothing() {
        add(UITapGestureRecognizer()).isEnabled = false
        window.tap(at: start)
        XCTAssertEqual(recorder.log, [])
    }

    func testRemovingARecogniserBreaksOffItsGesture() {
        let pan = add(UIPanGestureRecognizer())
        window.touchDown(at: start)
        window.moveTouch(to: CGPoint(x: 120, y: 100))
        stage.root.removeGestureRecognizer(pan)
        XCTAssertEqual(recorder.log, ["it began", "it cancelled"])
        XCTAssertNil(pan.view)
    }

    func testASubclassSetsItsStateAndIsReset() {
        final class Press: UIGestureRecognizer {
            var resets = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                state = .recognized
            }
            override func reset() { resets += 1 }
        }
        let press = add(Press())
        window.touchDown(at: start)
        XCTAssertEqual(recorder.log, ["it ended"])
        XCTAssertEqual(press.resets, 0)
        window.liftTouch()
        XCTAssertEqual(press.resets, 1)
        XCTAssertEqual(press.state, .possible)
    }

    // MARK: Targets

    func testATargetPerformsItsActionOnce() {
        let target = ActionTarget()
        let tap = UITapGestureRecognizer(target: target, action: "tap:")
        tap.addTarget(target, action: "tap:")
        stage.root.addGestureRecognizer(tap)
        window.tap(at: start)
        XCTAssertEqual(target.performed, ["tap:"])
        XCTAssertTrue(target.senders.first as? UIGestureRecognizer === tap)
    }

    func testARemovedTargetHearsNothing() {
        let target = ActionTarget()
        let tap = UITapGestureRecognizer(target: target, action: "tap:")
        tap.removeTarget(target, action: nil)
        stage.root.addGestureRecognizer(tap)
        window.tap(at: start)
        XCTAssertEqual(target.performed, [])
    }

    // MARK: Pan

    func testAPanBeginsAfterTenPointsWhichItsTranslationLacks() {
        let pan = add(UIPanGestureRecognizer())
        window.touchDown(at: start)
        window.moveTouch(to: CGPoint(x: 100, y: 110))
        XCTAssertEqual(pan.state, .possible)
        window.moveTouch(to: CGPoint(x: 100, y: 115))
        XCTAssertEqual(pan.state, .began)
        XCTAssertEqual(pan.translation(in: stage.root), CGPoint(x: 0, y: 5))
        window.moveTouch(to: CGPoint(x: 100, y: 190))
        XCTAssertEqual(pan.translation(in: stage.root), CGPoint(x: 0, y: 80))
    }

    func testTheTranslationIsInTheViewsCoordinates() {
        let pan = add(UIPanGestureRecognizer())
        let scaled = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scaled.transform = CGAffineTransform(scaleX: 2, y: 2)
        stage.root.addSubview(scaled)
        window.touchDown(at: start)
        window.moveTouch(to: CGPoint(x: 120, y: 100))
        XCTAssertEqual(pan.translation(in: scaled).x, 5, accuracy: 1e-9)
    }

    func testTheTranslationCountsFromWhatItIsSetTo() {
        let pan = add(UIPanGestureRecognizer())
        window.touchDown(at: start)
        window.moveTouch(to: CGPoint(x: 100, y: 130))
        pan.setTranslation(.zero, in: stage.root)
        window.moveTouch(to: CGPoint(x: 103, y: 140))
        XCTAssertEqual(pan.translation(in: stage.root), CGPoint(x: 3, y: 10))
    }

    func testTheVelocityIsThatOfTheLastTenthOfASecond() {
        let pan = add(UIPanGestureRecognizer())
        var atEnd: CGPoint?
        pan.addHandler { [stage] recognizer in
            if recognizer.state == .ended { atEnd = pan.velocity(in: stage.root) }
        }
        // 120 points in 0.3 s are 400 a second.
        window.drag(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 140, y: 100), duration: 0.3)
        XCTAssertEqual(atEnd?.x ?? 0, 400, accuracy: 1)
        XCTAssertEqual(atEnd?.y ?? 1, 0, accuracy: 1e-6)
    }

    func testAFingerThatRestedHasNoVelocity() {
        let pan = add(UIPanGestureRecognizer())
        var atEnd: CGPoint?
        pan.addHandler { [stage] recognizer in
            if recognizer.state == .ended { atEnd = pan.velocity(in: stage.root) }
        }
        window.drag(
            from: CGPoint(x: 20, y: 100), to: CGPoint(x: 140, y: 100), duration: 0.3, pause: 0.2)
        XCTAssertEqual(atEnd, .zero)
    }

    func testAPanOfTwoFingersDoesNotBeginWithOne() {
        let pan = add(UIPanGestureRecognizer())
        pan.minimumNumberOfTouches = 2
        window.drag(from: start, to: CGPoint(x: 150, y: 100))
        XCTAssertEqual(recorder.log, [])
        window.touchDown(at: start, finger: 0)
        window.touchDown(at: CGPoint(x: 120, y: 100), finger: 1)
        window.moveTouch(to: CGPoint(x: 100, y: 130), finger: 0)
        window.moveTouch(to: CGPoint(x: 120, y: 130), finger: 1)
        XCTAssertEqual(recorder.log.first, "it began")
        XCTAssertEqual(pan.numberOfTouches, 2)
    }

    func testAFingerThatJoinsDoesNotMakeThePanJump() {
        let pan = add(UIPanGestureRecognizer())
        window.touchDown(at: start, finger: 0)
        window.moveTouch(to: CGPoint(x: 100, y: 130), finger: 0)
        window.touchDown(at: CGPoint(x: 20, y: 20), finger: 1)
        XCTAssertEqual(pan.translation(in: stage.root), CGPoint(x: 0, y: 20))
        window.liftTouch(finger: 1)
        window.moveTouch(to: CGPoint(x: 100, y: 131), finger: 0)
        XCTAssertEqual(pan.translation(in: stage.root), CGPoint(x: 0, y: 21))
    }

    // MARK: Tap

    func testATapEndsWhenTheFingerLifts() {
        _ = add(UITapGestureRecognizer())
        window.touchDown(at: start)
        XCTAssertEqual(recorder.log, [])
        window.liftTouch()
        XCTAssertEqual(recorder.log, ["it ended"])
    }

    func testAFingerThatMovesOrStaysIsNoTap() {
        _ = add(UITapGestureRecognizer())
        window.touchDown(at: start)
        window.moveTouch(to: CGPoint(x: 111, y: 100))
        window.liftTouch()
        window.longPress(at: start, duration: 0.8)
        XCTAssertEqual(recorder.log, [])
        window.touchDown(at: start)
        window.moveTouch(to: CGPoint(x: 109, y: 100))
        window.liftTouch()
        XCTAssertEqual(recorder.log, ["it ended"])
    }

    func testSlowTapsAreNoDoubleTap() {
        add(UITapGestureRecognizer()).numberOfTapsRequired = 2
        window.tap(at: start)
        window.advance(by: 0.4)
        window.tap(at: start)
        window.advance(by: 0.4)
        XCTAssertEqual(recorder.log, [])
        window.tap(at: start, count: 2)
        XCTAssertEqual(recorder.log, ["it ended"])
    }

    func testATapOfTwoFingersNeedsBoth() {
        let tap = add(UITapGestureRecognizer())
        tap.numberOfTouchesRequired = 2
        window.tap(at: start)
        XCTAssertEqual(recorder.log, [])
        var place: CGPoint?
        tap.addHandler { place = $0.location(in: $0.view) }
        window.touchDown(at: CGPoint(x: 60, y: 60), finger: 0)
        window.touchDown(at: CGPoint(x: 100, y: 60), finger: 1)
        window.liftTouch(finger: 0)
        window.liftTouch(finger: 1)
        XCTAssertEqual(recorder.log, ["it ended"])
        XCTAssertEqual(place, CGPoint(x: 80, y: 60))
    }

    // MARK: Long press

    func testALongPressBeginsAfterHalfASecondAndFollowsTheFinger() {
        _ = add(UILongPressGestureRecognizer())
        window.touchDown(at: start)
        window.advance(by: 0.45)
        XCTAssertEqual(recorder.log, [])
        window.advance(by: 0.1)
        XCTAssertEqual(recorder.log, ["it began"])
        XCTAssertEqual(stage.root.log, ["began 1", "cancelled 1"])
        window.moveTouch(to: CGPoint(x: 150, y: 100))
        window.liftTouch()
        XCTAssertEqual(recorder.log, ["it began", "it changed", "it ended"])
    }

    func testAFingerThatMovesOrLiftsEarlyIsNoLongPress() {
        _ = add(UILongPressGestureRecognizer())
        window.touchDown(at: start)
        window.moveTouch(to: CGPoint(x: 111, y: 100))
        window.advance(by: 1)
        window.liftTouch()
        window.longPress(at: start, duration: 0.4)
        window.advance(by: 1)
        XCTAssertEqual(recorder.log, [])
    }
}

/// Records the actions that it performs; it knows all.
@MainActor final class ActionTarget: ActionPerforming {
    private(set) var performed: [String] = []
    private(set) var senders: [Any?] = []

    func canPerform(_ action: Selector) -> Bool { true }

    func perform(_ action: Selector, with sender: Any?) {
        performed.append(action.description)
        senders.append(sender)
    }
}
