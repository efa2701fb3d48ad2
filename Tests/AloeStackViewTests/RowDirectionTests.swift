// SPDX-License-Identifier: MIT
import AloeStackView
import UIKitTesting
import XCTest

/// Rows in a language that is written from right to left, and stacks that change their axis.
@preconcurrency @MainActor
final class RowDirectionTests: XCTestCase {
    private let stack = AloeStackView()
    private lazy var window = OffscreenWindow(
        view: stack, size: CGSize(width: 300, height: 600), scale: 2,
        traits: UITraitCollection(layoutDirection: .rightToLeft))

    private func addRows(_ count: Int) -> [BlockRow] {
        let rows = (0..<count).map { _ in BlockRow() }
        stack.addRows(rows)
        window.runFrame()
        return rows
    }

    func testASeparatorsLeftInsetIsAtTheRight() throws {
        stack.separatorWidth = 2
        stack.separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 4)
        let rows = addRows(1)
        XCTAssertEqual(try separator(of: rows[0]).frame, CGRect(x: 4, y: 42, width: 281, height: 2))
    }

    func testARowsInsetsAreLeftAndRight() {
        stack.rowInset = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 30)
        let rows = addRows(1)
        XCTAssertEqual(rows[0].frame, CGRect(x: 10, y: 1, width: 260, height: 20))
    }

    func testAHorizontalStackBeginsAtTheRight() throws {
        stack.axis = .horizontal
        stack.separatorWidth = 3
        let rows = addRows(5)
        XCTAssertEqual(stack.contentSize.width, 400)
        XCTAssertEqual(try frame(of: rows[0], in: stack).minX, 320)
        XCTAssertEqual(try frame(of: rows[4], in: stack).minX, 0)
        XCTAssertEqual(
            try separator(of: rows[0]).frame, CGRect(x: 0, y: 0, width: 3, height: 600))
        stack.hideRow(rows[4])
        window.runFrame()
        XCTAssertEqual(try frame(of: rows[0], in: stack).minX, 240)
    }

    func testScrollingToARowGoesAsFarAsItTakes() {
        stack.axis = .horizontal
        let rows = addRows(10)
        stack.contentOffset.x = 0
        stack.scrollRowToVisible(rows[0], animated: false)
        XCTAssertEqual(stack.contentOffset.x, 9 * 80 + 65 - 300)
        stack.scrollRowToVisible(rows[9], animated: false)
        XCTAssertEqual(stack.contentOffset.x, 15)
    }

    // MARK: The axis

    func testTheAxisCanChangeWhileRowsMove() throws {
        let stage = AloeStage()
        let rows = stage.addRows(4)
        stage.window.settle()
        stage.stack.hideRow(rows[0], animated: true)
        stage.stack.removeRow(rows[2], animated: true)
        stage.window.advance(by: 0.1)
        stage.stack.axis = .horizontal
        stage.window.settle()
        XCTAssertEqual(
            try frame(of: rows[1], in: stage.stack),
            CGRect(x: 0, y: 0, width: 80, height: 600))
        XCTAssertEqual(try frame(of: rows[3], in: stage.stack).minX, 80)
        XCTAssertEqual(stage.stack.contentSize, CGSize(width: 160, height: 600))
        stage.stack.showRow(rows[0], animated: true)
        stage.window.advance(by: 0.15)
        let opening = try XCTUnwrap(cell(of: rows[0]).layer.presentation())
        XCTAssertEqual(opening.bounds.width, 40, accuracy: 5)
        XCTAssertEqual(opening.bounds.height, 600)
        stage.window.settle()
        XCTAssertEqual(stage.stack.contentSize, CGSize(width: 240, height: 600))
    }

    func testARowAddedAfterTheAxisChangedHasItsSeparatorAcross() throws {
        let stage = AloeStage()
        _ = stage.addRows(1)
        stage.stack.axis = .horizontal
        let added = stage.addRows(1)
        XCTAssertEqual(try cell(of: added[0]).separatorAxis, .vertical)
        stage.stack.axis = .horizontal
        XCTAssertEqual(try cell(of: added[0]).separatorAxis, .vertical)
    }

    func testRowsScrollAlongTheNewAxisOnly() {
        let stage = AloeStage()
        _ = stage.addRows(30)
        stage.stack.contentOffset.y = 300
        stage.stack.axis = .horizontal
        stage.window.runFrame()
        XCTAssertEqual(stage.stack.contentSize, CGSize(width: 30 * 80, height: 600))
        XCTAssertEqual(stage.stack.contentOffset, .zero)
        stage.window.drag(
            from: CGPoint(x: 200, y: 300), to: CGPoint(x: 50, y: 250), pause: 0.2)
        stage.window.settle()
        XCTAssertGreaterThan(stage.stack.contentOffset.x, 100)
        XCTAssertEqual(stage.stack.contentOffset.y, 0)
    }
}
