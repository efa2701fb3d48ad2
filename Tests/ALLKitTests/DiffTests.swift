// SPDX-License-Identifier: MIT
import SeededGenerator
import XCTest

@testable import ALLKit

private struct Row: Diffable {
    var diffId: Int
    var text = ""
}

final class DiffTests: XCTestCase {
    private func between(_ old: String, _ new: String) -> Diff.Changes {
        Diff.between(Array(old), and: Array(new))
    }

    func testEqualAndEmptyArraysHaveNoChanges() {
        XCTAssertEqual(between("", ""), [])
        XCTAssertEqual(between("abc", "abc"), [])
    }

    func testFromAndToEmptyIsAllInsertsAndAllDeletesInOrder() {
        XCTAssertEqual(between("", "ab"), [.insert(0), .insert(1)])
        XCTAssertEqual(between("ab", ""), [.delete(0), .delete(1)])
    }

    func testSwappedNeighboursAreTwoMoves() {
        XCTAssertEqual(between("abc", "acb"), [.move(2, 1), .move(1, 2)])
    }

    func testAShiftByADeletionOrInsertionIsNoMove() {
        XCTAssertEqual(between("abc", "bc"), [.delete(0)])
        XCTAssertEqual(between("bc", "abc"), [.insert(0)])
    }

    func testOneChangedElementIsOneUpdate() {
        let old = [Row(diffId: 1), Row(diffId: 2), Row(diffId: 3)]
        var new = old
        new[1].text = "x"
        XCTAssertEqual(Diff.between(old, and: new), [.update(1, 1)])
    }

    func testAnUpdateTellsTheNewIndex() {
        let old = [Row(diffId: 1), Row(diffId: 2)]
        let new = [Row(diffId: 3), Row(diffId: 1, text: "x"), Row(diffId: 2)]
        XCTAssertEqual(Diff.between(old, and: new), [.insert(0), .update(0, 1)])
    }

    func testEqualIdentitiesPairInOrder() {
        XCTAssertEqual(between("aba", "ba"), [.delete(2), .move(1, 0), .move(0, 1)])
        XCTAssertEqual(between("a", "aa"), [.insert(1)])
    }

    func testChangesCarriedOutGiveTheNewArray() {
        let seed = UInt64.random(in: 0 ... .max)
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<3_000 {
            func list() -> [Int] {
                (0..<Int.random(in: 0...9, using: &generator)).map { _ in
                    .random(in: 0...7, using: &generator)
                }
            }
            let old = list()
            let new = list()
            var result = [Int?](repeating: nil, count: new.count)
            var stays = Set(old.indices)
            for change in Diff.between(old, and: new) {
                switch change {
                case .delete(let index): stays.remove(index)
                case .insert(let index): result[index] = new[index]
                case .update: XCTFail("no update among equal identities")
                case .move(let source, let target):
                    stays.remove(source)
                    result[target] = old[source]
                }
            }
            for index in stays.sorted() {
                guard let slot = result.firstIndex(of: nil) else {
                    return XCTFail("seed \(seed): \(old) -> \(new)")
                }
                result[slot] = old[index]
            }
            guard result == new else { return XCTFail("seed \(seed): \(old) -> \(new)") }
        }
    }
}
