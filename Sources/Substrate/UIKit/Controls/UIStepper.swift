// SPDX-License-Identifier: MIT

/// A control with a minus and a plus that changes a number by steps.
///
/// A tap on a half steps once, when the finger lifts. A finger that stays steps on by itself, ever
/// faster. `valueChanged` is sent at every step, or once when the finger lifts if the stepper is
/// not continuous. Code that sets the value sends nothing. From right to left the plus is at the
/// left.
///
/// A stepper is always 94 by 32 points; other sizes that it is given are ignored.
@preconcurrency @MainActor open class UIStepper: UIControl {
    /// The minus, where reading begins, and the plus.
    private let halves = (less: StepperHalf(isPlus: false), more: StepperHalf(isPlus: true))
    private let content = UIView()
    private let divider = UIImageView()

    private var number = 0.0
    private var range = (least: 0.0, most: 100.0)
    private var step = 1.0

    private var press: StepperPress?

    private var backgrounds = ValueByState<UIImage>()
    private var dividers: [StatePair: UIImage] = [:]

    /// Makes a stepper from 0 to 100 at 0 that steps by 1.
    ///
    /// - Parameter frame: its origin is the stepper's; its size is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: StepperGeometry.size))
        content.isUserInteractionEnabled = false
        content.frame = bounds
        content.layer.cornerRadius = StepperGeometry.cornerRadius
        content.clipsToBounds = true
        divider.layer.cornerRadius = StepperGeometry.dividerSize.width / 2
        addSubview(content)
        for part in [halves.less, halves.more, divider] { content.addSubview(part) }
        updateLook()
    }

    /// Stops the program: views cannot be decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Value

    /// The value, from ``minimumValue`` to ``maximumValue``; what is set beyond is brought inside,
    /// and what is not a number is ignored. Setting it sends nothing.
    open var value: Double {
        get { number }
        set {
            guard !newValue.isNaN else { return }
            number = min(max(newValue, range.least), range.most)
            updateLook()
        }
    }

    /// The least value; 0 at first. It must be less than ``maximumValue``.
    open var minimumValue: Double {
        get { range.least }
        set {
            precondition(
                newValue < range.most,
                "A stepper's minimumValue must be less than its maximumValue (\(range.most)), not "
                    + "\(newValue). Set the greater limit first.")
            range.least = newValue
            value = number
        }
    }

    /// The greatest value; 100 at first. It must be greater than ``minimumValue``.
    open var maximumValue: Double {
        get { range.most }
        set {
            precondition(
                newValue > range.least,
                "A stepper's maximumValue must be greater than its minimumValue (\(range.least)), "
                    + "not \(newValue). Set the lesser limit first.")
            range.most = newValue
            value = number
        }
    }

    /// How much a step changes the value; 1 at first. It must be greater than 0.
    open var stepValue: Double {
        get { step }
        set {
            precondition(
                newValue > 0, "A stepper's stepValue must be greater than 0, not \(newValue).")
            step = newValue
        }
    }

    /// Whether `valueChanged` is sent at every step, rather than once when the finger lifts.
    open var isContinuous = true

    /// Whether a finger that stays steps on.
    open var autorepeat = true

    /// Whether a step past a limit goes to the other one.
    open var wraps = false {
        didSet { updateLook() }
    }

    /// The value after a step; the same one at a limit.
    private func value(after half: StepperHalf) -> Double {
        let isPlus = half === halves.more
        let next = isPlus ? number + step : number - step
        if isPlus, next > range.most { return wraps ? range.least : range.most }
        if !isPlus, next < range.least { return wraps ? range.most : range.least }
        return next
    }

    private func takeStep(to half: StepperHalf) {
        let next = value(after: half)
        guard next != number else { return }
        number = next
        updateLook()
        if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    // MARK: Look

    /// Sets the image behind the halves for a state; nil shows the stepper's own fill.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgrounds[state] = image
        updateLook()
    }

    /// The image behind the halves that was set for exactly a state.
    open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] }

    /// Sets the image between the halves for states of the left and the right one.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: State,
        rightSegmentState rightState: State
    ) {
        dividers[StatePair(leftState, rightState)] = image
        updateLook()
    }

    /// The image between the halves that was set for exactly these states.
    open func dividerImage(
        forLeftSegmentState state: State, rightSegmentState state1: State
    ) -> UIImage? {
        dividers[StatePair(state, state1)]
    }

    /// Sets the image in place of the plus for a state.
    open func setIncrementImage(_ image: UIImage?, for state: State) {
        halves.more.images[state] = image
        updateLook()
    }

    /// The image in place of the plus that was set for exactly a state.
    open func incrementImage(for state: State) -> UIImage? { halves.more.images[state] }

    /// Sets the image in place of the minus for a state.
    open func setDecrementImage(_ image: UIImage?, for state: State) {
        halves.less.images[state] = image
        updateLook()
    }

    /// The image in place of the minus that was set for exactly a state.
    open func decrementImage(for state: State) -> UIImage? { halves.less.images[state] }

    private func updateLook() {
        let hasImage = backgrounds.value(for: .normal) != nil
        content.backgroundColor = hasImage ? nil : .tertiarySystemFill
        for half in [halves.less, halves.more] {
            var state: State = half === press?.half && press?.isOnHalf == true ? .highlighted : []
            let isAtLimit = half === halves.more ? number >= range.most : number <= range.least
            if !isEnabled || (isAtLimit && !wraps) { state = .disabled }
            half.show(state, background: backgrounds.value(for: state))
        }
        updateDivider()
        setNeedsLayout()
    }

    private func updateDivider() {
        let (left, right) = isLeftToRight ? halves : (halves.more, halves.less)
        let image =
            dividers[StatePair(left.state, right.state)] ?? dividers[StatePair(.normal, .normal)]
        divider.image = image
        divider.backgroundColor = image == nil ? .separator : nil
    }

    package override func stateDidChange() {
        super.stateDidChange()
        updateLook()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLook()
    }

    private var isLeftToRight: Bool { effectiveUserInterfaceLayoutDirection == .leftToRight }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // The reading direction may be another one now.
        updateDivider()
        let places = StepperGeometry.halves(isLeftToRight: isLeftToRight)
        halves.less.frame = places.less
        halves.more.frame = places.more
        divider.frame = StepperGeometry.divider(image: divider.image?.size)
    }

    // MARK: Geometry

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: StepperGeometry.size) }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: StepperGeometry.size) }
    }

    open override var intrinsicContentSize: CGSize { StepperGeometry.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperGeometry.size }

    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.reachingTouchSize.contains(point)
    }

    // MARK: Tracking

    private func half(at point: CGPoint) -> StepperHalf {
        (point.x < bounds.midX) == isLeftToRight ? halves.less : halves.more
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let half = half(at: touch.startLocation(in: self))
        guard half.state != .disabled else { return false }
        press = StepperPress(
            half: half, numberBefore: number, due: FrameDriver.shared.currentTime)
        scheduleStep()
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let half = press?.half else { return false }
        let isOnHalf = isTouchInside && self.half(at: touch.location(in: self)) === half
        guard isOnHalf != press?.isOnHalf else { return true }
        press?.isOnHalf = isOnHalf
        press?.nextStep?.cancel()
        press?.due = FrameDriver.shared.currentTime
        if isOnHalf { scheduleStep() }
        updateLook()
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let press, press.isOnHalf, press.steps == 0 { takeStep(to: press.half) }
        endPress()
    }

    open override func cancelTracking(with event: UIEvent?) {
        // The value stays, as a slider's; who was told last knows it.
        endPress()
    }

    private func endPress() {
        guard let ended = press else { return }
        ended.nextStep?.cancel()
        press = nil
        updateLook()
        guard !isContinuous, number != ended.numberBefore else { return }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// Has the stepper step on if the finger stays.
    private func scheduleStep() {
        guard autorepeat, let press else { return }
        // Counted from when the last step was due, so that late frames do not slow the pace.
        let due = press.due + StepperGeometry.delay(afterSteps: press.steps)
        self.press?.due = due
        self.press?.nextStep = FrameDriver.shared.schedule(
            after: due - FrameDriver.shared.currentTime
        ) { [weak self] in self?.stepOn() }
    }

    private func stepOn() {
        guard let half = press?.half, autorepeat else { return }
        press?.steps += 1
        takeStep(to: half)
        if half.state != .disabled { scheduleStep() }
    }

    package override var keepsTaps: Bool { true }

    // MARK: Accessibility

    override var isAccessibilityElementByDefault: Bool { true }

    override var defaultAccessibilityValue: String? {
        number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }
}
