// SPDX-License-Identifier: MIT

// From one layout to another.
extension UICollectionView {
    func changeLayout(
        to new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        abandonInteractiveTransition()
        let old = layout
        guard new !== old else {
            if let completion { finish([completion], finished: true) }
            return
        }
        precondition(
            new.collectionView == nil,
            "The layout belongs to another collection view; each needs its own.")
        prepareLayoutIfNeeded()
        let views = Array(elements.values)
        for view in views { view.willTransition(from: old, to: new) }
        old.prepareForTransition(to: new)
        new.prepareForTransition(from: old)
        layout = new
        new.collectionView = self
        // It may have been in use before, with other data and another size.
        new.dataWasReplaced()
        new.invalidateLayout()
        let finalize = {
            old.finalizeLayoutTransition()
            new.finalizeLayoutTransition()
            old.collectionView = nil
        }
        guard counts != nil, animated, window != nil else {
            setNeedsLayout()
            finalize()
            for view in views { view.didTransition(from: old, to: new) }
            if let completion { finish([completion], finished: true) }
            return
        }
        batch.isCommitting = true
        prepareLayoutIfNeeded()
        transition(
            departing: elementsOfLayoutAlone(old), completions: [completion ?? { _ in }],
            transition(from: old, to: new, finalize: finalize))
        for view in views { view.didTransition(from: old, to: new) }
        batch.isCommitting = false
        runWaitingBatches()
    }

    /// Takes what is no cell out of use: the new layout has its own.
    private func elementsOfLayoutAlone(_ old: UICollectionViewLayout) -> [DepartingElement] {
        let lost = elements.filter { $0.key.kind != .cell }
        for key in lost.keys { elements[key] = nil }
        return lost.map { key, view in
            DepartingElement(
                view: view, key: key,
                final: old.finalAttributes(key).map(flipped) ?? faded(view))
        }
    }

    /// Cells go from where the old layout has them to where the new one has them, unless either
    /// says otherwise.
    private func transition(
        from old: UICollectionViewLayout, to new: UICollectionViewLayout,
        finalize: @escaping () -> Void
    ) -> ElementTransition {
        var transition = ElementTransition { [self] key, attributes in
            if let initial = new.initialAttributes(key) { return flipped(initial) }
            let before =
                key.kind == .cell ? old.layoutAttributesForItem(at: key.path).map(flipped) : nil
            return before ?? attributes.changed { $0.alpha = 0 }
        }
        transition.final = { [self] key in old.finalAttributes(key).map(flipped) }
        transition.finalize = finalize
        return transition
    }
}
