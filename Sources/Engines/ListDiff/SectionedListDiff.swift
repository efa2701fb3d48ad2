// SPDX-License-Identifier: MIT

/// The difference between two sectioned lists, as one legal batch.
///
/// Sections are matched by identity, then items by identity: first within their section, then
/// across sections that are on both sides. Content of a section that comes or goes is implied by
/// the section, so an item that leaves a deleted section for a surviving one is an insertion.
/// With distinct identities the numbers of section moves and of item moves are the least possible.
///
/// Equal identities are paired in order, within their section first; the surplus is deleted or
/// inserted.
public struct SectionedListDiff: Hashable, Sendable {
    /// The difference between the sections alone; its updates are sections of changed content.
    public let sections: ListDiff
    /// The batch; items that changed are among its reconfigured items, moved or not.
    public let update: BatchUpdate

    init(sections: ListDiff, update: BatchUpdate) {
        self.sections = sections
        self.update = update
    }

    /// Whether nothing changed.
    public var isEmpty: Bool { sections.isEmpty && update == BatchUpdate() }

    // Inlined, so that the closures are too: they are called twice for every item.
    /// Computes the difference between two sectioned lists.
    ///
    /// Cost: equal ends of a section are compared once, every other identity is hashed once. Moves
    /// within a section take O(m log m) for its m survivors, moves across sections O(log s) each
    /// for s sections. Working memory is at most 13 bytes an item between the ends, 21 where
    /// identities are equal, and what the result takes.
    ///
    /// - Parameters:
    ///   - old: The sections before.
    ///   - new: The sections after.
    ///   - sectionID: The identity of a section.
    ///   - hasSameHeader: Whether two sections of one identity look the same but for their items.
    ///   - items: The items of a section.
    ///   - id: The identity of an item.
    ///   - hasSameContent: Whether two items of one identity look the same.
    /// - Throws: `CancellationError` when the surrounding task is cancelled.
    @inlinable @inline(__always)
    public init<Section, SectionID: Hashable, Item, ID: Hashable>(
        from old: [Section], to new: [Section], sectionID: (Section) -> SectionID,
        hasSameHeader: (Section, Section) -> Bool = { _, _ in true },
        items: (Section) -> [Item], id: (Item) -> ID, hasSameContent: (Item, Item) -> Bool
    ) throws {
        sections = try ListDiff(from: old, to: new, id: sectionID, hasSameContent: hasSameHeader)
        #if DEBUG
            try DuplicateNotice.look(in: old.map(items).joined(), id: id)
            try DuplicateNotice.look(in: new.map(items).joined(), id: id)
        #endif
        var before: [[Item]] = []
        var after: [[Item]] = []
        var reconfigured: [ItemPath] = []
        var stretches: [SectionedMatch.Stretch] = []
        var oldNumber = 0
        var newNumber = 0
        for (oldSection, newSection) in sections.survivors(oldCount: old.count) {
            let oldItems = items(old[oldSection])
            let newItems = items(new[newSection])
            var start = 0
            var oldEnd = oldItems.count
            var newEnd = newItems.count
            while start < oldEnd, start < newEnd, id(oldItems[start]) == id(newItems[start]) {
                if start & 4095 == 4095 { try Task.checkCancellation() }
                if !hasSameContent(oldItems[start], newItems[start]) {
                    reconfigured.append(ItemPath(section: newSection, item: start))
                }
                start += 1
            }
            while oldEnd > start, newEnd > start,
                id(oldItems[oldEnd - 1]) == id(newItems[newEnd - 1])
            {
                if oldEnd & 4095 == 0 { try Task.checkCancellation() }
                oldEnd -= 1
                newEnd -= 1
                if !hasSameContent(oldItems[oldEnd], newItems[newEnd]) {
                    reconfigured.append(ItemPath(section: newSection, item: newEnd))
                }
            }
            guard start < oldEnd || start < newEnd else { continue }
            stretches.append(
                .init(
                    oldSection: oldSection, newSection: newSection, start: start,
                    old: oldNumber..<oldNumber + oldEnd - start,
                    new: newNumber..<newNumber + newEnd - start))
            oldNumber += oldEnd - start
            newNumber += newEnd - start
            before.append(oldItems)
            after.append(newItems)
        }
        let match = try SectionedMatch(stretches, before: before, after: after, id: id)
        for (turn, stretch) in stretches.enumerated() {
            for number in stretch.old {
                if number & 4095 == 0 { try Task.checkCancellation() }
                guard let target = match.target(of: number) else { continue }
                let item = before[turn][number - stretch.old.lowerBound + stretch.start]
                if stretch.new.contains(target) {
                    let place = target - stretch.new.lowerBound + stretch.start
                    if !hasSameContent(item, after[turn][place]) {
                        reconfigured.append(ItemPath(section: stretch.newSection, item: place))
                    }
                } else {
                    let other = SectionedMatch.turn(of: target, in: stretches)
                    let path = match.path(of: target)
                    if !hasSameContent(item, after[other][path.item]) { reconfigured.append(path) }
                }
            }
        }
        var update = match.changes()
        update.deletedSections = sections.deletes
        update.insertedSections = sections.inserts
        update.movedSections = sections.moves
        update.reconfiguredItems = reconfigured.sorted()
        self.update = update
    }
}

extension ListDiff {
    /// The elements on both sides, by new index.
    @usableFromInline
    func survivors(oldCount: Int) -> [(old: Int, new: Int)] {
        newIndices(oldCount: oldCount).enumerated()
            .compactMap { old, new in new.map { (old: old, new: $0) } }
            .sorted { $0.new < $1.new }
    }
}
