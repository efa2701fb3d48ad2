// SPDX-License-Identifier: MIT
import ConstraintSolver
import SeededGenerator
import XCTest

/// Screens of many views, changed for long: what is left agrees with a solver that never saw the
/// changes.
final class LargeSystemTests: XCTestCase {
    func testLongSequencesOfChangesLeadToWhatBuildingAnewDoes() {
        for seed in 0..<UInt64(12) {
            var generator = SeededGenerator(seed: seed)
            let screen = Screen(views: .random(in: 5...60, using: &generator), &generator)
            for step in 0..<240 {
                screen.change(&generator)
                if step % 7 == 0 { screen.readSome(&generator) }
                if step % 40 == 39 { screen.assertEqualToANewOne("seed \(seed), step \(step)") }
            }
        }
    }

    func testAScreenThatIsEmptiedLeavesZeros() {
        for seed in 0..<UInt64(20) {
            var generator = SeededGenerator(seed: seed)
            let screen = Screen(views: 30, &generator)
            screen.readSome(&generator)
            for handle in screen.models.keys.sorted().shuffled(using: &generator) {
                screen.solver.remove(handle)
            }
            for variable in screen.variables {
                XCTAssertEqual(screen.solver.value(of: variable), 0, "seed \(seed)")
                XCTAssertTrue(screen.solver.isAmbiguous(variable))
                screen.solver.remove(variable)
            }
        }
    }

    func testPartsThatComeApartAreSolvedApart() throws {
        let solver = ConstraintSolver()
        let parts = (0..<200).map { _ in (0..<4).map { _ in solver.makeVariable() } }
        var bridges: [ConstraintSolver.Constraint] = []
        for (index, part) in parts.enumerated() {
            for place in 1..<4 {
                try solver.add(
                    [.init(1, part[place]), .init(-1, part[place - 1])], .equal, Double(place))
            }
            if index > 0 {
                bridges.append(
                    try solver.add(
                        [.init(1, part[0]), .init(-1, parts[index - 1][3])], .equal, 0))
            }
        }
        XCTAssertEqual(solver.value(of: parts[199][3]), 1_200, accuracy: 1e-6)
        for bridge in bridges { solver.remove(bridge) }
        // Closest to zero, variable by variable: each part starts at zero.
        for part in parts {
            XCTAssertEqual(part.map { solver.value(of: $0).rounded() }, [0, 1, 3, 6])
        }
        _ = solver.takeChangedVariables()
        try solver.add([.init(1, parts[100][0])], .equal, 5)
        XCTAssertEqual(solver.takeChangedVariables(), parts[100])
    }
}

/// Views with a left edge, a top edge, a width and a height, laid out as people do.
private final class Screen {
    let solver = ConstraintSolver()
    private(set) var variables: [ConstraintSolver.Variable] = []
    private(set) var models: [ConstraintSolver.Constraint: ModelConstraint] = [:]

    init(views: Int, _ generator: inout SeededGenerator) {
        for _ in 0..<(4 * views) { variables.append(solver.makeVariable()) }
        for view in 0..<views {
            for axis in 0...1 { place(view, axis, &generator) }
        }
    }

    private func edge(_ view: Int, _ axis: Int) -> ConstraintSolver.Variable {
        variables[4 * view + axis]
    }

    private func size(_ view: Int, _ axis: Int) -> ConstraintSolver.Variable {
        variables[4 * view + 2 + axis]
    }

    private func add(
        _ terms: [(Double, ConstraintSolver.Variable)], _ relation: ConstraintSolver.Relation,
        _ constant: Double, _ priority: Float = 1_000
    ) {
        let model = ModelConstraint(
            terms: terms.map { .init($0.0, $0.1) }, relation: relation, constant: constant,
            priority: .init(priority))
        if let handle = try? model.add(to: solver) { models[handle] = model }
    }

    /// The constraints that place a view along an axis, in its parent and after its sibling.
    private func place(_ view: Int, _ axis: Int, _ generator: inout SeededGenerator) {
        let (start, length) = (edge(view, axis), size(view, axis))
        add([(1, length)], .greaterThanOrEqual, 0)
        guard view > 0 else {
            add([(1, start)], .equal, 0)
            return add([(1, length)], .equal, 400)
        }
        let parent = Int.random(in: 0..<view, using: &generator)
        let (outer, outerLength) = (edge(parent, axis), size(parent, axis))
        let intrinsic = Double(Int.random(in: 10...80, using: &generator))
        add([(1, length)], .greaterThanOrEqual, intrinsic, 750)
        add([(1, length)], .lessThanOrEqual, intrinsic, 250)
        switch Int.random(in: 0..<5, using: &generator) {
        case 0:
            add([(1, start), (-1, outer)], .equal, 8)
            add([(1, start), (1, length), (-1, outer), (-1, outerLength)], .equal, -8)
        case 1:
            add([(1, start), (0.5, length), (-1, outer), (-0.5, outerLength)], .equal, 0)
            add([(1, start), (-1, outer)], .greaterThanOrEqual, 4)
        case 2:
            add([(1, start), (-1, outer), (-1, outerLength)], .equal, 8)
            add([(1, length), (-1, size(view - 1, axis))], .equal, 0, 999)
        case 3:
            add([(1, start), (-1, outer)], .greaterThanOrEqual, 8)
            add([(1, start), (-1, edge(view - 1, axis))], .equal, 0, 500)
            add([(1, length), (-0.5, outerLength)], .lessThanOrEqual, 0)
        default:
            add([(1, start), (1, length), (-1, outer), (-1, outerLength)], .lessThanOrEqual, 0)
            add([(1, length), (-1, size(view, 1 - axis))], .equal, 0, 600)
            add([(1, start)], .equal, intrinsic, 300)
        }
    }

    /// Adds, removes, replaces or edits something.
    func change(_ generator: inout SeededGenerator) {
        let handles = models.keys.sorted()
        guard let handle = handles.randomElement(using: &generator), let model = models[handle]
        else { return }
        switch Int.random(in: 0..<6, using: &generator) {
        case 0:
            solver.remove(handle)
            models[handle] = nil
        case 1:
            solver.remove(handle)
            models[handle] = nil
            if let fresh = try? model.add(to: solver) { models[fresh] = model }
        case 2:
            let view = Int.random(in: 1..<(variables.count / 4), using: &generator)
            place(view, .random(in: 0...1, using: &generator), &generator)
        case 3 where model.priority < .required:
            let priority = ConstraintSolver.Priority(.random(in: 1...999, using: &generator))
            solver.setPriority(priority, of: handle)
            models[handle]?.priority = priority
        default:
            let constant = model.constant + Double(Int.random(in: -30...30, using: &generator))
            do {
                try solver.setConstant(constant, of: handle)
                models[handle]?.constant = constant
            } catch {
                XCTAssertEqual(model.priority, .required)
            }
        }
    }

    func readSome(_ generator: inout SeededGenerator) {
        for variable in variables.shuffled(using: &generator).prefix(5) {
            _ = solver.value(of: variable)
        }
    }

    func assertEqualToANewOne(_ message: String) {
        let fresh = ConstraintSolver()
        let copies = variables.map { _ in fresh.makeVariable() }
        for model in models.sorted(by: { $0.key > $1.key }).map(\.value) {
            var copy = model
            copy.terms = model.terms.map {
                .init($0.coefficient, copies[variables.firstIndex(of: $0.variable) ?? 0])
            }
            XCTAssertNoThrow(try copy.add(to: fresh), message)
        }
        for (variable, copy) in zip(variables, copies) {
            let (value, expected) = (solver.value(of: variable), fresh.value(of: copy))
            guard abs(value - expected) <= 1e-5 * max(1, abs(expected)) else {
                return XCTFail("\(variable) is \(value), not \(expected) (\(message))")
            }
        }
    }
}
