// SPDX-License-Identifier: MIT

extension Tableau {
    mutating func remove(_ constraint: ConstraintSolver.Constraint) {
        let slot = check(constraint)
        let row = constraint.slot
        guard !rows[slot].terms.isEmpty else { return freeRow(row) }
        let component = Int(rows[slot].home)
        components[component].removals += 1
        guard rows[slot].isTight else {
            if rows[slot].side != 0 || isAtKink(row) { setPending(component) }
            return drop(row)
        }
        // It stays in the basis, free to move, until the next solve finds what takes its place.
        rows[slot].isRemoved = true
        setPending(component)
    }

    /// A removed row that is no longer tight goes for good.
    mutating func retire(_ row: Int32) {
        drop(row)
    }

    /// Takes a loose row out of everything.
    mutating func drop(_ row: Int32) {
        let slot = Int(row)
        rows[slot].isRemoved = true
        setSlack(0, of: row)
        forgetInFactors(row)
        for index in rows[slot].terms.indices {
            let variable = Int(rows[slot].terms[index].variable)
            if let place = variables[variable].column.firstIndex(where: { $0.row == row }) {
                variables[variable].column.swapAt(place, variables[variable].column.count - 1)
                variables[variable].column.removeLast()
            }
        }
        let home = Int(rows[slot].home)
        let place = Int(rows[slot].place)
        let last = components[home].rows.removeLast()
        if last != row {
            components[home].rows[place] = last
            rows[Int(last)].place = Int32(place)
        }
        freeRow(row)
    }

    mutating func freeRow(_ row: Int32) {
        rows[Int(row)] = Row(serial: -1)
        freeRows.append(row)
    }

    mutating func remove(_ variable: ConstraintSolver.Variable) {
        let slot = check(variable)
        precondition(
            variables[slot].column.allSatisfy { rows[Int($0.row)].isRemoved },
            "Variable \(variable) is in a constraint; remove its constraints first.")
        settle(slot)
        leaveComponent(Int32(slot))
        variables[slot] = VariableState(serial: -1)
        freeVariables.append(Int32(slot))
    }
}
