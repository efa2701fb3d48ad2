// SPDX-License-Identifier: MIT
import ListDiff
import XCTest

private struct Row: Equatable {
    var id: Int
    var text: Int
}

final class ListDiffTests: XCTestCase {
    func testFirstOfAThousandToTheEndIsOneMove() throws {
        let diff = try ListDiff(from: Array(0..<1000), to: Array(1..<1000) + [0], id: { $0 })
        XCTAssertEqual(diff.moves, [.init(from: 0, to: 999)])
        XCTAssertTrue(diff.deletes.isEmpty && diff.inserts.isEmpty && diff.updates.isEmpty)
    }

    func testSwapOfTwoIsTwoMoves() throws {
        var new = Array(0..<100)
        new.swapAt(10, 60)
        XCTAssertEqual(try ListDiff(from: Array(0..<100), to: new, id: { $0 }).moves.count, 2)
    }

    func testReverseOfAHundredIsNinetyNineMoves() throws {
        let diff = try ListDiff(from: Array(0..<100), to: (0..<100).reversed(), id: { $0 })
        XCTAssertEqual(diff.moves.count, 99)
    }

    func testMovedAndChangedIsBoth() throws {
        let old = [Row(id: 1, text: 0), Row(id: 2, text: 0), Row(id: 3, text: 0)]
        let new = [old[1], old[2], Row(id: 1, text: 9)]
        let diff = try ListDiff(from: old, to: new, id: \.id)
        XCTAssertEqual(diff.moves, [.init(from: 0, to: 2)])
        XCTAssertEqual(diff.updates, [.init(from: 0, to: 2)])
    }

    func testNewIndicesLeadEverySurvivorToItsPlace() throws {
        let diff = try ListDiff(from: [1, 2, 3, 4], to: [4, 1, 5, 3], id: { $0 })
        XCTAssertEqual(diff.newIndices(oldCount: 4), [1, nil, 3, 0])
    }

    func testEqualIdentitiesPairInOrder() throws {
        let old = [Row(id: 7, text: 0), Row(id: 7, text: 1), Row(id: 8, text: 2)]
        let new = [Row(id: 8, text: 2), Row(id: 7, text: 0), Row(id: 9, text: 0)]
        let diff = try ListDiff(from: old, to: new, id: \.id)
        XCTAssertEqual(diff.deletes, [1])
        XCTAssertEqual(diff.inserts, [2])
        XCTAssertTrue(diff.updates.isEmpty)
    }

    func testEachIdentityOutsideTheEndsIsHashedOnceAtMost() throws {
        final class Tally { var count = 0 }
        struct Counted: Hashable {
            let id: Int
            let tally: Tally
            static func == (left: Counted, right: Counted) -> Bool { left.id == right.id }
            func hash(into hasher: inout Hasher) {
                tally.count += 1
                hasher.combine(id)
            }
        }
        // A debug build's search for equal identities hashes as well.
        DuplicateNotice.reset(isGiven: true)
        defer { DuplicateNotice.reset() }
        let tally = Tally()
        let old = Array(0..<500)
        let new = [900] + old.reversed()
        _ = try ListDiff(from: old, to: new, id: { Counted(id: $0, tally: tally) })
        XCTAssertEqual(tally.count, old.count + new.count)
        tally.count = 0
        _ = try ListDiff(
            from: [900] + old, to: old + [901], id: { Counted(id: $0, tally: tally) })
        XCTAssertEqual(tally.count, old.count + 2, "Old elements in a run need no hash.")
    }

    func testIdentitiesOfOneHashAreStillToldApart() throws {
        struct Clashing: Hashable {
            let id: Int
            func hash(into hasher: inout Hasher) {}
        }
        let old = (0..<200).map { Clashing(id: $0) }
        let new = [Clashing(id: 900)] + old.reversed().dropFirst(5)
        let diff = try ListDiff(from: old, to: new)
        XCTAssertEqual(diff.deletes, Array(195..<200))
        XCTAssertEqual(diff.inserts, [0])
        XCTAssertEqual(diff.moves.count, 194)
        XCTAssertEqual(diff.applying(old, to: new), new)
    }

    func testALongShuffledListIsPutInOrderWithTheLeastMoves() throws {
        let old = Array(0..<20_000)
        let new = old.map { ($0 * 7_919) % 20_011 }
        let diff = try ListDiff(from: old, to: new)
        XCTAssertEqual(diff.applying(old, to: new), new)
        let targets = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1, $0) })
        let survivors = old.compactMap { targets[$0] }
        XCTAssertEqual(diff.moves.count, survivors.count - longestRunByBisection(survivors))
        XCTAssertEqual(diff.deletes.count, old.count - survivors.count)
    }

    func testEqualEndsOfEqualIdentitiesArePairedWithEachOther() throws {
        // The first with the first would need a move.
        let diff = try ListDiff(from: ["a", "b", "a"], to: ["a", "a", "b", "a"])
        XCTAssertEqual(diff.inserts, [1])
        XCTAssertTrue(diff.moves.isEmpty && diff.deletes.isEmpty)
    }
}
