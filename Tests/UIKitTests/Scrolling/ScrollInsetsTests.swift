// SPDX-License-Identifier: MIT
import UIKitTesting
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class ScrollInsetsTests: XCTestCase {
    private let safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

    private func makeScene(
        _ scrollView: UIScrollView, in controller: UIViewController = UIViewController()
    ) -> UIKitTesting.OffscreenWindow {
        controller.view = scrollView
        return OffscreenWindow(
            rootViewController: controller, size: CGSize(width: 300, height: 600),
            safeArea: safeArea)
    }

    func testContentAtItsTopStaysThereWhenTheInsetChanges() {
        let scene = ScrollScene()
        scene.scrollView.contentInset.top = 12
        XCTAssertEqual(scene.scrollView.contentOffset.y, -12)
        scene.scrollView.contentInset.top = 4
        XCTAssertEqual(scene.scrollView.contentOffset.y, -4)
    }

    func testContentElsewhereStaysWhereItIsWhenTheInsetChanges() {
        let scene = ScrollScene()
        scene.scrollView.contentOffset.y = 300
        scene.scrollView.contentInset.top = 12
        XCTAssertEqual(scene.scrollView.contentOffset.y, 300)
    }

    func testAChangedInsetIsToldOnce() {
        let scene = ScrollScene()
        scene.scrollView.contentInset.bottom = 20
        scene.scrollView.contentInset.bottom = 20
        XCTAssertEqual(scene.witness.calls, ["didChangeAdjustedContentInset"])
        XCTAssertEqual(scene.scrollView.adjustedContentInset.bottom, 20)
    }

    func testContentDoesNotStayBelowAnEndThatMovedUp() {
        let scene = ScrollScene()
        scene.scrollView.contentInset.bottom = 200
        scene.scrollView.contentOffset.y = 2600
        scene.scrollView.contentInset.bottom = 0
        XCTAssertEqual(scene.scrollView.contentOffset.y, 2400)
    }

    func testTheSafeAreaCountsAlongAxesThatScroll() {
        let view = UIScrollView()
        let window = makeScene(view)
        XCTAssertEqual(view.adjustedContentInset, .zero, "the content fits")
        view.contentSize = CGSize(width: 300, height: 3000)
        XCTAssertEqual(view.adjustedContentInset.top, 47)
        XCTAssertEqual(view.adjustedContentInset.bottom, 34)
        XCTAssertEqual(view.contentOffset.y, -47)
        view.contentInset.top = 10
        XCTAssertEqual(view.adjustedContentInset.top, 57)
        XCTAssertEqual(view.contentOffset.y, -57)
        window.settle()
    }

    func testTheSafeAreaNeverCountsIfSaid() {
        let view = UIScrollView()
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(width: 300, height: 3000)
        let window = makeScene(view)
        XCTAssertEqual(view.adjustedContentInset, .zero)
        XCTAssertEqual(view.contentOffset, .zero)
        window.settle()
    }

    func testTheSafeAreaAlwaysCountsIfSaid() {
        let view = UIScrollView()
        view.contentInsetAdjustmentBehavior = .always
        let window = makeScene(view)
        XCTAssertEqual(view.adjustedContentInset, safeArea)
        window.settle()
    }

    func testASmallerSafeAreaMovesContentByTheDifference() {
        let view = UIScrollView()
        view.contentSize = CGSize(width: 300, height: 3000)
        let controller = UIViewController()
        controller.additionalSafeAreaInsets.top = 69
        let window = makeScene(view, in: controller)
        XCTAssertEqual(view.adjustedContentInset.top, 116)
        view.contentOffset.y = 300
        controller.additionalSafeAreaInsets.top = 17
        window.settle()
        XCTAssertEqual(view.adjustedContentInset.top, 64)
        XCTAssertEqual(view.contentOffset.y, 352)
    }

    func testInsideTheContentTheSafeAreaIsSpent() {
        let view = UIScrollView()
        view.contentSize = CGSize(width: 300, height: 3000)
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 3000))
        view.addSubview(row)
        let window = makeScene(view)
        XCTAssertEqual(row.safeAreaInsets, .zero)
        view.contentInsetAdjustmentBehavior = .never
        view.contentOffset = .zero
        XCTAssertEqual(row.safeAreaInsets.top, 47)
        view.contentOffset.y = 20
        XCTAssertEqual(row.safeAreaInsets.top, 67)
        window.settle()
    }
}
