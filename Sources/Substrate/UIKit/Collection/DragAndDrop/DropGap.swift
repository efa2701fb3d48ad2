// SPDX-License-Identifier: MIT

/// A place that items make for what is carried over them.
///
/// While it is open, the layout has an item at ``current``: the one that is carried, which the data
/// source still has at ``origin``, or one that it does not have.
struct DropGap {
    /// Where the data source has the item; nil if it does not have it.
    let origin: IndexPath?
    /// Where the layout has it.
    var current: IndexPath
    /// The size of what is carried.
    let size: CGSize
    /// The item, by its place in the data, that the gap took the place of last, as long as the
    /// finger has not left it since.
    var displaced: IndexPath?

    /// Whether the data source has nothing to show at a place of the layout.
    func isEmpty(at path: IndexPath) -> Bool { origin == nil && path == current }

    /// The place in the data of an item that the layout has at a place; of the gap, if it is empty,
    /// where an item would be inserted.
    func dataPath(of path: IndexPath) -> IndexPath {
        guard path != current else { return origin ?? path }
        let closed = path.closingGap(at: current)
        return origin.map { closed.openingGap(at: $0) } ?? closed
    }

    /// The place in the layout of an item that the data has at a place.
    func presentationPath(of path: IndexPath) -> IndexPath {
        guard path != origin else { return current }
        let closed = origin.map { path.closingGap(at: $0) } ?? path
        return closed.openingGap(at: current)
    }

    /// The numbers of items that the data source has, from those that the layout has.
    func dataCounts(_ counts: [Int]) -> [Int] {
        var counts = counts
        counts[current.section] -= 1
        if let origin { counts[origin.section] += 1 }
        return counts
    }
}

/// Stands in the layout for what the data source does not have yet.
final class DropGapCell: UICollectionViewCell {
    private let size: CGSize

    init(size: CGSize) {
        self.size = size
        super.init(frame: CGRect(origin: .zero, size: size))
    }

    required init?(coder: NSCoder) {
        size = .zero
        super.init(coder: coder)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }
}
