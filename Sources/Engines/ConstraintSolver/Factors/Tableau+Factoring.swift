// SPDX-License-Identifier: MIT

extension Tableau {
    /// Factors the basis, column by column (Gilbert and Peierls, "Sparse partial pivoting in time
    /// proportional to arithmetic operations", 1988). A basis that turns out to be singular, by
    /// rounding, is mended: a column that depends on others becomes free, a row loose.
    mutating func factorAnew(_ component: Int) {
        for row in components[component].rows { rows[Int(row)].position = Factors.nowhere }
        for variable in components[component].variables {
            variables[Int(variable)].position = Factors.nowhere
        }
        var rowSlots: [Int32] = []
        for row in components[component].rows where isTight[Int(row)] {
            rows[Int(row)].position = Int32(rowSlots.count)
            rowSlots.append(row)
        }
        var columnSlots: [Int32] = []
        var pattern = EliminationOrder.Pattern(rowCount: rowSlots.count)
        for variable in components[component].variables where variables[Int(variable)].isBasic {
            columnSlots.append(variable)
            var next = variables[Int(variable)].firstTerm
            while next >= 0 {
                let entry = terms[Int(next)]
                next = entry.nextInColumn
                if isTight[Int(entry.row)] { pattern.add(row: rows[Int(entry.row)].position) }
            }
            pattern.endColumn()
        }
        let steps = EliminationOrder.steps(of: pattern)
        if eliminate(component, steps, rowSlots, columnSlots) { return }
        factorAnew(component)
    }

    /// False if the basis was singular and has been mended.
    private mutating func eliminate(
        _ component: Int, _ steps: [(row: Int32, column: Int32)], _ rowSlots: [Int32],
        _ columnSlots: [Int32]
    ) -> Bool {
        var factors = Factors()
        workColumn.grow(to: steps.count)
        workRow.grow(to: steps.count)
        var stepOfRow = [Int32](repeating: -1, count: rowSlots.count)
        // The lower triangle's columns one after the other, by local row.
        var below: [(row: Int32, value: Double)] = []
        var starts = [0]
        starts.reserveCapacity(steps.count + 1)
        factors.reserve(steps: steps.count)
        var rest = SparseVector()
        rest.grow(to: max(1, rowSlots.count))
        for (step, pair) in steps.enumerated() {
            let variable = columnSlots[Int(pair.column)]
            var nextTerm = variables[Int(variable)].firstTerm
            while nextTerm >= 0 {
                let entry = terms[Int(nextTerm)]
                nextTerm = entry.nextInColumn
                guard isTight[Int(entry.row)] else { continue }
                let place = rows[Int(entry.row)].position
                let earlier = stepOfRow[Int(place)]
                if earlier >= 0 {
                    workColumn.add(entry.coefficient, at: Int(earlier))
                } else {
                    rest.add(entry.coefficient, at: place)
                }
            }
            var next = workColumn.place(from: 0)
            while let earlier = next {
                let value = workColumn.values[earlier]
                if value != 0 {
                    for index in starts[earlier]..<starts[earlier + 1] {
                        let (row, multiple) = below[index]
                        let target = stepOfRow[Int(row)]
                        if target >= 0 {
                            workColumn.add(-multiple * value, at: Int(target))
                        } else {
                            rest.add(-multiple * value, at: row)
                        }
                    }
                }
                next = workColumn.place(from: earlier + 1)
            }
            guard let pivotRow = choosePivot(rest, preferred: pair.row) else {
                workColumn.clear()
                mend(component, variable, stepOfRow, rowSlots)
                return false
            }
            let pivot = rest[pivotRow]
            factors.addStep(row: rowSlots[Int(pivotRow)], column: variable, diagonal: pivot)
            workColumn.forEach { earlier, value in
                factors.upper.add(value, row: earlier, column: step)
            }
            workColumn.clear()
            stepOfRow[Int(pivotRow)] = Int32(step)
            for row in rest.indices where row != pivotRow && abs(rest[row]) > 1e-14 {
                below.append((row, rest[row] / pivot))
            }
            starts.append(below.count)
            rest.clear()
        }
        for step in steps.indices {
            for (row, value) in below[starts[step]..<starts[step + 1]] {
                factors.lower.add(value, row: Int(stepOfRow[Int(row)]), column: step)
            }
        }
        for (place, row) in rowSlots.enumerated() { rows[Int(row)].position = stepOfRow[place] }
        for (step, variable) in factors.stepColumns.enumerated() {
            variables[Int(variable)].position = Int32(step)
        }
        factors.leastLinks = factors.lower.links.count + factors.upper.links.count
        components[component].factors = factors
        return true
    }

    /// The preferred row if it is not much smaller than the largest; nil if all are nothing.
    private func choosePivot(_ rest: SparseVector, preferred: Int32) -> Int32? {
        var best: Int32?
        for row in rest.indices {
            guard let former = best, abs(rest[row]) <= abs(rest[former]) else {
                best = row
                continue
            }
        }
        guard let best, abs(rest[best]) > 1e-9 else { return nil }
        return abs(rest[preferred]) >= 0.1 * abs(rest[best]) ? preferred : best
    }

    private mutating func mend(
        _ component: Int, _ variable: Int32, _ stepOfRow: [Int32], _ rowSlots: [Int32]
    ) {
        guard let place = stepOfRow.indices.first(where: { stepOfRow[$0] < 0 }) else { return }
        let row = rowSlots[place]
        trial?.exchanges.append(
            (
                Mover(isRow: true, slot: row, direction: 1),
                Kink(distance: 0, rate: 1, jump: 1, level: 0, isRow: false, slot: variable)
            ))
        isTight[Int(row)] = false
        components[component].tightCount -= 1
        variables[Int(variable)].isBasic = false
        components[component].course = nil
        variableLocks[Int(variable)] = Lock()
        if rows[Int(row)].isRemoved {
            if trial == nil { retire(row) } else { trial?.retired.append(row) }
        } else {
            refresh(row)
        }
        setPending(component)
    }
}
