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

    func testAConstraintWithoutTermsComparesZeroWithItsConstant() throws {
        let solver = ConstraintSolver()
        let width = solver.makeVariable()
        let cancelled = [Term(2, width), Term(-2, width)]
        XCTAssertNoThrow(try solver.add(cancelled, .lessThanOrEqual, 3))
        XCTAssertNoThrow(try solver.add([], .equal, 1, priority: .init(10)))
        XCTAssertThrowsError(try solver.add(cancelled, .equal, 3)) { error in
            XCTAssertEqual((error as? ConstraintSolver.Unsatisfiable)?.conflicting, [])
        }
    }

    func testTermsOfTheSameVariableAreAddedUp() throws {
        let solver = ConstraintSolver()
        let width = solver.makeVariable()
        try solver.add([Term(1, width), Term(1, width)], .equal, 30)
        XCTAssertEqual(solver.value(of: width), 15)
    }

    func testAPriorityChangesWhoWins() throws {
        let solver = ConstraintSolver()
        let width = solver.makeVariable()
        let narrow = try solver.add([Term(1, width)], .equal, 10, priority: .init(250))
        try solver.add([Term(1, width)], .equal, 20, priority: .init(251))
        XCTAssertEqual(solver.value(of: width), 20)
        solver.setPriority(.init(750), of: narrow)
        XCTAssertEqual(solver.value(of: width), 10)
    }

    func testOnlyChangedVariablesAreReported() throws {
        let solver = ConstraintSolver()
        let (left, right, other) = (
            solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
        )
        let start = try solver.add([Term(1, left)], .equal, 5)
        let gap = try solver.add([Term(1, right), Term(-1, left)], .equal, 10)
        try solver.add([Term(1, other)], .equal, 1)
        XCTAssertEqual(solver.takeChangedVariables(), [left, right, other])
        XCTAssertEqual(solver.takeChangedVariables(), [])
        try solver.setConstant(20, of: gap)
        XCTAssertEqual(solver.takeChangedVariables(), [right])
        try solver.setConstant(6, of: start)
        try solver.setConstant(5, of: start)
        XCTAssertEqual(solver.takeChangedVariables(), [])
    }

    func testTheConstraintsThatGiveAValueAreNamed() throws {
        let solver = ConstraintSolver()
        let (left, right) = (solver.makeVariable(), solver.makeVariable())
        let start = try solver.add([Term(1, left)], .equal, 5)
        let least = try solver.add([Term(1, right), Term(-1, left)], .greaterThanOrEqual, 10)
        let wish = try solver.add([Term(1, right)], .equal, 0, priority: .init(1))
        XCTAssertEqual(solver.constraints(affecting: left), [start])
        XCTAssertEqual(solver.constraints(affecting: right), [start, least])
        try solver.setConstant(50, of: wish)
        XCTAssertEqual(solver.constraints(affecting: right), [wish])
    }

    func testAReplacedConstraintTakesTheNewConstantOrIsRefused() throws {
        let solver = ConstraintSolver()
        let (left, right) = (solver.makeVariable(), solver.makeVariable())
        let gap = try solver.add([Term(1, right), Term(-1, left)], .equal, 10)
        let bound = try solver.add([Term(1, right)], .lessThanOrEqual, 40)
        let start = try solver.add([Term(1, left)], .equal, 5)
        XCTAssertEqual(solver.value(of: right), 15)
        solver.remove(start)
        XCTAssertThrowsError(try solver.add([Term(1, left)], .equal, 31)) { error in
            XCTAssertEqual(
                (error as? ConstraintSolver.Unsatisfiable)?.conflicting, [gap, bound])
        }
        // What was removed stays removed.
        XCTAssertEqual(solver.value(of: left), 0)
        XCTAssertTrue(solver.isAmbiguous(left))
        try solver.add([Term(1, left)], .equal, 30)
        XCTAssertEqual(solver.value(of: right), 40)
    }

    func testARemovedVariablesPlaceIsTakenByANewOne() throws {
        let solver = ConstraintSolver()
        for round in 0..<100 {
            let (left, right) = (solver.makeVariable(), solver.makeVariable())
            let gap = try solver.add([Term(1, right), Term(-1, left)], .equal, Double(round))
            let start = try solver.add([Term(1, left)], .greaterThanOrEqual, 1)
            XCTAssertEqual(solver.value(of: right), Double(round) + 1, accuracy: 1e-9)
            solver.remove(gap)
            solver.remove(start)
            solver.remove(left)
            solver.remove(right)
        }
    }
}
