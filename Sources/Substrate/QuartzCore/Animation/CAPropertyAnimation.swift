// SPDX-License-Identifier: MIT

/// An animation of one property.
///
/// Properties that animate: position, bounds, anchorPoint, zPosition, transform (and its
/// translation, scale and rotation parts), opacity, backgroundColor, cornerRadius, borderWidth,
/// borderColor, the shadow's properties, contentsRect, and those that kinds of layers add.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
    /// Makes an animation of a property.
    ///
    /// - Parameter path: the property's key path, such as `position.x`.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// The property's key path.
    open var keyPath: String?

    /// Whether the values are added to what is there instead of replacing it.
    open var isAdditive = false

    /// Whether each repeated run begins where the one before ended.
    open var isCumulative = false

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CAPropertyAnimation else { return }
        copy.keyPath = keyPath
        copy.isAdditive = isAdditive
        copy.isCumulative = isCumulative
    }

    override func check(for layer: CALayer) {
        guard let keyPath else {
            preconditionFailure("An animation needs a keyPath before it is added to a layer.")
        }
        guard AnimatedProperty.named(keyPath, of: layer) != nil else {
            preconditionFailure(
                "\(type(of: layer)) has no property \"\(keyPath)\" that animates. See the "
                    + "documentation of CAPropertyAnimation for those that do.")
        }
        precondition(
            !isCumulative, "Cumulative animations are not supported; animate to the final value.")
    }

    /// The value at a time within a run.
    func value(at run: CFTimeInterval, model: AnimationValue, current: AnimationValue)
        -> AnimationValue?
    {
        nil
    }

    override func apply(
        at run: CFTimeInterval, to appearance: inout LayerAppearance, model: LayerAppearance,
        layer: CALayer
    ) {
        guard let keyPath, let property = AnimatedProperty.named(keyPath, of: layer),
            let modelValue = property.get(model) ?? layer.modelContentValue(forKey: keyPath)
        else { return }
        let current = property.get(appearance) ?? modelValue
        guard let value = value(at: run, model: modelValue, current: current) else { return }
        property.set(&appearance, isAdditive ? current.adding(value) : value)
    }
}

/// An animation from one value to another.
///
/// Of `fromValue`, `toValue` and `byValue` at most two count; what is missing is the layer's value,
/// as in Apple's class.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the start; nil takes it from the others or the layer.
    open var fromValue: Any?
    /// The value at the end; nil takes it from the others or the layer.
    open var toValue: Any?
    /// The difference from start to end.
    open var byValue: Any?

    override func makeCopy() -> CAAnimation {
        let copy = CABasicAnimation()
        copyValues(to: copy)
        return copy
    }

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CABasicAnimation else { return }
        copy.fromValue = fromValue
        copy.toValue = toValue
        copy.byValue = byValue
    }

    override func value(
        at run: CFTimeInterval, model: AnimationValue, current: AnimationValue
    ) -> AnimationValue? {
        let from = AnimationValue(fromValue)
        let to = AnimationValue(toValue)
        let by = AnimationValue(byValue)
        let start: AnimationValue
        let end: AnimationValue
        switch (from, to, by) {
        case (let from?, let to?, _): (start, end) = (from, to)
        case (let from?, nil, let by?): (start, end) = (from, from.adding(by))
        case (nil, let to?, let by?): (start, end) = (to.subtracting(by), to)
        case (let from?, nil, nil): (start, end) = (from, model)
        case (nil, let to?, nil): (start, end) = (current, to)
        case (nil, nil, let by?): (start, end) = (current, current.adding(by))
        case (nil, nil, nil): return nil
        }
        return start.interpolated(to: end, progress(at: run))
    }
}

/// An animation to the rest of a damped spring.
///
/// The displacement solves m·x″ + c·x′ + k·x = 0 with x(0) = 1 and x′(0) = −initialVelocity.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
    /// The mass m; above 0.
    open var mass: CGFloat = 1
    /// The spring's constant k; above 0.
    open var stiffness: CGFloat = 100
    /// The damping c; 0 or more.
    open var damping: CGFloat = 10
    /// The speed at the start; 1 is the whole distance a second.
    open var initialVelocity: CGFloat = 0

    /// About how long the spring takes to rest: until it stays within a thousandth, in seconds.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    override var naturalDuration: CFTimeInterval { settlingDuration }

    private var spring: DampedSpring {
        DampedSpring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            velocity: Double(initialVelocity))
    }

    override func makeCopy() -> CAAnimation {
        let copy = CASpringAnimation()
        copyValues(to: copy)
        return copy
    }

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CASpringAnimation else { return }
        copy.mass = mass
        copy.stiffness = stiffness
        copy.damping = damping
        copy.initialVelocity = initialVelocity
    }

    override func progress(at run: CFTimeInterval) -> Double {
        run >= runDuration ? 1 : 1 - spring.displacement(at: run)
    }
}
