// SPDX-License-Identifier: MIT

/// A control that is tapped: a title, an image, or both side by side, over a background image.
///
/// What is shown depends on the state; a state without a value of its own shows the normal one.
///
/// - Note: Differs from UIKit: there is no `UIButton.Configuration`, and there are the types
///   `custom` and `system` only.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// Makes a custom button.
    ///
    /// - Parameter frame: the button's place in its superview, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        kind = buttonType
    }

    /// Makes a button that shows an action's title and image and runs it when tapped.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    /// Makes a custom button that shows an action's title and image and runs it when tapped.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    /// Stops the program: views cannot be decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func adopt(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    private var kind = ButtonType.custom

    /// The kind of the button's look.
    open var buttonType: ButtonType { kind }

    /// What the button is for; kept for the application, the look does not depend on it.
    open var role = Role.normal

    // MARK: Values by state

    private var titles = ValueByState<String>()
    private var attributedTitles = ValueByState<NSAttributedString>()
    private var titleColors = ValueByState<UIColor>()
    private var titleShadowColors = ValueByState<UIColor>()
    private var images = ValueByState<UIImage>()
    private var backgroundImages = ValueByState<UIImage>()

    /// Sets the title for a state; nil shows the normal one.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        updateContent()
    }

    /// Sets the title with attributes for a state; it is shown rather than the plain one.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[state] = title.map { NSAttributedString(attributedString: $0) }
        updateContent()
    }

    /// Sets the title's colour for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
        updateContent()
    }

    /// Sets the colour of the title's shadow for a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        titleShadowColors[state] = color
        updateContent()
    }

    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        updateContent()
    }

    /// Sets the image behind the content for a state; it fills the bounds.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[state] = image
        updateContent()
        contentSizeDidChange()
    }

    /// The title for a state, set for exactly this one; nil if there is none.
    open func title(for state: State) -> String? { titles[state] }

    /// The title with attributes, set for exactly a state; nil if there is none.
    open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }

    /// The title's colour in a state.
    open func titleColor(for state: State) -> UIColor? {
        titleColors.value(for: state) ?? defaultTitleColor(for: state)
    }

    /// The colour of the title's shadow in a state; nil if there is none.
    open func titleShadowColor(for state: State) -> UIColor? {
        titleShadowColors.value(for: state)
    }

    /// The image, set for exactly a state; nil if there is none.
    open func image(for state: State) -> UIImage? { images[state] }

    /// The image behind the content, set for exactly a state; nil if there is none.
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

    /// The title that is shown.
    open var currentTitle: String? { titles.value(for: state) }

    /// The title with attributes that is shown.
    open var currentAttributedTitle: NSAttributedString? { attributedTitles.value(for: state) }

    /// The title's colour that is shown.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

    /// The colour of the title's shadow that is shown.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

    /// The image that is shown.
    open var currentImage: UIImage? { images.value(for: state) }

    /// The image behind the content that is shown.
    open var currentBackgroundImage: UIImage? { backgroundImages.value(for: state) }

    private func defaultTitleColor(for state: State) -> UIColor {
        guard kind == .system else { return .white }
        return state.contains(.disabled) ? .tertiaryLabel : tintColor
    }

    // MARK: Look

    /// The room around title and image, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { contentSizeDidChange() } }
    }

    /// Shifts the title without changing the button's size, in points.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
    }

    /// Shifts the image without changing the button's size, in points.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
    }

    /// Whether the image of a custom button fades while touched.
    open var adjustsImageWhenHighlighted = true {
        didSet { updateContent() }
    }

    /// Whether the image fades while the button is disabled.
    open var adjustsImageWhenDisabled = true {
        didSet { updateContent() }
    }

    /// Whether the title's shadow falls to the other side while touched.
    open var reversesTitleShadowWhenHighlighted = false {
        didSet { updateContent() }
    }

    /// Whether the button glows while touched: white light behind title and image, so it is seen on
    /// coloured buttons.
    open var showsTouchWhenHighlighted = false {
        didSet { updateEffects() }
    }

    /// Whether a plate appears behind title and image while the mouse is over the enabled button.
    open var isPointerInteractionEnabled = false {
        didSet { updateEffects() }
    }

    private(set) lazy var effects = ButtonEffects()

    private var hasEffects: Bool { showsTouchWhenHighlighted || isPointerInteractionEnabled }

    private func updateEffects() {
        effects.showGlow(showsTouchWhenHighlighted && isHighlighted, in: self)
        if !followsPointer { effects.showPlate(false, in: self) }
    }

    /// The area of title and image; nil if there is neither.
    var shownContentFrame: CGRect? {
        let frames = [shownTitle?.frame, shownImage?.frame].compactMap(\.self)
            .filter { !$0.isEmpty }
        guard let first = frames.first else { return nil }
        return frames.reduce(first) { $0.union($1) }
    }

    var shownBackgroundLayer: CALayer? { shownBackground?.layer }

    private var shownTitle: UILabel?
    private var shownImage: UIImageView?
    private var shownBackground: UIImageView?
    private var shownAttributedTitle: NSAttributedString?
    private var isShadowReversed = false
    /// The image that is shown, as it was set.
    private var sourceImage: UIImage?

    /// The label that shows the title; made when asked for. Set its font, not its text.
    open var titleLabel: UILabel? {
        if let shownTitle { return shownTitle }
        let label = ButtonLabel()
        label.font = .systemFont(ofSize: kind == .system ? 15 : 18)
        label.lineBreakMode = .byTruncatingMiddle
        label.textColor = currentTitleColor
        shownTitle = label
        addSubview(label)
        return label
    }

    /// The view that shows the image; made when asked for. Set its content mode, not its image.
    open var imageView: UIImageView? {
        if let shownImage { return shownImage }
        let view = UIImageView(frame: .zero)
        shownImage = view
        insertSubview(view, at: shownBackground == nil ? 0 : 1)
        return view
    }

    private var backgroundView: UIImageView {
        if let shownBackground { return shownBackground }
        let view = UIImageView(frame: bounds)
        shownBackground = view
        insertSubview(view, at: 0)
        return view
    }

    /// Shows what the state asks for; asks for layout only if sizes may be others.
    private func updateContent() {
        let isTitleNew = updateTitle()
        let isImageNew = updateImage()
        if currentBackgroundImage != nil || shownBackground != nil {
            backgroundView.image = currentBackgroundImage
        }
        updateAlpha()
        if isTitleNew || isImageNew { contentSizeDidChange() }
    }

    private func contentSizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func updateImage() -> Bool {
        let image = currentImage
        guard image !== sourceImage else { return false }
        sourceImage = image
        imageView?.image = image.map(rendered)
        return true
    }

    private func updateTitle() -> Bool {
        let attributed = currentAttributedTitle
        guard attributed != nil || currentTitle != nil || shownTitle != nil,
            let label = titleLabel
        else { return false }
        if label.shadowColor != currentTitleShadowColor {
            label.shadowColor = currentTitleShadowColor
        }
        let reverses = reversesTitleShadowWhenHighlighted && isHighlighted
        if reverses != isShadowReversed {
            isShadowReversed = reverses
            label.shadowOffset = CGSize(
                width: -label.shadowOffset.width, height: -label.shadowOffset.height)
        }
        let color = currentTitleColor
        let isTextNew =
            shownAttributedTitle != attributed
            || (attributed == nil && label.text != currentTitle)
        guard isTextNew || label.textColor != color else { return false }
        // The label's colour and text would replace the attributes of what it shows.
        if shownAttributedTitle != nil { label.attributedText = nil }
        shownAttributedTitle = attributed
        label.textColor = color
        if let attributed {
            label.attributedText = attributed
        } else {
            label.text = currentTitle
        }
        return isTextNew
    }

    /// The image as the type shows it: in the tint colour in a system button.
    private func rendered(_ image: UIImage) -> UIImage {
        guard kind == .system, image.renderingMode == .automatic else { return image }
        return image.withRenderingMode(.alwaysTemplate)
    }

    // MARK: State

    /// How opaque title and image of a touched system button are.
    static let touchedAlpha: CGFloat = 0.2
    /// How opaque an image is that stands for a state without an image of its own.
    static let adjustedImageAlpha: CGFloat = 0.5
    /// How long the return to full opacity takes, in seconds.
    static let fadeDuration: TimeInterval = 0.25

    private func updateAlpha() {
        let isTouched = kind == .system && isHighlighted
        if isTouched {
            // A fade under way would go on from the new value.
            for layer in [shownTitle?.layer, shownImage?.layer] {
                for key in layer?.animationKeys() ?? [] where key.hasPrefix("opacity") {
                    layer?.removeAnimation(forKey: key)
                }
            }
        }
        shownTitle?.alpha = isTouched ? UIButton.touchedAlpha : 1
        shownImage?.alpha = isTouched ? UIButton.touchedAlpha : imageAlpha
    }

    private var imageAlpha: CGFloat {
        guard images[state] == nil else { return 1 }
        let isAdjusted =
            isEnabled ? isHighlighted && adjustsImageWhenHighlighted : adjustsImageWhenDisabled
        return isAdjusted ? UIButton.adjustedImageAlpha : 1
    }

    package override func stateDidChange() {
        super.stateDidChange()
        if kind == .system, !isHighlighted, window != nil {
            UIView.animate(
                withDuration: UIButton.fadeDuration, delay: 0, options: .allowUserInteraction,
                animations: { self.updateAlpha() })
        }
        updateContent()
        if hasEffects { updateEffects() }
    }

    package override var keepsTaps: Bool { true }

    package override var eventsOfTap: Event { [.touchUpInside, .primaryActionTriggered] }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside { toggleSelection() }
    }

    /// The button's menu, unless overridden.
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }

    override func menuDidChoose(_ action: UIAction) {
        super.menuDidChoose(action)
        followSelection(of: action)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateContent()
    }

    // MARK: Layout

    private var contentLayout: ButtonLayout {
        var layout = ButtonLayout()
        layout.imageSize = currentImage?.size ?? .zero
        if currentTitle != nil || currentAttributedTitle != nil {
            layout.titleSize = titleLabel?.intrinsicContentSize ?? .zero
        }
        layout.titleInsets = titleEdgeInsets
        layout.imageInsets = imageEdgeInsets
        layout.horizontal = effectiveContentHorizontalAlignment
        layout.vertical = contentVerticalAlignment
        layout.isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        return layout
    }

    /// The area of the background image within bounds: all of it unless overridden.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The area of title and image within bounds: inside ``contentEdgeInsets``.
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        bounds.inset(by: contentEdgeInsets)
    }

    /// The title's area within that of title and image.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        contentLayout.titleRect(in: contentRect)
    }

    /// The image's area within that of title and image.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        contentLayout.imageRect(in: contentRect)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        shownBackground?.frame = backgroundRect(forBounds: bounds)
        let content = contentRect(forBounds: bounds)
        if let shownImage { shownImage.frame = toPixels(imageRect(forContentRect: content)) }
        if let shownTitle { shownTitle.frame = toPixels(titleRect(forContentRect: content)) }
        if hasEffects { effects.layOut(in: self) }
    }

    private func toPixels(_ rect: CGRect) -> CGRect {
        CGRect(
            x: roundToPixel(rect.minX), y: roundToPixel(rect.minY), width: rect.width,
            height: rect.height)
    }

    open override var intrinsicContentSize: CGSize {
        let layout = contentLayout
        var size = layout.contentSize
        let isTitleOnly = layout.imageSize == .zero
        if contentEdgeInsets == .zero, isTitleOnly {
            // Without insets of its own a title has these.
            let height = titleLabel?.font.lineHeight ?? 0
            size.height = max(size.height, ceilToPixel(height)) + 2 * ButtonLayout.titlePadding
            size.width = max(size.width, ButtonLayout.leastTitleWidth)
        }
        let insets = contentEdgeInsets
        let background = currentBackgroundImage?.size ?? .zero
        return CGSize(
            width: max(size.width + insets.left + insets.right, background.width),
            height: max(size.height + insets.top + insets.bottom, background.height))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        let content = contentRect(forBounds: CGRect(origin: .zero, size: size))
        let title = toPixels(titleRect(forContentRect: content))
        guard let offsets = titleLabel?.baselineOffsets(in: title.size) else { return nil }
        return (title.minY + offsets.first, title.minY + offsets.last)
    }

    // MARK: Accessibility

    override var defaultAccessibilityLabel: String? {
        currentTitle ?? currentAttributedTitle?.string
    }

    override var isAccessibilityElementByDefault: Bool { true }
}
