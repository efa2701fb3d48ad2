// SPDX-License-Identifier: MIT
import SeededGenerator
import XCTest

@testable import UIKit

/// A number that counts what is done with it.
private struct CountedNumber: Comparable, AdditiveArithmetic {
    nonisolated(unsafe) static var steps = 0  // Tests run on one thread.

    var value: Int

    init(_ value: Int) { self.value = value }

    static let zero = CountedNumber(0)

    static func + (left: Self, right: Self) -> Self {
        steps += 1
        return Self(left.value + right.value)
    }

    static func - (left: Self, right: Self) -> Self {
        steps += 1
        return Self(left.value - right.value)
    }

    static func < (left: Self, right: Self) -> Bool {
        steps += 1
        return left.value < right.value
    }
}

final class PrefixSumsTests: XCTestCase {
    private func check(
        _ sums: PrefixSums<Int>, against extents: [Int], gap: Int = 0, line: UInt = #line
    ) {
        XCTAssertEqual(sums.extents, extents, line: line)
        XCTAssertEqual(sums.total, extents.reduce(0, +), line: line)
        var start = 0
        for (index, extent) in extents.enumerated() {
            XCTAssertEqual(sums.offset(of: index), start - index * gap, line: line)
            for distance in [start, start + extent + gap - 1] where extent + gap > 0 {
                XCTAssertEqual(sums.index(at: distance, gap: gap), index, line: line)
            }
            start += extent + gap
        }
        XCTAssertEqual(sums.offset(of: extents.count), start - extents.count * gap, line: line)
        XCTAssertEqual(sums.index(at: start + 1, gap: gap), extents.count, line: line)
    }

    func testOffsetsAndHitsMatchAPlainSumAtEverySizeAroundALevel() {
        for count in [0, 1, 2, 15, 16, 17, 255, 256, 257, 272, 4095, 4096, 4097] {
            let extents = (0..<count).map { ($0 * 7 + 3) % 11 + 1 }
            check(PrefixSums(extents), against: extents)
            check(PrefixSums(extents), against: extents, gap: 5)
        }
    }

    func testAfterManyChangesTheSumsAreThoseOfAFreshListToTheLastBit() {
        var generator = SeededGenerator(seed: 3)
        var sums = PrefixSums((0..<1000).map { CGFloat($0) / 3 })
        for _ in 0..<2000 {
            let index = Int.random(in: 0..<1000, using: &generator)
            sums[index] = CGFloat.random(in: 0..<100, using: &generator) / 7
        }
        let fresh = PrefixSums(sums.extents)
        for index in 0...1000 { XCTAssertEqual(sums.offset(of: index), fresh.offset(of: index)) }
    }

    func testAMillionRowsAreFoundAndCorrectedInFewSteps() {
        var sums = PrefixSums([CountedNumber](repeating: CountedNumber(44), count: 1_000_000))
        // Five levels of at most sixteen nodes; a hit also compares and subtracts.
        CountedNumber.steps = 0
        XCTAssertEqual(sums.offset(of: 987_654).value, 987_654 * 44)
        XCTAssertLessThanOrEqual(CountedNumber.steps, 5 * 16)
        CountedNumber.steps = 0
        XCTAssertEqual(sums.index(at: CountedNumber(987_654 * 44 + 43)), 987_654)
        XCTAssertLessThanOrEqual(CountedNumber.steps, 5 * 16 * 4)
        CountedNumber.steps = 0
        sums[500_000] = CountedNumber(100)
        XCTAssertLessThanOrEqual(CountedNumber.steps, 5 * 16)
        XCTAssertEqual(sums.offset(of: 500_001).value, 500_000 * 44 + 100)
    }
}
