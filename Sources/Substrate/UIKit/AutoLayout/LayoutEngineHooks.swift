// SPDX-License-Identifier: MIT

// Where the declarations of Auto Layout call the engine.
//
// - `constraint.terms` with `sum(terms) - constant (relation) 0` is all that the engine needs of a
//   constraint; margins, guides of the system and the reading direction are resolved in it. The
//   guides of the system are placed by constraints of their own (`isSystem`), which change their
//   constants by themselves.
// - All edges are in one coordinate space in which a view's subviews start at its left and top
//   edge, whatever its bounds' origin: a scroll view's content guide lies at its edges, and its
//   frame guide moves with the offset.
// - A guide's solved place goes into `guide.solvedFrame`, in the coordinates of its view.

extension NSLayoutConstraint {
    /// Called when the constraint was activated; its ``terms`` are set.
    func didActivate() {
        let engine = LayoutEngine.shared
        let entry = engine.makeEntry(.constraint)
        entry.constraint = self
        engineSlot = entry
        engine.pendingAdditions.append(entry)
        engine.setNeedsFlush()
    }

    /// Called before the constraint is deactivated; its ``terms`` are still set. Its owner, or any
    /// item's view, may be gone already.
    func willDeactivate() {
        guard let entry = engineSlot else { return }
        engineSlot = nil
        entry.constraint = nil
        let engine = LayoutEngine.shared
        engine.pendingRemovals.append(entry)
        engine.setNeedsFlush()
    }

    /// Called when the constant of an active constraint changed.
    func constantDidChange(from old: CGFloat) { valueDidChange() }

    /// Called when the priority of an active constraint changed.
    func priorityDidChange(from old: UILayoutPriority) { valueDidChange() }

    private func valueDidChange() {
        guard let entry = engineSlot else { return }
        let engine = LayoutEngine.shared
        engine.pendingEdits.append(entry)
        engine.setNeedsFlush()
    }
}

extension UIView {
    private var engineItem: LayoutEngineItem? { layoutState?.item.engineSlot }

    /// Called when the intrinsic content size is to be read anew.
    func intrinsicContentSizeDidChange() {
        if let engineItem { LayoutEngine.shared.setNeedsContent(engineItem) }
    }

    /// Called when a hugging or resistance priority changed.
    func contentPriorityDidChange(for axis: NSLayoutConstraint.Axis) {
        intrinsicContentSizeDidChange()
    }

    /// Called when ``translatesAutoresizingMaskIntoConstraints`` changed.
    func translatesAutoresizingMaskDidChange() {
        // A view without constraints of others has its content's size all the same.
        let item = LayoutEngine.shared.item(of: layoutItem)
        item.needsPlacing = true
        LayoutEngine.shared.setNeedsFix(item)
        LayoutEngine.shared.setNeedsContent(item)
    }

    /// Called when the view has a new superview or none.
    func layoutItemDidMove() {
        let engine = LayoutEngine.shared
        // What waited for a window may have one now.
        engine.setNeedsFlush()
        guard let engineItem else { return }
        superview?.madeLayoutState.hasConstrainedSubviews = true
        engineItem.needsPlacing = true
        engine.setNeedsFix(engineItem)
    }

    /// Called when the view's frame, bounds, centre or autoresizing mask was set.
    func layoutItemGeometryDidChange() {
        guard let engineItem, !engineItem.isBeingPlaced else { return }
        let engine = LayoutEngine.shared
        guard engineItem.isFixedByFrame || superview == nil else {
            // The next layout gives the view its place back.
            engineItem.needsPlacing = true
            return
        }
        engine.endMeasuring(engineItem)
        engine.setNeedsFix(engineItem)
    }

    /// Called when the bounds' origin was set: a scroll view's offset.
    func boundsOriginDidChange() {
        updateSystemGuides()
        if let engineItem, !engineItem.dependents.isEmpty {
            LayoutEngine.shared.refreshDependents(of: engineItem)
        }
    }

    /// Called when the scale, the preferred text size or other traits changed.
    func layoutEnvironmentDidChange() {
        layoutState?.readableGuide?.updatePlacement()
        guard let engineItem else { return }
        engineItem.needsPlacing = true
        LayoutEngine.shared.setNeedsContent(engineItem)
    }

    /// Called when the view asked for its constraints to be updated.
    func needsUpdateConstraintsDidChange() { LayoutEngine.shared.setNeedsFlush() }

    /// The size that the view takes under its constraints, in points, nearest to a target.
    func constrainedFittingSize(
        _ targetSize: CGSize, horizontalPriority: UILayoutPriority,
        verticalPriority: UILayoutPriority
    ) -> CGSize {
        LayoutEngine.shared.fittingSize(
            of: self, targetSize, horizontal: horizontalPriority, vertical: verticalPriority)
    }

    /// Whether the constraints leave the view's place open.
    var isLayoutAmbiguous: Bool {
        layoutState.map { LayoutEngine.shared.isAmbiguous($0.item) } ?? false
    }

    /// Moves the view to another place that its constraints allow.
    func moveWithinAmbiguity() {
        if let item = layoutState?.item { LayoutEngine.shared.exerciseAmbiguity(of: item) }
    }
}

extension UILayoutGuide {
    /// Called when the guide was added to a view or removed from one.
    func owningViewDidChange() {}

    /// Whether the constraints leave the guide's place open.
    var isLayoutAmbiguous: Bool { LayoutEngine.shared.isAmbiguous(layoutItem) }
}
