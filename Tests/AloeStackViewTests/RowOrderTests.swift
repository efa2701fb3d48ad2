// SPDX-License-Identifier: MIT
import AloeStackView
import UIKitTesting
import XCTest

@preconcurrency @MainActor
final class RowOrderTests: XCTestCase {
    private let stack = AloeStackView()
    private let all = (0..<8).map { _ in BlockRow() }

    private var order: [Int] { places(of: stack.getAllRows(), in: all) }

    func testRowsThatAreAddedLieInOrder() throws {
        let stage = AloeStage(stack)
        stack.addRow(all[0])
        stack.addRows([all[1], all[2]])
        stage.window.runFrame()
        XCTAssertEqual(order, [0, 1, 2])
        XCTAssertEqual(
            try all.prefix(3).map { try frame(of: $0, in: stack) },
            [0, 44, 88].map { CGRect(x: 0, y: $0, width: 300, height: 44) })
        XCTAssertEqual(stack.contentSize, CGSize(width: 300, height: 132))
    }

    func testPrependedRowsKeepTheirOrder() throws {
        stack.addRow(all[0])
        stack.prependRow(all[1])
        stack.prependRows([all[2], all[3]])
        XCTAssertEqual(order, [2, 3, 1, 0])
    }

    func testRowsAreInsertedBeforeAndAfterOthers() {
        stack.addRows([all[0], all[1]])
        stack.insertRow(all[2], before: all[1])
        stack.insertRow(all[3], after: all[0])
        XCTAssertEqual(order, [0, 3, 2, 1])
        stack.insertRows([all[4], all[5]], before: all[0])
        stack.insertRows([all[6], all[7]], after: all[1])
        XCTAssertEqual(order, [4, 5, 0, 3, 2, 1, 6, 7])
    }

    func testNothingIsInsertedAtAViewThatIsNoRow() {
        stack.addRows([all[0], all[1], all[2]])
        let stranger = BlockRow()
        stack.insertRow(all[3], before: stranger)
        stack.insertRow(all[3], after: stranger)
        stack.insertRows([all[3], all[4]], before: stranger)
        stack.insertRows([all[3], all[4]], after: stranger)
        XCTAssertEqual(order, [0, 1, 2])
        XCTAssertNil(all[3].superview)
        // Rows that are there already stay where they are, too.
        stack.insertRows([all[2], all[0]], after: stranger)
        XCTAssertEqual(order, [0, 1, 2])
    }

    func testARowThatIsAddedAgainMovesIntoANewCell() throws {
        let stage = AloeStage(stack)
        stack.addRows([all[0], all[1], all[2]])
        let former = try cell(of: all[0])
        stack.addRow(all[0])
        XCTAssertEqual(order, [1, 2, 0])
        XCTAssertFalse(try cell(of: all[0]) === former)
        XCTAssertNil(former.superview)
        stage.window.runFrame()
        XCTAssertEqual(stack.contentSize.height, 132)
        XCTAssertEqual(try frame(of: all[1], in: stack).minY, 0)
        XCTAssertEqual(try frame(of: all[0], in: stack).minY, 88)

        stack.insertRow(all[0], before: all[2])
        XCTAssertEqual(order, [1, 0, 2])
        stack.prependRow(all[2], animated: true)
        XCTAssertEqual(order, [2, 1, 0])
        stack.insertRow(all[1], after: all[0])
        XCTAssertEqual(order, [2, 0, 1])
        stack.insertRow(all[0], before: all[0])
        XCTAssertEqual(order, [2, 0, 1])
        stack.insertRow(all[0], after: all[0])
        XCTAssertEqual(order, [2, 0, 1])
    }

    func testARowOfAnotherStackViewMovesHere() {
        let other = AloeStackView()
        other.addRows([all[0], all[1]])
        stack.addRow(all[0])
        XCTAssertEqual(order, [0])
        XCTAssertFalse(other.containsRow(all[0]))
        XCTAssertEqual(places(of: other.getAllRows(), in: all), [1])
        XCTAssertTrue(other.firstRow === all[1])
    }

    func testARowThatLeavesItsCellLeavesNoRoomBehind() {
        let stage = AloeStage(stack)
        stack.automaticallyHidesLastSeparator = true
        stack.addRows([all[0], all[1], all[2]])
        all[2].removeFromSuperview()
        all[0].removeFromSuperview()
        XCTAssertEqual(order, [1])
        XCTAssertEqual(try cell(of: all[1]).isSeparatorHidden, true)
        stage.window.runFrame()
        XCTAssertEqual(stack.contentSize.height, 44)
        stack.addRow(all[0])
        XCTAssertEqual(order, [1, 0])
    }

    func testRemovedRowsAreGone() throws {
        let stage = AloeStage(stack)
        stack.addRows(Array(all.prefix(5)))
        stack.removeRow(all[1])
        XCTAssertEqual(order, [0, 2, 3, 4])
        stack.removeRows([all[0], all[4], BlockRow()])
        XCTAssertEqual(order, [2, 3])
        stack.removeRow(all[0])
        XCTAssertEqual(order, [2, 3])
        stage.window.runFrame()
        XCTAssertEqual(stack.contentSize.height, 88)
        XCTAssertEqual(try frame(of: all[2], in: stack).minY, 0)
        stack.removeAllRows()
        XCTAssertEqual(order, [])
        stage.window.runFrame()
        XCTAssertEqual(stack.contentSize.height, 0)
    }

    func testARemovedRowCanBeAddedAgain() {
        stack.addRows([all[0], all[1]])
        stack.removeRow(all[0])
        stack.addRow(all[0])
        XCTAssertEqual(order, [1, 0])
    }

    func testFirstAndLastRowCountHiddenOnes() {
        XCTAssertNil(stack.firstRow)
        XCTAssertNil(stack.lastRow)
        stack.addRows([all[0], all[1], all[2]])
        stack.hideRows([all[0], all[2]])
        XCTAssertTrue(stack.firstRow === all[0])
        XCTAssertTrue(stack.lastRow === all[2])
        XCTAssertEqual(order, [0, 1, 2])
    }

    func testAViewInsideARowIsNoRow() {
        let inner = UIView()
        all[0].addSubview(inner)
        stack.addRow(all[0])
        XCTAssertTrue(stack.containsRow(all[0]))
        XCTAssertFalse(stack.containsRow(inner))
        XCTAssertFalse(stack.containsRow(all[1]))
        stack.removeRow(inner)
        XCTAssertTrue(inner.superview === all[0])
    }

    func testAnInsertedRowFadesInAtItsPlace() throws {
        let stage = AloeStage(stack)
        stack.addRows([all[0], all[1]])
        stage.window.settle()
        stack.insertRow(all[2], after: all[0], animated: true)
        XCTAssertEqual(try frame(of: all[1], in: stack).minY, 88)
        let added = try cell(of: all[2])
        XCTAssertEqual(added.alpha, 1)
        stage.window.advance(by: 0.15)
        let shown = try XCTUnwrap(added.layer.presentation())
        XCTAssertEqual(shown.opacity, 0.5, accuracy: 0.06)
        XCTAssertEqual(shown.bounds.height, 44)
        stage.window.advance(by: 0.2)
        XCTAssertEqual(added.layer.presentation()?.opacity ?? 1, 1)
        stage.window.settle()
    }

    func testARowThatIsRemovedShrinksAndIsARowUntilItIsGone() throws {
        let stage = AloeStage(stack)
        stack.addRows([all[0], all[1], all[2]])
        stage.window.settle()
        stack.removeRow(all[1], animated: true)
        XCTAssertEqual(order, [0, 1, 2])
        stage.window.advance(by: 0.15)
        XCTAssertEqual(order, [0, 1, 2])
        let below = try XCTUnwrap(cell(of: all[2]).layer.presentation())
        XCTAssertEqual(below.frame.minY, 66, accuracy: 3)
        stage.window.advance(by: 0.2)
        XCTAssertEqual(order, [0, 2])
        XCTAssertEqual(try frame(of: all[2], in: stack).minY, 44)
    }

    func testARowThatIsAddedWhileItIsRemovedStays() throws {
        let stage = AloeStage(stack)
        stack.addRows([all[0], all[1]])
        stage.window.settle()
        stack.removeRow(all[0], animated: true)
        stage.window.advance(by: 0.1)
        stack.addRow(all[0])
        XCTAssertEqual(order, [1, 0])
        XCTAssertFalse(stack.isRowHidden(all[0]))
        stage.window.settle()
        XCTAssertEqual(order, [1, 0])
        XCTAssertEqual(try frame(of: all[0], in: stack).minY, 44)
    }

    func testAllRowsCanBeRemovedAnimated() {
        let stage = AloeStage(stack)
        stack.addRows(all)
        stage.window.settle()
        stack.removeAllRows(animated: true)
        XCTAssertEqual(order.count, 8)
        stage.window.advance(by: 0.35)
        XCTAssertEqual(order, [])
        stage.window.settle()
        XCTAssertEqual(stack.contentSize.height, 0)
    }

    func testAHorizontalStackPlacesRowsSideBySide() throws {
        let stage = AloeStage(stack)
        stack.addRows([all[0], all[1]])
        stage.window.runFrame()
        stack.axis = .horizontal
        stage.window.runFrame()
        XCTAssertEqual(
            try frame(of: all[0], in: stack), CGRect(x: 0, y: 0, width: 80, height: 600))
        XCTAssertEqual(
            try frame(of: all[1], in: stack), CGRect(x: 80, y: 0, width: 80, height: 600))
        XCTAssertEqual(stack.contentSize, CGSize(width: 160, height: 600))
        stack.axis = .vertical
        stage.window.runFrame()
        XCTAssertEqual(
            try frame(of: all[1], in: stack), CGRect(x: 0, y: 44, width: 300, height: 44))
    }
}
