// SPDX-License-Identifier: MIT

/// SplitMix64: small, seeded, the same everywhere.
struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Length of the longest increasing subsequence, by trying every end: O(n²).
func longestRun(_ values: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, value) in values.enumerated() {
        let before = (0..<index).filter { values[$0] < value }.map { lengths[$0] }
        lengths.append(1 + (before.max() ?? 0))
    }
    return lengths.max() ?? 0
}
