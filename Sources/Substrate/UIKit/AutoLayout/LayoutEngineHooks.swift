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
    func didActivate() {}

    /// Called before the constraint is deactivated; its ``terms`` are still set. Its owner, or any
    /// item's view, may be gone already.
    func willDeactivate() {}

    /// Called when the constant of an active constraint changed.
    func constantDidChange(from old: CGFloat) {}

    /// Called when the priority of an active constraint changed.
    func priorityDidChange(from old: UILayoutPriority) {}
}

extension UIView {
    /// Called when the intrinsic content size is to be read anew.
    func intrinsicContentSizeDidChange() {}

    /// Called when a hugging or resistance priority changed.
    func contentPriorityDidChange(for axis: NSLayoutConstraint.Axis) {}

    /// Called when ``translatesAutoresizingMaskIntoConstraints`` changed.
    func translatesAutoresizingMaskDidChange() {}

    /// Called when the view has a new superview or none.
    func layoutItemDidMove() {}

    /// Called when the view's frame, bounds, centre or autoresizing mask was set.
    func layoutItemGeometryDidChange() {}

    /// Called when the view asked for its constraints to be updated.
    func needsUpdateConstraintsDidChange() {}

    /// The size that the view takes under its constraints, in points, nearest to a target.
    func constrainedFittingSize(
        _ targetSize: CGSize, horizontalPriority: UILayoutPriority,
        verticalPriority: UILayoutPriority
    ) -> CGSize {
        targetSize
    }

    /// Whether the constraints leave the view's place open.
    var isLayoutAmbiguous: Bool { false }

    /// Moves the view to another place that its constraints allow.
    func moveWithinAmbiguity() {}
}

extension UILayoutGuide {
    /// Called when the guide was added to a view or removed from one.
    func owningViewDidChange() {}

    /// Whether the constraints leave the guide's place open.
    var isLayoutAmbiguous: Bool { false }
}
