// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@preconcurrency @MainActor final class UIResponderTests: XCTestCase {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let one = FieldView()
    private let two = FieldView()

    private func addFields() {
        window.addSubview(one)
        window.addSubview(two)
    }

    // MARK: First responder

    func testAViewThatMayNotDoesNotBecomeFirstResponder() {
        let view = UIView()
        window.addSubview(view)
        XCTAssertFalse(view.canBecomeFirstResponder)
        XCTAssertFalse(view.becomeFirstResponder())
        XCTAssertNil(window.firstResponder)
    }

    func testTheOldFirstResponderResignsBeforeTheNewOneBecomesIt() {
        addFields()
        XCTAssertTrue(one.becomeFirstResponder())
        XCTAssertTrue(two.becomeFirstResponder())
        XCTAssertFalse(one.isFirstResponder)
        XCTAssertTrue(two.isFirstResponder)
        XCTAssertEqual(one.resignations, 1)
        XCTAssertTrue(window.firstResponder === two)
    }

    func testAFirstResponderThatRefusesToResignStays() {
        addFields()
        one.becomeFirstResponder()
        one.maySayNo = true
        XCTAssertFalse(two.becomeFirstResponder())
        XCTAssertFalse(one.resignFirstResponder())
        XCTAssertTrue(one.isFirstResponder)
    }

    func testBecomingFirstResponderAgainChangesNothing() {
        addFields()
        one.becomeFirstResponder()
        XCTAssertTrue(one.becomeFirstResponder())
        XCTAssertEqual(one.resignations, 0)
    }

    func testResigningLeavesNoFirstResponder() {
        addFields()
        one.becomeFirstResponder()
        XCTAssertTrue(one.resignFirstResponder())
        XCTAssertNil(window.firstResponder)
    }

    func testAControllerMayBeFirstResponder() {
        let controller = FieldController()
        controller.view.addSubview(one)
        window.addSubview(controller.view)
        XCTAssertTrue(controller.becomeFirstResponder())
        XCTAssertTrue(controller.isFirstResponder)
    }

    // MARK: Chain

    func testTheChainRunsOverSuperviewsAndControllersToTheApplication() {
        let outer = UIViewController()
        let inner = UIViewController()
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.view.addSubview(one)
        window.rootViewController = outer
        window.isHidden = false
        defer { window.isHidden = true }
        var chain: [UIResponder] = []
        var responder = one.next
        while let current = responder {
            chain.append(current)
            responder = current.next
        }
        XCTAssertEqual(
            chain.prefix(6).map(ObjectIdentifier.init),
            [inner.view, inner, outer.view, outer, window, UIApplication.shared]
                .compactMap { $0 }.map(ObjectIdentifier.init))
    }

    func testTouchesAndKeysThatAreNotHandledGoUpTheChain() {
        let outer = FieldView()
        let plain = UIView()
        window.addSubview(outer)
        outer.addSubview(plain)
        plain.touchesBegan([], with: nil)
        plain.touchesMoved([], with: nil)
        plain.touchesEnded([], with: nil)
        plain.touchesCancelled([], with: nil)
        plain.pressesBegan([], with: nil)
        plain.pressesEnded([], with: nil)
        XCTAssertEqual(
            outer.events, ["began", "moved", "ended", "cancelled", "pressed", "released"])
    }

    // MARK: Actions

    func testAnActionWithoutATargetGoesToTheNearestResponderThatPerformsIt() {
        addFields()
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        let inner = FieldView()
        one.addSubview(inner)
        one.actions = ["paint"]
        inner.becomeFirstResponder()
        XCTAssertTrue(UIApplication.shared.sendAction("paint", to: nil, from: self, for: nil))
        XCTAssertEqual(one.performed, ["paint"])
        XCTAssertEqual(inner.performed, [])
        inner.actions = ["paint"]
        UIApplication.shared.sendAction("paint", to: nil, from: self, for: nil)
        XCTAssertEqual(inner.performed, ["paint"])
    }

    func testWithoutAFirstResponderTheSearchStartsAtASenderThatIsAResponder() {
        addFields()
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        one.actions = ["paint"]
        XCTAssertTrue(UIApplication.shared.sendAction("paint", to: nil, from: one, for: nil))
        XCTAssertEqual(one.performed, ["paint"])
        XCTAssertFalse(UIApplication.shared.sendAction("paint", to: nil, from: self, for: nil))
    }

    func testAnActionThatNobodyPerformsIsNotSent() {
        addFields()
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        one.becomeFirstResponder()
        XCTAssertFalse(UIApplication.shared.sendAction("paint", to: nil, from: one, for: nil))
        XCTAssertNil(one.target(forAction: "paint", withSender: nil))
    }

    func testAnActionGoesToItsTarget() {
        two.actions = ["paint"]
        XCTAssertTrue(UIApplication.shared.sendAction("paint", to: two, from: one, for: nil))
        XCTAssertEqual(two.performed, ["paint"])
    }
}

private final class FieldView: UIView, ActionPerforming {
    var maySayNo = false
    var resignations = 0
    var events: [String] = []
    var actions: Set<Selector> = []
    var performed: [Selector] = []

    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { !maySayNo }

    override func resignFirstResponder() -> Bool {
        resignations += 1
        return super.resignFirstResponder()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        events.append("began")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        events.append("moved")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        events.append("ended")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        events.append("cancelled")
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        events.append("pressed")
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        events.append("released")
    }

    func canPerform(_ action: Selector) -> Bool { actions.contains(action) }

    func perform(_ action: Selector, with sender: Any?) { performed.append(action) }
}

private final class FieldController: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
}
