// SPDX-License-Identifier: MIT
import QuartzCore
import UIKitTesting
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class ScrollIndicatorTests: XCTestCase {
    private func span(offset: CGFloat) -> ScrollIndicatorSpan {
        ScrollIndicatorSpan(
            start: 3, end: 597, view: 600, content: 1800,
            range: ScrollRange(lower: 0, upper: 1200), offset: offset)
    }

    func testItsLengthIsTheVisibleShareOfTheContent() {
        XCTAssertEqual(span(offset: 0).placement.length, 594 / 3)
    }

    func testItTravelsFromEndToEnd() {
        XCTAssertEqual(span(offset: 0).placement.start, 3)
        let last = span(offset: 1200).placement
        XCTAssertEqual(last.start + last.length, 597)
        let middle = span(offset: 600).placement
        XCTAssertEqual(middle.start + middle.length / 2, 300)
    }

    func testOvershootPressesItAgainstTheEdge() {
        let pressed = span(offset: -50).placement
        XCTAssertEqual(pressed.start, 3)
        XCTAssertEqual(pressed.length, 198 - 50)
        XCTAssertEqual(span(offset: -900).placement.length, 7)
    }

    func testItNeverGetsTooShortToSee() {
        var long = span(offset: 0)
        long.content = 1e6
        long.range = ScrollRange(lower: 0, upper: 1e6 - 600)
        XCTAssertEqual(long.placement.length, 36)
    }

    func testItLiesThreePointsFromTheEdgeAndIsThreeThick() throws {
        let scene = ScrollScene()
        scene.scrollView.flashScrollIndicators()
        let layer = try XCTUnwrap(scene.scrollView.indicators.layer(.vertical))
        XCTAssertEqual(layer.frame.minX, 294)
        XCTAssertEqual(layer.frame.width, 3)
        XCTAssertEqual(layer.cornerRadius, 1.5)
        XCTAssertNil(scene.scrollView.indicators.layer(.horizontal))
    }

    func testItIsShownDuringADragAndVanishesAfterwards() {
        let scene = ScrollScene()
        let indicators = scene.scrollView.indicators
        XCTAssertFalse(indicators.isShown)
        scene.window.touchDown(at: CGPoint(x: 150, y: 300))
        scene.window.moveTouch(to: CGPoint(x: 150, y: 250))
        scene.window.advance(by: 2)
        XCTAssertTrue(indicators.isShown)
        scene.window.liftTouch()
        scene.window.advance(by: 0.2)
        XCTAssertTrue(indicators.isShown)
        scene.window.advance(by: 0.3)
        XCTAssertFalse(indicators.isShown)
        scene.window.settle()
        XCTAssertFalse(FrameDriver.shared.hasPendingWork)
    }

    func testItStaysForTheWholeDeceleration() {
        let scene = ScrollScene()
        scene.drag(by: -200, duration: 0.1)
        while scene.scrollView.isDecelerating {
            XCTAssertTrue(scene.scrollView.indicators.isShown)
            scene.window.advance(by: 0.1)
        }
        scene.window.settle()
        XCTAssertFalse(scene.scrollView.indicators.isShown)
    }

    func testItMovesAlongWithTheView() throws {
        let scene = ScrollScene()
        scene.scrollView.flashScrollIndicators()
        scene.scrollView.contentOffset.y = 2400
        let layer = try XCTUnwrap(scene.scrollView.indicators.layer(.vertical))
        XCTAssertEqual(layer.frame.maxY, 3000 - 3)
    }

    func testAProgramSuppressesIt() {
        let scene = ScrollScene()
        scene.scrollView.showsVerticalScrollIndicator = false
        scene.scrollView.flashScrollIndicators()
        XCTAssertNil(scene.scrollView.indicators.layer(.vertical))
    }

    func testInsetsShortenIt() throws {
        let scene = ScrollScene()
        scene.scrollView.scrollIndicatorInsets = UIEdgeInsets(
            top: 100, left: 0, bottom: 0, right: 5)
        scene.scrollView.flashScrollIndicators()
        let layer = try XCTUnwrap(scene.scrollView.indicators.layer(.vertical))
        XCTAssertEqual(layer.frame.minY, 103)
        XCTAssertEqual(layer.frame.minX, 289)
    }

    func testSubviewsAddedLaterStayBelowIt() throws {
        let scene = ScrollScene()
        scene.scrollView.flashScrollIndicators()
        scene.scrollView.addSubview(UIView())
        scene.scrollView.addSubview(UIView())
        let layers = try XCTUnwrap(scene.scrollView.layer.sublayers)
        let indicator = try XCTUnwrap(scene.scrollView.indicators.layer(.vertical))
        XCTAssertGreaterThanOrEqual(layers.firstIndex { $0 === indicator } ?? 0, 2)
        XCTAssertEqual(scene.scrollView.subviews.count, 2)
    }

    func testItsColourFollowsTheStyle() throws {
        let scene = ScrollScene()
        scene.scrollView.flashScrollIndicators()
        let layer = try XCTUnwrap(scene.scrollView.indicators.layer(.vertical))
        XCTAssertEqual(layer.backgroundColor?.components?.first, 0)
        scene.window.setStyle(.dark)
        XCTAssertEqual(layer.backgroundColor?.components?.first, 1)
        scene.scrollView.indicatorStyle = .black
        XCTAssertEqual(layer.backgroundColor?.components?.first, 0)
    }
}
