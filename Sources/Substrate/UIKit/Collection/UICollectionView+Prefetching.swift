// SPDX-License-Identifier: MIT

/// Which items the prefetching data source was told of.
struct PrefetchState {
    /// Told, and neither shown nor taken back yet.
    var announced: Set<IndexPath> = []
    var lastOffset: CGPoint?
    var isForward = true
}

// Telling ahead of time which items are likely to come on screen.
extension UICollectionView {
    func updatePrefetching() {
        guard isPrefetchingEnabled, let source = prefetchDataSource, let last = prefetch.lastOffset
        else {
            prefetch.lastOffset = contentOffset
            return
        }
        let isVertical = layout.scrollsVertically
        let step = isVertical ? contentOffset.y - last.y : contentOffset.x - last.x
        guard step != 0 else { return }
        prefetch.lastOffset = contentOffset
        let hasTurned = prefetch.isForward != (step > 0)
        prefetch.isForward = step > 0
        let ahead =
            isVertical
            ? bounds.offsetBy(dx: 0, dy: step > 0 ? bounds.height : -bounds.height)
            : bounds.offsetBy(dx: step > 0 ? bounds.width : -bounds.width, dy: 0)
        let coming = attributesOfElements(in: ahead).lazy
            .filter { $0.representedElementCategory == .cell && $0.frame.overlaps(ahead) }
            .map(\.indexPath)
            .filter { [elements] in elements[ElementKey(.cell, $0)] == nil }
        var unneeded: [IndexPath] = []
        if hasTurned {
            let wanted = Set(coming)
            unneeded = prefetch.announced.filter { path in
                !wanted.contains(path) && cellForItem(at: path) == nil
            }.sorted()
        }
        prefetch.announced.subtract(unneeded)
        prefetch.announced = prefetch.announced.filter { cellForItem(at: $0) == nil }
        let fresh = coming.filter { [prefetch] in !prefetch.announced.contains($0) }.sorted {
            [prefetch] in prefetch.isForward ? $0 < $1 : $0 > $1
        }
        prefetch.announced.formUnion(fresh)
        if !unneeded.isEmpty {
            source.collectionView(
                self, cancelPrefetchingForItemsAt: unneeded.map(dataPath))
        }
        if !fresh.isEmpty { source.collectionView(self, prefetchItemsAt: fresh.map(dataPath)) }
    }
}
