// SPDX-License-Identifier: MIT
import ConstraintSolver

// Measuring a tree under its constraints.
extension LayoutEngine {
    /// The size that a view takes under the constraints of its tree, nearest to a target.
    ///
    /// No second engine is built: what ties the view to the outside steps aside for the time being
    /// and wishes for the target's size take its place, so measuring again after a small change
    /// costs that change. A view that its frame places (a cell) keeps the wishes until it gets a
    /// frame or is laid out, since its old frame may contradict what was measured.
    func fittingSize(
        of view: UIView, _ target: CGSize, horizontal: UILayoutPriority,
        vertical: UILayoutPriority
    ) -> CGSize {
        let item = item(of: view.layoutItem)
        UpdateConstraintsPass.run(in: view)
        // A target never breaks what must hold.
        let limit = LayoutEngine.highestTarget
        measure(
            item, target,
            (
                horizontal == .required ? limit : horizontal,
                vertical == .required ? limit : vertical
            ))
        // Constraints that reach outside would pull the view to its present place.
        let outside = constraintsReachingOutside(view)
        for entry in outside where entry.handle != nil { remove(entry) }
        if !outside.isEmpty {
            pendingAdditions.removeAll { entry in outside.contains { $0 === entry } }
        }
        setNeedsFlush()
        flush(with: view)
        let size = CGSize(width: value(.width, of: item), height: value(.height, of: item))
        if item.isFixedByFrame {
            view.setNeedsLayout()
        } else {
            endMeasuring(item)
        }
        pendingAdditions += outside
        setNeedsFlush()
        let insets = item.insets
        return CGSize(
            width: view.ceilToPixel(size.width + insets.left + insets.right),
            height: view.ceilToPixel(size.height + insets.top + insets.bottom))
    }

    private static let highestTarget = UILayoutPriority(999.9)

    private func measure(
        _ item: LayoutEngineItem, _ target: CGSize,
        _ priorities: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
    ) {
        let width = targetLength(target.width - item.insets.left - item.insets.right)
        let height = targetLength(target.height - item.insets.top - item.insets.bottom)
        if let present = item.measuring, present.priorities == priorities {
            setConstant(width, of: present.entries[0])
            setConstant(height, of: present.entries[1])
            return
        }
        endMeasuring(item)
        let made = LayoutEngineMeasuring(
            entries: [
                makeEntry(.measuring(.width), item: item),
                makeEntry(.measuring(.height), item: item),
            ], priorities: priorities)
        item.measuring = made
        for (index, part) in [LayoutEngineItem.Part.width, .height].enumerated() {
            var expression = LayoutEngineExpression()
            expression.add(variable(part, of: item), 1)
            fix(part, of: item)
            add(
                made.entries[index], expression, .equal,
                index == 0 ? priorities.horizontal : priorities.vertical,
                constant: index == 0 ? width : height)
        }
    }

    /// A length to measure for; infinity and the greatest number stand for any that is long enough.
    private func targetLength(_ length: CGFloat) -> Double {
        length > 0 ? min(Double(length), LayoutEngine.longestTarget) : 0
    }

    /// Beside it, lengths of a screen are still exact to a part of a pixel.
    private static let longestTarget = 1e7

    /// Lets a view's frame act again after it was measured.
    func endMeasuring(_ item: LayoutEngineItem) {
        guard let present = item.measuring else { return }
        item.measuring = nil
        for entry in present.entries { remove(entry) }
        setNeedsFix(item)
    }

    /// The enforced constraints between a view's tree and the outside.
    private func constraintsReachingOutside(_ view: UIView) -> [LayoutEngineEntry] {
        guard view.superview != nil else { return [] }
        var found: [LayoutEngineEntry] = []
        func visit(_ inner: UIView) {
            if let state = inner.layoutState {
                let guides = state.guides + state.systemGuides
                for item in [state.item] + guides.map(\.layoutItem) {
                    for constraint in item.references
                    where constraint.owner?.isDescendant(of: view) == false {
                        guard let entry = constraint.engineSlot,
                            !broken.contains(where: { $0 === entry }),
                            !found.contains(where: { $0 === entry })
                        else { continue }
                        found.append(entry)
                    }
                }
            }
            for child in inner.subviews { visit(child) }
        }
        visit(view)
        return found.sorted { $0.sequence < $1.sequence }
    }

    // MARK: Ambiguity

    /// Whether the constraints leave an item more than one place.
    func isAmbiguous(_ layoutItem: LayoutItem) -> Bool {
        guard let item = layoutItem.engineSlot, let view = layoutItem.view else { return false }
        flush(with: view)
        // A root has no place, only a size.
        let parts: [LayoutEngineItem.Part] =
            item.view?.superview == nil && !layoutItem.isGuide
            ? [.width, .height] : LayoutEngineItem.parts
        return parts.contains { part in
            guard let variable = item[part] else { return !item.isFixedByFrame }
            return solver.isAmbiguous(variable)
        }
    }

    /// Pulls an ambiguous place towards another one, a little, until the next call.
    func exerciseAmbiguity(of layoutItem: LayoutItem) {
        guard nudges.isEmpty else {
            for entry in nudges { remove(entry) }
            nudges = []
            return setNeedsFlush()
        }
        guard let item = layoutItem.engineSlot, isAmbiguous(layoutItem) else { return }
        for part in LayoutEngineItem.parts {
            let variable = variable(part, of: item)
            guard solver.isAmbiguous(variable) else { continue }
            let entry = makeEntry(.nudge, item: item)
            var expression = LayoutEngineExpression()
            expression.add(variable, 1)
            add(
                entry, expression, .equal, LayoutEngine.nudgePriority,
                constant: solver.value(of: variable) + LayoutEngine.nudge)
            nudges.append(entry)
        }
        setNeedsFlush()
    }

    private static let nudge = 40.0
    private static let nudgePriority = UILayoutPriority(1)

    /// The constraints that give an item its place in an axis, in order of activation.
    func constraintsAffecting(
        _ layoutItem: LayoutItem, along axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] {
        guard let item = layoutItem.engineSlot, let view = layoutItem.view else { return [] }
        flush(with: view)
        let parts: [LayoutEngineItem.Part] =
            axis == .horizontal ? [.minX, .width] : [.minY, .height]
        var found: Set<ConstraintSolver.Constraint> = []
        for case let variable? in parts.map({ item[$0] }) {
            found.formUnion(solver.constraints(affecting: variable))
        }
        return found.compactMap { entries[$0] }.sorted { $0.sequence < $1.sequence }
            .compactMap { entry in
                entry.isBreakable ? entry.constraint : nil
            }
    }
}
