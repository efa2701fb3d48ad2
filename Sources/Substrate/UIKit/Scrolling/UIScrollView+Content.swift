// SPDX-License-Identifier: MIT

extension UIEdgeInsets {
    var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}

// Offsets, sizes and insets.
extension UIScrollView {
    // MARK: Offset

    func setOffset(_ offset: CGPoint) {
        let isOwn = isOwnMove
        isOwnMove = false
        guard offset.isFinite else {
            ScrollNotice.report("contentOffset (\(offset.x), \(offset.y)) is not finite; ignored.")
            return
        }
        let old = super.bounds.origin
        guard offset != old else { return }
        super.bounds = CGRect(origin: offset, size: super.bounds.size)
        offsetDidMove(by: CGPoint { offset[$0] - old[$0] }, isOwn: isOwn)
        delegate?.scrollViewDidScroll(self)
    }

    /// Moves the content as part of a drag or a motion.
    func move(to offset: CGPoint) {
        isOwnMove = true
        contentOffset = offset
        isOwnMove = false
    }

    func offsetDidMove(by delta: CGPoint, isOwn: Bool) {
        if !isOwn { continueMotion(afterJumpBy: delta) }
        setNeedsLayout()
        placeRefreshControl()
        indicators.update(in: self)
        if safeAreaInsetsForSubviews != .zero {
            for child in children { child.updateSafeArea() }
        }
    }

    func shiftContent(by delta: CGPoint) {
        guard delta.isFinite else {
            ScrollNotice.report("a shift by (\(delta.x), \(delta.y)) is not finite; ignored.")
            return
        }
        guard delta != .zero else { return }
        drag?.shift(by: delta)
        motion?.shift(by: delta)
        if let wheel = preciseWheel {
            preciseWheel?.raw = CGPoint { wheel.raw[$0] + delta[$0] }
        }
        let offset = contentOffset
        move(to: CGPoint { offset[$0] + delta[$0] })
    }

    /// An offset in whole device pixels; the content's exact ends stay what they are.
    func snapped(_ offset: CGPoint) -> CGPoint {
        CGPoint { axis in
            let range = range(axis)
            let isEnd = offset[axis] == range.lower || offset[axis] == range.upper
            return isEnd ? offset[axis] : roundToPixel(offset[axis])
        }
    }

    // MARK: Range

    func range(_ axis: ScrollAxis) -> ScrollRange {
        range(axis, viewSize: bounds.size, contentSize: contentSize)
    }

    private func range(
        _ axis: ScrollAxis, viewSize: CGSize, contentSize: CGSize
    ) -> ScrollRange {
        ScrollRange(
            content: contentSize[axis], view: viewSize[axis],
            leading: adjustedInset.leading(axis), trailing: adjustedInset.trailing(axis))
    }

    /// Whether the offset was within its range for other sizes.
    func isInRange(viewSize: CGSize? = nil, contentSize: CGSize? = nil) -> Bool {
        ScrollAxis.allCases.allSatisfy { axis in
            let range = range(
                axis, viewSize: viewSize ?? bounds.size,
                contentSize: contentSize ?? self.contentSize
            )
            return range.overshoot(of: contentOffset[axis]) == 0
        }
    }

    func clampedToRange(_ offset: CGPoint) -> CGPoint {
        CGPoint { range($0).clamped(offset[$0]) }
    }

    func alwaysBounces(_ axis: ScrollAxis) -> Bool {
        axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
    }

    func contentSizeDidChange(from old: CGSize) {
        guard contentSize != old else { return }
        let isUsable =
            contentSize.width.isFinite && contentSize.height.isFinite && contentSize.width >= 0
            && contentSize.height >= 0
        guard isUsable else {
            ScrollNotice.report(
                "contentSize \(contentSize.width) x \(contentSize.height) is negative or not "
                    + "finite; ignored.")
            contentSize = old
            return
        }
        needsOffsetCorrection = needsOffsetCorrection || isInRange(contentSize: old)
        updateAdjustedInset()
        setNeedsLayout()
        updateIndicators()
    }

    func correctOffsetIfNeeded() {
        guard needsOffsetCorrection else { return }
        needsOffsetCorrection = false
        guard !isTouched, drag == nil, motion == nil, zoom.isIdle else { return }
        contentOffset = clampedToRange(contentOffset)
    }

    // MARK: Insets

    /// Derives the adjusted inset and keeps the content in its place.
    func updateAdjustedInset() {
        let system = adjustingSafeArea
        let inset = UIEdgeInsets(
            top: contentInset.top + system.top + refreshInset,
            left: contentInset.left + system.left,
            bottom: contentInset.bottom + system.bottom,
            right: contentInset.right + system.right)
        guard inset != adjustedInset || system != systemInset else { return }
        let oldInset = adjustedInset
        let oldSystem = systemInset
        let wasInRange = isInRange()
        adjustedInset = inset
        systemInset = system
        for child in children { child.updateSafeArea() }
        updateIndicators()
        guard inset != oldInset else { return }
        followInset(from: oldInset, systemFrom: oldSystem, wasInRange: wasInRange)
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    private func followInset(
        from old: UIEdgeInsets, systemFrom oldSystem: UIEdgeInsets, wasInRange: Bool
    ) {
        guard !isTouched, drag == nil, motion == nil, zoom.isIdle else { return }
        var offset = contentOffset
        for axis in ScrollAxis.allCases {
            let change = systemInset.leading(axis) - oldSystem.leading(axis)
            if offset[axis] == -old.leading(axis) {
                offset[axis] = -adjustedInset.leading(axis)
            } else if change != 0 {
                offset[axis] -= change
            }
        }
        contentOffset = wasInRange ? clampedToRange(offset) : offset
    }

    private var adjustingSafeArea: UIEdgeInsets {
        let area = safeArea
        guard area != .zero else { return .zero }
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return area
        case .automatic, .scrollableAxes:
            let isVertical =
                contentSize.height > bounds.height || alwaysBounceVertical
                || (contentInsetAdjustmentBehavior == .automatic && isInNavigation)
            let isHorizontal = contentSize.width > bounds.width || alwaysBounceHorizontal
            return UIEdgeInsets(
                top: isVertical ? area.top : 0, left: isHorizontal ? area.left : 0,
                bottom: isVertical ? area.bottom : 0, right: isHorizontal ? area.right : 0)
        }
    }

    private var isInNavigation: Bool {
        var responder: UIResponder? = self
        while let current = responder {
            if let controller = current as? UIViewController {
                return controller.automaticallyAdjustsScrollViewInsets
                    && controller.navigationController != nil
            }
            responder = current.next
        }
        return false
    }

    // MARK: Scrolling to a place

    func scroll(to offset: CGPoint, animated: Bool) {
        guard offset.isFinite else {
            ScrollNotice.report(
                "setContentOffset (\(offset.x), \(offset.y)) is not finite; ignored.")
            return
        }
        if drag != nil { cancelDrag() }
        breakOffZoom()
        endMotion()
        guard animated, window != nil else {
            contentOffset = offset
            return
        }
        guard offset != contentOffset else { return }
        let start = contentOffset
        begin(
            ScrollMotion(kind: .animation) { axis in
                .easing(from: start[axis], to: offset[axis], duration: ScrollEase.duration)
            })
    }

    func scrollToShow(_ rect: CGRect, animated: Bool) {
        guard rect.origin.isFinite, rect.width.isFinite, rect.height.isFinite else {
            ScrollNotice.report("scrollRectToVisible \(rect) is not finite; ignored.")
            return
        }
        var offset = contentOffset
        for axis in ScrollAxis.allCases {
            let leading = adjustedInset.leading(axis)
            let visible = bounds.size[axis] - leading - adjustedInset.trailing(axis)
            let first = offset[axis] + leading
            let start = axis == .horizontal ? rect.minX : rect.minY
            let end = start + rect.size[axis]
            if start >= first, end <= first + visible { continue }
            let showsStart = start < first || end - start > visible
            let place = showsStart ? start - leading : end - visible - leading
            offset[axis] = range(axis).clamped(place)
        }
        guard offset != contentOffset else { return }
        setContentOffset(offset, animated: animated)
    }

    /// Scrolls to the top on the user's request, if ``scrollsToTop`` and the delegate allow it.
    ///
    /// - Returns: whether the view scrolls.
    @discardableResult
    package func scrollToTop() -> Bool {
        let top = range(.vertical).lower
        guard scrollsToTop, isScrollEnabled, contentOffset.y > top,
            delegate?.scrollViewShouldScrollToTop(self) ?? true
        else { return false }
        setContentOffset(CGPoint(x: contentOffset.x, y: top), animated: true)
        motion?.isToTop = true
        return true
    }
}
