// SPDX-License-Identifier: MIT
import SeededGenerator
import XCTest

/// Makes random pairs of lists and fails with the smallest that has a fault, and with the seed.
///
/// - Parameters:
///   - rounds: How many pairs.
///   - pair: Makes a pair.
///   - fault: What is wrong with the difference of two lists, in words; whether that of its stages
///     is asked too, which is so in every fourth round.
func checkPairs<Element>(
    rounds: Int, _ pair: (inout SeededGenerator) -> (old: [Element], new: [Element]),
    fault: ([Element], [Element], _ hasStages: Bool) -> String?
) {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    for round in 0..<rounds {
        let (old, new) = pair(&generator)
        let hasStages = round % 4 == 0
        guard fault(old, new, hasStages) != nil else { continue }
        let least = smallest(old, new) { fault($0, $1, hasStages) != nil }
        let words = fault(least.old, least.new, hasStages) ?? ""
        return XCTFail("seed \(seed) round \(round): \(words) \(least.old) -> \(least.new)")
    }
}
