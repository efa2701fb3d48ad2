// SPDX-License-Identifier: MIT

/// How a keyframe animation goes from one value to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The mode's spelling.
    public let rawValue: String

    /// Makes a mode from its spelling.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Interpolated in a straight line.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value holds until the next.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
}

/// An animation through a list of values.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, of one kind.
    open var values: [Any]?

    /// When each value holds, as ascending fractions of the duration from 0 to 1; nil spreads them
    /// evenly.
    open var keyTimes: [NSNumber]?

    /// The pace from each value to the next; nil is linear.
    open var timingFunctions: [CAMediaTimingFunction]?

    /// How the animation goes from one value to the next.
    open var calculationMode: CAAnimationCalculationMode = .linear

    override func makeCopy() -> CAAnimation {
        let copy = CAKeyframeAnimation()
        copyValues(to: copy)
        return copy
    }

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CAKeyframeAnimation else { return }
        copy.values = values
        copy.keyTimes = keyTimes
        copy.timingFunctions = timingFunctions
        copy.calculationMode = calculationMode
    }

    override func value(
        at run: CFTimeInterval, model: AnimationValue, current: AnimationValue
    ) -> AnimationValue? {
        guard let values, !values.isEmpty else { return nil }
        let progress = progress(at: run)
        let isDiscrete = calculationMode == .discrete
        let steps = isDiscrete ? values.count : max(1, values.count - 1)
        var times = keyTimes?.map(\.doubleValue) ?? []
        if times.count < values.count {
            times = (0...steps).map { Double($0) / Double(steps) }
        }
        let index = min(max((times.lastIndex { $0 <= progress } ?? 0), 0), values.count - 1)
        guard let start = AnimationValue(values[index]) else { return nil }
        if isDiscrete || index + 1 >= values.count { return start }
        guard let end = AnimationValue(values[index + 1]) else { return nil }
        let span = times[index + 1] - times[index]
        var fraction = span > 0 ? (progress - times[index]) / span : 1
        if let functions = timingFunctions, functions.indices.contains(index) {
            fraction = functions[index].value(at: fraction)
        }
        return start.interpolated(to: end, fraction)
    }
}

/// Animations that run together, within the group's duration.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
    /// The animations; their begin times count from the group's beginning.
    open var animations: [CAAnimation]?

    override func makeCopy() -> CAAnimation {
        let copy = CAAnimationGroup()
        copyValues(to: copy)
        copy.animations = animations?.map { $0.makeCopy() }
        return copy
    }

    override func check(for layer: CALayer) {
        for animation in animations ?? [] { animation.check(for: layer) }
    }

    override func apply(
        at run: CFTimeInterval, to appearance: inout LayerAppearance, model: LayerAppearance,
        layer: CALayer
    ) {
        let time = progress(at: run) * runDuration
        for animation in animations ?? [] {
            guard let within = animation.runTime(atElapsed: time - animation.beginTime) else {
                continue
            }
            animation.apply(at: within, to: &appearance, model: model, layer: layer)
        }
    }
}
