// SPDX-License-Identifier: MIT
import UIKit

/// Places items in columns, each where the shortest column ends.
///
/// The sizes of items come from a closure: their widths are the columns', their heights are free.
/// Cost: linear in the items when sizes change, and in the answer plus the logarithm of the number
/// of items for each question.
final class WaterfallLayout: UICollectionViewLayout {
    /// The size of an item in points.
    var sizeForItem: ((Int) -> CGSize)?

    /// The space round the items and between them, in points.
    let insets = UIEdgeInsets(top: 12, left: 12, bottom: 24, right: 12)
    let spacing: CGFloat = 10

    private var items: [UICollectionViewLayoutAttributes] = []
    /// The lowest end of the items up to each one, and so sorted.
    private var ends: [CGFloat] = []
    private var height: CGFloat = 0

    /// How many columns a width has.
    func columnCount(width: CGFloat) -> Int {
        max(2, Int((width / 240).rounded(.down)))
    }

    /// The width of each column in a list of some width.
    func columnWidth(width: CGFloat) -> CGFloat {
        let count = CGFloat(columnCount(width: width))
        let room = width - insets.left - insets.right - (count - 1) * spacing
        return max(0, (room / count).rounded(.down))
    }

    override func prepare() {
        super.prepare()
        items = []
        ends = []
        guard let collectionView, let sizeForItem, collectionView.numberOfSections > 0 else {
            height = 0
            return
        }
        let width = collectionView.bounds.width
        let columnWidth = columnWidth(width: width)
        var tops = [CGFloat](repeating: insets.top, count: columnCount(width: width))
        for index in 0..<collectionView.numberOfItems(inSection: 0) {
            let column = tops.indices.min { tops[$0] < tops[$1] } ?? 0
            let attributes = UICollectionViewLayoutAttributes(
                forCellWith: IndexPath(item: index, section: 0))
            let size = sizeForItem(index)
            attributes.frame = CGRect(
                x: insets.left + CGFloat(column) * (columnWidth + spacing), y: tops[column],
                width: columnWidth, height: size.height)
            tops[column] += size.height + spacing
            items.append(attributes)
            ends.append(max(ends.last ?? 0, attributes.frame.maxY))
        }
        height = (tops.max() ?? 0) - (items.isEmpty ? 0 : spacing) + insets.bottom
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: height)
    }

    override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        // Items begin in order: each goes to the column that ends first.
        var index = firstItem(endingAfter: rect.minY)
        var found: [UICollectionViewLayoutAttributes] = []
        while index < items.count, items[index].frame.minY < rect.maxY {
            let frame = items[index].frame
            if frame.maxY > rect.minY, frame.minX < rect.maxX, frame.maxX > rect.minX {
                found.append(items[index])
            }
            index += 1
        }
        return found
    }

    /// By halving: the first item that ends below a line.
    private func firstItem(endingAfter y: CGFloat) -> Int {
        var (low, high) = (0, ends.count)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] > y { high = middle } else { low = middle + 1 }
        }
        return low
    }

    override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }
}
