// SPDX-License-Identifier: MIT

/// A longest increasing subsequence: what can stay when a list is put in order.
///
/// Patience sorting: each number goes onto the first pile whose top is not below it (Schensted
/// 1961), found by bisection (Fredman 1975). A run is read off backwards, one number from each
/// pile, so that a pile's number is all that is kept for each element.
@usableFromInline package enum LongestRun {
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

    /// The bit that marks a number as a member of the run.
    @inlinable static var mark: UInt32 { 1 << 31 }

    /// Marks the numbers that are members of one longest increasing subsequence.
    ///
    /// Cost: O(n log n), O(n) for numbers that ascend; 12 bytes a number unless they ascend.
    ///
    /// - Parameters:
    ///   - numbers: The numbers.
    ///   - range: The part of them that is meant.
    ///   - values: Which of them count, all below ``mark``; these are different.
    /// - Returns: How many that count are not members of the run.
    /// - Throws: `CancellationError` when the surrounding task is cancelled.
    @usableFromInline
    static func markMembers(
        of numbers: borrowing Scratch<UInt32>, in range: Range<Int>, among values: Range<Int>
    ) throws -> Int {
        // Nobody can foresee where numbers do not count, so no branch depends on that.
        let least = UInt32(truncatingIfNeeded: values.lowerBound)
        let span = UInt32(truncatingIfNeeded: values.count)
        var count = 0
        var descents = 0
        var last: UInt32 = 0
        for index in range {
            let number = numbers[index] &- least
            descents += number < last ? 1 : 0
            last = number < span ? number : last
            count += number < span ? 1 : 0
        }
        guard descents > 0 else {
            for index in range { numbers[index] |= numbers[index] &- least < span ? mark : 0 }
            return 0
        }

        // One after the last is written and not read.
        let counted = Scratch<UInt32>(repeating: 0, count: count + 1)
        var end = 0
        for index in range {
            let number = numbers[index] &- least
            counted[end] = number
            end += number < span ? 1 : 0
        }
        let piles = Scratch<UInt32>(repeating: 0, count: count)
        var wanted = try pile(counted, into: piles) - 1
        let result = count - wanted - 1
        for index in range.reversed() where end > 0 {
            let isCounted = numbers[index] &- least < span
            end -= isCounted ? 1 : 0
            let isMember = isCounted && Int(piles[end]) == wanted
            numbers[index] |= isMember ? mark : 0
            wanted -= isMember ? 1 : 0
        }
        return result
    }

    /// Puts numbers onto piles, in order.
    ///
    /// - Returns: The number of piles.
    private static func pile(
        _ numbers: borrowing Scratch<UInt32>, into piles: borrowing Scratch<UInt32>
    ) throws -> Int {
        let tops = Scratch<UInt32>(repeating: 0, count: piles.count)
        var height = 0
        for index in 0..<piles.count {
            if index & 4095 == 0 { try Task.checkCancellation() }
            let number = numbers[index]
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
            piles[index] = UInt32(truncatingIfNeeded: pile)
        }
        return height
    }
}
