// SPDX-License-Identifier: MIT
import AloeStackView
import UIKitTesting
import XCTest

@testable import UIKit

@preconcurrency @MainActor
final class RowHidingTests: XCTestCase {
    private func shownHeight(_ row: UIView) throws -> CGFloat {
        let cell = try cell(of: row)
        return (cell.layer.presentation() ?? cell.layer).bounds.height
    }

    private func shownTop(_ row: UIView) throws -> CGFloat {
        let cell = try cell(of: row)
        return (cell.layer.presentation() ?? cell.layer).frame.minY
    }

    func testAHiddenRowTakesNoRoom() throws {
        let stage = AloeStage()
        let rows = stage.addRows(3)
        stage.stack.hideRow(rows[1])
        XCTAssertTrue(stage.stack.isRowHidden(rows[1]))
        stage.window.runFrame()
        XCTAssertEqual(try frame(of: rows[2], in: stage.stack).minY, 44)
        XCTAssertEqual(stage.stack.contentSize.height, 88)
        stage.stack.showRow(rows[1])
        XCTAssertFalse(stage.stack.isRowHidden(rows[1]))
        stage.window.runFrame()
        XCTAssertEqual(try frame(of: rows[2], in: stage.stack).minY, 88)
        XCTAssertEqual(stage.stack.contentSize.height, 132)
    }

    func testSeveralRowsAreHiddenAndShown() {
        let stage = AloeStage()
        let rows = stage.addRows(4)
        stage.stack.hideRows([rows[0], rows[2]])
        XCTAssertEqual(rows.map(stage.stack.isRowHidden), [true, false, true, false])
        stage.stack.setRowsHidden([rows[0], rows[1]], isHidden: false)
        XCTAssertEqual(rows.map(stage.stack.isRowHidden), [false, false, true, false])
        stage.stack.showRows(rows)
        XCTAssertEqual(rows.map(stage.stack.isRowHidden), [false, false, false, false])
    }

    func testAViewThatIsNoRowIsNotHidden() {
        let stranger = BlockRow()
        let stack = AloeStackView()
        stack.hideRow(stranger)
        XCTAssertFalse(stack.isRowHidden(stranger))
        XCTAssertFalse(stranger.isHidden)
    }

    func testHidingTakesThreeTenthsOfASecondAndIsTrueAtOnce() throws {
        let stage = AloeStage()
        let rows = stage.addRows(3)
        stage.window.settle()
        stage.stack.hideRow(rows[1], animated: true)
        XCTAssertTrue(stage.stack.isRowHidden(rows[1]))
        stage.window.runFrame()
        XCTAssertEqual(try shownHeight(rows[1]), 44, accuracy: 1)
        XCTAssertEqual(try shownTop(rows[2]), 88, accuracy: 1)
        var before = try shownTop(rows[2])
        for step in 1...5 {
            stage.window.advance(by: 0.05)
            let top = try shownTop(rows[2])
            XCTAssertLessThan(top, before, "after step \(step)")
            XCTAssertEqual(
                top - 44, try shownHeight(rows[1]), accuracy: 0.01,
                "the rows below follow the room, step \(step)")
            XCTAssertEqual(try shownHeight(rows[0]), 44)
            if step == 3 { XCTAssertEqual(top, 66, accuracy: 3) }
            before = top
        }
        XCTAssertGreaterThan(before, 44)
        stage.window.advance(by: 0.07)
        XCTAssertEqual(try shownTop(rows[2]), 44)
        XCTAssertTrue(stage.stack.isRowHidden(rows[1]))
        stage.window.settle()
        XCTAssertEqual(stage.stack.contentSize.height, 88)
    }

    func testARowThatIsHiddenIsSeenUntilItsRoomIsClosed() throws {
        let stage = AloeStage()
        let row = BlockRow()
        row.backgroundColor = .red
        stage.stack.addRow(row)
        stage.window.settle()
        stage.stack.hideRow(row, animated: true)
        stage.window.advance(by: 0.1)
        XCTAssertTrue(isDrawn(.red, in: stage.window))
        stage.window.advance(by: 0.25)
        XCTAssertFalse(isDrawn(.red, in: stage.window))
    }

    private func isDrawn(_ color: UIColor, in window: OffscreenWindow) -> Bool {
        window.drawnItems.contains { $0.kind == .fill && $0.color?.cgColor == color.cgColor }
    }

    func testShowingOpensTheRoom() throws {
        let stage = AloeStage()
        let rows = stage.addRows(3)
        stage.stack.hideRow(rows[1])
        stage.window.settle()
        stage.stack.showRow(rows[1], animated: true)
        XCTAssertFalse(stage.stack.isRowHidden(rows[1]))
        stage.window.advance(by: 0.15)
        XCTAssertEqual(try shownTop(rows[2]), 66, accuracy: 3)
        stage.window.advance(by: 0.2)
        XCTAssertEqual(try shownTop(rows[2]), 88)
        XCTAssertEqual(try shownHeight(rows[1]), 44)
    }

    func testHiddenTwiceAndShownOnceIsShown() {
        let stage = AloeStage()
        let rows = stage.addRows(2)
        stage.stack.hideRow(rows[0], animated: true)
        stage.stack.hideRow(rows[0], animated: true)
        stage.stack.showRow(rows[0], animated: true)
        XCTAssertFalse(stage.stack.isRowHidden(rows[0]))
        stage.window.settle()
        XCTAssertFalse(stage.stack.isRowHidden(rows[0]))
        XCTAssertEqual(stage.stack.contentSize.height, 88)
    }

    func testShowingHalfwayTurnsBackWhereItIs() throws {
        let stage = AloeStage()
        let rows = stage.addRows(2)
        stage.window.settle()
        stage.stack.hideRow(rows[0], animated: true)
        stage.window.advance(by: 0.15)
        let halfway = try shownTop(rows[1])
        XCTAssertEqual(halfway, 22, accuracy: 3)
        stage.stack.showRow(rows[0], animated: true)
        stage.window.runFrame()
        XCTAssertEqual(try shownTop(rows[1]), halfway, accuracy: 3)
        stage.window.settle()
        XCTAssertEqual(try shownTop(rows[1]), 44)
        XCTAssertFalse(try cell(of: rows[0]).isHidden)
        XCTAssertEqual(try shownHeight(rows[0]), 44)
    }

    func testTheSeparatorFadesWithItsRow() throws {
        let stage = AloeStage()
        let rows = stage.addRows(2)
        stage.window.settle()
        let line = try separator(of: rows[0])
        stage.stack.hideRow(rows[0], animated: true)
        XCTAssertEqual(line.alpha, 0)
        stage.window.advance(by: 0.15)
        XCTAssertEqual(line.layer.presentation()?.opacity ?? 1, 0.5, accuracy: 0.06)
        stage.window.settle()
        stage.stack.showRow(rows[0])
        XCTAssertEqual(line.alpha, 1)
    }

    func testSeveralRowsCloseTogether() throws {
        let stage = AloeStage()
        let rows = stage.addRows(4)
        stage.window.settle()
        stage.stack.hideRows([rows[0], rows[1], rows[2]], animated: true)
        stage.window.advance(by: 0.15)
        XCTAssertEqual(try shownTop(rows[3]), 66, accuracy: 6)
        stage.window.advance(by: 0.2)
        XCTAssertEqual(try shownTop(rows[3]), 0)
        XCTAssertEqual(try rows.prefix(3).map { try cell(of: $0).isHidden }, [true, true, true])
    }

    func testAHiddenRowInAHorizontalStackTakesNoRoom() throws {
        let stage = AloeStage()
        stage.stack.axis = .horizontal
        let rows = stage.addRows(3)
        stage.stack.hideRow(rows[0])
        stage.window.runFrame()
        XCTAssertEqual(try frame(of: rows[2], in: stage.stack).minX, 80)
    }

    func testRowsCloseAlongEitherAxisWithoutAComplaint() {
        var complaints: [String] = []
        let log = LayoutEngine.shared.log
        LayoutEngine.shared.log = { complaints.append($0) }
        defer { LayoutEngine.shared.log = log }
        let stage = AloeStage()
        let rows = stage.addRows(4)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            stage.stack.axis = axis
            stage.window.runFrame()
            stage.stack.hideRow(rows[0])
            stage.stack.hideRow(rows[1], animated: true)
            stage.window.settle()
            stage.stack.showRows(rows, animated: true)
            stage.window.settle()
        }
        XCTAssertEqual(complaints, [])
    }
}
