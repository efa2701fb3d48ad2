// SPDX-License-Identifier: MIT

extension Tableau {
    mutating func makeVariable() -> ConstraintSolver.Variable {
        let serial = nextVariable
        nextVariable += 1
        let slot: Int32
        if let free = freeVariables.popLast() {
            slot = free
            variables[Int(slot)] = VariableState(serial: serial)
            variableLocks[Int(slot)] = Lock()
        } else {
            slot = Int32(variables.count)
            variables.append(VariableState(serial: serial))
            variableLocks.append(Lock())
            affected.grow(to: variables.count)
            rates.grow(to: variables.count)
            gradient.grow(to: variables.count)
            reducedCosts.grow(to: variables.count)
        }
        return ConstraintSolver.Variable(serial: serial, slot: slot)
    }

    mutating func add(
        _ terms: [ConstraintSolver.Term], _ relation: ConstraintSolver.Relation,
        _ constant: Double, _ priority: ConstraintSolver.Priority
    ) throws(ConstraintSolver.Unsatisfiable) -> ConstraintSolver.Constraint {
        let row = makeRow(terms, relation, constant, priority)
        let constraint = ConstraintSolver.Constraint(
            serial: rows[Int(row)].serial, slot: row)
        guard !rows[Int(row)].places.isEmpty else {
            if priority == .required, errsWithoutTerms(row) {
                freeRow(row)
                throw ConstraintSolver.Unsatisfiable(conflicting: [])
            }
            return constraint
        }
        let component = connect(row)
        if let removed = removedTwin(of: row) {
            try replace(removed, by: row)
            return constraint
        }
        refresh(row)
        guard priority == .required else {
            if errs(row) { wish(component, row) }
            return constraint
        }
        if let fresh = freshVariable(of: row) {
            addFresh(component, row, fresh)
            return constraint
        }
        guard rows[Int(row)].side != 0 else { return constraint }
        if let conflicting = attempt(component, row) {
            drop(row)
            throw ConstraintSolver.Unsatisfiable(conflicting: conflicting)
        }
        return constraint
    }

    private mutating func makeRow(
        _ terms: [ConstraintSolver.Term], _ relation: ConstraintSolver.Relation,
        _ constant: Double, _ priority: ConstraintSolver.Priority
    ) -> Int32 {
        var row = Row(serial: nextConstraint)
        nextConstraint += 1
        row.constant = constant
        row.relation = relation
        row.level = priority == .required ? Level.required : priority.rawValue
        newTerms.removeAll(keepingCapacity: true)
        var largest = 0.0
        for term in terms {
            precondition(
                term.coefficient.isFinite,
                "A coefficient is \(term.coefficient); it must be a finite number.")
            let slot = Int32(check(term.variable))
            largest = max(largest, abs(term.coefficient))
            if let same = newTerms.firstIndex(where: { $0.variable == slot }) {
                newTerms[same].coefficient += term.coefficient
            } else {
                newTerms.append(
                    Term(row: 0, variable: slot, coefficient: term.coefficient))
            }
        }
        newTerms.removeAll { abs($0.coefficient) <= 1e-12 * largest }
        row.tolerance = Self.tolerance(constant, largest)
        let slot: Int32
        if let free = freeRows.popLast() {
            slot = free
            rows[Int(slot)] = row
            isTight[Int(slot)] = false
            rowLocks[Int(slot)] = Lock()
        } else {
            slot = Int32(rows.count)
            rows.append(row)
            isTight.append(false)
            rowLocks.append(Lock())
            slackRates.grow(to: rows.count)
            multipliers.grow(to: rows.count)
            rightHandSide.grow(to: rows.count)
        }
        storeTerms(of: slot)
        return slot
    }

    /// Gives a row the terms in ``newTerms``.
    private mutating func storeTerms(of row: Int32) {
        let count = newTerms.count
        rows[Int(row)].termCount = Int32(count)
        guard count > 0 else { return }
        let isReused = count < freeTerms.count && !freeTerms[count].isEmpty
        let first = isReused ? Int(freeTerms[count].removeLast()) : terms.count
        rows[Int(row)].firstTerm = Int32(first)
        for index in 0..<count {
            var term = newTerms[index]
            term.row = row
            if isReused { terms[first + index] = term } else { terms.append(term) }
        }
    }

    private static func tolerance(_ constant: Double, _ largest: Double) -> Double {
        max(1e-8, 1e-11 * max(abs(constant), largest))
    }

    private func errsWithoutTerms(_ row: Int32) -> Bool {
        let state = rows[Int(row)]
        let slack = -state.constant
        return (slack > state.tolerance && state.slopeAbove > 0)
            || (slack < -state.tolerance && state.slopeBelow > 0)
    }

    /// A free variable that no other row contains, the one with the largest coefficient.
    func freshVariable(of row: Int32) -> Int32? {
        var best: Tableau.Term?
        for place in rows[Int(row)].places {
            let term = terms[place]
            let state = variables[Int(term.variable)]
            guard state.termCount == 1, !state.isBasic else { continue }
            if abs(term.coefficient) > abs(best?.coefficient ?? 0) { best = term }
        }
        return best?.variable
    }

    /// Adds a row that a fresh variable can always satisfy.
    mutating func addFresh(_ component: Int, _ row: Int32, _ variable: Int32) {
        setPending(component)
        guard rows[Int(row)].side != 0 || rows[Int(row)].relation == .equal else { return }
        let coefficient = terms[Int(variables[Int(variable)].firstTerm)].coefficient
        let value = variables[Int(variable)].value - rows[Int(row)].slack / coefficient
        setValue(value, of: variable)
        exchange(
            component, Mover(isRow: false, slot: variable, direction: 1),
            Kink(distance: 0, rate: 1, jump: 1, level: Level.required, isRow: true, slot: row))
    }

    /// Solves for a required row that errs, with all other required ones held. If it cannot be
    /// satisfied, all is put back, short of the row, and the ones it contradicts are returned.
    mutating func attempt(
        _ component: Int, _ row: Int32
    ) -> [ConstraintSolver.Constraint]? {
        let wasTrial = trial != nil
        if !wasTrial { startTrial(component) }
        renewLocks()
        settleSides(component)
        rows[Int(row)].level = Level.newcomer
        moveNeighbour(component, towards: row)
        minimise(component, level: Level.newcomer)
        rows[Int(row)].level = Level.required
        setPending(component)
        guard errs(row) else {
            keepTrial()
            return nil
        }
        var conflicting: [ConstraintSolver.Constraint] = []
        for other in multipliers.indices where abs(multipliers[other]) > 1e-7 {
            let state = rows[Int(other)]
            guard other != row, state.level == Level.required, !state.isRemoved else { continue }
            conflicting.append(ConstraintSolver.Constraint(serial: state.serial, slot: other))
        }
        undoTrial(component)
        components[component].lockStamp = -1
        return conflicting.sorted()
    }

    /// Moves a removed row that shares a variable with the row, or one of the row's own free
    /// variables, if that moves the row's slack. That is how most rows of layouts are satisfied, and
    /// spares computing the multipliers of all others.
    private mutating func moveNeighbour(_ component: Int, towards row: Int32) {
        for place in rows[Int(row)].places {
            var next = terms[place].nextInColumn
            while components[component].removals > 0, next >= 0 {
                let other = terms[Int(next)].row
                next = terms[Int(next)].nextInColumn
                guard rows[Int(other)].isRemoved, isTight[Int(other)] else { continue }
                let mover = Mover(isRow: true, slot: other, direction: 1)
                if tryMoving(component, mover, towards: row, level: Level.newcomer) { return }
            }
        }
        moveFreeVariable(component, towards: row, level: Level.newcomer)
    }

    mutating func moveFreeVariable(
        _ component: Int, towards row: Int32, level: Float
    ) {
        for place in rows[Int(row)].places {
            let variable = terms[place].variable
            guard !variables[Int(variable)].isBasic else { continue }
            let mover = Mover(isRow: false, slot: variable, direction: 1)
            if tryMoving(component, mover, towards: row, level: level) { return }
        }
    }

    /// Moves in the direction that makes the row err less; false if none does.
    private mutating func tryMoving(
        _ component: Int, _ mover: Mover, towards row: Int32, level: Float
    ) -> Bool {
        var mover = mover
        computeRates(component, mover)
        var slope = 0.0
        for place in rows[Int(row)].places {
            slope += terms[place].coefficient * rates[terms[place].variable]
        }
        guard abs(slope) > 1e-3 else {
            rates.clear()
            return false
        }
        if (slope > 0) == (rows[Int(row)].side > 0) {
            mover.direction = -1
            rates.negate()
        }
        _ = move(component, mover, level: level, slope: -abs(slope))
        return true
    }

    mutating func setConstant(
        _ constant: Double, of constraint: ConstraintSolver.Constraint
    ) throws(ConstraintSolver.Unsatisfiable) {
        let slot = check(constraint)
        let row = constraint.slot
        let former = rows[slot].constant
        guard constant != former else { return }
        let largest = rows[slot].places.reduce(0) { max($0, abs(terms[$1].coefficient)) }
        let formerTolerance = rows[slot].tolerance
        rows[slot].constant = constant
        rows[slot].tolerance = Self.tolerance(constant, largest)
        func restore() {
            rows[slot].constant = former
            rows[slot].tolerance = formerTolerance
        }
        guard !rows[slot].places.isEmpty else {
            if rows[slot].level == Level.required, errsWithoutTerms(row) {
                restore()
                throw ConstraintSolver.Unsatisfiable(conflicting: [])
            }
            return
        }
        let component = Int(rows[slot].home)
        let wasQuiet = !isTight[slot] && rows[slot].side == 0 && !isAtKink(row)
        startTrial(component)
        settleSides(component)
        if isTight[slot] { shift(component, row, by: constant - former) }
        if !isTight[slot] { refresh(row) }
        // Moving from a huge constant to a small one leaves nothing of the small one's digits.
        let isFromAfar = abs(former) > 1e6 * max(1, abs(constant))
        if isFromAfar { polish(component) }
        if rows[slot].level == Level.required, errs(row) {
            if let conflicting = attempt(component, row) {
                restore()
                if !isTight[slot] { refresh(row) }
                throw ConstraintSolver.Unsatisfiable(conflicting: conflicting)
            }
        } else {
            if !wasQuiet || rows[slot].side != 0 || isAtKink(row) { setPending(component) }
            keepTrial()
        }
        if isFromAfar { repair(component) }
    }

    /// Solves for the required rows that a computation of all values has found to err.
    mutating func repair(_ component: Int) {
        let broken = components[component].erring.filter {
            rows[Int($0)].level == Level.required && errs($0)
        }
        for row in broken.sorted() where errs(row) { _ = attempt(component, row) }
    }

    /// Moves the component along with a tight row whose constant changed, up to what a required
    /// row allows; the row is loose if one stops it.
    private mutating func shift(_ component: Int, _ row: Int32, by change: Double) {
        let mover = Mover(isRow: true, slot: row, direction: change > 0 ? 1 : -1)
        if let course = components[component].course, course.row == row {
            let sign = Double(mover.direction)
            for (variable, rate) in course.rates { rates.add(sign * rate, at: variable) }
            for (other, rate) in course.slackRates { slackRates.add(sign * rate, at: other) }
        } else {
            computeRates(component, mover)
            computeSlackRates()
            noteCourse(component, mover)
        }
        _ = move(
            component, mover, level: Level.newcomer, slope: -.infinity, limit: abs(change))
    }

    /// Remembers where a row's constant takes the component, if it is edited time and again.
    private mutating func noteCourse(_ component: Int, _ mover: Mover) {
        guard components[component].lastShifted == mover.slot else {
            components[component].lastShifted = mover.slot
            components[component].course = nil
            return
        }
        let sign = Double(mover.direction)
        components[component].course = Course(
            row: mover.slot, rates: rates.indices.map { ($0, sign * rates[$0]) },
            slackRates: slackRates.indices.map { ($0, sign * slackRates[$0]) })
    }

    mutating func setPriority(
        _ priority: ConstraintSolver.Priority, of constraint: ConstraintSolver.Constraint
    ) {
        let slot = check(constraint)
        precondition(
            priority < .required && rows[slot].level < Level.newcomer,
            "A constraint's priority cannot change between required and optional; "
                + "remove it and add it anew.")
        guard rows[slot].level != priority.rawValue else { return }
        rows[slot].level = priority.rawValue
        if !rows[slot].places.isEmpty { setPending(Int(rows[slot].home)) }
    }
}
