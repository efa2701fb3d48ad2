// SPDX-License-Identifier: MIT

/// A row of segments of which one is selected.
///
/// A tap on a segment selects it, when the finger lifts; a finger that goes down on the selected
/// segment takes the pill along. Then the segment's action runs, if it has one, and `valueChanged`
/// is sent, if another segment is selected than before. Code that selects a segment sends nothing.
///
/// Segments are numbered from 0 in reading direction; what reads or changes a segment past the
/// last one reads or changes the last one, as in UIKit. A segmented control is 32 points high.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// The number that stands for no segment.
    public static let noSegment = -1

    /// How long the pill is on its way, in seconds, and how little it swings.
    static let duration: TimeInterval = 0.35
    static let damping: CGFloat = 0.85

    let content = UIView()
    let pill = UIView()
    var segments: [SegmentView] = []
    var dividers: [UIImageView] = []

    private var selected = UISegmentedControl.noSegment
    private var press: SegmentPress?

    var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    var backgrounds: [UIBarMetrics: ValueByState<UIImage>] = [:]
    var dividerImages: [UIBarMetrics: [StatePair: UIImage]] = [:]
    var adjustments: [UIBarMetrics: [Segment: UIOffset]] = [:]

    /// Makes a control without segments.
    ///
    /// - Parameter frame: the control's place in its superview, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes a control as large as its segments ask for.
    ///
    /// - Parameter items: strings and images, a segment each.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        prepare()
        for item in items ?? [] {
            let segment = SegmentView()
            if let title = item as? String {
                segment.title = title
            } else if let image = item as? UIImage {
                segment.image = image
            } else {
                preconditionFailure(
                    "A segment shows a String or a UIImage, not \(type(of: item)).")
            }
            insert(segment, at: segments.count, animated: false)
        }
        bounds.size = intrinsicContentSize
        frame.origin = .zero
    }

    /// Makes a control with a segment for each action.
    ///
    /// - Parameters:
    ///   - frame: the control's place in its superview, in points.
    ///   - actions: run when their segment is selected; their images are shown, or their titles.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions {
            insertSegment(action: action, at: segments.count, animated: false)
        }
    }

    /// Stops the program: views cannot be decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func prepare() {
        layer.cornerRadius = SegmentGeometry.cornerRadius
        content.isUserInteractionEnabled = false
        content.layer.cornerRadius = SegmentGeometry.cornerRadius
        pill.layer.cornerRadius = SegmentGeometry.pillRadius
        pill.layer.shadowColor = UIColor.black.cgColor
        pill.layer.shadowOpacity = 0.12
        pill.layer.shadowOffset = CGSize(width: 0, height: 3)
        pill.layer.shadowRadius = 4
        addSubview(content)
        content.addSubview(pill)
        show()
    }

    // MARK: Selection

    /// The selected segment, or ``noSegment``. Setting it sends nothing. It must be the number of
    /// a segment or negative.
    open var selectedSegmentIndex: Int {
        get { selected }
        set {
            precondition(
                newValue < segments.count,
                "Segment \(newValue) is not one of the control's \(segments.count) segments. "
                    + "Insert segments first.")
            selected = max(newValue, UISegmentedControl.noSegment)
            show()
        }
    }

    /// Whether segments are buttons: none stays selected after a tap.
    open var isMomentary = false {
        didSet {
            guard isMomentary != oldValue else { return }
            if isMomentary { selected = UISegmentedControl.noSegment }
            show()
        }
    }

    /// How many segments there are.
    open var numberOfSegments: Int { segments.count }

    /// Selects a segment for a finger, and tells of it.
    private func choose(_ index: Int) {
        guard segments.indices.contains(index), index != selected else { return }
        selected = index
        if let action = segments[index].action { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        guard isMomentary else { return }
        selected = UISegmentedControl.noSegment
    }

    /// Keeps the segment that is selected while others come and go.
    func selectionDidMove(inserted: Int? = nil, removed: Int? = nil) {
        press = nil
        if let inserted, inserted <= selected { selected += 1 }
        if let removed, removed == selected { selected = UISegmentedControl.noSegment }
        if let removed, removed < selected { selected -= 1 }
    }

    // MARK: Look

    /// The colour of the pill under the selected segment; nil is the system's.
    open var selectedSegmentTintColor: UIColor? {
        didSet { show() }
    }

    /// Whether segments are as wide as their content asks for, rather than equally wide.
    open var apportionsSegmentWidthsByContent = false {
        didSet { contentDidChange() }
    }

    /// The segment that the pill is on.
    private var shown: Int {
        guard let press else { return selected }
        return isMomentary || press.takesPill ? press.target ?? selected : selected
    }

    func contentDidChange() {
        show()
        invalidateIntrinsicContentSize()
    }

    /// Shows everything as it is now.
    func show(animated: Bool = false) {
        let isCustom = background(.normal) != nil
        content.backgroundColor = isCustom ? nil : .tertiarySystemFill
        content.alpha = isEnabled ? 1 : 0.5
        pill.backgroundColor = selectedSegmentTintColor ?? SegmentColors.pill
        guard animated, window != nil else {
            updateSegments()
            setNeedsLayout()
            return
        }
        layoutIfNeeded()
        UIView.animate(
            withDuration: UISegmentedControl.duration, delay: 0,
            usingSpringWithDamping: UISegmentedControl.damping, initialSpringVelocity: 0,
            options: [.beginFromCurrentState, .allowUserInteraction],
            animations: {
                self.updateSegments()
                self.place()
            })
    }

    private func updateSegments() {
        let shown = shown
        for (index, segment) in segments.enumerated() {
            let isTarget = press?.target == index
            var state = index == shown ? State.selected : .normal
            if isTarget, index != shown { state = .highlighted }
            if !segment.isEnabled { state = .disabled }
            segment.place = "\(index + 1) of \(segments.count)"
            segment.show(
                SegmentLook(
                    attributes: attributes(for: state), background: background(state),
                    adjustment: adjustment(of: index), isFaint: state == .highlighted,
                    isPressed: isTarget && index == shown, isSelected: index == shown))
        }
        updateDividers()
    }

    private func updateDividers() {
        let shown = shown
        for (index, divider) in dividers.enumerated() {
            let image = dividerImage(
                isLeftToRight ? index : index + 1, isLeftToRight ? index + 1 : index, shown)
            divider.image = image
            divider.backgroundColor = image == nil ? .separator : nil
            let isBesidePill = index == shown || index + 1 == shown
            divider.alpha = image == nil && isBesidePill ? 0 : 1
        }
    }

    package override func stateDidChange() {
        super.stateDidChange()
        show()
    }

    // MARK: Geometry

    private var isLeftToRight: Bool { effectiveUserInterfaceLayoutDirection == .leftToRight }

    private var geometry: SegmentGeometry {
        let attributes = attributes(for: .selected)
        return SegmentGeometry(
            ownWidths: segments.map(\.ownWidth),
            contentWidths: segments.map {
                $0.contentWidth(attributes) + 2 * SegmentGeometry.padding
            },
            isApportionedByContent: apportionsSegmentWidthsByContent,
            isLeftToRight: isLeftToRight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        content.bounds = bounds
        // The reading direction may be another one now.
        updateDividers()
        place()
    }

    private func place() {
        let frames = geometry.frames(in: bounds).map(toPixels)
        for (segment, frame) in zip(segments, frames) { segment.frame = frame }
        let line = SegmentGeometry.dividerSize
        for (index, divider) in dividers.enumerated() {
            let x = isLeftToRight ? frames[index].maxX : frames[index].minX
            let size = divider.image.map { CGSize(width: $0.size.width, height: bounds.height) }
            let width = size?.width ?? line.width
            let height = size?.height ?? min(line.height, bounds.height)
            divider.frame = CGRect(
                x: roundToPixel(x - width / 2), y: roundToPixel(bounds.midY - height / 2),
                width: width, height: height)
        }
        placePill(frames)
    }

    private func placePill(_ frames: [CGRect]) {
        let isVisible = frames.indices.contains(shown) && background(.normal) == nil
        let wasVisible = pill.alpha > 0
        pill.alpha = isVisible ? 1 : 0
        guard isVisible else { return }
        let frame = frames[shown].insetBy(
            dx: SegmentGeometry.pillInset, dy: SegmentGeometry.pillInset)
        let scale = press?.target == shown ? SegmentGeometry.pressedScale : 1
        let move = {
            self.pill.bounds = CGRect(origin: .zero, size: frame.size)
            self.pill.center = CGPoint(x: frame.midX, y: frame.midY)
            self.pill.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
        // A pill that was not there does not come from somewhere else.
        if wasVisible { move() } else { UIView.performWithoutAnimation(move) }
    }

    private func toPixels(_ rect: CGRect) -> CGRect {
        let (left, right) = (roundToPixel(rect.minX), roundToPixel(rect.maxX))
        return CGRect(x: left, y: rect.minY, width: right - left, height: rect.height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: ceilToPixel(geometry.naturalWidth), height: SegmentGeometry.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.reachingTouchSize.contains(point)
    }

    // MARK: Tracking

    /// The segment that is nearest to a place and can be chosen.
    private func segment(at point: CGPoint) -> Int? {
        let x = min(max(point.x, bounds.minX), bounds.maxX.nextDown)
        let index = segments.firstIndex { $0.frame.minX <= x && x < $0.frame.maxX }
        return index.flatMap { segments[$0].isEnabled ? $0 : nil }
    }

    package override var catchesUp: Bool { true }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        layoutIfNeeded()
        guard let index = segment(at: touch.startLocation(in: self)) else { return false }
        press = SegmentPress(takesPill: index == selected, target: index)
        show(animated: true)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let press else { return false }
        let place = touch.location(in: self)
        var target = isTouchInside ? segment(at: place) : nil
        // The pill stays where it was last while the finger is elsewhere.
        if press.takesPill { target = target ?? press.target }
        guard target != press.target else { return true }
        self.press?.target = target
        show(animated: true)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let target = press?.target
        press = nil
        if let target { choose(target) }
        show(animated: true)
    }

    open override func cancelTracking(with event: UIEvent?) {
        press = nil
        show(animated: true)
    }

    package override var keepsTaps: Bool { true }

    package override func keepsDrag(of touch: UITouch, along way: CGPoint) -> Bool {
        abs(way.x) > abs(way.y)
    }
}

/// A finger on a segmented control.
private struct SegmentPress {
    /// Whether the finger went down on the selected segment.
    let takesPill: Bool
    /// The segment that is selected if the finger lifts now.
    var target: Int?
}

/// The colours of a segmented control that sets none.
@MainActor private enum SegmentColors {
    static let pill = UIColor { traits in
        traits.userInterfaceStyle == .dark ? .systemGray2.resolvedColor(with: traits) : .white
    }
}
