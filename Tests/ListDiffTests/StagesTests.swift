// SPDX-License-Identifier: MIT
import ListDiff
import XCTest

private struct Row: Hashable {
    var id: Int
    var text = "a"
}

private struct Group: Equatable {
    var id: Int
    var header = "a"
    var rows: [Row]

    static func replacing(_ group: Group, _ rows: [Row]) -> Group {
        Group(id: group.id, header: group.header, rows: rows)
    }
}

final class StagesTests: XCTestCase {
    private func sectioned(_ old: [Group], _ new: [Group]) throws -> SectionedListDiff {
        try SectionedListDiff(
            from: old, to: new, sectionID: \.id, hasSameHeader: { $0.header == $1.header },
            items: \.rows, id: \.id, hasSameContent: ==)
    }

    func testStagesOfAListAreDeletesThenInsertsAndMovesThenUpdates() throws {
        let old = [Row(id: 1), Row(id: 2), Row(id: 3), Row(id: 4)]
        let new = [Row(id: 4), Row(id: 2, text: "b"), Row(id: 5), Row(id: 3)]
        let stages = try ListDiff(from: old, to: new, id: \.id).stages(from: old, to: new)
        XCTAssertEqual(
            stages.map(\.data),
            [
                [Row(id: 2), Row(id: 3), Row(id: 4)],
                [Row(id: 4), Row(id: 2), Row(id: 5), Row(id: 3)],
                new,
            ])
        XCTAssertEqual(stages[0].diff.deletes, [0])
        XCTAssertEqual(stages[1].diff.inserts, [2])
        XCTAssertEqual(stages[1].diff.moves, [.init(from: 2, to: 0)])
        XCTAssertEqual(stages[2].diff.updates, [.init(from: 1, to: 1)])
    }

    func testAListWithoutAChangeHasNoStages() throws {
        let rows = [Row(id: 1)]
        XCTAssertTrue(
            try ListDiff(from: rows, to: rows, id: \.id).stages(from: rows, to: rows).isEmpty)
    }

    func testStagesOfSectionsKeepSectionsAndItemsApart() throws {
        let old = [
            Group(id: 1, rows: [Row(id: 1), Row(id: 2)]),
            Group(id: 2, rows: [Row(id: 3)]),
            Group(id: 3, rows: [Row(id: 4), Row(id: 5)]),
        ]
        let new = [
            Group(id: 3, header: "b", rows: [Row(id: 5), Row(id: 2, text: "b")]),
            Group(id: 4, rows: [Row(id: 6)]),
            Group(id: 1, rows: [Row(id: 7)]),
        ]
        let stages = try sectioned(old, new).stages(
            from: old, to: new, items: \.rows, replacingItems: Group.replacing)
        XCTAssertEqual(
            stages.map(\.data),
            [
                [Group(id: 1, rows: [Row(id: 2)]), Group(id: 3, rows: [Row(id: 5)])],
                [
                    Group(id: 3, rows: [Row(id: 5)]), Group(id: 4, rows: [Row(id: 6)]),
                    Group(id: 1, rows: [Row(id: 2)]),
                ],
                [
                    Group(id: 3, rows: [Row(id: 5), Row(id: 2)]),
                    Group(id: 4, rows: [Row(id: 6)]), Group(id: 1, rows: [Row(id: 7)]),
                ],
                new,
            ])
        XCTAssertEqual(stages[0].diff.update.deletedSections, [1])
        XCTAssertEqual(
            stages[0].diff.update.deletedItems,
            [ItemPath(section: 0, item: 0), ItemPath(section: 2, item: 0)])
        XCTAssertEqual(
            stages[2].diff.update.movedItems,
            [.init(from: ItemPath(section: 2, item: 0), to: ItemPath(section: 0, item: 1))])
        XCTAssertEqual(stages[3].diff.sections.updates, [.init(from: 0, to: 0)])
        XCTAssertEqual(
            stages[3].diff.update.reconfiguredItems, [ItemPath(section: 0, item: 1)])
    }

    func testApplyingTakesHeadersAndItemsThatChangedFromTheNewSections() throws {
        let old = [
            Group(id: 1, rows: [Row(id: 1), Row(id: 2)]), Group(id: 2, rows: [Row(id: 3)]),
        ]
        let new = [
            Group(id: 2, header: "b", rows: [Row(id: 1, text: "b"), Row(id: 3)]),
            Group(id: 1, rows: [Row(id: 2)]),
        ]
        XCTAssertEqual(
            try sectioned(old, new).applying(
                old, to: new, items: \.rows, replacingItems: Group.replacing), new)
    }
}
