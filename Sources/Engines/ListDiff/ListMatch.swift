// SPDX-License-Identifier: MIT

/// Which elements of a stretch of the old list are which of a stretch of the new one.
///
/// An element whose identity occurs once in a list is the one of that identity in the other, as in
/// Heckel, "A technique for isolating differences between files" (1978); here all equal identities
/// are paired, the first with the first.
@usableFromInline
struct ListMatch: ~Copyable {
    /// What is known of a new element.
    @usableFromInline
    enum Place {
        @inlinable static var free: UInt8 { 0 }
        @inlinable static var taken: UInt8 { 1 }
        /// Free, and one of several of its identity.
        @inlinable static var shared: UInt8 { 2 }
    }

    @usableFromInline let oldStart: Int
    @usableFromInline let newStart: Int
    /// The offset of the partner of each old element, ``IdentityTable/none`` for none.
    @usableFromInline let targets: Scratch<UInt32>
    @usableFromInline let places: Scratch<UInt8>

    /// Pairs the elements of two stretches.
    ///
    /// - Throws: `CancellationError` when the surrounding task is cancelled.
    @inlinable @inline(__always)
    init<Element, ID: Hashable>(
        _ old: [Element], _ oldRange: Range<Int>, _ new: [Element], _ newRange: Range<Int>,
        id: (Element) -> ID
    ) throws {
        precondition(
            max(oldRange.count, newRange.count) < Int(LongestRun.mark),
            "A list has 2³¹ elements or more; the difference of such lists is not supported.")
        oldStart = oldRange.lowerBound
        newStart = newRange.lowerBound
        let newStart = newRange.lowerBound
        let table = IdentityTable(count: newRange.count, slots: newRange.count * 3 + 4)
        let hash = IdentityHash<ID>()
        let hashes = Scratch<UInt64>(repeating: 0, count: IdentityTable.block)
        places = Scratch(repeating: Place.free, count: newRange.count)
        targets = Scratch(repeating: IdentityTable.none, count: oldRange.count)
        // The next new element of the same identity; empty as long as identities are distinct.
        var next: [UInt32] = []

        // From the end, so that chains of equal identities ascend.
        var end = newRange.count
        while end > 0 {
            try Task.checkCancellation()
            let start = (end - 1) & ~(IdentityTable.block - 1)
            for offset in start..<end { hashes[offset - start] = hash(id(new[newStart + offset])) }
            table.fetch(hashes, end - start)
            for offset in stride(from: end - 1, through: start, by: -1) {
                let slot = table.slot(of: hashes[offset - start]) {
                    id(new[newStart + $0]) == id(new[newStart + offset])
                }
                let later = table.index(in: slot)
                if later != IdentityTable.none {
                    if next.isEmpty {
                        next = Array(repeating: IdentityTable.none, count: newRange.count)
                    }
                    next[offset] = later
                    places[offset] = Place.shared
                    places[Int(later)] = Place.shared
                }
                table.set(
                    UInt32(truncatingIfNeeded: offset), in: slot, hash: hashes[offset - start])
            }
            end = start
        }

        // The place after the last partner: most elements follow the one they followed before.
        var following = 0
        for offset in 0..<oldRange.count {
            if offset & 4095 == 0 { try Task.checkCancellation() }
            let key = id(old[oldRange.lowerBound + offset])
            // The only one of its identity in the new list, so the table would lead there too.
            if following < newRange.count, places[following] == Place.free,
                id(new[newStart + following]) == key
            {
                places[following] = Place.taken
                targets[offset] = UInt32(truncatingIfNeeded: following)
                following += 1
                continue
            }
            // After one that came.
            if following + 1 < newRange.count, places[following + 1] == Place.free,
                id(new[newStart + following + 1]) == key
            {
                places[following + 1] = Place.taken
                targets[offset] = UInt32(truncatingIfNeeded: following + 1)
                following += 2
                continue
            }
            let value = hash(key)
            let slot = table.slot(of: value) { id(new[newStart + $0]) == key }
            let place = table.index(in: slot)
            guard place != IdentityTable.none, places[Int(place)] != Place.taken else { continue }
            places[Int(place)] = Place.taken
            targets[offset] = place
            following = Int(place) + 1
            // The last of a chain stays in its slot, marked as taken.
            if !next.isEmpty, next[Int(place)] != IdentityTable.none {
                table.set(next[Int(place)], in: slot, hash: value)
            }
        }
    }

    /// The new index of the partner of the element at an old index, nil if there is none.
    @inlinable @inline(__always)
    func target(of index: Int) -> Int? {
        let target = targets[index - oldStart]
        return target == IdentityTable.none ? nil : newStart + Int(target)
    }

    /// The old indices without a partner, ascending.
    @usableFromInline
    func deletes() -> [Int] {
        var count = 0
        for offset in 0..<targets.count { count += targets[offset] == IdentityTable.none ? 1 : 0 }
        return ListMatch.indices(count, from: oldStart) {
            targets[$0] == IdentityTable.none
        }
    }

    /// The new indices without a partner, ascending.
    @usableFromInline
    func inserts() -> [Int] {
        var count = 0
        for offset in 0..<places.count { count += places[offset] == Place.taken ? 0 : 1 }
        return ListMatch.indices(count, from: newStart) {
            places[$0] != Place.taken
        }
    }

    /// The indices of which something is true; no branch depends on it, as it is hard to foresee.
    @inline(__always)
    private static func indices(
        _ count: Int, from start: Int, where isMeant: (Int) -> Bool
    ) -> [Int] {
        guard count > 0 else { return [] }
        return Array(unsafeUninitializedCapacity: count) { indices, filled in
            var offset = 0
            // Ends with the last that is meant, so that nothing is written past the end.
            while filled < count {
                indices[filled] = start + offset
                filled += isMeant(offset) ? 1 : 0
                offset += 1
            }
        }
    }

    /// The fewest pairs that have to move so that the others keep their order, by old index.
    ///
    /// Ends the use of the match: those that stay are marked in ``targets``.
    ///
    /// - Throws: `CancellationError` when the surrounding task is cancelled.
    @usableFromInline
    consuming func moves() throws -> [ListDiff.Pair] {
        var result: [ListDiff.Pair] = []
        result.reserveCapacity(
            try LongestRun.markMembers(
                of: targets, in: 0..<targets.count, among: 0..<places.count))
        for offset in 0..<targets.count where targets[offset] < LongestRun.mark {
            result.append(
                ListDiff.Pair(from: oldStart + offset, to: newStart + Int(targets[offset])))
        }
        return result
    }
}
