// SPDX-License-Identifier: MIT
import AloeStackView
import UIKitTesting
import XCTest

@preconcurrency @MainActor
final class RowScrollingTests: XCTestCase {
    func testARowBelowIsScrolledJustIntoView() {
        let stage = AloeStage()
        let rows = stage.addRows(30)
        stage.stack.scrollRowToVisible(rows[20], animated: false)
        // The row itself, without its insets: from 892 to 912.
        XCTAssertEqual(stage.stack.contentOffset.y, 20 * 44 + 12 + 20 - 600)
        stage.stack.scrollRowToVisible(rows[18], animated: false)
        XCTAssertEqual(stage.stack.contentOffset.y, 312, "it is in view already")
        stage.stack.scrollRowToVisible(rows[2], animated: false)
        XCTAssertEqual(stage.stack.contentOffset.y, 100)
    }

    func testScrollingIsAnimatedUnlessSaidOtherwise() {
        let stage = AloeStage()
        let rows = stage.addRows(30)
        stage.stack.scrollRowToVisible(rows[20])
        stage.window.advance(by: 0.1)
        XCTAssertGreaterThan(stage.stack.contentOffset.y, 0)
        XCTAssertLessThan(stage.stack.contentOffset.y, 312)
        stage.window.settle()
        XCTAssertEqual(stage.stack.contentOffset.y, 312)
    }

    func testARowAddedJustNowCanBeScrolledTo() {
        let stage = AloeStage()
        _ = stage.addRows(30)
        let row = BlockRow()
        stage.stack.addRow(row)
        stage.stack.scrollRowToVisible(row, animated: false)
        XCTAssertEqual(stage.stack.contentOffset.y, 30 * 44 + 32 - 600)
    }

    func testScrollingToAViewThatIsNoRowDoesNothing() {
        let stage = AloeStage()
        _ = stage.addRows(30)
        stage.stack.scrollRowToVisible(BlockRow(), animated: false)
        XCTAssertEqual(stage.stack.contentOffset, .zero)
    }

    func testAHorizontalStackScrollsSideways() {
        let stage = AloeStage()
        stage.stack.axis = .horizontal
        let rows = stage.addRows(10)
        stage.stack.scrollRowToVisible(rows[6], animated: false)
        // The row itself spans from 495 to 545.
        XCTAssertEqual(stage.stack.contentOffset, CGPoint(x: 245, y: 0))
    }

    func testAFingerScrollsTheRows() {
        let stage = AloeStage()
        _ = stage.addRows(30)
        stage.window.drag(
            from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), pause: 0.2)
        stage.window.settle()
        XCTAssertEqual(stage.stack.contentOffset.y, 200, accuracy: 12)
    }
}
