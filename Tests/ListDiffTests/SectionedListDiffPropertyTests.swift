// SPDX-License-Identifier: MIT
import ListDiff
import SeededGenerator
import XCTest

private struct Row: Hashable, CustomStringConvertible {
    var id: Int
    var text: Int

    var description: String { "\(id)/\(text)" }
}

private struct Group: Equatable, CustomStringConvertible {
    var id: Int
    var header = 0
    var rows: [Row]

    var description: String { "\(id)/\(header)\(rows)" }
}

/// Random pairs of sectioned lists through the model of the rules of batches.
final class SectionedListDiffPropertyTests: XCTestCase {
    func testRandomSectionsLeadToTheNewOnesByOneLegalBatchWithTheLeastMoves() {
        checkPairs(rounds: 40_000) { generator in
            let isDistinct = Bool.random(using: &generator)
            let old = SectionedListDiffPropertyTests.groups(isDistinct: isDistinct, &generator)
            return (
                old, SectionedListDiffPropertyTests.groups(isDistinct: isDistinct, &generator)
            )
        } fault: {
            fault($0, $1, hasStages: $2)
        }
    }

    func testEditedSectionsLeadToTheNewOnesByOneLegalBatchWithTheLeastMoves() {
        checkPairs(rounds: 20_000) { generator in
            let isDistinct = Int.random(in: 0...3, using: &generator) > 0
            let old = SectionedListDiffPropertyTests.groups(isDistinct: isDistinct, &generator)
            return (
                old,
                SectionedListDiffPropertyTests.edited(old, isDistinct: isDistinct, &generator)
            )
        } fault: {
            fault($0, $1, hasStages: $2)
        }
    }

    func testLongSectionsLeadToTheNewOnesByOneLegalBatchWithTheLeastMoves() {
        // Longer than a block of hashes, with identities that are equal in several blocks.
        checkPairs(rounds: 400) { generator in
            let isDistinct = Bool.random(using: &generator)
            func sections() -> [Group] {
                var ids = Array(0..<200).shuffled(using: &generator)
                return (0..<3).shuffled(using: &generator).map { id in
                    let count = Int.random(in: 0...60, using: &generator)
                    let rows = (0..<count).map { _ in
                        Row(
                            id: isDistinct
                                ? ids.removeLast() : .random(in: 0..<40, using: &generator),
                            text: .random(in: 0...1, using: &generator))
                    }
                    return Group(id: id, rows: rows)
                }
            }
            let old = sections()
            return (
                old,
                Bool.random(using: &generator)
                    ? sections()
                    : SectionedListDiffPropertyTests.edited(
                        old, isDistinct: isDistinct, &generator)
            )
        } fault: {
            fault($0, $1, hasStages: $2)
        }
    }

    private static func groups(
        isDistinct: Bool, _ generator: inout SeededGenerator
    ) -> [Group] {
        var ids = Array(0..<14).shuffled(using: &generator)
        var sections = Array(0..<5)
        sections.shuffle(using: &generator)
        return sections.prefix(Int.random(in: 0...5, using: &generator)).map { id in
            let count = Int.random(in: 0...min(5, ids.count), using: &generator)
            let rows = (0..<count).map { _ in
                Row(
                    id: isDistinct ? ids.removeLast() : Int.random(in: 0...4, using: &generator),
                    text: Int.random(in: 0...1, using: &generator))
            }
            return Group(
                id: isDistinct ? id : id % 4, header: Int.random(in: 0...1, using: &generator),
                rows: rows)
        }
    }

    /// Sections after a few of what happens to sections.
    private static func edited(
        _ old: [Group], isDistinct: Bool, _ generator: inout SeededGenerator
    ) -> [Group] {
        var groups = old
        for _ in 0..<Int.random(in: 0...5, using: &generator) where !groups.isEmpty {
            let place = Int.random(in: groups.indices, using: &generator)
            let other = Int.random(in: groups.indices, using: &generator)
            let count = groups[place].rows.count
            switch Int.random(in: 0...6, using: &generator) {
            case 0: groups[place].header ^= 1
            case 1: groups.swapAt(place, other)
            case 2: groups.remove(at: place)
            case 3 where count > 0:
                let row = groups[place].rows.remove(
                    at: .random(in: 0..<count, using: &generator))
                groups[other].rows.insert(
                    row, at: .random(in: 0...groups[other].rows.count, using: &generator))
            case 4 where count > 0:
                groups[place].rows[.random(in: 0..<count, using: &generator)].text ^= 1
            case 5: groups[place].rows.shuffle(using: &generator)
            default:
                let id = Int.random(in: isDistinct ? 20...999_999 : 0...4, using: &generator)
                groups[place].rows.insert(
                    Row(id: id, text: 0), at: .random(in: 0...count, using: &generator))
            }
        }
        return groups
    }

    /// What is wrong with the difference of two sectioned lists, in words.
    private func fault(_ old: [Group], _ new: [Group], hasStages: Bool) -> String? {
        do {
            let diff = try SectionedListDiff(
                from: old, to: new, sectionID: \.id, hasSameHeader: { $0.header == $1.header },
                items: \.rows, id: \.id, hasSameContent: ==)
            try diff.update.validate(
                before: old.map(\.rows.count), after: new.map(\.rows.count))
            let result = try BatchModel.apply(
                diff.update,
                to: old.enumerated().map { section, group in
                    group.rows.indices.map { Source(section: section, item: $0) }
                }, newItem: { Source(section: -1, item: new[$0.section].rows[$0.item].id) },
                newSection: { new[$0].rows.map { Source(section: -1, item: $0.id) } })
            guard result.map(\.count) == new.map(\.rows.count) else { return "A count is wrong." }
            let map = BatchUpdateMap(
                diff.update, sectionsBefore: old.count, sectionsAfter: new.count)
            let homes = new.indices.map { map.oldSection(of: $0) }
            let fault =
                sectionFault(of: diff, old, new, homes)
                ?? contentFault(of: diff, old, new, result, map)
                ?? pairFault(of: diff, old, new, result, homes)
            if let fault { return fault }
            let applied = diff.applying(
                old, to: new, items: \.rows, replacingItems: SectionedListDiffPropertyTests.with)
            guard applied == new else { return "Applying is wrong." }
            return hasStages ? stageFault(of: diff, old, new) : nil
        } catch {
            return "\(error)"
        }
    }

    private typealias Source = ItemPath

    @Sendable private static func with(_ group: Group, _ rows: [Row]) -> Group {
        Group(id: group.id, header: group.header, rows: rows)
    }

    private func sectionFault(
        of diff: SectionedListDiff, _ old: [Group], _ new: [Group], _ homes: [Int?]
    ) -> String? {
        var headers: [Int] = []
        for (section, home) in homes.enumerated() {
            guard let home else { continue }
            guard old[home].id == new[section].id else { return "Another section survives." }
            if old[home].header != new[section].header { headers.append(section) }
        }
        guard diff.sections.updates.map(\.to).sorted() == headers else {
            return "The updated sections are not those that changed."
        }
        var counts: [Int: Int] = [:]
        for group in old { counts[group.id, default: 0] += 1 }
        let common = new.count { group in
            counts[group.id, default: 0] -= 1
            return counts[group.id, default: 0] >= 0
        }
        let survivors = homes.compactMap { $0 }
        guard survivors.count == common else { return "There are more surviving sections." }
        guard diff.update.movedSections.count == common - longestRun(survivors) else {
            return "There is a way with fewer moves of sections."
        }
        return nil
    }

    private func contentFault(
        of diff: SectionedListDiff, _ old: [Group], _ new: [Group], _ result: [[Source]],
        _ map: BatchUpdateMap
    ) -> String? {
        var changed: [ItemPath] = []
        for (section, sources) in result.enumerated() {
            for (item, source) in sources.enumerated() {
                let path = ItemPath(section: section, item: item)
                let row = new[section].rows[item]
                guard source.section >= 0 else {
                    guard source.item == row.id, map.oldPath(of: path) == nil else {
                        return "An insertion is elsewhere."
                    }
                    continue
                }
                let before = old[source.section].rows[source.item]
                guard before.id == row.id else { return "Another item survives." }
                guard map.oldPath(of: path) == source, map.newPath(of: source) == path else {
                    return "The map says otherwise."
                }
                if before != row { changed.append(path) }
            }
        }
        return diff.update.reconfiguredItems == changed
            ? nil : "The reconfigured items are not those that changed."
    }

    /// Items are paired in their section as far as that goes, then with others; few move.
    private func pairFault(
        of diff: SectionedListDiff, _ old: [Group], _ new: [Group], _ result: [[Source]],
        _ homes: [Int?]
    ) -> String? {
        func common(_ before: [Row], _ after: [Row]) -> Int {
            var counts: [Int: Int] = [:]
            for row in before { counts[row.id, default: 0] += 1 }
            return after.count { row in
                counts[row.id, default: 0] -= 1
                return counts[row.id, default: 0] >= 0
            }
        }
        var moves = 0
        var survivors = 0
        var before: [Row] = []
        var after: [Row] = []
        for (section, home) in homes.enumerated() {
            guard let home else { continue }
            before += old[home].rows
            after += new[section].rows
            let own = result[section].filter { $0.section == home }.map(\.item)
            guard own.count == common(old[home].rows, new[section].rows) else {
                return "An item could have stayed in its section."
            }
            var last: [Int: Int] = [:]
            for item in own {
                let earlier = last.updateValue(item, forKey: old[home].rows[item].id)
                if let earlier, earlier > item { return "Equals are not paired in order." }
            }
            let others = result[section].count { $0.section >= 0 && $0.section != home }
            moves += own.count - longestRun(own) + others
            survivors += own.count + others
        }
        guard survivors == common(before, after) else { return "There are more survivors." }
        return diff.update.movedItems.count == moves ? nil : "There is a way with fewer moves."
    }

    private func stageFault(
        of diff: SectionedListDiff, _ old: [Group], _ new: [Group]
    ) -> String? {
        let stages = diff.stages(
            from: old, to: new, items: \.rows, replacingItems: SectionedListDiffPropertyTests.with)
        var data = old
        for stage in stages {
            let update = stage.diff.update
            guard
                var rows = try? BatchModel.apply(
                    update, to: data.map(\.rows), newItem: { new[$0.section].rows[$0.item] },
                    newSection: { new[$0].rows })
            else { return "A stage is not legal." }
            let changesSections = !update.insertedSections.isEmpty || !update.movedSections.isEmpty
            let changesItems = !update.insertedItems.isEmpty || !update.movedItems.isEmpty
            guard !changesSections || !changesItems else { return "A stage does two things." }
            for path in update.reconfiguredItems {
                rows[path.section][path.item] = new[path.section].rows[path.item]
            }
            guard rows == stage.data.map(\.rows) else { return "A stage shows something else." }
            data = stage.data
        }
        return data == new ? nil : "The stages lead elsewhere."
    }
}
