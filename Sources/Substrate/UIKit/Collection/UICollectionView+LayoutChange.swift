// SPDX-License-Identifier: MIT

// From one layout to another.
extension UICollectionView {
    func changeLayout(
        to new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
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
        old.collectionView = nil
        layout = new
        new.collectionView = self
        // It may have been in use before, with other data and another size.
        new.dataWasReplaced()
        new.invalidateLayout()
        guard counts != nil, animated, window != nil else {
            setNeedsLayout()
            old.finalizeLayoutTransition()
            new.finalizeLayoutTransition()
            for view in views { view.didTransition(from: old, to: new) }
            if let completion { finish([completion], finished: true) }
            return
        }
        batch.isCommitting = true
        prepareLayoutIfNeeded()
        let lost = elements.filter { key, _ in
            if case .cell = key.kind { return false }
            return true
        }
        for key in lost.keys { elements[key] = nil }
        let gone = lost.map { key, view in
            DepartingElement(
                view: view, key: key,
                final: (view.appliedAttributes ?? UICollectionViewLayoutAttributes()).changed {
                    $0.alpha = 0
                })
        }
        let completions = [completion ?? { _ in }]
        let finalize = {
            old.finalizeLayoutTransition()
            new.finalizeLayoutTransition()
        }
        transition(departing: gone, completions: completions, finalize: finalize) {
            key, attributes in
            let before =
                key.kind == .cell ? old.layoutAttributesForItem(at: key.path).map(flipped) : nil
            return before ?? attributes.changed { $0.alpha = 0 }
        }
        for view in views { view.didTransition(from: old, to: new) }
        batch.isCommitting = false
        runWaitingBatches()
    }
}
