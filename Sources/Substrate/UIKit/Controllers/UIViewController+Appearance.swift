// SPDX-License-Identifier: MIT

/// Where a controller stands between absent and on screen.
enum AppearanceState {
    case disappeared
    case appearing
    case appeared
    case disappearing
}

extension UIViewController {
    /// Runs the whole of an appearance or disappearance.
    ///
    /// - Parameters:
    ///   - visible: whether the view comes or goes.
    ///   - change: puts the view into the hierarchy or takes it out, between "will" and "did".
    func setAppearance(visible: Bool, animated: Bool, change: (() -> Void)? = nil) {
        beginAppearanceTransition(visible, animated: animated)
        change?()
        if visible {
            announceIsAppearing(animated: animated)
            viewIfLoaded?.layoutIfNeeded()
        }
        endAppearanceTransition()
    }

    /// Tells the controller that its view is about to come or go; containers call it.
    ///
    /// - Parameters:
    ///   - isAppearing: true if the view comes.
    ///   - animated: whether the change is animated.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            guard appearance == .disappeared || appearance == .disappearing else { return }
            loadViewIfNeeded()
            appearance = .appearing
            isTransitionAnimated = animated
            viewWillAppear(animated)
        } else {
            guard appearance == .appeared || appearance == .appearing else { return }
            appearance = .disappearing
            isTransitionAnimated = animated
            viewWillDisappear(animated)
        }
        for child in appearanceChildren {
            child.beginAppearanceTransition(isAppearing, animated: animated)
        }
    }

    /// Tells the controller that its view has come or gone; containers call it.
    public func endAppearanceTransition() {
        for child in appearanceChildren { child.endAppearanceTransition() }
        switch appearance {
        case .appearing:
            appearance = .appeared
            viewDidAppear(isTransitionAnimated)
            isMovingToParent = false
            isBeingPresented = false
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(isTransitionAnimated)
            isMovingFromParent = false
            isBeingDismissed = false
        case .appeared, .disappeared: break
        }
    }

    func announceIsAppearing(animated: Bool) {
        guard appearance == .appearing else { return }
        viewIsAppearing(animated)
        for child in appearanceChildren { child.announceIsAppearing(animated: animated) }
    }

    /// The children whose appearance follows this controller's: those whose views it shows.
    private var appearanceChildren: [UIViewController] {
        if let navigation = self as? UINavigationController {
            return navigation.topViewController.map { [$0] } ?? []
        }
        guard let viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: viewIfLoaded) ?? false }
    }
}
