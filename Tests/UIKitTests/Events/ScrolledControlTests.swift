// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

/// Touches of a button that stands in a scroll view.
@preconcurrency @MainActor final class ScrolledControlTests: XCTestCase {
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let button = UIButton(frame: CGRect(x: 50, y: 300, width: 100, height: 100))
    private var log: [String] = []
    private lazy var window = {
        scroll.contentSize = CGSize(width: 200, height: 1000)
        scroll.addSubview(button)
        for (event, name) in [
            (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel"),
        ] {
            button.addAction(UIAction { [weak self] _ in self?.log.append(name) }, for: event)
        }
        return OffscreenWindow(view: scroll, size: CGSize(width: 200, height: 200))
    }()
    private let inside = CGPoint(x: 100, y: 100)

    func testAButtonIsTappedAndADragFromItScrolls() {
        window.runFrame()
        scroll.contentOffset = CGPoint(x: 0, y: 250)
        window.tap(button)
        XCTAssertEqual(log, ["down", "up"])
        window.advance(by: 1)
        window.drag(from: inside, to: CGPoint(x: 100, y: 40), duration: 0.1, pause: 0.2)
        XCTAssertEqual(log, ["down", "up"])
        XCTAssertGreaterThan(scroll.contentOffset.y, 250)
    }

    func testAButtonThatHasTheTouchKeepsItFromTheScrollView() {
        window.runFrame()
        scroll.contentOffset = CGPoint(x: 0, y: 250)
        window.touchDown(at: inside)
        window.advance(by: 0.2)
        window.moveTouch(to: CGPoint(x: 100, y: 70))
        window.moveTouch(to: CGPoint(x: 100, y: 60))
        window.liftTouch()
        XCTAssertEqual(log, ["down", "up"])
        XCTAssertEqual(scroll.contentOffset.y, 250)
    }
}
