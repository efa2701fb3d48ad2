// SPDX-License-Identifier: MIT
import UIKitTesting
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class UIRefreshControlTests: XCTestCase {
    private func makeScene() -> (ScrollScene, UIRefreshControl) {
        let scene = ScrollScene()
        let control = UIRefreshControl()
        scene.scrollView.refreshControl = control
        return (scene, control)
    }

    func testAShortPullRefreshesNothing() {
        let (scene, control) = makeScene()
        scene.drag(by: 100, pause: 0.2)
        XCTAssertFalse(control.isRefreshing)
        scene.window.settle()
        XCTAssertEqual(scene.scrollView.contentOffset, .zero)
    }

    func testALongPullRefreshesOnceAndKeepsTheContentBelow() {
        let (scene, control) = makeScene()
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        scene.drag(by: 300, pause: 0.2)
        scene.window.advance(by: 3)
        XCTAssertTrue(control.isRefreshing)
        XCTAssertEqual(count, 1)
        XCTAssertEqual(scene.scrollView.contentOffset, CGPoint(x: 0, y: -60))
        XCTAssertEqual(control.frame, CGRect(x: 0, y: -60, width: 300, height: 60))
        control.endRefreshing()
        XCTAssertEqual(scene.scrollView.contentOffset, CGPoint(x: 0, y: -60))
        scene.window.settle()
        XCTAssertEqual(scene.scrollView.contentOffset, .zero)
        XCTAssertEqual(scene.scrollView.adjustedContentInset, .zero)
    }

    func testAProgramThatBeginsSendsNoEvent() {
        let (scene, control) = makeScene()
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        control.beginRefreshing()
        scene.window.advance(by: 1)
        XCTAssertTrue(control.isRefreshing)
        XCTAssertEqual(count, 0)
        XCTAssertEqual(scene.scrollView.adjustedContentInset.top, 60)
        scene.scrollView.refreshControl = nil
        XCTAssertEqual(scene.scrollView.adjustedContentInset.top, 0)
    }

    func testSpokesComeOutWithThePull() {
        let scrollView = UIScrollView()
        scrollView.backgroundColor = .white
        scrollView.alwaysBounceVertical = true
        scrollView.refreshControl = UIRefreshControl()
        let window = OffscreenWindow(view: scrollView, size: CGSize(width: 160, height: 320))
        window.settle()
        window.touchDown(at: CGPoint(x: 80, y: 20))
        for step in 1...14 { window.moveTouch(to: CGPoint(x: 80, y: 20 + 10 * CGFloat(step))) }
        window.assertSnapshot()
        window.liftTouch()
    }
}
