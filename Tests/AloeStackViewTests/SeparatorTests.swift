// SPDX-License-Identifier: MIT
import AloeStackView
import UIKitTesting
import XCTest

@preconcurrency @MainActor
final class SeparatorTests: XCTestCase {
    private final class BareRow: BlockRow, SeparatorHiding {}

    func testASeparatorLiesAtTheBottomAndTakesNoRoom() throws {
        let stage = AloeStage()
        stage.stack.separatorHeight = 2
        let rows = stage.addRows(2)
        XCTAssertEqual(
            try separator(of: rows[0]).frame, CGRect(x: 15, y: 42, width: 285, height: 2))
        XCTAssertEqual(rows[0].frame, CGRect(x: 15, y: 12, width: 270, height: 20))
        XCTAssertEqual(try frame(of: rows[1], in: stage.stack).minY, 44)
    }

    func testTheDefaultIsALineOfOnePixelInTheSystemsColour() throws {
        let stack = AloeStackView()
        XCTAssertEqual(stack.separatorHeight, stack.separatorWidth)
        XCTAssertEqual(stack.separatorColor, .separator)
        XCTAssertEqual(stack.separatorInset, UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0))
        XCTAssertFalse(stack.hidesSeparatorsByDefault)
        XCTAssertFalse(stack.automaticallyHidesLastSeparator)
        let row = BlockRow()
        stack.addRow(row)
        XCTAssertEqual(try cell(of: row).separatorColor, .separator)
        XCTAssertEqual(try cell(of: row).separatorAxis, .horizontal)
        XCTAssertEqual(try separators(of: [row]), [true])
    }

    func testASeparatorIsOnePixelOfTheDisplayThatShowsIt() throws {
        // Made before there is a window, as a program does that makes its views first.
        let stack = AloeStackView()
        let row = BlockRow()
        stack.addRow(row)
        let stage = AloeStage(stack)
        stage.window.runFrame()
        XCTAssertEqual(stack.separatorWidth, 0.5)
        XCTAssertEqual(
            try separator(of: row).frame, CGRect(x: 15, y: 43.5, width: 285, height: 0.5))
        stage.window.resize(to: CGSize(width: 300, height: 600), scale: 1)
        XCTAssertEqual(try cell(of: row).separatorWidth, 1)
        XCTAssertEqual(
            try separator(of: row).frame, CGRect(x: 15, y: 43, width: 285, height: 1))
        stack.separatorWidth = 3
        stage.window.resize(to: CGSize(width: 300, height: 600), scale: 2)
        XCTAssertEqual(try separator(of: row).frame.height, 3)
    }

    func testInAHorizontalStackASeparatorStandsAtTheTrailingEdge() throws {
        let stage = AloeStage()
        stage.stack.axis = .horizontal
        stage.stack.separatorWidth = 3
        stage.stack.separatorInset = UIEdgeInsets(top: 7, left: 15, bottom: 9, right: 4)
        let rows = stage.addRows(2)
        XCTAssertEqual(
            try separator(of: rows[0]).frame, CGRect(x: 77, y: 7, width: 3, height: 584))
        XCTAssertEqual(rows[0].frame, CGRect(x: 15, y: 12, width: 50, height: 576))
        stage.stack.axis = .vertical
        stage.window.runFrame()
        XCTAssertEqual(
            try separator(of: rows[0]).frame, CGRect(x: 15, y: 41, width: 281, height: 3))
        XCTAssertEqual(try cell(of: rows[1]).separatorAxis, .horizontal)
    }

    func testSeparatorsRunTheOtherWayFromRightToLeft() throws {
        let stage = AloeStage()
        stage.stack.separatorWidth = 2
        let rows = stage.addRows(1)
        try cell(of: rows[0]).semanticContentAttribute = .forceRightToLeft
        stage.window.runFrame()
        XCTAssertEqual(
            try separator(of: rows[0]).frame, CGRect(x: 0, y: 42, width: 285, height: 2))
    }

    func testColourAndWidthChangeForRowsThatAreThere() throws {
        let stage = AloeStage()
        let rows = stage.addRows(2)
        stage.stack.separatorColor = .red
        stage.stack.separatorWidth = 4
        stage.window.runFrame()
        XCTAssertEqual(try rows.map { try cell(of: $0).separatorColor }, [.red, .red])
        XCTAssertEqual(try rows.map { try separator(of: $0).frame.height }, [4, 4])
        stage.window.assertFills(CGRect(x: 15, y: 40, width: 285, height: 4), with: .red)
        stage.stack.separatorHeight = 5
        XCTAssertEqual(stage.stack.separatorWidth, 5)
        XCTAssertEqual(try cell(of: rows[0]).separatorHeight, 5)
        let added = stage.addRows(1)
        XCTAssertEqual(try cell(of: added[0]).separatorColor, .red)
        XCTAssertEqual(try separator(of: added[0]).frame.height, 5)
    }

    func testInsetsAreForRowsAddedLaterOrForNamedRows() throws {
        let stage = AloeStage()
        stage.stack.separatorWidth = 1
        let rows = stage.addRows(3)
        stage.stack.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 10)
        let added = stage.addRows(1)
        XCTAssertEqual(try separator(of: rows[0]).frame.minX, 15)
        XCTAssertEqual(
            try separator(of: added[0]).frame, CGRect(x: 5, y: 43, width: 285, height: 1))
        stage.stack.setSeparatorInset(forRow: rows[0], inset: .zero)
        let both = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
        stage.stack.setSeparatorInset(forRows: [rows[1], rows[2]], inset: both)
        stage.window.runFrame()
        XCTAssertEqual(
            try separator(of: rows[0]).frame, CGRect(x: 0, y: 43, width: 300, height: 1))
        for row in rows.dropFirst() {
            XCTAssertEqual(
                try separator(of: row).frame, CGRect(x: 20, y: 43, width: 260, height: 1))
        }
    }

    func testSeparatorsAreHiddenAndShownByRow() throws {
        let stage = AloeStage()
        stage.stack.separatorColor = .red
        let rows = stage.addRows(3)
        stage.stack.hideSeparator(forRow: rows[0])
        stage.stack.hideSeparators(forRows: [rows[1], rows[2]])
        XCTAssertEqual(try separators(of: rows), [false, false, false])
        stage.stack.showSeparator(forRow: rows[1])
        XCTAssertEqual(try separators(of: rows), [false, true, false])
        stage.stack.showSeparators(forRows: [rows[0], rows[2]])
        XCTAssertEqual(try separators(of: rows), [true, true, true])
    }

    func testSeparatorsHiddenByDefaultAreForRowsAddedLater() throws {
        let stack = AloeStackView()
        let rows = (0..<3).map { _ in BlockRow() }
        stack.addRow(rows[0])
        stack.hidesSeparatorsByDefault = true
        stack.addRow(rows[1])
        XCTAssertEqual(try separators(of: [rows[0], rows[1]]), [true, false])
        stack.showSeparator(forRow: rows[1])
        stack.hidesSeparatorsByDefault = false
        stack.addRow(rows[2])
        XCTAssertEqual(try separators(of: rows), [true, true, true])
    }

    func testARowThatHidesItsSeparatorNeverHasOne() throws {
        let stack = AloeStackView()
        let row = BareRow()
        stack.addRows([row, BlockRow()])
        XCTAssertEqual(try separators(of: [row]), [false])
        stack.showSeparator(forRow: row)
        XCTAssertEqual(try separators(of: [row]), [false])
    }

    func testTheLastSeparatorHidesByItself() throws {
        let stack = AloeStackView()
        let rows = (0..<4).map { _ in BlockRow() }
        stack.addRows([rows[0], rows[1]])
        stack.automaticallyHidesLastSeparator = true
        XCTAssertEqual(try separators(of: [rows[0], rows[1]]), [true, false])
        stack.addRow(rows[2])
        XCTAssertEqual(try separators(of: [rows[0], rows[1], rows[2]]), [true, true, false])
        stack.prependRow(rows[3])
        XCTAssertEqual(try separators(of: rows), [true, true, false, true])
        stack.removeRow(rows[2])
        XCTAssertEqual(try separators(of: [rows[3], rows[0], rows[1]]), [true, true, false])
        stack.showSeparator(forRow: rows[1])
        XCTAssertEqual(try separators(of: [rows[1]]), [false])
        stack.automaticallyHidesLastSeparator = false
        XCTAssertEqual(try separators(of: [rows[3], rows[0], rows[1]]), [true, true, true])
    }

    func testTheLastSeparatorFollowsARowThatMovesAway() throws {
        let stack = AloeStackView()
        let rows = (0..<3).map { _ in BlockRow() }
        stack.automaticallyHidesLastSeparator = true
        stack.addRows(rows)
        stack.prependRow(rows[2])
        XCTAssertEqual(try separators(of: [rows[2], rows[0], rows[1]]), [true, true, false])
        stack.addRow(rows[0])
        XCTAssertEqual(try separators(of: [rows[2], rows[1], rows[0]]), [true, true, false])
        let other = AloeStackView()
        other.addRow(rows[0])
        XCTAssertEqual(try separators(of: [rows[2], rows[1]]), [true, false])
    }

    func testASeparatorThatWasHiddenByTheLastRuleKeepsItsOwnFlag() throws {
        let stack = AloeStackView()
        let rows = (0..<2).map { _ in BlockRow() }
        stack.automaticallyHidesLastSeparator = true
        stack.addRow(rows[0])
        stack.hideSeparator(forRow: rows[0])
        stack.addRow(rows[1])
        XCTAssertEqual(try separators(of: rows), [false, false])
    }
}
