// SPDX-License-Identifier: MIT

/// The order of elimination: rows and columns that stand alone first, since they cause no fill, and
/// where none does, the row with the fewest columns.
struct EliminationOrder {
    /// Which elements of a square matrix are not zero, by column.
    struct Pattern {
        let rowCount: Int
        private(set) var starts = [0]
        private(set) var rows: [Int32] = []

        init(rowCount: Int) {
            self.rowCount = rowCount
            starts.reserveCapacity(rowCount + 1)
        }

        /// Adds an element to the column that is not ended.
        mutating func add(row: Int32) { rows.append(row) }

        mutating func endColumn() { starts.append(rows.count) }
    }

    private let columnStarts: [Int]
    private let columnRows: [Int32]
    private var rowStarts: [Int]
    private var rowColumns: [Int32]
    private var rowCounts: [Int32]
    private var columnCounts: [Int32]
    private var isRowDone: [Bool]
    private var isColumnDone: [Bool]
    private var singleRows: [Int32] = []
    private var singleColumns: [Int32] = []
    private var steps: [(row: Int32, column: Int32)] = []

    /// The steps for a matrix. One that is singular whatever its numbers gets the rest in any order.
    static func steps(of pattern: Pattern) -> [(row: Int32, column: Int32)] {
        var order = EliminationOrder(pattern)
        order.run()
        order.pairRest()
        return order.steps
    }

    private init(_ pattern: Pattern) {
        let size = pattern.rowCount
        columnStarts = pattern.starts
        columnRows = pattern.rows
        rowCounts = Array(repeating: 0, count: size)
        columnCounts = Array(repeating: 0, count: size)
        isRowDone = Array(repeating: false, count: size)
        isColumnDone = Array(repeating: false, count: size)
        rowStarts = Array(repeating: 0, count: size + 1)
        rowColumns = Array(repeating: 0, count: columnRows.count)
        for row in columnRows { rowCounts[Int(row)] += 1 }
        for row in 0..<size { rowStarts[row + 1] = rowStarts[row] + Int(rowCounts[row]) }
        var next = rowStarts
        for column in 0..<size {
            columnCounts[column] = Int32(columnStarts[column + 1] - columnStarts[column])
            for index in columnStarts[column]..<columnStarts[column + 1] {
                let row = Int(columnRows[index])
                rowColumns[next[row]] = Int32(column)
                next[row] += 1
            }
        }
        steps.reserveCapacity(size)
    }

    private mutating func run() {
        let size = rowCounts.count
        for row in 0..<size where rowCounts[row] == 1 { singleRows.append(Int32(row)) }
        for column in 0..<size where columnCounts[column] == 1 {
            singleColumns.append(Int32(column))
        }
        var waiting: [Int32]?
        while steps.count < size {
            if let row = singleRows.popLast() {
                if !isRowDone[Int(row)] { take(row) }
            } else if let column = singleColumns.popLast() {
                if !isColumnDone[Int(column)] { take(column: column) }
            } else {
                var rest = waiting ?? rowsByCount()
                guard let row = rest.popLast() else { return }
                waiting = rest
                if !isRowDone[Int(row)] { take(row) }
            }
        }
    }

    /// Rows that are left, those with the fewest columns last.
    private func rowsByCount() -> [Int32] {
        var rest: [Int32] = []
        for row in 0..<Int32(rowCounts.count) where !isRowDone[Int(row)] { rest.append(row) }
        rest.sort { (rowCounts[Int($0)], $0) > (rowCounts[Int($1)], $1) }
        return rest
    }

    /// Eliminates a row by its column that has the fewest rows left.
    private mutating func take(_ row: Int32) {
        var best: Int32?
        for index in rowStarts[Int(row)]..<rowStarts[Int(row) + 1] {
            let column = rowColumns[index]
            if isColumnDone[Int(column)] { continue }
            if let former = best, columnCounts[Int(former)] <= columnCounts[Int(column)] {
                continue
            }
            best = column
        }
        if let best { take(row, best) }
    }

    private mutating func take(column: Int32) {
        for index in columnStarts[Int(column)]..<columnStarts[Int(column) + 1]
        where !isRowDone[Int(columnRows[index])] {
            return take(columnRows[index], column)
        }
    }

    private mutating func take(_ row: Int32, _ column: Int32) {
        steps.append((row, column))
        isRowDone[Int(row)] = true
        isColumnDone[Int(column)] = true
        for index in columnStarts[Int(column)]..<columnStarts[Int(column) + 1] {
            let other = columnRows[index]
            if isRowDone[Int(other)] { continue }
            rowCounts[Int(other)] -= 1
            if rowCounts[Int(other)] == 1 { singleRows.append(other) }
        }
        for index in rowStarts[Int(row)]..<rowStarts[Int(row) + 1] {
            let other = rowColumns[index]
            if isColumnDone[Int(other)] { continue }
            columnCounts[Int(other)] -= 1
            if columnCounts[Int(other)] == 1 { singleColumns.append(other) }
        }
    }

    private mutating func pairRest() {
        guard steps.count < rowCounts.count else { return }
        var column = 0
        for row in 0..<rowCounts.count where !isRowDone[row] {
            while isColumnDone[column] { column += 1 }
            steps.append((Int32(row), Int32(column)))
            column += 1
        }
    }
}
