// SPDX-License-Identifier: MIT

// Rows that the user moves by hand.
extension CollectionViewAdapter {
    /// Moves rows as a gesture says, such as a long press: from its beginning the row under it
    /// follows, at its end the row stays where it is, and otherwise it goes back.
    ///
    /// Does nothing unless ``Settings/allowInteractiveMovement`` is set. Only rows whose items allow
    /// it move.
    ///
    /// ```swift
    /// adapter.settings.allowInteractiveMovement = true
    /// adapter.collectionView.all_addGestureRecognizer { (press: UILongPressGestureRecognizer) in
    ///     adapter.handleMoveGesture(press)
    /// }
    /// ```
    public func handleMoveGesture<T: UIGestureRecognizer>(_ g: T) {
        let place = g.location(in: collectionView)
        switch g.state {
        case .began:
            // What has begun goes on to its end, whatever the settings say meanwhile.
            guard settings.allowInteractiveMovement,
                let path = collectionView.indexPathForItem(at: place)
            else { return }
            _ = collectionView.beginInteractiveMovementForItem(at: path)
        case .changed: collectionView.updateInteractiveMovementTargetPosition(place)
        case .ended: collectionView.endInteractiveMovement()
        default: collectionView.cancelInteractiveMovement()
        }
    }

    /// Whether the settings and the item allow that the row is moved by hand.
    public func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
        settings.allowInteractiveMovement && isRow(indexPath.item)
            && shown.item(indexPath.item).canMove
    }

    /// Brings the item to its new place and tells it.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let (row, target) = (sourceIndexPath.item, destinationIndexPath.item)
        guard row != target, isRow(row), isRow(target), let shownBounds else { return }
        let item = shown.item(row)
        let rows = shown.moving(row, to: target)
        // Another list may be on its way; it has the last word on the order.
        if wanted === shown { wanted = rows }
        shown = rows
        let places = Self.places(count: rows.count, moving: row, to: target)
        engine.start(
            sizes: engine.sizes.moved(to: places, count: rows.count, changed: []),
            keeping: engine.layouts(movedTo: places, changed: []),
            measure: Self.measure(rows, shownBounds))
        engine.refine(from: visibleRows)
        item.didMove?(row, target)
    }

    /// Where each row is after one went to another place.
    private static func places(count: Int, moving row: Int, to target: Int) -> [Int?] {
        (0..<count).map { other in
            if other == row { return target }
            let closed = other > row ? other - 1 : other
            return closed >= target ? closed + 1 : closed
        }
    }
}
