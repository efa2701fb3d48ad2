// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor final class UINavigationBarTests: XCTestCase {
    private let inbox = UIViewController()
    private let message = UIViewController()
    private lazy var navigation = UINavigationController(rootViewController: inbox)
    private lazy var window: OffscreenWindow = {
        inbox.title = "Inbox"
        message.title = "Message"
        return OffscreenWindow(rootViewController: navigation)
    }()

    private func push() {
        window.runFrame()
        navigation.pushViewController(message, animated: false)
        window.runFrame()
    }

    private func frame(identified identifier: String) throws -> CGRect {
        let view = try XCTUnwrap(window.view(identified: identifier))
        return view.convert(view.bounds, to: nil)
    }

    // MARK: Back

    func testTheBackButtonShowsTheTitleOfTheScreenItLeadsTo() throws {
        push()
        let button = try XCTUnwrap(window.view(identified: "navigation.back") as? UIButton)
        XCTAssertEqual(button.title(for: .normal), "Inbox")
        inbox.navigationItem.backButtonTitle = "In"
        let changed = try XCTUnwrap(window.view(identified: "navigation.back") as? UIButton)
        XCTAssertEqual(changed.title(for: .normal), "In")
    }

    func testATapOnTheBackButtonPops() {
        push()
        window.tap(identifier: "navigation.back")
        XCTAssertEqual(navigation.viewControllers, [inbox])
        window.settle()
        XCTAssertNil(message.view.superview)
        XCTAssertTrue(inbox.view.window === window.window)
        XCTAssertNil(window.view(identified: "navigation.back"))
    }

    func testEscapeGoesBackAndStopsAtTheRoot() {
        push()
        window.pressKey(.escape)
        window.settle()
        XCTAssertEqual(navigation.viewControllers, [inbox])
        window.pressKey(.escape)
        window.settle()
        XCTAssertEqual(navigation.viewControllers, [inbox])
    }

    func testTheBackButtonStandsAtTheLeadingEdgeOfTheBar() throws {
        push()
        let back = try frame(identified: "navigation.back")
        XCTAssertLessThan(back.minX, 20)
        XCTAssertEqual(back.midY, 22, accuracy: 0.5)
    }

    // MARK: Title

    func testTheTitleStandsInTheMiddleOfTheBar() throws {
        push()
        let title = try frame(identified: "navigation.title")
        XCTAssertEqual(title.midX, 195, accuracy: 0.5)
        XCTAssertEqual(title.midY, 22, accuracy: 0.5)
    }

    func testALongTitleKeepsClearOfTheButtons() throws {
        push()
        message.navigationItem.title = String(repeating: "Long title ", count: 20)
        window.runFrame()
        let back = try frame(identified: "navigation.back")
        let title = try frame(identified: "navigation.title")
        XCTAssertGreaterThanOrEqual(title.minX, back.maxX)
        XCTAssertLessThanOrEqual(title.maxX, 390)
    }

    func testATitleViewReplacesTheTitle() {
        window.runFrame()
        let view = UILabel()
        view.text = "Instead"
        inbox.navigationItem.titleView = view
        window.runFrame()
        XCTAssertTrue(view.window === window.window)
        XCTAssertNil(window.view(showing: "Inbox"))
    }

    // MARK: Buttons

    func testAnActionOfABarButtonRunsOnATap() {
        window.runFrame()
        var senders: [Any?] = []
        let item = UIBarButtonItem(
            title: "Edit", primaryAction: UIAction { senders.append($0.sender) })
        item.accessibilityIdentifier = "edit"
        inbox.navigationItem.rightBarButtonItem = item
        window.runFrame()
        window.tap(identifier: "edit")
        XCTAssertEqual(senders.count, 1)
        XCTAssertTrue(senders.first as? UIBarButtonItem === item)
    }

    func testADisabledBarButtonDoesNothing() {
        window.runFrame()
        var count = 0
        let item = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in count += 1 })
        item.accessibilityIdentifier = "edit"
        item.isEnabled = false
        inbox.navigationItem.rightBarButtonItem = item
        window.runFrame()
        window.tap(identifier: "edit")
        XCTAssertEqual(count, 0)
        item.isEnabled = true
        window.runFrame()
        window.tap(identifier: "edit")
        XCTAssertEqual(count, 1)
    }

    func testRightItemsStandFromTheEdgeInward() throws {
        window.runFrame()
        let items = ["one", "two"].map { name in
            let item = UIBarButtonItem(title: name, primaryAction: nil)
            item.accessibilityIdentifier = name
            return item
        }
        inbox.navigationItem.rightBarButtonItems = items
        window.runFrame()
        let (one, two) = (try frame(identified: "one"), try frame(identified: "two"))
        XCTAssertLessThanOrEqual(one.maxX, 390)
        XCTAssertGreaterThan(one.minX, 195)
        XCTAssertLessThanOrEqual(two.maxX, one.minX)
    }

    func testASystemItemHasItsTitle() {
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        XCTAssertEqual(done.title, "Done")
        XCTAssertEqual(done.style, .done)
        let cancel = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
        XCTAssertEqual(cancel.title, "Cancel")
        XCTAssertEqual(cancel.style, .plain)
    }
}
