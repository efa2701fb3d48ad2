// SPDX-License-Identifier: MIT

// The finger's part: touches that stop the content, drags, and letting go.
extension UIScrollView {
    /// How much longer one component of a movement must be for the drag to lock to it.
    private static let lockingRatio: CGFloat = 2

    // MARK: Touches

    func touchDidBegin() {
        isTouched = true
        // An animated scroll goes on until the finger drags.
        if let motion, motion.kind != .animation { stopMotion() }
    }

    func touchesDidEnd() {
        guard isTouched else { return }
        isTouched = false
        if drag == nil, motion == nil, zoom.isIdle { settle() }
    }

    /// Returns content that a touch stopped between its resting places.
    func settle() {
        let new = decelerationAfterRelease(velocity: .zero, from: contentOffset)
        guard new.duration > 0 else { return }
        beginDeceleration(new)
    }

    // MARK: Whether a drag begins

    /// Whether the user can move the content along an axis.
    func canDrag(_ axis: ScrollAxis) -> Bool {
        guard isScrollEnabled else { return false }
        let range = range(axis)
        return range.isScrollable || (bounces && alwaysBounces(axis))
            || range.overshoot(of: contentOffset[axis]) != 0
    }

    func shouldBeginDrag() -> Bool {
        guard isScrollEnabled else { return false }
        if touchDelay.isOver, let touched = pan.touchedView, touched !== self {
            guard canCancelContentTouches, touchesShouldCancel(in: touched) else { return false }
        }
        let way = pan.translation(in: self)
        guard !pan.isDragOfControl(along: way) else { return false }
        let axis: ScrollAxis = abs(way.x) > abs(way.y) ? .horizontal : .vertical
        guard canDrag(axis) else { return false }
        return !leavesToParent(axis, step: -way[axis])
    }

    /// Whether a scroll by a step is a scroll view's around this one, as this one is at its end.
    func leavesToParent(_ axis: ScrollAxis, step: CGFloat) -> Bool {
        let transfers =
            axis == .horizontal
            ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
        guard transfers, !canScroll(axis, by: step),
            range(axis).overshoot(of: contentOffset[axis]) == 0
        else { return false }
        var view = superview
        while let current = view {
            if let outer = current as? UIScrollView, outer.isScrollEnabled,
                outer.canScroll(axis, by: step)
            {
                return true
            }
            view = current.superview
        }
        return false
    }

    /// Whether there is content left in a direction.
    func canScroll(_ axis: ScrollAxis, by step: CGFloat) -> Bool {
        let range = range(axis)
        guard range.isScrollable else { return false }
        return step < 0 ? contentOffset[axis] > range.lower : contentOffset[axis] < range.upper
    }

    // MARK: Drag

    func panDidChange() {
        switch pan.state {
        case .began: beginDrag()
        case .changed: followDrag()
        case .ended:
            followDrag()
            endDrag(velocity: drag?.velocity(at: pan.liftTime) ?? .zero)
        case .cancelled: endDrag(velocity: .zero)
        default: break
        }
    }

    /// Ends a drag for the sake of a program's scroll.
    func cancelDrag() {
        guard drag != nil else { return }
        pan.isEnabled = false
        pan.isEnabled = isScrollEnabled
        drag = nil
        indicators.fade(after: ScrollIndicators.idleDuration)
    }

    private func beginDrag() {
        stopMotion()
        finishZoomMotion()
        isTouched = true
        preciseWheel = nil
        let way = pan.translation(in: self)
        drag = ScrollDrag(
            begin: contentOffset, raw: unbandedOffset,
            translation: .zero, isFree: PerAxis { canDrag($0) && !isLocked($0, against: way) })
        if keyboardDismissMode != .none, let input = window?.firstResponder as? UIView {
            input.resignFirstResponder()
        }
        indicators.show(in: self)
        delegate?.scrollViewWillBeginDragging(self)
        followDrag()
    }

    private func isLocked(_ axis: ScrollAxis, against way: CGPoint) -> Bool {
        guard isDirectionalLockEnabled else { return false }
        let other: ScrollAxis = axis == .horizontal ? .vertical : .horizontal
        return abs(way[other]) >= abs(way[axis]) * UIScrollView.lockingRatio
    }

    private func followDrag() {
        guard var drag else { return }
        let way = pan.translation(in: self)
        guard way.isFinite else { return }
        guard !isZooming else {
            drag.translation = way
            drag.raw = unbandedOffset
            self.drag = drag
            return
        }
        var offset = contentOffset
        for axis in ScrollAxis.allCases where drag.isFree[axis] {
            let range = range(axis)
            let step = way[axis] - drag.translation[axis]
            guard step != 0 else { continue }
            var raw = drag.raw[axis] - step
            if !rules(axis).bounces { raw = range.clamped(raw) }
            drag.raw[axis] = raw
            offset[axis] = range.banded(raw, dimension: bounds.size[axis])
        }
        let isMoved = drag.translation != way
        drag.translation = way
        if isMoved { drag.record(offset, at: pan.lastEventTime) }
        self.drag = drag
        if isMoved { move(to: snapped(offset)) }
    }

    /// Where the finger would have dragged the content to for the present offset to be shown.
    var unbandedOffset: CGPoint {
        let offset = contentOffset
        return CGPoint { range($0).unbanded(offset[$0], dimension: bounds.size[$0]) }
    }

    /// Ends a drag whose content returns between the limits of its scale.
    private func endDragForZoom() {
        drag = nil
        isTouched = false
        delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    }

    private func endDrag(velocity: CGPoint) {
        // The last finger was lifted for the pinch, too.
        endPinch()
        guard let ended = drag else { return }
        guard zoom.motion == nil else { return endDragForZoom() }
        makeRoomForRefresh()
        let count = motionCount
        let free = CGPoint { ended.isFree[$0] ? velocity[$0] : 0 }
        var new = decelerationAfterRelease(velocity: free, from: ended.begin)
        let natural = snapped(new.end)
        let speed = CGPoint(x: free.x / 1000, y: free.y / 1000)
        var target = restingOffset(for: natural, velocity: speed)
        delegate?.scrollViewWillEndDragging(
            self, withVelocity: speed, targetContentOffset: &target)
        if target != natural { redirect(&new, to: target, velocity: free) }
        drag = nil
        isTouched = false
        indicators.fade(after: ScrollIndicators.idleDuration)
        guard count == motionCount else {
            delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
            return
        }
        let decelerates = new.duration > 0
        delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
        guard count == motionCount else { return }
        if decelerates { beginDeceleration(new) }
    }

    // MARK: Letting go

    private func decelerationAfterRelease(
        velocity: CGPoint, from begin: CGPoint
    ) -> ScrollMotion {
        let offset = contentOffset
        return ScrollMotion(
            kind: .deceleration,
            runs: PerAxis { axis in
                let rules = rules(axis)
                guard canDrag(axis) else {
                    return ScrollMotion.Run(motion: .resting(at: offset[axis]), rules: rules)
                }
                guard isPagingEnabled, rules.range.overshoot(of: offset[axis]) == 0 else {
                    return ScrollMotion.Run(
                        motion: .released(
                            at: offset[axis], velocity: velocity[axis], rules: rules),
                        rules: rules)
                }
                let page = PageTarget.offset(
                    for: offset[axis], velocity: velocity[axis], draggedFrom: begin[axis],
                    page: bounds.size[axis], in: rules.range)
                return ScrollMotion.Run(
                    motion: .turning(from: offset[axis], velocity: velocity[axis], to: page),
                    rules: rules, target: page)
            })
    }

    private func redirect(_ motion: inout ScrollMotion, to target: CGPoint, velocity: CGPoint) {
        guard target.isFinite else {
            ScrollNotice.report(
                "targetContentOffset (\(target.x), \(target.y)) is not finite; ignored.")
            return
        }
        let natural = snapped(motion.end)
        for axis in ScrollAxis.allCases where target[axis] != natural[axis] {
            let rules = rules(axis)
            let place = rules.range.clamped(target[axis])
            motion.runs[axis] = ScrollMotion.Run(
                motion: .released(
                    at: contentOffset[axis], velocity: velocity[axis], to: place, rules: rules),
                rules: rules, target: place)
        }
    }
}
