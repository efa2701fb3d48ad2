// SPDX-License-Identifier: MIT
import ListDiff

/// The sizes that cells of a section asked for.
struct MeasuredSizes {
    private struct Stretch: TreeRun {
        /// Nil for items whose cells were not asked, or were content.
        var size: CGSize?
        var count = 1

        var extent: NoLength { .zero }

        func isSame(as other: Self) -> Bool { size == other.size }
    }

    private var sizes: RunTree<Stretch>

    /// Makes a section of items none of which was asked.
    init(count: Int) {
        sizes = RunTree(CollectionOfOne(Stretch(size: nil, count: count)))
    }

    /// The size that an item's cell asked for. Setting and getting cost O(log n).
    subscript(item: Int) -> CGSize? {
        get { item < sizes.count ? sizes[item].size : nil }
        set {
            guard item < sizes.count else { return }
            sizes.replace([(item, Stretch(size: newValue))])
        }
    }

    /// All sizes that were asked for, by item. Cost: O(their number).
    var known: [Int: CGSize] {
        var known: [Int: CGSize] = [:]
        sizes.forEachRun { first, stretch in
            guard let size = stretch.size else { return }
            for item in first..<first + stretch.count { known[item] = size }
        }
        return known
    }

    /// Takes items out and puts others in.
    mutating func splice(leaving: [Int], arriving: [(index: Int, size: CGSize?)]) {
        sizes.splice(
            leaving: leaving, arriving: arriving.map { ($0.index, Stretch(size: $0.size)) })
    }
}

/// The length of what has none.
struct NoLength: TreeLength {
    static let zero = NoLength()
    static func + (left: Self, right: Self) -> Self { zero }
    static func - (left: Self, right: Self) -> Self { zero }
    static func * (length: Self, count: Int) -> Self { zero }
    static func / (length: Self, other: Self) -> Int { 0 }
    static func < (left: Self, right: Self) -> Bool { false }
}
