// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

@testable import GalleryScreens

/// The gallery's start.
@preconcurrency @MainActor final class MenuScreenTests: XCTestCase {
    func testEveryScreenOpensFromTheMenuAndTheBackButtonReturns() throws {
        let menu = OpenScreen<UIViewController>(nil)
        for screen in GalleryScreen.allCases {
            let list = try XCTUnwrap(menu.screen as? MenuScreen).collectionView
            var steps = 0
            func isSeen() -> Bool {
                guard let row = menu.window.view(identified: "menu \(screen.rawValue)") else {
                    return false
                }
                return row.convert(row.bounds, to: menu.window.window).maxY <= 844
            }
            while !isSeen(), steps < 5 {
                menu.window.drag(
                    from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), pause: 0.3)
                menu.window.settle()
                steps += 1
            }
            menu.window.tap(identifier: "menu \(screen.rawValue)")
            menu.waitForContent()
            menu.window.advance(by: 1)
            XCTAssertEqual(menu.navigation.viewControllers.count, 2, screen.rawValue)
            XCTAssertNotNil(menu.screen.title)
            menu.window.pressKey(.escape)
            menu.window.settle()
            XCTAssertTrue(menu.screen is MenuScreen, screen.rawValue)
            XCTAssertEqual(list.indexPathsForSelectedItems ?? [], [])
        }
    }

    func testAHeadingOpensNothing() {
        let menu = OpenScreen<MenuScreen>(nil)
        menu.window.tap(text: "LISTS")
        menu.window.settle()
        XCTAssertEqual(menu.navigation.viewControllers.count, 1)
    }

    func testTheMenuLooksAsDrawn() {
        OpenScreen<MenuScreen>(nil).window.assertSnapshot()
    }
}
