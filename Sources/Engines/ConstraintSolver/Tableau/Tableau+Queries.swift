// SPDX-License-Identifier: MIT

extension Tableau {
    /// Whether a variable can take another value in an optimum; the component is solved.
    mutating func isAmbiguous(_ slot: Int) -> Bool {
        let home = Int(variables[slot].home)
        guard home >= 0 else { return true }
        if components[home].isUnique { return false }
        if components[home].lockStamp < 0 {
            setPending(home)
            solve(pending: home)
        }
        lockStamp = components[home].lockStamp
        tieStamp += 1
        let variable = Int32(slot)
        let isAmbiguous = canMove(home, variable, 1) || canMove(home, variable, -1)
        lockStamp = lastLockStamp
        return isAmbiguous
    }

    /// Whether the levels let a variable move in a direction. All is put back afterwards.
    private mutating func canMove(_ component: Int, _ variable: Int32, _ direction: Int8) -> Bool {
        startTrial(component)
        let locks = components[component].lockStamp
        defer {
            undoTrial(component)
            components[component].lockStamp = locks
        }
        let former = variables[Int(variable)].value
        for step in 0..<(200 + components[component].rows.count) {
            guard let mover = moverOf(component, variable, direction) else { return false }
            computeRates(component, mover)
            let result = move(
                component, mover, level: Level.ties, slope: -1, prefersLowest: step > 20)
            if !result.isStopped { return true }
            let change = abs(variables[Int(variable)].value - former)
            if change > 1e-7 * max(1, abs(former)) { return true }
        }
        return false
    }

    private mutating func moverOf(
        _ component: Int, _ variable: Int32, _ direction: Int8
    ) -> Mover? {
        if !variables[Int(variable)].isBasic {
            let mover = Mover(isRow: false, slot: variable, direction: direction)
            return isLocked(mover, level: Level.ties) ? nil : mover
        }
        gradient.add(1, at: variable)
        price(component)
        return bestMover(towards: Double(direction))
    }

    /// The tight rows that give a variable its value.
    mutating func constraintsAffecting(_ slot: Int) -> [ConstraintSolver.Constraint] {
        guard variables[slot].isBasic else { return [] }
        gradient.add(1, at: Int32(slot))
        price(Int(variables[slot].home))
        return multipliers.indices.filter { abs(multipliers[$0]) > Self.leastRate }
            .map { ConstraintSolver.Constraint(serial: rows[Int($0)].serial, slot: $0) }
            .sorted()
    }
}
