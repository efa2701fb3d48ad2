// SPDX-License-Identifier: MIT

/// A part of a difference and the list that it leads to.
///
/// For front ends that show the data between the parts of a change. The batch of a whole
/// difference needs none of this: it is legal at once.
public struct ListDiffStage<Element> {
    /// The change from the list of the stage before.
    public let diff: ListDiff
    /// The list after the stage.
    public let data: [Element]

    @usableFromInline
    init(diff: ListDiff, data: [Element]) {
        self.diff = diff
        self.data = data
    }
}

extension ListDiffStage: Sendable where Element: Sendable {}
extension ListDiffStage: Equatable where Element: Equatable {}

extension ListDiff {
    /// The difference in up to three stages: deletes, then inserts and moves, then updates.
    ///
    /// Indices are those of the stage: deletes and the sources of moves are places in the list of
    /// the stage before, all others in the stage's own. In the stage of updates nothing has another
    /// place, so that they may be reloads as well. Stages without a change are left out. The list
    /// of the last stage is the new one.
    ///
    /// Cost: O(n + moves · log moves).
    ///
    /// - Parameters:
    ///   - old: The list the difference starts from.
    ///   - new: The list it leads to.
    /// - Returns: The stages; none if nothing changed.
    @inlinable
    public func stages<Element>(from old: [Element], to new: [Element]) -> [ListDiffStage<Element>]
    {
        var passed = 0
        let later = moves.map { move in
            while passed < deletes.count, deletes[passed] < move.from { passed += 1 }
            return Pair(from: move.from - passed, to: move.to)
        }
        let parts = [
            ListDiff(deletes: deletes, inserts: [], moves: [], updates: []),
            ListDiff(deletes: [], inserts: inserts, moves: later, updates: []),
            ListDiff(
                deletes: [], inserts: [], moves: [],
                updates: updates.map { Pair(from: $0.to, to: $0.to) }.sorted { $0.to < $1.to }),
        ].filter { !$0.isEmpty }
        var stages: [ListDiffStage<Element>] = []
        var data = old
        for (turn, part) in parts.enumerated() {
            data = turn == parts.count - 1 ? new : part.applying(data, to: new)
            stages.append(ListDiffStage(diff: part, data: data))
        }
        return stages
    }
}
