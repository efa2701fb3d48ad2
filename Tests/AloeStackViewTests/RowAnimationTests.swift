// SPDX-License-Identifier: MIT
import AloeStackView
import UIKitTesting
import XCTest

/// Changes of rows while others still move.
@preconcurrency @MainActor
final class RowAnimationTests: XCTestCase {
    private let stage = AloeStage()
    private var stack: AloeStackView { stage.stack }

    private func shown(_ row: UIView) throws -> CALayer {
        let cell = try cell(of: row)
        return cell.layer.presentation() ?? cell.layer
    }

    private func makeRows(_ count: Int) -> [BlockRow] {
        let rows = stage.addRows(count)
        stage.window.settle()
        return rows
    }

    private func order(_ all: [UIView]) -> [Int] { places(of: stack.getAllRows(), in: all) }

    // MARK: Adding and removing

    func testARowCanBeAddedWhileAnotherShrinksAway() throws {
        let rows = makeRows(3)
        stack.removeRow(rows[1], animated: true)
        stage.window.advance(by: 0.1)
        let added = BlockRow()
        stack.insertRow(added, after: rows[0], animated: true)
        XCTAssertEqual(order(rows + [added]), [0, 3, 1, 2])
        stage.window.advance(by: 0.15)
        XCTAssertEqual(try shown(added).opacity, 0.5, accuracy: 0.06)
        XCTAssertLessThan(try shown(rows[1]).bounds.height, 22)
        stage.window.settle()
        XCTAssertEqual(order(rows + [added]), [0, 3, 2])
        XCTAssertEqual(try frame(of: added, in: stack).minY, 44)
        XCTAssertEqual(try frame(of: rows[2], in: stack).minY, 88)
    }

    func testARowThatShrinksAwayCanBeAnAnchor() {
        let rows = makeRows(2)
        stack.removeRow(rows[0], animated: true)
        stage.window.advance(by: 0.1)
        let added = BlockRow()
        stack.insertRow(added, before: rows[0])
        XCTAssertEqual(order(rows + [added]), [2, 0, 1])
        stage.window.settle()
        XCTAssertEqual(order(rows + [added]), [2, 1])
    }

    func testARowIsReplacedByAnotherInOneGo() throws {
        let rows = makeRows(3)
        let added = BlockRow(height: 56)
        stack.insertRow(added, after: rows[1], animated: true)
        stack.removeRow(rows[1], animated: true)
        stage.window.advance(by: 0.15)
        XCTAssertEqual(try shown(added).opacity, 0.5, accuracy: 0.06)
        XCTAssertEqual(try shown(rows[1]).bounds.height, 22, accuracy: 3)
        XCTAssertEqual(try shown(added).frame.minY, 66, accuracy: 3)
        XCTAssertEqual(try shown(rows[2]).frame.minY, 66 + 80, accuracy: 3)
        stage.window.settle()
        XCTAssertEqual(order(rows + [added]), [0, 3, 2])
        XCTAssertEqual(try frame(of: added, in: stack), CGRect(x: 0, y: 44, width: 300, height: 80))
    }

    func testARowThatFadesInCanBeRemoved() throws {
        let rows = makeRows(2)
        let added = BlockRow()
        stack.insertRow(added, after: rows[0], animated: true)
        stage.window.advance(by: 0.1)
        stack.removeRow(added, animated: true)
        stage.window.advance(by: 0.15)
        XCTAssertEqual(order(rows + [added]), [0, 2, 1])
        XCTAssertEqual(try shown(rows[1]).frame.minY, 66, accuracy: 3)
        stage.window.settle()
        XCTAssertEqual(order(rows + [added]), [0, 1])
        stack.addRow(added)
        XCTAssertEqual(try cell(of: added).alpha, 1)
    }

    func testARowThatShrinksAwayCanBeRemovedAtOnce() {
        let rows = makeRows(3)
        stack.removeRow(rows[1], animated: true)
        stage.window.advance(by: 0.1)
        stack.removeRow(rows[1])
        XCTAssertEqual(order(rows), [0, 2])
        stage.window.settle()
        XCTAssertEqual(order(rows), [0, 2])
        XCTAssertNil(rows[1].superview)
    }

    func testARowThatIsRemovedTwiceShrinksOnce() throws {
        let rows = makeRows(3)
        stack.removeRow(rows[1], animated: true)
        stage.window.advance(by: 0.1)
        stack.removeRow(rows[1], animated: true)
        stage.window.advance(by: 0.1)
        XCTAssertEqual(order(rows), [0, 1, 2], "its room is still closing")
        XCTAssertGreaterThan(try shown(rows[1]).bounds.height, 4)
        stage.window.advance(by: 0.15)
        XCTAssertEqual(order(rows), [0, 2])
    }

    func testARowThatIsHiddenAlreadyIsRemovedWithoutAWait() {
        let rows = makeRows(2)
        stack.hideRow(rows[0])
        stage.window.settle()
        stack.removeRow(rows[0], animated: true)
        stage.window.settle()
        XCTAssertEqual(order(rows), [1])
        XCTAssertEqual(stack.contentSize.height, 44)
    }

    func testARowThatIsClosingWhenItIsRemovedIsSeenToTheEnd() throws {
        let rows = makeRows(3)
        stack.hideRow(rows[1], animated: true)
        stage.window.advance(by: 0.15)
        stack.removeRow(rows[1], animated: true)
        stage.window.advance(by: 0.05)
        XCTAssertEqual(order(rows), [0, 1, 2])
        XCTAssertGreaterThan(try shown(rows[1]).bounds.height, 4)
        stage.window.settle()
        XCTAssertEqual(order(rows), [0, 2])
    }

    func testARemovedRowCanGoToAnotherStackViewWhileItShrinks() {
        let rows = makeRows(2)
        let other = AloeStackView()
        stack.removeRow(rows[0], animated: true)
        stage.window.advance(by: 0.1)
        other.addRow(rows[0])
        XCTAssertEqual(order(rows), [1])
        stage.window.settle()
        XCTAssertEqual(order(rows), [1])
        XCTAssertTrue(other.containsRow(rows[0]))
        XCTAssertFalse(other.isRowHidden(rows[0]))
    }

    func testRowsThatAreAddedTogetherFadeInTogether() throws {
        let rows = makeRows(1)
        let added = (0..<5).map { _ in BlockRow() }
        stack.insertRows(added, before: rows[0], animated: true)
        stage.window.advance(by: 0.15)
        for (index, row) in added.enumerated() {
            XCTAssertEqual(try shown(row).opacity, 0.5, accuracy: 0.06)
            XCTAssertEqual(try shown(row).frame.minY, 44 * CGFloat(index))
        }
        stage.window.settle()
        XCTAssertEqual(order(added + rows), [0, 1, 2, 3, 4, 5])
    }

    func testWithAnimationsSwitchedOffAllHappensAtOnce() {
        let rows = makeRows(3)
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        stack.removeRow(rows[0], animated: true)
        XCTAssertEqual(order(rows), [1, 2])
        stack.hideRow(rows[1], animated: true)
        stage.window.runFrame()
        XCTAssertEqual(stack.contentSize.height, 44)
        stack.addRow(rows[0], animated: true)
        XCTAssertEqual(try cell(of: rows[0]).layer.presentation()?.opacity ?? 1, 1)
    }

    func testAStackViewOutsideAWindowChangesWithoutOne() {
        let stack = AloeStackView()
        let rows = (0..<3).map { _ in BlockRow() }
        stack.addRows(rows, animated: true)
        stack.hideRow(rows[0], animated: true)
        XCTAssertTrue(stack.isRowHidden(rows[0]))
        stack.removeRow(rows[1], animated: true)
        let late = AloeStage(stack)
        late.window.settle()
        XCTAssertEqual(places(of: stack.getAllRows(), in: rows), [0, 2])
        XCTAssertEqual(stack.contentSize.height, 44)
    }

    // MARK: Hiding

    func testRowsThatAreHiddenTogetherCloseTogether() throws {
        let rows = makeRows(5)
        stack.setRowsHidden([rows[0], rows[2]], isHidden: true, animated: true)
        XCTAssertEqual(rows.map(stack.isRowHidden), [true, false, true, false, false])
        stage.window.advance(by: 0.15)
        XCTAssertEqual(try shown(rows[0]).bounds.height, 22, accuracy: 3)
        XCTAssertEqual(
            try shown(rows[2]).bounds.height, try shown(rows[0]).bounds.height, accuracy: 0.01)
        XCTAssertEqual(try shown(rows[4]).frame.minY, 132, accuracy: 6)
        stage.window.settle()
        XCTAssertEqual(try shown(rows[4]).frame.minY, 88)
        stack.setRowsHidden([rows[0], rows[2]], isHidden: false, animated: true)
        stage.window.advance(by: 0.15)
        XCTAssertEqual(try shown(rows[4]).frame.minY, 132, accuracy: 6)
        stage.window.settle()
        XCTAssertEqual(try shown(rows[4]).frame.minY, 176)
    }

    func testOneRowOpensWhileAnotherCloses() throws {
        let rows = makeRows(4)
        stack.hideRow(rows[1])
        stage.window.settle()
        stack.hideRow(rows[0], animated: true)
        stack.showRow(rows[1], animated: true)
        for _ in 0..<5 {
            stage.window.advance(by: 0.05)
            XCTAssertEqual(try shown(rows[2]).frame.minY, 44, accuracy: 1)
            XCTAssertEqual(
                try shown(rows[0]).bounds.height + shown(rows[1]).bounds.height, 44, accuracy: 1)
        }
        stage.window.settle()
        XCTAssertEqual(rows.map(stack.isRowHidden), [true, false, false, false])
    }

    func testAHiddenRowThatIsReplacedLeavesItsNeighboursAlone() throws {
        let rows = makeRows(3)
        stack.hideRow(rows[1], animated: true)
        stage.window.advance(by: 0.1)
        stack.insertRow(rows[1], after: rows[2])
        XCTAssertEqual(order(rows), [0, 2, 1])
        XCTAssertFalse(stack.isRowHidden(rows[1]), "a new cell is not hidden")
        stage.window.settle()
        XCTAssertEqual(try frame(of: rows[1], in: stack).minY, 88)
        XCTAssertFalse(try cell(of: rows[1]).layer.isHidden)
    }

    func testARowIsHiddenAtOnceWhileItCloses() {
        let rows = makeRows(2)
        stack.hideRow(rows[0], animated: true)
        stage.window.advance(by: 0.1)
        stack.showRow(rows[0])
        stack.hideRow(rows[0])
        stage.window.settle()
        XCTAssertTrue(stack.isRowHidden(rows[0]))
        XCTAssertTrue(try cell(of: rows[0]).layer.isHidden)
        XCTAssertEqual(stack.contentSize.height, 44)
    }

    func testTheEndStaysAtTheEndWhenRowsClose() {
        _ = makeRows(1)
        let rows = makeRows(30)
        stack.scrollRowToVisible(rows[29], animated: false)
        stage.window.settle()
        stack.hideRows(Array(rows.suffix(10)), animated: true)
        stage.window.settle()
        XCTAssertEqual(stack.contentSize.height, 21 * 44)
        XCTAssertEqual(stack.contentOffset.y, 21 * 44 - 600)
    }

    // MARK: Separators and cells

    func testTheLastSeparatorIsHiddenOnceTheRowBelowIsGone() throws {
        stack.automaticallyHidesLastSeparator = true
        let rows = makeRows(3)
        XCTAssertEqual(try separators(of: rows), [true, true, false])
        stack.removeRow(rows[2], animated: true)
        stage.window.advance(by: 0.15)
        XCTAssertEqual(try separators(of: rows), [true, true, false])
        stage.window.settle()
        XCTAssertEqual(try separators(of: [rows[0], rows[1]]), [true, false])
    }

    func testAHiddenLastRowIsStillTheLast() throws {
        stack.automaticallyHidesLastSeparator = true
        let rows = makeRows(3)
        stack.hideRow(rows[2])
        XCTAssertEqual(try separators(of: rows), [true, true, false])
        stack.hideRow(rows[1])
        let added = stage.addRows(1)
        XCTAssertEqual(try separators(of: rows + added), [true, true, true, false])
        stack.showRows(rows)
        XCTAssertEqual(try separators(of: rows + added), [true, true, true, false])
        XCTAssertEqual(try rows.map { try separator(of: $0).alpha }, [1, 1, 1])
    }

    func testCellsThatLeftAreForgotten() throws {
        let rows = makeRows(3)
        weak let first = try cell(of: rows[0])
        weak let second = try cell(of: rows[1])
        weak let third = try cell(of: rows[2])
        stack.setTapHandler(forRow: rows[0]) { [stack] _ in stack.removeAllRows() }
        stack.removeRow(rows[0])
        stack.removeRow(rows[1], animated: true)
        stack.addRow(rows[2])
        stage.window.settle()
        XCTAssertNil(first)
        XCTAssertNil(second)
        XCTAssertNil(third)
    }
}
