// SPDX-License-Identifier: MIT

extension UIView {
    /// A view of no size with subviews and their constraints.
    public convenience init(@AutoLayoutItemsBuilder _ items: () -> [any AutoLayoutItemConvertible])
    {
        self.init(frame: .zero)
        add(items())
    }

    /// Adds subviews, in order, then activates their constraints, so that they may speak of each
    /// other.
    @discardableResult
    public func add(_ items: [any AutoLayoutItemConvertible]) -> Self {
        let items = items.map { $0.asAutoLayoutItem() }
        for item in items {
            item.view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(item.view)
        }
        for item in items { item.activate() }
        return self
    }

    /// Adds subviews, in order, then activates their constraints.
    @discardableResult
    public func add(_ items: any AutoLayoutItemConvertible...) -> Self {
        add(items)
    }

    /// Adds subviews, in order, then activates their constraints.
    @discardableResult
    public func add(
        @AutoLayoutItemsBuilder _ items: () -> [any AutoLayoutItemConvertible]
    ) -> Self {
        add(items())
    }
}
