// SPDX-License-Identifier: MIT
import ListDiff

// Sizes go with their items through a batch, at a cost that follows the batch.
extension UICollectionViewFlowLayout {
    func noteMeasuredSize(_ size: CGSize, of path: IndexPath) {
        guard geometry.hasItem(path.item, in: path.section) else { return }
        let count = geometry.sections[path.section].lines.count
        measured[path.section, default: MeasuredSizes(count: count)][path.item] = size
        pendingSizes[path.section, default: [:]][path.item] = size
    }

    /// What cells asked for, after a batch. Cost: O(log n) for each change and moved section.
    func carriedSizes(by map: BatchUpdateMap) -> [Int: MeasuredSizes] {
        guard !measured.isEmpty else { return [:] }
        var carried: [Int: MeasuredSizes] = [:]
        for (old, part) in geometry.sections.enumerated() {
            guard let section = map.newSection(of: old), map.keptSection(of: section) == old else {
                continue
            }
            let arriving = map.arrivals(in: section).map { item in
                let path = ItemPath(section: section, item: item)
                return (index: item, size: map.oldPath(of: path).flatMap { measuredSize(at: $0) })
            }
            guard measured[old] != nil || arriving.contains(where: { $0.size != nil }) else {
                continue
            }
            var sizes = measured[old] ?? MeasuredSizes(count: part.lines.count)
            sizes.splice(leaving: map.departures(from: old), arriving: arriving)
            carried[section] = sizes
        }
        return carried
    }

    private func measuredSize(at path: ItemPath) -> CGSize? { measured[path.section]?[path.item] }

    /// The lines of a section without sizes of its own, as the batch leaves them; nil if they have
    /// to be made anew.
    func linesAfterBatch(_ section: Int, spacing: FlowSpacing) -> FlowLines? {
        guard let map = batchToFollow, let before = geometryBefore, before.axis == axis,
            let old = map.keptSection(of: section), old < before.sections.count
        else { return nil }
        let part = before.sections[old]
        let size = axis.size(startingSize)
        guard part.startingSize == size, part.spacing == spacing else { return nil }
        var lines = part.lines
        let arriving = map.arrivals(in: section).map { item in
            (index: item, size: measured[section]?[item].map(axis.size(_:)) ?? size)
        }
        lines.splice(
            leaving: map.departures(from: old), arriving: arriving, spacing: spacing)
        return lines
    }
}
