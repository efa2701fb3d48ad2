// SPDX-License-Identifier: MIT

/// What a navigation controller tells of its screens.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
    /// Called before a screen is shown.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool)
    /// Called after a screen was shown.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool)
}

extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {}
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {}
}

/// A stack of screens under a bar: push goes deeper, pop and the back button return.
///
/// Invariants: `viewControllers` equals `children`; the last one's view is the one on screen; the
/// bar's items are the controllers' items in the same order.
///
/// - Note: Differs from UIKit: the Escape key goes back too, since a desktop has no edge swipe.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// Makes an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a stack of one screen.
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// Stops the program: controllers cannot be decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The bar over the screens.
    public let navigationBar = UINavigationBar(frame: .zero)

    /// What hears of screens shown.
    open weak var delegate: UINavigationControllerDelegate?

    private let container = UIView(frame: .zero)
    private var stack: [UIViewController] = []
    private var transition: NavigationTransition?

    /// The screens from the root to the visible one.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The screen on top of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The screen that is visible: the top one, or what it presents.
    open var visibleViewController: UIViewController? {
        presentedViewController ?? stack.last
    }

    /// Whether the bar is hidden.
    open var isNavigationBarHidden = false {
        didSet { if oldValue != isNavigationBarHidden { layoutBar() } }
    }

    /// Shows or hides the bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard animated else {
            isNavigationBarHidden = hidden
            return
        }
        UIView.animate(withDuration: 0.2) {
            self.isNavigationBarHidden = hidden
            self.viewIfLoaded?.layoutIfNeeded()
        }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        container.frame = view.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.clipsToBounds = true
        view.addSubview(container)
        view.addSubview(navigationBar)
        navigationBar.onBack = { [weak self] in self?.popViewController(animated: true) }
        layoutBar()
        installTop()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layoutBar()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        layoutBar()
    }

    private func layoutBar() {
        guard let view = viewIfLoaded else { return }
        let height = UINavigationBar.height + view.safeAreaInsets.top
        navigationBar.frame = CGRect(
            x: 0, y: isNavigationBarHidden ? -height : 0, width: view.bounds.width, height: height)
        navigationBar.isHidden = isNavigationBarHidden
        for child in stack {
            let isUnderBar = !isNavigationBarHidden && extendsUnderBar(child)
            child.containerSafeArea = UIEdgeInsets(
                top: isUnderBar ? UINavigationBar.height : 0, left: 0, bottom: 0, right: 0)
            guard let childView = child.viewIfLoaded, childView.superview === container else {
                continue
            }
            // Not the frame: during a slide the view has a transform.
            let place = place(of: child)
            childView.bounds.size = place.size
            childView.center = CGPoint(x: place.midX, y: place.midY)
        }
    }

    private func extendsUnderBar(_ controller: UIViewController) -> Bool {
        controller.edgesForExtendedLayout.contains(.top)
    }

    /// Where a screen is in the container: under the bar, or below it.
    private func place(of controller: UIViewController) -> CGRect {
        let top =
            isNavigationBarHidden || extendsUnderBar(controller)
            ? 0 : min(navigationBar.frame.maxY, container.bounds.height)
        var place = container.bounds
        place.origin.y += top
        place.size.height -= top
        return place
    }

    override func edgesForExtendedLayoutDidChange(of child: UIViewController) { layoutBar() }

    private func installTop() {
        guard let top = stack.last, isViewLoaded else { return }
        let topView: UIView = top.view
        topView.frame = place(of: top)
        topView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(topView)
        navigationBar.show(stack.map(\.navigationItem), transition: nil)
    }

    // MARK: Changes

    /// Shows a screen on top of the others.
    ///
    /// - Parameter viewController: must not be in the stack already.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(
            !(viewController is UINavigationController),
            "Pushing a navigation controller is not supported. Push its root, or present it.")
        precondition(
            !stack.contains { $0 === viewController },
            "\(type(of: viewController)) is in the navigation stack already. Pop to it, or push "
                + "another controller.")
        setStack(stack + [viewController], animated: animated && !stack.isEmpty, isPush: true)
    }

    /// Takes the top screen away; the root stays.
    ///
    /// - Returns: the screen taken away, nil if only the root is left.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        setStack(Array(stack.dropLast()), animated: animated, isPush: false)
        return top
    }

    /// Takes every screen above one away.
    ///
    /// - Parameter viewController: must be in the stack.
    /// - Returns: the screens taken away.
    @discardableResult
    open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            preconditionFailure(
                "\(type(of: viewController)) is not in the navigation stack, so there is no "
                    + "popping to it.")
        }
        let removed = Array(stack[(index + 1)...])
        if !removed.isEmpty {
            setStack(Array(stack[...index]), animated: animated, isPush: false)
        }
        return removed
    }

    /// Takes every screen above the root away.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Replaces the whole stack.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let isPush = viewControllers.last.map { top in !stack.contains { $0 === top } } ?? false
        setStack(viewControllers, animated: animated && !stack.isEmpty, isPush: isPush)
    }

    private func setStack(_ new: [UIViewController], animated: Bool, isPush: Bool) {
        transition?.finishNow()
        let old = stack
        let (oldTop, newTop) = (old.last, new.last)
        let removed = old.filter { gone in !new.contains { $0 === gone } }
        let added = new.filter { come in !old.contains { $0 === come } }
        for controller in removed {
            controller.willMove(toParent: nil)
            controller.isMovingFromParent = true
        }
        for controller in added {
            addChild(controller)
            controller.isMovingToParent = true
        }
        stack = new
        children = new
        layoutBar()
        guard isViewLoaded, oldTop !== newTop else {
            finishMoves(added: added, removed: removed)
            if isViewLoaded { navigationBar.show(new.map(\.navigationItem), transition: nil) }
            return
        }
        exchange(
            oldTop, for: newTop, animated: animated, isPush: isPush, added: added, removed: removed)
    }

    private func exchange(
        _ oldTop: UIViewController?, for newTop: UIViewController?, animated: Bool, isPush: Bool,
        added: [UIViewController], removed: [UIViewController]
    ) {
        let isVisible = appearance == .appeared || appearance == .appearing
        let isAnimated = animated && isVisible && view.window != nil
        if isVisible { oldTop?.beginAppearanceTransition(false, animated: isAnimated) }
        if let newTop {
            delegate?.navigationController(self, willShow: newTop, animated: isAnimated)
            if isVisible { newTop.beginAppearanceTransition(true, animated: isAnimated) }
            let newView: UIView = newTop.view
            UIView.performWithoutAnimation {
                newView.frame = place(of: newTop)
                newView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                if isPush {
                    container.addSubview(newView)
                } else {
                    container.insertSubview(newView, at: 0)
                }
                newTop.announceIsAppearing(animated: isAnimated)
            }
        }
        let finish = { [weak self] in
            oldTop?.viewIfLoaded?.removeFromSuperview()
            if isVisible {
                oldTop?.endAppearanceTransition()
                newTop?.endAppearanceTransition()
            }
            self?.finishMoves(added: added, removed: removed)
            guard let self, let newTop else { return }
            self.transition = nil
            self.delegate?.navigationController(self, didShow: newTop, animated: isAnimated)
        }
        let items = stack.map(\.navigationItem)
        guard isAnimated, let newView = newTop?.view, let oldView = oldTop?.view else {
            navigationBar.show(items, transition: nil)
            if isVisible { newTop?.view.layoutIfNeeded() }
            finish()
            return
        }
        let transition = NavigationTransition(
            from: oldView, to: newView, isPush: isPush,
            isLeftToRight: view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        self.transition = transition
        navigationBar.show(items, transition: transition)
        transition.run(completion: finish)
    }

    private func finishMoves(added: [UIViewController], removed: [UIViewController]) {
        for controller in removed {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.parent = nil
            controller.containerSafeArea = .zero
            controller.didMove(toParent: nil)
            controller.isMovingFromParent = false
        }
        for controller in added { controller.didMove(toParent: self) }
    }

    // MARK: Keys

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let isEscape = presses.contains { $0.key?.keyCode == .keyboardEscape }
        if isEscape, stack.count > 1, topViewController?.presentedViewController == nil {
            popViewController(animated: true)
            return
        }
        super.pressesBegan(presses, with: event)
    }
}
