// SPDX-License-Identifier: MIT
import ConstraintSolver

// What is asked of the solver, and what is done when it cannot be had.
extension LayoutEngine {
    func solverPriority(_ priority: UILayoutPriority) -> ConstraintSolver.Priority {
        priority == .required
            ? .required : ConstraintSolver.Priority(priority.rawValue)
    }

    /// A number beside which lengths of a screen are still exact: frames and constants may be the
    /// greatest there are, which stand for any that is far enough, and sums of them none at all.
    private static func bounded(_ number: Double) -> Double {
        number.isNaN ? 0 : min(max(number, -farthest), farthest)
    }

    private static let farthest = 1e9

    /// Adds a constraint; if the required ones cannot all hold, breaks one after the other, in the
    /// order that ``victim(among:)`` says, and reports it.
    ///
    /// - Parameter constant: the right side of `expression (relation) constant`.
    func add(
        _ entry: LayoutEngineEntry, _ expression: LayoutEngineExpression,
        _ relation: NSLayoutConstraint.Relation, _ priority: UILayoutPriority, constant: Double
    ) {
        guard !expression.terms.isEmpty else { return }
        entry.constant = LayoutEngine.bounded(constant - expression.constant)
        while true {
            do {
                try enter(entry, expression, relation, priority)
                return
            } catch {
                guard makeRoom(for: entry, error.conflicting) else { return }
            }
        }
    }

    /// Adds a constraint if it can hold with the others.
    ///
    /// - Returns: whether it was added.
    func tryToAdd(
        _ entry: LayoutEngineEntry, _ expression: LayoutEngineExpression,
        _ relation: NSLayoutConstraint.Relation, _ priority: UILayoutPriority, constant: Double
    ) -> Bool {
        entry.constant = LayoutEngine.bounded(constant - expression.constant)
        do {
            try enter(entry, expression, relation, priority)
            return true
        } catch {
            return false
        }
    }

    private func enter(
        _ entry: LayoutEngineEntry, _ expression: LayoutEngineExpression,
        _ relation: NSLayoutConstraint.Relation, _ priority: UILayoutPriority
    ) throws(ConstraintSolver.Unsatisfiable) {
        entry.isGiven = relation == .equal && priority == .required
        let relation: ConstraintSolver.Relation =
            switch relation {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        entry.variables = expression.terms.map(\.variable)
        let handle = try solver.add(
            expression.terms, relation, entry.constant, priority: solverPriority(priority))
        work.additions += 1
        touch(entry)
        entry.handle = handle
        entries[handle] = entry
    }

    /// Changes the right side of a constraint in the solver.
    func setConstant(_ constant: Double, of entry: LayoutEngineEntry) {
        let constant = LayoutEngine.bounded(constant)
        entry.constant = constant
        while let handle = entry.handle {
            do {
                work.edits += 1
                touch(entry)
                try solver.setConstant(constant, of: handle)
                loosen(entry)
                return
            } catch {
                if !makeRoom(for: entry, error.conflicting) { return }
            }
        }
    }

    /// Breaks one of the constraints that cannot hold together.
    ///
    /// - Returns: whether `entry` may be tried again; false if it is itself the one that is not
    ///   enforced.
    private func makeRoom(
        for entry: LayoutEngineEntry, _ conflicting: [ConstraintSolver.Constraint]
    ) -> Bool {
        var all = conflicting.compactMap { entries[$0] }
        if !all.contains(where: { $0 === entry }) { all.append(entry) }
        all.sort { $0.sequence < $1.sequence }
        let victim = victim(among: all) ?? entry
        report(all, breaking: victim)
        if let handle = victim.handle {
            touch(victim)
            release(victim)
            loosened.formUnion(victim.variables)
            solver.remove(handle)
            entries[handle] = nil
            victim.handle = nil
        }
        broken.append(victim)
        return victim !== entry
    }

    /// The constraint that gives way: the one added last, and never one of the system's.
    private func victim(among entries: [LayoutEngineEntry]) -> LayoutEngineEntry? {
        entries.last { $0.isBreakable }
    }
}
