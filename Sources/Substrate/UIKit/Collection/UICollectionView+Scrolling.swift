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
            if sizesMayTurnOut, motion != nil {
                aim = ScrollAim(path: path, position: position, motionCount: motionCount)
            }
            return
        }
        setContentOffset(offset, animated: false)
        guard sizesMayTurnOut, window != nil else { return }
        for _ in 0..<Self.aimingRounds {
            setNeedsLayout()
            layoutIfNeeded()
            guard let again = self.offset(showing: path, at: position), again != contentOffset
            else { return }
            setContentOffset(again, animated: false)
        }
    }

    private var sizesMayTurnOut: Bool { layout.asksForPreferredSizes || layout.correctsSizes }

    /// Directs an animated scroll to where its item is now that sizes on the way turned out.
    func followAim() {
        guard var current = aim else { return }
        let isUnderWay = motion != nil && motionCount == current.motionCount
        let hasArrived = motion == nil && motionCount == current.motionCount + 1
        guard isUnderWay || hasArrived, drag == nil, !isTouched, contains(current.path),
            let offset = offset(showing: current.path, at: current.position)
        else {
            aim = nil
            return
        }
        if isUnderWay {
            redirectAnimation(to: offset)
        } else if offset == contentOffset || current.rounds == Self.aimingRounds {
            aim = nil
        } else {
            current.rounds += 1
            aim = current
            move(to: offset)
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
        guard let frame = attributesOfItem(at: path)?.frame else { return nil }
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

/// The item that an animated scroll is to show.
struct ScrollAim {
    let path: IndexPath
    let position: UICollectionView.ScrollPosition
    /// Tells the scroll from others; its end counts as one more.
    let motionCount: Int
    /// How often the target was taken anew after the arrival.
    var rounds = 0
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
