// SPDX-License-Identifier: MIT

// Motion by itself: one display link, which runs only while something moves.
extension UIScrollView {
    /// The speed from which a touch stops the content and does nothing else, in points a second.
    private static let catchingSpeed: CGFloat = 30

    /// What frame times may fall short by through rounding, in seconds.
    private static let timeTolerance: CFTimeInterval = 1e-6

    var isMovingFast: Bool {
        guard let motion, motion.kind == .deceleration else { return false }
        return motion.speed(at: FrameDriver.shared.currentTime) >= UIScrollView.catchingSpeed
    }

    /// The rules by which content that was let go moves along an axis.
    func rules(_ axis: ScrollAxis) -> AxisMotion.Rules {
        let range = range(axis)
        return AxisMotion.Rules(
            range: range, rate: decelerationRate.rawValue,
            bounces: bounces && (range.isScrollable || alwaysBounces(axis)))
    }

    // MARK: Beginning and end

    func begin(_ new: ScrollMotion) {
        endMotion()
        var new = new
        new.start(at: FrameDriver.shared.currentTime)
        motion = new
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            self.advance(to: link.timestamp)
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Ends a motion where it is, without telling anyone.
    func endMotion() {
        motionCount += 1
        link?.invalidate()
        link = nil
        if motion != nil { indicators.fade(after: ScrollIndicators.idleDuration) }
        motion = nil
    }

    /// Ends a motion for the user's sake; the delegate hears of a deceleration's end.
    func stopMotion() {
        let wasDecelerating = isDecelerating
        endMotion()
        if wasDecelerating { delegate?.scrollViewDidEndDecelerating(self) }
    }

    /// Runs the deceleration that follows a drag or a touch, if there is anything to move.
    func beginDeceleration(_ new: ScrollMotion) {
        begin(new)
        indicators.show(in: self)
        delegate?.scrollViewWillBeginDecelerating(self)
    }

    // MARK: Frames

    private func advance(to time: CFTimeInterval) {
        replanIfNeeded(at: time)
        guard let current = motion else { return }
        let count = motionCount
        let isOver = time >= current.endTime - UIScrollView.timeTolerance
        if current.kind != .animation { indicators.show(in: self) }
        move(to: isOver ? landing(of: current) : snapped(boundedByEdges(current.place(at: time))))
        guard count == motionCount, isOver, let motion,
            time >= motion.endTime - UIScrollView.timeTolerance
        else { return }
        finish(motion)
    }

    /// Where a motion ends: where it was directed to, else on a whole pixel.
    private func landing(of motion: ScrollMotion) -> CGPoint {
        guard motion.kind == .deceleration else { return motion.end }
        let natural = snapped(motion.end)
        return CGPoint { motion.runs[$0].target ?? natural[$0] }
    }

    /// Content that does not bounce stays inside, whatever its curve.
    private func boundedByEdges(_ offset: CGPoint) -> CGPoint {
        guard let motion, motion.kind == .deceleration else { return offset }
        return CGPoint { axis in
            guard let rules = motion.runs[axis].rules, !rules.bounces else { return offset[axis] }
            let wasInside = rules.range.overshoot(of: contentOffset[axis]) == 0
            return wasInside ? rules.range.clamped(offset[axis]) : offset[axis]
        }
    }

    private func finish(_ ended: ScrollMotion) {
        endMotion()
        switch ended.kind {
        case .deceleration: delegate?.scrollViewDidEndDecelerating(self)
        case .animation, .wheel:
            delegate?.scrollViewDidEndScrollingAnimation(self)
            if ended.isToTop { delegate?.scrollViewDidScrollToTop(self) }
        }
    }

    // MARK: Changes on the way

    /// Plans the way anew if the content's size or the insets changed.
    private func replanIfNeeded(at time: CFTimeInterval) {
        guard let motion, motion.kind == .deceleration else { return }
        for axis in ScrollAxis.allCases {
            let new = rules(axis)
            guard let old = motion.runs[axis].rules, old != new else { continue }
            replan(axis, from: motion.runs[axis].place(at: time), at: time)
        }
    }

    private func replan(_ axis: ScrollAxis, from place: CGFloat, at time: CFTimeInterval) {
        guard var run = motion?.runs[axis] else { return }
        let velocity = run.velocity(at: time)
        let rules = rules(axis)
        run.rules = rules
        run.begin = time
        if let target = run.target {
            let reachable = rules.range.clamped(target)
            run.target = reachable
            run.motion = .released(at: place, velocity: velocity, to: reachable, rules: rules)
        } else {
            run.motion = .released(at: place, velocity: velocity, rules: rules)
        }
        motion?.runs[axis] = run
    }

    /// Has an animated scroll under way end elsewhere at its time, without a jerk.
    func redirectAnimation(to end: CGPoint) {
        guard let current = motion, current.kind == .animation else { return }
        let time = FrameDriver.shared.currentTime
        let rest = current.endTime - time
        for axis in ScrollAxis.allCases where current.runs[axis].motion.end != end[axis] {
            let motion: AxisMotion =
                rest > 0
                ? .gliding(
                    from: contentOffset[axis], velocity: current.runs[axis].velocity(at: time),
                    to: end[axis], duration: rest) : .resting(at: end[axis])
            self.motion?.runs[axis] = ScrollMotion.Run(motion: motion, begin: time)
        }
    }

    /// Lets what is under way go on after someone else moved the content.
    func continueMotion(afterJumpBy delta: CGPoint) {
        preciseWheel = nil
        if var drag {
            drag.shift(by: delta)
            let offset = contentOffset
            drag.raw = CGPoint {
                range($0).unbanded(offset[$0], dimension: bounds.size[$0])
            }
            self.drag = drag
        }
        guard let current = motion else { return }
        guard ViewAnimation.current == nil else { return endMotion() }
        let time = FrameDriver.shared.currentTime
        for axis in ScrollAxis.allCases where delta[axis] != 0 {
            if current.kind == .deceleration {
                if let target = current.runs[axis].target {
                    motion?.runs[axis].target = target + delta[axis]
                }
                replan(axis, from: contentOffset[axis], at: time)
            } else {
                motion?.runs[axis].motion = .resting(at: contentOffset[axis])
            }
        }
        if current.kind != .deceleration, motion?.duration == 0 { endMotion() }
    }
}
