// SPDX-License-Identifier: MIT
import SeededGenerator
import XCTest

@testable import UIKit

/// A length that counts what is done with it.
private struct CountedLength: TreeLength {
    nonisolated(unsafe) static var steps = 0  // Tests run on one thread.

    var value: Int

    init(_ value: Int) { self.value = value }

    private static func step(_ value: Int) -> Self {
        steps += 1
        return Self(value)
    }

    static let zero = CountedLength(0)

    static func + (left: Self, right: Self) -> Self { step(left.value + right.value) }
    static func - (left: Self, right: Self) -> Self { step(left.value - right.value) }
    static func * (length: Self, count: Int) -> Self { step(length.value * count) }
    static func / (length: Self, other: Self) -> Int { step(length.value / other.value).value }

    static func < (left: Self, right: Self) -> Bool {
        steps += 1
        return left.value < right.value
    }

    /// How many steps something takes.
    static func count(_ body: () -> Void) -> Int {
        steps = 0
        body()
        return steps
    }
}

private struct CountedRun: TreeRun {
    var value: Int
    var count = 1

    var extent: CountedLength { CountedLength(value) }

    func isSame(as other: Self) -> Bool { value == other.value }
}

final class RunTreeTests: XCTestCase {
    private func tree(_ values: [Int]) -> RunTree<CountedRun> {
        RunTree(values.map { CountedRun(value: $0) })
    }

    private func check(
        _ tree: RunTree<CountedRun>, against values: [Int], gap: Int = 0, _ what: String = "",
        line: UInt = #line
    ) {
        XCTAssertEqual(tree.count, values.count, what, line: line)
        XCTAssertEqual(tree.length.value, values.reduce(0, +), what, line: line)
        var start = 0
        for (index, value) in values.enumerated() {
            XCTAssertEqual(tree[index].value, value, what, line: line)
            XCTAssertEqual(tree.offset(of: index).value, start, what, line: line)
            let from = start + index * gap
            for distance in [from, from + value + gap - 1] where value + gap > 0 {
                XCTAssertEqual(
                    tree.index(at: CountedLength(distance), gap: CountedLength(gap)), index, what,
                    line: line)
            }
            start += value
        }
        XCTAssertEqual(tree.offset(of: values.count).value, start, what, line: line)
        XCTAssertEqual(
            tree.index(at: CountedLength(start + values.count * gap), gap: CountedLength(gap)),
            values.count, what, line: line)
        XCTAssertEqual(tree.index(at: CountedLength(-1)), 0, what, line: line)
        checkShape(tree, what, line: line)
    }

    /// All leaves have one depth, nodes are not overfull, and their sums are right.
    private func checkShape(_ tree: RunTree<CountedRun>, _ what: String, line: UInt) {
        func visit(_ node: RunTree<CountedRun>.Node) {
            XCTAssertLessThanOrEqual(node.runs.count, 64, what, line: line)
            XCTAssertLessThanOrEqual(node.children.count, 32, what, line: line)
            for child in node.children {
                XCTAssertEqual(child.height, node.height - 1, what, line: line)
                visit(child)
            }
        }
        if let root = tree.root { visit(root) }
    }

    func testPlacesAndHitsMatchAPlainListAtEverySizeAroundALevel() {
        for count in [0, 1, 2, 63, 64, 65, 127, 128, 129, 2047, 2048, 2049] {
            let values = (0..<count).map { ($0 * 7 + 3) % 11 }
            check(tree(values), against: values)
            check(tree(values), against: values, gap: 5)
        }
    }

    func testChangesInAnyOrderMatchAPlainList() {
        for seed in 1...4 {
            var generator = SeededGenerator(seed: UInt64(seed))
            var values = [Int](repeating: 3, count: 300)
            var tree = tree(values)
            for round in 0..<60 {
                let what = "seed \(seed), round \(round)"
                switch Int.random(in: 0..<3, using: &generator) {
                case 0 where !values.isEmpty:
                    let places = Set(
                        (0..<Int.random(in: 1..<60, using: &generator)).map { _ in
                            Int.random(in: values.indices, using: &generator)
                        }
                    ).sorted()
                    let changes = places.map {
                        ($0, CountedRun(value: Int.random(in: 0..<50, using: &generator)))
                    }
                    tree.replace(changes.map { (index: $0.0, run: $0.1) })
                    for (place, run) in changes { values[place] = run.value }
                case 1:
                    let lower = Int.random(in: 0...values.count, using: &generator)
                    let upper = min(
                        values.count, lower + Int.random(in: 0..<40, using: &generator))
                    let new = (0..<Int.random(in: 0..<80, using: &generator)).map { $0 / 3 }
                    values.replaceSubrange(lower..<upper, with: new)
                    tree.replace(lower..<upper, with: new.map { CountedRun(value: $0) })
                default:
                    let leaving = values.indices.filter { _ in
                        Int.random(in: 0..<10, using: &generator) == 0
                    }
                    var next = values.indices.filter { !leaving.contains($0) }.map { values[$0] }
                    var arriving: [(index: Int, run: CountedRun)] = []
                    var place = Int.random(in: 0...next.count, using: &generator)
                    while place <= next.count, arriving.count < 30 {
                        let value = Int.random(in: 0..<9, using: &generator)
                        next.insert(value, at: place)
                        arriving.append((place, CountedRun(value: value)))
                        place += Int.random(in: 1..<20, using: &generator)
                    }
                    values = next
                    tree.splice(leaving: leaving, arriving: arriving)
                }
                check(tree, against: values, gap: 2, what)
            }
        }
    }

    func testACopyKeepsWhatItHadWhenTheOtherChanges() {
        let values = (0..<1000).map { $0 % 7 }
        let before = tree(values)
        var after = before
        after.replace(100..<900, with: [])
        check(before, against: values)
        check(after, against: Array(values[..<100] + values[900...]))
    }

    func testEqualNeighboursAreOneStretch() {
        var tree = RunTree(CollectionOfOne(CountedRun(value: 44, count: 1_000_000)))
        tree.replace([(500, CountedRun(value: 60))])
        XCTAssertEqual(tree.runCount, 3)
        tree.replace([(500, CountedRun(value: 44))])
        XCTAssertEqual(tree.runCount, 1)
        tree.splice(leaving: [3, 999_999], arriving: [(70, CountedRun(value: 44))])
        XCTAssertEqual(tree.runCount, 1)
        XCTAssertEqual(tree.length.value, 999_999 * 44)
    }

    func testPlacesHitsCorrectionsAndInsertionsTakeFewStepsInAMillionRows() {
        var steps: [[Int]] = []
        for doublings in [0, 5, 10] {
            var tree = tree((0..<1_000).map { 40 + $0 % 3 })
            for _ in 0..<doublings {
                tree.root = RunTree<CountedRun>.Node.joined(tree.root, tree.root)
            }
            let count = 1_000 << doublings
            XCTAssertEqual(tree.runCount, count)
            let place = count * 2 / 3
            let offset = tree.offset(of: place)
            steps.append([
                CountedLength.count { _ = tree.offset(of: place) },
                CountedLength.count {
                    XCTAssertEqual(tree.index(at: offset, gap: CountedLength(0)), place)
                },
                CountedLength.count { tree.replace([(place, CountedRun(value: 100))]) },
                CountedLength.count {
                    tree.splice(leaving: [], arriving: [(place, CountedRun(value: 7))])
                },
                CountedLength.count { tree.splice(leaving: [place], arriving: []) },
            ])
        }
        // A leaf of 64 stretches and nodes of 32 children: 3 levels for a thousand, 4 for a
        // million. A change makes the nodes on the way anew, a splice those at both sides of it.
        for (costs, levels) in zip(steps, [2, 3, 4]) {
            let node = 64 * 4
            XCTAssertLessThan(costs[0], levels * node, "place \(steps)")
            XCTAssertLessThan(costs[1], levels * node * 2, "hit \(steps)")
            XCTAssertLessThan(costs[2], levels * node * 2, "correction \(steps)")
            XCTAssertLessThan(costs[3], levels * node * 6, "insertion \(steps)")
            XCTAssertLessThan(costs[4], levels * node * 6, "deletion \(steps)")
        }
    }

    func testLengthsAddUpTheSameInAnyOrder() {
        var generator = SeededGenerator(seed: 5)
        let lengths = (0..<3000).map { _ in
            FixedLength(CGFloat.random(in: 0..<100, using: &generator) / 7)
        }
        let sum = lengths.reduce(.zero, +)
        XCTAssertEqual(lengths.shuffled(using: &generator).reduce(.zero, +), sum)
        XCTAssertEqual(lengths.reversed().reduce(.zero, +), sum)
        XCTAssertEqual(FixedLength(0.5).points, 0.5)
        XCTAssertEqual(FixedLength(-17.25).points, -17.25)
        XCTAssertEqual(FixedLength(.nan).points, 0)
        XCTAssertEqual(
            (FixedLength(.infinity) * 1_000_000_000).points, 9_223_372_036_854_775_807 / 268_435_456
        )
    }
}
