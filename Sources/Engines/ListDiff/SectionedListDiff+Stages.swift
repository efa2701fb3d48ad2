// SPDX-License-Identifier: MIT

/// A part of a sectioned difference and the sections that it leads to.
///
/// For front ends that show the data between the parts of a change, and for those that do not
/// take changes of sections and of items in one batch.
public struct SectionedListDiffStage<Section> {
    /// The change from the sections of the stage before.
    public let diff: SectionedListDiff
    /// The sections after the stage.
    public let data: [Section]

    @usableFromInline
    init(diff: SectionedListDiff, data: [Section]) {
        self.diff = diff
        self.data = data
    }
}

extension SectionedListDiffStage: Sendable where Section: Sendable {}
extension SectionedListDiffStage: Equatable where Section: Equatable {}

extension SectionedListDiff {
    /// The difference in up to four stages: deletes of sections and items; inserts and moves of
    /// sections; inserts and moves of items; updates.
    ///
    /// Indices are those of the stage: deletes and the sources of moves are places in the sections
    /// of the stage before, all others in the stage's own. A section comes with all its items. In
    /// the stage of updates nothing has another place, so that they may be reloads as well. Stages
    /// without a change are left out. The sections of the last stage are the new ones.
    ///
    /// Cost: O(n + changes · log changes).
    ///
    /// - Parameters:
    ///   - old: The sections the difference starts from.
    ///   - new: The sections it leads to.
    ///   - items: The items of a section.
    ///   - replacingItems: A section with other items.
    /// - Returns: The stages; none if nothing changed.
    @inlinable
    public func stages<Section, Item>(
        from old: [Section], to new: [Section], items: (Section) -> [Item],
        replacingItems: (Section, [Item]) -> Section
    ) -> [SectionedListDiffStage<Section>] {
        let parts = [
            deletion(), arrangement(), itemArrangement(sectionsBefore: old.count), renewal(),
        ]
        .filter { !$0.isEmpty }
        var stages: [SectionedListDiffStage<Section>] = []
        var data = old
        for (turn, part) in parts.enumerated() {
            data =
                turn == parts.count - 1
                ? new
                : part.applying(data, to: new, items: items, replacingItems: replacingItems)
            stages.append(SectionedListDiffStage(diff: part, data: data))
        }
        return stages
    }

    @usableFromInline
    func deletion() -> SectionedListDiff {
        var part = BatchUpdate()
        part.deletedSections = update.deletedSections
        part.deletedItems = update.deletedItems
        return SectionedListDiff(
            sections: ListDiff(deletes: sections.deletes, inserts: [], moves: [], updates: []),
            update: part)
    }

    @usableFromInline
    func arrangement() -> SectionedListDiff {
        var passed = 0
        let moves = sections.moves.map { move in
            while passed < sections.deletes.count, sections.deletes[passed] < move.from {
                passed += 1
            }
            return ListDiff.Pair(from: move.from - passed, to: move.to)
        }
        var part = BatchUpdate()
        part.insertedSections = update.insertedSections
        part.movedSections = moves
        return SectionedListDiff(
            sections: ListDiff(
                deletes: [], inserts: sections.inserts, moves: moves, updates: []),
            update: part)
    }

    @usableFromInline
    func itemArrangement(sectionsBefore: Int) -> SectionedListDiff {
        let newSections = sections.newIndices(oldCount: sectionsBefore)
        var part = BatchUpdate()
        part.insertedItems = update.insertedItems
        // The deletes before an item in its section; both lists ascend.
        var next = 0
        var passed = 0
        var section = -1
        for move in update.movedItems {
            if move.from.section != section {
                section = move.from.section
                passed = 0
            }
            while next < update.deletedItems.count, update.deletedItems[next] < move.from {
                if update.deletedItems[next].section == section { passed += 1 }
                next += 1
            }
            // An item that moves is in a section that stays.
            guard let home = newSections[section] else { continue }
            part.movedItems.append(
                .init(from: ItemPath(section: home, item: move.from.item - passed), to: move.to))
        }
        part.movedItems.sort { $0.from < $1.from }
        return SectionedListDiff(
            sections: ListDiff(deletes: [], inserts: [], moves: [], updates: []), update: part)
    }

    @usableFromInline
    func renewal() -> SectionedListDiff {
        var part = BatchUpdate()
        part.reconfiguredItems = update.reconfiguredItems
        let headers = sections.updates.map { ListDiff.Pair(from: $0.to, to: $0.to) }
        return SectionedListDiff(
            sections: ListDiff(
                deletes: [], inserts: [], moves: [], updates: headers.sorted { $0.to < $1.to }),
            update: part)
    }
}
