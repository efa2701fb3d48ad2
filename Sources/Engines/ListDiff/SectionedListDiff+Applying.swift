// SPDX-License-Identifier: MIT

extension SectionedListDiff {
    /// Applies the difference to the old sections, taking what was inserted or changed from the
    /// new ones.
    ///
    /// Only the difference decides where survivors go, so a front end can be checked with it.
    /// Cost: O(n + changes · log changes).
    ///
    /// - Parameters:
    ///   - old: The sections the difference starts from.
    ///   - new: The sections it leads to.
    ///   - items: The items of a section.
    ///   - replacingItems: A section with other items.
    /// - Returns: The sections after the batch.
    @inlinable
    public func applying<Section, Item>(
        _ old: [Section], to new: [Section], items: (Section) -> [Item],
        replacingItems: (Section, [Item]) -> Section
    ) -> [Section] {
        let before = old.map(items)
        let after = new.map(items)
        let count = old.count - sections.deletes.count + sections.inserts.count
        var departures = [[Int]](repeating: [], count: old.count)
        var arrivals = [[(item: Int, value: Item)]](repeating: [], count: count)
        for path in update.deletedItems { departures[path.section].append(path.item) }
        for path in update.insertedItems {
            arrivals[path.section].append((path.item, after[path.section][path.item]))
        }
        for move in update.movedItems {
            departures[move.from.section].append(move.from.item)
            let value = before[move.from.section][move.from.item]
            arrivals[move.to.section].append((move.to.item, value))
        }
        var renewals = [[Int]](repeating: [], count: count)
        for path in update.reconfiguredItems { renewals[path.section].append(path.item) }

        var result = [Section?](repeating: nil, count: count)
        for section in sections.inserts { result[section] = new[section] }
        let hasNewHeader = Set(sections.updates.map(\.to))
        for (oldSection, newSection) in sections.survivors(oldCount: old.count) {
            var items = Self.merged(
                before[oldSection], without: departures[oldSection].sorted(),
                with: arrivals[newSection].sorted { $0.item < $1.item })
            for item in renewals[newSection] { items[item] = after[newSection][item] }
            let section = hasNewHeader.contains(newSection) ? new[newSection] : old[oldSection]
            result[newSection] = replacingItems(section, items)
        }
        return result.compactMap { $0 }
    }

    /// What stays keeps its order in the places that no arrival takes.
    @inlinable
    static func merged<Item>(
        _ items: [Item], without departures: [Int], with arrivals: [(item: Int, value: Item)]
    ) -> [Item] {
        var result: [Item] = []
        result.reserveCapacity(items.count - departures.count + arrivals.count)
        var arrival = 0
        var departure = 0
        func arrive() {
            while arrival < arrivals.count, arrivals[arrival].item == result.count {
                result.append(arrivals[arrival].value)
                arrival += 1
            }
        }
        for (index, item) in items.enumerated() {
            if departure < departures.count, departures[departure] == index {
                departure += 1
                continue
            }
            arrive()
            result.append(item)
        }
        arrive()
        precondition(
            arrival == arrivals.count && departure == departures.count,
            "The difference was made from other sections; apply it to those it was made from.")
        return result
    }
}
