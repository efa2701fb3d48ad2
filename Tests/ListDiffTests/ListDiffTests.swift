// SPDX-License-Identifier: MIT
import SeededGenerator
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

    func testApplyingRandomPairsGivesTheNewListWithLeastMoves() throws {
        let seed = UInt64.random(in: 0 ... .max)
        var generator = SeededGenerator(seed: seed)
        for round in 0..<100_000 {
            let ids = Int.random(in: 1...8, using: &generator)
            func list() -> [Row] {
                (0..<Int.random(in: 0...8, using: &generator)).map { _ in
                    Row(
                        id: .random(in: 0..<ids, using: &generator),
                        text: .random(in: 0...1, using: &generator))
                }
            }
            let old = list()
            let new = list()
            let diff = try ListDiff(from: old, to: new, id: \.id)
            let label = "seed \(seed) round \(round): \(old) -> \(new)"
            guard diff.applying(old, to: new) == new else { return XCTFail(label) }
            // A survivor count that ignores the algorithm: multiset intersection of identities.
            var common = 0
            for id in 0..<ids {
                common += min(old.count { $0.id == id }, new.count { $0.id == id })
            }
            guard diff.deletes.count == old.count - common,
                diff.inserts.count == new.count - common
            else { return XCTFail(label) }
            guard Set(old.map(\.id)).count == old.count, Set(new.map(\.id)).count == new.count
            else { continue }
            let targets = old.compactMap { row in new.firstIndex { $0.id == row.id } }
            guard diff.moves.count == targets.count - longestRun(targets) else {
                return XCTFail(label)
            }
        }
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
}
