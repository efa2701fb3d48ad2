// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

@testable import GalleryScreens

/// The shelves, the player, the boarding pass and the article as a person uses them.
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

    func testTheSliderGoesThroughThePieceAndAStripHidesIt() throws {
        let player = OpenScreen<PlayerScreen>(.animation)
        let slider = try XCTUnwrap(player.window.view(identified: "progress") as? UISlider)
        player.window.assertDraws(text: "1:31")
        player.window.assertDraws(text: "−2:41")
        let place = slider.convert(CGPoint(x: 0, y: 15.5), to: player.window.window)
        // 334 points wide: the thumb's middle goes from 14 to 320, in 252 seconds.
        func point(_ seconds: CGFloat) -> CGPoint {
            CGPoint(x: place.x + 14 + 306 * seconds / 252, y: place.y)
        }
        player.window.drag(from: point(91), to: point(180), duration: 0.4, pause: 0.2)
        XCTAssertEqual(player.screen.state.form, .full, "a drag is no tap")
        XCTAssertEqual(slider.value, 180, accuracy: 1)
        player.window.settle()
        let rest = 252 - Int(slider.value)
        player.window.assertDraws(
            text: "−\(rest / 60):" + (rest % 60 < 10 ? "0" : "") + "\(rest % 60)")
        player.window.assertDoesNotDraw(text: "1:31")
        player.window.tap(identifier: "player")
        player.window.settle()
        XCTAssertEqual(player.screen.state.form, .compact)
        XCTAssertEqual(slider.alpha, 0)
        XCTAssertEqual(slider.value, 180, accuracy: 1)
    }

    func testThePlayerLooksAsDrawnAsAStrip() {
        let player = OpenScreen<PlayerScreen>(.animation, style: .dark)
        player.window.tap(identifier: "player")
        player.window.settle()
        player.window.assertSnapshot()
    }

    // MARK: Turning

    func testTurningTheWindowTakesTheViewsOfThePassToTheirPlacesInTheOtherLayout() throws {
        let pass = OpenScreen<RotationScreen>(.rotation)
        let code = try XCTUnwrap(pass.window.view(identified: "code"))
        let (gate, seat) = try (
            XCTUnwrap(pass.place(of: "Gate")), XCTUnwrap(pass.place(of: "Date"))
        )
        XCTAssertGreaterThan(gate.minY, seat.maxY, "two lines of fields")
        let start = code.frame
        XCTAssertEqual(start.width, 184)
        XCTAssertGreaterThan(start.minY, 400)
        pass.window.resize(to: CGSize(width: 844, height: 390))
        pass.window.runFrame()
        XCTAssertEqual(code.frame.width, 168)
        XCTAssertGreaterThan(code.frame.minX, 500)
        // On its way in between.
        var places: [CGFloat] = []
        for _ in 0..<10 {
            pass.window.advance(by: 1.0 / 60)
            places.append(code.layer.presentation()?.frame.minX ?? 0)
        }
        XCTAssertEqual(places, places.sorted())
        XCTAssertGreaterThan(places[9], places[0] + 50)
        XCTAssertLessThan(places[9], code.frame.minX)
        pass.window.settle()
        XCTAssertTrue(pass.window.view(identified: "code") === code)
        XCTAssertEqual(
            try XCTUnwrap(pass.place(of: "Gate")).minY, try XCTUnwrap(pass.place(of: "Date")).minY,
            accuracy: 0.5)
        pass.window.resize(to: CGSize(width: 390, height: 844))
        pass.window.settle()
        XCTAssertEqual(code.frame, start)
    }

    func testThePassLooksAsDrawn() {
        OpenScreen<RotationScreen>(.rotation).window.assertSnapshot()
    }

    func testThePassLooksAsDrawnInLandscape() {
        OpenScreen<RotationScreen>(
            .rotation, size: CGSize(width: 844, height: 390), style: .dark
        ).window.assertSnapshot()
    }

    // MARK: A combined layout

    func testTheArticleIsScrolledToItsLastWords() throws {
        let article = OpenScreen<ArticleScreen>(.scroll)
        let scroll = try XCTUnwrap(article.window.view(identified: "article") as? UIScrollView)
        XCTAssertGreaterThan(scroll.contentSize.height, 844)
        func last() -> CGFloat? {
            article.window.drawnItems.compactMap { item in
                item.text?.contains("stay for a while") == true ? item.frame.maxY : nil
            }.max()
        }
        XCTAssertGreaterThanOrEqual(last() ?? 844, 844, "cut off, or not seen at all")
        for _ in 0..<3 {
            article.window.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200))
            article.window.settle()
        }
        XCTAssertLessThan(try XCTUnwrap(last()), 844)
        XCTAssertEqual(scroll.contentOffset.y, scroll.contentSize.height - scroll.bounds.height)
    }

    func testAWideWindowHasThePictureBesideTheText() throws {
        let article = OpenScreen<ArticleScreen>(.scroll)
        let name = "Carla Venier"
        XCTAssertLessThan(try XCTUnwrap(article.place(of: name)).minX, 80)
        article.window.resize(to: CGSize(width: 844, height: 390))
        article.window.settle()
        XCTAssertGreaterThan(try XCTUnwrap(article.place(of: name)).minX, 844 * 0.38 + 24)
    }

    func testTheArticleLooksAsDrawn() {
        OpenScreen<ArticleScreen>(.scroll).window.assertSnapshot()
    }

    func testTheArticleLooksAsDrawnInLandscape() {
        OpenScreen<ArticleScreen>(
            .scroll, size: CGSize(width: 844, height: 390), style: .dark
        ).window.assertSnapshot()
    }
}
