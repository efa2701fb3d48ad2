// SPDX-License-Identifier: MIT

extension UIView {
    // MARK: Constraints

    /// The constraints that are installed on the view, in order of installation.
    public var constraints: [NSLayoutConstraint] {
        layoutState?.constraints.filter { !$0.isSystem } ?? []
    }

    /// Installs a constraint on the view, which must contain all its items.
    ///
    /// Setting ``NSLayoutConstraint/isActive`` finds the right view by itself.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        ConstraintRules.checkHierarchy(self, constraint)
        constraint.install(on: self)
    }

    /// Installs constraints on the view, which must contain all their items.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint that is installed on the view; does nothing for others.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.owner === self else { return }
        constraint.deactivate()
    }

    /// Deactivates constraints that are installed on the view.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Whether the view's frame and autoresizing mask act as constraints; true at first.
    ///
    /// Set it to false for a view that is placed by constraints.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState?.translatesMask ?? true }
        set {
            guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
            madeLayoutState.translatesMask = newValue
            translatesAutoresizingMaskDidChange()
        }
    }

    // MARK: Priorities of the content

    /// How strongly the view resists being made larger than its content: `defaultLow` at first.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        guard let state = layoutState else { return .defaultLow }
        return axis == .horizontal ? state.horizontalHugging : state.verticalHugging
    }

    /// Sets how strongly the view resists being made larger than its content.
    public func setContentHuggingPriority(
        _ p: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        ConstraintRules.check(p)
        guard p != contentHuggingPriority(for: axis) else { return }
        let state = madeLayoutState
        if axis == .horizontal { state.horizontalHugging = p } else { state.verticalHugging = p }
        contentPriorityDidChange(for: axis)
        superview?.subviewDidChange(self, .content)
    }

    /// How strongly the view resists being made smaller than its content: `defaultHigh` at first.
    public func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
        guard let state = layoutState else { return .defaultHigh }
        return axis == .horizontal ? state.horizontalResistance : state.verticalResistance
    }

    /// Sets how strongly the view resists being made smaller than its content.
    public func setContentCompressionResistancePriority(
        _ p: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        ConstraintRules.check(p)
        guard p != contentCompressionResistancePriority(for: axis) else { return }
        let state = madeLayoutState
        if axis == .horizontal {
            state.horizontalResistance = p
        } else {
            state.verticalResistance = p
        }
        contentPriorityDidChange(for: axis)
        superview?.subviewDidChange(self, .content)
    }

    // MARK: Guides

    /// The guides that were added to the view, in order.
    public var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }

    /// Adds a guide, taking it from the view that has it.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.kind == .plain, layoutGuide.owner !== self else { return }
        layoutGuide.owner?.removeLayoutGuide(layoutGuide)
        layoutGuide.owner = self
        madeLayoutState.guides.append(layoutGuide)
        layoutGuide.owningViewDidChange()
    }

    /// Removes a guide and deactivates its constraints; does nothing for a guide of another view.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard let state = layoutState,
            let index = state.guides.firstIndex(where: { $0 === layoutGuide })
        else { return }
        for constraint in layoutGuide.layoutItem.references { constraint.deactivate() }
        state.guides.remove(at: index)
        layoutGuide.owner = nil
        layoutGuide.owningViewDidChange()
    }

    // MARK: Fitting

    /// The target that asks for the least size that the constraints allow.
    public static let layoutFittingCompressedSize = CGSize.zero

    /// The target that asks for the greatest size that the constraints allow.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    // MARK: Debugging

    /// The active constraints that give the view its place in one axis.
    public func constraintsAffectingLayout(
        for axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] {
        guard let item = layoutState?.item else { return [] }
        return LayoutEngine.shared.constraintsAffecting(item, along: axis)
    }

    /// Whether the active constraints leave the view more than one place; for debugging, it solves
    /// the layout.
    public var hasAmbiguousLayout: Bool { isLayoutAmbiguous }

    /// Moves the view to another place that its constraints allow; for debugging.
    public func exerciseAmbiguityInLayout() { moveWithinAmbiguity() }

    /// Follows a change of the reading direction in the constraints that are installed here.
    func layoutDirectionDidChange() {
        updateSystemGuides()
        for constraint in layoutState?.constraints ?? [] { constraint.directionDidChange() }
    }

    // MARK: Tree

    /// Deactivates the constraints that tie the view's tree to what lies outside of it; called before
    /// the view leaves its superview.
    func dropOutsideConstraints() {
        var ancestor = superview
        while let view = ancestor, view.layoutState?.constraints.isEmpty ?? true {
            ancestor = view.superview
        }
        guard ancestor != nil else { return }
        dropConstraints(outside: self)
    }

    private func dropConstraints(outside root: UIView) {
        if let state = layoutState {
            let guides = state.guides + state.systemGuides
            for item in [state.item] + guides.map(\.layoutItem) {
                for constraint in item.references
                where constraint.owner?.isDescendant(of: root) != true {
                    constraint.deactivate()
                }
            }
        }
        for child in children { child.dropConstraints(outside: root) }
    }
}

extension ViewLayoutState {
    /// The guides of the system that were asked for.
    var systemGuides: [UILayoutGuide] {
        [marginsGuide, safeAreaGuide, readableGuide, keyboardGuide, contentGuide, frameGuide]
            .compactMap { $0 }
    }
}
