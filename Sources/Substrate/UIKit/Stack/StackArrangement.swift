// SPDX-License-Identifier: MIT

/// Says which constraints lay out a stack view's views as they are now.
///
/// The views that are shown are tied in a chain: the first to the start of the canvas, each to the
/// one before it, the last to the end. Across the axis each is tied to the canvas. Views with text
/// have baselines; a view without is tied by its edges where baselines are asked for.
@MainActor struct StackArrangement {
    let stack: UIStackView
    /// What the views are tied to: the stack view or its margins.
    let canvas: LayoutItem
    let shown: [UIView]
    let isVertical: Bool
    private(set) var result: [StackConstraint] = []

    init(of stack: UIStackView) {
        self.stack = stack
        canvas =
            stack.isLayoutMarginsRelativeArrangement
            ? stack.layoutMarginsGuide.layoutItem : stack.layoutItem
        shown = stack.arrangedSubviews.filter { !$0.isHidden }
        isVertical = stack.axis == .vertical
    }

    /// Whether the constraints depend on what the arranged views contain.
    static func dependsOnContent(_ stack: UIStackView) -> Bool {
        switch stack.distribution {
        case .fillProportionally: true
        case .fill, .equalSpacing, .equalCentering: stack.axis == .horizontal
        case .fillEqually: false
        }
    }

    /// Whether the constraints depend on what is in stack views among the arranged views.
    static func dependsOnNestedContent(_ stack: UIStackView) -> Bool {
        stack.distribution == .fillProportionally || stack.isBaselineRelativeArrangement
            || stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
            || stack.layoutState?.item.references.contains { $0.speaksOfBaselines } == true
    }

    mutating func constraints() -> [StackConstraint] {
        result.reserveCapacity(stack.arrangedSubviews.count * 5)
        connect()
        distribute()
        align()
        hide()
        return result
    }

    // MARK: Attributes

    var start: NSLayoutConstraint.Attribute { isVertical ? .top : .leading }
    var end: NSLayoutConstraint.Attribute { isVertical ? .bottom : .trailing }
    var length: NSLayoutConstraint.Attribute { isVertical ? .height : .width }
    var crossStart: NSLayoutConstraint.Attribute { isVertical ? .leading : .top }
    var crossEnd: NSLayoutConstraint.Attribute { isVertical ? .trailing : .bottom }
    var crossCenter: NSLayoutConstraint.Attribute { isVertical ? .centerX : .centerY }
    var crossLength: NSLayoutConstraint.Attribute { isVertical ? .width : .height }

    mutating func add(
        _ role: StackConstraint.Role, _ first: LayoutOperand, _ second: LayoutOperand?,
        multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Float = 1000
    ) {
        add(
            role, first, .equal, second, multiplier: multiplier, constant: constant,
            priority: priority)
    }

    mutating func add(
        _ role: StackConstraint.Role, _ first: LayoutOperand,
        _ relation: NSLayoutConstraint.Relation, _ second: LayoutOperand?,
        multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Float = 1000
    ) {
        let key = StackConstraint.Key(
            first: first, relation: relation, second: second, multiplier: multiplier,
            priority: priority, role: role)
        result.append(StackConstraint(key: key, constant: constant))
    }

    func operand(
        _ view: UIView, _ attribute: NSLayoutConstraint.Attribute
    ) -> LayoutOperand {
        LayoutOperand(view.layoutItem, attribute)
    }

    func canvas(_ attribute: NSLayoutConstraint.Attribute) -> LayoutOperand {
        LayoutOperand(canvas, attribute)
    }

    /// Each view that is shown with the next one.
    private var neighbours: Zip2Sequence<[UIView], ArraySlice<UIView>> {
        zip(shown, shown.dropFirst())
    }

    // MARK: Along the axis

    private mutating func connect() {
        guard let first = shown.first, let last = shown.last else { return }
        add(.canvasConnection, operand(first, start), canvas(start))
        add(.canvasConnection, canvas(end), operand(last, end))
        let isFixed: Bool
        switch stack.distribution {
        case .fill, .fillEqually, .fillProportionally: isFixed = true
        case .equalSpacing, .equalCentering: isFixed = false
        }
        for (view, next) in neighbours {
            let (from, to) = facing(view, next)
            add(
                .spacing, to, isFixed ? .equal : .greaterThanOrEqual, from,
                constant: stack.space(after: view))
        }
    }

    /// The two attributes that the space between neighbours is measured between.
    private func facing(_ view: UIView, _ next: UIView) -> (LayoutOperand, LayoutOperand) {
        guard isVertical, stack.isBaselineRelativeArrangement else {
            return (operand(view, end), operand(next, start))
        }
        return (
            operand(view, view.hasTextBaseline ? .lastBaseline : end),
            operand(next, next.hasTextBaseline ? .firstBaseline : start)
        )
    }

    private mutating func distribute() {
        switch stack.distribution {
        case .fill: disambiguate()
        case .fillEqually:
            for (view, next) in neighbours {
                add(.fillEqually, operand(next, length), operand(view, length))
            }
        case .fillProportionally: proportion()
        case .equalSpacing:
            disambiguate()
            spread(neighbours.map { facing($0, $1) }, priority: 1000)
        case .equalCentering:
            disambiguate()
            let center: NSLayoutConstraint.Attribute = isVertical ? .centerY : .centerX
            // Below what keeps views at their sizes: spaces give way first, then views.
            let ends = neighbours.map { (operand($0, center), operand($1, center)) }
            spread(ends, priority: 149)
        }
    }

    /// Makes the distances between neighbours equal, each less its own space where those count.
    private mutating func spread(
        _ ends: [(LayoutOperand, LayoutOperand)], priority: Float
    ) {
        var before: (distance: LayoutOperand, space: CGFloat)?
        let countsSpaces = stack.distribution == .equalSpacing
        for (view, (from, to)) in zip(shown, ends) {
            let distance = LayoutOperand(to.end.item, to.end.attribute, from: from.end)
            let space = countsSpaces ? stack.space(after: view) : 0
            if let before {
                add(
                    .distributing, distance, before.distance, constant: space - before.space,
                    priority: priority)
            }
            before = (distance, space)
        }
        if !shown.isEmpty {
            // Where nothing else says how long the stack view is, spaces are as small as may be.
            add(.canvasFit, canvas(length), nil, priority: 49)
        }
    }

    private mutating func proportion() {
        var before: (view: UIView, size: CGFloat)?
        for view in shown {
            let size = view.stackedSize(along: stack.axis)
            guard size > 0 else { continue }
            if let before {
                add(
                    .fillProportionally, operand(view, length), operand(before.view, length),
                    multiplier: size / before.size, priority: 999)
            }
            before = (view, size)
        }
    }

    /// Of lines of text that give way equally, the first gives way, then the second: each keeps its
    /// width a little more strongly than the one before.
    private mutating func disambiguate() {
        guard !isVertical, shown.count > 1 else { return }
        var huggings: [Float: Int] = [:]
        var resistances: [Float: Int] = [:]
        for view in shown {
            guard (view as? UILabel)?.numberOfLines ?? 1 == 1 else { continue }
            let size = view.intrinsicContentSize.width
            guard size > 0 else { continue }
            keep(
                view, .lessThanOrEqual, size, view.contentHuggingPriority(for: .horizontal),
                &huggings)
            keep(
                view, .greaterThanOrEqual, size,
                view.contentCompressionResistancePriority(for: .horizontal), &resistances)
        }
    }

    private mutating func keep(
        _ view: UIView, _ relation: NSLayoutConstraint.Relation, _ width: CGFloat,
        _ priority: UILayoutPriority, _ counts: inout [Float: Int]
    ) {
        let before = counts[priority.rawValue, default: 0]
        counts[priority.rawValue] = before + 1
        guard before > 0, priority.rawValue < 999 else { return }
        // Above the view's own priority and below the next whole one: a half, three quarters, ...
        let step = 1 - Float(sign: .plus, exponent: -min(before, 10), significand: 1)
        add(
            .textWidth, operand(view, .width), relation, nil, constant: width,
            priority: priority.rawValue + step)
    }

    // MARK: Across the axis

    private mutating func align() {
        let alignment = effectiveAlignment
        for view in shown {
            switch alignment {
            case .fill:
                add(.alignment, operand(view, crossStart), canvas(crossStart))
                add(.alignment, canvas(crossEnd), operand(view, crossEnd))
                continue
            case .leading: add(.alignment, operand(view, crossStart), canvas(crossStart))
            case .trailing: add(.alignment, canvas(crossEnd), operand(view, crossEnd))
            case .center: add(.alignment, operand(view, crossCenter), canvas(crossCenter))
            case .firstBaseline, .lastBaseline: break
            }
            if alignment != .leading {
                add(
                    .spanningBoundary, operand(view, crossStart), .greaterThanOrEqual,
                    canvas(crossStart))
            }
            if alignment != .trailing {
                add(
                    .spanningBoundary, canvas(crossEnd), .greaterThanOrEqual,
                    operand(view, crossEnd))
            }
            add(.ambiguitySuppression, operand(view, crossLength), nil, priority: 25)
        }
        guard alignment != .fill, let first = shown.first else { return }
        add(.spanningFit, canvas(crossLength), nil, priority: 51)
        if alignment == .firstBaseline || alignment == .lastBaseline {
            alignBaselines(alignment, first)
        }
    }

    private var effectiveAlignment: UIStackView.Alignment {
        let isBaseline = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
        guard isVertical, isBaseline else { return stack.alignment }
        return stack.alignment == .firstBaseline ? .leading : .trailing
    }

    private mutating func alignBaselines(_ alignment: UIStackView.Alignment, _ first: UIView) {
        let isFirst = alignment == .firstBaseline
        let baseline: NSLayoutConstraint.Attribute = isFirst ? .firstBaseline : .lastBaseline
        let edge = isFirst ? crossStart : crossEnd
        func line(_ view: UIView) -> LayoutOperand {
            operand(view, view.hasTextBaseline ? baseline : edge)
        }
        for (view, next) in neighbours {
            add(.alignment, line(next), line(view))
        }
        // The row stands as near to its edge as its tallest view lets it.
        add(.spanningFit, operand(first, edge), canvas(edge), priority: 50)
    }

    // MARK: Hidden views

    /// A hidden view has no length and stands in the middle of the gap.
    private mutating func hide() {
        guard shown.count < stack.arrangedSubviews.count else { return }
        var before: UIView?
        var waiting: [UIView] = []
        for view in stack.arrangedSubviews {
            guard !view.isHidden else {
                waiting.append(view)
                continue
            }
            place(waiting, after: before, isFollowed: true)
            waiting = []
            before = view
        }
        place(waiting, after: before, isFollowed: false)
    }

    private mutating func place(_ views: [UIView], after before: UIView?, isFollowed: Bool) {
        let space = before.map { isFollowed ? stack.space(after: $0) / 2 : 0 } ?? 0
        for view in views {
            add(.hiding, operand(view, length), nil)
            if let before {
                add(.hiddenSpacing, operand(view, start), operand(before, end), constant: space)
            } else {
                add(.hiddenSpacing, operand(view, start), canvas(start))
            }
            add(.alignment, operand(view, crossStart), canvas(crossStart))
            guard stack.alignment == .fill else { continue }
            if let length = stack.crossLength {
                // As wide as the views that are shown, so that only its room opens and closes; by
                // a constant, lest it widens the stack view.
                add(.alignment, operand(view, crossLength), nil, constant: length, priority: 999)
            } else {
                add(.alignment, canvas(crossEnd), operand(view, crossEnd), priority: 24)
            }
        }
    }
}

extension UIView {
    /// Whether the view has text of its own, or a view with text stands for it.
    var hasTextBaseline: Bool {
        let text = forFirstBaselineLayout
        guard text === self else { return text.hasTextBaseline }
        return baselineOffsets(in: bounds.size) != nil
    }

    /// The size that proportions are taken of: the intrinsic size, or that of a stack view's views.
    fileprivate func stackedSize(along axis: NSLayoutConstraint.Axis) -> CGFloat {
        let size = intrinsicContentSize
        let own = axis == .horizontal ? size.width : size.height
        guard own < 0, let stack = self as? UIStackView else { return own }
        let shown = stack.arrangedSubviews.filter { !$0.isHidden }
        let sizes = shown.map { max(0, $0.stackedSize(along: axis)) }
        guard stack.axis == axis else { return sizes.max() ?? 0 }
        return sizes.reduce(0, +) + shown.dropLast().reduce(0) { $0 + stack.space(after: $1) }
    }
}
