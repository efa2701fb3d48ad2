// SPDX-License-Identifier: MIT

/// Which items of the old sections are which of the new ones, between the equal ends of sections.
///
/// The stretches between the ends are numbered through: old items by old number, new ones by new
/// number, section after section in the new order. An item is paired within its section if it can
/// be, otherwise with what is left in others.
@usableFromInline
struct SectionedMatch: ~Copyable {
    /// What lies between the equal ends of a section that is on both sides.
    @usableFromInline
    struct Stretch: Sendable {
        /// Index of the section before.
        @usableFromInline let oldSection: Int
        /// Index of the section after.
        @usableFromInline let newSection: Int
        /// Index of its first item, the same on both sides.
        @usableFromInline let start: Int
        /// The numbers of its old items.
        @usableFromInline let old: Range<Int>
        /// The numbers of its new items.
        @usableFromInline let new: Range<Int>

        @inlinable
        init(oldSection: Int, newSection: Int, start: Int, old: Range<Int>, new: Range<Int>) {
            self.oldSection = oldSection
            self.newSection = newSection
            self.start = start
            self.old = old
            self.new = new
        }
    }

    /// By new section.
    @usableFromInline let stretches: [Stretch]
    /// The partner of each old item, ``IdentityTable/none`` for none; those that stay are marked.
    /// As long as only the own sections were searched, a mark is on the first new item of the
    /// identity, which is elsewhere or taken.
    @usableFromInline let targets: Scratch<UInt32>
    @usableFromInline let places: Scratch<UInt8>

    /// Pairs items.
    ///
    /// - Parameters:
    ///   - stretches: The stretches, by new section.
    ///   - before: The old items of the section of each stretch, those at the ends as well.
    ///   - after: The new items of the section of each stretch, those at the ends as well.
    ///   - id: The identity of an item.
    /// - Throws: `CancellationError` when the surrounding task is cancelled.
    @inlinable @inline(__always)
    init<Item, ID: Hashable>(
        _ stretches: [Stretch], before: [[Item]], after: [[Item]], id: (Item) -> ID
    ) throws {
        let oldCount = stretches.last?.old.upperBound ?? 0
        let newCount = stretches.last?.new.upperBound ?? 0
        precondition(
            max(oldCount, newCount) < Int(LongestRun.mark),
            "A list has 2³¹ items or more; the difference of such lists is not supported.")
        self.stretches = stretches
        // Fewer than for a flat list: the chains may need more.
        let table = IdentityTable(count: newCount, slots: newCount * 2 + 4)
        let hash = IdentityHash<ID>()
        let hashes = Scratch<UInt64>(repeating: 0, count: IdentityTable.block)
        places = Scratch(repeating: ListMatch.Place.free, count: newCount)
        targets = Scratch(repeating: IdentityTable.none, count: oldCount)
        var chains = IdentityChains(count: newCount)

        // From the end, so that chains of equal identities ascend.
        for turn in stride(from: stretches.count - 1, through: 0, by: -1) {
            let stretch = stretches[turn]
            let items = after[turn]
            let shift = stretch.start - stretch.new.lowerBound
            var end = stretch.new.upperBound
            while end > stretch.new.lowerBound {
                if end & 4095 < IdentityTable.block { try Task.checkCancellation() }
                let start = max(stretch.new.lowerBound, end - IdentityTable.block)
                for number in start..<end {
                    hashes[number - start] = hash(id(items[number + shift]))
                }
                table.fetch(hashes, end - start)
                for number in stride(from: end - 1, through: start, by: -1) {
                    let slot = table.slot(of: hashes[number - start]) {
                        SectionedMatch.hasIdentity(
                            id(items[number + shift]), $0, stretch, items, stretches, after, id)
                    }
                    let later = table.index(in: slot)
                    if later != IdentityTable.none {
                        chains.put(UInt32(truncatingIfNeeded: number), before: later)
                        places[number] = ListMatch.Place.shared
                        places[Int(later)] = ListMatch.Place.shared
                    }
                    table.set(
                        UInt32(truncatingIfNeeded: number), in: slot, hash: hashes[number - start])
                }
                end = start
            }
        }

        for turn in 0..<stretches.count {
            let stretch = stretches[turn]
            let items = after[turn]
            let oldItems = before[turn]
            let shift = stretch.start - stretch.new.lowerBound
            let oldShift = stretch.start - stretch.old.lowerBound
            var following = stretch.new.lowerBound
            for number in stretch.old {
                if number & 4095 == 0 { try Task.checkCancellation() }
                let key = id(oldItems[number + oldShift])
                if following < stretch.new.upperBound,
                    places[following] == ListMatch.Place.free, id(items[following + shift]) == key
                {
                    places[following] = ListMatch.Place.taken
                    targets[number] = UInt32(truncatingIfNeeded: following)
                    following += 1
                    continue
                }
                let value = hash(key)
                let slot = table.slot(of: value) {
                    SectionedMatch.hasIdentity(key, $0, stretch, items, stretches, after, id)
                }
                let first = table.index(in: slot)
                guard first != IdentityTable.none else { continue }
                if let place = chains.nextFree(from: first, in: stretch.new, places) {
                    places[place] = ListMatch.Place.taken
                    targets[number] = UInt32(truncatingIfNeeded: place)
                    following = place + 1
                } else {
                    targets[number] = first | LongestRun.mark
                }
            }
        }
        try finish(&chains)
    }

    /// Whether the new item of a number has an identity; most that are asked are of one stretch.
    @inlinable @inline(__always)
    static func hasIdentity<Item, ID: Hashable>(
        _ key: ID, _ number: Int, _ stretch: Stretch, _ items: [Item], _ stretches: [Stretch],
        _ after: [[Item]], _ id: (Item) -> ID
    ) -> Bool {
        if stretch.new.contains(number) {
            return id(items[number - stretch.new.lowerBound + stretch.start]) == key
        }
        let turn = SectionedMatch.turn(of: number, in: stretches)
        let other = stretches[turn]
        return id(after[turn][number - other.new.lowerBound + other.start]) == key
    }

    /// Which stretch the new item of a number is in.
    @usableFromInline
    static func turn(of number: Int, in stretches: [Stretch]) -> Int {
        var low = 0
        var high = stretches.count - 1
        while low < high {
            let middle = (low + high) >> 1
            if stretches[middle].new.upperBound <= number {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }

    /// Pairs across sections what found no partner in its own, then marks what stays.
    @usableFromInline
    func finish(_ chains: inout IdentityChains) throws {
        chains.rewind()
        for number in 0..<targets.count {
            let first = targets[number]
            guard first >= LongestRun.mark, first != IdentityTable.none else { continue }
            let place = chains.nextFree(
                from: first & ~LongestRun.mark, in: 0..<places.count, places)
            if let place { places[place] = ListMatch.Place.taken }
            targets[number] = place.map { UInt32(truncatingIfNeeded: $0) } ?? IdentityTable.none
        }
        for stretch in stretches {
            _ = try LongestRun.markMembers(of: targets, in: stretch.old, among: stretch.new)
        }
    }

    /// The number of the partner of an old item, nil if there is none.
    @inlinable @inline(__always)
    func target(of number: Int) -> Int? {
        let target = targets[number]
        return target == IdentityTable.none ? nil : Int(target & ~LongestRun.mark)
    }

    /// The place after the batch of the new item of a number.
    @usableFromInline
    func path(of number: Int) -> ItemPath {
        let stretch = stretches[SectionedMatch.turn(of: number, in: stretches)]
        return ItemPath(
            section: stretch.newSection, item: number - stretch.new.lowerBound + stretch.start)
    }

    /// The changes of items, without those of content.
    @usableFromInline
    func changes() -> BatchUpdate {
        var update = BatchUpdate()
        var moves = 0
        var deletes = 0
        for number in 0..<targets.count {
            if targets[number] < LongestRun.mark { moves += 1 }
            if targets[number] == IdentityTable.none { deletes += 1 }
        }
        update.movedItems.reserveCapacity(moves)
        update.deletedItems.reserveCapacity(deletes)
        update.insertedItems.reserveCapacity(places.count - (targets.count - deletes))
        for stretch in stretches.sorted(by: { $0.oldSection < $1.oldSection }) {
            let shift = stretch.start - stretch.old.lowerBound
            for number in stretch.old where targets[number] < LongestRun.mark {
                update.movedItems.append(
                    .init(
                        from: ItemPath(section: stretch.oldSection, item: number + shift),
                        to: path(of: Int(targets[number]))))
            }
            for number in stretch.old where targets[number] == IdentityTable.none {
                update.deletedItems.append(
                    ItemPath(section: stretch.oldSection, item: number + shift))
            }
        }
        for stretch in stretches {
            let shift = stretch.start - stretch.new.lowerBound
            for number in stretch.new where places[number] != ListMatch.Place.taken {
                update.insertedItems.append(
                    ItemPath(section: stretch.newSection, item: number + shift))
            }
        }
        return update
    }
}

/// The new items of each identity that several have, in ascending order.
///
/// Memory: none while identities are distinct, then 8 bytes an item.
@usableFromInline
struct IdentityChains {
    @usableFromInline let count: Int
    @usableFromInline var next: [UInt32] = []
    /// By the first of a chain: where to look on. It only goes forward, so that many equal
    /// identities cost no more than as many different ones.
    @usableFromInline var cursors: [UInt32] = []

    @inlinable
    init(count: Int) { self.count = count }

    /// Whether all identities are distinct so far.
    @inlinable var isEmpty: Bool { next.isEmpty }

    /// Puts an item at the front of the chain that begins with another.
    @usableFromInline
    mutating func put(_ item: UInt32, before later: UInt32) {
        if next.isEmpty { next = Array(repeating: IdentityTable.none, count: count) }
        next[Int(item)] = later
    }

    /// The next item of a chain in a range that is not taken.
    ///
    /// - Parameters:
    ///   - first: The first of the chain.
    ///   - range: Where to look; the ranges that are asked for ascend until ``rewind()``.
    ///   - places: Which items are taken.
    @inlinable @inline(__always)
    mutating func nextFree(
        from first: UInt32, in range: Range<Int>, _ places: borrowing Scratch<UInt8>
    ) -> Int? {
        if next.isEmpty {
            return range.contains(Int(first)) && places[Int(first)] != ListMatch.Place.taken
                ? Int(first) : nil
        }
        return nextFree(ofChain: first, in: range, places)
    }

    @usableFromInline
    mutating func nextFree(
        ofChain first: UInt32, in range: Range<Int>, _ places: borrowing Scratch<UInt8>
    ) -> Int? {
        if cursors.isEmpty { rewind() }
        var cursor = cursors[Int(first)]
        while cursor != IdentityTable.none,
            Int(cursor) < range.lowerBound || places[Int(cursor)] == ListMatch.Place.taken
        {
            cursor = next[Int(cursor)]
        }
        cursors[Int(first)] = cursor
        return cursor != IdentityTable.none && Int(cursor) < range.upperBound ? Int(cursor) : nil
    }

    /// Lets every chain be asked from its first item again.
    @usableFromInline
    mutating func rewind() {
        guard !next.isEmpty else { return }
        if cursors.isEmpty { cursors = Array(repeating: 0, count: count) }
        for item in cursors.indices { cursors[item] = UInt32(truncatingIfNeeded: item) }
    }
}
