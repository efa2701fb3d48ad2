// SPDX-License-Identifier: MIT

/// A change of layouts that the user carries out.
struct InteractiveTransition {
    let layout: UICollectionViewTransitionLayout
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

// From one layout to another in the user's hand.
extension UICollectionView {
    /// Runs at the end of a change of layouts that the user carried out.
    ///
    /// The first argument says whether its last animation came to its end, the second whether the
    /// new layout is shown; it is false after a cancellation.
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    /// Begins to go from the present layout to another one.
    ///
    /// Set the progress of the layout that is returned as the user's gesture goes on, and call
    /// ``finishInteractiveTransition()`` or ``cancelInteractiveTransition()`` at its end. Until then
    /// that layout is the view's. The content offset goes along, to where the next layout's
    /// `targetContentOffset(forProposedContentOffset:)` wants it. Stops the program if a transition
    /// is under way, or the layout belongs to another view.
    ///
    /// - Parameters:
    ///   - layout: the layout to go to.
    ///   - completion: runs once when the last animation ended.
    @discardableResult
    public func startInteractiveTransition(
        to layout: UICollectionViewLayout,
        completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        precondition(
            interactiveTransition == nil,
            "An interactive transition is under way already; finish or cancel it first.")
        precondition(
            layout.collectionView == nil,
            "The layout belongs to a collection view already; each needs its own.")
        cancelMovement()
        closeGap()
        prepareLayoutIfNeeded()
        let old = self.layout
        let between =
            itemDelegate?.collectionView(
                self, transitionLayoutForOldLayout: old, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
        for view in elements.values { view.willTransition(from: old, to: layout) }
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        layout.collectionView = self
        layout.dataWasReplaced()
        layout.invalidateLayout()
        between.collectionView = self
        self.layout = between
        interactiveTransition = InteractiveTransition(layout: between, completion: completion)
        prepareLayoutIfNeeded()
        between.offsets = (contentOffset, offset(in: layout, from: contentOffset))
        setNeedsLayout()
        return between
    }

    /// Goes the rest of the way to the new layout within 0.3 s. Stops the program if no transition
    /// is under way.
    public func finishInteractiveTransition() { endInteractiveTransition(isFinished: true) }

    /// Goes back to the old layout within 0.3 s. Stops the program if no transition is under way.
    public func cancelInteractiveTransition() { endInteractiveTransition(isFinished: false) }

    /// The offset that another layout wants, within its content.
    private func offset(in layout: UICollectionViewLayout, from offset: CGPoint) -> CGPoint {
        let wanted = flippedOffset(
            layout.targetContentOffset(forProposedContentOffset: flippedOffset(offset)))
        return clampedOffset(wanted, contentSize: layout.collectionViewContentSize)
    }

    /// Moves the content along with a transition; what the user scrolled meanwhile stays.
    func transitionDidProgress(
        from old: CGFloat, _ between: UICollectionViewTransitionLayout
    ) {
        guard interactiveTransition?.layout === between else { return }
        prepareLayoutIfNeeded()
        let step = between.transitionProgress - old
        let (from, to) = between.offsets
        guard from != to else { return }
        contentOffset = CGPoint(
            x: contentOffset.x + (to.x - from.x) * step,
            y: contentOffset.y + (to.y - from.y) * step)
    }

    private func endInteractiveTransition(isFinished: Bool) {
        guard let ending = interactiveTransition else {
            preconditionFailure(
                "There is no interactive transition to "
                    + "\(isFinished ? "finish" : "cancel"); start one first.")
        }
        interactiveTransition = nil
        let between = ending.layout
        let (old, next) = (between.currentLayout, between.nextLayout)
        let kept = isFinished ? next : old
        let left = isFinished ? old : next
        // What the user scrolled meanwhile.
        let progress = between.transitionProgress
        let (from, to) = between.offsets
        let own = CGPoint(
            x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress)
        let end = isFinished ? to : from
        let offset = CGPoint(
            x: end.x + contentOffset.x - own.x, y: end.y + contentOffset.y - own.y)
        prepareLayoutIfNeeded()
        layout = kept
        kept.isInvalid = true
        let completion = ending.completion
        let finalize = {
            old.finalizeLayoutTransition()
            next.finalizeLayoutTransition()
            left.collectionView = nil
            between.collectionView = nil
        }
        let views = Array(elements.values)
        batch.isCommitting = true
        prepareLayoutIfNeeded()
        var change = ElementTransition { [self] key, attributes in
            between.attributes(of: key).map(flipped) ?? attributes.changed { $0.alpha = 0 }
        }
        change.finalize = finalize
        transition(
            departing: [], completions: [{ completion?($0, isFinished) }],
            to: clampedOffset(offset), change)
        for view in views {
            view.didTransition(from: isFinished ? old : next, to: kept)
        }
        batch.isCommitting = false
        setNeedsLayout()
        runWaitingBatches()
    }

    /// Ends a transition because another layout takes its place at once.
    func abandonInteractiveTransition() {
        guard let ending = interactiveTransition else { return }
        interactiveTransition = nil
        layout = ending.layout.currentLayout
        layout.isInvalid = true
        ending.layout.collectionView = nil
        ending.layout.nextLayout.finalizeLayoutTransition()
        layout.finalizeLayoutTransition()
        ending.layout.nextLayout.collectionView = nil
        if let completion = ending.completion {
            finish([{ completion($0, false) }], finished: false)
        }
    }
}
