// SPDX-License-Identifier: MIT

/// A view that lays out views in a row or a column, by constraints.
///
/// Contract:
/// - ``arrangedSubviews`` are a part of the subviews, in an order of their own. An arranged view that
///   is removed from its superview is no longer arranged; one that is no longer arranged stays a
///   subview.
/// - Hidden arranged views take no room: neither their size nor the space around them. Hiding or
///   showing one inside an animation block animates the room.
/// - The stack view has no size of its own: its views' sizes and spaces are tied to its edges by
///   required constraints.
///
/// Changes are collected; the constraints are brought up to date before the next layout. That costs
/// the number of arranged views, and of the constraints only those that differ change.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// How arranged views share the stack view's length.
    public enum Distribution: Int, Sendable {
        /// They fill it; the one with the least hugging or resistance priority gives way, of equal
        /// ones in a row the first.
        case fill = 0
        /// They fill it, all of one length.
        case fillEqually = 1
        /// They fill it in proportion to their intrinsic sizes.
        case fillProportionally = 2
        /// They keep their sizes; what is left over widens all spaces alike.
        case equalSpacing = 3
        /// Their middles are at equal distances as far as the spaces allow.
        case equalCentering = 4
    }

    /// How arranged views stand across the stack view's axis.
    public enum Alignment: Int, Sendable {
        /// They fill the stack view.
        case fill = 0
        /// They stand at the edge where reading starts, or at the top of a row.
        case leading = 1
        /// Their first baselines are aligned; in rows only.
        case firstBaseline = 2
        /// They stand in the middle.
        case center = 3
        /// They stand at the edge where reading ends, or at the bottom of a row.
        case trailing = 4
        /// Their last baselines are aligned; in rows only.
        case lastBaseline = 5

        /// At the top of a row: the same as ``leading``.
        public static var top: Alignment { .leading }
        /// At the bottom of a row: the same as ``trailing``.
        public static var bottom: Alignment { .trailing }
    }

    /// Makes a stack view without arranged views.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Stops the program: views cannot be decoded.
    public required init(coder: NSCoder) {
        preconditionFailure(
            "A stack view cannot be decoded: there is no xib or storyboard loading. "
                + "Make it in code with init(arrangedSubviews:).")
    }

    /// Makes a row of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Arranged views

    private var arranged: [UIView] = []

    /// The views in the order of the row or column.
    open var arrangedSubviews: [UIView] { arranged }

    /// Adds a view at the end, as a subview too if it is not one.
    ///
    /// It sets the view's `translatesAutoresizingMaskIntoConstraints` to false.
    open func addArrangedSubview(_ view: UIView) {
        if view.superview === self { arranged.removeAll { $0 === view } }
        arranged.append(view)
        adopt(view)
    }

    /// Adds a view at a place, or moves it there; as a subview too if it is not one.
    ///
    /// - Parameters:
    ///   - view: the view.
    ///   - stackIndex: its place among the arranged views; not greater than their number.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        precondition(
            stackIndex >= 0 && stackIndex <= arranged.count,
            "UIStackView insertArrangedSubview(_:at:): index \(stackIndex) out of bounds for "
                + "arranged subviews [0 .. \(arranged.count)].")
        if view.superview === self { arranged.removeAll { $0 === view } }
        arranged.insert(view, at: min(stackIndex, arranged.count))
        adopt(view)
    }

    /// Ends a view's arrangement. It stays a subview; remove it from its superview to remove it.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        leaving[ObjectIdentifier(view)] = nil
        if view.hidesAtEnd { view.finishHiding() }
        setNeedsArrangement()
    }

    private func adopt(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        setNeedsArrangement()
    }

    // MARK: Arrangement

    /// The direction that the views are laid out in; horizontal at first.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { setNeedsArrangement() } }
    }

    /// How the views share the length; `fill` at first.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { setNeedsArrangement() } }
    }

    /// How the views stand across the axis; `fill` at first.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { setNeedsArrangement() } }
    }

    /// The space between two views, in points; the least space in distributions that widen it.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { setNeedsArrangement() } }
    }

    /// Whether a column's spaces are measured from last to first baseline.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
    }

    /// Whether the views are laid out within `layoutMargins` rather than the bounds.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
    }

    // MARK: Spaces

    /// A custom space that stands for ``spacing``.
    open class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

    /// A space that stands for the system's: 8 points.
    open class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// Sets the space after an arranged view, in points; does nothing for other views.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
        let isDefault = spacing == UIStackView.spacingUseDefault
        customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
        setNeedsArrangement()
    }

    /// The space that was set after an arranged view; ``spacingUseDefault`` if none was.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    /// The space between an arranged view and the next that is shown, in points.
    func space(after view: UIView) -> CGFloat {
        let space = customSpacings[ObjectIdentifier(view)] ?? spacing
        switch space {
        case UIStackView.spacingUseDefault: return 0
        case UIStackView.spacingUseSystem: return VisualFormatConstraints.standardSpacing
        default: return space
        }
    }

    // MARK: Constraints

    private var arrangement = StackConstraints()

    /// The animations that close the room of arranged views.
    private var leaving: [ObjectIdentifier: ViewAnimation] = [:]

    func setNeedsArrangement() {
        setNeedsUpdateConstraints()
        setNeedsLayout()
        nestedContentDidChange()
    }

    /// Tells the stack views around this one whose constraints depend on what is in it.
    private func nestedContentDidChange() {
        var outer = superview as? UIStackView
        while let stack = outer {
            if StackArrangement.dependsOnNestedContent(stack) { stack.setNeedsUpdateConstraints() }
            outer = stack.superview as? UIStackView
        }
    }

    open override func updateConstraints() {
        var wanted = StackArrangement(of: self)
        arrangement.update(wanted.constraints(), in: self)
        hasHiddenViews = wanted.shown.count < arranged.count
        resolveBaselines()
        super.updateConstraints()
    }

    /// Constraints to the stack view's baselines follow the view that has them.
    private func resolveBaselines() {
        for constraint in layoutState?.item.references ?? [] where constraint.speaksOfBaselines {
            constraint.resolveAgain()
        }
    }

    /// The first arranged view that is shown and has text; the stack view itself without one.
    open override var forFirstBaselineLayout: UIView {
        arranged.first { !$0.isHidden && $0.hasTextBaseline } ?? self
    }

    /// In a column the last arranged view that is shown and has text, in a row the first; the stack
    /// view itself without one.
    open override var forLastBaselineLayout: UIView {
        guard axis == .vertical else { return forFirstBaselineLayout }
        return arranged.last { !$0.isHidden && $0.hasTextBaseline } ?? self
    }

    // MARK: Layout

    /// The room across the axis at the last layout, in points; nil before the first.
    private(set) var crossLength: CGFloat?
    private var hasHiddenViews = false

    open override func layoutSubviews() {
        let area =
            isLayoutMarginsRelativeArrangement ? bounds.inset(by: layoutMargins) : bounds
        let length = axis == .vertical ? area.width : area.height
        if length != crossLength {
            crossLength = length
            if hasHiddenViews {
                setNeedsUpdateConstraints()
                updateConstraintsIfNeeded()
                LayoutEngine.shared.prepareForLayout(within: self)
            }
        }
        super.layoutSubviews()
    }

    // MARK: Subviews

    override func subviewDidChange(_ view: UIView, _ change: SubviewChange) {
        guard arranged.contains(where: { $0 === view }) else { return }
        switch change {
        case .left: removeArrangedSubview(view)
        case .content:
            if StackArrangement.dependsOnContent(self) { setNeedsUpdateConstraints() }
            nestedContentDidChange()
        case .visibility:
            setNeedsArrangement()
            leaving[ObjectIdentifier(view)] = nil
            guard let animation = ViewAnimation.current, window != nil else { return }
            animation.arrange(self)
            guard view.isHidden else { return }
            // The view is seen until its room is closed.
            view.hidesAtEnd = true
            leaving[ObjectIdentifier(view)] = animation
            animation.atEnd { [weak self, weak view, weak animation] in
                guard let view else { return }
                if let self {
                    // One that was begun since may be hiding the view, or has shown it.
                    guard let animation, self.leaving[ObjectIdentifier(view)] === animation
                    else { return }
                    self.leaving[ObjectIdentifier(view)] = nil
                    self.setNeedsArrangement()
                }
                if view.hidesAtEnd { view.finishHiding() }
            }
        }
    }

    /// Lays out anew inside an animation block, together with what the stack view's size moves.
    func layOutAnimated() {
        var outer: UIView = self
        while let parent = outer.superview as? UIStackView { outer = parent }
        (outer.superview ?? outer).layoutIfNeeded()
    }
}
