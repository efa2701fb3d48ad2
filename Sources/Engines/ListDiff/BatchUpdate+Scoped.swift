// SPDX-License-Identifier: MIT

extension BatchUpdate {
    /// A batch for a big change that is exact only for the rows that are seen.
    ///
    /// Sorting 60,000 rows anew moves almost all of them, but a screen shows twenty. The batch
    /// names every row that is on screen before or after; for the others it deletes or inserts as
    /// many as the counts need and lets the rest fall into place, so it is legal and brings all
    /// rows that are seen to where they belong. What a list remembers of unseen rows (sizes,
    /// selection) has to be brought in order from the data.
    ///
    /// Cost: O(old + new count); the batch has at most a few changes for each row seen, and the
    /// difference of the counts.
    ///
    /// - Parameters:
    ///   - diff: The difference of the rows.
    ///   - oldCount: Number of rows before.
    ///   - newCount: Number of rows after.
    ///   - section: The section of the rows.
    ///   - before: Rows on screen before, by old index.
    ///   - after: Rows on screen after, by new index.
    public init(
        _ diff: ListDiff, oldCount: Int, newCount: Int, section: Int, seenBefore before: Range<Int>,
        seenAfter after: Range<Int>
    ) {
        self.init()
        let before = before.clamped(to: 0..<oldCount)
        let after = after.clamped(to: 0..<newCount)
        var isNamedOld = [Bool](repeating: false, count: oldCount)
        var isNamedNew = [Bool](repeating: false, count: newCount)
        let newIndices = diff.newIndices(oldCount: oldCount)
        for (old, new) in newIndices.enumerated() {
            guard let new, before.contains(old) || after.contains(new) else { continue }
            isNamedOld[old] = true
            isNamedNew[new] = true
            movedItems.append(
                ItemMove(
                    from: ItemPath(section: section, item: old),
                    to: ItemPath(section: section, item: new)))
        }
        let updated = Set(diff.updates.map(\.to))
        reconfiguredItems = movedItems.map(\.to).filter { updated.contains($0.item) }.sorted()
        for old in before where !isNamedOld[old] {
            isNamedOld[old] = true
            deletedItems.append(ItemPath(section: section, item: old))
        }
        for new in after where !isNamedNew[new] {
            isNamedNew[new] = true
            insertedItems.append(ItemPath(section: section, item: new))
        }
        let free = isNamedOld.count { !$0 } - isNamedNew.count { !$0 }
        deletedItems += Self.last(max(free, 0), unnamedIn: isNamedOld, section: section)
        insertedItems += Self.last(max(-free, 0), unnamedIn: isNamedNew, section: section)
        deletedItems.sort()
        insertedItems.sort()
    }

    private static func last(_ count: Int, unnamedIn isNamed: [Bool], section: Int) -> [ItemPath] {
        var rest = count
        var paths: [ItemPath] = []
        paths.reserveCapacity(count)
        for item in isNamed.indices.reversed() where !isNamed[item] {
            guard rest > 0 else { break }
            rest -= 1
            paths.append(ItemPath(section: section, item: item))
        }
        return paths
    }
}
