// SPDX-License-Identifier: MIT
import AloeStackView
import UIKitTesting
import XCTest

/// Rows that change while they are touched, and touches that are for others.
@preconcurrency @MainActor
final class RowTouchChangeTests: XCTestCase {
    private final class TouchRow: BlockRow, Tappable, Highlightable {
        var taps = 0
        var highlights: [Bool] = []
        func didTapView() { taps += 1 }
        func setIsHighlighted(_ isHighlighted: Bool) { highlights.append(isHighlighted) }
    }

    private final class ListeningStackView: AloeStackView {
        var heard: [String] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            super.touchesBegan(touches, with: event)
            heard.append("began")
        }

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            super.touchesMoved(touches, with: event)
            heard.append("moved")
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            super.touchesEnded(touches, with: event)
            heard.append("ended")
        }

        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            super.touchesCancelled(touches, with: event)
            heard.append("cancelled")
        }
    }

    private let stage = AloeStage()
    private var stack: AloeStackView { stage.stack }

    private func addTouchRow() -> TouchRow {
        let row = TouchRow()
        stack.addRow(row)
        stage.window.runFrame()
        return row
    }

    private func point(in row: UIView) -> CGPoint { row.convert(CGPoint(x: 5, y: 5), to: nil) }

    private func hold(_ row: UIView) {
        stage.window.touchDown(at: point(in: row))
        stage.window.advance(by: 0.2)
    }

    // MARK: Rows that go

    func testARowThatIsRemovedUnderTheFingerIsNotTapped() {
        let row = addTouchRow()
        hold(row)
        XCTAssertEqual(row.highlights, [true])
        stack.removeRow(row)
        stage.window.runFrame()
        stage.window.liftTouch()
        stage.window.settle()
        XCTAssertEqual(row.taps, 0)
        XCTAssertEqual(row.highlights, [true, false], "the highlight ends with the touch")
        stack.addRow(row)
        stage.window.tap(row)
        XCTAssertEqual(row.taps, 1)
    }

    func testARowThatMovesUnderTheFingerStartsAnew() {
        let row = addTouchRow()
        _ = stage.addRows(2)
        hold(row)
        stack.addRow(row)
        stage.window.runFrame()
        stage.window.liftTouch()
        stage.window.settle()
        XCTAssertEqual(row.taps, 0)
        XCTAssertEqual(row.highlights, [true, false])
    }

    func testARowThatIsRemovedAnimatedUnderTheFingerGoes() {
        let row = addTouchRow()
        let rows = stage.addRows(1)
        hold(row)
        stack.removeRow(row, animated: true)
        stage.window.advance(by: 0.1)
        stage.window.liftTouch()
        stage.window.settle()
        XCTAssertFalse(stack.containsRow(row))
        XCTAssertEqual(row.highlights.last, false)
        XCTAssertEqual(stack.getAllRows(), rows)
    }

    func testARowThatClosesIsNotTouched() {
        let row = addTouchRow()
        _ = stage.addRows(2)
        stage.window.settle()
        stack.hideRow(row, animated: true)
        stage.window.advance(by: 0.05)
        stage.window.tap(at: CGPoint(x: 20, y: 8))
        XCTAssertEqual(row.taps, 0)
        XCTAssertEqual(row.highlights, [])
    }

    func testARowMayRemoveItselfWhenItIsTapped() {
        let rows = stage.addRows(3)
        for (index, row) in rows.enumerated() {
            stack.setTapHandler(forRow: row) { [stack] row in
                stack.removeRow(row, animated: index == 1)
            }
        }
        stage.window.tap(rows[0])
        stage.window.settle()
        XCTAssertEqual(stack.getAllRows(), [rows[1], rows[2]])
        stage.window.tap(rows[1])
        stage.window.settle()
        XCTAssertEqual(stack.getAllRows(), [rows[2]])
    }

    func testATapMayRemoveAllRowsAndAddOthers() {
        let rows = stage.addRows(3)
        let others = [BlockRow(), BlockRow()]
        stack.setTapHandler(forRow: rows[1]) { [stack] _ in
            stack.removeAllRows()
            stack.addRows(others, animated: true)
        }
        stage.window.tap(rows[1])
        stage.window.settle()
        XCTAssertEqual(stack.getAllRows(), others)
        XCTAssertEqual(stack.contentSize.height, 88)
    }

    func testAHandlerMayPutAnotherInItsPlace() {
        let rows = stage.addRows(1)
        var log: [Int] = []
        stack.setTapHandler(forRow: rows[0]) { [stack] row in
            log.append(1)
            stack.setTapHandler(forRow: row) { _ in log.append(2) }
        }
        stage.window.tap(rows[0])
        stage.window.advance(by: 0.5)
        stage.window.tap(rows[0])
        XCTAssertEqual(log, [1, 2])
    }

    func testAHandlerOfAViewThatIsNoRowIsForgotten() {
        let row = BlockRow()
        var taps = 0
        stack.setTapHandler(forRow: row) { _ in taps += 1 }
        stack.addRow(row)
        stage.window.tap(row)
        XCTAssertEqual(taps, 0)
    }

    // MARK: Whose touches

    func testOnlyRowsThatCanBeTappedRecogniseTaps() throws {
        let row = addTouchRow()
        let plain = stage.addRows(1)[0]
        func isRecognising(_ row: UIView) throws -> Bool {
            try XCTUnwrap(cell(of: row).gestureRecognizers?.first).isEnabled
        }
        XCTAssertTrue(try isRecognising(row))
        XCTAssertFalse(try isRecognising(plain))
        stack.setTapHandler(forRow: plain) { _ in }
        XCTAssertTrue(try isRecognising(plain))
        stack.setTapHandler(forRow: plain, handler: nil)
        XCTAssertFalse(try isRecognising(plain))
        stack.setTapHandler(forRow: row, handler: nil)
        XCTAssertTrue(try isRecognising(row))
    }

    func testTouchesGoOnToTheStackView() {
        let listening = ListeningStackView()
        let stage = AloeStage(listening)
        listening.isScrollEnabled = false
        let rows = stage.addRows(1)
        stage.window.touchDown(at: point(in: rows[0]))
        stage.window.advance(by: 0.2)
        stage.window.moveTouch(to: CGPoint(x: 60, y: 20))
        stage.window.liftTouch()
        XCTAssertEqual(listening.heard, ["began", "moved", "ended"])
        listening.heard = []
        stage.window.touchDown(at: point(in: rows[0]))
        stage.window.advance(by: 0.2)
        stage.window.cancelTouch()
        XCTAssertEqual(listening.heard, ["began", "cancelled"])
    }

    func testTheLabelBesideAButtonTapsTheRowAndTheButtonDoesNot() {
        let label = UILabel()
        label.text = "Title"
        let button = UIButton(type: .system)
        button.setTitle("Do", for: .normal)
        var log: [String] = []
        button.addAction(UIAction { _ in log.append("button") }, for: .touchUpInside)
        let row = UIStackView(arrangedSubviews: [label, button])
        stack.addRow(row)
        stack.setTapHandler(forRow: row) { _ in log.append("row") }
        stage.window.runFrame()
        stage.window.tap(button)
        XCTAssertEqual(log, ["button"])
        stage.window.tap(at: label.convert(CGPoint(x: 4, y: 4), to: nil))
        XCTAssertEqual(log, ["button", "row"])
    }

    func testARowThatIsAControlKeepsItsTouches() {
        let button = UIButton(type: .system)
        button.setTitle("Do", for: .normal)
        var log: [String] = []
        button.addAction(UIAction { _ in log.append("button") }, for: .touchUpInside)
        stack.addRow(button)
        stack.setTapHandler(forRow: button) { _ in log.append("row") }
        stage.window.runFrame()
        stage.window.tap(button)
        XCTAssertEqual(log, ["button"])
        // The cell around it is not the control.
        stage.window.tap(at: CGPoint(x: 150, y: 4))
        XCTAssertEqual(log, ["button", "row"])
    }

    func testADisabledControlDoesNotTapItsRow() {
        let row = addTouchRow()
        let toggle = UISwitch()
        toggle.isEnabled = false
        row.addSubview(toggle)
        stage.window.runFrame()
        stage.window.tap(toggle)
        XCTAssertEqual(row.taps, 0)
        XCTAssertFalse(toggle.isOn)
    }

    func testAQuickTapLeavesNoHighlight() {
        let row = addTouchRow()
        stage.window.tap(row)
        XCTAssertEqual(row.taps, 1)
        XCTAssertNotEqual(row.highlights.last, true)
    }

    func testARowIsHighlightableUnlessItSaysOtherwise() {
        let row = addTouchRow()
        XCTAssertTrue(row.isHighlightable)
    }
}
