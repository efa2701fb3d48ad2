// SPDX-License-Identifier: MIT

/// Gives a flow layout the sizes of a whole section at once, for lists too long to be asked item
/// by item, and corrects estimates when items come on screen.
///
/// The collection view's delegate conforms to it, or else its data source; before the data source
/// comes a delegate that implements `sizeForItemAt`. A list of a million rows
/// costs one call and one array at a preparation; later corrections go through
/// ``UICollectionViewFlowLayout/updateSizes(_:inSection:)``.
///
/// - Note: Differs from UIKit: an addition.
@preconcurrency @MainActor
public protocol UICollectionViewFlowLayoutBulkSizing: AnyObject {
    /// The sizes of all items of a section, in points; nil to be asked the usual way.
    ///
    /// The array must have as many elements as the section has items.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizesForItemsIn section: Int
    ) -> [CGSize]?

    /// The right sizes of those of some items whose sizes were estimates, in points, by index.
    ///
    /// Asked before the items are shown, in each layout pass; what is on screen already stays where
    /// it is. From then on `sizesForItemsIn` has to answer with these sizes too.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizesToCorrectFor items: Range<Int>, inSection section: Int
    ) -> [Int: CGSize]
}

extension UICollectionViewFlowLayoutBulkSizing {
    /// No size was an estimate.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizesToCorrectFor items: Range<Int>, inSection section: Int
    ) -> [Int: CGSize] { [:] }
}

extension UICollectionViewFlowLayout {
    /// What gives sizes by the section.
    var bulkSizing: (any UICollectionViewFlowLayoutBulkSizing)? {
        guard let collectionView else { return nil }
        return collectionView.delegate as? any UICollectionViewFlowLayoutBulkSizing
            ?? collectionView.dataSource as? any UICollectionViewFlowLayoutBulkSizing
    }

    /// Asks for the right sizes of the items in a rectangle.
    ///
    /// Cost: O(log n) and the items in the rectangle.
    ///
    /// - Returns: whether a size changed.
    func takeCorrections(in rect: CGRect) -> Bool {
        guard isGeometryCurrent, let collectionView, let bulkSizing else { return false }
        var ranges: [Int: Range<Int>] = [:]
        geometry.forEachItem(in: rect) { section, item, _ in
            let known = ranges[section] ?? item..<item + 1
            ranges[section] = min(known.lowerBound, item)..<max(known.upperBound, item + 1)
        }
        var isChanged = false
        for (section, items) in ranges {
            let sizes = corrections(of: items, in: section, from: bulkSizing, in: collectionView)
            let valid = decided(
                sizes.filter { geometry.hasItem($0.key, in: section) }, inSection: section)
            guard !valid.isEmpty else { continue }
            geometry.update(valid.mapValues(geometry.axis.size(_:)), in: section)
            isChanged = true
        }
        return isChanged
    }
}

// While an item is moved or carried by hand, the layout has another order than the data.
extension UICollectionViewFlowLayout {
    /// The sizes of a section's items in the layout's order.
    func bulkSizes(
        of section: Int, from source: any UICollectionViewFlowLayoutBulkSizing,
        in view: UICollectionView
    ) -> [CGSize]? {
        let sizes = source.collectionView(view, layout: self, sizesForItemsIn: section)
        let (origin, current) =
            view.movement.map { ($0.origin, $0.current) }
            ?? (view.dragging.gap?.origin, view.dragging.gap?.current)
        guard var sizes, let current, origin?.section == section || current.section == section
        else { return sizes }
        var size = view.dragging.gap?.size
        if let origin {
            size =
                origin.section == section
                ? sizes.remove(at: origin.item)
                : source.collectionView(
                    view, layout: self, sizesForItemsIn: origin.section)?[origin.item]
        }
        if current.section == section { sizes.insert(size ?? itemSize, at: current.item) }
        return sizes
    }

    private func corrections(
        of items: Range<Int>, in section: Int,
        from source: any UICollectionViewFlowLayoutBulkSizing, in view: UICollectionView
    ) -> [Int: CGSize] {
        guard view.movement != nil || view.dragging.gap != nil else {
            return source.collectionView(
                view, layout: self, sizesToCorrectFor: items, inSection: section)
        }
        var sizes: [Int: CGSize] = [:]
        for item in items {
            let shown = IndexPath(item: item, section: section)
            if view.dragging.gap?.isEmpty(at: shown) == true { continue }
            let path = view.dataPath(of: shown)
            sizes[item] =
                source.collectionView(
                    view, layout: self, sizesToCorrectFor: path.item..<path.item + 1,
                    inSection: path.section)[path.item]
        }
        return sizes
    }
}

extension UICollectionView {
    /// Sizes of items of the data by the sections and items of the layout.
    func presented(_ sizes: [Int: CGSize], inSection section: Int) -> [Int: [Int: CGSize]] {
        guard movement != nil || dragging.gap != nil else { return [section: sizes] }
        var presented: [Int: [Int: CGSize]] = [:]
        for (item, size) in sizes {
            let path = presentationPath(of: IndexPath(item: item, section: section))
            presented[path.section, default: [:]][path.item] = size
        }
        return presented
    }
}
