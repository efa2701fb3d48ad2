// SPDX-License-Identifier: MIT

/// An animation that a layer has, and when it began.
@MainActor struct RunningAnimation {
    let key: String?
    let animation: CAAnimation
    let begin: CFTimeInterval
    let number: UInt64
    let transaction: CATransaction?

    var end: CFTimeInterval { begin + animation.activeDuration }
}

/// An animation that left its layer, and when it ended.
@MainActor struct EndedAnimation {
    let running: RunningAnimation
    let time: CFTimeInterval

    var number: UInt64 { running.number }

    func notify(finished: Bool) {
        running.animation.delegate?.animationDidStop(running.animation, finished: finished)
        running.transaction?.animationEnded()
    }
}

extension CALayer {
    /// Adds a copy of an animation.
    ///
    /// - Parameters:
    ///   - anim: begins now unless its `beginTime` says otherwise.
    ///   - key: an animation under the same key is replaced; nil replaces none.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        anim.check(for: self)
        if let key { removeAnimation(forKey: key) }
        let copy = anim.makeCopy()
        if copy.duration <= 0, !(copy is CASpringAnimation) {
            copy.duration = CATransaction.animationDuration()
        }
        let now = FrameDriver.shared.currentTime
        let begin = copy.beginTime > 0 ? copy.beginTime : now
        CALayer.animationCount += 1
        running.append(
            RunningAnimation(
                key: key, animation: copy, begin: begin, number: CALayer.animationCount,
                transaction: CATransaction.countAnimation()))
        FrameDriver.shared.registerAnimations(of: self)
        changed()
        copy.delegate?.animationDidStart(copy)
    }

    /// The animation under a key. A copy of what was added; do not change it.
    public func animation(forKey key: String) -> CAAnimation? {
        running.first { $0.key == key }?.animation
    }

    /// The keys of the layer's animations in the order in which they were added; nil if there are
    /// none.
    public func animationKeys() -> [String]? {
        let keys = running.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    /// Removes the animation under a key; its delegate hears that it did not finish.
    public func removeAnimation(forKey key: String) {
        removeAnimations { $0.key == key }
    }

    /// Removes all animations; their delegates hear that they did not finish.
    public func removeAllAnimations() {
        removeAnimations { _ in true }
    }

    /// Whether the layer is another one or stands anywhere under it.
    ///
    /// - Parameter skippingHidden: whether hidden layers, and what is under them, do not count.
    final func isInTree(under root: CALayer, skippingHidden: Bool = false) -> Bool {
        var layer: CALayer? = self
        while let current = layer {
            if skippingHidden, current.isHidden { return false }
            if current === root { return true }
            layer = current.superlayer
        }
        return false
    }

    /// Whether the layer shows values other than its own.
    package final var hasAnimations: Bool { !running.isEmpty }

    /// Whether the layer's animations have something to do in a frame after a moment: one that
    /// ends, certainly; one without an end, if it is seen. One that is over and stays does not.
    final func needOfFrames(
        after time: CFTimeInterval
    ) -> (isCertain: Bool, isEndless: Bool) {
        var need = (isCertain: false, isEndless: false)
        for entry in running {
            if entry.end == .infinity {
                need.isEndless = true
            } else if entry.end > time || entry.animation.isRemovedOnCompletion {
                need.isCertain = true
            }
        }
        return need
    }

    /// The layer's values at a moment, animations included.
    package final func appearance(at time: CFTimeInterval) -> LayerAppearance {
        guard !running.isEmpty else { return modelValues }
        var result = modelValues
        for entry in running {
            let elapsed = time - entry.begin
            guard let run = entry.animation.runTime(atElapsed: elapsed) else { continue }
            entry.animation.apply(at: run, to: &result, model: modelValues, layer: self)
        }
        return result
    }

    /// A layer that has the values which are on screen now, animations included.
    ///
    /// - Note: Differs from Apple's: the copy is a plain `CALayer` without sublayers.
    public func presentation() -> CALayer? {
        let copy = CALayer()
        copy.modelValues = appearance(at: FrameDriver.shared.currentTime)
        copy.presented = self
        copy.masksToBounds = masksToBounds
        return copy
    }

    /// The layer whose values a presentation layer shows; the layer itself otherwise.
    public func model() -> CALayer { presented ?? self }

    private static var animationCount: UInt64 = 0

    private func removeAnimations(where isRemoved: (RunningAnimation) -> Bool) {
        let removed = running.filter(isRemoved)
        guard !removed.isEmpty else { return }
        running.removeAll(where: isRemoved)
        changed()
        for entry in removed { EndedAnimation(running: entry, time: 0).notify(finished: false) }
    }

    /// Removes the animations that ended.
    final func removeEndedAnimations(at time: CFTimeInterval, into ended: inout [EndedAnimation]) {
        let slack = 1e-9
        var kept: [RunningAnimation] = []
        for entry in running {
            if entry.end <= time + slack, entry.animation.isRemovedOnCompletion {
                ended.append(EndedAnimation(running: entry, time: entry.end))
            } else {
                kept.append(entry)
            }
        }
        guard kept.count != running.count else { return }
        running = kept
        changed()
    }
}
