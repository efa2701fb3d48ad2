// SPDX-License-Identifier: MIT

extension Tableau {
    static var cornerStride: Int { Factors.widestBorder + 2 }

    /// A tight row becomes loose.
    mutating func borderWithout(row: Int32, _ component: Int) {
        let position = rows[Int(row)].position
        if position >= 0 {
            addBorderColumn(component, .freed(position))
        } else {
            removeBorderRow(component, .row(row))
        }
    }

    /// A basic variable becomes free.
    mutating func borderWithout(column: Int32, _ component: Int) {
        let position = variables[Int(column)].position
        if position >= 0 {
            addBorderRow(component, .held(position))
        } else {
            removeBorderColumn(component, .variable(column))
        }
    }

    /// A loose row becomes tight.
    mutating func borderWith(row: Int32, _ component: Int) {
        let position = rows[Int(row)].position
        if position >= 0 {
            removeBorderColumn(component, .freed(position))
        } else {
            addBorderRow(component, .row(row))
        }
    }

    /// A free variable becomes basic.
    mutating func borderWith(column: Int32, _ component: Int) {
        let position = variables[Int(column)].position
        if position >= 0 {
            removeBorderRow(component, .held(position))
        } else {
            addBorderColumn(component, .variable(column))
        }
    }

    private mutating func addBorderColumn(_ component: Int, _ column: Factors.BorderColumn) {
        let steps = components[component].factors.stepCount
        workColumn.grow(to: steps)
        switch column {
        case .freed(let step): workColumn.add(1, at: Int(step))
        case .variable(let variable):
            // Loose rows of the core too: they may become tight again.
            var place = variables[Int(variable)].firstTerm
            while place >= 0 {
                let entry = terms[Int(place)]
                place = entry.nextInColumn
                let position = rows[Int(entry.row)].position
                if position >= 0 { workColumn.add(entry.coefficient, at: Int(position)) }
            }
        }
        components[component].factors.solveCore(&workColumn)
        let place = components[component].factors.borderColumns.count
        components[component].factors.solved.append(Array(workColumn.values[0..<steps]))
        components[component].factors.borderColumns.append(column)
        workColumn.clear()
        if components[component].factors.corner.isEmpty {
            components[component].factors.corner = Array(
                repeating: 0, count: Self.cornerStride * Self.cornerStride)
        }
        for row in components[component].factors.borderRows.indices {
            setCorner(component, row, place)
        }
    }

    private mutating func addBorderRow(_ component: Int, _ row: Factors.BorderRow) {
        let place = components[component].factors.borderRows.count
        components[component].factors.borderRows.append(row)
        if components[component].factors.corner.isEmpty {
            components[component].factors.corner = Array(
                repeating: 0, count: Self.cornerStride * Self.cornerStride)
        }
        for column in components[component].factors.borderColumns.indices {
            setCorner(component, place, column)
        }
    }

    /// Computes an element of the Schur complement.
    private mutating func setCorner(_ component: Int, _ rowPlace: Int, _ columnPlace: Int) {
        var value = 0.0
        switch components[component].factors.borderRows[rowPlace] {
        case .held(let step):
            value = -components[component].factors.solved[columnPlace][Int(step)]
        case .row(let row):
            var added: Int32 = -1
            if case .variable(let variable) = components[component].factors
                .borderColumns[columnPlace]
            {
                added = variable
            }
            for place in rows[Int(row)].places {
                let term = terms[place]
                let position = variables[Int(term.variable)].position
                if term.variable == added {
                    value += term.coefficient
                } else if position >= 0 {
                    value -=
                        term.coefficient
                        * components[component].factors.solved[columnPlace][Int(position)]
                }
            }
        }
        components[component].factors.corner[rowPlace * Self.cornerStride + columnPlace] = value
    }

    /// Removes a row of the border; the last one takes its place.
    private mutating func removeBorderRow(_ component: Int, _ row: Factors.BorderRow) {
        guard let place = components[component].factors.borderRows.firstIndex(of: row) else {
            return invalidateFactors(component)
        }
        let last = components[component].factors.borderRows.count - 1
        if place != last {
            for column in 0..<components[component].factors.borderColumns.count {
                components[component].factors.corner[place * Self.cornerStride + column] =
                    components[component].factors.corner[last * Self.cornerStride + column]
            }
            components[component].factors.borderRows.swapAt(place, last)
        }
        components[component].factors.borderRows.removeLast()
    }

    /// Removes a column of the border; the last one takes its place.
    private mutating func removeBorderColumn(_ component: Int, _ column: Factors.BorderColumn) {
        guard let place = components[component].factors.borderColumns.firstIndex(of: column) else {
            return invalidateFactors(component)
        }
        let last = components[component].factors.borderColumns.count - 1
        if place != last {
            for row in 0..<components[component].factors.borderRows.count {
                components[component].factors.corner[row * Self.cornerStride + place] =
                    components[component].factors.corner[row * Self.cornerStride + last]
            }
            components[component].factors.borderColumns.swapAt(place, last)
            components[component].factors.solved.swapAt(place, last)
        }
        components[component].factors.borderColumns.removeLast()
        components[component].factors.solved.removeLast()
    }
}
