// SPDX-License-Identifier: MIT

/// An open menu: it covers the window, above everything, and takes its touches and keys.
///
/// A touch outside closes it, one on a row chooses it when it lifts there. It closes by itself when
/// the view that it belongs to leaves the window, and when the window changes its size.
@preconcurrency @MainActor final class MenuOverlay: UIView {
    /// The menu that is open; an application has one at a time.
    private(set) static weak var shown: MenuOverlay?

    /// What those who open a menu hear of it.
    struct Listeners {
        /// An action was chosen, before it runs.
        var didChoose: (UIAction) -> Void = { _ in }
        /// The menu begins to open.
        var willOpen: (MenuAnimator) -> Void = { _ in }
        /// The menu begins to close.
        var willClose: (MenuAnimator) -> Void = { _ in }
    }

    private weak var source: UIView?
    private let anchor: MenuAnchor
    private let listeners: Listeners
    private let backdrop = UIView()
    private let preview: MenuPreview?
    private(set) var platters: [MenuPlatter] = []
    private var isClosed = false

    private(set) var highlighted: MenuRow? {
        didSet {
            guard highlighted !== oldValue else { return }
            oldValue?.isHighlighted = false
            highlighted?.isHighlighted = true
        }
    }

    static let openDuration: TimeInterval = 0.4
    static let closeDuration: TimeInterval = 0.22

    // MARK: Opening

    /// Opens a menu above a view's window.
    ///
    /// - Parameters:
    ///   - source: the view that the menu belongs to; the sender of what is chosen.
    ///   - anchor: what it opens from.
    ///   - dims: whether what is behind it darkens.
    ///   - preview: the controller whose view stands beside the menu.
    /// - Returns: nil if the view is in no window.
    @discardableResult
    static func open(
        _ menu: UIMenu, from source: UIView, at anchor: MenuAnchor, dims: Bool = false,
        preview: UIViewController? = nil, listeners: Listeners = Listeners()
    ) -> MenuOverlay? {
        guard let window = source.window ?? (source as? UIWindow) else { return nil }
        shown?.close(animated: false)
        let overlay = MenuOverlay(
            source: source, anchor: anchor, dims: dims, preview: preview, listeners: listeners,
            frame: window.bounds)
        overlay.overrideUserInterfaceStyle = source.traitCollection.userInterfaceStyle
        shown = overlay
        window.addSubview(overlay)
        overlay.push(
            MenuPlatter(
                menu, selection: nil, isNested: false,
                isLeftToRight: overlay.isLeftToRight), from: nil)
        return overlay
    }

    private init(
        source: UIView, anchor: MenuAnchor, dims: Bool, preview: UIViewController?,
        listeners: Listeners, frame: CGRect
    ) {
        self.source = source
        self.anchor = anchor
        self.listeners = listeners
        self.preview = preview.map(MenuPreview.init)
        isLeftToRight = source.effectiveUserInterfaceLayoutDirection == .leftToRight
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backdrop.frame = bounds
        backdrop.isUserInteractionEnabled = false
        if dims || preview != nil { backdrop.backgroundColor = UIColor(white: 0, alpha: 0.2) }
        addSubview(backdrop)
        if let preview = self.preview { addSubview(preview) }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("An open menu cannot be decoded.")
    }

    private let isLeftToRight: Bool

    /// Where menus may be.
    private var area: CGRect {
        let insets = window?.safeAreaInsets ?? .zero
        let margin = MenuGeometry.margin
        return bounds.inset(
            by: UIEdgeInsets(
                top: max(insets.top, margin), left: max(insets.left, margin),
                bottom: max(insets.bottom, margin), right: max(insets.right, margin)))
    }

    private func push(_ platter: MenuPlatter, from opener: MenuRow?) {
        highlighted = nil
        platter.opener = opener
        platters.last?.layer.shadowOpacity = 0
        platters.append(platter)
        addSubview(platter)
        for element in MenuItem.deferredElements(of: platter.menu) {
            element.find { [weak self, weak platter] in
                guard let self, let platter else { return }
                self.elementsWereFound(in: platter)
            }
        }
        let animator = MenuAnimator()
        if platters.count == 1 { listeners.willOpen(animator) }
        UIView.performWithoutAnimation {
            layOut(platter)
            platter.layoutIfNeeded()
            platter.transform = closedTransform(of: platter)
            platter.alpha = 0
            if platters.count == 1 {
                backdrop.alpha = 0
                preview?.alpha = 0
            }
        }
        let behind = platters.dropLast().last
        UIView.animate(
            withDuration: Self.openDuration, delay: 0, usingSpringWithDamping: 0.82,
            initialSpringVelocity: 0, options: .allowUserInteraction
        ) {
            platter.transform = .identity
            platter.alpha = 1
            self.backdrop.alpha = 1
            self.preview?.alpha = 1
            behind?.setReceded(true)
            animator.runAnimations()
        } completion: { _ in
            animator.complete()
        }
    }

    private func closedTransform(of platter: MenuPlatter) -> CGAffineTransform {
        let scale = platter.opener == nil ? MenuGeometry.closedScale : 0.9
        return CGAffineTransform(scaleX: scale, y: scale)
    }

    private func layOut(_ platter: MenuPlatter) {
        let area = area
        let size = platter.size(in: area.width)
        let place: MenuGeometry.Place
        if let opener = platter.opener, let parent = opener.superview {
            let row = convert(opener.frame, from: parent)
            place = MenuGeometry.place(size, over: row, in: area)
        } else if let preview {
            let frame = preview.place(over: sourceRect, withMenuOf: size, in: area)
            place = MenuGeometry.place(
                size, at: .rect(frame), in: area, isLeftToRight: isLeftToRight)
        } else {
            place = MenuGeometry.place(size, at: anchor, in: area, isLeftToRight: isLeftToRight)
        }
        platter.layer.anchorPoint = place.origin
        platter.bounds.size = place.frame.size
        platter.center = CGPoint(
            x: place.frame.minX + place.origin.x * place.frame.width,
            y: place.frame.minY + place.origin.y * place.frame.height)
    }

    private var sourceRect: CGRect {
        guard let source else { return CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0) }
        return convert(source.bounds, from: source)
    }

    private func elementsWereFound(in platter: MenuPlatter) {
        guard !isClosed, platter.superview === self else { return }
        highlighted = nil
        let transform = platter.transform
        platter.transform = .identity
        platter.reload()
        layOut(platter)
        platter.transform = transform
    }

    /// Shows another menu in place of the one that is open.
    func replace(with change: (UIMenu) -> UIMenu) {
        guard !isClosed, let first = platters.first else { return }
        let menu = change(first.menu)
        for platter in platters { platter.removeFromSuperview() }
        platters = []
        UIView.performWithoutAnimation {
            let platter = MenuPlatter(
                menu, selection: nil, isNested: false, isLeftToRight: isLeftToRight)
            platters = [platter]
            addSubview(platter)
            layOut(platter)
        }
    }

    // MARK: Closing

    /// Closes the menu that a view opened, as it leaves its window.
    static func sourceLeft(_ view: UIView) {
        guard let shown, shown.source === view else { return }
        shown.close(animated: false)
    }

    /// Closes the menu.
    func close(animated: Bool) {
        guard !isClosed else { return }
        isClosed = true
        if MenuOverlay.shown === self { MenuOverlay.shown = nil }
        highlighted = nil
        isUserInteractionEnabled = false
        let animator = MenuAnimator()
        listeners.willClose(animator)
        guard animated, window != nil else {
            animator.runAnimations()
            removeFromSuperview()
            animator.complete()
            return
        }
        UIView.animate(withDuration: Self.closeDuration, delay: 0, options: .curveEaseInOut) {
            for platter in self.platters {
                platter.transform = self.closedTransform(of: platter)
                platter.alpha = 0
            }
            self.backdrop.alpha = 0
            self.preview?.alpha = 0
            animator.runAnimations()
        } completion: { _ in
            self.removeFromSuperview()
            animator.complete()
        }
    }

    private func pop() {
        guard platters.count > 1, let platter = platters.popLast() else { return }
        highlighted = nil
        let behind = platters.last
        UIView.animate(
            withDuration: Self.closeDuration, delay: 0, options: .allowUserInteraction
        ) {
            platter.transform = self.closedTransform(of: platter)
            platter.alpha = 0
            behind?.setReceded(false)
            behind?.layer.shadowOpacity = 0.2
        } completion: { _ in
            platter.removeFromSuperview()
        }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { close(animated: false) }
    }

    override func boundsSizeDidChange(from oldSize: CGSize) {
        super.boundsSizeDidChange(from: oldSize)
        if !platters.isEmpty { close(animated: false) }
    }

    // MARK: Choosing

    private func row(at point: CGPoint) -> MenuRow? {
        guard let top = platters.last else { return nil }
        return top.row(at: top.convert(point, from: self))
    }

    private func isOnMenu(_ point: CGPoint) -> Bool {
        platters.contains { $0.frame.contains(point) }
    }

    /// Highlights the row under a pressed finger or the mouse.
    ///
    /// - Parameter point: in the window.
    func follow(_ point: CGPoint) {
        guard !isClosed else { return }
        highlighted = row(at: convert(point, from: window))
    }

    /// Chooses the row under a finger that lifts, if there is one.
    ///
    /// - Parameter point: in the window.
    func lift(at point: CGPoint) {
        guard !isClosed, let row = row(at: convert(point, from: window)) else { return }
        choose(row)
    }

    private func choose(_ row: MenuRow) {
        highlighted = nil
        switch row.item.kind {
        case .header, .loading: break
        case .back: pop()
        case .submenu(let menu):
            push(
                MenuPlatter(
                    menu, selection: row.item.selection, isNested: true,
                    isLeftToRight: isLeftToRight), from: row)
        case .action(let action): run(action, selection: row.item.selection)
        }
    }

    private func run(_ action: UIAction, selection: UIMenu?) {
        selection?.select(action)
        listeners.didChoose(action)
        if action.attributes.contains(.keepsMenuPresented) {
            action.performWithSender(source)
            for platter in platters { platter.reload() }
        } else {
            let sender = source
            close(animated: true)
            action.performWithSender(sender)
        }
    }

    // MARK: Touches

    private var isOutside = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        isOutside = !isOnMenu(touch.location(in: self))
        follow(touch.location(in: nil))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        follow(touch.location(in: nil))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let point = touch.location(in: self)
        if let row = row(at: point) {
            choose(row)
        } else if platters.last?.frame.contains(point) == true {
            highlighted = nil
        } else if isOnMenu(point) {
            pop()
        } else if isOutside {
            close(animated: true)
        } else {
            highlighted = nil
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        highlighted = nil
    }

    // MARK: Keys

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { take(press) }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { take(press) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    private func take(_ press: UIPress) {
        guard !isClosed, let key = press.key?.keyCode else { return }
        let (forth, back): (UIKeyboardHIDUsage, UIKeyboardHIDUsage) =
            isLeftToRight
            ? (.keyboardRightArrow, .keyboardLeftArrow)
            : (.keyboardLeftArrow, .keyboardRightArrow)
        switch key {
        case .keyboardDownArrow: step(by: 1)
        case .keyboardUpArrow: step(by: -1)
        case .keyboardHome: step(by: 1, from: -1)
        case .keyboardEnd: step(by: -1, from: platters.last?.rows.count ?? 0)
        case back: pop()
        case forth:
            if let highlighted, case .submenu = highlighted.item.kind {
                choose(highlighted)
                step(by: 1, from: 0)
            }
        case .keyboardEscape: close(animated: true)
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
            if press.phase == .began, let highlighted { choose(highlighted) }
        default: break
        }
    }

    /// Moves the highlight to the next row that can be chosen; it stays at the ends.
    private func step(by direction: Int, from start: Int? = nil) {
        guard let top = platters.last else { return }
        let rows = top.rows
        let present = rows.firstIndex { $0 === highlighted }
        var index = (start ?? present ?? (direction > 0 ? -1 : rows.count)) + direction
        while rows.indices.contains(index) {
            if rows[index].item.isEnabled {
                highlighted = rows[index]
                top.reveal(rows[index])
                return
            }
            index += direction
        }
    }
}

extension MenuOverlay: PointerFollowing {
    var followsPointer: Bool { true }

    func pointerDidMove(to point: CGPoint?) {
        guard let point else {
            highlighted = nil
            return
        }
        highlighted = row(at: point)
    }
}
