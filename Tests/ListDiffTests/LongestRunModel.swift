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

/// Length of the longest increasing subsequence, by the tops of piles: O(n log n).
func longestRunByBisection(_ values: [Int]) -> Int {
    var tops: [Int] = []
    for value in values {
        var low = 0
        var high = tops.count
        while low < high {
            let middle = (low + high) / 2
            if tops[middle] < value { low = middle + 1 } else { high = middle }
        }
        if low == tops.count { tops.append(value) } else { tops[low] = value }
    }
    return tops.count
}
