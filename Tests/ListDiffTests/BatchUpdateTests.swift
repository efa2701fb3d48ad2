// SPDX-License-Identifier: MIT
import SeededGenerator
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

    func testMapOfAReloadedSectionHasItsPlaceButNotItsItems() {
        var batch = BatchUpdate()
        batch.reloadedSections = [1]
        batch.insertedSections = [0]
        let map = BatchUpdateMap(batch, sectionsBefore: 2, sectionsAfter: 3)
        XCTAssertEqual(map.newSection(of: 1), 2)
        XCTAssertNil(map.newPath(of: ItemPath(section: 1, item: 0)))
        XCTAssertNil(map.oldPath(of: ItemPath(section: 2, item: 0)))
        XCTAssertEqual(
            map.newPath(of: ItemPath(section: 0, item: 4)), ItemPath(section: 1, item: 4))
    }

    func testMapOfAMillionItemsFollowsOneInsertionAndOneDeletion() {
        var batch = BatchUpdate()
        batch.deletedItems = [ItemPath(section: 0, item: 10)]
        batch.insertedItems = [ItemPath(section: 0, item: 500_000)]
        let map = BatchUpdateMap(batch, sectionsBefore: 1, sectionsAfter: 1)
        for (old, new) in [(9, 9), (11, 10), (500_000, 499_999), (500_001, 500_001)] {
            let path = ItemPath(section: 0, item: old)
            XCTAssertEqual(map.newPath(of: path)?.item, new)
            XCTAssertEqual(map.oldPath(of: ItemPath(section: 0, item: new)), path)
        }
        XCTAssertNil(map.newPath(of: ItemPath(section: 0, item: 10)))
        XCTAssertNil(map.oldPath(of: ItemPath(section: 0, item: 500_000)))
    }

    func testReloadOfADisplacedSectionIsLegalAndWarnedOf() {
        var batch = BatchUpdate()
        batch.reloadedSections = [0]
        batch.insertedSections = [0]
        XCTAssertNil(message(batch, before: [2], after: [1, 5]))
        XCTAssertEqual(batch.portabilityWarnings(sectionsBefore: 1, sectionsAfter: 2).count, 1)
        batch.insertedSections = [1]
        XCTAssertEqual(batch.portabilityWarnings(sectionsBefore: 1, sectionsAfter: 2), [])
    }

    func testItemMoveOutOfAMovedSectionIsLegalAndWarnedOf() {
        var batch = BatchUpdate()
        batch.movedSections = [.init(from: 0, to: 1)]
        batch.movedItems = [
            .init(from: ItemPath(section: 0, item: 0), to: ItemPath(section: 0, item: 0))
        ]
        XCTAssertNil(message(batch, before: [2, 0], after: [1, 1]))
        XCTAssertEqual(batch.portabilityWarnings(sectionsBefore: 2, sectionsAfter: 2).count, 1)
    }

    func testItemMoveOutOfASectionMovedToItsOwnIndexIsLegalAndWarnedOf() {
        var batch = BatchUpdate()
        batch.movedSections = [.init(from: 0, to: 0)]
        batch.movedItems = [
            .init(from: ItemPath(section: 0, item: 0), to: ItemPath(section: 1, item: 0))
        ]
        XCTAssertNil(message(batch, before: [1, 0], after: [0, 1]))
        let warnings = batch.portabilityWarnings(sectionsBefore: 2, sectionsAfter: 2)
        XCTAssertEqual(warnings.count, 1)
        XCTAssertTrue(warnings[0].contains("its own index"))
    }

    func testScopedBatchIsLegalAndExactForTheRowsSeen() throws {
        let seed = UInt64.random(in: 0 ... .max)
        var generator = SeededGenerator(seed: seed)
        for round in 0..<5_000 {
            let ids = Array(0..<40).shuffled(using: &generator)
            let old = Array(ids.prefix(.random(in: 0...40, using: &generator)))
            let new = Array(
                ids.suffix(.random(in: 0...40, using: &generator)).shuffled(using: &generator))
            let before = Int.random(in: 0...40, using: &generator)
            let after = Int.random(in: 0...40, using: &generator)
            let seenBefore = before..<before + 5
            let seenAfter = after..<after + 5
            let diff = try ListDiff(from: old, to: new, id: { $0 })
            let batch = BatchUpdate(
                diff, oldCount: old.count, newCount: new.count, section: 0,
                seenBefore: seenBefore, seenAfter: seenAfter)
            let label = "seed \(seed) round \(round)"
            guard message(batch, before: [old.count], after: [new.count]) == nil else {
                return XCTFail(label)
            }
            let map = BatchUpdateMap(batch, sectionsBefore: 1, sectionsAfter: 1)
            for row in seenBefore.clamped(to: 0..<old.count) {
                let target = map.newPath(of: ItemPath(section: 0, item: row))?.item
                guard target == new.firstIndex(of: old[row]) else { return XCTFail(label) }
            }
            for row in seenAfter.clamped(to: 0..<new.count) {
                let source = map.oldPath(of: ItemPath(section: 0, item: row))?.item
                guard source == old.firstIndex(of: new[row]) else { return XCTFail(label) }
            }
            let seen = seenBefore.count + seenAfter.count
            guard batch.movedItems.count <= seen,
                batch.deletedItems.count + batch.insertedItems.count
                    <= abs(old.count - new.count) + 2 * seen
            else { return XCTFail(label) }
        }
    }

    func testTwoMovesToOnePlaceAreRefused() {
        var batch = BatchUpdate()
        let target = ItemPath(section: 0, item: 0)
        batch.movedItems = [
            .init(from: ItemPath(section: 0, item: 0), to: target),
            .init(from: ItemPath(section: 0, item: 1), to: target),
        ]
        let text = message(batch, before: [2], after: [2]) ?? ""
        XCTAssertTrue(text.contains("a move twice on the same index path"), text)
    }
}
