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
}
