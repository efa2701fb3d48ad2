// SPDX-License-Identifier: MIT

/// Values by row, bounded in number; the one used longest ago goes first.
///
/// Cost: reading and storing take constant time, removal a pass over at most ``capacity`` entries.
package struct LayoutCache<Value> {
    /// The largest number of values.
    package let capacity: Int
    private var entries: [Int: (value: Value, lastUse: UInt64)] = [:]
    private var clock: UInt64 = 0

    /// Makes an empty cache.
    package init(capacity: Int) { self.capacity = max(capacity, 1) }

    /// Number of values.
    package var count: Int { entries.count }

    /// The value of a row, which counts as a use.
    package mutating func value(_ row: Int) -> Value? {
        guard let slot = entries.index(forKey: row) else { return nil }
        clock += 1
        entries.values[slot].lastUse = clock
        return entries.values[slot].value
    }

    /// Stores the value of a row.
    package mutating func store(_ value: Value, for row: Int) {
        clock += 1
        entries[row] = (value, clock)
        guard entries.count > capacity else { return }
        // A quarter at once, so that the pass is rare.
        let uses = entries.values.map(\.lastUse).sorted()
        let limit = uses[entries.count - capacity + capacity / 4]
        entries = entries.filter { $0.value.lastUse >= limit }
    }

    /// The cache after a change of the list; see ``RowSizes/moved(to:count:changed:)``.
    package func moved(to newIndices: [Int?], changed: [Int]) -> LayoutCache {
        var result = LayoutCache(capacity: capacity)
        result.clock = clock
        for (row, entry) in entries where newIndices.indices.contains(row) {
            guard let target = newIndices[row] else { continue }
            result.entries[target] = entry
        }
        for row in changed { result.entries[row] = nil }
        return result
    }

    /// Removes all values.
    package mutating func removeAll() { entries.removeAll() }
}
