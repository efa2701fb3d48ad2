// SPDX-License-Identifier: MIT
import UIKitTesting
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class ScrollNestingTests: XCTestCase {
    /// An outer scene with an inner scroll view of 300 x 400 points at its top.
    private func makeNest(
        inner size: CGSize
    ) -> (outer: ScrollScene, inner: UIScrollView) {
        let scene = ScrollScene()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        inner.contentSize = size
        scene.scrollView.addSubview(inner)
        scene.window.settle()
        return (scene, inner)
    }

    private func drag(_ scene: ScrollScene, by distance: CGVector) {
        let start = CGPoint(x: 150, y: 200)
        scene.window.drag(
            from: start, to: CGPoint(x: 150 + distance.dx, y: 200 + distance.dy), pause: 0.2)
    }

    func testTheInnerViewTakesTheDrag() {
        let (outer, inner) = makeNest(inner: CGSize(width: 300, height: 2000))
        drag(outer, by: CGVector(dx: 0, dy: -110))
        XCTAssertEqual(inner.contentOffset.y, 100)
        XCTAssertEqual(outer.scrollView.contentOffset.y, 0)
    }

    func testTheOuterViewTakesADragAcrossTheInnerOne() {
        let (outer, inner) = makeNest(inner: CGSize(width: 2000, height: 400))
        drag(outer, by: CGVector(dx: 0, dy: -110))
        XCTAssertEqual(inner.contentOffset, .zero)
        XCTAssertEqual(outer.scrollView.contentOffset.y, 100)
        drag(outer, by: CGVector(dx: -110, dy: 0))
        XCTAssertEqual(inner.contentOffset.x, 100)
        XCTAssertEqual(outer.scrollView.contentOffset.y, 100)
    }

    func testTheOuterViewTakesTheDragIfTheInnerContentFits() {
        let (outer, inner) = makeNest(inner: CGSize(width: 300, height: 300))
        drag(outer, by: CGVector(dx: 0, dy: -110))
        XCTAssertEqual(inner.contentOffset, .zero)
        XCTAssertEqual(outer.scrollView.contentOffset.y, 100)
    }

    func testANewDragAtTheInnerEndMovesTheOuterView() {
        let (outer, inner) = makeNest(inner: CGSize(width: 300, height: 500))
        inner.contentOffset.y = 100
        drag(outer, by: CGVector(dx: 0, dy: -110))
        XCTAssertEqual(inner.contentOffset.y, 100)
        XCTAssertEqual(outer.scrollView.contentOffset.y, 100)
    }

    func testAnInnerViewThatKeepsItsScrollsRubberBands() {
        let (outer, inner) = makeNest(inner: CGSize(width: 300, height: 500))
        inner.transfersVerticalScrollingToParent = false
        inner.contentOffset.y = 100
        drag(outer, by: CGVector(dx: 0, dy: -110))
        XCTAssertGreaterThan(inner.contentOffset.y, 130)
        XCTAssertEqual(outer.scrollView.contentOffset.y, 0)
    }

    func testADragPastTheInnerEndStaysWithTheInnerView() {
        let (outer, inner) = makeNest(inner: CGSize(width: 300, height: 450))
        drag(outer, by: CGVector(dx: 0, dy: -160))
        XCTAssertGreaterThan(inner.contentOffset.y, 70)
        XCTAssertEqual(outer.scrollView.contentOffset.y, 0)
    }

    func testAWheelScrollsTheInnerViewFirstAndTheOuterOneAtItsEnd() {
        let (outer, inner) = makeNest(inner: CGSize(width: 300, height: 450))
        func turn() {
            outer.window.scrollWheel(
                at: CGPoint(x: 150, y: 100), by: CGVector(dx: 0, dy: 60))
            outer.window.settle()
        }
        turn()
        XCTAssertEqual(inner.contentOffset.y, 50)
        XCTAssertEqual(outer.scrollView.contentOffset.y, 0)
        turn()
        XCTAssertEqual(inner.contentOffset.y, 50)
        XCTAssertEqual(outer.scrollView.contentOffset.y, 60)
    }

    func testAWheelPassesAnInnerViewThatScrollsAcross() {
        let (outer, inner) = makeNest(inner: CGSize(width: 2000, height: 400))
        outer.window.scrollWheel(
            at: CGPoint(x: 150, y: 100), by: CGVector(dx: 0, dy: 60), isPrecise: true)
        XCTAssertEqual(inner.contentOffset, .zero)
        XCTAssertEqual(outer.scrollView.contentOffset.y, 60)
    }
}
