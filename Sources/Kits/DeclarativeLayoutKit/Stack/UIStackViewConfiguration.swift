// SPDX-License-Identifier: MIT

/// An element of a stack view: a view, or what changes the stack.
@preconcurrency @MainActor
public protocol UIStackViewConfiguration {
    /// Adds the element to the end of a stack view, or changes what is there.
    func configure(stackView: UIStackView)
}

/// An element that is a closure.
@preconcurrency @MainActor
public struct AnyUIStackViewConfiguration: UIStackViewConfiguration {
    private let configuration: (UIStackView) -> Void

    /// Makes an element of what it does to the stack view.
    public init(_ configuration: @escaping (UIStackView) -> Void) {
        self.configuration = configuration
    }

    /// Runs the closure.
    public func configure(stackView: UIStackView) { configuration(stackView) }
}

extension AutoLayoutItemConvertible {
    /// Adds the view as the last arranged one, in front of the others, then activates its
    /// constraints.
    public func configure(stackView: UIStackView) {
        let item = asAutoLayoutItem()
        stackView.addArrangedSubview(item.view)
        stackView.bringSubviewToFront(item.view)
        item.activate()
    }
}

extension UIStackView {
    /// Removes the arranged views, from the stack view too, and adds elements instead.
    public func set(elements: [any UIStackViewConfiguration]) {
        for view in arrangedSubviews { view.removeFromSuperview() }
        append(elements: elements)
    }

    /// Adds elements at the end, in order.
    public func append(elements: [any UIStackViewConfiguration]) {
        for element in elements { element.configure(stackView: self) }
    }

    /// Removes the arranged views and adds elements instead; returns the stack view.
    @discardableResult
    public func set(
        @StackViewConfigurationsComposer _ elements: () -> [any UIStackViewConfiguration]
    ) -> Self {
        set(elements: elements())
        return self
    }

    /// Adds elements at the end, in order; returns the stack view.
    @discardableResult
    public func append(
        @StackViewConfigurationsComposer _ elements: () -> [any UIStackViewConfiguration]
    ) -> Self {
        append(elements: elements())
        return self
    }

    /// Arranges the views inside margins, in points; returns the stack view.
    @discardableResult
    public func arrangedLayoutMargins(_ insets: UIEdgeInsets) -> Self {
        isLayoutMarginsRelativeArrangement = true
        layoutMargins = insets
        return self
    }

    convenience init(
        _ axis: NSLayoutConstraint.Axis, _ alignment: Alignment,
        _ elements: [any UIStackViewConfiguration]
    ) {
        self.init(frame: .zero)
        self.axis = axis
        self.alignment = alignment
        append(elements: elements)
    }
}
