// SPDX-License-Identifier: MIT

/// One run of `UIView.animate`: what setters inside its block add to layers.
@MainActor final class ViewAnimation {
    let duration: TimeInterval
    let delay: TimeInterval
    let options: UIView.AnimationOptions
    let spring: FittedSpring?
    private let curve: CAMediaTimingFunction
    private let allowsInteraction: Bool
    private var changedLayers: [CALayer] = []
    private var changedIdentities: Set<ObjectIdentifier> = []
    private let group = CompletionGroup()
    private var arrangements: [UIStackView] = []
    private var endings: [() -> Void] = []

    init(
        duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
        spring: FittedSpring? = nil
    ) {
        let outer = ViewAnimation.current
        let inherits = outer != nil && !options.contains(.overrideInheritedOptions)
        let keepsDuration = inherits && !options.contains(.overrideInheritedDuration)
        let keepsCurve = inherits && !options.contains(.overrideInheritedCurve)
        self.duration = keepsDuration ? outer?.duration ?? duration : max(0, duration)
        self.delay = delay.isFinite ? max(0, delay) : 0
        self.options = options
        self.spring = keepsCurve ? outer?.spring : spring
        allowsInteraction =
            options.contains(.allowUserInteraction)
            || inherits && (outer?.allowsInteraction ?? false)
        curve = keepsCurve ? outer?.curve ?? options.timingFunction : options.timingFunction
    }

    static var current: ViewAnimation? { stack.last ?? nil }
    static var areEnabled = true
    private static var stack: [ViewAnimation?] = []

    static func run(
        _ animation: ViewAnimation, animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        guard animation.duration > 0 || animation.delay > 0, areEnabled else {
            withoutAnimation(animations)
            completion?(true)
            return
        }
        stack.append(animation)
        animations()
        animation.layOutArrangements()
        animation.layOutChangedViews()
        stack.removeLast()
        let endings = animation.endings
        guard !endings.isEmpty else {
            animation.group.close(completion: completion)
            return
        }
        animation.group.close { isFinished in
            for ending in endings { ending() }
            completion?(isFinished)
        }
    }

    /// Lays a stack view out at the end of the block, so that its views' moves animate.
    func arrange(_ stack: UIStackView) {
        if !arrangements.contains(where: { $0 === stack }) { arrangements.append(stack) }
    }

    /// Does something when the animations ended or were cut off, before the completion.
    func atEnd(_ ending: @escaping () -> Void) {
        endings.append(ending)
    }

    private func layOutArrangements() {
        for stack in arrangements { stack.layOutAnimated() }
        arrangements = []
    }

    static func withoutAnimation(_ actions: () -> Void) {
        let wereEnabled = areEnabled
        areEnabled = false
        stack.append(nil)
        actions()
        stack.removeLast()
        areEnabled = wereEnabled
    }

    private func layOutChangedViews() {
        guard options.contains(.layoutSubviews) else { return }
        for layer in changedLayers { layer.layoutIfNeeded() }
        changedLayers = []
        changedIdentities = []
    }

    /// The animation for a change of a layer's property that is about to be made.
    func action(for layer: CALayer, key: String) -> (any CAAction)? {
        if options.contains(.layoutSubviews),
            changedIdentities.insert(ObjectIdentifier(layer)).inserted
        {
            changedLayers.append(layer)
        }
        return ViewAnimationAction(animation: self, layer: layer, key: key)
    }

    /// Makes the animation of a change of a layer, with the block's timing.
    func configure(_ animation: CABasicAnimation, of layer: CALayer) -> CAAnimation {
        // A layer gives an animation without a duration its transaction's: a delayed jump has a
        // duration too short to see.
        animation.duration = max(duration, 0.000_001)
        if delay > 0 {
            animation.beginTime = CACurrentMediaTime() + delay
            animation.fillMode = .backwards
        }
        if options.contains(.repeat) {
            animation.repeatCount = .infinity
            animation.autoreverses = options.contains(.autoreverse)
        }
        animation.delegate = group.member()
        if !allowsInteraction, let view = layer.delegate as? UIView { group.block(view) }
        return animation
    }

    func makeAnimation(key: String) -> CABasicAnimation {
        guard let spring else {
            let animation = CABasicAnimation(keyPath: key)
            animation.timingFunction = curve
            return animation
        }
        let animation = CASpringAnimation(keyPath: key)
        animation.mass = 1
        animation.stiffness = spring.stiffness
        animation.damping = spring.damping
        animation.initialVelocity = spring.velocity
        return animation
    }
}
