// SPDX-License-Identifier: MIT

/// A wheel of eight spokes that turns while something is under way.
///
/// The spokes fade in and out by animations of their layers; no code runs for it. The wheel asks
/// for frames only while it animates, is in a window and is not hidden, itself or by a view
/// around it.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// How large an indicator is.
    public enum Style: Int, Sendable {
        /// 20 by 20 points.
        case medium = 100
        /// 37 by 37 points.
        case large = 101
    }

    private static let animationKey = "spin"

    private let spokes = (0..<IndicatorGeometry.spokeCount).map { IndicatorSpoke($0) }
    private var ownColor: UIColor?
    private var isSpinning = false

    /// Makes an indicator of a style, as large as its style says, that does not animate.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: IndicatorGeometry(style).size))
        prepare()
    }

    /// Makes an indicator of the medium style that does not animate.
    ///
    /// - Parameter frame: the indicator's place in its superview, in points; the wheel stands in
    ///   its middle.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        prepare()
    }

    /// Stops the program: views cannot be decoded.
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
    }

    private func prepare() {
        for spoke in spokes { addSubview(spoke) }
        updateLook()
        updateVisibility()
    }

    // MARK: Look

    /// How large the wheel is. The indicator keeps its frame.
    open var style: Style {
        didSet {
            guard style != oldValue else { return }
            updateLook()
            invalidateIntrinsicContentSize()
        }
    }

    /// The colour of the wheel; the system's grey unless set, and again when nil is set.
    open var color: UIColor! {
        get { ownColor ?? .systemGray }
        set {
            ownColor = newValue
            updateLook()
        }
    }

    private func updateLook() {
        for spoke in spokes {
            spoke.geometry = IndicatorGeometry(style)
            spoke.color = color
        }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = IndicatorGeometry(style).size
        let frame = CGRect(
            x: roundToPixel(bounds.midX - size.width / 2),
            y: roundToPixel(bounds.midY - size.height / 2), width: size.width,
            height: size.height)
        for spoke in spokes { spoke.frame = frame }
    }

    open override var intrinsicContentSize: CGSize { IndicatorGeometry(style).size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { IndicatorGeometry(style).size }

    // MARK: Animation

    /// Whether the indicator disappears while it does not animate.
    open var hidesWhenStopped = true {
        didSet { if hidesWhenStopped != oldValue, !isSpinning { isHidden = hidesWhenStopped } }
    }

    /// Whether the wheel turns, or would if it could be seen.
    open var isAnimating: Bool { isSpinning }

    /// Shows the indicator and turns the wheel.
    open func startAnimating() {
        isSpinning = true
        updateVisibility()
    }

    /// Stops the wheel; the indicator disappears if ``hidesWhenStopped`` says so.
    open func stopAnimating() {
        isSpinning = false
        updateVisibility()
    }

    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { updateAnimations() } }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateAnimations()
    }

    private func updateVisibility() {
        if hidesWhenStopped {
            isHidden = !isSpinning
        } else if isSpinning {
            isHidden = false
        }
        updateAnimations()
    }

    private func updateAnimations() {
        let runs = isSpinning && !isHidden && window != nil
        for spoke in spokes {
            let layer = spoke.layer
            if !runs {
                layer.removeAnimation(forKey: Self.animationKey)
            } else if layer.animation(forKey: Self.animationKey) == nil {
                layer.add(spoke.makeAnimation(), forKey: Self.animationKey)
            }
        }
    }

    // MARK: Accessibility

    override var isAccessibilityElementByDefault: Bool { true }

    override var defaultAccessibilityLabel: String? {
        isSpinning ? "In progress" : "Progress halted"
    }

    override var defaultAccessibilityValue: String? { isSpinning ? "1" : "0" }
}

/// The measures of an indicator's wheel, in points, and its pace.
struct IndicatorGeometry: Equatable {
    static let spokeCount = 8
    /// How long the wheel takes for a turn, in seconds.
    static let period: TimeInterval = 1
    /// The opacity of a spoke that is not lit.
    static let leastOpacity = 0.25
    /// For how much of a turn a spoke that was lit fades.
    static let fading = 5.0 / 8

    let size: CGSize
    let spoke: CGSize

    init(_ style: UIActivityIndicatorView.Style) {
        switch style {
        case .medium:
            size = CGSize(width: 20, height: 20)
            spoke = CGSize(width: 2.5, height: 5.5)
        case .large:
            size = CGSize(width: 37, height: 37)
            spoke = CGSize(width: 4.5, height: 10)
        }
    }

    /// How opaque a spoke is.
    ///
    /// - Parameter age: how long ago it was lit, as a part of a turn from 0 to 1.
    static func opacity(age: Double) -> Double {
        1 - (1 - leastOpacity) * min(1, age / fading)
    }
}

/// A spoke of an indicator's wheel, drawn in a view as large as the wheel.
@preconcurrency @MainActor private final class IndicatorSpoke: UIView {
    private let index: Int

    var geometry = IndicatorGeometry(.medium) {
        didSet { if geometry != oldValue { setNeedsDisplay() } }
    }

    var color = UIColor.systemGray {
        didSet { if color != oldValue { setNeedsDisplay() } }
    }

    /// - Parameter index: 0 is the spoke at the top; they count clockwise.
    init(_ index: Int) {
        self.index = index
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        alpha = IndicatorGeometry.opacity(age: age)
    }

    required init?(coder: NSCoder) {
        index = 0
        super.init(coder: coder)
    }

    /// When the spoke was lit last, at the beginning, as a part of a turn: the one at the top is
    /// lit now, the next clockwise waits for its turn.
    private var age: Double {
        let count = IndicatorGeometry.spokeCount
        return Double((count - index) % count) / Double(count)
    }

    func makeAnimation() -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        let least = IndicatorGeometry.leastOpacity
        let step = 1 / Double(IndicatorGeometry.spokeCount)
        animation.values = [1, least, least, 1]
        animation.keyTimes = [0, IndicatorGeometry.fading, 1 - step, 1].map(NSNumber.init(value:))
        animation.duration = IndicatorGeometry.period
        animation.timeOffset = age * IndicatorGeometry.period
        animation.repeatCount = .infinity
        return animation
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.translateBy(x: bounds.midX, y: bounds.midY)
        context.rotate(by: 2 * .pi * CGFloat(index) / CGFloat(IndicatorGeometry.spokeCount))
        color.setFill()
        let spoke = CGRect(
            x: -geometry.spoke.width / 2, y: -geometry.size.height / 2,
            width: geometry.spoke.width, height: geometry.spoke.height)
        UIBezierPath(roundedRect: spoke, cornerRadius: spoke.width / 2).fill()
    }
}
