// SPDX-License-Identifier: MIT
import ListDiff

// Touches, highlight and selection.
extension UICollectionView {
    private var selects: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

    var selectsSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    // MARK: Touches

    func touchBegan(_ touch: UITouch) {
        guard selects || selectsSeveral, highlighted == nil, let path = itemPath(of: touch),
            itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        else { return }
        highlighted = path
        cellForItem(at: path)?.isHighlighted = true
        itemDelegate?.collectionView(self, didHighlightItemAt: path)
    }

    func touchEnded(_ touch: UITouch) {
        guard let path = highlighted else { return }
        unhighlight()
        guard let cell = cellForItem(at: path),
            cell.bounds.contains(touch.location(in: cell))
        else { return }
        tap(path)
        if focus.path != nil, canFocus(path) { setFocus(path) }
    }

    func unhighlight() {
        guard let path = highlighted else { return }
        highlighted = nil
        cellForItem(at: path)?.isHighlighted = false
        itemDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    private func itemPath(of touch: UITouch) -> IndexPath? {
        var view = touch.view
        while let current = view, current !== self {
            if let cell = current as? UICollectionViewCell, cell.superview === self {
                return indexPath(for: cell)
            }
            view = current.superview
        }
        return nil
    }

    /// Selects an item as a tap does.
    ///
    /// - Parameter performsAction: whether the item's primary action follows.
    func tap(_ path: IndexPath, performsAction: Bool = true) {
        let delegate = itemDelegate
        if selectsSeveral, selected.contains(path) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            deselect(path)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !selectsSeveral {
            for other in selected where other != path {
                deselect(other)
                delegate?.collectionView(self, didDeselectItemAt: other)
            }
        }
        insertIntoSelection(path)
        delegate?.collectionView(self, didSelectItemAt: path)
        guard performsAction,
            delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? false
        else { return }
        delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }

    // MARK: Selection

    func select(
        _ path: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) {
        guard let path else {
            for path in selected { deselect(path) }
            return
        }
        guard selects || selectsSeveral, contains(path) else { return }
        if !selectsSeveral {
            for other in selected where other != path { deselect(other) }
        }
        insertIntoSelection(path)
        if !scrollPosition.isEmpty { scroll(to: path, at: scrollPosition, animated: animated) }
    }

    func deselect(_ path: IndexPath) {
        guard selected.remove(path) != nil else { return }
        cellForItem(at: path)?.isSelected = false
    }

    private func insertIntoSelection(_ path: IndexPath) {
        selected.insert(path)
        cellForItem(at: path)?.isSelected = true
    }

    /// Takes away what the rules of selection do not allow any more.
    func trimSelection() {
        if !selects, !selectsSeveral {
            for path in selected { deselect(path) }
        } else if !selectsSeveral, selected.count > 1 {
            for path in selected.sorted().dropLast() { deselect(path) }
        }
    }

    func contains(_ path: IndexPath) -> Bool {
        let counts = currentCounts
        return path.count == 2 && counts.indices.contains(path.section) && path.item >= 0
            && path.item < counts[path.section]
    }

    /// Brings the selection and the highlight through a batch; a reloaded item keeps neither.
    func carrySelection(_ map: BatchUpdateMap, reloaded update: BatchUpdate) {
        let reloaded = Set(update.reloadedItems)
        func carried(_ path: IndexPath) -> IndexPath? {
            let old = ItemPath(path)
            return reloaded.contains(old) ? nil : map.newPath(of: old).map { IndexPath($0) }
        }
        if let path = highlighted {
            if let new = carried(path) { highlighted = new } else { unhighlight() }
        }
        selected = Set(selected.compactMap(carried))
        dragging.lifted = dragging.lifted.map { $0.flatMap(carried) }
        dragging.landing = dragging.landing.compactMapValues(carried)
        if let path = focus.path { focus.path = carried(path) ?? successor(of: path) }
        focus.last = focus.last.flatMap { carried($0) ?? successor(of: $0) }
    }
}
