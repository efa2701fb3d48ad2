// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor final class UIControlTests: XCTestCase {
    private let control = UIControl(frame: CGRect(x: 150, y: 150, width: 100, height: 50))
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private var log: [String] = []
    private lazy var window = {
        root.addSubview(control)
        return OffscreenWindow(view: root, size: CGSize(width: 400, height: 400))
    }()
    private let inside = CGPoint(x: 200, y: 175)
    /// 69 points beyond the bounds.
    private let near = CGPoint(x: 200, y: 269)
    /// 71 points beyond the bounds.
    private let far = CGPoint(x: 200, y: 271)

    private static let names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"),
        (.touchDragOutside, "dragOutside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
        (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
        (.valueChanged, "value"),
    ]

    private func watchAll() {
        for (event, name) in UIControlTests.names {
            control.addAction(UIAction { [weak self] _ in self?.log.append(name) }, for: event)
        }
    }

    // MARK: Touches

    func testATapIsADownAndAnUpInside() {
        watchAll()
        window.tap(at: inside)
        XCTAssertEqual(log, ["down", "upInside"])
    }

    func testASecondTapInSuccessionIsARepeat() {
        watchAll()
        window.tap(at: inside, count: 2)
        XCTAssertEqual(log, ["down", "upInside", "down", "repeat", "upInside"])
    }

    func testADragThatLeavesByMoreThanSeventyPointsExits() {
        watchAll()
        window.touchDown(at: inside)
        window.moveTouch(to: near)
        XCTAssertEqual(log, ["down", "dragInside"])
        window.moveTouch(to: far)
        XCTAssertEqual(log, ["down", "dragInside", "exit", "dragOutside"])
        window.liftTouch()
        XCTAssertEqual(log.last, "upOutside")
    }

    func testADragThatReturnsEntersAndIsAnUpInside() {
        watchAll()
        window.touchDown(at: inside)
        window.moveTouch(to: far)
        window.moveTouch(to: near)
        window.liftTouch()
        XCTAssertEqual(
            log, ["down", "exit", "dragOutside", "enter", "dragInside", "upInside"])
    }

    func testATouchThatIsTakenAwayIsACancel() {
        watchAll()
        window.touchDown(at: inside)
        window.cancelTouch()
        XCTAssertEqual(log, ["down", "cancel"])
        XCTAssertFalse(control.isTracking)
    }

    func testTheHighlightFollowsTheFinger() {
        window.touchDown(at: inside)
        XCTAssertTrue(control.isHighlighted && control.isTracking && control.isTouchInside)
        window.moveTouch(to: far)
        XCTAssertFalse(control.isHighlighted)
        XCTAssertTrue(control.isTracking)
        window.moveTouch(to: inside)
        XCTAssertTrue(control.isHighlighted)
        window.liftTouch()
        XCTAssertFalse(control.isHighlighted || control.isTracking)
    }

    func testADisabledControlSwallowsTouches() {
        let behind = TouchRecordingView(frame: root.bounds)
        root.addSubview(behind)
        root.addSubview(control)
        watchAll()
        control.isEnabled = false
        window.tap(at: inside)
        XCTAssertEqual(log, [])
        XCTAssertEqual(behind.log, [])
    }

    func testDisablingATrackedControlCancels() {
        watchAll()
        window.touchDown(at: inside)
        control.isEnabled = false
        XCTAssertEqual(log, ["down", "cancel"])
        window.liftTouch()
        XCTAssertEqual(log, ["down", "cancel"])
    }

    func testADragOfTheViewAroundCancels() {
        watchAll()
        root.addGestureRecognizer(UIPanGestureRecognizer())
        window.drag(from: inside, to: CGPoint(x: 200, y: 300))
        XCTAssertEqual(log.first, "down")
        XCTAssertEqual(log.last, "cancel")
    }

    func testTrackingEndsWhenTheSubclassSaysSo() {
        final class Short: UIControl {
            var ended = 0
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                false
            }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) { ended += 1 }
        }
        let short = Short(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(short)
        window.touchDown(at: CGPoint(x: 50, y: 50))
        XCTAssertTrue(short.isTracking)
        window.moveTouch(to: CGPoint(x: 55, y: 50))
        XCTAssertFalse(short.isTracking || short.isHighlighted)
        window.liftTouch()
        XCTAssertEqual(short.ended, 0)
    }

    // MARK: Actions

    func testATargetAddedTwiceIsToldOnce() {
        let target = ActionTarget()
        control.addTarget(target, action: "go", for: .valueChanged)
        control.addTarget(target, action: "go", for: [.valueChanged, .touchDown])
        control.sendActions(for: .valueChanged)
        XCTAssertEqual(target.performed, ["go"])
        control.sendActions(for: .touchDown)
        XCTAssertEqual(target.performed, ["go", "go"])
    }

    func testActionsAreSentInOrderOfAddition() {
        let target = ActionTarget()
        control.addTarget(target, action: "b", for: .valueChanged)
        control.addTarget(target, action: "a", for: .valueChanged)
        control.sendActions(for: .valueChanged)
        XCTAssertEqual(target.performed, ["b", "a"])
        XCTAssertTrue(target.senders.first as? UIControl === control)
    }

    func testARemovedTargetIsToldOnlyOfOtherEvents() {
        let target = ActionTarget()
        control.addTarget(target, action: "go", for: [.valueChanged, .touchDown])
        control.removeTarget(target, action: "go", for: .touchDown)
        control.sendActions(for: .touchDown)
        XCTAssertEqual(target.performed, [])
        control.sendActions(for: .valueChanged)
        XCTAssertEqual(target.performed, ["go"])
        control.removeTarget(nil, action: nil, for: .allEvents)
        XCTAssertEqual(control.allControlEvents, [])
    }

    func testATargetIsNotKeptInMemory() {
        weak var gone: ActionTarget?
        do {
            let target = ActionTarget()
            gone = target
            control.addTarget(target, action: "go", for: .valueChanged)
        }
        XCTAssertNil(gone)
        control.sendActions(for: .valueChanged)
    }

    func testAnActionReplacesTheOneOfTheSameIdentifier() {
        let identifier = UIAction.Identifier("save")
        control.addAction(
            UIAction(identifier: identifier) { [weak self] _ in self?.log.append("old") },
            for: .valueChanged)
        control.addAction(
            UIAction(identifier: identifier) { [weak self] _ in self?.log.append("new") },
            for: .valueChanged)
        control.sendActions(for: .valueChanged)
        XCTAssertEqual(log, ["new"])
        control.removeAction(identifiedBy: identifier, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        XCTAssertEqual(log, ["new"])
    }

    func testAnActionsSenderIsTheControl() {
        var sender: Any?
        control.addAction(UIAction { sender = $0.sender }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        XCTAssertTrue(sender as? UIControl === control)
    }

    func testTheActionsOfATargetAreNamed() {
        let target = ActionTarget()
        control.addTarget(target, action: "a", for: .valueChanged)
        control.addTarget(target, action: "b", for: .touchDown)
        control.addTarget(nil, action: "c", for: .touchDown)
        XCTAssertEqual(control.actions(forTarget: target, forControlEvent: .touchDown), ["b"])
        XCTAssertEqual(control.actions(forTarget: nil, forControlEvent: .touchDown), ["c"])
        XCTAssertNil(control.actions(forTarget: target, forControlEvent: .touchUpInside))
        XCTAssertEqual(control.allControlEvents, [.valueChanged, .touchDown])
    }

    // MARK: State

    func testStatesCombine() {
        XCTAssertEqual(control.state, .normal)
        control.isSelected = true
        control.isHighlighted = true
        control.isEnabled = false
        XCTAssertEqual(control.state, [.selected, .highlighted, .disabled])
    }

    func testEventsAndStatesHaveApplesValues() {
        XCTAssertEqual(UIControl.Event.touchUpInside.rawValue, 64)
        XCTAssertEqual(UIControl.Event.valueChanged.rawValue, 4096)
        XCTAssertEqual(UIControl.Event.primaryActionTriggered.rawValue, 8192)
        XCTAssertEqual(UIControl.Event.editingDidEndOnExit.rawValue, 524288)
        XCTAssertEqual(UIControl.State.focused.rawValue, 8)
    }

    func testLeadingContentIsAtTheRightWhenReadingGoesLeft() {
        control.contentHorizontalAlignment = .leading
        XCTAssertEqual(control.effectiveContentHorizontalAlignment, .left)
        control.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(control.effectiveContentHorizontalAlignment, .right)
    }
}
