// SPDX-License-Identifier: MIT

/// A bar that fills as a task goes on.
///
/// The bar fills from the side where reading begins. It is as high as the view, which asks for 4
/// points, or 2.5 in a toolbar's style.
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// How a progress view looks.
    public enum Style: Int, Sendable {
        /// A bar with round ends on a grey track.
        case `default`
        /// A flat bar without a track, for the edge of a bar.
        case bar
    }

    /// How long the bar takes to its new length, in seconds.
    static let duration: TimeInterval = 0.25
    /// How long the bar is that is made without a frame, in points.
    static let initialWidth: CGFloat = 150

    private let track = UIImageView()
    private let fill = UIImageView()
    private var part: Float = 0

    /// Makes a progress view at 0.
    ///
    /// - Parameter frame: the bar's place in its superview, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes a progress view at 0, 150 points long and as high as its style says.
    public convenience init(progressViewStyle style: Style) {
        let size = CGSize(width: Self.initialWidth, height: Self.height(of: style))
        self.init(frame: CGRect(origin: .zero, size: size))
        progressViewStyle = style
        // Observers are not called within an initialiser.
        updateLook()
    }

    /// Stops the program: views cannot be decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func prepare() {
        addSubview(track)
        addSubview(fill)
        updateLook()
    }

    // MARK: Progress

    /// How far the task is, from 0 to 1; what is set beyond is brought inside, and what is not a
    /// number is ignored.
    open var progress: Float {
        get { part }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets how far the task is.
    ///
    /// - Parameter animated: whether the bar grows to its new length.
    open func setProgress(_ progress: Float, animated: Bool) {
        guard !progress.isNaN else { return }
        let new = min(max(progress, 0), 1)
        guard new != part else { return }
        if animated, window != nil { layoutIfNeeded() }
        part = new
        guard animated, window != nil else { return setNeedsLayout() }
        UIView.animate(
            withDuration: UIProgressView.duration, delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction],
            animations: { self.placeParts() })
    }

    // MARK: Look

    /// How the bar looks. The view keeps its frame.
    open var progressViewStyle = Style.default {
        didSet {
            guard progressViewStyle != oldValue else { return }
            updateLook()
            invalidateIntrinsicContentSize()
        }
    }

    /// The colour of the bar; nil is the tint colour.
    open var progressTintColor: UIColor? {
        didSet { updateLook() }
    }

    /// The colour behind the bar; nil is the system's fill, or none in a toolbar's style.
    open var trackTintColor: UIColor? {
        didSet { updateLook() }
    }

    /// An image for the bar, stretched to its length; it has its own colours.
    open var progressImage: UIImage? {
        didSet { updateLook() }
    }

    /// An image behind the bar, stretched to the view's length; it has its own colours.
    open var trackImage: UIImage? {
        didSet { updateLook() }
    }

    private func updateLook() {
        fill.image = progressImage
        fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        track.image = trackImage
        let trackColor = trackTintColor ?? (progressViewStyle == .bar ? nil : .systemFill)
        track.backgroundColor = trackImage == nil ? trackColor : nil
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLook()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    private func placeParts() {
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        let width = roundToPixel(bounds.width * CGFloat(part))
        let isRound = progressViewStyle == .default
        track.frame = bounds
        track.layer.cornerRadius = isRound ? bounds.height / 2 : 0
        fill.frame = CGRect(
            x: isLeftToRight ? bounds.minX : bounds.maxX - width, y: bounds.minY, width: width,
            height: bounds.height)
        fill.layer.cornerRadius = isRound ? bounds.height / 2 : 0
    }

    // MARK: Size

    private static func height(of style: Style) -> CGFloat { style == .bar ? 2.5 : 4 }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height(of: progressViewStyle))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height(of: progressViewStyle))
    }

    // MARK: Accessibility

    override var isAccessibilityElementByDefault: Bool { true }

    override var defaultAccessibilityLabel: String? { "Progress" }

    override var defaultAccessibilityValue: String? { "\(Int((part * 100).rounded()))%" }
}
