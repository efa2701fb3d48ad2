// SPDX-License-Identifier: MIT

/// Presentation of one controller over another.
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
            source.presentedViewController == nil,
            "\(type(of: source)) already presents \(type(of: source.presentedViewController)). "
                + "Dismiss it first.")
        source.presentedViewController = controller
        controller.presenter = source
        controller.isBeingPresented = true
        let view: UIView = controller.view
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.beginAppearanceTransition(true, animated: animated)
        window.addSubview(view)
        controller.announceIsAppearing(animated: animated)
        let finish = {
            controller.endAppearanceTransition()
            completion?()
        }
        guard animated else {
            finish()
            return
        }
        view.layoutIfNeeded()
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
            let source = presented.presenter
        else {
            completion?()
            return
        }
        if presented.presentedViewController != nil {
            dismiss(presented, animated: false, completion: nil)
        }
        presented.isBeingDismissed = true
        presented.beginAppearanceTransition(false, animated: animated)
        let view: UIView = presented.view
        let finish = {
            view.removeFromSuperview()
            source.presentedViewController = nil
            presented.presenter = nil
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
