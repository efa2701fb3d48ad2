// SPDX-License-Identifier: MIT

/// A row of an open menu, or one of the elements that stand side by side in one.
@preconcurrency @MainActor final class MenuRow: UIView {
    let item: MenuItem
    private let mark = MenuMark()
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let imageView = UIImageView()
    private let isLeftToRight: Bool
    private let leading: CGFloat

    /// Whether the row looks pressed.
    var isHighlighted = false {
        didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
    }

    /// Makes a row.
    ///
    /// - Parameter isIndented: whether any row of the menu has a mark before its title.
    init(_ item: MenuItem, isIndented: Bool, isLeftToRight: Bool) {
        self.item = item
        self.isLeftToRight = isLeftToRight
        leading = isIndented ? MenuGeometry.markedInset : MenuGeometry.sideInset
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for view in [mark, titleLabel, subtitleLabel, imageView] { addSubview(view) }
        titleLabel.numberOfLines = item.isCompact ? 1 : 2
        subtitleLabel.numberOfLines = 2
        let alignment: NSTextAlignment =
            item.isCompact ? .center : isLeftToRight ? .left : .right
        titleLabel.textAlignment = alignment
        subtitleLabel.textAlignment = alignment
        imageView.contentMode = .scaleAspectFit
        isAccessibilityElement = true
        show()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("A menu's row cannot be decoded.")
    }

    /// Shows what the element is now.
    func show() {
        titleLabel.font = .preferredFont(forTextStyle: item.isCompact ? .footnote : .body)
        subtitleLabel.font = .preferredFont(forTextStyle: .footnote)
        subtitleLabel.textColor = .secondaryLabel
        var color = UIColor.label
        switch item.kind {
        case .header(let title):
            titleLabel.font = .preferredFont(forTextStyle: .footnote)
            titleLabel.text = title
            color = .secondaryLabel
        case .loading:
            titleLabel.text = "Loading…"
            color = .tertiaryLabel
        case .back(let menu):
            titleLabel.font = .preferredFont(forTextStyle: .headline)
            fill(from: menu)
            mark.shape = .chevronDown
        case .submenu(let menu):
            fill(from: menu)
            mark.shape = isLeftToRight ? .chevronRight : .chevronLeft
            if menu.options.contains(.destructive) { color = .systemRed }
        case .action(let action):
            fill(from: action)
            mark.shape = item.isCompact ? .none : MenuMark.Shape(action.state)
            if action.attributes.contains(.destructive) { color = .systemRed }
            if action.attributes.contains(.disabled) { color = .tertiaryLabel }
            accessibilityHint = action.discoverabilityTitle
            accessibilityValue = action.state == .on ? "Selected" : nil
        }
        titleLabel.textColor = color
        imageView.tintColor = color
        mark.color = color
        titleLabel.isHidden = item.size == .small && imageView.image != nil
        accessibilityLabel = titleLabel.text
        setNeedsLayout()
    }

    private func fill(from element: UIMenuElement) {
        titleLabel.text = element.title
        subtitleLabel.text = item.isCompact ? nil : element.subtitle
        let image = element.image
        imageView.image =
            image?.renderingMode == .automatic
            ? image?.withRenderingMode(.alwaysTemplate) : image
    }

    // MARK: Layout

    private func textWidth(in width: CGFloat) -> CGFloat {
        let image = imageView.image == nil ? 0 : MenuGeometry.imageSize + 8
        return max(0, width - leading - MenuGeometry.sideInset - image)
    }

    private func height(of label: UILabel, in width: CGFloat) -> CGFloat {
        guard label.text?.isEmpty == false else { return 0 }
        let fitting = label.sizeThatFits(
            CGSize(width: textWidth(in: width), height: .greatestFiniteMagnitude))
        return ceilToPixel(fitting.height)
    }

    /// The height of the row at a width, in points.
    func height(in width: CGFloat) -> CGFloat {
        switch (item.kind, item.size) {
        case (_, .small): return MenuGeometry.smallHeight
        case (_, .medium): return MenuGeometry.mediumHeight
        case (.header, _):
            return height(of: titleLabel, in: width) + 2 * 8
        default:
            let text = height(of: titleLabel, in: width) + height(of: subtitleLabel, in: width)
            return max(MenuGeometry.leastRowHeight, text + 2 * MenuGeometry.rowPadding)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if item.isCompact { layOutCompact() } else { layOutRow() }
    }

    private func layOutRow() {
        let width = bounds.width
        let title = height(of: titleLabel, in: width)
        let subtitle = height(of: subtitleLabel, in: width)
        let top = roundToPixel((bounds.height - title - subtitle) / 2)
        let text = textWidth(in: width)
        titleLabel.frame = directed(CGRect(x: leading, y: top, width: text, height: title))
        subtitleLabel.frame = directed(
            CGRect(x: leading, y: top + title, width: text, height: subtitle))
        let size = MenuGeometry.imageSize
        imageView.frame = directed(
            CGRect(
                x: width - MenuGeometry.sideInset - size,
                y: roundToPixel((bounds.height - size) / 2), width: size, height: size))
        if imageView.image.map({ max($0.size.width, $0.size.height) <= size }) == true {
            imageView.contentMode = .center
        }
        let markSize = MenuGeometry.markSize
        mark.frame = directed(
            CGRect(
                x: 14, y: roundToPixel(top + (title - markSize) / 2), width: markSize,
                height: markSize))
    }

    private func layOutCompact() {
        let size = MenuGeometry.imageSize
        let isBoth = !titleLabel.isHidden && imageView.image != nil
        let title = isBoth || imageView.image == nil ? ceilToPixel(titleLabel.font.lineHeight) : 0
        let total = (imageView.image == nil ? 0 : size) + title + (isBoth ? 4 : 0)
        let top = roundToPixel((bounds.height - total) / 2)
        imageView.frame = CGRect(
            x: roundToPixel((bounds.width - size) / 2), y: top, width: size, height: size)
        titleLabel.frame = CGRect(
            x: 4, y: top + total - title, width: max(0, bounds.width - 8), height: title)
    }

    /// A rectangle as the reading direction has it.
    private func directed(_ rect: CGRect) -> CGRect {
        guard !isLeftToRight else { return rect }
        return CGRect(
            x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}

/// The mark before a menu's title: a check, a dash or a chevron.
@preconcurrency @MainActor final class MenuMark: UIView {
    enum Shape {
        case none, check, dash, chevronRight, chevronLeft, chevronDown

        init(_ state: UIMenuElement.State) {
            switch state {
            case .off: self = .none
            case .on: self = .check
            case .mixed: self = .dash
            }
        }
    }

    var shape = Shape.none {
        didSet { setNeedsDisplay() }
    }

    var color = UIColor.label {
        didSet { setNeedsDisplay() }
    }

    /// The corners of the line, in a square of 14 points.
    private var corners: [CGPoint] {
        switch shape {
        case .none: []
        case .check: [CGPoint(x: 1.5, y: 7.5), CGPoint(x: 5, y: 11.5), CGPoint(x: 12, y: 2.5)]
        case .dash: [CGPoint(x: 2, y: 7), CGPoint(x: 12, y: 7)]
        case .chevronRight: [CGPoint(x: 5, y: 2), CGPoint(x: 10, y: 7), CGPoint(x: 5, y: 12)]
        case .chevronLeft: [CGPoint(x: 9, y: 2), CGPoint(x: 4, y: 7), CGPoint(x: 9, y: 12)]
        case .chevronDown: [CGPoint(x: 2, y: 5), CGPoint(x: 7, y: 10), CGPoint(x: 12, y: 5)]
        }
    }

    override func draw(_ rect: CGRect) {
        let corners = corners
        guard let first = corners.first else { return }
        let path = UIBezierPath()
        path.move(to: first)
        for corner in corners.dropFirst() { path.addLine(to: corner) }
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        color.setStroke()
        path.stroke()
    }
}
