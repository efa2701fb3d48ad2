// SPDX-License-Identifier: MIT

/// Length of the longest increasing subsequence, by trying every end: O(n²).
func longestRun(_ values: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, value) in values.enumerated() {
        let before = (0..<index).filter { values[$0] < value }.map { lengths[$0] }
        lengths.append(1 + (before.max() ?? 0))
    }
    return lengths.max() ?? 0
}
