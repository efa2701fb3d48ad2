// SPDX-License-Identifier: MIT
import ConstraintSolver
import XCTest

final class HugeConstantTests: XCTestCase {
    private typealias Term = ConstraintSolver.Term

    func testASmallConstantAfterAHugeOneHoldsExactly() throws {
        let solver = ConstraintSolver()
        let first = solver.makeVariable()
        let second = solver.makeVariable()
        let pin = try solver.add([Term(1, first)], .equal, 1e30)
        try solver.add([Term(1, second), Term(-1, first)], .equal, 0)
        XCTAssertEqual(solver.value(of: second), 1e30)
        try solver.setConstant(5, of: pin)
        XCTAssertEqual(solver.value(of: first), 5)
        XCTAssertEqual(solver.value(of: second), 5)
        XCTAssertThrowsError(try solver.add([Term(1, second)], .equal, 7))
        XCTAssertEqual(solver.value(of: second), 5)
    }

    func testALengthThatWasHugePinsWhatLiesInItAfterwards() throws {
        let solver = ConstraintSolver()
        let outer = solver.makeVariable()
        let start = solver.makeVariable()
        let inner = solver.makeVariable()
        let length = try solver.add([Term(1, outer)], .equal, 1e30)
        try solver.add([Term(1, inner)], .greaterThanOrEqual, 0)
        try solver.add([Term(1, start)], .equal, 10)
        try solver.add([Term(1, start), Term(1, inner), Term(-1, outer)], .equal, -10)
        XCTAssertEqual(solver.value(of: inner), 1e30)
        try solver.setConstant(100, of: length)
        XCTAssertEqual(solver.value(of: start), 10)
        XCTAssertEqual(solver.value(of: inner), 80)
        XCTAssertEqual(solver.value(of: outer), 100)
    }

    /// Far out, the wish and the floor lie at the same place as far as digits go.
    func testAWishHoldsWhenItsLimitGoesFarAwayAndComesBack() throws {
        for far in [1e9, 1e12, 1e15, 1e20, 1e30, Double.greatestFiniteMagnitude] {
            for order in 0..<3 {
                let solver = ConstraintSolver()
                let width = solver.makeVariable()
                func limit() throws -> ConstraintSolver.Constraint {
                    try solver.add([Term(1, width)], .lessThanOrEqual, 12)
                }
                let first = order == 0 ? try limit() : nil
                try solver.add([Term(1, width)], .greaterThanOrEqual, 0)
                let second = order == 1 ? try limit() : nil
                try solver.add([Term(1, width)], .equal, 50, priority: .init(250))
                let constraint = try first ?? second ?? limit()
                XCTAssertEqual(solver.value(of: width), 12)
                try solver.setConstant(far, of: constraint)
                XCTAssertEqual(solver.value(of: width), 50, "limit \(far), order \(order)")
                try solver.setConstant(12, of: constraint)
                XCTAssertEqual(solver.value(of: width), 12, "limit \(far), order \(order)")
            }
        }
    }

    func testAChainIsAsBeforeWhenItsLimitGoesFarAwayAndComesBack() throws {
        let solver = ConstraintSolver()
        let widths = (0..<20).map { _ in solver.makeVariable() }
        for width in widths {
            try solver.add([Term(1, width)], .greaterThanOrEqual, 5)
            try solver.add([Term(1, width)], .equal, 30, priority: .init(250))
        }
        let limit = try solver.add(widths.map { Term(1, $0) }, .lessThanOrEqual, 200)
        let total = { widths.reduce(0) { $0 + solver.value(of: $1) } }
        XCTAssertEqual(total(), 200, accuracy: 1e-6)
        try solver.setConstant(1e15, of: limit)
        for width in widths { XCTAssertEqual(solver.value(of: width), 30, accuracy: 1e-6) }
        try solver.setConstant(200, of: limit)
        XCTAssertEqual(total(), 200, accuracy: 1e-6)
        XCTAssertTrue(widths.allSatisfy { solver.value(of: $0) >= 5 - 1e-6 })
    }
}
