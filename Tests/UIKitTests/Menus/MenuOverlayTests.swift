// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

/// How menus open from buttons and views, and how they are used.
@preconcurrency @MainActor final class MenuOverlayTests: XCTestCase {
    private let button = UIButton(type: .system)
    private var told: [String] = []
    private lazy var window = {
        button.frame = CGRect(x: 20, y: 60, width: 100, height: 44)
        button.setTitle("Options", for: .normal)
        let view = UIView()
        view.backgroundColor = .systemBackground
        view.addSubview(button)
        return OffscreenWindow(view: view)
    }()

    private func action(
        _ title: String, _ attributes: UIMenuElement.Attributes = [],
        _ state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { [weak self] _ in
            self?.told.append(title)
        }
    }

    private func open(_ menu: UIMenu) {
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        window.runFrame()
        window.tap(button)
        window.settle()
    }

    func testATapOpensTheMenuUnderTheButtonAndATapOnARowChooses() {
        open(UIMenu(children: [action("Copy"), action("Paste")]))
        let row = window.view(showing: "Copy")?.superview
        XCTAssertEqual(
            row.map { $0.convert($0.bounds, to: window.window) },
            CGRect(x: 20, y: 112, width: 250, height: 44))
        window.tap(text: "Paste")
        window.settle()
        XCTAssertEqual(told, ["Paste"])
        XCTAssertNil(window.view(showing: "Paste"))
    }

    func testATapOutsideChoosesNothing() {
        open(UIMenu(children: [action("Copy")]))
        window.tap(at: CGPoint(x: 200, y: 700))
        window.settle()
        XCTAssertNil(window.view(showing: "Copy"))
        XCTAssertEqual(told, [])
    }

    func testADisabledRowIsNotChosen() {
        open(UIMenu(children: [action("Copy", .disabled)]))
        window.tap(text: "Copy")
        window.settle()
        XCTAssertEqual(told, [])
        XCTAssertNotNil(window.view(showing: "Copy"))
    }

    func testWithoutPrimaryActionTheMenuOpensAfterHalfASecond() {
        button.menu = UIMenu(children: [action("Copy")])
        window.runFrame()
        window.tap(button)
        window.settle()
        XCTAssertNil(window.view(showing: "Copy"))
        window.touchDown(at: button.center)
        window.advance(by: 0.6)
        XCTAssertNotNil(window.view(showing: "Copy"))
        window.moveTouch(to: CGPoint(x: 100, y: 134))
        window.liftTouch()
        window.settle()
        XCTAssertEqual(told, ["Copy"])
    }

    func testKeysMoveAmongTheRowsAndReturnChooses() {
        open(UIMenu(children: [action("A"), action("B", .disabled), action("C")]))
        window.pressKey(.downArrow)
        window.pressKey(.downArrow)
        window.pressKey(.returnKey)
        window.settle()
        XCTAssertEqual(told, ["C"])
        open(UIMenu(children: [action("A")]))
        window.pressKey(.escape)
        window.settle()
        XCTAssertNil(window.view(showing: "A"))
    }

    func testASubmenuOpensInPlace() {
        open(UIMenu(children: [UIMenu(title: "More", children: [action("Deep")])]))
        window.tap(text: "More")
        window.settle()
        window.tap(text: "Deep")
        window.settle()
        XCTAssertEqual(told, ["Deep"])
    }

    func testAPopUpButtonShowsWhatWasChosen() {
        window.runFrame()
        button.changesSelectionAsPrimaryAction = true
        let menu = UIMenu(children: [action("Name"), action("Date")])
        open(menu)
        XCTAssertEqual(button.currentTitle, "Name")
        window.tap(text: "Date")
        window.settle()
        XCTAssertEqual(button.currentTitle, "Date")
        XCTAssertEqual(menu.selectedElements.map(\.title), ["Date"])
    }

    func testTheMenuClosesWhenItsButtonLeavesTheWindow() {
        open(UIMenu(children: [action("Copy")]))
        button.removeFromSuperview()
        window.settle()
        XCTAssertNil(window.view(showing: "Copy"))
    }

    func testAtTheBottomTheMenuOpensUpwards() {
        window.runFrame()
        button.frame.origin.y = 780
        open(UIMenu(children: [action("Copy")]))
        let row = window.view(showing: "Copy")?.superview
        XCTAssertEqual(row.map { $0.convert($0.bounds, to: window.window).maxY }, 772)
    }
}
