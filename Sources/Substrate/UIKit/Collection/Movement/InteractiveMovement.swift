// SPDX-License-Identifier: MIT

/// An item on its way through the user's hand.
///
/// While it lasts, the layout has the item at ``current`` and all others around it, whereas the
/// data source still has it at ``origin``. Index paths of the layout's order are called those of
/// the presentation.
struct InteractiveMovement {
    /// Where the data source has the item.
    let origin: IndexPath
    /// Where the layout has it.
    var current: IndexPath
    /// Where its middle is to be, in points of the content.
    var position: CGPoint
    /// The item, by its place in the data, that the moving one took the place of last, as long as
    /// the position has not left it since.
    var displaced: IndexPath?
    /// Whether the cell was brought to a position already.
    var isUnderWay = false
    /// Whether all is to go back as soon as views are no longer being moved or made.
    var isCancelled = false

    init(origin: IndexPath, position: CGPoint) {
        self.origin = origin
        current = origin
        self.position = position
    }

    /// The place in the data of an item that the layout has at a place.
    func dataPath(of path: IndexPath) -> IndexPath {
        guard path != current else { return origin }
        return path.closingGap(at: current).openingGap(at: origin)
    }

    /// The place in the layout of an item that the data has at a place.
    func presentationPath(of path: IndexPath) -> IndexPath {
        guard path != origin else { return current }
        return path.closingGap(at: origin).openingGap(at: current)
    }

    /// The numbers of items that the data source has, from those that the layout has.
    func dataCounts(_ counts: [Int]) -> [Int] {
        Self.counts(counts, movingFrom: current, to: origin)
    }

    /// Numbers of items after one went from a place to another.
    static func counts(_ counts: [Int], movingFrom: IndexPath, to: IndexPath) -> [Int] {
        var counts = counts
        counts[movingFrom.section] -= 1
        counts[to.section] += 1
        return counts
    }
}

extension IndexPath {
    /// The path after the item at another place is taken out.
    func closingGap(at other: IndexPath) -> IndexPath {
        guard section == other.section, item > other.item else { return self }
        return IndexPath(item: item - 1, section: section)
    }

    /// The path after an item is put in at another place.
    func openingGap(at other: IndexPath) -> IndexPath {
        guard section == other.section, item >= other.item else { return self }
        return IndexPath(item: item + 1, section: section)
    }
}
