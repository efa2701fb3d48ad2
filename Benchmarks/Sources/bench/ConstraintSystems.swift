// SPDX-License-Identifier: MIT
import ConstraintSolver

/// A system of constraints that both engines can build.
struct ConstraintSystem {
    /// A constraint: its terms name variables by index.
    struct Row {
        var relation: ConstraintSolver.Relation
        var constant: Double
        var priority: Float
        var terms: [(coefficient: Double, variable: Int)]
    }

    var variableCount = 0
    var rows: [Row] = []
    /// The variable that an edit changes (−1 for none), its value, and the row that fixes it; that
    /// row is not among ``rows``.
    var edited = -1
    var value = 0.0
    /// The row that is removed and added again; −1 for none.
    var removed = -1

    /// Boxes in a row, 8 apart and equally wide, between zero and a width that can be edited.
    static func chain(_ count: Int) -> ConstraintSystem {
        var system = ConstraintSystem(variableCount: 2 * count + 1)
        system.edited = 2 * count
        system.value = Double(count) * 30
        system.add(.equal, 0, [(1, 0)])
        for box in 1..<count {
            let (left, right) = (2 * box, 2 * box + 1)
            system.add(.equal, 0, [(1, right), (-1, left), (-1, 1), (1, 0)])
            if box == count / 2 { system.removed = system.rows.count }
            system.add(.equal, 8, [(1, left), (-1, right - 2)])
            system.add(.greaterThanOrEqual, 0, [(1, right), (-1, left)])
        }
        system.add(.equal, 0, [(1, 2 * count - 1), (-1, 2 * count)])
        return system
    }

    /// Cells of eight views each (left, top, width, height) that have nothing to do with each other:
    /// seven labels below one another in a cell as high as they need.
    static func cells(_ count: Int) -> ConstraintSystem {
        var system = ConstraintSystem()
        for _ in 0..<count { system.addCell() }
        return system
    }

    private mutating func addCell() {
        let cell = variableCount
        variableCount += 32
        for (variable, value) in zip(cell..<(cell + 3), [0.0, 0, 320]) {
            add(.equal, value, [(1, variable)])
        }
        for label in stride(from: cell + 4, to: cell + 32, by: 4) {
            add(.equal, 16, [(1, label), (-1, cell)])
            add(.equal, -16, [(1, label), (1, label + 2), (-1, cell), (-1, cell + 2)])
            if label == cell + 4 {
                add(.equal, 8, [(1, label + 1), (-1, cell + 1)])
            } else {
                add(.equal, 8, [(1, label + 1), (-1, label - 3), (-1, label - 1)])
            }
            for (size, intrinsic) in [(label + 2, 100.0), (label + 3, 20)] {
                add(.greaterThanOrEqual, intrinsic, [(1, size)], priority: 750)
                add(.lessThanOrEqual, intrinsic, [(1, size)], priority: 250)
            }
        }
        let last = cell + 28
        add(.equal, 8, [(1, cell + 3), (1, cell + 1), (-1, last + 1), (-1, last + 3)])
    }

    private mutating func add(
        _ relation: ConstraintSolver.Relation, _ constant: Double, _ terms: [(Double, Int)],
        priority: Float = 1_000
    ) {
        rows.append(
            Row(
                relation: relation, constant: constant, priority: priority,
                terms: terms.map { (coefficient: $0.0, variable: $0.1) }))
    }

    /// As Peers/constraint-peer takes it.
    var json: [String: Any] {
        let constraints: [[Any]] = rows.map { row in
            let sign: String
            switch row.relation {
            case .equal: sign = "=="
            case .lessThanOrEqual: sign = "<="
            case .greaterThanOrEqual: sign = ">="
            }
            return [sign, row.constant, row.priority]
                + row.terms.map { [$0.coefficient, $0.variable] }
        }
        return [
            "variables": variableCount, "constraints": constraints, "edit": edited,
            "value": value, "removed": removed,
        ]
    }
}

/// A system in our solver.
final class BuiltSystem {
    let solver = ConstraintSolver()
    let variables: [ConstraintSolver.Variable]
    private let system: ConstraintSystem
    private var constraints: [ConstraintSolver.Constraint] = []
    private var edit: ConstraintSolver.Constraint?

    /// Adds all constraints and reads all values.
    init(_ system: ConstraintSystem) throws {
        self.system = system
        let solver = solver
        variables = (0..<system.variableCount).map { _ in solver.makeVariable() }
        constraints.reserveCapacity(system.rows.count)
        if system.edited >= 0 {
            edit = try solver.add([.init(1, variables[system.edited])], .equal, system.value)
        }
        for row in system.rows { constraints.append(try add(row)) }
        read()
    }

    private func add(_ row: ConstraintSystem.Row) throws -> ConstraintSolver.Constraint {
        try solver.add(
            row.terms.map { .init($0.coefficient, variables[$0.variable]) }, row.relation,
            row.constant, priority: .init(row.priority))
    }

    /// Reads all values.
    @discardableResult
    func read() -> Double {
        variables.reduce(0) { $0 + solver.value(of: $1) }
    }

    /// Gives the edited variable another value.
    func edit(to value: Double) throws {
        guard let edit else { return }
        try solver.setConstant(value, of: edit)
        read()
    }

    /// Removes a constraint, and adds it again; reads in between if asked to.
    func replace(_ index: Int, readsBetween: Bool) throws {
        solver.remove(constraints[index])
        if readsBetween { read() }
        constraints[index] = try add(system.rows[index])
        read()
    }
}
