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

    /// Whether nothing changed.
    public var isEmpty: Bool { sections.isEmpty && update == BatchUpdate() }

    /// Computes the difference between two sectioned lists.
    ///
    /// Cost: equal ends of a section are compared once, every other identity is hashed once.
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
    @inlinable
    public init<Section, SectionID: Hashable, Item, ID: Hashable>(
        from old: [Section], to new: [Section], sectionID: (Section) -> SectionID,
        hasSameHeader: (Section, Section) -> Bool = { _, _ in true },
        items: (Section) -> [Item], id: (Item) -> ID, hasSameContent: (Item, Item) -> Bool
    ) throws {
        sections = try ListDiff(from: old, to: new, id: sectionID, hasSameContent: hasSameHeader)
        var matcher = SectionedMatcher<ID>(sectionCount: new.count)
        var oldItems = [[Item]](repeating: [], count: old.count)
        var newItems = [[Item]](repeating: [], count: new.count)
        var reconfigured: [ItemPath] = []
        // By new section, because the matcher's chains rely on ascending places.
        var spans: [(old: Int, new: Int, middle: Range<Int>)] = []
        let survivors = sections.newIndices(oldCount: old.count).enumerated()
            .compactMap { old, new in new.map { (old: old, new: $0) } }
            .sorted { $0.new < $1.new }
        for (oldSection, newSection) in survivors {
            let before = items(old[oldSection])
            let after = items(new[newSection])
            oldItems[oldSection] = before
            newItems[newSection] = after
            var start = 0
            var oldEnd = before.count
            var newEnd = after.count
            while start < oldEnd, start < newEnd, id(before[start]) == id(after[start]) {
                if start & 4095 == 4095 { try Task.checkCancellation() }
                if !hasSameContent(before[start], after[start]) {
                    reconfigured.append(ItemPath(section: newSection, item: start))
                }
                start += 1
            }
            while oldEnd > start, newEnd > start, id(before[oldEnd - 1]) == id(after[newEnd - 1]) {
                if oldEnd & 4095 == 0 { try Task.checkCancellation() }
                oldEnd -= 1
                newEnd -= 1
                if !hasSameContent(before[oldEnd], after[newEnd]) {
                    reconfigured.append(ItemPath(section: newSection, item: newEnd))
                }
            }
            for item in start..<newEnd {
                if item & 4095 == 0 { try Task.checkCancellation() }
                matcher.add(id(after[item]), at: ItemPath(section: newSection, item: item))
            }
            spans.append((oldSection, newSection, start..<oldEnd))
        }
        for span in spans {
            for item in span.middle {
                if item & 4095 == 0 { try Task.checkCancellation() }
                matcher.match(
                    id(oldItems[span.old][item]), at: ItemPath(section: span.old, item: item),
                    in: span.new)
            }
        }
        matcher.matchAcrossSections()
        for pair in matcher.pairs {
            let before = oldItems[pair.from.section][pair.from.item]
            if !hasSameContent(before, newItems[pair.to.section][pair.to.item]) {
                reconfigured.append(pair.to)
            }
        }
        var update = matcher.changes()
        update.deletedSections = sections.deletes
        update.insertedSections = sections.inserts
        update.movedSections = sections.moves
        update.reconfiguredItems = reconfigured.sorted()
        self.update = update
    }
}
