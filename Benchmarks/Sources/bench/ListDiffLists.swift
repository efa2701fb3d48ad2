// SPDX-License-Identifier: MIT

/// A list before and after a change.
struct ListChange<Element: Hashable> {
    let old: [Element]
    let new: [Element]

    /// Stretches are deleted, inserted and shuffled, one of each.
    ///
    /// - Parameters:
    ///   - old: 5,000 elements or more.
    ///   - fresh: The elements that come.
    static func stretches(_ old: [Element], fresh: [Element]) -> ListChange {
        var new = old
        new.removeSubrange(2_000..<2_000 + fresh.count)
        new.insert(contentsOf: fresh, at: 3_000)
        new[0..<200].shuffle()
        return ListChange(old: old, new: new)
    }

    /// As many elements as come are deleted, a fifth as many change places, all of them anywhere.
    static func scattered(_ old: [Element], fresh: [Element]) -> ListChange {
        let gone = Set(old.indices.shuffled().prefix(fresh.count))
        var rest = old.indices.filter { !gone.contains($0) }.map { old[$0] }
        let places = rest.indices.shuffled().prefix(fresh.count / 5)
        for (place, element) in zip(places, places.shuffled().map { [rest] in rest[$0] }) {
            rest[place] = element
        }
        var arrivals = fresh[...]
        let hosts = Set(rest.indices.shuffled().prefix(fresh.count))
        var new: [Element] = []
        new.reserveCapacity(old.count)
        for (index, element) in rest.enumerated() {
            if hosts.contains(index), let arrival = arrivals.popFirst() { new.append(arrival) }
            new.append(element)
        }
        return ListChange(old: old, new: new + arrivals)
    }
}

extension ListChange: Sendable where Element: Sendable {}

/// An identity of a type of one's own.
struct BenchIdentity: Hashable {
    var number: Int
}

/// A section of a sectioned list.
struct BenchSection {
    var id: Int
    var items: [Int]

    /// Sections of 100 items each.
    static func grid(_ count: Int) -> [BenchSection] {
        (0..<count).map { section in
            BenchSection(id: section, items: Array(section * 100..<section * 100 + 100))
        }
    }

    /// In each section ten items go, ten come and two change places; two sections change places,
    /// and a fifth of them give an item to another.
    static func changed(_ old: [BenchSection]) -> [BenchSection] {
        var new = old
        for section in new.indices {
            new[section].items.removeSubrange(20..<30)
            let fresh = 1_000_000 + section * 10
            new[section].items.insert(contentsOf: fresh..<fresh + 10, at: 50)
            new[section].items.swapAt(0, 80)
        }
        new.swapAt(new.count / 10, new.count - 1 - new.count / 10)
        for section in 0..<new.count / 5 {
            let item = new[section].items.remove(at: 5)
            new[new.count - 1 - section].items.insert(item, at: 7)
        }
        return new
    }
}
