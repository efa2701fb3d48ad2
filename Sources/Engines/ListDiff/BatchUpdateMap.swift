// SPDX-License-Identifier: MIT

/// Where sections and items go in a batch, in both directions.
///
/// Sections and items that a batch does not name keep their relative order and fill the free
/// places. Content of a deleted, inserted or reloaded section has no counterpart on the other
/// side; a reloaded item has: its place.
///
/// Cost: made in O(sections + changes · log changes), asked in O(log changes); the number of items
/// plays no part.
public struct BatchUpdateMap: Sendable {
    private let newSections: [Int?]
    private let oldSections: [Int?]
    private let isContentNew: [Bool]
    private let leaving: [Int: [Int]]
    private let arriving: [Int: [Int]]
    private let targets: [ItemPath: ItemPath]
    private let sources: [ItemPath: ItemPath]

    /// Makes the map of a batch that ``BatchUpdate/validate(before:after:)`` accepts.
    ///
    /// - Parameters:
    ///   - update: The batch.
    ///   - before: Number of sections before it.
    ///   - after: Number of sections after it.
    public init(_ update: BatchUpdate, sectionsBefore before: Int, sectionsAfter after: Int) {
        let sections = SlotMap(
            leaving: (update.deletedSections + update.movedSections.map(\.from)).sorted(),
            arriving: (update.insertedSections + update.movedSections.map(\.to)).sorted())
        var newSections = (0..<before).map { sections.target(of: $0) }
        for move in update.movedSections { newSections[move.from] = move.to }
        var oldSections = [Int?](repeating: nil, count: after)
        for (old, new) in newSections.enumerated() {
            guard let new else { continue }
            precondition(
                new < after,
                "Section \(old) would go to \(new), but there are only \(after) sections after "
                    + "the update; validate the batch first.")
            oldSections[new] = old
        }
        var isContentNew = oldSections.map { $0 == nil }
        for section in update.reloadedSections {
            if let new = newSections[section] { isContentNew[new] = true }
        }
        var leaving: [Int: [Int]] = [:]
        var arriving: [Int: [Int]] = [:]
        for path in update.deletedItems { leaving[path.section, default: []].append(path.item) }
        for path in update.insertedItems { arriving[path.section, default: []].append(path.item) }
        var targets: [ItemPath: ItemPath] = [:]
        var sources: [ItemPath: ItemPath] = [:]
        for move in update.movedItems {
            leaving[move.from.section, default: []].append(move.from.item)
            arriving[move.to.section, default: []].append(move.to.item)
            targets[move.from] = move.to
            sources[move.to] = move.from
        }
        self.newSections = newSections
        self.oldSections = oldSections
        self.isContentNew = isContentNew
        self.leaving = leaving.mapValues { $0.sorted() }
        self.arriving = arriving.mapValues { $0.sorted() }
        self.targets = targets
        self.sources = sources
    }

    /// The index after the batch of a section, nil when it is deleted.
    ///
    /// - Parameter section: An index before the batch.
    public func newSection(of section: Int) -> Int? { newSections[section] }

    /// The index before the batch of a section, nil when it is inserted.
    ///
    /// - Parameter section: An index after the batch.
    public func oldSection(of section: Int) -> Int? { oldSections[section] }

    /// The items that a section loses to deletions and moves, ascending.
    ///
    /// - Parameter section: An index before the batch.
    package func departures(from section: Int) -> [Int] { leaving[section] ?? [] }

    /// The items that a section gains by insertions and moves, ascending.
    ///
    /// - Parameter section: An index after the batch.
    package func arrivals(in section: Int) -> [Int] { arriving[section] ?? [] }

    /// The index before the batch of a section whose items the batch tells one by one, nil when the
    /// section is inserted or reloaded.
    ///
    /// - Parameter section: An index after the batch.
    package func keptSection(of section: Int) -> Int? {
        isContentNew[section] ? nil : oldSections[section]
    }

    /// The place after the batch of an item, nil when it is gone.
    ///
    /// - Parameter path: A place before the batch.
    public func newPath(of path: ItemPath) -> ItemPath? {
        if let target = targets[path] { return target }
        guard let section = newSections[path.section], !isContentNew[section] else { return nil }
        let slots = SlotMap(leaving: leaving[path.section] ?? [], arriving: arriving[section] ?? [])
        guard let item = slots.target(of: path.item) else { return nil }
        return ItemPath(section: section, item: item)
    }

    /// The place before the batch of an item, nil when it is new.
    ///
    /// - Parameter path: A place after the batch.
    public func oldPath(of path: ItemPath) -> ItemPath? {
        if let source = sources[path] { return source }
        guard let section = oldSections[path.section], !isContentNew[path.section] else {
            return nil
        }
        // The same question with the sides exchanged.
        let slots = SlotMap(leaving: arriving[path.section] ?? [], arriving: leaving[section] ?? [])
        guard let item = slots.target(of: path.item) else { return nil }
        return ItemPath(section: section, item: item)
    }
}

/// Where the unnamed places of one run go: those that stay fill the slots that nothing enters.
private struct SlotMap {
    /// Ascending places that empty.
    let leaving: [Int]
    /// Ascending places that fill from elsewhere.
    let arriving: [Int]

    func target(of place: Int) -> Int? {
        let gone = Self.firstIndex(in: leaving) { leaving[$0] >= place }
        if gone < leaving.count, leaving[gone] == place { return nil }
        let rank = place - gone
        // arriving[k] - k slots are free before the arrival k.
        return rank + Self.firstIndex(in: arriving) { arriving[$0] - $0 > rank }
    }

    private static func firstIndex(in places: [Int], where isPast: (Int) -> Bool) -> Int {
        var low = 0
        var high = places.count
        while low < high {
            let middle = (low + high) / 2
            if isPast(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension ListDiff {
    /// The new index of each old element, nil for a deleted one.
    ///
    /// Cost: O(old count + changes · log changes).
    ///
    /// - Parameter oldCount: Number of elements of the old list.
    public func newIndices(oldCount: Int) -> [Int?] {
        let arriving = (inserts + moves.map(\.to)).sorted()
        var result: [Int?] = []
        result.reserveCapacity(oldCount)
        var slot = 0
        var arrival = 0
        var delete = 0
        var move = 0
        for index in 0..<oldCount {
            if delete < deletes.count, deletes[delete] == index {
                delete += 1
                result.append(nil)
            } else if move < moves.count, moves[move].from == index {
                result.append(moves[move].to)
                move += 1
            } else {
                while arrival < arriving.count, arriving[arrival] == slot {
                    arrival += 1
                    slot += 1
                }
                result.append(slot)
                slot += 1
            }
        }
        return result
    }
}
