// SPDX-License-Identifier: MIT

/// A change of a layer over time. Use one of the subclasses.
///
/// A layer keeps a copy of the animation that is added to it; later changes of the original have
/// no effect.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming, CAAction {
    /// Makes an animation with the default timing.
    public override init() {
        super.init()
    }

    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode: CAMediaTimingFillMode = .removed

    /// The pace of the animation; nil is linear.
    open var timingFunction: CAMediaTimingFunction?

    /// Hears of the animation's beginning and end. Kept strongly, as Apple's is.
    open var delegate: (any CAAnimationDelegate)?

    /// Whether the layer gives the animation up when it ended.
    open var isRemovedOnCompletion = true

    /// Adds the animation to the layer; it serves as an action this way.
    public func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
        (object as? CALayer)?.add(self, forKey: key)
    }

    /// An independent animation of the same kind and values.
    func makeCopy() -> CAAnimation {
        let copy = CAAnimation()
        copyValues(to: copy)
        return copy
    }

    func copyValues(to copy: CAAnimation) {
        copy.beginTime = beginTime
        copy.duration = duration
        copy.speed = speed
        copy.timeOffset = timeOffset
        copy.repeatCount = repeatCount
        copy.repeatDuration = repeatDuration
        copy.autoreverses = autoreverses
        copy.fillMode = fillMode
        copy.timingFunction = timingFunction
        copy.delegate = delegate
        copy.isRemovedOnCompletion = isRemovedOnCompletion
    }

    /// Stops the program if the animation cannot run on a layer.
    func check(for layer: CALayer) {}

    /// The duration of one run where none is set.
    var naturalDuration: CFTimeInterval { CATransaction.defaultDuration }

    /// The length of one run, in seconds.
    var runDuration: CFTimeInterval { duration > 0 ? duration : naturalDuration }

    /// Applies the animation's value at a moment after its beginning.
    ///
    /// - Parameters:
    ///   - run: the time within the run, in seconds.
    ///   - model: the values without animations.
    func apply(
        at run: CFTimeInterval, to appearance: inout LayerAppearance, model: LayerAppearance,
        layer: CALayer
    ) {}

    /// The progress at a time within a run, by the timing function.
    func progress(at run: CFTimeInterval) -> Double {
        let fraction = runDuration > 0 ? min(max(run / runDuration, 0), 1) : 1
        return timingFunction?.value(at: fraction) ?? fraction
    }
}

extension CAAnimation {
    /// The time from beginning to end in the parent's time; infinite if it never ends.
    var activeDuration: CFTimeInterval {
        guard speed > 0 else { return .infinity }
        let once = runDuration * (autoreverses ? 2 : 1)
        let local =
            repeatDuration > 0 ? repeatDuration : once * Double(repeatCount > 0 ? repeatCount : 1)
        return max(0, local - timeOffset) / Double(speed)
    }

    /// Where in a run the animation is; nil when it shows nothing.
    ///
    /// - Parameter elapsed: the parent's time since the beginning, in seconds.
    func runTime(atElapsed elapsed: CFTimeInterval) -> CFTimeInterval? {
        if elapsed < 0 { return fillMode.fillsBackwards ? 0 : nil }
        let active = activeDuration
        let isOver = elapsed >= active
        if isOver, !fillMode.fillsForwards { return nil }
        let local = (isOver ? active : elapsed) * Double(speed) + timeOffset
        let single = runDuration
        guard single > 0 else { return 0 }
        let runs = (local / single).rounded(.down)
        var within = local - runs * single
        var index = runs
        if isOver, within == 0, runs > 0 {
            // The very end is the end of the last run, not the beginning of the next.
            within = single
            index = runs - 1
        }
        let isBackwards = autoreverses && index.truncatingRemainder(dividingBy: 2) == 1
        return isBackwards ? single - within : within
    }
}
