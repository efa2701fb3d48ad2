// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@preconcurrency @MainActor final class UIViewHierarchyTests: XCTestCase {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let a = UIView()
    private let b = UIView()
    private let c = UIView()
    private let d = UIView()

    private func addThree() {
        for view in [a, b, c] { root.addSubview(view) }
    }

    /// Checks the order of the subviews, and that the layers have the same one.
    private func assertOrder(
        _ views: [UIView], file: StaticString = #filePath, line: UInt = #line
    ) {
        let names = [
            ObjectIdentifier(a): "a", ObjectIdentifier(b): "b", ObjectIdentifier(c): "c",
            ObjectIdentifier(d): "d",
        ]
        func name(_ view: UIView) -> String { names[ObjectIdentifier(view)] ?? "?" }
        XCTAssertEqual(root.subviews.map(name), views.map(name), file: file, line: line)
        let layers = root.layer.sublayers ?? []
        XCTAssertEqual(
            layers.map(ObjectIdentifier.init), views.map { ObjectIdentifier($0.layer) },
            "The layers stand in another order.", file: file, line: line)
    }

    // MARK: Order

    func testAddedViewsStandInFrontOfTheOthers() {
        addThree()
        assertOrder([a, b, c])
        XCTAssertTrue(a.superview === root)
    }

    func testAddingASubviewAgainBringsItToTheFront() {
        addThree()
        root.addSubview(a)
        assertOrder([b, c, a])
    }

    func testAViewIsInsertedAtAnIndex() {
        addThree()
        root.insertSubview(d, at: 1)
        assertOrder([a, d, b, c])
    }

    func testASubviewInsertedAtAnIndexStandsAtThatIndex() {
        addThree()
        root.insertSubview(c, at: 0)
        assertOrder([c, a, b])
        root.insertSubview(c, at: 1)
        assertOrder([a, c, b])
        root.insertSubview(a, at: 2)
        assertOrder([c, b, a])
    }

    func testAViewIsInsertedAboveAndBelowASibling() {
        addThree()
        root.insertSubview(d, aboveSubview: a)
        assertOrder([a, d, b, c])
        d.removeFromSuperview()
        root.insertSubview(d, belowSubview: c)
        assertOrder([a, b, d, c])
    }

    func testASubviewFromBehindIsMovedDirectlyAboveASibling() {
        addThree()
        root.insertSubview(a, aboveSubview: b)
        assertOrder([b, a, c])
    }

    func testASubviewFromTheFrontIsMovedDirectlyAboveASibling() {
        addThree()
        root.insertSubview(c, aboveSubview: a)
        assertOrder([a, c, b])
    }

    func testASubviewFromBehindIsMovedDirectlyBelowASibling() {
        addThree()
        root.insertSubview(a, belowSubview: c)
        assertOrder([b, a, c])
    }

    func testASubviewFromTheFrontIsMovedDirectlyBelowASibling() {
        addThree()
        root.insertSubview(c, belowSubview: b)
        assertOrder([a, c, b])
    }

    func testASubviewIsBroughtToTheFrontAndSentToTheBack() {
        addThree()
        root.bringSubviewToFront(a)
        assertOrder([b, c, a])
        root.sendSubviewToBack(c)
        assertOrder([c, b, a])
    }

    func testBringingAViewOfAnotherParentToTheFrontDoesNothing() {
        addThree()
        root.bringSubviewToFront(d)
        root.sendSubviewToBack(d)
        assertOrder([a, b, c])
        XCTAssertNil(d.superview)
    }

    func testTwoSubviewsExchangeTheirPlaces() {
        for view in [a, b, c, d] { root.addSubview(view) }
        root.exchangeSubview(at: 0, withSubviewAt: 2)
        assertOrder([c, b, a, d])
        root.exchangeSubview(at: 3, withSubviewAt: 1)
        assertOrder([c, d, a, b])
        root.exchangeSubview(at: 1, withSubviewAt: 1)
        assertOrder([c, d, a, b])
    }

    func testAViewAddedElsewhereLeavesItsFirstParent() {
        addThree()
        let other = UIView()
        other.addSubview(b)
        assertOrder([a, c])
        XCTAssertTrue(b.superview === other)
        XCTAssertEqual(other.subviews, [b])
    }

    func testARemovedViewHasNoSuperview() {
        addThree()
        b.removeFromSuperview()
        assertOrder([a, c])
        XCTAssertNil(b.superview)
        b.removeFromSuperview()
        assertOrder([a, c])
    }

    func testTheSuperviewIsNotKeptAlive() {
        var parent: UIView? = UIView()
        parent?.addSubview(a)
        parent = nil
        XCTAssertNil(a.superview)
    }

    // MARK: Finding

    func testAViewIsADescendantOfItselfAndOfItsAncestors() {
        root.addSubview(a)
        a.addSubview(b)
        XCTAssertTrue(b.isDescendant(of: root))
        XCTAssertTrue(b.isDescendant(of: a))
        XCTAssertTrue(b.isDescendant(of: b))
        XCTAssertFalse(a.isDescendant(of: b))
        XCTAssertFalse(c.isDescendant(of: root))
    }

    func testATagIsFoundInTheViewItselfAndAnywhereUnderIt() {
        root.addSubview(a)
        a.addSubview(b)
        root.addSubview(c)
        b.tag = 7
        c.tag = 8
        root.tag = 9
        XCTAssertTrue(root.viewWithTag(7) === b)
        XCTAssertTrue(root.viewWithTag(8) === c)
        XCTAssertTrue(root.viewWithTag(9) === root)
        XCTAssertNil(root.viewWithTag(10))
        XCTAssertNil(a.viewWithTag(8))
    }

    // MARK: Callbacks

    func testAddingToAViewWithoutAWindowTellsOfTheSuperviewOnly() {
        let log = CallLog()
        let view = RecordingView("v", log)
        root.addSubview(view)
        XCTAssertEqual(log.calls, ["v.willMoveToSuperview(some)", "v.didMoveToSuperview(some)"])
    }

    func testAddingToAWindowTellsWillBeforeDidForSuperviewAndWindow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let log = CallLog()
        let view = RecordingView("v", log)
        window.addSubview(view)
        XCTAssertEqual(
            Set(log.calls),
            [
                "v.willMoveToSuperview(some)", "v.willMoveToWindow(some)",
                "v.didMoveToWindow(some)", "v.didMoveToSuperview(some)",
            ])
        XCTAssertEqual(log.calls.count, 4)
        XCTAssertEqual(Set(log.calls.prefix(2)).count { $0.contains("will") }, 2)
        XCTAssertTrue(view.window === window)
    }

    func testTheWholeTreeHearsOfItsNewWindow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let log = CallLog()
        let outer = RecordingView("outer", log)
        let inner = RecordingView("inner", log)
        outer.addSubview(inner)
        log.calls = []
        window.addSubview(outer)
        XCTAssertEqual(log.calls.filter { $0 == "inner.willMoveToWindow(some)" }.count, 1)
        XCTAssertEqual(log.calls.filter { $0 == "inner.didMoveToWindow(some)" }.count, 1)
        XCTAssertFalse(log.calls.contains { $0.hasPrefix("inner") && $0.contains("Superview") })
        XCTAssertTrue(inner.window === window)
    }

    func testRemovalFromAWindowTellsNilForSuperviewAndWindow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let log = CallLog()
        let outer = RecordingView("outer", log)
        let inner = RecordingView("inner", log)
        outer.addSubview(inner)
        window.addSubview(outer)
        log.calls = []
        outer.removeFromSuperview()
        XCTAssertEqual(
            Set(log.calls),
            [
                "outer.willMoveToSuperview(nil)", "outer.willMoveToWindow(nil)",
                "inner.willMoveToWindow(nil)", "inner.didMoveToWindow(nil)",
                "outer.didMoveToWindow(nil)", "outer.didMoveToSuperview(nil)",
            ])
        XCTAssertNil(inner.window)
    }

    func testMovingWithinAWindowDoesNotTellOfTheWindow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(root)
        window.addSubview(a)
        let log = CallLog()
        let view = RecordingView("v", log)
        root.addSubview(view)
        log.calls = []
        a.addSubview(view)
        XCTAssertEqual(log.calls, ["v.willMoveToSuperview(some)", "v.didMoveToSuperview(some)"])
    }

    func testReorderingTellsNothing() {
        let log = CallLog()
        let view = RecordingView("v", log)
        root.addSubview(view)
        root.addSubview(a)
        log.calls = []
        root.bringSubviewToFront(view)
        XCTAssertEqual(log.calls, [])
    }

    func testTheParentHearsAfterAddingAndBeforeRemoving() {
        let log = CallLog()
        let parent = RecordingView("p", log)
        parent.addSubview(a)
        XCTAssertEqual(log.calls, ["p.didAddSubview(1)"])
        log.calls = []
        a.removeFromSuperview()
        XCTAssertEqual(log.calls, ["p.willRemoveSubview(1)"])
    }

    func testTheOldParentHearsWhenAViewIsAddedElsewhere() {
        let log = CallLog()
        let parent = RecordingView("p", log)
        parent.addSubview(a)
        log.calls = []
        root.addSubview(a)
        XCTAssertEqual(log.calls, ["p.willRemoveSubview(1)"])
    }

    func testTheSuperviewIsTheOldOneInWillAndTheNewOneInDid() {
        let view = SuperviewWitness()
        root.addSubview(view)
        XCTAssertNil(view.inWill)
        XCTAssertTrue(view.inDid === root)
        view.removeFromSuperview()
        XCTAssertTrue(view.inWill === root)
        XCTAssertNil(view.inDid)
    }

    // MARK: Responders

    func testTheNextResponderIsTheControllerOfARootViewElseTheSuperview() {
        let controller = UIViewController()
        controller.view = root
        root.addSubview(a)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(root)
        XCTAssertTrue(a.next === root)
        XCTAssertTrue(root.next === controller)
        XCTAssertTrue(controller.next === window)
        XCTAssertTrue(window.next === UIApplication.shared)
    }

    func testAViewThatLeavesItsWindowStopsBeingFirstResponder() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = FocusableView()
        XCTAssertFalse(view.becomeFirstResponder(), "A view in no window took the keys.")
        window.addSubview(root)
        root.addSubview(view)
        XCTAssertTrue(view.becomeFirstResponder())
        XCTAssertTrue(view.isFirstResponder)
        root.removeFromSuperview()
        XCTAssertFalse(view.isFirstResponder)
        XCTAssertNil(window.firstResponder)
    }
}

/// What views were told, in order.
@MainActor private final class CallLog {
    var calls: [String] = []
}

private final class RecordingView: UIView {
    private let name: String
    private let log: CallLog

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    private func record(_ call: String, _ object: AnyObject?) {
        log.calls.append("\(name).\(call)(\(object == nil ? "nil" : "some"))")
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        record("willMoveToSuperview", newSuperview)
    }

    override func didMoveToSuperview() { record("didMoveToSuperview", superview) }

    override func willMove(toWindow newWindow: UIWindow?) {
        record("willMoveToWindow", newWindow)
    }

    override func didMoveToWindow() { record("didMoveToWindow", window) }

    override func didAddSubview(_ subview: UIView) {
        log.calls.append("\(name).didAddSubview(\(subviews.count))")
    }

    override func willRemoveSubview(_ subview: UIView) {
        log.calls.append("\(name).willRemoveSubview(\(subviews.count))")
    }
}

private final class SuperviewWitness: UIView {
    weak var inWill: UIView?
    weak var inDid: UIView?

    override func willMove(toSuperview newSuperview: UIView?) { inWill = superview }
    override func didMoveToSuperview() { inDid = superview }
}

private final class FocusableView: UIView {
    override var canBecomeFirstResponder: Bool { true }
}
