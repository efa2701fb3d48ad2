// SPDX-License-Identifier: MIT
import AloeStackView
import UIKitTesting
import XCTest

@testable import UIKit

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

    // MARK: The layout engine

    /// What the layout engine did while something happened.
    private func work(of body: () -> Void) -> LayoutEngine.Work {
        let engine = LayoutEngine.shared
        let before = engine.work
        engine.work = LayoutEngine.Work()
        defer { engine.work = before }
        body()
        return engine.work
    }

    func testAddingCostsTheSameForEveryRow() {
        let few = work { _ = AloeStage().addRows(50) }
        let many = work { _ = AloeStage().addRows(200) }
        XCTAssertGreaterThan(few.additions, 50)
        // What the stack view itself takes does not count.
        XCTAssertLessThanOrEqual(many.additions, 4 * few.additions)
        XCTAssertLessThanOrEqual(many.edits, 4 * few.edits)
        XCTAssertLessThanOrEqual(many.placements, 4 * few.placements)
        XCTAssertLessThanOrEqual(many.measurements, 4 * few.measurements)
        XCTAssertEqual(many.flushes, few.flushes)
    }

    func testScrollingSolvesNothing() {
        let stage = AloeStage()
        _ = stage.addRows(100)
        stage.window.settle()
        let scrolling = work {
            stage.window.drag(
                from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 100), duration: 0.2)
            stage.window.settle()
        }
        XCTAssertGreaterThan(stage.stack.contentOffset.y, 400)
        XCTAssertEqual(scrolling.flushes, 0)
        XCTAssertEqual(scrolling.placements, 0)
    }

    func testOneRowMoreTouchesAsManyConstraintsAmongMany() {
        func change(among count: Int) -> LayoutEngine.Work {
            let stage = AloeStage()
            let rows = stage.addRows(count)
            stage.window.settle()
            return work {
                stage.stack.insertRow(BlockRow(), after: rows[count / 2])
                stage.window.runFrame()
            }
        }
        let few = change(among: 10)
        let many = change(among: 300)
        XCTAssertEqual(many.additions, few.additions)
        XCTAssertEqual(many.removals, few.removals)
        XCTAssertEqual(many.edits, few.edits)
        XCTAssertEqual(many.measurements, few.measurements)
        XCTAssertLessThan(many.additions, 40)
    }

    func testRowsThatMoveAreSolvedOnceHoweverMany() {
        let stage = AloeStage()
        let rows = stage.addRows(60)
        stage.window.settle()
        func flushes(_ change: () -> Void) -> Int {
            work {
                change()
                stage.window.advance(by: 0.2)
            }.flushes
        }
        let one = flushes { stage.stack.hideRow(rows[0], animated: true) }
        stage.window.settle()
        XCTAssertLessThanOrEqual(one, 2)
        let several = flushes { stage.stack.hideRows(Array(rows[1...9]), animated: true) }
        stage.window.settle()
        XCTAssertEqual(several, one)
        let shown = flushes { stage.stack.showRows(Array(rows[0...9]), animated: true) }
        stage.window.settle()
        XCTAssertEqual(shown, one)
        let removed = flushes { stage.stack.removeRows(Array(rows[20...29]), animated: true) }
        stage.window.settle()
        XCTAssertEqual(removed, one)
        let added = flushes {
            stage.stack.insertRows((0..<10).map { _ in BlockRow() }, after: rows[0], animated: true)
        }
        XCTAssertLessThanOrEqual(added, 2)
        stage.window.settle()
    }
}
