// SPDX-License-Identifier: MIT
import AloeStackView
import UIKitTesting
import XCTest

@preconcurrency @MainActor
final class RowTouchTests: XCTestCase {
    private final class TouchRow: BlockRow, Tappable, Highlightable {
        var log: [String] = []
        var isHighlightable = true
        func didTapView() { log.append("row") }
    }

    private final class OwnHighlightRow: BlockRow, Highlightable {
        var states: [Bool] = []
        func setIsHighlighted(_ isHighlighted: Bool) { states.append(isHighlighted) }
    }

    private func point(in row: UIView, at place: CGPoint = CGPoint(x: 5, y: 5)) -> CGPoint {
        row.convert(place, to: nil)
    }

    // MARK: Taps

    func testATapCallsTheHandlerWithTheRow() {
        let stage = AloeStage()
        let rows = stage.addRows(2)
        var tapped: [BlockRow] = []
        stage.stack.setTapHandler(forRow: rows[1]) { row in tapped.append(row) }
        stage.window.tap(rows[0])
        XCTAssertEqual(tapped, [])
        stage.window.tap(rows[1])
        XCTAssertEqual(tapped, [rows[1]])
        stage.window.tap(at: point(in: rows[1], at: CGPoint(x: -10, y: -10)))
        XCTAssertEqual(tapped, [rows[1], rows[1]], "a cell's margin is part of it")
        stage.stack.setTapHandler(forRow: rows[1], handler: nil)
        stage.window.tap(rows[1])
        XCTAssertEqual(tapped.count, 2)
    }

    func testARowThatIsTappableIsToldBeforeTheHandler() {
        let stage = AloeStage()
        let row = TouchRow()
        stage.stack.addRow(row)
        stage.window.tap(row)
        XCTAssertEqual(row.log, ["row"])
        stage.stack.setTapHandler(forRow: row) { $0.log.append("handler") }
        stage.window.tap(row)
        XCTAssertEqual(row.log, ["row", "row", "handler"])
    }

    func testARowWithoutInteractionIsNotTapped() {
        let stage = AloeStage()
        let row = TouchRow()
        stage.stack.addRow(row)
        stage.stack.setTapHandler(forRow: row) { $0.log.append("handler") }
        row.isUserInteractionEnabled = false
        stage.window.tap(row)
        XCTAssertEqual(row.log, [])
        XCTAssertEqual(try cell(of: row).backgroundColor, .clear)
        row.isUserInteractionEnabled = true
        stage.window.tap(row)
        XCTAssertEqual(row.log, ["row", "handler"])
    }

    func testTapsOnAControlAreTheControls() throws {
        let stage = AloeStage()
        let row = TouchRow(height: 60)
        stage.stack.addRow(row)
        let toggle = UISwitch()
        toggle.frame.origin = CGPoint(x: 100, y: 10)
        row.addSubview(toggle)
        stage.window.runFrame()
        stage.window.tap(toggle)
        stage.window.settle()
        XCTAssertTrue(toggle.isOn)
        XCTAssertEqual(row.log, [])
        stage.window.tap(at: point(in: row))
        XCTAssertEqual(row.log, ["row"])
        XCTAssertTrue(toggle.isOn)
    }

    func testAViewInsideAControlBelongsToTheControl() throws {
        let stage = AloeStage()
        let row = TouchRow(height: 60)
        stage.stack.addRow(row)
        let control = UIControl(frame: CGRect(x: 100, y: 0, width: 100, height: 60))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 40))
        control.addSubview(inner)
        row.addSubview(control)
        stage.window.tap(inner)
        XCTAssertEqual(row.log, [])
    }

    func testARowThatScrolledAwayUnderTheFingerIsNotTapped() {
        let stage = AloeStage()
        let row = TouchRow()
        stage.stack.addRow(row)
        _ = stage.addRows(30)
        stage.window.drag(row, by: CGVector(dx: 0, dy: -30), pause: 0.2)
        XCTAssertGreaterThan(stage.stack.contentOffset.y, 10)
        XCTAssertEqual(row.log, [])
    }

    func testATapHandlerStaysOfTheRowsOldCellWhenItIsAddedAgain() {
        let stage = AloeStage()
        let rows = stage.addRows(2)
        var taps = 0
        stage.stack.setTapHandler(forRow: rows[0]) { _ in taps += 1 }
        stage.stack.addRow(rows[0])
        stage.window.tap(rows[0])
        XCTAssertEqual(taps, 0, "a new cell has no handler")
    }

    // MARK: Highlight

    func testATouchedRowIsHighlighted() throws {
        let stage = AloeStage()
        stage.stack.rowBackgroundColor = .yellow
        stage.stack.rowHighlightColor = .orange
        let row = TouchRow()
        stage.stack.addRow(row)
        stage.window.runFrame()
        let cell = try cell(of: row)
        stage.window.touchDown(at: point(in: row))
        stage.window.advance(by: 0.2)
        XCTAssertEqual(cell.backgroundColor, .orange)
        XCTAssertEqual(cell.rowBackgroundColor, .yellow)
        stage.window.liftTouch()
        XCTAssertEqual(cell.backgroundColor, .yellow)
    }

    func testTheHighlightEndsWhileTheFingerIsOutside() throws {
        let stage = AloeStage()
        stage.stack.isScrollEnabled = false
        let row = TouchRow()
        stage.stack.addRow(row)
        _ = stage.addRows(2)
        let cell = try cell(of: row)
        let grey = stage.stack.rowHighlightColor
        stage.window.touchDown(at: CGPoint(x: 100, y: 20))
        stage.window.advance(by: 0.2)
        XCTAssertEqual(cell.backgroundColor, grey)
        stage.window.moveTouch(to: CGPoint(x: 100, y: 60))
        XCTAssertEqual(cell.backgroundColor, .clear)
        stage.window.moveTouch(to: CGPoint(x: 100, y: 30))
        XCTAssertEqual(cell.backgroundColor, grey)
        stage.window.moveTouch(to: CGPoint(x: 100, y: 100))
        stage.window.liftTouch()
        XCTAssertEqual(cell.backgroundColor, .clear)
        XCTAssertEqual(row.log, [])
    }

    func testTheHighlightEndsWhenScrollingTakesTheFinger() throws {
        let stage = AloeStage()
        let row = TouchRow()
        stage.stack.addRow(row)
        _ = stage.addRows(30)
        let cell = try cell(of: row)
        stage.window.touchDown(at: CGPoint(x: 100, y: 20))
        stage.window.advance(by: 0.2)
        XCTAssertEqual(cell.backgroundColor, stage.stack.rowHighlightColor)
        for step in 1...10 {
            stage.window.advance(by: 1 / 60)
            stage.window.moveTouch(to: CGPoint(x: 100, y: 20 + 3 * CGFloat(step)))
        }
        XCTAssertEqual(cell.backgroundColor, .clear)
        stage.window.liftTouch()
        stage.window.settle()
        XCTAssertEqual(row.log, [])
    }

    func testACancelledTouchEndsTheHighlight() throws {
        let stage = AloeStage()
        let row = OwnHighlightRow()
        stage.stack.addRow(row)
        stage.window.runFrame()
        stage.window.touchDown(at: point(in: row))
        stage.window.advance(by: 0.2)
        stage.window.cancelTouch()
        XCTAssertEqual(row.states, [true, false])
    }

    func testARowThatIsNotHighlightableStaysAsItIs() throws {
        let stage = AloeStage()
        let row = TouchRow()
        row.isHighlightable = false
        stage.stack.addRow(row)
        let plain = stage.addRows(1)
        for row in [row, plain[0]] {
            stage.window.touchDown(at: point(in: row))
            stage.window.advance(by: 0.2)
            XCTAssertEqual(try cell(of: row).backgroundColor, .clear)
            stage.window.liftTouch()
        }
        XCTAssertEqual(row.log, ["row"])
    }

    func testARowThatStopsBeingHighlightableUnderTheFingerLosesTheHighlight() throws {
        let stage = AloeStage()
        let row = TouchRow()
        stage.stack.addRow(row)
        stage.window.runFrame()
        stage.window.touchDown(at: point(in: row))
        stage.window.advance(by: 0.2)
        row.isHighlightable = false
        stage.window.liftTouch()
        XCTAssertEqual(try cell(of: row).backgroundColor, .clear)
    }
}
