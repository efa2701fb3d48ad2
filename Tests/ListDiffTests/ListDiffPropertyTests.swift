// SPDX-License-Identifier: MIT
import ListDiff
import SeededGenerator
import XCTest

private struct Row: Hashable, CustomStringConvertible {
    var id: Int
    var text: Int

    var description: String { "\(id)/\(text)" }
}

/// Random pairs of lists through the model of the rules of batches.
final class ListDiffPropertyTests: XCTestCase {
    func testRandomListsLeadToTheNewOnesByOneLegalBatchWithTheLeastMoves() {
        checkPairs(rounds: 130_000) { generator in
            let ids = Int.random(in: 1...12, using: &generator)
            let old = ListDiffPropertyTests.list(0...9, ids: ids, &generator)
            return (old, ListDiffPropertyTests.list(0...9, ids: ids, &generator))
        } fault: {
            fault($0, $1, hasStages: $2)
        }
    }

    func testEditedListsLeadToTheNewOnesByOneLegalBatchWithTheLeastMoves() {
        checkPairs(rounds: 20_000) { generator in
            let ids = Int.random(in: 0...3, using: &generator) == 0 ? 8 : 1_000
            let old = ListDiffPropertyTests.list(0...30, ids: ids, &generator)
            return (old, ListDiffPropertyTests.edited(old, ids: ids, &generator))
        } fault: {
            fault($0, $1, hasStages: $2)
        }
    }

    func testLongListsLeadToTheNewOnesByOneLegalBatchWithTheLeastMoves() {
        // Longer than a block of hashes, with identities that are equal in several blocks.
        checkPairs(rounds: 600) { generator in
            let ids = Int.random(in: 0...1, using: &generator) == 0 ? 40 : 100_000
            let old = ListDiffPropertyTests.list(0...150, ids: ids, &generator)
            return (
                old,
                Bool.random(using: &generator)
                    ? ListDiffPropertyTests.edited(old, ids: ids, &generator)
                    : old.shuffled(using: &generator).dropLast(10)
                        + ListDiffPropertyTests.list(0...20, ids: ids, &generator)
            )
        } fault: {
            fault($0, $1, hasStages: $2)
        }
    }

    private static func list(
        _ count: ClosedRange<Int>, ids: Int, _ generator: inout SeededGenerator
    ) -> [Row] {
        (0..<Int.random(in: count, using: &generator)).map { _ in
            Row(
                id: .random(in: 0..<ids, using: &generator),
                text: .random(in: 0...1, using: &generator))
        }
    }

    /// A list after a few of what happens to lists.
    private static func edited(
        _ old: [Row], ids: Int, _ generator: inout SeededGenerator
    ) -> [Row] {
        var rows = old
        for _ in 0..<Int.random(in: 0...6, using: &generator) {
            let place = Int.random(in: 0...rows.count, using: &generator)
            let fresh = Row(id: .random(in: 0..<ids, using: &generator), text: 0)
            switch Int.random(in: 0...4, using: &generator) {
            case 0: rows.insert(fresh, at: place)
            case 1 where place < rows.count: rows.remove(at: place)
            case 2 where place < rows.count: rows[place].text ^= 1
            case 3 where place < rows.count:
                let row = rows.remove(at: place)
                rows.insert(row, at: .random(in: 0...rows.count, using: &generator))
            case 4:
                let end = min(rows.count, place + Int.random(in: 0...6, using: &generator))
                rows[place..<end].shuffle(using: &generator)
            default: break
            }
        }
        return rows
    }

    /// What is wrong with the difference of two lists, in words.
    private func fault(_ old: [Row], _ new: [Row], hasStages: Bool) -> String? {
        do {
            let diff = try ListDiff(from: old, to: new, id: \.id)
            let update = BatchUpdate(diff, section: 0)
            try update.validate(before: [old.count], after: [new.count])
            // Numbers stand for the old elements, negative ones for those that come.
            let result = try BatchModel.apply(
                update, to: [Array(old.indices)], newItem: { ~$0.item }, newSection: { _ in [] })[0]
            guard result.count == new.count else { return "The count is wrong." }
            if let fault = fault(of: diff, old, new, result) { return fault }
            guard diff.applying(old, to: new) == new else { return "Applying is wrong." }
            return hasStages ? stageFault(of: diff, old, new) : nil
        } catch {
            return "\(error)"
        }
    }

    private func fault(
        of diff: ListDiff, _ old: [Row], _ new: [Row], _ result: [Int]
    ) -> String? {
        var changed: [Int] = []
        var last: [Int: Int] = [:]
        for (place, number) in result.enumerated() {
            guard number >= 0 else {
                guard ~number == place else { return "An insertion is elsewhere." }
                continue
            }
            guard old[number].id == new[place].id else { return "Another element survives." }
            if old[number] != new[place] { changed.append(place) }
            if let earlier = last.updateValue(number, forKey: new[place].id), earlier > number {
                return "Equal identities are not paired in order."
            }
        }
        guard diff.updates.map(\.to).sorted() == changed,
            diff.updates.allSatisfy({ result[$0.to] == $0.from })
        else { return "The updates are not those that changed." }
        var counts: [Int: Int] = [:]
        for row in old { counts[row.id, default: 0] += 1 }
        var common = 0
        for row in new where counts[row.id, default: 0] > 0 {
            counts[row.id, default: 0] -= 1
            common += 1
        }
        let survivors = result.filter { $0 >= 0 }
        guard survivors.count == common else { return "There are more survivors." }
        guard diff.moves.count == common - longestRun(survivors) else {
            return "There is a way with fewer moves."
        }
        return nil
    }

    private func stageFault(of diff: ListDiff, _ old: [Row], _ new: [Row]) -> String? {
        var data = old
        for stage in diff.stages(from: old, to: new) {
            let update = BatchUpdate(stage.diff, section: 0)
            guard
                var result = try? BatchModel.apply(
                    update, to: [data], newItem: { new[$0.item] }, newSection: { _ in [] })[0]
            else { return "A stage is not legal." }
            for path in update.reconfiguredItems { result[path.item] = new[path.item] }
            guard result == stage.data else { return "A stage shows something else." }
            data = result
        }
        return data == new ? nil : "The stages lead elsewhere."
    }
}
