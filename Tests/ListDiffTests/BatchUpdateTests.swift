// SPDX-License-Identifier: MIT
import ListDiff
import XCTest

final class BatchUpdateTests: XCTestCase {
    private func message(_ batch: BatchUpdate, before: [Int], after: [Int]) -> String? {
        do {
            try batch.validate(before: before, after: after)
            return nil
        } catch {
            return error.description
        }
    }

    func testBatchOfAFlatDifferenceIsLegal() throws {
        let diff = try ListDiff(from: [1, 2, 3, 4], to: [4, 1, 5, 3, 6], id: { $0 })
        XCTAssertNil(message(BatchUpdate(diff, section: 0), before: [4], after: [5]))
    }

    func testDeleteAndMoveFromOnePlaceIsRefused() {
        var batch = BatchUpdate()
        let place = ItemPath(section: 0, item: 1)
        batch.deletedItems = [place]
        batch.movedItems = [.init(from: place, to: ItemPath(section: 0, item: 0))]
        let text = message(batch, before: [3], after: [2]) ?? ""
        XCTAssertTrue(text.contains("a delete and a move from the same index path"), text)
    }

    func testInsertAndMoveToOnePlaceIsRefused() {
        var batch = BatchUpdate()
        let place = ItemPath(section: 0, item: 1)
        batch.insertedItems = [place]
        batch.movedItems = [.init(from: ItemPath(section: 0, item: 0), to: place)]
        let text = message(batch, before: [3], after: [4]) ?? ""
        XCTAssertTrue(text.contains("an insert and a move to the same index path"), text)
    }

    func testDeletePastTheEndIsRefusedInUIKitsWords() {
        var batch = BatchUpdate()
        batch.deletedItems = [ItemPath(section: 0, item: 16)]
        XCTAssertEqual(
            message(batch, before: [16], after: [15]),
            "attempt to delete item 16 from section 0 which only contains 16 items before the "
                + "update")
    }

    func testWrongCountNamesAllSixNumbers() {
        var batch = BatchUpdate()
        batch.insertedItems = [ItemPath(section: 0, item: 0)]
        let text = message(batch, before: [3], after: [7]) ?? ""
        for part in ["(7)", "(3)", "1 inserted", "0 deleted", "0 moved in", "0 moved out"] {
            XCTAssertTrue(text.contains(part), text)
        }
    }

    func testItemChangesInADeletedSectionAreRefused() {
        var batch = BatchUpdate()
        batch.deletedSections = [0]
        batch.deletedItems = [ItemPath(section: 0, item: 0)]
        XCTAssertNotNil(message(batch, before: [2, 2], after: [2]))
    }

    func testUnnamedSectionsKeepTheirOrderInTheFreeSlots() {
        var batch = BatchUpdate()
        batch.deletedSections = [0]
        batch.insertedSections = [1]
        batch.movedSections = [.init(from: 3, to: 0)]
        XCTAssertNil(message(batch, before: [9, 1, 2, 3], after: [3, 8, 1, 2]))
        XCTAssertNotNil(message(batch, before: [9, 1, 2, 3], after: [3, 8, 2, 1]))
    }
}
