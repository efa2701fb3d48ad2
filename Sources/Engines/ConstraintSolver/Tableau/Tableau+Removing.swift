// SPDX-License-Identifier: MIT

extension Tableau {
    mutating func remove(_ constraint: ConstraintSolver.Constraint) {
        let slot = check(constraint)
        let row = constraint.slot
        guard !rows[slot].places.isEmpty else { return freeRow(row) }
        let component = Int(rows[slot].home)
        components[component].removals += 1
        guard isTight[slot] else {
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
        for place in rows[slot].places {
            let term = terms[place]
            if term.previousInColumn >= 0 {
                terms[Int(term.previousInColumn)].nextInColumn = term.nextInColumn
            } else {
                variables[Int(term.variable)].firstTerm = term.nextInColumn
            }
            if term.nextInColumn >= 0 {
                terms[Int(term.nextInColumn)].previousInColumn = term.previousInColumn
            }
            variables[Int(term.variable)].termCount -= 1
        }
        let home = Int(rows[slot].home)
        let place = Int(rows[slot].place)
        components[home].course = nil
        let last = components[home].rows.removeLast()
        if last != row {
            components[home].rows[place] = last
            rows[Int(last)].place = Int32(place)
        }
        freeRow(row)
    }

    mutating func freeRow(_ row: Int32) {
        let count = Int(rows[Int(row)].termCount)
        if count > 0 {
            while freeTerms.count <= count { freeTerms.append([]) }
            freeTerms[count].append(rows[Int(row)].firstTerm)
        }
        rows[Int(row)] = Row(serial: -1)
        freeRows.append(row)
    }

    /// Takes out a removed row that rounding has kept tight; the next factoring mends the basis.
    private mutating func forceOut(_ row: Int32) {
        if isTight[Int(row)] {
            let home = Int(rows[Int(row)].home)
            isTight[Int(row)] = false
            components[home].tightCount -= 1
            let basic = rows[Int(row)].places.map { terms[$0].variable }
                .first { variables[Int($0)].isBasic }
            if let basic { variables[Int(basic)].isBasic = false }
            invalidateFactors(home)
            setPending(home)
        }
        retire(row)
    }

    /// Ends a component whose rows were all removed: its variables are free, thus zero.
    mutating func dissolve(_ component: Int) {
        invalidateFactors(component)
        components[component].tightCount = 0
        for variable in components[component].variables {
            variables[Int(variable)].isBasic = false
        }
        for row in components[component].rows {
            isTight[Int(row)] = false
            retire(row)
        }
        // The last one takes the component with it.
        for variable in components[component].variables { leaveComponent(variable) }
    }

    private func isUnconstrained(_ slot: Int) -> Bool {
        var place = variables[slot].firstTerm
        while place >= 0 {
            guard rows[Int(terms[Int(place)].row)].isRemoved else { return false }
            place = terms[Int(place)].nextInColumn
        }
        return true
    }

    mutating func remove(_ variable: ConstraintSolver.Variable) {
        let slot = check(variable)
        precondition(
            isUnconstrained(slot),
            "Variable \(variable) is in a constraint; remove its constraints first.")
        settle(slot)
        while variables[slot].firstTerm >= 0 {
            forceOut(terms[Int(variables[slot].firstTerm)].row)
        }
        leaveComponent(Int32(slot))
        variables[slot] = VariableState(serial: -1)
        freeVariables.append(Int32(slot))
    }
}
