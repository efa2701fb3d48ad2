// SPDX-License-Identifier: MIT

/// The difference between two lists, by identity and content.
///
/// Deletes and the sources of moves are indices of the old list, inserts and the targets of moves
/// are indices of the new one, so that all of them form one legal batch. The number of moves is
/// the least possible. An element that moved and changed is in both ``moves`` and ``updates``.
///
/// Elements with equal identities are paired in order; the surplus is deleted or inserted. A debug
/// build says so once, on the standard error stream. What is equal at the two ends of the lists is
/// paired first, which is never more moves: an unpaired last element can take the place of the one
/// that its equal was paired with, and the last of both lists is in order with all others.
///
/// Partners are found by hashing, as in Heckel, "A technique for isolating differences between
/// files" (1978); what stays is a longest increasing subsequence of their places (Hunt and
/// Szymanski 1977; Fredman 1975). O(n) for n elements without moves, O(n log n) with.
///
/// Times of a release build on one core of a 2020s server, for integers and for strings of 37
/// letters, in milliseconds:
///
/// | Elements | equal | one inserted, one deleted | 1 % changed everywhere | shuffled |
/// |---|---|---|---|---|
/// | 1,000 Int | 0.001 | 0.005 | 0.014 | 0.04 |
/// | 10,000 Int | 0.008 | 0.04 | 0.18 | 0.7 |
/// | 100,000 Int | 0.08 | 0.5 | 1.8 | 9 |
/// | 1,000 String | 0.002 | 0.007 | 0.02 | 0.07 |
/// | 10,000 String | 0.02 | 0.07 | 0.24 | 1.1 |
/// | 100,000 String | 0.2 | 0.7 | 3.6 | 21 |
///
/// Identities of other types take the standard library's hash, which is slower: twice as long for a
/// structure of one number.
///
/// ``stages(from:to:)`` takes the difference apart for front ends that need it; a batch does not.
public struct ListDiff: Hashable, Sendable {
    /// A surviving element: where it was and where it is.
    public struct Pair: Hashable, Sendable {
        /// Index in the old list.
        public let from: Int
        /// Index in the new list.
        public let to: Int

        /// Makes a pair of an old and a new index.
        @inlinable public init(from: Int, to: Int) {
            self.from = from
            self.to = to
        }
    }

    /// Old indices of the elements that are gone, ascending.
    public let deletes: [Int]
    /// New indices of the elements that are new, ascending.
    public let inserts: [Int]
    /// Survivors that left their relative order, ascending by old index.
    public let moves: [Pair]
    /// Survivors whose content changed, ascending by old index.
    public let updates: [Pair]

    /// Whether the lists are equal.
    @inlinable public var isEmpty: Bool {
        deletes.isEmpty && inserts.isEmpty && moves.isEmpty && updates.isEmpty
    }

    @usableFromInline
    init(deletes: [Int], inserts: [Int], moves: [Pair], updates: [Pair]) {
        self.deletes = deletes
        self.inserts = inserts
        self.moves = moves
        self.updates = updates
    }

    // Inlined, so that the closures are too: they are called twice for every element.
    /// Computes the difference between two arrays.
    ///
    /// Cost: equal ends are compared once; every other identity of the new list is hashed once,
    /// and of the old list those that do not follow their predecessor's partner. The moves take
    /// O(m log m) for m survivors between the ends, O(m) when they are in order. Working memory is
    /// at most 21 bytes an element between the ends, 17 when identities are distinct, or the result
    /// and 5 bytes an element.
    ///
    /// - Parameters:
    ///   - old: The list before.
    ///   - new: The list after.
    ///   - id: The identity of an element.
    ///   - hasSameContent: Whether two elements of one identity look the same.
    /// - Throws: `CancellationError` when the surrounding task is cancelled.
    @inlinable @inline(__always)
    public init<Element, ID: Hashable>(
        from old: [Element], to new: [Element], id: (Element) -> ID,
        hasSameContent: (Element, Element) -> Bool
    ) throws {
        #if DEBUG
            try DuplicateNotice.look(in: old, id: id)
            try DuplicateNotice.look(in: new, id: id)
        #endif
        var start = 0
        var oldEnd = old.count
        var newEnd = new.count
        var updates: [Pair] = []
        while start < oldEnd, start < newEnd, id(old[start]) == id(new[start]) {
            if start & 4095 == 4095 { try Task.checkCancellation() }
            if !hasSameContent(old[start], new[start]) {
                updates.append(Pair(from: start, to: start))
            }
            start += 1
        }
        var lateUpdates: [Pair] = []
        while oldEnd > start, newEnd > start, id(old[oldEnd - 1]) == id(new[newEnd - 1]) {
            if oldEnd & 4095 == 0 { try Task.checkCancellation() }
            oldEnd -= 1
            newEnd -= 1
            if !hasSameContent(old[oldEnd], new[newEnd]) {
                lateUpdates.append(Pair(from: oldEnd, to: newEnd))
            }
        }
        if start == oldEnd || start == newEnd {
            // One side is empty between the ends: nothing is to be matched.
            updates += lateUpdates.reversed()
            self.init(
                deletes: Array(start..<oldEnd), inserts: Array(start..<newEnd), moves: [],
                updates: updates)
            return
        }
        let match = try ListMatch(old, start..<oldEnd, new, start..<newEnd, id: id)
        for index in start..<oldEnd {
            if index & 4095 == 0 { try Task.checkCancellation() }
            guard let target = match.target(of: index) else { continue }
            if !hasSameContent(old[index], new[target]) {
                updates.append(Pair(from: index, to: target))
            }
        }
        updates += lateUpdates.reversed()
        let deletes = match.deletes()
        let inserts = match.inserts()
        self.init(
            deletes: deletes, inserts: inserts, moves: try match.moves(), updates: updates)
    }

    /// Applies the difference to the old list, taking inserted and changed elements from the new.
    ///
    /// Only the difference decides where survivors go, so a front end can be checked with it.
    /// Cost: O(n).
    ///
    /// - Parameters:
    ///   - old: The list the difference starts from.
    ///   - new: The list it leads to.
    /// - Returns: The list after the batch.
    @inlinable
    public func applying<Element>(_ old: [Element], to new: [Element]) -> [Element] {
        var result = [Element?](repeating: nil, count: old.count - deletes.count + inserts.count)
        var leaves = [Bool](repeating: false, count: old.count)
        for index in deletes { leaves[index] = true }
        for index in inserts { result[index] = new[index] }
        for move in moves {
            leaves[move.from] = true
            result[move.to] = old[move.from]
        }
        var slot = 0
        for index in old.indices where !leaves[index] {
            while slot < result.count, result[slot] != nil { slot += 1 }
            result[slot] = old[index]
            slot += 1
        }
        for update in updates { result[update.to] = new[update.to] }
        return result.compactMap { $0 }
    }
}

extension ListDiff {
    /// Computes the difference between two arrays of equatable elements; see the full initialiser.
    ///
    /// - Parameters:
    ///   - old: The list before.
    ///   - new: The list after.
    ///   - id: The identity of an element.
    /// - Throws: `CancellationError` when the surrounding task is cancelled.
    @inlinable
    public init<Element: Equatable, ID: Hashable>(
        from old: [Element], to new: [Element], id: (Element) -> ID
    ) throws {
        try self.init(from: old, to: new, id: id, hasSameContent: ==)
    }

    /// Computes the difference between two arrays of elements that are their own identities.
    ///
    /// - Parameters:
    ///   - old: The list before.
    ///   - new: The list after.
    /// - Throws: `CancellationError` when the surrounding task is cancelled.
    @inlinable
    public init<Element: Hashable>(from old: [Element], to new: [Element]) throws {
        try self.init(from: old, to: new, id: { $0 }, hasSameContent: { _, _ in true })
    }
}
