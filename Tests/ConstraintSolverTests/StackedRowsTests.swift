// SPDX-License-Identifier: MIT
import ConstraintSolver
import XCTest

/// Rows of wished heights below each other, whose last one ends where the content does.
final class StackedRowsTests: XCTestCase {
    private typealias Term = ConstraintSolver.Term

    private struct Rows {
        let solver = ConstraintSolver()
        let content: ConstraintSolver.Variable
        var tops: [ConstraintSolver.Variable] = []
        var heights: [ConstraintSolver.Variable] = []

        init(_ wished: [Double]) throws {
            content = solver.makeVariable()
            for _ in wished {
                tops.append(solver.makeVariable())
                heights.append(solver.makeVariable())
            }
            for height in heights { try solver.add([Term(1, height)], .greaterThanOrEqual, 0) }
            try solver.add([Term(1, tops[0])], .equal, 0)
            let last = wished.count - 1
            try solver.add(
                [Term(1, content), Term(-1, tops[last]), Term(-1, heights[last])], .equal, 0)
            for row in 1...last {
                try solver.add(
                    [Term(1, tops[row]), Term(-1, tops[row - 1]), Term(-1, heights[row - 1])],
                    .equal, 0)
            }
            for (height, wish) in zip(heights, wished) {
                try solver.add([Term(1, height)], .lessThanOrEqual, wish, priority: .init(250))
                try solver.add([Term(1, height)], .greaterThanOrEqual, wish, priority: .init(750))
            }
        }
    }

    func testEveryRowHasItsHeightAndTheContentHoldsThemAll() throws {
        let wished = (0..<200).map { Double($0 % 7) }
        let rows = try Rows(wished)
        XCTAssertEqual(rows.solver.value(of: rows.content), wished.reduce(0, +), accuracy: 1e-6)
        var top = 0.0
        for (row, wish) in wished.enumerated() {
            XCTAssertEqual(rows.solver.value(of: rows.tops[row]), top, accuracy: 1e-6)
            XCTAssertEqual(rows.solver.value(of: rows.heights[row]), wish, accuracy: 1e-6)
            top += wish
        }
    }

    func testWishesThatRequiredRowsForbidAreGrantedAsFarAsTheyAllow() throws {
        let rows = try Rows(Array(repeating: 10, count: 40))
        try rows.solver.add([Term(1, rows.content)], .lessThanOrEqual, 150)
        XCTAssertEqual(rows.solver.value(of: rows.content), 150, accuracy: 1e-6)
        let heights = rows.heights.map { rows.solver.value(of: $0) }
        XCTAssertEqual(heights.reduce(0, +), 150, accuracy: 1e-6)
        XCTAssertTrue(heights.allSatisfy { $0 > -1e-6 && $0 < 10 + 1e-6 })
    }

    /// Each label is as wide as its row less its margins, which is below zero until the row, long
    /// after, gets the width of the stack: a floor leaves for each of them.
    func testLabelsInRowsFollowTheWidthOfTheStack() throws {
        let solver = ConstraintSolver()
        let width = solver.makeVariable()
        let stack = try solver.add([Term(1, width)], .equal, 300)
        var rows: [ConstraintSolver.Variable] = []
        var labels: [ConstraintSolver.Variable] = []
        for _ in 0..<150 {
            let (row, label) = (solver.makeVariable(), solver.makeVariable())
            try solver.add([Term(1, row)], .greaterThanOrEqual, 0)
            try solver.add([Term(1, label)], .greaterThanOrEqual, 0)
            try solver.add([Term(1, row), Term(-1, label)], .equal, 30)
            rows.append(row)
            labels.append(label)
        }
        for row in rows { try solver.add([Term(1, width), Term(-1, row)], .equal, 0) }
        for label in labels { XCTAssertEqual(solver.value(of: label), 270, accuracy: 1e-6) }
        try solver.setConstant(50, of: stack)
        for label in labels { XCTAssertEqual(solver.value(of: label), 20, accuracy: 1e-6) }
        let refused = try? solver.add([Term(1, rows[70])], .greaterThanOrEqual, 51)
        XCTAssertNil(refused)
        XCTAssertThrowsError(try solver.setConstant(29, of: stack))
        for label in labels { XCTAssertEqual(solver.value(of: label), 20, accuracy: 1e-6) }
    }

    /// Two wishes about the same heights cannot each have one for themselves.
    func testWishesThatDependOnEachOtherAreGrantedByPriority() throws {
        let solver = ConstraintSolver()
        let heights = (0..<60).map { _ in solver.makeVariable() }
        for height in heights { try solver.add([Term(1, height)], .greaterThanOrEqual, 0) }
        for place in stride(from: 0, to: 60, by: 2) {
            let pair = [Term(1, heights[place]), Term(1, heights[place + 1])]
            let difference = [Term(1, heights[place]), Term(-1, heights[place + 1])]
            try solver.add(pair, .equal, 40, priority: .init(600))
            try solver.add(difference, .equal, 10, priority: .init(500))
            try solver.add([Term(1, heights[place])], .equal, 5, priority: .init(400))
        }
        // One component.
        try solver.add(heights.map { Term(1, $0) }, .greaterThanOrEqual, 1)
        for (place, height) in heights.enumerated() {
            XCTAssertEqual(solver.value(of: height), place % 2 == 0 ? 25 : 15, accuracy: 1e-6)
        }
    }
}
