// SPDX-License-Identifier: MIT
import ConstraintSolver
import XCTest

/// What the documentation promises, in small systems whose answers are plain.
final class ConstraintSolverTests: XCTestCase {
    private typealias Term = ConstraintSolver.Term

    func testRequiredConstraintsBeatWishes() throws {
        let solver = ConstraintSolver()
        let left = solver.makeVariable()
        let right = solver.makeVariable()
        try solver.add([Term(1, left)], .equal, 8)
        try solver.add([Term(1, right), Term(-1, left)], .greaterThanOrEqual, 100)
        try solver.add([Term(1, right), Term(-1, left)], .equal, 60, priority: .init(750))
        XCTAssertEqual(solver.value(of: left), 8, accuracy: 1e-9)
        XCTAssertEqual(solver.value(of: right), 108, accuracy: 1e-9)
    }

    func testOneWishOfAHigherPriorityBeatsManyLowerOnes() throws {
        let solver = ConstraintSolver()
        let width = solver.makeVariable()
        for _ in 0..<2_000 {
            try solver.add([Term(1, width)], .equal, 10, priority: .init(500))
        }
        try solver.add([Term(1, width)], .equal, 20, priority: .init(500.5))
        XCTAssertEqual(solver.value(of: width), 20, accuracy: 1e-9)
    }

    func testARefusedConstraintNamesWhatItContradictsAndChangesNothing() throws {
        let solver = ConstraintSolver()
        let (left, width, other) = (
            solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
        )
        let first = try solver.add([Term(1, left)], .equal, 10)
        let second = try solver.add([Term(1, width), Term(-1, left)], .greaterThanOrEqual, 5)
        try solver.add([Term(1, other), Term(-1, left)], .equal, 1)
        XCTAssertThrowsError(try solver.add([Term(1, width)], .lessThanOrEqual, 14)) { error in
            let error = error as? ConstraintSolver.Unsatisfiable
            XCTAssertEqual(error?.conflicting, [first, second])
        }
        XCTAssertEqual(solver.value(of: width), 15, accuracy: 1e-9)
        XCTAssertEqual(solver.value(of: other), 11, accuracy: 1e-9)
    }
}
