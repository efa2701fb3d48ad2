// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

@testable import GalleryScreens

/// The shelves, the player and the article as a person uses them.
@preconcurrency @MainActor final class MotionScreenTests: XCTestCase {
    func testAShelfScrollsSidewaysAloneAndKeepsItsPlace() {
        let shop = OpenScreen<ShelvesScreen>(.shelves)
        let lists = shop.screen.shelves.map(\.collectionView)
        shop.window.drag(
            from: CGPoint(x: 330, y: 200), to: CGPoint(x: 80, y: 205), duration: 0.4, pause: 0.3)
        shop.window.settle()
        let place = lists[0].contentOffset.x
        XCTAssertGreaterThan(place, 150)
        XCTAssertEqual(lists[1].contentOffset.x, 0)
        XCTAssertEqual(shop.screen.collectionView.contentOffset.y, 0)
        for (start, end) in [(700, 100), (700, 100), (100, 700), (100, 700)] {
            shop.window.drag(
                from: CGPoint(x: 200, y: CGFloat(start)), to: CGPoint(x: 200, y: CGFloat(end)))
            shop.window.settle()
        }
        XCTAssertEqual(lists[0].contentOffset.x, place)
    }

    func testTheShelvesLookAsDrawn() {
        OpenScreen<ShelvesScreen>(.shelves).window.assertSnapshot()
    }

    func testATapMakesAStripOfThePlayerAndTheCoverShrinksOnItsWay() throws {
        let player = OpenScreen<PlayerScreen>(.animation)
        let cover = try XCTUnwrap(player.window.view(identified: "cover"))
        XCTAssertEqual(cover.bounds.width, 390 - 56)
        player.window.tap(identifier: "player")
        XCTAssertEqual(cover.bounds.width, 48)
        var sides: [CGFloat] = []
        for _ in 0..<10 {
            player.window.advance(by: 1.0 / 60)
            sides.append(cover.layer.presentation()?.bounds.width ?? 0)
        }
        XCTAssertEqual(sides, sides.sorted(by: >))
        XCTAssertGreaterThan(sides[0], sides[9] + 40)
        player.window.settle()
        XCTAssertTrue(player.window.view(identified: "cover") === cover)
        let strip = try XCTUnwrap(player.window.view(identified: "player"))
        XCTAssertEqual(strip.frame, CGRect(x: 10, y: 844 - 74, width: 370, height: 64))
        player.window.tap(identifier: "player")
        player.window.settle()
        XCTAssertEqual(cover.bounds.width, 390 - 56)
    }

    func testThePlayerLooksAsDrawn() {
        OpenScreen<PlayerScreen>(.animation).window.assertSnapshot()
    }

    func testTurningTheWindowPutsTheTextBesideThePicture() throws {
        let article = OpenScreen<ArticleScreen>(.rotation)
        let name = "Carla Venier"
        XCTAssertLessThan(try XCTUnwrap(article.place(of: name)).minX, 80)
        article.window.resize(to: CGSize(width: 844, height: 390))
        article.window.settle()
        let place = try XCTUnwrap(article.place(of: name))
        XCTAssertGreaterThan(place.minX, 844 * 0.38 + 24)
        article.window.resize(to: CGSize(width: 390, height: 844))
        article.window.settle()
        XCTAssertLessThan(try XCTUnwrap(article.place(of: name)).minX, 80)
    }

    func testTheArticleLooksAsDrawn() {
        OpenScreen<ArticleScreen>(.rotation).window.assertSnapshot()
    }

    func testTheArticleLooksAsDrawnInLandscape() {
        OpenScreen<ArticleScreen>(
            .rotation, size: CGSize(width: 844, height: 390), style: .dark
        ).window.assertSnapshot()
    }
}
