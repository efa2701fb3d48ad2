// SPDX-License-Identifier: MIT

/// One screen's part of a navigation bar: title, back button and buttons.
@MainActor final class NavigationBarContent: UIView {
    private let item: UINavigationItem
    private let titleLabel: UILabel
    private let backButton: UIButton?
    private let leading: [UIView]
    private let trailing: [UIView]

    private static let margin: CGFloat = 16
    private static let gap: CGFloat = 8

    init(
        item: UINavigationItem, back: UINavigationItem?,
        titleAttributes: [NSAttributedString.Key: Any]?, onBack: @escaping () -> Void
    ) {
        self.item = item
        titleLabel = UILabel()
        backButton = back.map { NavigationBarContent.makeBackButton(for: $0, action: onBack) }
        let left = item.leftBarButtonItems ?? []
        leading =
            back == nil || item.leftItemsSupplementBackButton || !left.isEmpty
            ? left.map(NavigationBarContent.makeView) : []
        trailing = (item.rightBarButtonItems ?? []).map(NavigationBarContent.makeView)
        super.init(frame: .zero)
        let replacesBack = !left.isEmpty && !item.leftItemsSupplementBackButton
        if replacesBack { backButton?.isHidden = true }
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        if let titleAttributes {
            titleLabel.attributedText = NSAttributedString(
                string: item.title ?? "", attributes: titleAttributes)
        } else {
            titleLabel.text = item.title
        }
        titleLabel.accessibilityIdentifier = "navigation.title"
        let title: UIView = item.titleView ?? titleLabel
        for view in [title] + [backButton].compactMap({ $0 }) + leading + trailing {
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("A navigation bar's content is made in code.")
    }

    /// Moves what slides in a transition: the title and the back button.
    func slide(by distance: CGFloat) {
        let transform = CGAffineTransform(translationX: distance, y: 0)
        titleLabel.transform = transform
        item.titleView?.transform = transform
    }

    override func layoutSubviews() {
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        var start = NavigationBarContent.margin
        if let backButton, !backButton.isHidden {
            start = NavigationBarContent.gap
            start += place(backButton, at: start, fromLeft: isLeftToRight) + 8
        }
        for view in leading {
            start += place(view, at: start, fromLeft: isLeftToRight) + NavigationBarContent.gap
        }
        var end = NavigationBarContent.margin
        for view in trailing {
            end += place(view, at: end, fromLeft: !isLeftToRight) + NavigationBarContent.gap
        }
        layoutTitle(left: isLeftToRight ? start : end, right: isLeftToRight ? end : start)
    }

    /// Centres the title in the bar, or in the room left if it is too wide for that.
    private func layoutTitle(left: CGFloat, right: CGFloat) {
        let view: UIView = item.titleView ?? titleLabel
        let room = max(0, bounds.width - left - right)
        let fitting = view.sizeThatFits(CGSize(width: room, height: bounds.height))
        let width = min(fitting.width, room)
        let height = min(fitting.height, bounds.height)
        let centered = (bounds.width - width) / 2
        let x = min(max(centered, left), bounds.width - right - width)
        view.bounds = CGRect(x: 0, y: 0, width: width, height: height)
        view.center = CGPoint(
            x: roundToPixel(x) + width / 2,
            y: roundToPixel((bounds.height - height) / 2) + height / 2)
    }

    private func place(_ view: UIView, at offset: CGFloat, fromLeft: Bool) -> CGFloat {
        var size = view.sizeThatFits(CGSize(width: bounds.width / 2, height: bounds.height))
        if view is UIButton { size.height = bounds.height }
        size.width = min(size.width, bounds.width / 2)
        let x = fromLeft ? offset : bounds.width - offset - size.width
        view.frame = CGRect(
            x: roundToPixel(x), y: roundToPixel((bounds.height - size.height) / 2),
            width: size.width, height: size.height)
        return size.width
    }

    private static func makeBackButton(
        for item: UINavigationItem, action: @escaping () -> Void
    ) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(item.titleOfBackButton, for: .normal)
        button.setImage(BackChevron.image, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: -5)
        button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 5)
        button.accessibilityIdentifier = "navigation.back"
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        return button
    }

    private static func makeView(for item: UIBarButtonItem) -> UIView {
        if let custom = item.customView { return custom }
        let button = UIButton(type: .system)
        button.setTitle(item.title, for: .normal)
        button.setImage(item.image, for: .normal)
        button.titleLabel?.font = .systemFont(
            ofSize: 17, weight: item.style == .done ? .semibold : .regular)
        button.isEnabled = item.isEnabled
        button.accessibilityIdentifier = item.accessibilityIdentifier
        if let tint = item.tintColor { button.tintColor = tint }
        button.addAction(
            UIAction { [weak item] _ in item?.perform() }, for: .touchUpInside)
        return button
    }
}

extension UINavigationItem {
    /// What the back button says that leads to the item's screen.
    var titleOfBackButton: String {
        backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back"
    }
}

/// The arrow of a back button.
@MainActor enum BackChevron {
    static let image: UIImage = {
        let size = CGSize(width: 12, height: 21)
        let format = UIGraphicsImageRendererFormat()
        // Drawn once for the densest display, so that every scale shows it sharp.
        format.scale = 3
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 10.4, y: 1.6))
            path.addLine(to: CGPoint(x: 1.6, y: 10.5))
            path.addLine(to: CGPoint(x: 10.4, y: 19.4))
            path.lineWidth = 2.6
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            UIColor.black.setStroke()
            path.stroke()
        }
        return image.withRenderingMode(.alwaysTemplate)
    }()
}
