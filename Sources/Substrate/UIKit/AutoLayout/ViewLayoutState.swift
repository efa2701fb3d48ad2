// SPDX-License-Identifier: MIT

/// What Auto Layout keeps for a view; views that have nothing to do with it have none.
@MainActor final class ViewLayoutState {
    /// The view as constraints know it.
    let item: LayoutItem

    /// The constraints installed on the view, the system's included, in order of installation.
    var constraints: [NSLayoutConstraint] = []

    /// The guides that were added to the view, in order.
    var guides: [UILayoutGuide] = []

    /// The guides that every view has, as far as they were asked for.
    var marginsGuide: UILayoutGuide?
    var safeAreaGuide: UILayoutGuide?
    var readableGuide: UILayoutGuide?
    var keyboardGuide: UIKeyboardLayoutGuide?
    var contentGuide: UILayoutGuide?
    var frameGuide: UILayoutGuide?

    var translatesMask = true

    var horizontalHugging = UILayoutPriority.defaultLow
    var verticalHugging = UILayoutPriority.defaultLow
    var horizontalResistance = UILayoutPriority.defaultHigh
    var verticalResistance = UILayoutPriority.defaultHigh

    var needsUpdateConstraints = false

    /// Whether the engine may have places for subviews.
    var hasConstrainedSubviews = false

    init(view: UIView) {
        item = LayoutItem(view: view)
    }

    isolated deinit {
        // Constraints refer to items and items to constraints until they end.
        for constraint in constraints { constraint.uninstall() }
    }

    func remove(_ constraint: NSLayoutConstraint) { constraints.removeInstalled(constraint) }
}

extension UIView {
    /// The layout state, made at first use.
    var madeLayoutState: ViewLayoutState {
        if let layoutState { return layoutState }
        let made = ViewLayoutState(view: self)
        layoutState = made
        return made
    }

    /// The view as constraints know it.
    var layoutItem: LayoutItem { madeLayoutState.item }
}
