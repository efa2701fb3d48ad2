// SPDX-License-Identifier: MIT

/// A view and the constraints it will get: ``activate()`` makes them, and so does adding the item to
/// a view or a stack.
@preconcurrency @MainActor
public final class AutoLayoutItem {
    let view: UIView

    /// Each makes constraints of its own, once the view has a superview.
    private var steps: [(UIView) -> [NSLayoutConstraint]] = []

    private var children: (() -> [any AutoLayoutItemConvertible])?

    init(view: UIView) {
        self.view = view
    }

    func appending(_ step: @escaping (UIView) -> [NSLayoutConstraint]) -> AutoLayoutItem {
        steps.append(step)
        return self
    }

    /// Makes and activates the constraints, in the order in which they were said, then adds the
    /// children. What was activated is forgotten: a second call does nothing.
    ///
    /// Stops the program if a place in the superview was said and the view has no superview.
    ///
    /// - Returns: the view.
    @discardableResult
    public func activate() -> UIView {
        let steps = steps
        let children = children
        self.steps = []
        self.children = nil
        for step in steps { NSLayoutConstraint.activate(step(view)) }
        if let children { view.add(children()) }
        return view
    }

    /// Says what is added to the view once its own constraints are activated. A second call takes
    /// the place of the first.
    public func add(
        @AutoLayoutItemsBuilder _ items: @escaping () -> [any AutoLayoutItemConvertible]
    ) -> AutoLayoutItem {
        children = items
        return self
    }
}

/// A view, or a view with constraints to come.
@preconcurrency @MainActor
public protocol AutoLayoutItemConvertible: UIStackViewConfiguration {
    /// The view with its constraints to come.
    func asAutoLayoutItem() -> AutoLayoutItem
}

extension AutoLayoutItem: AutoLayoutItemConvertible {
    /// The item itself.
    public func asAutoLayoutItem() -> AutoLayoutItem { self }
}

extension UIView: AutoLayoutItemConvertible {
    /// The view, without constraints yet.
    public func asAutoLayoutItem() -> AutoLayoutItem { AutoLayoutItem(view: self) }
}
