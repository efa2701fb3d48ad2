// SPDX-License-Identifier: MIT

/// Room after the arranged view that was added last, in points.
///
/// Stops the program if the stack view has no arranged view yet.
///
/// - Parameter summation: whether the room is added to what was set for that view before; spacing
///   that is the stack view's default or the system's counts as none.
@preconcurrency @MainActor
public func UIStackViewSpace(
    _ value: CGFloat, withSummation summation: Bool = false
) -> any UIStackViewConfiguration {
    AnyUIStackViewConfiguration { stackView in
        let view = lastView(of: stackView)
        let former = stackView.customSpacing(after: view)
        let isExplicit =
            former != UIStackView.spacingUseDefault && former != UIStackView.spacingUseSystem
        stackView.setCustomSpacing(summation && isExplicit ? former + value : value, after: view)
    }
}

/// Room after a view, in points, that is there only while the view is visible.
///
/// The room follows the view's `isHidden`. Of a view that this stack view does not arrange, the room
/// is after the arranged view that was added last. Neither view is kept alive.
@preconcurrency @MainActor
public func UIStackViewSpace(
    _ value: CGFloat, bindVisibilityTo view: UIView
) -> any UIStackViewConfiguration {
    AnyUIStackViewConfiguration { [weak view] stackView in
        guard let view else { return }
        let isArranged = stackView.arrangedSubviews.contains { $0 === view }
        let place = isArranged ? view : lastView(of: stackView)
        follow(.binding(space: value, toVisibility: view), stackView, after: place)
    }
}

/// Room after the arranged view that was added last, as a provider says, now and later.
///
/// Stops the program if the stack view has no arranged view yet. The stack view keeps the provider.
@preconcurrency @MainActor
public func UIStackViewSpace(
    _ provider: UIStackViewDynamicSpaceProvider
) -> any UIStackViewConfiguration {
    AnyUIStackViewConfiguration { stackView in
        follow(provider, stackView, after: lastView(of: stackView))
    }
}

@MainActor
private func lastView(of stackView: UIStackView) -> UIView {
    guard let view = stackView.arrangedSubviews.last else {
        preconditionFailure(
            "A UIStackViewSpace follows a view, and this stack view has none yet. Put the space "
                + "after the first view.")
    }
    return view
}

@MainActor
private func follow(
    _ provider: UIStackViewDynamicSpaceProvider, _ stackView: UIStackView, after view: UIView
) {
    Attachment.add(provider, to: stackView)
    provider.observe { [weak stackView, weak view] spacing in
        guard let view else { return }
        stackView?.setCustomSpacing(spacing, after: view)
    }
}
