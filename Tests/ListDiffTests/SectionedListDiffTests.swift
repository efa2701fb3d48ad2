// SPDX-License-Identifier: MIT
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
}
