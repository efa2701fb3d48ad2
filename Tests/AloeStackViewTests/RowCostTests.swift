// SPDX-License-Identifier: MIT
import AloeStackView
import UIKitTesting
import XCTest

@preconcurrency @MainActor
final class RowCostTests: XCTestCase {
    private final class CountingStackView: AloeStackView {
        var configured = 0
        var layouts = 0
        override func configureCell(_ cell: StackViewCell) { configured += 1 }
        override func layoutSubviews() {
            layouts += 1
            super.layoutSubviews()
        }
    }

    func testAThousandRowsAreAddedMeasuredAndScrolled() throws {
        let stack = CountingStackView()
        let stage = AloeStage(stack)
        let rows = stage.addRows(1000)
        XCTAssertEqual(stack.contentSize.height, 44_000)
        XCTAssertEqual(stack.configured, 1000)
        XCTAssertEqual(try frame(of: rows[999], in: stack).minY, 999 * 44)
        let measured = rows.map(\.measurements).reduce(0, +)
        stage.window.drag(
            from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 100), duration: 0.2)
        stage.window.settle()
        XCTAssertGreaterThan(stack.contentOffset.y, 400)
        XCTAssertEqual(
            rows.map(\.measurements).reduce(0, +), measured, "scrolling measures nothing")
        stack.scrollRowToVisible(rows[999], animated: false)
        stage.window.runFrame()
        XCTAssertEqual(stack.contentOffset.y, 999 * 44 + 32 - 600)
    }

    func testARowIsMeasuredAsOftenWhateverTheirNumber() {
        func measurements(of count: Int) -> [Int] {
            let rows = AloeStage().addRows(count)
            return Set(rows.map(\.measurements)).sorted()
        }
        let few = measurements(of: 10)
        XCTAssertEqual(measurements(of: 300), few)
        XCTAssertLessThanOrEqual(few.last ?? .max, 4)
    }

    func testAddingARowToManyMeasuresOnlyThatRow() {
        let stage = AloeStage()
        let rows = stage.addRows(200)
        let before = rows.map(\.measurements)
        let added = stage.addRows(1)
        XCTAssertEqual(rows.map(\.measurements), before)
        XCTAssertGreaterThan(added[0].measurements, 0)
        XCTAssertEqual(stage.stack.contentSize.height, 201 * 44)
    }

    func testAFrameThatChangesNothingLaysOutNothing() {
        let stack = CountingStackView()
        let stage = AloeStage(stack)
        _ = stage.addRows(20)
        stage.window.settle()
        let before = stack.layouts
        stage.window.advance(by: 0.5)
        XCTAssertEqual(stack.layouts, before)
    }
}
