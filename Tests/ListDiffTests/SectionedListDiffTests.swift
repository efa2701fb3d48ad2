// SPDX-License-Identifier: MIT
import SeededGenerator
import ListDiff
import XCTest

private struct Row: Hashable {
    var id: Int
    var text: Int
}

private struct Group: Equatable {
    var id: Int
    var header = 0
    var rows: [Row]
}

final class SectionedListDiffTests: XCTestCase {
    private func difference(_ old: [Group], _ new: [Group]) throws -> SectionedListDiff {
        try SectionedListDiff(
            from: old, to: new, sectionID: \.id, hasSameHeader: { $0.header == $1.header },
            items: \.rows, id: \.id, hasSameContent: ==)
    }

    /// Carries a batch out by the rules' words: named places first, the rest in the free ones.
    private func apply(_ diff: SectionedListDiff, to old: [Group], new: [Group]) -> [Group] {
        let update = diff.update
        var sections = [(old: Int?, rows: [Row?])?](repeating: nil, count: new.count)
        for section in update.insertedSections { sections[section] = (nil, new[section].rows) }
        func entered(_ target: Int, from source: Int) -> (old: Int?, rows: [Row?]) {
            let arrivals =
                update.insertedItems.count { $0.section == target }
                + update.movedItems.count { $0.to.section == target }
            let leavings =
                update.deletedItems.count { $0.section == source }
                + update.movedItems.count { $0.from.section == source }
            return (
                source,
                Array(repeating: nil, count: old[source].rows.count + arrivals - leavings)
            )
        }
        for move in update.movedSections { sections[move.to] = entered(move.to, from: move.from) }
        let gone = Set(update.deletedSections + update.movedSections.map(\.from))
        for source in old.indices where !gone.contains(source) {
            guard let slot = sections.firstIndex(where: { $0 == nil }) else { return [] }
            sections[slot] = entered(slot, from: source)
        }
        for path in update.insertedItems {
            sections[path.section]?.rows[path.item] = new[path.section].rows[path.item]
        }
        for move in update.movedItems {
            sections[move.to.section]?.rows[move.to.item] =
                old[move.from.section].rows[move.from.item]
        }
        let left = Set(update.deletedItems + update.movedItems.map(\.from))
        for target in new.indices {
            guard let source = sections[target]?.old else { continue }
            for (item, row) in old[source].rows.enumerated()
            where !left.contains(ItemPath(section: source, item: item)) {
                guard let slot = sections[target]?.rows.firstIndex(of: nil) else { return [] }
                sections[target]?.rows[slot] = row
            }
        }
        for path in update.reconfiguredItems {
            sections[path.section]?.rows[path.item] = new[path.section].rows[path.item]
        }
        return sections.enumerated().map { index, section in
            let source = section?.old.map { old[$0] } ?? new[index]
            return Group(
                id: source.id, header: new[index].header,
                rows: section?.rows.compactMap { $0 } ?? [])
        }
    }

    func testAnItemGoesToAnotherSectionByOneMove() throws {
        let old = [Group(id: 1, rows: [Row(id: 1, text: 0)]), Group(id: 2, rows: [])]
        let new = [Group(id: 1, rows: []), Group(id: 2, rows: [Row(id: 1, text: 5)])]
        let update = try difference(old, new).update
        XCTAssertEqual(
            update.movedItems,
            [.init(from: ItemPath(section: 0, item: 0), to: ItemPath(section: 1, item: 0))])
        XCTAssertEqual(update.reconfiguredItems, [ItemPath(section: 1, item: 0)])
        XCTAssertTrue(update.deletedItems.isEmpty && update.insertedItems.isEmpty)
    }

    func testAnItemOfADeletedSectionIsInsertedWhereItReappears() throws {
        let old = [Group(id: 1, rows: [Row(id: 1, text: 0)]), Group(id: 2, rows: [])]
        let update = try difference(old, [Group(id: 2, rows: [Row(id: 1, text: 0)])]).update
        XCTAssertEqual(update.deletedSections, [0])
        XCTAssertEqual(update.insertedItems, [ItemPath(section: 0, item: 0)])
        XCTAssertTrue(update.movedItems.isEmpty)
    }

    func testEqualIdentitiesStayInTheirSectionsFirst() throws {
        let row = Row(id: 1, text: 0)
        let old = [Group(id: 1, rows: [row]), Group(id: 2, rows: [row])]
        let new = [Group(id: 1, rows: []), Group(id: 2, rows: [row, row])]
        let update = try difference(old, new).update
        XCTAssertEqual(update.movedItems.count, 1)
        XCTAssertEqual(update.movedItems.first?.from, ItemPath(section: 0, item: 0))
    }

    func testChangedHeadersAreUpdatesOfTheSections() throws {
        let diff = try difference(
            [Group(id: 1, rows: [])], [Group(id: 1, header: 3, rows: [])])
        XCTAssertEqual(diff.sections.updates, [.init(from: 0, to: 0)])
        XCTAssertFalse(diff.isEmpty)
        XCTAssertTrue(try difference([Group(id: 1, rows: [])], [Group(id: 1, rows: [])]).isEmpty)
    }

    func testRandomSectionsLeadToTheNewListByALegalBatch() throws {
        let seed = UInt64.random(in: 0 ... .max)
        var generator = SeededGenerator(seed: seed)
        for round in 0..<30_000 {
            let isDistinct = round % 2 == 0
            let old = groups(isDistinct: isDistinct, &generator)
            let new = groups(isDistinct: isDistinct, &generator)
            let label = "seed \(seed) round \(round): \(old) -> \(new)"
            let diff = try difference(old, new)
            do {
                try diff.update.validate(
                    before: old.map(\.rows.count), after: new.map(\.rows.count))
            } catch {
                return XCTFail("\(error) \(label)")
            }
            guard apply(diff, to: old, new: new) == new else { return XCTFail(label) }
            guard mapAgrees(diff, old, new, isDistinct: isDistinct) else {
                return XCTFail("map \(label)")
            }
            if isDistinct, !isLeast(diff, old, new) { return XCTFail("not least \(label)") }
        }
    }

    private func groups(isDistinct: Bool, _ generator: inout SeededGenerator) -> [Group] {
        var ids = Array(0..<14).shuffled(using: &generator)
        return Array(0..<5).shuffled(using: &generator)
            .prefix(Int.random(in: 0...5, using: &generator))
            .map { id in
                let count = Int.random(in: 0...min(5, ids.count), using: &generator)
                let rows = (0..<count).map { _ in
                    Row(
                        id: isDistinct
                            ? ids.removeLast() : Int.random(in: 0...4, using: &generator),
                        text: Int.random(in: 0...1, using: &generator))
                }
                return Group(id: id, header: Int.random(in: 0...1, using: &generator), rows: rows)
            }
    }

    /// Each item goes to one with its identity, back again, and nothing else is reached.
    private func mapAgrees(
        _ diff: SectionedListDiff, _ old: [Group], _ new: [Group], isDistinct: Bool
    ) -> Bool {
        let map = BatchUpdateMap(
            diff.update, sectionsBefore: old.count, sectionsAfter: new.count)
        for (section, group) in old.enumerated() {
            let target = map.newSection(of: section)
            guard target == new.firstIndex(where: { $0.id == group.id }) else { return false }
            for (item, row) in group.rows.enumerated() {
                let path = ItemPath(section: section, item: item)
                guard let target = map.newPath(of: path) else { continue }
                guard new[target.section].rows[target.item].id == row.id,
                    map.oldPath(of: target) == path
                else { return false }
            }
        }
        let survivors = new.indices.flatMap { section in
            new[section].rows.indices.map { ItemPath(section: section, item: $0) }
        }.count { map.oldPath(of: $0) != nil }
        let reached = old.indices.flatMap { section in
            old[section].rows.indices.map { ItemPath(section: section, item: $0) }
        }.count { map.newPath(of: $0) != nil }
        return survivors == reached
    }

    /// Counts by brute force what has to change at least when identities are distinct.
    private func isLeast(_ diff: SectionedListDiff, _ old: [Group], _ new: [Group]) -> Bool {
        let order = old.compactMap { group in new.firstIndex { $0.id == group.id } }
        guard diff.update.movedSections.count == order.count - longestRun(order) else {
            return false
        }
        var moves = 0
        var survivors = 0
        for group in old {
            guard let home = new.first(where: { $0.id == group.id }) else { continue }
            let targets = group.rows.compactMap { row in
                home.rows.firstIndex { $0.id == row.id }
            }
            let elsewhere = group.rows.count { row in
                new.contains { other in
                    other.id != group.id && old.contains { $0.id == other.id }
                        && other.rows.contains { $0.id == row.id }
                }
            }
            moves += targets.count - longestRun(targets) + elsewhere
            survivors += targets.count + elsewhere
        }
        let before = old.filter { group in new.contains { $0.id == group.id } }
        let after = new.filter { group in old.contains { $0.id == group.id } }
        return diff.update.movedItems.count == moves
            && diff.update.deletedItems.count == before.map(\.rows.count).reduce(0, +) - survivors
            && diff.update.insertedItems.count == after.map(\.rows.count).reduce(0, +) - survivors
    }
}
