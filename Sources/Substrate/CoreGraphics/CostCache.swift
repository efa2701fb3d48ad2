// SPDX-License-Identifier: MIT
import Synchronization

/// Keeps values up to a total cost and forgets those unused the longest. Safe on every thread.
///
/// Cost: a lookup is one hash and one lock; making room sorts the keys, once for every quarter
/// of the limit that was added.
package final class CostCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Entry {
        var value: Value
        var cost: Int
        var lastUse: UInt64
    }

    private struct Content {
        var entries: [Key: Entry] = [:]
        var cost = 0
        var clock: UInt64 = 0
    }

    private let limit: Int
    private let content = Mutex(Content())

    /// - Parameter limit: The total cost to keep, in the unit of ``insert(_:for:cost:)``.
    package init(limit: Int) {
        self.limit = limit
    }

    /// The value kept for `key`, now the most recently used.
    package func value(for key: Key) -> Value? {
        content.withLock { content in
            content.clock += 1
            let now = content.clock
            guard let index = content.entries.index(forKey: key) else { return nil }
            content.entries.values[index].lastUse = now
            return content.entries.values[index].value
        }
    }

    /// Keeps `value`, unless it alone costs more than the limit.
    package func insert(_ value: Value, for key: Key, cost: Int) {
        content.withLock { content in
            if let old = content.entries.removeValue(forKey: key) { content.cost -= old.cost }
            guard cost <= limit else { return }
            content.clock += 1
            content.entries[key] = Entry(value: value, cost: cost, lastUse: content.clock)
            content.cost += cost
            guard content.cost > limit else { return }
            for (key, entry) in content.entries.sorted(by: { $0.value.lastUse < $1.value.lastUse })
            where content.cost > limit / 4 * 3 && entry.lastUse < content.clock {
                content.entries.removeValue(forKey: key)
                content.cost -= entry.cost
            }
        }
    }

    /// Forgets everything.
    package func removeAll() {
        content.withLock { $0 = Content() }
    }

    /// The total cost of what is kept.
    package var cost: Int { content.withLock { $0.cost } }

    /// How many values are kept.
    package var count: Int { content.withLock { $0.entries.count } }
}
