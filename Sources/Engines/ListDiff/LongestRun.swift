// SPDX-License-Identifier: MIT

/// A longest increasing subsequence: what can stay when a list is put in order.
///
/// Patience sorting: each number goes onto the first pile whose top is not below it (Schensted
/// 1961), found by bisection (Fredman 1975). A run is read off backwards, one number from each
/// pile, so that a pile's number is all that is kept for each element.
package enum LongestRun {
    /// Which of some numbers are members of one longest increasing subsequence.
    ///
    /// Cost: O(n log n), O(n) for numbers that ascend.
    ///
    /// - Parameters:
    ///   - count: How many numbers there are, fewer than 2³².
    ///   - value: The number at an index; negative ones are no members.
    package static func members(count: Int, value: (Int) -> Int) -> [Bool] {
        var members = [Bool](repeating: false, count: count)
        var last = -1
        var isAscending = true
        for index in 0..<count {
            let number = value(index)
            guard number >= 0 else { continue }
            isAscending = isAscending && number > last
            last = number
            members[index] = true
        }
        guard !isAscending else { return members }

        var tops: [Int] = []
        var piles = [UInt32](repeating: .max, count: count)
        for index in 0..<count {
            let number = value(index)
            guard number >= 0 else { continue }
            var pile = 0
            var end = tops.count
            while pile < end {
                let middle = (pile + end) / 2
                if tops[middle] < number { pile = middle + 1 } else { end = middle }
            }
            if pile == tops.count { tops.append(number) } else { tops[pile] = number }
            piles[index] = UInt32(pile)
        }
        var wanted = tops.count - 1
        for index in stride(from: count - 1, through: 0, by: -1) where members[index] {
            members[index] = Int(piles[index]) == wanted
            if members[index] { wanted -= 1 }
        }
        return members
    }

    /// Tells the numbers that are outside one longest increasing subsequence.
    ///
    /// Cost: O(n log n), O(n) for numbers that ascend; 8 bytes a number unless they ascend.
    ///
    /// - Parameters:
    ///   - numbers: Different numbers; ``IdentityTable/none`` stands for no number.
    ///   - range: The part of them that is meant.
    /// - Returns: The offsets in `range` of the numbers outside, ascending.
    /// - Throws: `CancellationError` when the surrounding task is cancelled.
    @usableFromInline
    static func outsiders(
        of numbers: borrowing Scratch<UInt32>, in range: Range<Int>
    ) throws -> [Int] {
        var members = 0
        var isAscending = true
        var last = -1
        for index in range where numbers[index] != IdentityTable.none {
            let number = Int(numbers[index])
            isAscending = isAscending && number > last
            last = number
            members += 1
        }
        guard !isAscending else { return [] }

        let tops = Scratch<UInt32>(repeating: 0, count: members)
        let piles = Scratch<UInt32>(repeating: IdentityTable.none, count: range.count)
        var height = 0
        for index in range {
            if index & 4095 == 0 { try Task.checkCancellation() }
            let number = numbers[index]
            guard number != IdentityTable.none else { continue }
            var pile = height
            if height > 0, tops[height - 1] > number {
                // Most lists are nearly in order: the pile is one of the last.
                var end = height - 1
                pile = 0
                if end > 0, tops[end - 1] < number { pile = end }
                while pile < end {
                    let middle = (pile + end) >> 1
                    if tops[middle] < number { pile = middle + 1 } else { end = middle }
                }
            }
            tops[pile] = number
            if pile == height { height += 1 }
            piles[index - range.lowerBound] = UInt32(truncatingIfNeeded: pile)
        }
        var result: [Int] = []
        result.reserveCapacity(members - height)
        var wanted = height - 1
        for offset in stride(from: range.count - 1, through: 0, by: -1)
        where piles[offset] != IdentityTable.none {
            if Int(piles[offset]) == wanted { wanted -= 1 } else { result.append(offset) }
        }
        result.reverse()
        return result
    }
}
