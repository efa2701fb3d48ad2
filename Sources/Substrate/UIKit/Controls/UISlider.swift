// SPDX-License-Identifier: MIT

/// A control for a number between two others: a thumb on a track.
///
/// A touch on the thumb, or near it, drags it; the thumb keeps its distance to the finger.
/// `valueChanged` is sent as it moves, or once when the finger lifts if the slider is not
/// continuous. Code that sets the value sends nothing. From right to left the least value is at the
/// right.
///
/// A slider is 31 points high; its width is the user's to choose.
@preconcurrency @MainActor open class UISlider: UIControl {
    private let content = UIView()
    private let lowerTrack = UIImageView()
    private let upperTrack = UIImageView()
    private let thumb = UIImageView()
    private var lowerEnd: UIImageView?
    private var upperEnd: UIImageView?

    private var range: ClosedRange<Float> = 0...1
    private var position: Float = 0
    /// From the finger to the middle of the thumb, in points.
    private var grip: CGFloat = 0
    private var valueBefore: Float = 0

    private var thumbImages = ValueByState<UIImage>()
    private var lowerImages = ValueByState<UIImage>()
    private var upperImages = ValueByState<UIImage>()

    /// How long the thumb slides to a value that code sets, in seconds.
    static let duration: TimeInterval = 0.25

    /// Makes a slider from 0 to 1 at 0.
    ///
    /// - Parameter frame: the slider's place in its superview, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        content.isUserInteractionEnabled = false
        addSubview(content)
        for part in [upperTrack, lowerTrack, thumb] { content.addSubview(part) }
        for track in [lowerTrack, upperTrack] {
            track.layer.cornerRadius = SliderGeometry.trackHeight / 2
        }
        thumb.layer.cornerRadius = SliderGeometry.thumbLength / 2
        updateLook()
    }

    /// Stops the program: views cannot be decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Value

    /// The value, from ``minimumValue`` to ``maximumValue``; what is set beyond, infinity too, is
    /// brought inside, and what is not a number is ignored. Setting it sends nothing.
    open var value: Float {
        get { position }
        set { setValue(newValue, animated: false) }
    }

    /// Sets the value; sends nothing.
    ///
    /// - Parameter animated: whether the thumb slides to its place.
    open func setValue(_ value: Float, animated: Bool) {
        guard !value.isNaN else { return }
        let new = min(max(value, range.lowerBound), range.upperBound)
        guard new != position else { return }
        position = new
        guard animated, window != nil else { return setNeedsLayout() }
        layoutIfNeeded()
        UIView.animate(
            withDuration: UISlider.duration, delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction],
            animations: { self.placeParts() })
    }

    /// The least value; 0 at first. A greater one than ``maximumValue`` raises that too. One that is
    /// not finite is ignored: no thumb has a place between infinities.
    open var minimumValue: Float {
        get { range.lowerBound }
        set {
            guard newValue.isFinite else { return }
            setRange(newValue...max(newValue, range.upperBound))
        }
    }

    /// The greatest value; 1 at first. A smaller one than ``minimumValue`` lowers that too. One that
    /// is not finite is ignored.
    open var maximumValue: Float {
        get { range.upperBound }
        set {
            guard newValue.isFinite else { return }
            setRange(min(newValue, range.lowerBound)...newValue)
        }
    }

    private func setRange(_ new: ClosedRange<Float>) {
        range = new
        position = min(max(position, new.lowerBound), new.upperBound)
        setNeedsLayout()
    }

    /// Whether `valueChanged` is sent while the thumb moves, rather than once when it is let go.
    open var isContinuous = true

    // MARK: Look

    /// The colour of the track up to the thumb; nil is the tint colour.
    open var minimumTrackTintColor: UIColor? {
        didSet { updateLook() }
    }

    /// The colour of the track past the thumb; nil is the system's fill.
    open var maximumTrackTintColor: UIColor? {
        didSet { updateLook() }
    }

    /// The thumb's colour; nil is white. An image for the thumb has its own colours.
    open var thumbTintColor: UIColor? {
        didSet { updateLook() }
    }

    /// An image at the end of the least value; the track is shorter by it.
    open var minimumValueImage: UIImage? {
        didSet { lowerEnd = setEnd(lowerEnd, minimumValueImage) }
    }

    /// An image at the end of the greatest value; the track is shorter by it.
    open var maximumValueImage: UIImage? {
        didSet { upperEnd = setEnd(upperEnd, maximumValueImage) }
    }

    private func setEnd(_ view: UIImageView?, _ image: UIImage?) -> UIImageView? {
        defer { setNeedsLayout() }
        guard let image else {
            view?.removeFromSuperview()
            return nil
        }
        let end = view ?? UIImageView()
        end.image = image
        content.addSubview(end)
        return end
    }

    /// Sets the thumb's image for a state; nil shows the normal one, or the slider's own thumb.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        thumbImages[state] = image
        updateLook()
    }

    /// Sets the image of the track up to the thumb for a state; it is stretched to its length.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        lowerImages[state] = image
        updateLook()
    }

    /// Sets the image of the track past the thumb for a state; it is stretched to its length.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        upperImages[state] = image
        updateLook()
    }

    /// The thumb's image that was set for exactly a state.
    open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }

    /// The image that was set for exactly a state of the track up to the thumb.
    open func minimumTrackImage(for state: State) -> UIImage? { lowerImages[state] }

    /// The image that was set for exactly a state of the track past the thumb.
    open func maximumTrackImage(for state: State) -> UIImage? { upperImages[state] }

    /// The thumb's image that is shown; nil for the slider's own thumb.
    open var currentThumbImage: UIImage? { thumbImages.value(for: state) }

    /// The image that is shown of the track up to the thumb; nil for the slider's own.
    open var currentMinimumTrackImage: UIImage? { lowerImages.value(for: state) }

    /// The image that is shown of the track past the thumb; nil for the slider's own.
    open var currentMaximumTrackImage: UIImage? { upperImages.value(for: state) }

    private func updateLook() {
        content.alpha = isEnabled ? 1 : 0.5
        show(currentMinimumTrackImage, in: lowerTrack, or: minimumTrackTintColor ?? tintColor)
        show(currentMaximumTrackImage, in: upperTrack, or: maximumTrackTintColor ?? .systemFill)
        show(currentThumbImage, in: thumb, or: thumbTintColor ?? .white)
        thumb.castThumbShadow(currentThumbImage == nil)
        setNeedsLayout()
    }

    private func show(_ image: UIImage?, in view: UIImageView, or color: UIColor?) {
        view.image = image
        view.backgroundColor = image == nil ? color : nil
    }

    package override func stateDidChange() {
        super.stateDidChange()
        updateLook()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLook()
    }

    // MARK: Geometry

    private var geometry: SliderGeometry {
        var geometry = SliderGeometry()
        geometry.range = range
        geometry.isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        geometry.lowerEndSize = minimumValueImage?.size
        geometry.upperEndSize = maximumValueImage?.size
        if let size = currentThumbImage?.size {
            geometry.thumbSize = size
        }
        if let height = (currentMinimumTrackImage ?? currentMaximumTrackImage)?.size.height {
            geometry.trackHeight = height
        }
        return geometry
    }

    /// The area of the image of the least value within bounds; empty without an image.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        geometry.lowerEnd(in: bounds)
    }

    /// The area of the image of the greatest value within bounds; empty without an image.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        geometry.upperEnd(in: bounds)
    }

    /// The area of the track within bounds.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { geometry.track(in: bounds) }

    /// The area of the thumb for a value.
    ///
    /// - Parameters:
    ///   - bounds: the slider's.
    ///   - rect: the track's, from ``trackRect(forBounds:)``.
    ///   - value: from ``minimumValue`` to ``maximumValue``.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        geometry.thumb(on: rect, value: value)
    }

    private var currentThumbRect: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: position)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        content.bounds = bounds
        lowerEnd?.frame = toPixels(minimumValueImageRect(forBounds: bounds))
        upperEnd?.frame = toPixels(maximumValueImageRect(forBounds: bounds))
        placeParts()
    }

    private func placeParts() {
        let track = trackRect(forBounds: bounds)
        let knob = toPixels(
            thumbRect(forBounds: bounds, trackRect: track, value: position))
        let parts = SliderGeometry.split(toPixels(track), at: knob.midX)
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        lowerTrack.frame = isLeftToRight ? parts.left : parts.right
        upperTrack.frame = isLeftToRight ? parts.right : parts.left
        thumb.frame = knob
    }

    private func toPixels(_ rect: CGRect) -> CGRect {
        CGRect(
            x: roundToPixel(rect.minX), y: roundToPixel(rect.minY), width: rect.width,
            height: rect.height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: SliderGeometry.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: SliderGeometry.height)
    }

    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.reachingTouchSize.contains(point)
    }

    // MARK: Tracking

    private func isOnThumb(_ touch: UITouch) -> Bool {
        let reach = currentThumbRect.insetBy(
            dx: -SliderGeometry.thumbReach, dy: -SliderGeometry.thumbReach)
        return reach.reachingTouchSize.contains(touch.startLocation(in: self))
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard isOnThumb(touch) else { return false }
        grip = currentThumbRect.midX - touch.startLocation(in: self).x
        valueBefore = position
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let middle = touch.location(in: self).x + grip
        let new = geometry.value(at: middle, on: trackRect(forBounds: bounds))
        guard new != position else { return true }
        setValue(new, animated: false)
        if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard !isContinuous, position != valueBefore else { return }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    open override func cancelTracking(with event: UIEvent?) {
        // The thumb stays where it is, as in UIKit; who was told last knows the value.
        endTracking(nil, with: event)
    }

    package override var keepsTaps: Bool { true }

    package override var catchesUp: Bool { true }

    package override func keepsDrag(of touch: UITouch, along way: CGPoint) -> Bool {
        abs(way.x) > abs(way.y) && (isTracking || isOnThumb(touch))
    }

    // MARK: Accessibility

    override var isAccessibilityElementByDefault: Bool { true }

    override var defaultAccessibilityValue: String? {
        // The length of the widest range is too large for a Float.
        let length = Double(range.upperBound) - Double(range.lowerBound)
        guard length > 0 else { return "0%" }
        let part = (Double(position) - Double(range.lowerBound)) / length
        return "\(Int((part * 100).rounded()))%"
    }
}
