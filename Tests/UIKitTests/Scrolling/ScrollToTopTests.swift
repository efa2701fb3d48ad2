// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor final class ScrollToTopTests: XCTestCase {
    private let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
    private let strip = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    private let witness = TopWitness()
    private lazy var window: OffscreenWindow = {
        let window = OffscreenWindow(rootViewController: UIViewController())
        for view in [list, strip] {
            view.contentSize = CGSize(width: 390, height: 3000)
            view.contentOffset.y = 1000
            view.delegate = witness
            window.window.rootViewController?.view.addSubview(view)
        }
        window.runFrame()
        return window
    }()

    private func pressHome() {
        window.pressKey(.home)
        window.settle()
    }

    func testTheHomeKeyScrollsTheLargestViewToItsTopInTime() {
        window.pressKey(.home)
        window.runFrame()
        XCTAssertGreaterThan(list.contentOffset.y, 0)
        window.settle()
        XCTAssertEqual(list.contentOffset.y, 0)
        XCTAssertEqual(strip.contentOffset.y, 1000)
        XCTAssertEqual(witness.reached, [list])
    }

    func testViewsThatDoNotWantToAreLeftOut() {
        window.runFrame()
        list.scrollsToTop = false
        pressHome()
        XCTAssertEqual(list.contentOffset.y, 1000)
        XCTAssertEqual(strip.contentOffset.y, 0)
    }

    func testTheDelegateMayRefuse() {
        window.runFrame()
        witness.allows = false
        pressHome()
        XCTAssertEqual(list.contentOffset.y, 1000)
        XCTAssertEqual(witness.reached, [])
    }

    func testHiddenViewsDoNotScroll() {
        window.runFrame()
        list.isHidden = true
        pressHome()
        XCTAssertEqual(list.contentOffset.y, 1000)
        XCTAssertEqual(strip.contentOffset.y, 0)
    }

    func testAPresentedScreenKeepsTheKeyFromTheOneUnderIt() {
        window.runFrame()
        window.window.rootViewController?.present(UIViewController(), animated: false)
        pressHome()
        XCTAssertEqual(list.contentOffset.y, 1000)
    }
}

@MainActor private final class TopWitness: UIScrollViewDelegate {
    var allows = true
    var reached: [UIScrollView] = []

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { allows }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { reached.append(scrollView) }
}
