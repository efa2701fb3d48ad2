// SPDX-License-Identifier: MIT

/// An element that a difference can follow: it has an identity, and a content that is equatable.
public protocol Diffable: Equatable {
    /// The kind of identity.
    associatedtype IdType: Hashable

    /// The identity; elements of one identity are the same element with perhaps other content.
    var diffId: IdType { get }
}

/// The difference between two arrays as a list of changes.
///
/// - Note: Batches for a list come from the `ListDiff` module, which finds the least number of
///   moves, pairs equal ends first and ends when its task is cancelled. This one keeps the pairs, the
///   order and the moves that users of ALLKit know, and always has an answer.
public enum Diff {
    /// A change of one element.
    public enum Change: Hashable, Sendable {
        /// An index in an array.
        public typealias Index = Int

        /// The element at an old index is gone.
        case delete(Index)
        /// The element at a new index is new.
        case insert(Index)
        /// The element has other content; its old and its new index.
        case update(Index, Index)
        /// The element has another place; its old and its new index.
        case move(Index, Index)
    }

    /// A list of changes: deletions by old index, then the others by new index.
    public typealias Changes = [Change]

    /// Computes the difference between two arrays of elements with identity.
    ///
    /// Elements of equal identity are paired in order. An element that changed is reported as an
    /// update and not also as a move.
    ///
    /// Cost: O(old + new count).
    ///
    /// - Parameters:
    ///   - oldItems: The array before.
    ///   - newItems: The array after.
    /// - Returns: The changes.
    public static func between<T: Diffable>(_ oldItems: [T], and newItems: [T]) -> Changes {
        changes(oldItems, newItems, id: \.diffId, hasSameContent: ==)
    }

    /// Computes the difference between two arrays of elements that are their own identities.
    ///
    /// Cost: O(old + new count).
    ///
    /// - Parameters:
    ///   - oldItems: The array before.
    ///   - newItems: The array after.
    /// - Returns: The changes; none is an update.
    @_disfavoredOverload
    public static func between<T: Hashable>(_ oldItems: [T], and newItems: [T]) -> Changes {
        changes(oldItems, newItems, id: { $0 }, hasSameContent: { _, _ in true })
    }

    private static func changes<T, ID: Hashable>(
        _ old: [T], _ new: [T], id: (T) -> ID, hasSameContent: (T, T) -> Bool
    ) -> Changes {
        // Chains of old indices of one identity, in ascending order.
        var heads: [ID: Int] = [:]
        var next = [Int](repeating: -1, count: old.count)
        for index in old.indices.reversed() {
            next[index] = heads.updateValue(index, forKey: id(old[index])) ?? -1
        }
        var sources = [Int](repeating: -1, count: new.count)
        var isPaired = [Bool](repeating: false, count: old.count)
        for index in new.indices {
            guard let slot = heads.index(forKey: id(new[index])), heads.values[slot] >= 0 else {
                continue
            }
            sources[index] = heads.values[slot]
            isPaired[heads.values[slot]] = true
            heads.values[slot] = next[heads.values[slot]]
        }

        var result: Changes = []
        var deletesBefore = [Int](repeating: 0, count: old.count)
        var deletes = 0
        for index in old.indices {
            deletesBefore[index] = deletes
            guard !isPaired[index] else { continue }
            result.append(.delete(index))
            deletes += 1
        }
        var inserts = 0
        for (index, source) in sources.enumerated() {
            if source < 0 {
                result.append(.insert(index))
                inserts += 1
            } else if !hasSameContent(old[source], new[index]) {
                result.append(.update(source, index))
            } else if source - deletesBefore[source] + inserts != index {
                result.append(.move(source, index))
            }
        }
        return result
    }
}
