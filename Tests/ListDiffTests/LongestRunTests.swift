// SPDX-License-Identifier: MIT
import ListDiff
import SeededGenerator
import XCTest

final class LongestRunTests: XCTestCase {
    func testMembersAscendAndAreAsManyAsCanBe() {
        let seed = UInt64.random(in: 0 ... .max)
        var generator = SeededGenerator(seed: seed)
        for round in 0..<5_000 {
            let numbers = (0..<Int.random(in: 0...12, using: &generator))
                .map { _ in Int.random(in: -3...12, using: &generator) }
            let members = LongestRun.members(count: numbers.count) { numbers[$0] }
            let run = zip(numbers, members).filter(\.1).map(\.0)
            let label = "seed \(seed) round \(round): \(numbers) \(members)"
            XCTAssertEqual(run.count, longestRun(numbers.filter { $0 >= 0 }), label)
            XCTAssertTrue(zip(run, run.dropFirst()).allSatisfy(<), label)
            XCTAssertTrue(run.allSatisfy { $0 >= 0 }, label)
        }
    }
}
