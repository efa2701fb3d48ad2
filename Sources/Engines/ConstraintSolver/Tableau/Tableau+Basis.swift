// SPDX-License-Identifier: MIT

extension Tableau {
    /// Fills ``rates`` with how fast each variable changes, as the mover moves by one a unit.
    mutating func computeRates(_ component: Int, _ mover: Mover) {
        rates.clear()
        let sign = Double(mover.direction)
        if mover.isRow {
            rightHandSide.add(sign, at: mover.slot)
        } else {
            rates.add(sign, at: mover.slot)
            var place = variables[Int(mover.slot)].firstTerm
            while place >= 0 {
                let entry = terms[Int(place)]
                place = entry.nextInColumn
                guard isTight[Int(entry.row)] else { continue }
                rightHandSide.add(-sign * entry.coefficient, at: entry.row)
            }
        }
        ensureFactors(component)
        solve(component)
        rightHandSide.clear()
    }

    /// Fills ``multipliers`` (of tight rows) and ``reducedCosts`` (of free variables) for the
    /// objective whose slopes are in ``gradient``, and clears that.
    mutating func price(_ component: Int) {
        multipliers.clear()
        reducedCosts.clear()
        ensureFactors(component)
        for variable in gradient.indices where !variables[Int(variable)].isBasic {
            reducedCosts.add(gradient[variable], at: variable)
        }
        solveTransposed(component)
        gradient.clear()
        for row in multipliers.indices {
            let multiplier = multipliers[row]
            guard multiplier != 0 else { continue }
            for place in rows[Int(row)].places {
                let term = terms[place]
                guard !variables[Int(term.variable)].isBasic else { continue }
                reducedCosts.add(-multiplier * term.coefficient, at: term.variable)
            }
        }
    }

    /// Computes all values of a component from its tight rows and free variables.
    mutating func polish(_ component: Int) {
        components[component].movesSincePolish = 0
        components[component].needsPolish = false
        guard components[component].tightCount > 0 else { return }
        ensureFactors(component)
        rates.clear()
        for row in components[component].rows where isTight[Int(row)] {
            var sum = rows[Int(row)].constant
            for place in rows[Int(row)].places {
                let term = terms[place]
                guard !variables[Int(term.variable)].isBasic else { continue }
                sum -= term.coefficient * variables[Int(term.variable)].value
            }
            rightHandSide.add(sum, at: row)
        }
        solve(component)
        rightHandSide.clear()
        for index in components[component].variables.indices {
            let variable = components[component].variables[index]
            if variables[Int(variable)].isBasic { setValue(rates[variable], of: variable) }
        }
        rates.clear()
        for index in components[component].rows.indices {
            let row = components[component].rows[index]
            if !isTight[Int(row)] { refresh(row) }
        }
    }

    mutating func setValue(_ value: Double, of variable: Int32) {
        let slot = Int(variable)
        guard variables[slot].value != value else { return }
        trial?.values.append((variable, variables[slot].value))
        variables[slot].value = value
        if !variables[slot].isTouched {
            variables[slot].isTouched = true
            touched.append(variable)
        }
    }

    /// Computes the slack of a loose row, and whether it errs.
    mutating func refresh(_ row: Int32) {
        let slot = Int(row)
        var slack = -rows[slot].constant
        for place in rows[slot].places {
            let term = terms[place]
            slack += term.coefficient * variables[Int(term.variable)].value
        }
        setSlack(slack, of: row)
    }

    /// Sets the slack of a row. A loose row within its tolerance of zero stays on the side where it
    /// was taken to err: at the kink either slope is right, but all who use it must use the same.
    mutating func setSlack(_ slack: Double, of row: Int32) {
        let slot = Int(row)
        rows[slot].slack = slack
        guard !isTight[slot] else { return setSide(0, of: row) }
        let tolerance = rows[slot].tolerance
        if slack > tolerance {
            setSide(rows[slot].slopeAbove > 0 ? 1 : 0, of: row)
        } else if slack < -tolerance {
            setSide(rows[slot].slopeBelow > 0 ? -1 : 0, of: row)
        } else if rows[slot].side != 0 {
            if rows[slot].penalty(rows[slot].side) == 0 {
                setSide(0, of: row)
            } else {
                noteKink(row)
            }
        }
    }

    /// Lists a row that errs and may be at its kink.
    mutating func noteKink(_ row: Int32) {
        guard !rows[Int(row)].isListedAtKink else { return }
        rows[Int(row)].isListedAtKink = true
        components[Int(rows[Int(row)].home)].kinked.append(row)
    }

    /// Sets on which side a row errs, and lists it accordingly.
    mutating func setSide(_ side: Int8, of row: Int32) {
        let slot = Int(row)
        guard side != rows[slot].side else { return }
        trial?.sides.append((row, rows[slot].side))
        let erred = rows[slot].side != 0
        rows[slot].side = side
        // One that left the tight rows is at its kink until it moves on.
        if side != 0 { noteKink(row) }
        guard erred != (side != 0) else { return }
        let home = Int(rows[slot].home)
        if erred {
            let place = Int(rows[slot].erringPlace)
            rows[slot].erringPlace = -1
            let last = components[home].erring.removeLast()
            if last != row {
                components[home].erring[place] = last
                rows[Int(last)].erringPlace = Int32(place)
            }
        } else {
            rows[slot].erringPlace = Int32(components[home].erring.count)
            components[home].erring.append(row)
        }
    }

    /// Takes rows that are at their kinks to be right, at the start of a solve or a move: a required
    /// row that seemed to err already would not stop one.
    mutating func settleSides(_ component: Int) {
        while let row = components[component].kinked.popLast() {
            // A slot may have been given to another row since.
            guard Int(rows[Int(row)].home) == component, rows[Int(row)].isListedAtKink else {
                continue
            }
            rows[Int(row)].isListedAtKink = false
            guard rows[Int(row)].side != 0, isAtKink(row) else { continue }
            setSide(0, of: row)
            setPending(component)
        }
    }

    /// Whether a row is off by more than its tolerance.
    func errs(_ row: Int32) -> Bool {
        rows[Int(row)].side != 0 && abs(rows[Int(row)].slack) > rows[Int(row)].tolerance
    }

    /// Whether a loose row is at its kink, so that what it does there may matter.
    func isAtKink(_ row: Int32) -> Bool {
        abs(rows[Int(row)].slack) <= rows[Int(row)].tolerance
    }
}
