// SPDX-License-Identifier: MIT

/// Opens a menu when a view is pressed for half a second, or clicked with the mouse's second
/// button.
///
/// A finger that stays down may move on to a row and lift there. While the menu opens under a
/// finger, the touch is taken from the view.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// How a menu looks.
    public enum Appearance: Int, Sendable {
        /// There is none.
        case unknown = 0
        /// With a preview.
        case rich = 1
        /// Without a preview.
        case compact = 2
    }

    /// Says what menu opens, if any; held weakly.
    open package(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    /// The view.
    open package(set) weak var view: UIView?

    /// How the menu that is open looks.
    open var menuAppearance: Appearance {
        guard overlay != nil else { return .unknown }
        return isRich ? .rich : .compact
    }

    private let press = MenuPressRecognizer()
    private(set) weak var overlay: MenuOverlay?
    private var isRich = false
    private var lastLocation = CGPoint.zero

    /// Makes an interaction.
    ///
    /// - Parameter delegate: says what menu opens; held weakly.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.mayOpen = { [weak self] in self?.configuration(at: $0) != nil }
        press.opensAtOnce = { [weak self] in self?.opensAtOnce ?? false }
        press.addHandler { [weak self] _ in self?.pressDidChange() }
    }

    open func willMove(to view: UIView?) {
        guard let old = self.view, view !== old else { return }
        dismissMenu()
        old.removeGestureRecognizer(press)
        self.view = nil
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    /// Where the menu was asked for.
    ///
    /// - Parameter view: whose coordinates are wanted; nil for the window's.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return lastLocation }
        return own.convert(lastLocation, to: view)
    }

    /// Closes the menu, if it is open.
    open func dismissMenu() {
        overlay?.close(animated: true)
    }

    /// Replaces the menu that is open.
    ///
    /// - Parameter block: is handed the menu and answers the new one.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        overlay?.replace(with: block)
    }

    // MARK: Opening

    private var control: UIControl? { view as? UIControl }

    private var opensAtOnce: Bool { control?.showsMenuAsPrimaryAction ?? false }

    private func configuration(at location: CGPoint) -> UIContextMenuConfiguration? {
        if let control, !control.isEnabled { return nil }
        return delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
    }

    /// Opens the menu.
    ///
    /// - Parameters:
    ///   - location: where it was asked for, in the view.
    ///   - isPointer: whether the mouse asked, so that the menu opens where it is.
    /// - Returns: false if there is none.
    @discardableResult
    func open(at location: CGPoint, isPointer: Bool) -> Bool {
        guard let view, view.window != nil, let configuration = configuration(at: location),
            let menu = configuration.actionProvider?([])
        else { return false }
        lastLocation = location
        let preview = configuration.previewProvider?()
        isRich = preview != nil
        var listeners = MenuOverlay.Listeners()
        listeners.didChoose = { [weak self] in self?.control?.menuDidChoose($0) }
        listeners.willOpen = { [weak self] animator in
            guard let self else { return }
            animator.previewViewController = preview
            self.delegate?.contextMenuInteraction(
                self, willDisplayMenuFor: configuration, animator: animator)
        }
        listeners.willClose = { [weak self] animator in
            guard let self else { return }
            animator.previewViewController = preview
            self.delegate?.contextMenuInteraction(
                self, willEndFor: configuration, animator: animator)
        }
        control?.sendActions(for: .menuActionTriggered)
        overlay = MenuOverlay.open(
            menu, from: view,
            at: anchor(for: configuration, isPointer: isPointer, location: location),
            dims: control == nil && !isPointer, preview: preview, listeners: listeners)
        return overlay != nil
    }

    private func anchor(
        for configuration: UIContextMenuConfiguration, isPointer: Bool, location: CGPoint
    ) -> MenuAnchor {
        guard let view else { return .point(location) }
        if isPointer, !opensAtOnce { return .point(view.convert(location, to: nil)) }
        if let control {
            let point = control.menuAttachmentPoint(for: configuration)
            if point != control.standardMenuAttachmentPoint {
                return .rect(view.convert(CGRect(origin: point, size: .zero), to: nil))
            }
        }
        return .rect(view.convert(view.bounds, to: nil))
    }

    // MARK: Pressing

    /// Whether the finger has left the place where it opened the menu, so that it chooses.
    private var isFollowing = false
    private var start = CGPoint.zero

    private func pressDidChange() {
        switch press.state {
        case .began:
            isFollowing = false
            start = press.windowLocation
            open(at: press.location(in: view), isPointer: false)
        case .changed:
            let point = press.windowLocation
            if point.distance(to: start) > MenuPressRecognizer.slop { isFollowing = true }
            if isFollowing { overlay?.follow(point) }
        case .ended:
            if isFollowing { overlay?.lift(at: press.windowLocation) }
        case .cancelled:
            overlay?.follow(CGPoint(x: -1, y: -1))
        case .possible, .failed:
            break
        }
    }
}

/// Says what menu a view opens.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// What menu opens.
    ///
    /// - Parameter location: where it is asked for, in the view.
    /// - Returns: nil for none.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?

    /// Called before a menu opens.
    ///
    /// - Parameter animator: runs closures along with it.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)

    /// Called before a menu closes.
    ///
    /// - Parameter animator: runs closures along with it.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}
