// SPDX-License-Identifier: MIT
import ConstraintSolver

// Intrinsic content sizes as constraints.
extension LayoutEngine {
    /// Follows a change of a view's content or of its priorities.
    func setNeedsContent(_ item: LayoutEngineItem) {
        item.unwrappedSize = nil
        setNeedsMeasuring(item)
    }

    /// Measures a view whose content did not change.
    private func setNeedsMeasuring(_ item: LayoutEngineItem) {
        guard !item.isWaitingForContent else { return }
        item.isWaitingForContent = true
        pendingContents.append(WeakLayoutItem(item: item))
        setNeedsFlush()
    }

    /// Reads contents that changed; of texts that wrap first the widths of all, so that they wrap at
    /// the width that all of them together leave.
    func applyContents() {
        let items = pendingContents
        pendingContents = []
        var wrapping: [LayoutEngineItem] = []
        for case let item? in items.map(\.item) {
            guard let view = item.view else { continue }
            guard isLive(view) else {
                hasDeferred = true
                pendingContents.append(WeakLayoutItem(item: item))
                continue
            }
            item.isWaitingForContent = false
            applyContent(of: item, view)
            if item.unwrappedSize != nil { wrapping.append(item) }
        }
        for item in wrapping { wrap(item) }
    }

    /// Reads a view's intrinsic content size: at most it at hugging priority, at least it at
    /// resistance priority. The height of a text that wraps comes with ``wrap(_:)``.
    private func applyContent(of item: LayoutEngineItem, _ view: UIView) {
        let insets = view.alignmentRectInsets
        if insets != item.insets {
            item.insets = insets
            refreshReferences(of: item)
        }
        item.measuredWidth = nil
        item.wrapping = nil
        guard !item.isFixedByFrame else {
            item.unwrappedSize = nil
            for axis in 0...1 { removeContent(axis, of: item) }
            return
        }
        let size = item.unwrappedSize ?? measure(view)
        item.unwrappedSize = view.wrapsAtLayoutWidth ? size : nil
        applyContent(0, .width, Double(size.width), of: item, view)
        guard item.unwrappedSize == nil else { return }
        applyContent(1, .height, Double(size.height), of: item, view)
        if item.baselines != nil { refreshBaselines(of: item) }
    }

    private func measure(_ view: UIView) -> CGSize {
        work.measurements += 1
        return view.intrinsicContentSize
    }

    /// Measures a text's height at the width that is solved.
    private func wrap(_ item: LayoutEngineItem) {
        guard let view = item.view, var size = item.unwrappedSize else { return }
        // Without the solver's errors in the last digits, on which a line break may depend.
        let solved = item[.width].map { solver.value(of: $0) } ?? Double(size.width)
        let width = (solved * 1e6).rounded() / 1e6
        item.measuredWidth = width
        measuredItems.append(WeakLayoutItem(item: item))
        if width > 0, width < Double(size.width) - LayoutEngine.tolerance {
            work.measurements += 1
            let fitted = view.sizeThatFits(CGSize(width: width, height: CGFloat.infinity))
            size.height = fitted.height
            didWrap(item, available: width, longestLine: Double(fitted.width))
        }
        applyContent(1, .height, Double(size.height), of: item, view)
        if item.baselines != nil { refreshBaselines(of: item) }
    }

    private func applyContent(
        _ axis: Int, _ part: LayoutEngineItem.Part, _ length: Double, of item: LayoutEngineItem,
        _ view: UIView
    ) {
        guard length != Double(UIView.noIntrinsicMetric), length.isFinite, length >= 0 else {
            removeContent(axis, of: item)
            return
        }
        let kind: NSLayoutConstraint.Axis = part == .width ? .horizontal : .vertical
        let hugging = view.contentHuggingPriority(for: kind)
        let resistance = view.contentCompressionResistancePriority(for: kind)
        if var present = item.contents[axis], present.huggingPriority == hugging,
            present.resistancePriority == resistance
        {
            present.length = length
            item.contents[axis] = present
            setLength(length, of: present)
            return
        }
        removeContent(axis, of: item)
        var expression = LayoutEngineExpression()
        expression.add(variable(part, of: item), 1)
        let made = LayoutEngineContent(
            hugging: makeEntry(.contentSize(kind), item: item),
            resistance: makeEntry(.contentSize(kind), item: item), length: length,
            huggingPriority: hugging, resistancePriority: resistance)
        item.contents[axis] = made
        add(made.hugging, expression, .lessThanOrEqual, hugging, constant: length)
        add(made.resistance, expression, .greaterThanOrEqual, resistance, constant: length)
    }

    private func removeContent(_ axis: Int, of item: LayoutEngineItem) {
        guard let content = item.contents[axis] else { return }
        item.contents[axis] = nil
        remove(content.hugging)
        remove(content.resistance)
    }

    /// Compares the widths that contents were measured for in this round with those that were solved
    /// in the end: a width that returned to what it was is not among the solver's changes.
    func checkMeasuredWidths() {
        let items = measuredItems
        measuredItems = []
        for case let item? in items.map(\.item) { sizeDidChange(.width, of: item) }
    }

    /// Measures content again whose height follows a width, and baselines that follow a size.
    func sizeDidChange(_ part: LayoutEngineItem.Part, of item: LayoutEngineItem) {
        guard let view = item.view else { return }
        if part == .width, let measured = item.measuredWidth {
            let width = value(.width, of: item)
            let fitsTightly =
                item.wrapping.map {
                    $0.isTight && width >= $0.longestLine - LayoutEngine.tolerance
                } ?? false
            if !fitsTightly, abs(width - measured) > LayoutEngine.tolerance {
                setNeedsMeasuring(item)
            }
        }
        guard item.baselines != nil, isLive(view) else { return }
        refreshBaselines(of: item)
    }

    private func refreshBaselines(of item: LayoutEngineItem) {
        let baselines = measureBaselines(of: item)
        guard baselines != item.baselines else { return }
        item.baselines = baselines
        refreshDependents(of: item)
    }

    /// Follows a change of baselines or of the offset in the constraints that depend on it.
    func refreshDependents(of item: LayoutEngineItem) {
        for case let entry? in item.dependents.values.map(\.entry) { pendingEdits.append(entry) }
        item.dependents = item.dependents.filter { $0.value.entry?.handle != nil }
        setNeedsFlush()
    }

    /// Follows a change of insets in the constraints that speak of an item.
    private func refreshReferences(of item: LayoutEngineItem) {
        for constraint in item.layoutItem.references {
            if let entry = constraint.engineSlot { pendingEdits.append(entry) }
        }
        setNeedsFlush()
    }
}
