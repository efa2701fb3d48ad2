// SPDX-License-Identifier: MIT

/// Shows content that a finger moves aside from the actions under it.
@preconcurrency @MainActor final class SwipeView: UIView, ISwipeView, UIGestureRecognizerDelegate {
    private let contentView: UIView
    /// From the right edge inwards.
    private let buttons: [UIView]
    private let size: CGFloat
    private var pan = UIPanGestureRecognizer()
    private var tap = UITapGestureRecognizer()
    private var startX: CGFloat = 0

    /// How far the actions are uncovered: 0 not at all, 1 to their size.
    private(set) var offset: CGFloat = 0

    init(contentLayout: any Layout, actions: SwipeActions) {
        contentView = contentLayout.makeView()
        size = actions.size
        let room = CGSize(width: actions.size, height: contentLayout.size.height)
        let reversed = Array(actions.list.reversed())
        buttons = reversed.map { action in
            let button = UIView()
            button.clipsToBounds = true
            let content = action.layoutSpec.makeLayoutWith(
                boundingDimensions: room.layoutDimensions
            ).makeView()
            button.addSubview(content)
            return button
        }
        super.init(frame: CGRect(origin: .zero, size: contentLayout.size))
        clipsToBounds = true
        contentView.isExclusiveTouch = true
        buttons.forEach(addSubview)
        addSubview(contentView)
        for (action, button) in zip(reversed, buttons) {
            action.setup(button) { [weak self] animated in self?.close(animated: animated) }
        }
        addRecognizers()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A view with swipe actions is made by SwipeActions.makeView(contentLayout:).")
    }

    private func addRecognizers() {
        pan = contentView.all_addGestureRecognizer { [weak self] (pan: UIPanGestureRecognizer) in
            self?.handle(pan)
        }
        tap = contentView.all_addGestureRecognizer { [weak self] (_: UITapGestureRecognizer) in
            self?.close(animated: true)
        }
        pan.delegate = self
        tap.delegate = self
    }

    func open(animated: Bool) { set(offset: 1, animated: animated) }

    func close(animated: Bool) { set(offset: 0, animated: animated) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = size * offset
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: bounds.width - CGFloat(index + 1) * width, y: 0, width: width,
                height: bounds.height)
        }
        contentView.frame = CGRect(
            origin: CGPoint(x: -CGFloat(buttons.count) * width, y: 0), size: bounds.size)
    }

    private func set(offset value: CGFloat, animated: Bool) {
        guard value.isFinite, value >= 0, value != offset else { return }
        offset = value
        setNeedsLayout()
        guard animated else { return layoutIfNeeded() }
        UIView.animate(
            withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { self.layoutIfNeeded() })
    }

    // MARK: Gestures

    private func handle(_ pan: UIPanGestureRecognizer) {
        let translation = pan.translation(in: self).x
        switch pan.state {
        case .began:
            startX = contentView.frame.minX
            fallthrough
        case .changed: follow(translation)
        case .ended, .cancelled:
            set(offset: offset <= 1 && translation > 0 ? 0 : 1, animated: true)
        default: break
        }
    }

    private func follow(_ translation: CGFloat) {
        let width = CGFloat(buttons.count) * size
        let distance = max(0, -(translation + startX))
        // Beyond the buttons the content follows less and less.
        let part = distance < width ? distance / width : exp(1 - width / distance)
        set(offset: part, animated: false)
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === tap { return offset > 0 }
        guard gestureRecognizer === pan else { return true }
        let translation = pan.translation(in: self)
        return pan.numberOfTouches == 1 && abs(translation.x) > abs(translation.y)
    }
}
