// SPDX-License-Identifier: MIT
import ListDiff
import XCTest

private struct Row: Equatable {
    var id: Int
    var text: Int
}

/// SplitMix64: small, seeded, the same everywhere.
private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
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
        var generator = Generator(state: seed)
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

    /// Length of the longest increasing subsequence, by trying every end: O(n²).
    private func longestRun(_ values: [Int]) -> Int {
        var lengths: [Int] = []
        for (index, value) in values.enumerated() {
            let before = (0..<index).filter { values[$0] < value }.map { lengths[$0] }
            lengths.append(1 + (before.max() ?? 0))
        }
        return lengths.max() ?? 0
    }
}
