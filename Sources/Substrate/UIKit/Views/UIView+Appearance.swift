// SPDX-License-Identifier: MIT

extension UIView {
    /// A view whose alpha masks this one; it is not a subview.
    public var mask: UIView? {
        get { rare?.mask }
        set {
            guard newValue !== rare?.mask else { return }
            rareState.mask = newValue
            layer.mask = newValue?.layer
        }
    }

    /// A name by which an application restores its state; kept, not acted on.
    public var restorationIdentifier: String? {
        get { rare?.restorationIdentifier }
        set { rareState.restorationIdentifier = newValue }
    }

    /// The name of the group in which the keyboard's focus moves by arrows; the tabulator goes from
    /// group to group. Nil, as at first, is the superview's group; a list in no named group is one by
    /// itself.
    ///
    /// - Note: Differs from UIKit: only collection views take part in the focus.
    public var focusGroupIdentifier: String? {
        get { rare?.focusGroup }
        set { rareState.focusGroup = newValue }
    }

    // MARK: Accessibility

    /// A name that tests find the view by; never shown.
    public var accessibilityIdentifier: String? {
        get { rare?.identifier }
        set { rareState.identifier = newValue }
    }

    /// What the view is, in words.
    public var accessibilityLabel: String? {
        get { rare?.label ?? defaultAccessibilityLabel }
        set { rareState.label = newValue }
    }

    /// What using the view does, in words.
    public var accessibilityHint: String? {
        get { rare?.hint }
        set { rareState.hint = newValue }
    }

    /// The view's value, in words.
    public var accessibilityValue: String? {
        get { rare?.value ?? defaultAccessibilityValue }
        set { rareState.value = newValue }
    }

    /// Whether the view stands as one element for assistive technology.
    public var isAccessibilityElement: Bool {
        get { rare?.isElement ?? isAccessibilityElementByDefault }
        set { rareState.isElement = newValue }
    }

    // MARK: Gestures

    /// The recognisers of the view, in order of addition; nil if there are none.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set {
            for old in recognizers { removeGestureRecognizer(old) }
            for new in newValue ?? [] { addGestureRecognizer(new) }
        }
    }
}
