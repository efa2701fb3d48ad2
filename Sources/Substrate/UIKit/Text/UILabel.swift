// SPDX-License-Identifier: MIT

/// A view that shows text that is not edited.
///
/// Text is centred vertically in the bounds. As many lines are drawn as fit the height (one at
/// least) and ``numberOfLines`` allows; the last one is cut as ``lineBreakMode`` says.
@preconcurrency @MainActor open class UILabel: UIView {
    /// Makes a label without text.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Stops the program: views cannot be decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private var content = LabelContent()
    private var shaped: (text: ShapedText, width: CGFloat, height: CGFloat)?
    /// Of a line that was shrunk, what it would be at its full size.
    private var fullSize: (height: CGFloat, baseline: CGFloat)?

    // MARK: Text

    /// The text; setting it drops attributes given before.
    open var text: String? {
        get { content.string }
        set {
            guard content.attributed != nil || content.plain != newValue else { return }
            content.plain = newValue
            content.attributed = nil
            textDidChange()
        }
    }

    /// The text with its attributes; reading it after ``text`` was set gives the label's own.
    open var attributedText: NSAttributedString? {
        get { content.attributedString(for: self) }
        set {
            content.attributed = newValue.map { NSAttributedString(attributedString: $0) }
            content.plain = nil
            if let style = newValue?.firstParagraphStyle {
                content.alignment = style.alignment
                content.lineBreakMode = style.lineBreakMode
                content.lineBreakStrategy = style.lineBreakStrategy
            }
            textDidChange()
        }
    }

    /// The font of text without a font attribute; the system font at 17 points at first.
    open var font: UIFont! {
        get { content.font }
        set {
            let font = newValue ?? LabelContent.defaultFont
            guard content.font != font || content.attributed != nil else { return }
            content.font = font
            content.overrideAttribute(.font, font)
            textDidChange()
        }
    }

    /// The colour of text without a colour attribute; `UIColor.label` at first.
    open var textColor: UIColor! {
        get { content.color }
        set {
            let color = newValue ?? .label
            content.color = color
            content.overrideAttribute(.foregroundColor, color)
            if content.attributed != nil { shaped = nil }
            setNeedsDisplay()
        }
    }

    /// Where lines stand between the left and right edges.
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set {
            guard newValue != content.alignment else { return }
            content.alignment = newValue
            content.overrideParagraphStyle { $0.alignment = newValue }
            textDidChange()
        }
    }

    /// How lines are broken, and what becomes of text that does not fit.
    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set {
            guard newValue != content.lineBreakMode else { return }
            content.lineBreakMode = newValue
            content.overrideParagraphStyle { $0.lineBreakMode = newValue }
            textDidChange()
        }
    }

    /// The rules by which lines are broken nicely; all there are at first, so that a
    /// single word does not stand on the last line where that can be avoided.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { content.lineBreakStrategy }
        set {
            guard newValue != content.lineBreakStrategy else { return }
            content.lineBreakStrategy = newValue
            content.overrideParagraphStyle { $0.lineBreakStrategy = newValue }
            textDidChange()
        }
    }

    /// The most lines that are shown; 0 is no limit. A negative number counts as 0.
    open var numberOfLines: Int {
        get { content.lines }
        set {
            let lines = max(0, newValue)
            guard lines != content.lines else { return }
            content.lines = lines
            textDidChange()
        }
    }

    // MARK: Fitting

    /// Whether a single line's font shrinks to fit the width.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if oldValue != adjustsFontSizeToFitWidth { textDidChange() } }
    }

    /// The least scale that shrinking goes down to, from 0 to 1.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if oldValue != minimumScaleFactor { textDidChange() } }
    }

    /// How a shrunk line stands in the place of the full-sized one.
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
        didSet { if oldValue != baselineAdjustment { setNeedsDisplay() } }
    }

    /// Whether letters may move closer before text is truncated.
    open var allowsDefaultTighteningForTruncation = false {
        didSet { if oldValue != allowsDefaultTighteningForTruncation { textDidChange() } }
    }

    /// The width that ``intrinsicContentSize`` wraps several lines at, in points; 0 is none.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if oldValue != preferredMaxLayoutWidth { invalidateIntrinsicContentSize() } }
    }

    /// Whether the font follows the preferred text size of the traits; of fonts made by
    /// `UIFont.preferredFont(forTextStyle:)` only.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { followContentSizeCategory() } }
    }

    private func followContentSizeCategory() {
        guard adjustsFontForContentSizeCategory, let style = content.font.textStyle else { return }
        let category = traitCollection.preferredContentSizeCategory
        font = .preferredFont(
            forTextStyle: style,
            contentSizeCategory: category == .unspecified ? .large : category)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followContentSizeCategory()
    }

    // MARK: Look

    /// The colour while ``isHighlighted``; the ordinary one if nil.
    open var highlightedTextColor: UIColor? {
        didSet { if isHighlighted { setNeedsDisplay() } }
    }

    /// Whether the highlighted colour is used.
    open var isHighlighted = false {
        didSet { if oldValue != isHighlighted { setNeedsDisplay() } }
    }

    /// Whether the label looks enabled; gray if not.
    open var isEnabled = true {
        didSet { if oldValue != isEnabled { setNeedsDisplay() } }
    }

    /// The colour of the text's shadow; nil is none.
    open var shadowColor: UIColor? {
        didSet { textDidChange() }
    }

    /// The shadow's distance from the text, in points.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowColor != nil, oldValue != shadowOffset { textDidChange() } }
    }

    // MARK: Layout

    /// The area that text of the label takes within bounds, at most so many lines.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int)
        -> CGRect
    {
        let size = measure(width: bounds.width, height: bounds.height, lines: numberOfLines)
        return CGRect(
            origin: bounds.origin,
            size: CGSize(
                width: min(size.width, bounds.width), height: min(size.height, bounds.height)))
    }

    /// Draws the label's text in the current context; call `super` with another rectangle to
    /// inset it.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let text = shape(width: rect.width, height: rect.height)
        let origin = CGPoint(x: rect.minX, y: rect.minY + top(of: text, height: rect.height))
        text.draw(in: context, at: origin, defaultColor: currentColor)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = numberOfLines == 1 || size.width <= 0 ? .infinity : size.width
        return measure(width: width, height: .infinity, lines: numberOfLines)
    }

    open override var intrinsicContentSize: CGSize {
        let width =
            numberOfLines == 1 || preferredMaxLayoutWidth <= 0
            ? .infinity : preferredMaxLayoutWidth
        return measure(width: width, height: .infinity, lines: numberOfLines)
    }

    override var wrapsAtLayoutWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    private func measure(width: CGFloat, height: CGFloat, lines: Int) -> CGSize {
        guard content.hasText else { return .zero }
        let parameters = content.parameters(width: width, height: height, lines: lines, for: self)
        let size =
            content.needsAttributes(self)
            ? ShapedText.measure(content.drawnString(for: self), parameters)
            : ShapedText.measure(content.plain ?? "", parameters)
        return CGSize(width: ceilToPixel(size.width), height: ceilToPixel(size.height))
    }

    private func shape(width: CGFloat, height: CGFloat) -> ShapedText {
        if let shaped, shaped.width == width, shaped.height == height { return shaped.text }
        var text = shape(width: width, height: height, scale: 1)
        fullSize = nil
        if adjustsFontSizeToFitWidth, numberOfLines == 1 {
            let natural = measure(width: .infinity, height: .infinity, lines: 1).width
            if natural > width, width > 0 {
                let scale = max(width / natural, minimumScaleFactor, 0.01)
                fullSize = text.lines.first.map { (text.size.height, $0.baseline) }
                text = shape(width: width, height: height, scale: scale)
            }
        }
        shaped = (text, width, height)
        return text
    }

    private func shape(width: CGFloat, height: CGFloat, scale: CGFloat) -> ShapedText {
        var parameters = content.parameters(
            width: width, height: height, lines: numberOfLines, for: self)
        guard scale != 1 else {
            return content.needsAttributes(self)
                ? ShapedText.shape(content.drawnString(for: self), parameters)
                : ShapedText.shape(content.plain ?? "", parameters)
        }
        parameters.defaultFont = content.font.withSize(content.font.pointSize * scale)
        guard content.needsAttributes(self) else {
            return ShapedText.shape(content.plain ?? "", parameters)
        }
        return ShapedText.shape(content.drawnString(for: self).scalingFonts(by: scale), parameters)
    }

    /// Where a text that was shaped just now begins within a height: centred, or, shrunk, where
    /// ``baselineAdjustment`` says.
    private func top(of text: ShapedText, height: CGFloat) -> CGFloat {
        let centered = roundToPixel((height - text.size.height) / 2)
        guard let fullSize, let line = text.lines.first else { return centered }
        let fullTop = roundToPixel((height - fullSize.height) / 2)
        switch baselineAdjustment {
        case .alignBaselines: return roundToPixel(fullTop + fullSize.baseline - line.baseline)
        case .alignCenters: return centered
        case .none: return fullTop
        }
    }

    override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        guard content.hasText else {
            let line = content.font.lineHeight
            let offset = roundToPixel((size.height - line) / 2) + content.font.ascender
            return (offset, offset)
        }
        let text = shape(width: size.width, height: size.height)
        let top = top(of: text, height: size.height)
        return (top + text.firstBaseline, top + text.lastBaseline)
    }

    private func textDidChange() {
        shaped = nil
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    package override func boundsSizeDidChange(from oldSize: CGSize) {
        super.boundsSizeDidChange(from: oldSize)
        setNeedsDisplay()
    }

    // MARK: Display

    private var currentColor: CGColor {
        if !isEnabled { return UIColor.tertiaryLabel.resolvedCGColor(with: traitCollection) }
        let color: UIColor = isHighlighted ? highlightedTextColor ?? content.color : content.color
        return color.resolvedCGColor(with: traitCollection)
    }

    package override var hasLayerContent: Bool { true }

    package override func makeLayerContent() -> LayerContent? {
        let facts = ViewClassFacts.of(type(of: self))
        if facts.overridesDraw || facts.overridesDrawText { return drawnContent() }
        guard content.hasText, bounds.width > 0, bounds.height > 0 else { return nil }
        let text = shape(width: bounds.width, height: bounds.height)
        let y = top(of: text, height: bounds.height)
        return .text(text, origin: CGPoint(x: 0, y: y), color: currentColor)
    }

    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    override var defaultAccessibilityLabel: String? { text }

    override var isAccessibilityElementByDefault: Bool { true }
}
