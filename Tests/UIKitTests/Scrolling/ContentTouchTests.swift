// SPDX-License-Identifier: MIT
import UIKitTesting
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class ContentTouchTests: XCTestCase {
    private let place = CGPoint(x: 150, y: 300)

    private func makeScene(
        _ scrollView: UIScrollView = UIScrollView()
    ) -> (window: UIKitTesting.OffscreenWindow, content: TouchCountingView) {
        let window = OffscreenWindow(view: scrollView, size: CGSize(width: 300, height: 600))
        let content = TouchCountingView(frame: CGRect(x: 0, y: 0, width: 300, height: 3000))
        scrollView.contentSize = content.frame.size
        scrollView.addSubview(content)
        window.settle()
        return (window, content)
    }

    func testContentHearsOfATouchAfter150Milliseconds() {
        let (window, content) = makeScene()
        window.touchDown(at: place)
        window.advance(by: 0.13)
        XCTAssertEqual(content.began, 0)
        window.advance(by: 0.04)
        XCTAssertEqual(content.began, 1)
        window.liftTouch()
        XCTAssertEqual(content.ended, 1)
    }

    func testContentHearsOfATouchAtOnceIfSaid() {
        let scrollView = UIScrollView()
        scrollView.delaysContentTouches = false
        let (window, content) = makeScene(scrollView)
        window.touchDown(at: place)
        XCTAssertEqual(content.began, 1)
        window.liftTouch()
    }

    func testAQuickTapReachesContentAtTheLift() {
        let (window, content) = makeScene()
        window.touchDown(at: place)
        window.advance(by: 0.05)
        XCTAssertEqual(content.began, 0)
        window.liftTouch()
        window.settle()
        XCTAssertEqual(content.began, 1)
        XCTAssertEqual(content.ended, 1)
    }

    func testContentHearsNothingOfAQuickDrag() {
        let (window, content) = makeScene()
        window.drag(from: place, to: CGPoint(x: 150, y: 200), duration: 0.1)
        window.settle()
        XCTAssertEqual(content.began, 0)
    }

    func testADragTakesATouchFromContent() {
        let scrollView = UIScrollView()
        let (window, content) = makeScene(scrollView)
        window.touchDown(at: place)
        window.advance(by: 0.3)
        window.moveTouch(to: CGPoint(x: 150, y: 250))
        XCTAssertEqual(content.began, 1)
        XCTAssertEqual(content.cancelled, 1)
        XCTAssertEqual(scrollView.contentOffset.y, 40)
        window.liftTouch()
        XCTAssertEqual(content.ended, 0)
    }

    func testContentKeepsItsTouchIfItCannotBeCancelled() {
        let scrollView = UIScrollView()
        scrollView.canCancelContentTouches = false
        let (window, content) = makeScene(scrollView)
        window.touchDown(at: place)
        window.advance(by: 0.3)
        window.moveTouch(to: CGPoint(x: 150, y: 250))
        window.liftTouch()
        XCTAssertEqual(content.cancelled, 0)
        XCTAssertEqual(content.ended, 1)
        XCTAssertEqual(scrollView.contentOffset.y, 0)
        window.drag(from: place, to: CGPoint(x: 150, y: 250), duration: 0.1, pause: 0.2)
        XCTAssertEqual(scrollView.contentOffset.y, 40, "not yet heard of, it is dragged")
    }

    func testASubclassDecidesWhoseTouchesAreTaken() {
        let scrollView = KeepingScrollView()
        let (window, content) = makeScene(scrollView)
        window.touchDown(at: place)
        window.advance(by: 0.3)
        window.moveTouch(to: CGPoint(x: 150, y: 250))
        XCTAssertEqual(scrollView.asked, [content])
        XCTAssertEqual(content.cancelled, 0)
        XCTAssertEqual(scrollView.contentOffset.y, 0)
        window.liftTouch()
    }

    func testAControlKeepsItsTouch() {
        XCTAssertFalse(UIScrollView().touchesShouldCancel(in: UIControl()))
        XCTAssertTrue(UIScrollView().touchesShouldCancel(in: UIView()))
    }

    func testContentHearsOfATouchThatMovesWhereNothingScrolls() {
        let scrollView = UIScrollView()
        let (window, content) = makeScene(scrollView)
        window.touchDown(at: place)
        window.moveTouch(to: CGPoint(x: 100, y: 300))
        XCTAssertEqual(content.began, 1)
        window.liftTouch()
        XCTAssertEqual(content.ended, 1)
    }
}

@preconcurrency @MainActor private final class KeepingScrollView: UIScrollView {
    var asked: [UIView] = []

    override func touchesShouldCancel(in view: UIView) -> Bool {
        asked.append(view)
        return false
    }
}
