// SPDX-License-Identifier: MIT

/// A control that is on or off: a thumb in a track.
///
/// A tap turns it over; a finger that drags the thumb to the other side does too, and may bring it
/// back before it lifts. Either way `valueChanged` is sent once, when the finger lifts, and only if
/// the switch is not as it was. Code that sets the value sends nothing.
///
/// A switch is always 51 by 31 points; other sizes that it is given are ignored.
@preconcurrency @MainActor open class UISwitch: UIControl {
    /// How a switch looks.
    public enum Style: Int, Sendable {
        /// As is usual on the platform: sliding.
        case automatic
        /// A box with a mark, in the interface of a desktop only.
        case checkbox
        /// A thumb that slides in a track.
        case sliding
    }

    /// How long the thumb is on its way, in seconds.
    static let duration: TimeInterval = 0.25
    /// How far a finger moves before the thumb changes sides, in points.
    static let dragDistance: CGFloat = 10

    private let content = UIView()
    private let track = UIView()
    private let thumb = UIView()

    private var value = false
    /// The side that the thumb is on; another one than the value's while a finger drags it.
    private var isShownOn = false
    private var isPressed = false
    /// Where the finger was when the thumb took its present side.
    private var dragStart: CGFloat = 0
    private var isDragged = false

    /// Makes a switch that is off.
    ///
    /// - Parameter frame: its origin is the switch's; its size is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: SwitchGeometry.size))
        content.isUserInteractionEnabled = false
        content.frame = bounds
        track.frame = bounds
        track.layer.cornerRadius = SwitchGeometry.size.height / 2
        thumb.layer.cornerRadius = SwitchGeometry.thumbLength / 2
        thumb.castThumbShadow(true)
        addSubview(content)
        content.addSubview(track)
        content.addSubview(thumb)
        show()
    }

    /// Stops the program: views cannot be decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Value

    /// Whether the switch is on. Setting it moves the thumb at once and sends nothing.
    open var isOn: Bool {
        get { value }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch on or off; sends nothing.
    ///
    /// - Parameter animated: whether the thumb slides to its place.
    open func setOn(_ on: Bool, animated: Bool) {
        value = on
        guard isShownOn != on else { return }
        isShownOn = on
        show(animated: animated)
    }

    // MARK: Look

    /// The track's colour when the switch is on; nil is the system's green.
    open var onTintColor: UIColor? {
        didSet { show() }
    }

    /// The thumb's colour; nil is white.
    open var thumbTintColor: UIColor? {
        didSet { show() }
    }

    /// Kept; has no effect, as in UIKit since iOS 7.
    open var onImage: UIImage?

    /// Kept; has no effect, as in UIKit since iOS 7.
    open var offImage: UIImage?

    /// A title beside a check box. Kept; has no effect, as in UIKit on phones and tablets.
    open var title: String?

    /// The look that is asked for. Kept; has no effect, as in UIKit on phones and tablets, where
    /// every switch slides.
    open var preferredStyle = Style.automatic

    /// The look that the switch has: sliding.
    open var style: Style { .sliding }

    private var isLeftToRight: Bool { effectiveUserInterfaceLayoutDirection == .leftToRight }

    private func show(animated: Bool = false) {
        guard animated, window != nil else { return place() }
        UIView.animate(
            withDuration: UISwitch.duration, delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction], animations: { self.place() })
    }

    private func place() {
        content.alpha = isEnabled ? 1 : 0.5
        track.backgroundColor =
            isShownOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        thumb.backgroundColor = thumbTintColor ?? .white
        thumb.frame = SwitchGeometry.thumb(
            isRight: isShownOn == isLeftToRight, isPressed: isPressed)
    }

    package override func stateDidChange() {
        super.stateDidChange()
        show()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // The reading direction may be another one now.
        let frame = SwitchGeometry.thumb(
            isRight: isShownOn == isLeftToRight, isPressed: isPressed)
        if thumb.frame != frame { thumb.frame = frame }
    }

    // MARK: Geometry

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: SwitchGeometry.size) }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: SwitchGeometry.size) }
    }

    open override var intrinsicContentSize: CGSize { SwitchGeometry.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { SwitchGeometry.size }

    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.reachingTouchSize.contains(point)
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        dragStart = touch.startLocation(in: self).x
        isDragged = false
        isPressed = true
        show(animated: true)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = touch.location(in: self).x
        let isRight = isShownOn == isLeftToRight
        // Farther to the side where the thumb is already, the way back starts from there.
        dragStart = isRight ? max(dragStart, place) : min(dragStart, place)
        guard abs(place - dragStart) > UISwitch.dragDistance else { return true }
        dragStart = place
        isDragged = true
        isShownOn.toggle()
        show(animated: true)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        isPressed = false
        if !isDragged, isTouchInside { isShownOn.toggle() }
        let isChanged = isShownOn != value
        value = isShownOn
        show(animated: true)
        if isChanged { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        isPressed = false
        isShownOn = value
        show(animated: true)
    }

    package override var keepsTaps: Bool { true }

    package override var catchesUp: Bool { true }

    package override func keepsDrag(of touch: UITouch, along way: CGPoint) -> Bool {
        abs(way.x) > abs(way.y)
    }

    // MARK: Accessibility

    override var isAccessibilityElementByDefault: Bool { true }

    override var defaultAccessibilityValue: String? { value ? "1" : "0" }
}

/// Where the parts of a switch are, in points.
enum SwitchGeometry {
    /// The size of every switch.
    static let size = CGSize(width: 51, height: 31)
    /// The thumb's height, and its width at rest.
    static let thumbLength: CGFloat = 27
    /// The thumb's width under a finger.
    static let pressedWidth: CGFloat = 34
    /// From the track's edge to the thumb.
    static let inset: CGFloat = 2

    static func thumb(isRight: Bool, isPressed: Bool) -> CGRect {
        let width = isPressed ? pressedWidth : thumbLength
        return CGRect(
            x: isRight ? size.width - inset - width : inset, y: inset, width: width,
            height: thumbLength)
    }
}

extension CGRect {
    /// The rectangle, grown to both sides to the 44 points that a finger needs.
    var reachingTouchSize: CGRect {
        insetBy(dx: min(0, (width - 44) / 2), dy: min(0, (height - 44) / 2))
    }
}
