// SPDX-License-Identifier: MIT

/// A series of small wheel steps, as a touchpad sends them.
struct PreciseWheel {
    /// The exact offset that the steps add up to.
    var raw: CGPoint
    /// What runs when no further step comes.
    var end: ScheduledWork
}

extension UIScrollView: WheelScrolling {
    /// How long after the last small step a series of them counts as ended, in seconds.
    private static let seriesEnd: CFTimeInterval = 0.15

    /// Scrolls by a step of a wheel or a touchpad.
    ///
    /// Steps of a wheel are followed within 0.15 s, a touchpad's at once. Neither leaves the
    /// content. At the content's end the step is not consumed, so that a view around this one may
    /// take it.
    ///
    /// - Parameters:
    ///   - delta: the change of the content offset, in points.
    ///   - isPrecise: whether the device sends many small steps.
    /// - Returns: whether the view scrolls, or keeps the step from views around it.
    package func scrollWheel(by delta: CGVector, isPrecise: Bool) -> Bool {
        guard isScrollEnabled, delta.dx.isFinite, delta.dy.isFinite else { return false }
        guard drag == nil else { return true }
        if isPagingEnabled, !isPrecise { return turnPage(by: delta) }
        let start = wheelStart(isPrecise: isPrecise)
        var target = start
        for axis in ScrollAxis.allCases where range(axis).isScrollable {
            target[axis] = range(axis).clamped(start[axis] + delta[axis])
        }
        guard target != start else { return keepsStep(delta) }
        if isPrecise { follow(to: target) } else { glide(to: target) }
        return true
    }

    /// The offset that a step counts from: where the steps before lead to.
    private func wheelStart(isPrecise: Bool) -> CGPoint {
        if isPrecise, let raw = preciseWheel?.raw { return raw }
        if let motion, motion.kind == .wheel { return motion.end }
        return contentOffset
    }

    /// Whether a step that moves nothing is kept from views around this one.
    private func keepsStep(_ delta: CGVector) -> Bool {
        ScrollAxis.allCases.contains { axis in
            let transfers =
                axis == .horizontal
                ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
            return delta[axis] != 0 && !transfers && range(axis).isScrollable
        }
    }

    private func follow(to target: CGPoint) {
        preciseWheel?.end.cancel()
        if motion != nil { stopMotion() }
        preciseWheel = PreciseWheel(
            raw: target,
            end: FrameDriver.shared.schedule(after: UIScrollView.seriesEnd) { [weak self] in
                self?.endPreciseWheel()
            })
        indicators.show(in: self)
        indicators.fade(after: ScrollIndicators.idleDuration)
        move(to: snapped(target))
    }

    private func endPreciseWheel() {
        preciseWheel = nil
        guard drag == nil, !isTouched, motion == nil, isPagingEnabled else { return }
        settle()
    }

    private func glide(to target: CGPoint) {
        let time = FrameDriver.shared.currentTime
        let start = contentOffset
        var velocity = CGPoint.zero
        if let motion, motion.kind == .wheel {
            velocity = CGPoint { motion.runs[$0].velocity(at: time) }
        }
        stopMotion()
        indicators.show(in: self)
        begin(
            ScrollMotion(kind: .wheel) { axis in
                .gliding(
                    from: start[axis], velocity: velocity[axis], to: target[axis],
                    duration: ScrollGlide.duration)
            })
    }

    /// A step of the wheel turns one page; steps during the turn are swallowed.
    private func turnPage(by delta: CGVector) -> Bool {
        if motion?.kind == .wheel { return true }
        let start = contentOffset
        var target = start
        for axis in ScrollAxis.allCases where range(axis).isScrollable && delta[axis] != 0 {
            target[axis] = PageTarget.offset(
                for: start[axis], velocity: delta[axis] < 0 ? -1000 : 1000,
                draggedFrom: start[axis], page: bounds.size[axis], in: range(axis))
        }
        guard target != start else { return keepsStep(delta) }
        stopMotion()
        begin(
            ScrollMotion(kind: .wheel) { axis in
                .easing(from: start[axis], to: target[axis], duration: ScrollEase.duration)
            })
        return true
    }
}
