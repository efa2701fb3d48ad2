// SPDX-License-Identifier: MIT
import ConstraintSolver
import SeededGenerator
import XCTest

/// What holds of every system: random ones, compared with others that must answer the same.
final class ConstraintSolverPropertyTests: XCTestCase {
    func testTheOrderOfAddingDoesNotMatter() throws {
        try check(rounds: 800) { system, generator in
            let first = Twin(system.count, system.models)
            let second = Twin(system.count, first.accepted.shuffled(using: &generator))
            XCTAssertEqual(second.accepted.count, first.accepted.count)
            first.assertEqual(to: second)
        }
    }

    func testWhatIsAddedAndRemovedLeavesNoTrace() throws {
        try check(rounds: 800) { system, generator in
            let plain = Twin(system.count, system.models)
            let visited = Twin(system.count, system.models)
            if Bool.random(using: &generator) { visited.readAll() }
            let guests = RandomSystem(count: system.count, rows: 6, &generator).models
            let added = guests.compactMap { visited.add($0) }
            if Bool.random(using: &generator) { visited.readAll() }
            for handle in added.shuffled(using: &generator) { visited.remove(handle) }
            visited.assertEqual(to: plain)
            // Answers to come are the same too.
            for model in RandomSystem(count: system.count, rows: 5, &generator).models {
                XCTAssertEqual(visited.add(model) == nil, plain.add(model) == nil)
                visited.assertEqual(to: plain)
            }
        }
    }

    func testARefusedConstraintOrConstantChangesNothing() throws {
        var refusals = 0
        try check(rounds: 800) { system, generator in
            let solver = Twin(system.count, system.models)
            let twin = Twin(system.count, solver.accepted)
            var before = solver.readAll()
            _ = solver.solver.takeChangedVariables()
            for _ in 0..<4 {
                var model = RandomSystem(count: system.count, rows: 1, &generator).models[0]
                model.priority = .required
                if let handle = solver.add(model) {
                    solver.remove(handle)
                    before = solver.readAll()
                    _ = solver.solver.takeChangedVariables()
                    continue
                }
                refusals += 1
                XCTAssertEqual(
                    solver.solver.takeChangedVariables(), [], "a value changed for nothing")
                XCTAssertEqual(solver.readAll(), before)
            }
            for index in solver.handles.indices {
                let constant = Double(Int.random(in: -400...400, using: &generator))
                if solver.edit(index, constant) {
                    XCTAssertTrue(solver.edit(index, twin.accepted[index].constant))
                } else {
                    refusals += 1
                }
            }
            solver.assertEqual(to: twin)
        }
        XCTAssertGreaterThan(refusals, 500)
    }

    func testEditsLeadToWhatBuildingAnewDoes() throws {
        try check(rounds: 800) { system, generator in
            let edited = Twin(system.count, system.models)
            edited.readAll()
            for _ in 0..<8 where !edited.handles.isEmpty {
                let index = Int.random(in: edited.handles.indices, using: &generator)
                _ = edited.edit(index, Double(Int.random(in: -60...60, using: &generator)))
                if Bool.random(using: &generator) { edited.readAll() }
                if edited.accepted[index].priority < .required, Bool.random(using: &generator) {
                    edited.setPriority(index, .init(Float.random(in: 1...999, using: &generator)))
                }
            }
            edited.assertEqual(to: Twin(system.count, edited.accepted))
        }
    }

    func testTheAffectingConstraintsMoveTheVariable() throws {
        try check(rounds: 500) { system, generator in
            let solver = Twin(system.count, system.models)
            for variable in solver.variables {
                let affecting = solver.solver.constraints(affecting: variable)
                XCTAssertEqual(affecting, affecting.sorted())
                XCTAssertTrue(affecting.allSatisfy { solver.handles.contains($0) })
                if affecting.isEmpty { XCTAssertEqual(solver.solver.value(of: variable), 0) }
            }
        }
    }

    private func check(
        rounds: Int, _ body: (RandomSystem, inout SeededGenerator) throws -> Void
    ) throws {
        for seed in 0..<UInt64(rounds) {
            var generator = SeededGenerator(seed: seed)
            let system = RandomSystem(
                count: .random(in: 1...8, using: &generator),
                rows: .random(in: 1...14, using: &generator), &generator)
            let failures = testRun?.failureCount ?? 0
            try body(system, &generator)
            guard testRun?.failureCount == failures else {
                return print("Seed \(seed): \(system.count) variables, \(system.models)")
            }
        }
    }
}

/// Random constraints like those of layouts.
private struct RandomSystem {
    let count: Int
    var models: [ModelConstraint] = []

    init(count: Int, rows: Int, _ generator: inout SeededGenerator) {
        self.count = count
        // Serial numbers are what tells variables of different solvers apart; slots are filled in
        // order, so those of one solver stand for those of all.
        let solver = ConstraintSolver()
        let variables = (0..<count).map { _ in solver.makeVariable() }
        let priorities: [Float] = [1, 250, 490, 749.5, 750, 999]
        for _ in 0..<rows {
            let terms = variables.shuffled(using: &generator)
                .prefix(.random(in: 1...4, using: &generator))
                .map { variable in
                    ConstraintSolver.Term(
                        [1, 1, 1, -1, -1, 2, -0.5].randomElement(using: &generator) ?? 1, variable)
                }
            let relations: [ConstraintSolver.Relation] = [
                .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
            ]
            let isRequired = Int.random(in: 0..<5, using: &generator) < 2
            models.append(
                ModelConstraint(
                    terms: terms, relation: relations.randomElement(using: &generator) ?? .equal,
                    constant: [0, 8, 20, 44, 100, -20].randomElement(using: &generator) ?? 0,
                    priority: isRequired
                        ? .required : .init(priorities.randomElement(using: &generator) ?? 1)))
        }
    }
}

/// A solver with the constraints it accepted.
private final class Twin {
    let solver = ConstraintSolver()
    let variables: [ConstraintSolver.Variable]
    var accepted: [ModelConstraint] = []
    var handles: [ConstraintSolver.Constraint] = []

    init(_ count: Int, _ models: [ModelConstraint]) {
        let solver = solver
        variables = (0..<count).map { _ in solver.makeVariable() }
        for model in models { add(model) }
    }

    @discardableResult
    func add(_ model: ModelConstraint) -> ConstraintSolver.Constraint? {
        do {
            let handle = try model.add(to: solver)
            accepted.append(model)
            handles.append(handle)
            return handle
        } catch {
            return nil
        }
    }

    func remove(_ handle: ConstraintSolver.Constraint) {
        guard let index = handles.firstIndex(of: handle) else { return }
        solver.remove(handle)
        handles.remove(at: index)
        accepted.remove(at: index)
    }

    /// Whether the constant was accepted.
    func edit(_ index: Int, _ constant: Double) -> Bool {
        do { try solver.setConstant(constant, of: handles[index]) } catch { return false }
        accepted[index].constant = constant
        return true
    }

    func setPriority(_ index: Int, _ priority: ConstraintSolver.Priority) {
        solver.setPriority(priority, of: handles[index])
        accepted[index].priority = priority
    }

    @discardableResult
    func readAll() -> [Double] { variables.map { solver.value(of: $0) } }

    /// The same values, and the same choices left.
    func assertEqual(to other: Twin) {
        for variable in variables {
            let (own, theirs) = (solver.value(of: variable), other.solver.value(of: variable))
            XCTAssertEqual(own, theirs, accuracy: 1e-6 * max(1, abs(theirs)), "\(variable)")
            XCTAssertEqual(
                solver.isAmbiguous(variable), other.solver.isAmbiguous(variable), "\(variable)")
        }
    }
}
