// SPDX-License-Identifier: MIT

/// The bar over a navigation controller's screens: a back button, a title, buttons.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    /// Makes an empty bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        hairline.backgroundColor = .separator
        addSubview(hairline)
    }

    /// Stops the program: views cannot be decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The bar's height without the safe area, in points.
    package static let height: CGFloat = 44

    private let hairline = UIView(frame: .zero)
    private var content: NavigationBarContent?

    /// The items of the screens in the stack, the visible one last.
    open package(set) var items: [UINavigationItem]? = []

    /// The item of the visible screen.
    open var topItem: UINavigationItem? { items?.last }

    /// The item of the screen that the back button leads to.
    open var backItem: UINavigationItem? {
        guard let items, items.count > 1 else { return nil }
        return items[items.count - 2]
    }

    /// Whether the bar lets content show through. The bar is opaque here; kept for its readers.
    ///
    /// - Note: Differs from UIKit: there is no blur.
    open var isTranslucent = true

    /// The bar's background; the system background if nil.
    open var barTintColor: UIColor? {
        didSet { backgroundColor = barTintColor ?? .systemBackground }
    }

    /// Attributes of the title, such as its font and colour.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { reload() }
    }

    var onBack: (() -> Void)?

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: UINavigationBar.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let line = 1 / displayScale
        hairline.frame = CGRect(x: 0, y: bounds.height - line, width: bounds.width, height: line)
        content?.frame = contentFrame
    }

    private var contentFrame: CGRect {
        let height = min(UINavigationBar.height, bounds.height)
        return CGRect(
            x: safeAreaInsets.left, y: bounds.height - height,
            width: max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right),
            height: height)
    }

    /// Shows the items of a stack, with a slide if it is animated.
    func show(_ items: [UINavigationItem], transition: NavigationTransition?) {
        for item in self.items ?? [] { item.onChange = nil }
        self.items = items
        items.last?.onChange = { [weak self] in self?.reload() }
        backItem?.onChange = { [weak self] in self?.reload() }
        replaceContent(transition: transition)
    }

    private func reload() {
        replaceContent(transition: nil)
    }

    private func replaceContent(transition: NavigationTransition?) {
        let old = content
        guard let item = topItem else {
            old?.removeFromSuperview()
            content = nil
            return
        }
        let new = NavigationBarContent(
            item: item, back: item.hidesBackButton ? nil : backItem,
            titleAttributes: titleTextAttributes, onBack: { [weak self] in self?.onBack?() })
        content = new
        UIView.performWithoutAnimation {
            new.frame = contentFrame
            addSubview(new)
            new.layoutIfNeeded()
        }
        guard let transition, let old else {
            old?.removeFromSuperview()
            return
        }
        let shift = bounds.width * 0.3 * transition.direction
        UIView.performWithoutAnimation {
            new.alpha = 0
            new.slide(by: shift)
        }
        transition.alongside {
            new.alpha = 1
            new.slide(by: 0)
            old.alpha = 0
            old.slide(by: -shift)
        } completion: {
            old.removeFromSuperview()
        }
    }
}
