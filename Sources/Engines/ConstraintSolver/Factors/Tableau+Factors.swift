// SPDX-License-Identifier: MIT

extension Tableau {
    mutating func invalidateFactors(_ component: Int) {
        components[component].factors.isValid = false
    }

    /// Puts the cores of two components together.
    mutating func mergeFactors(of gone: Int, into kept: Int) {
        guard components[kept].factors.isValid else { return }
        if components[gone].factors.hasBorder { invalidateFactors(gone) }
        ensureFactors(gone)
        let steps = Int32(components[kept].factors.stepCount)
        for row in components[gone].factors.stepRows where row >= 0 {
            rows[Int(row)].position += steps
        }
        for variable in components[gone].factors.stepColumns where variable >= 0 {
            variables[Int(variable)].position += steps
        }
        components[kept].factors.append(components[gone].factors)
    }

    /// A row that is not tight goes from the solver.
    mutating func forgetInFactors(_ row: Int32) {
        let position = Int(rows[Int(row)].position)
        let home = Int(rows[Int(row)].home)
        guard position >= 0, position < components[home].factors.stepCount else { return }
        if components[home].factors.stepRows[position] == row {
            components[home].factors.stepRows[position] = -1
        }
    }

    /// A variable that is not basic goes from the component.
    mutating func forgetColumnInFactors(_ variable: Int32) {
        let position = Int(variables[Int(variable)].position)
        let home = Int(variables[Int(variable)].home)
        variables[Int(variable)].position = Factors.nowhere
        guard position >= 0, home >= 0, position < components[home].factors.stepCount else {
            return
        }
        if components[home].factors.stepColumns[position] == variable {
            components[home].factors.stepColumns[position] = -1
        }
    }

    /// Brings the factors up to date with a step of the simplex method; −1 is none.
    mutating func exchangeInFactors(
        _ component: Int, outRow: Int32, inRow: Int32, outColumn: Int32, inColumn: Int32
    ) {
        guard components[component].factors.isValid else { return }
        if outRow < 0, outColumn < 0, rows[Int(inRow)].position < 0,
            variables[Int(inColumn)].position < 0,
            !components[component].factors.hasBorder || isOnly(inRow, of: inColumn)
        {
            extendCore(component, inRow, inColumn)
            return
        }
        if reviseCore(
            component, outRow: outRow, inRow: inRow, outColumn: outColumn, inColumn: inColumn)
        {
            return
        }
        if outRow >= 0 { borderWithout(row: outRow, component) }
        if outColumn >= 0 { borderWithout(column: outColumn, component) }
        if inRow >= 0 { borderWith(row: inRow, component) }
        if inColumn >= 0 { borderWith(column: inColumn, component) }
        components[component].factors.isCornerFactored = false
        if outRow < 0, outColumn < 0 { components[component].factors.growths += 1 }
        if components[component].factors.borderRows.count > Factors.widestBorder
            || components[component].factors.growths > Factors.mostGrowths
        {
            invalidateFactors(component)
        }
    }

    /// Whether no other row of the core or its border contains the variable.
    private func isOnly(_ row: Int32, of variable: Int32) -> Bool {
        var place = variables[Int(variable)].firstTerm
        while place >= 0 {
            let entry = terms[Int(place)]
            place = entry.nextInColumn
            guard entry.row != row else { continue }
            if isTight[Int(entry.row)] || rows[Int(entry.row)].position >= 0 { return false }
        }
        return true
    }

    /// Gives the border's columns their element of a step that is about to be added: that of the
    /// only row with the step's variable.
    private mutating func extendBorder(_ component: Int, _ row: Int32, pivot: Double) {
        for place in components[component].factors.borderColumns.indices {
            var added: Int32 = -1
            if case .variable(let variable) = components[component].factors.borderColumns[place] {
                added = variable
            }
            var sum = 0.0
            for index in rows[Int(row)].places {
                let term = terms[index]
                let position = variables[Int(term.variable)].position
                if term.variable == added {
                    sum += term.coefficient
                } else if position >= 0 {
                    sum -=
                        term.coefficient
                        * components[component].factors.solved[place][Int(position)]
                }
            }
            components[component].factors.solved[place].append(sum / pivot)
        }
    }

    /// Adds a step for a new row and variable.
    mutating func extendCore(_ component: Int, _ row: Int32, _ variable: Int32) {
        let steps = components[component].factors.stepCount
        workColumn.grow(to: steps + 1)
        workRow.grow(to: steps + 1)
        var pivot = 0.0
        var place = variables[Int(variable)].firstTerm
        while place >= 0 {
            let entry = terms[Int(place)]
            place = entry.nextInColumn
            if entry.row == row {
                pivot = entry.coefficient
            } else if rows[Int(entry.row)].position >= 0 {
                workColumn.add(entry.coefficient, at: Int(rows[Int(entry.row)].position))
            }
        }
        for place in rows[Int(row)].places {
            let term = terms[place]
            guard term.variable != variable, variables[Int(term.variable)].position >= 0 else {
                continue
            }
            workRow.add(term.coefficient, at: Int(variables[Int(term.variable)].position))
        }
        components[component].factors.solveLower(&workColumn)
        components[component].factors.solveUpperTransposed(&workRow)
        let coefficient = abs(pivot)
        if components[component].factors.hasBorder {
            extendBorder(component, row, pivot: pivot)
        }
        components[component].factors.addStep(row: row, column: variable, diagonal: 1)
        rows[Int(row)].position = Int32(steps)
        variables[Int(variable)].position = Int32(steps)
        workColumn.forEach { step, value in
            components[component].factors.upper.add(value, row: step, column: steps)
            pivot -= workRow.values[step] * value
        }
        workRow.forEach { step, value in
            components[component].factors.lower.add(value, row: steps, column: step)
        }
        workColumn.clear()
        workRow.clear()
        components[component].factors.reciprocals[steps] = 1 / pivot
        let links =
            components[component].factors.lower.links.count
            + components[component].factors.upper.links.count
        if abs(pivot) < 1e-6 * max(1, coefficient)
            || links > 2 * components[component].factors.leastLinks + 16 * (steps + 16)
        {
            invalidateFactors(component)
        }
    }

    /// Makes factors of the basis anew, unless those there are good.
    mutating func ensureFactors(_ component: Int) {
        let steps = components[component].factors.stepCount
        workColumn.grow(to: steps)
        workRow.grow(to: steps)
        if components[component].factors.isValid {
            guard components[component].factors.hasBorder else { return }
            if components[component].factors.isCornerFactored { return }
            let size = components[component].factors.borderRows.count
            let corner = components[component].factors.corner
            if components[component].factors.cornerFactors.factor(
                corner, size: size, stride: Self.cornerStride)
            {
                components[component].factors.isCornerFactored = true
                return
            }
        }
        factorAnew(component)
    }

    /// Adds the solution for ``rightHandSide`` to ``rates``.
    mutating func solve(_ component: Int) {
        let size = components[component].factors.borderRows.count
        var borderSide = [Double](repeating: 0, count: size)
        for row in rightHandSide.indices {
            let position = Int(rows[Int(row)].position)
            if position >= 0 {
                workColumn.add(rightHandSide[row], at: position)
            } else if let place = components[component].factors.borderRows
                .firstIndex(of: .row(row))
            {
                borderSide[place] = rightHandSide[row]
            }
        }
        components[component].factors.solveCore(&workColumn)
        if size > 0 { solveBorder(component, borderSide) }
        let stepColumns = components[component].factors.stepColumns
        var step = workColumn.place(from: 0)
        while let place = step {
            let value = workColumn.values[place]
            let variable = stepColumns[place]
            if value != 0, variable >= 0, variables[Int(variable)].isBasic {
                rates.add(value, at: variable)
            }
            step = workColumn.place(from: place + 1)
        }
        workColumn.clear()
    }

    private mutating func solveBorder(_ component: Int, _ side: [Double]) {
        var side = side
        for place in side.indices {
            switch components[component].factors.borderRows[place] {
            case .held(let step): side[place] -= workColumn.values[Int(step)]
            case .row(let row):
                for index in rows[Int(row)].places {
                    let term = terms[index]
                    let position = variables[Int(term.variable)].position
                    guard position >= 0 else { continue }
                    side[place] -= term.coefficient * workColumn.values[Int(position)]
                }
            }
        }
        let border = components[component].factors.cornerFactors.solve(side)
        for place in border.indices where border[place] != 0 {
            let amount = border[place]
            let steps = components[component].factors.stepCount
            components[component].factors.solved[place].withUnsafeBufferPointer { column in
                for step in 0..<steps where column[step] != 0 {
                    workColumn.add(-amount * column[step], at: step)
                }
            }
            if case .variable(let variable) = components[component].factors.borderColumns[place] {
                rates.add(amount, at: variable)
            }
        }
    }

    /// Adds the multipliers for ``gradient`` to ``multipliers``.
    mutating func solveTransposed(_ component: Int) {
        let size = components[component].factors.borderRows.count
        var borderSide = [Double](repeating: 0, count: size)
        for variable in gradient.indices where variables[Int(variable)].isBasic {
            let position = Int(variables[Int(variable)].position)
            if position >= 0 {
                workRow.add(gradient[variable], at: position)
            } else if let place = components[component].factors.borderColumns
                .firstIndex(of: .variable(variable))
            {
                borderSide[place] = gradient[variable]
            }
        }
        if size > 0 { solveBorderTransposed(component, borderSide) }
        components[component].factors.solveCoreTransposed(&workRow)
        let stepRows = components[component].factors.stepRows
        var step = workRow.place(from: 0)
        while let place = step {
            let value = workRow.values[place]
            let row = stepRows[place]
            if value != 0, row >= 0, isTight[Int(row)] { multipliers.add(value, at: row) }
            step = workRow.place(from: place + 1)
        }
        workRow.clear()
    }

    private mutating func solveBorderTransposed(_ component: Int, _ side: [Double]) {
        var side = side
        for place in side.indices {
            var sum = 0.0
            let column = components[component].factors.solved[place]
            workRow.forEach { step, value in sum += value * column[step] }
            side[place] -= sum
        }
        let border = components[component].factors.cornerFactors.solveTransposed(side)
        for place in border.indices where border[place] != 0 {
            switch components[component].factors.borderRows[place] {
            case .held(let step): workRow.add(-border[place], at: Int(step))
            case .row(let row):
                multipliers.add(border[place], at: row)
                for index in rows[Int(row)].places {
                    let term = terms[index]
                    let position = variables[Int(term.variable)].position
                    guard position >= 0 else { continue }
                    workRow.add(-border[place] * term.coefficient, at: Int(position))
                }
            }
        }
    }
}
