// SPDX-License-Identifier: MIT

/// Pairs items of the old side with items of the new one by identity.
///
/// New places are added in ascending order; old items are matched section by section, in the order
/// of their new sections. Each identity has a chain of its new places, and a cursor that only goes
/// forward, so many equal identities cost no more than as many different ones.
@usableFromInline
struct SectionedMatcher<ID: Hashable> {
    @usableFromInline
    struct Chain {
        @usableFromInline var first: Int
        @usableFromInline var last: Int
        @usableFromInline var cursor: Int

        @inlinable
        init(place: Int) {
            first = place
            last = place
            cursor = place
        }
    }

    @usableFromInline
    struct Place {
        @usableFromInline let path: ItemPath
        @usableFromInline var next = -1
        @usableFromInline var isTaken = false

        @inlinable init(path: ItemPath) { self.path = path }
    }

    /// The matches so far.
    @usableFromInline var pairs: [BatchUpdate.ItemMove] = []
    @usableFromInline var chainOf: [ID: Int] = [:]
    @usableFromInline var chains: [Chain] = []
    @usableFromInline var places: [Place] = []
    /// Matches within one section, by new section; they ascend by the old item.
    @usableFromInline var inSection: [(old: Int, pairs: [ListDiff.Pair])]
    @usableFromInline var acrossSections: [BatchUpdate.ItemMove] = []
    /// Old items that found no partner in their section, and their chains.
    @usableFromInline var homeless: [(from: ItemPath, chain: Int)] = []
    @usableFromInline var deletes: [ItemPath] = []

    @inlinable
    init(sectionCount: Int) { inSection = Array(repeating: (0, []), count: sectionCount) }

    /// Adds a place of the new side.
    @inlinable
    mutating func add(_ id: ID, at path: ItemPath) {
        let place = places.count
        places.append(Place(path: path))
        // One look-up both finds the identity and enters it.
        let chain = Self.number(&chainOf[id, default: -1], fresh: chains.count)
        if chain == chains.count {
            chains.append(Chain(place: place))
        } else {
            DuplicateNotice.give(id)
            places[chains[chain].last].next = place
            chains[chain].last = place
        }
    }

    @inlinable
    static func number(_ known: inout Int, fresh: Int) -> Int {
        if known < 0 { known = fresh }
        return known
    }

    /// Matches an item of the old side with the next free place of its section, if there is one.
    @inlinable
    mutating func match(_ id: ID, at path: ItemPath, in section: Int) {
        guard let chain = chainOf[id] else {
            deletes.append(path)
            return
        }
        var cursor = chains[chain].cursor
        while cursor >= 0, places[cursor].path.section < section { cursor = places[cursor].next }
        if cursor >= 0, places[cursor].path.section == section {
            let target = places[cursor].path
            places[cursor].isTaken = true
            inSection[section].old = path.section
            inSection[section].pairs.append(.init(from: path.item, to: target.item))
            pairs.append(.init(from: path, to: target))
            cursor = places[cursor].next
        } else {
            homeless.append((path, chain))
        }
        chains[chain].cursor = cursor
    }

    /// Matches what is left with free places of other sections.
    @usableFromInline
    mutating func matchAcrossSections() {
        for (from, chain) in homeless {
            var place = chains[chain].first
            while place >= 0, places[place].isTaken { place = places[place].next }
            // The places before are taken for good.
            chains[chain].first = place
            if place >= 0 {
                places[place].isTaken = true
                acrossSections.append(.init(from: from, to: places[place].path))
            } else {
                deletes.append(from)
            }
        }
        pairs += acrossSections
    }

    /// The item changes of the batch; matches within a section move only if they must.
    @usableFromInline
    func changes() -> BatchUpdate {
        var update = BatchUpdate()
        update.deletedItems = deletes.sorted()
        update.insertedItems = places.filter { !$0.isTaken }.map(\.path)
        update.movedItems = acrossSections
        for (section, matches) in inSection.enumerated() where !matches.pairs.isEmpty {
            for move in ListDiff.leastMoves(matches.pairs) {
                update.movedItems.append(
                    .init(
                        from: ItemPath(section: matches.old, item: move.from),
                        to: ItemPath(section: section, item: move.to)))
            }
        }
        update.movedItems.sort { $0.from < $1.from }
        return update
    }
}
