// SPDX-License-Identifier: MIT

/// A list of extents that answers where each begins and which one lies at a distance.
///
/// Extents are kept with the sums of sixteen of them each, the sums of sixteen such sums, and so
/// on, so that a million have five levels. Each sum is made from the level below, never by
/// adding differences: after any history it equals that of a list built anew, bit by bit.
///
/// The number type is a parameter, so that a test can count the additions.
package struct PrefixSums<Value: Comparable & AdditiveArithmetic> {
    private static var shift: Int { 4 }
    private static var fanout: Int { 1 << shift }

    /// The extents, then the sums of each level; the last level has at most sixteen.
    private var levels: [[Value]]

    /// Makes a list. Cost: O(n).
    package init(_ extents: [Value] = []) {
        levels = [extents]
        rebuild()
    }

    /// The number of extents.
    package var count: Int { levels[0].count }

    /// The sum of all extents. Cost: at most sixteen additions.
    package var total: Value { levels[levels.count - 1].reduce(.zero, +) }

    /// The extents in order.
    package var extents: [Value] { levels[0] }

    /// One extent. Setting it costs O(log n).
    package subscript(index: Int) -> Value {
        get { levels[0][index] }
        set {
            levels[0][index] = newValue
            var place = index
            for level in 1..<max(levels.count, 1) {
                place >>= Self.shift
                levels[level][place] = sum(ofNode: place, belowLevel: level)
            }
        }
    }

    /// The sum of the extents before an index, which may be the count. Cost: O(log n).
    package func offset(of index: Int) -> Value {
        var sum = Value.zero
        var place = index
        for (depth, level) in levels.enumerated() {
            // The last level is one node, even when the place is its end.
            let first = depth == levels.count - 1 ? 0 : (place >> Self.shift) << Self.shift
            for sibling in first..<min(place, level.count) { sum += level[sibling] }
            place >>= Self.shift
        }
        return sum
    }

    /// The index of the extent that contains a distance from the start; the count if none reaches
    /// so far, 0 for a negative one.
    ///
    /// An extent contains its start, not its end; the gap after it counts to it. Cost: O(log n).
    ///
    /// - Parameters:
    ///   - distance: from the start of the list.
    ///   - gap: lies between each extent and the next.
    package func index(at distance: Value, gap: Value = .zero) -> Int {
        var gaps = [gap]
        for _ in 1..<max(levels.count, 1) {
            var wide = gaps[gaps.count - 1]
            for _ in 0..<Self.shift { wide += wide }
            gaps.append(wide)
        }
        var rest = distance
        var place = 0
        for depth in levels.indices.reversed() {
            let level = levels[depth]
            let end =
                depth == levels.count - 1 ? level.count : min(place + Self.fanout, level.count)
            while place < end {
                let extent = level[place] + gaps[depth]
                guard rest >= extent else { break }
                rest -= extent
                place += 1
            }
            // The last node of a level is short; its gaps end with its extents.
            if place == level.count { return count }
            if depth > 0 { place <<= Self.shift }
        }
        return place
    }

    private mutating func rebuild() {
        while let below = levels.last, below.count > Self.fanout {
            let count = (below.count + Self.fanout - 1) >> Self.shift
            let level = levels.count
            levels.append([])
            levels[level] = (0..<count).map { sum(ofNode: $0, belowLevel: level) }
        }
    }

    private func sum(ofNode node: Int, belowLevel level: Int) -> Value {
        let below = levels[level - 1]
        let first = node << Self.shift
        var sum = Value.zero
        for child in first..<min(first + Self.fanout, below.count) { sum += below[child] }
        return sum
    }
}
