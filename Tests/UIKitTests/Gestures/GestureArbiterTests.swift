// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor final class GestureArbiterTests: XCTestCase {
    private let stage = GestureStage()
    private lazy var window = {
        stage.root.addSubview(stage.child)
        return OffscreenWindow(view: stage.root, size: CGSize(width: 200, height: 200))
    }()
    private let inside = CGPoint(x: 100, y: 100)
    private var recorder: GestureRecorder { stage.recorder }

    private func tap(_ name: String, on view: UIView, taps: Int = 1) -> UITapGestureRecognizer {
        let tap = recorder.watch(UITapGestureRecognizer(), name)
        tap.numberOfTapsRequired = taps
        view.addGestureRecognizer(tap)
        return tap
    }

    private func pan(_ name: String, on view: UIView) -> UIPanGestureRecognizer {
        let pan = recorder.watch(UIPanGestureRecognizer(), name)
        view.addGestureRecognizer(pan)
        return pan
    }

    // MARK: Exclusion

    func testTheDeeperViewsTapExcludesTheOuterOne() {
        _ = tap("outer", on: stage.root)
        _ = tap("inner", on: stage.child)
        window.tap(at: inside)
        XCTAssertEqual(recorder.log, ["inner ended"])
    }

    func testADelegateLetsBothRecognise() {
        recorder.areSimultaneous = true
        _ = tap("outer", on: stage.root)
        _ = tap("inner", on: stage.child)
        window.tap(at: inside)
        XCTAssertEqual(recorder.log, ["inner ended", "outer ended"])
    }

    func testARecogniserThatCannotPreventLetsTheOuterOneRecognise() {
        final class Polite: UITapGestureRecognizer {
            override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
        }
        _ = tap("outer", on: stage.root)
        stage.child.addGestureRecognizer(recorder.watch(Polite(), "inner"))
        window.tap(at: inside)
        XCTAssertEqual(recorder.log, ["inner ended", "outer ended"])
    }

    func testADragExcludesTheOuterDragAndTheTap() {
        _ = pan("outer", on: stage.root)
        _ = pan("inner", on: stage.child)
        _ = tap("tap", on: stage.child)
        window.touchDown(at: inside)
        window.moveTouch(to: CGPoint(x: 100, y: 120))
        window.moveTouch(to: CGPoint(x: 100, y: 130))
        window.liftTouch()
        XCTAssertEqual(recorder.log, ["inner began", "inner changed", "inner ended"])
    }

    func testAnInnerDragThatShouldNotBeginLeavesTheTouchToTheOuterOne() {
        let inner = pan("inner", on: stage.child)
        _ = pan("outer", on: stage.root)
        recorder.begins = { $0 !== inner }
        window.touchDown(at: inside)
        window.moveTouch(to: CGPoint(x: 100, y: 120))
        window.liftTouch()
        XCTAssertEqual(recorder.log, ["outer began", "outer ended"])
    }

    // MARK: Failure requirements

    func testATapWaitsUntilTheDoubleTapFailed() {
        let double = tap("double", on: stage.child, taps: 2)
        tap("single", on: stage.child).require(toFail: double)
        window.tap(at: inside)
        XCTAssertEqual(recorder.log, [])
        window.advance(by: 0.4)
        XCTAssertEqual(recorder.log, ["single ended"])
    }

    func testADoubleTapMakesTheWaitingTapFail() {
        let double = tap("double", on: stage.child, taps: 2)
        tap("single", on: stage.child).require(toFail: double)
        window.tap(at: inside, count: 2)
        window.advance(by: 1)
        XCTAssertEqual(recorder.log, ["double ended"])
    }

    func testAWaitingTapIsAtThePlaceOfTheTap() {
        let double = tap("double", on: stage.child, taps: 2)
        let single = tap("single", on: stage.child)
        single.require(toFail: double)
        var place: CGPoint?
        single.addHandler { place = $0.location(in: $0.view) }
        window.tap(at: CGPoint(x: 80, y: 90))
        window.advance(by: 0.4)
        XCTAssertEqual(place, CGPoint(x: 30, y: 40))
    }

    func testADelegateMakesARecogniserWait() {
        let double = tap("double", on: stage.child, taps: 2)
        let single = tap("single", on: stage.child)
        recorder.waits = { $0 === single && $1 === double }
        window.tap(at: inside)
        XCTAssertEqual(recorder.log, [])
        window.advance(by: 0.4)
        XCTAssertEqual(recorder.log, ["single ended"])
    }

    func testADelegateMakesAnotherRecogniserWait() {
        let double = tap("double", on: stage.child, taps: 2)
        let single = tap("single", on: stage.child)
        recorder.isWaitedFor = { $0 === double && $1 === single }
        window.tap(at: inside, count: 2)
        window.advance(by: 1)
        XCTAssertEqual(recorder.log, ["double ended"])
    }

    func testATapThatRequiresADragToFailRecognisesAtTheLift() {
        let drag = pan("drag", on: stage.child)
        tap("tap", on: stage.child).require(toFail: drag)
        window.tap(at: inside)
        XCTAssertEqual(recorder.log, ["tap ended"])
    }

    // MARK: Delegate and view

    func testARecogniserThatShouldNotBeginFails() {
        _ = tap("tap", on: stage.child)
        recorder.begins = { _ in false }
        window.tap(at: inside)
        XCTAssertEqual(recorder.log, [])
        recorder.begins = { _ in true }
        window.advance(by: 1)
        window.tap(at: inside)
        XCTAssertEqual(recorder.log, ["tap ended"])
    }

    func testARecogniserDoesNotWatchATouchThatItsDelegateRefuses() {
        _ = tap("outer", on: stage.root)
        recorder.receives = { [stage] in $0.view === stage.root }
        window.tap(at: inside)
        XCTAssertEqual(recorder.log, [])
        window.tap(at: CGPoint(x: 10, y: 10))
        XCTAssertEqual(recorder.log, ["outer ended"])
    }

    // MARK: Views

    func testAViewHearsOfATouchThatNoRecogniserTakes() {
        window.tap(at: inside)
        XCTAssertEqual(stage.child.log, ["began 1", "ended 1"])
        XCTAssertEqual(stage.root.log, [])
    }

    func testARecognisedGestureCancelsTheViewsTouch() {
        _ = pan("pan", on: stage.root)
        window.touchDown(at: inside)
        window.moveTouch(to: CGPoint(x: 100, y: 105))
        window.moveTouch(to: CGPoint(x: 100, y: 120))
        window.moveTouch(to: CGPoint(x: 100, y: 130))
        window.liftTouch()
        XCTAssertEqual(stage.child.log, ["began 1", "moved 1", "cancelled 1"])
    }

    func testAGestureThatDoesNotCancelTouchesLeavesThemToTheView() {
        tap("tap", on: stage.root).cancelsTouchesInView = false
        window.tap(at: inside)
        XCTAssertEqual(stage.child.log, ["began 1", "ended 1"])
        XCTAssertEqual(recorder.log, ["tap ended"])
    }

    func testADelayedTouchBeginsInTheViewWhenTheGestureFails() {
        tap("tap", on: stage.root).delaysTouchesBegan = true
        window.touchDown(at: inside)
        XCTAssertEqual(stage.child.log, [])
        window.moveTouch(to: CGPoint(x: 130, y: 100))
        XCTAssertEqual(stage.child.log, ["began 1", "moved 1"])
        window.liftTouch()
        XCTAssertEqual(stage.child.log, ["began 1", "moved 1", "ended 1"])
    }

    func testADelayedTouchThatIsTheGestureNeverReachesTheView() {
        tap("tap", on: stage.root).delaysTouchesBegan = true
        window.tap(at: inside)
        XCTAssertEqual(stage.child.log, [])
    }

    func testALiftIsHeldBackWhileADoubleTapIsPossible() {
        _ = tap("double", on: stage.root, taps: 2)
        window.tap(at: inside)
        XCTAssertEqual(stage.child.log, ["began 1"])
        window.advance(by: 0.4)
        XCTAssertEqual(stage.child.log, ["began 1", "ended 1"])
    }

    func testALiftIsNotHeldBackIfTheRecogniserDoesNotDelayIt() {
        tap("double", on: stage.root, taps: 2).delaysTouchesEnded = false
        window.tap(at: inside)
        XCTAssertEqual(stage.child.log, ["began 1", "ended 1"])
    }

    func testADoubleTapCancelsBothTouches() {
        _ = tap("double", on: stage.root, taps: 2)
        window.tap(at: inside, count: 2)
        XCTAssertEqual(
            stage.child.log.sorted(), ["began 1", "began 2", "cancelled 1", "cancelled 2"])
    }
}
