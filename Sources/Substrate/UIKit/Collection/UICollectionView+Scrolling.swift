// SPDX-License-Identifier: MIT

// Scrolling to items.
extension UICollectionView {
    /// How often the target is taken anew while items on the way turn out to have other sizes.
    private static let aimingRounds = 4

    func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
        checkPosition(position)
        precondition(
            contains(path),
            "attempt to scroll to invalid index path: \(path); the data has sections with item "
                + "counts \(currentCounts).")
        guard let offset = offset(showing: path, at: position) else { return }
        guard !animated || window == nil else {
            setContentOffset(offset, animated: true)
            return
        }
        setContentOffset(offset, animated: false)
        guard layout.asksForPreferredSizes, window != nil else { return }
        for _ in 0..<Self.aimingRounds {
            setNeedsLayout()
            layoutIfNeeded()
            guard let again = self.offset(showing: path, at: position), again != contentOffset
            else { return }
            setContentOffset(again, animated: false)
        }
    }

    private func checkPosition(_ position: ScrollPosition) {
        for (name, axis) in [
            ("vertical", ScrollPosition.vertical), ("horizontal", ScrollPosition.horizontal),
        ] {
            precondition(
                position.intersection(axis).rawValue.nonzeroBitCount < 2,
                "UICollectionViewScrollPosition: attempt to use a scroll position with multiple "
                    + "\(name) positioning styles")
        }
    }

    private func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint? {
        prepareLayoutIfNeeded()
        guard let frame = layout.layoutAttributesForItem(at: path)?.frame else { return nil }
        let visible = bounds.size
        let inset = adjustedContentInset
        let x = ScrollSpan(
            start: frame.minX, length: frame.width, offset: contentOffset.x, view: visible.width,
            leading: inset.left, trailing: inset.right)
        let y = ScrollSpan(
            start: frame.minY, length: frame.height, offset: contentOffset.y, view: visible.height,
            leading: inset.top, trailing: inset.bottom)
        return clampedOffset(
            CGPoint(
                x: x.offset(
                    atStart: position.contains(.left),
                    atMiddle: position.contains(.centeredHorizontally),
                    atEnd: position.contains(.right)),
                y: y.offset(
                    atStart: position.contains(.top),
                    atMiddle: position.contains(.centeredVertically),
                    atEnd: position.contains(.bottom))))
    }
}

/// One axis of an item that is scrolled to.
private struct ScrollSpan {
    var start: CGFloat
    var length: CGFloat
    var offset: CGFloat
    var view: CGFloat
    var leading: CGFloat
    var trailing: CGFloat

    func offset(atStart: Bool, atMiddle: Bool, atEnd: Bool) -> CGFloat {
        let first = start - leading
        let last = start + length + trailing - view
        if atStart { return first }
        if atMiddle { return (first + last) / 2 }
        if atEnd { return last }
        // The least way that shows it; of one that does not fit, the start.
        if offset > first || length > view - leading - trailing { return first }
        return max(offset, last)
    }
}
