// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import UIKit

/// What menus and their elements say of themselves.
@preconcurrency @MainActor final class UIMenuTests: XCTestCase {
    private func action(_ title: String, _ state: UIMenuElement.State = .off) -> UIAction {
        UIAction(title: title, state: state) { _ in }
    }

    private func titles(_ sections: [[MenuItem]]) -> [[String]] {
        sections.map { items in
            items.map { item in
                switch item.kind {
                case .header(let title): "# \(title)"
                case .action(let action): action.title
                case .submenu(let menu): "> \(menu.title)"
                case .back(let menu): "< \(menu.title)"
                case .loading: "…"
                }
            }
        }
    }

    func testAnActionsLookCanBeChanged() {
        let action = UIAction(
            title: "Copy", subtitle: "All", discoverabilityTitle: "Copy everything",
            attributes: .destructive, state: .mixed
        ) { _ in }
        XCTAssertEqual(action.subtitle, "All")
        XCTAssertEqual(action.discoverabilityTitle, "Copy everything")
        XCTAssertEqual(action.attributes, .destructive)
        XCTAssertEqual(action.state, .mixed)
        action.title = "Paste"
        action.state = .off
        XCTAssertEqual((action as UIMenuElement).title, "Paste")
        XCTAssertEqual(action.state, .off)
    }

    func testOtherChildrenLeaveTheRestOfAMenuAsItIs() {
        let menu = UIMenu(
            title: "Sort", identifier: UIMenu.Identifier("sort"), options: .singleSelection,
            preferredElementSize: .small, children: [action("Name")])
        let other = menu.replacingChildren([action("Date"), action("Size")])
        XCTAssertEqual(other.title, "Sort")
        XCTAssertEqual(other.identifier, UIMenu.Identifier("sort"))
        XCTAssertEqual(other.options, .singleSelection)
        XCTAssertEqual(other.preferredElementSize, .small)
        XCTAssertEqual(other.children.map(\.title), ["Date", "Size"])
        XCTAssertEqual(menu.children.map(\.title), ["Name"])
    }

    func testAnInlineMenuIsASectionOfItsOwnWithItsTitle() {
        let menu = UIMenu(children: [
            action("A"),
            UIMenu(title: "More", options: .displayInline, children: [action("B")]),
            UIMenu(title: "Inside", children: [action("C")]),
            action("D"),
        ])
        XCTAssertEqual(
            titles(MenuItem.sections(of: menu)), [["A"], ["# More", "B"], ["> Inside", "D"]])
    }

    func testHiddenActionsAndEmptySectionsAreNotShown() {
        let menu = UIMenu(children: [
            UIAction(title: "A", attributes: .hidden) { _ in },
            UIMenu(options: .displayInline, children: []),
            action("B"),
        ])
        XCTAssertEqual(titles(MenuItem.sections(of: menu)), [["B"]])
    }

    func testSelectingAnActionTakesTheMarkFromTheOthers() {
        let (a, b, c) = (action("A", .on), action("B"), action("C", .on))
        let menu = UIMenu(children: [a, b, UIMenu(options: .displayInline, children: [c])])
        XCTAssertEqual(menu.selectedElements, [a, c])
        menu.select(b)
        XCTAssertEqual(menu.selectedElements, [b])
        XCTAssertEqual([a.state, b.state, c.state], [.off, .on, .off])
    }

    func testDeferredElementsAreAskedForOnceUnlessTheyAreUncached() {
        var asked = [0, 0]
        let cached = UIDeferredMenuElement { hand in
            asked[0] += 1
            hand([self.action("A")])
        }
        let uncached = UIDeferredMenuElement.uncached { hand in
            asked[1] += 1
            hand([self.action("B")])
        }
        let menu = UIMenu(children: [cached, uncached])
        XCTAssertEqual(titles(MenuItem.sections(of: menu)), [["…", "…"]])
        for _ in 0..<2 { for element in [cached, uncached] { element.find {} } }
        XCTAssertEqual(asked, [1, 2])
        XCTAssertEqual(titles(MenuItem.sections(of: menu)), [["A", "B"]])
    }
}
