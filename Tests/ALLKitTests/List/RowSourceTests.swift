// SPDX-License-Identifier: MIT
import ListDiff
import XCTest

@testable import ALLKit

final class RowSourceTests: XCTestCase {
    private let bounds = CGSize(width: 300, height: 0).layoutDimensions

    private func items(_ rows: [TestRow]) -> RowSource<Int> {
        ItemRows(rows.map { ListItem(id: $0.id, layoutSpec: RowSpec($0)) })
    }

    private func identities<ID: Hashable & Sendable>(
        _ ids: [ID], height: CGFloat = 40
    ) -> RowSource<Int> {
        IdentityRows(ids) { id in
            ListItem(
                id: id,
                layoutSpec: RowSpec(TestRow((id as? Int) ?? 0, height: height)))
        }
    }

    private func check<ID: Hashable & Sendable>(
        _ old: [ID], _ new: [ID], line: UInt = #line
    ) throws {
        let expected = try ListDiff(from: old, to: new, id: { $0 }, hasSameContent: ==)
        XCTAssertEqual(
            try identities(new).difference(from: identities(old), within: bounds), expected,
            line: line)
    }

    func testRowsAreTheItemsInOrder() {
        let rows = items([TestRow(4), TestRow(2)])
        XCTAssertEqual(rows.count, 2)
        XCTAssertEqual(rows.item(1).id, AnyHashable(2))
        XCTAssertEqual(rows.id(0), AnyHashable(4))
        let ids = identities([4, 2])
        XCTAssertEqual(ids.count, 2)
        XCTAssertEqual(ids.item(1).id, AnyHashable(2))
        XCTAssertEqual(ids.id(0), AnyHashable(4))
    }

    func testItemsWithOtherContentAreUpdates() throws {
        let old = items([TestRow(1), TestRow(2), TestRow(3)])
        let new = items([TestRow(3, height: 9), TestRow(1), TestRow(4)])
        let diff = try new.difference(from: old, within: bounds)
        XCTAssertEqual(diff.deletes, [1])
        XCTAssertEqual(diff.inserts, [2])
        XCTAssertEqual(diff.updates, [ListDiff.Pair(from: 2, to: 0)])
        XCTAssertEqual(diff.moves.count, 1)
    }

    func testDifferencesOfIdentitiesAreThoseOfTheirArraysWhateverTheirKind() throws {
        let old = [5, 1, 2, 3, 9, 4, 1]
        let new = [1, 9, 2, 8, 3, 1, 5, 7]
        try check(old, new)
        try check([], new)
        try check(old, [])
        try check(old, old)
        try check(old.map(UInt32.init), new.map(UInt32.init))
        try check(old.map(Int8.init), new.map(Int8.init))
        try check(old.map(String.init), new.map(String.init))
        try check(old.map { [$0] }, new.map { [$0] })
        let names = (0..<10).map { _ in UUID() }
        try check(old.map { names[$0] }, new.map { names[$0] })
    }

    func testIdentitiesOfAnotherKindAreOtherRows() throws {
        let diff = try identities(["1", "2"]).difference(from: identities([1, 2]), within: bounds)
        XCTAssertEqual(diff.deletes, [0, 1])
        XCTAssertEqual(diff.inserts, [0, 1])
    }

    func testItemsAndIdentitiesAreComparedByWhatTheyShow() throws {
        let rows = [TestRow(1), TestRow(2, word: "row 2", height: 40)]
        let diff = try identities([2, 1]).difference(from: items(rows), within: bounds)
        XCTAssertEqual(diff.moves.count, 1)
        XCTAssertTrue(diff.updates.isEmpty)
        let higher = try identities([1, 2], height: 50).difference(
            from: items(rows), within: bounds)
        XCTAssertEqual(higher.updates.count, 2)
        let back = try items(rows).difference(from: identities([1, 2]), within: bounds)
        XCTAssertTrue(back.isEmpty)
    }
}
