// SPDX-License-Identifier: MIT

/// The order of elimination: rows and columns that stand alone first, since they cause no fill, and
/// where none does, the row with the fewest columns.
private struct EliminationOrder {
    /// Elements by row and by column of the matrix, in local numbers.
    var rows: [[Int32]]
    var columns: [[Int32]]
    private var rowCounts: [Int]
    private var columnCounts: [Int]
    private var isRowDone: [Bool]
    private var isColumnDone: [Bool]
    private var singleRows: [Int32] = []
    private var singleColumns: [Int32] = []
    private(set) var steps: [(row: Int32, column: Int32)] = []

    init(rows: [[Int32]], columns: [[Int32]]) {
        self.rows = rows
        self.columns = columns
        rowCounts = rows.map(\.count)
        columnCounts = columns.map(\.count)
        isRowDone = Array(repeating: false, count: rows.count)
        isColumnDone = Array(repeating: false, count: columns.count)
    }

    mutating func order() {
        for row in rows.indices where rowCounts[row] == 1 { singleRows.append(Int32(row)) }
        for column in columns.indices where columnCounts[column] == 1 {
            singleColumns.append(Int32(column))
        }
        // The rest in buckets by count would be better still; rests are small.
        var waiting = Array(rows.indices)
        waiting.sort { (rowCounts[$0], $0) > (rowCounts[$1], $1) }
        while steps.count < rows.count {
            if let row = singleRows.popLast() {
                guard !isRowDone[Int(row)] else { continue }
                guard let column = firstColumn(of: row) else { return }
                take(row, column)
            } else if let column = singleColumns.popLast() {
                guard !isColumnDone[Int(column)] else { continue }
                guard let row = columns[Int(column)].first(where: { !isRowDone[Int($0)] }) else {
                    return
                }
                take(row, column)
            } else {
                guard let row = waiting.popLast() else { return }
                guard !isRowDone[row] else { continue }
                guard let column = firstColumn(of: Int32(row)) else { return }
                take(Int32(row), column)
            }
        }
    }

    /// The column of a row that has the fewest rows left.
    private func firstColumn(of row: Int32) -> Int32? {
        var best: Int32?
        for column in rows[Int(row)] where !isColumnDone[Int(column)] {
            if let former = best, columnCounts[Int(former)] <= columnCounts[Int(column)] {
                continue
            }
            best = column
        }
        return best
    }

    private mutating func take(_ row: Int32, _ column: Int32) {
        steps.append((row, column))
        isRowDone[Int(row)] = true
        isColumnDone[Int(column)] = true
        for other in columns[Int(column)] where !isRowDone[Int(other)] {
            rowCounts[Int(other)] -= 1
            if rowCounts[Int(other)] == 1 { singleRows.append(other) }
        }
        for other in rows[Int(row)] where !isColumnDone[Int(other)] {
            columnCounts[Int(other)] -= 1
            if columnCounts[Int(other)] == 1 { singleColumns.append(other) }
        }
    }
}

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
        var byColumn: [[Int32]] = []
        var byRow: [[Int32]] = Array(repeating: [], count: rowSlots.count)
        for variable in components[component].variables where variables[Int(variable)].isBasic {
            let column = Int32(columnSlots.count)
            columnSlots.append(variable)
            var places: [Int32] = []
            var next = variables[Int(variable)].firstTerm
            while next >= 0 {
                let entry = terms[Int(next)]
                next = entry.nextInColumn
                guard isTight[Int(entry.row)] else { continue }
                let place = rows[Int(entry.row)].position
                places.append(place)
                byRow[Int(place)].append(column)
            }
            byColumn.append(places)
        }
        var order = EliminationOrder(rows: byRow, columns: byColumn)
        order.order()
        var steps = order.steps
        if steps.count < rowSlots.count {
            // Structurally singular; the elimination below finds out where.
            let rowsLeft = Set(rowSlots.indices.map { Int32($0) }).subtracting(steps.map(\.row))
            let columnsLeft = Set(columnSlots.indices.map { Int32($0) })
                .subtracting(steps.map(\.column))
            for (row, column) in zip(rowsLeft.sorted(), columnsLeft.sorted()) {
                steps.append((row, column))
            }
        }
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
        // The lower triangle's columns, by local row.
        var below: [[(row: Int32, value: Double)]] = []
        below.reserveCapacity(steps.count)
        var rest = SparseVector()
        rest.grow(to: max(1, rowSlots.count))
        for (step, pair) in steps.enumerated() {
            let variable = columnSlots[Int(pair.column)]
            var next = variables[Int(variable)].firstTerm
            while next >= 0 {
                let entry = terms[Int(next)]
                next = entry.nextInColumn
                guard isTight[Int(entry.row)] else { continue }
                let place = rows[Int(entry.row)].position
                let earlier = stepOfRow[Int(place)]
                if earlier >= 0 {
                    workColumn.add(entry.coefficient, at: Int(earlier))
                } else {
                    rest.add(entry.coefficient, at: place)
                }
            }
            for word in 0..<((step + 63) >> 6) {
                var pending = workColumn.bits[word]
                while pending != 0 {
                    let bit = pending.trailingZeroBitCount
                    let earlier = word << 6 + bit
                    let value = workColumn.values[earlier]
                    if value != 0 {
                        for (row, multiple) in below[earlier] {
                            let target = stepOfRow[Int(row)]
                            if target >= 0 {
                                workColumn.add(-multiple * value, at: Int(target))
                            } else {
                                rest.add(-multiple * value, at: row)
                            }
                        }
                    }
                    pending = workColumn.bits[word] & ~(UInt64.max >> UInt64(63 - bit))
                }
            }
            guard let pivotRow = choosePivot(rest, preferred: pair.row) else {
                workColumn.clear(steps.count)
                mend(component, variable, stepOfRow, rowSlots)
                return false
            }
            let pivot = rest[pivotRow]
            factors.addStep(row: rowSlots[Int(pivotRow)], column: variable, diagonal: pivot)
            workColumn.forEach(step) { earlier, value in
                factors.upper.add(value, row: earlier, column: step)
            }
            workColumn.clear(step)
            stepOfRow[Int(pivotRow)] = Int32(step)
            var column: [(row: Int32, value: Double)] = []
            for row in rest.indices where row != pivotRow && abs(rest[row]) > 1e-14 {
                column.append((row, rest[row] / pivot))
            }
            below.append(column)
            rest.clear()
        }
        for (step, column) in below.enumerated() {
            for (row, value) in column {
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
