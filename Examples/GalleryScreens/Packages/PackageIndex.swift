// SPDX-License-Identifier: MIT
import Foundation

/// Which packages a list shows, and in what order.
package struct PackageQuery: Hashable, Sendable {
    /// How rows follow each other.
    package enum Order: Hashable, Sendable {
        /// As in the file.
        case file
        /// By the bytes of the name; equal names as in the file.
        case name
        /// Biggest installed size first; equal sizes by name.
        case size
    }

    /// Index of the only section to show, nil for all.
    var section: Int?
    var order: Order = .file
}

/// Answers queries over a store by lists of record indices.
///
/// Cost: the first order by name sorts (a Debian list is sorted already, which one pass finds);
/// after that every query takes one or a few passes over the records.
struct PackageIndex: Sendable {
    let store: PackageStore
    private var nameOrder: [UInt32]?
    private var sizeOrder: [UInt32]?

    init(_ store: PackageStore) { self.store = store }

    /// The records of a query, as indices of the store's entries.
    mutating func rows(_ query: PackageQuery) -> [UInt32] {
        guard let wanted = query.section else { return rows(query.order) }
        guard let section = UInt16(exactly: wanted), store.sections.indices.contains(wanted) else {
            return []
        }
        var result: [UInt32] = []
        result.reserveCapacity(store.sections[wanted].count)
        let entries = store.entries
        for row in rows(query.order) where entries[Int(row)].section == section {
            result.append(row)
        }
        return result
    }

    /// Sections by falling number of records, then by name; the index is the query's.
    func sectionsByCount() -> [(index: Int, section: PackageStore.Section)] {
        store.sections.enumerated()
            .map { (index: $0.offset, section: $0.element) }
            .sorted {
                ($1.section.count, $0.section.name) < ($0.section.count, $1.section.name)
            }
    }

    private mutating func rows(_ order: PackageQuery.Order) -> [UInt32] {
        switch order {
        case .file:
            return Array(0..<UInt32(store.count))
        case .name:
            let rows = nameOrder ?? sortedByName()
            nameOrder = rows
            return rows
        case .size:
            let rows = sizeOrder ?? sortedBySize(self.rows(.name))
            sizeOrder = rows
            return rows
        }
    }

    /// A name by its first bytes as a number, which decides most comparisons.
    private struct NameKey {
        var prefix: UInt64
        var row: UInt32
    }

    private func sortedByName() -> [UInt32] {
        let entries = store.entries
        return store.withTextBytes { text in
            guard let base = text.baseAddress else { return Array(0..<UInt32(entries.count)) }
            func precedes(_ left: NameKey, _ right: NameKey) -> Bool {
                if left.prefix != right.prefix { return left.prefix < right.prefix }
                let first = entries[Int(left.row)]
                let second = entries[Int(right.row)]
                let length = Int(min(first.nameLength, second.nameLength))
                // Both names lie within the arena.
                let order = memcmp(base + Int(first.start), base + Int(second.start), length)
                if order != 0 { return order < 0 }
                if first.nameLength != second.nameLength {
                    return first.nameLength < second.nameLength
                }
                return left.row < right.row
            }
            var keys: [NameKey] = []
            keys.reserveCapacity(entries.count)
            var isSorted = true
            for (row, entry) in entries.enumerated() {
                var prefix: UInt64 = 0
                for index in 0..<8 {
                    let isInside = index < Int(entry.nameLength)
                    prefix = prefix << 8 | (isInside ? UInt64(base[Int(entry.start) + index]) : 0)
                }
                let key = NameKey(prefix: prefix, row: UInt32(row))
                if let last = keys.last, isSorted, precedes(key, last) { isSorted = false }
                keys.append(key)
            }
            if !isSorted { keys.sort(by: precedes) }
            return keys.map(\.row)
        }
    }

    /// Counting sort by 11 bits at a time, which keeps the order of equals.
    private func sortedBySize(_ rows: [UInt32]) -> [UInt32] {
        let entries = store.entries
        var current = rows
        var other = [UInt32](repeating: 0, count: rows.count)
        for shift in [UInt32(0), 11, 22] {
            var starts = [Int](repeating: 0, count: 2049)
            // The complement puts the biggest first.
            func digit(_ row: UInt32) -> Int {
                Int((~entries[Int(row)].installedSize >> shift) & 2047)
            }
            for row in current { starts[digit(row) + 1] += 1 }
            for place in 1..<starts.count { starts[place] += starts[place - 1] }
            for row in current {
                let place = digit(row)
                other[starts[place]] = row
                starts[place] += 1
            }
            swap(&current, &other)
        }
        return current
    }
}
