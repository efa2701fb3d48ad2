// SPDX-License-Identifier: MIT

/// A longest increasing subsequence (Schensted 1961): what can stay when a list is put in order.
package enum LongestRun {
    /// Which of some numbers are members of one longest increasing subsequence.
    ///
    /// Cost: O(n log n), O(n) for numbers that ascend.
    ///
    /// - Parameters:
    ///   - count: How many numbers there are.
    ///   - value: The number at an index; negative ones are no members.
    package static func members(count: Int, value: (Int) -> Int) -> [Bool] {
        // ends[k]: the index of the least number that ends a run of length k + 1.
        var ends: [Int] = []
        var previous = [Int](repeating: -1, count: count)
        for index in 0..<count {
            let number = value(index)
            guard number >= 0 else { continue }
            var low = 0
            var high = ends.count
            if let last = ends.last, value(last) < number { low = high }
            while low < high {
                let middle = (low + high) / 2
                if value(ends[middle]) < number { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var members = [Bool](repeating: false, count: count)
        var cursor = ends.last ?? -1
        while cursor >= 0 {
            members[cursor] = true
            cursor = previous[cursor]
        }
        return members
    }
}
