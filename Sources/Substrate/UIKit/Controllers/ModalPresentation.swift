// SPDX-License-Identifier: MIT

/// Presentation of one controller over another.
///
/// The outermost ancestor of the controller that was asked is the one that presents. With
/// `.fullScreen` it disappears, and its view leaves the window until the dismissal.
@MainActor enum ModalPresentation {
    static let duration: TimeInterval = 0.4

    static func present(
        _ controller: UIViewController, from source: UIViewController, animated: Bool,
        completion: (() -> Void)?
    ) {
        guard let window = source.viewIfLoaded?.window else {
            preconditionFailure(
                "Cannot present \(type(of: controller)) from \(type(of: source)): its view is "
                    + "not in a window. Present from viewDidAppear(_:) on.")
        }
        precondition(
            controller !== source,
            "\(type(of: source)) cannot present itself. Present another controller.")
        if let present = source.presentedViewController {
            preconditionFailure(
                "\(type(of: source)) already presents \(type(of: present)). Dismiss it first.")
        }
        let presenter = outermost(source)
        let covers = controller.modalPresentationStyle == .fullScreen
        presenter.presentedViewController = controller
        controller.presenter = presenter
        controller.isBeingPresented = true
        let view: UIView = controller.view
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if covers { presenter.beginAppearanceTransition(false, animated: animated) }
        controller.beginAppearanceTransition(true, animated: animated)
        window.addSubview(view)
        controller.announceIsAppearing(animated: animated)
        view.layoutIfNeeded()
        let finish = {
            // A dismissal may have come before the end.
            if controller.appearance == .appearing {
                if covers { presenter.viewIfLoaded?.removeFromSuperview() }
                controller.endAppearanceTransition()
                if covers { presenter.endAppearanceTransition() }
            }
            completion?()
        }
        guard animated else {
            finish()
            return
        }
        let target = view.center
        UIView.performWithoutAnimation {
            view.center = CGPoint(x: target.x, y: target.y + window.bounds.height)
        }
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            animations: { view.center = target }, completion: { _ in finish() })
    }

    static func dismiss(
        _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        guard let presented = controller.presentedViewController ?? ownPresentation(of: controller),
            let presenter = presented.presenter, !presented.isBeingDismissed
        else {
            completion?()
            return
        }
        if presented.presentedViewController != nil {
            dismiss(presented, animated: false, completion: nil)
        }
        let view: UIView = presented.view
        presented.isBeingDismissed = true
        presented.beginAppearanceTransition(false, animated: animated)
        let isUncovered = uncover(presenter, under: view, animated: animated)
        let finish = {
            view.removeFromSuperview()
            presenter.presentedViewController = nil
            presented.presenter = nil
            if isUncovered { presenter.endAppearanceTransition() }
            presented.endAppearanceTransition()
            completion?()
        }
        guard animated, let window = view.window else {
            finish()
            return
        }
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            animations: { view.center.y += window.bounds.height }, completion: { _ in finish() })
    }

    /// Brings a presenter back that a presented view covered.
    ///
    /// - Returns: false if it had stayed, so that nothing was done.
    private static func uncover(
        _ presenter: UIViewController, under view: UIView, animated: Bool
    ) -> Bool {
        guard let window = view.window, let behind = presenter.viewIfLoaded,
            presenter.appearance == .disappeared || presenter.appearance == .disappearing
        else { return false }
        presenter.beginAppearanceTransition(true, animated: animated)
        behind.frame = window.bounds
        window.insertSubview(behind, belowSubview: view)
        presenter.announceIsAppearing(animated: animated)
        behind.layoutIfNeeded()
        return true
    }

    private static func outermost(_ controller: UIViewController) -> UIViewController {
        var current = controller
        while let parent = current.parent { current = parent }
        return current
    }

    /// The presented controller that a controller is, or stands in.
    private static func ownPresentation(of controller: UIViewController) -> UIViewController? {
        var current: UIViewController? = controller
        while let candidate = current {
            if candidate.presenter != nil { return candidate }
            current = candidate.parent
        }
        return nil
    }
}
