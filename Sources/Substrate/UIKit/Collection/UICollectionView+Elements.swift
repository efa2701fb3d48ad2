// SPDX-License-Identifier: MIT

// Views of elements: made, displayed, taken away, used again.
extension UICollectionView {
    var itemDelegate: (any UICollectionViewDelegate)? {
        delegate as? any UICollectionViewDelegate
    }

    // MARK: Making

    /// Makes the view of an element.
    ///
    /// - Returns: whether the layout follows another size that the view prefers.
    func makeElement(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
        var isMeasuredAnew = false
        UIView.performWithoutAnimation {
            beingMade = attributes
            RegistrationOrigin.questions += 1
            let view = viewOfDataSource(key)
            RegistrationOrigin.questions -= 1
            beingMade = nil
            elements[key] = view
            if key.kind == .cell { view.dragOpacity = dragOpacity(at: key.path) }
            view.place(by: attributes)
            if let cell = view as? UICollectionViewCell {
                cell.isSelected = selected.contains(key.path)
            }
            isMeasuredAnew = askForPreferredSize(view, attributes)
        }
        return isMeasuredAnew
    }

    func askForPreferredSize(
        _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard layout.asksForPreferredSizes else { return false }
        let preferred = view.preferredLayoutAttributesFitting(attributes)
        guard preferred !== attributes, !preferred.isEqual(attributes),
            layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return false }
        layout.invalidate(
            using: layout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
        return true
    }

    private func viewOfDataSource(_ key: ElementKey) -> UICollectionReusableView {
        if case .decoration(let kind) = key.kind {
            return dequeueDecoration(kind, at: key.path)
        }
        guard let dataSource else {
            preconditionFailure(
                "The layout shows \(key.kind.name) at \(key.path), but the collection view has no "
                    + "data source.")
        }
        guard case .supplementary(let kind) = key.kind else {
            if let gap = dragging.gap, gap.isEmpty(at: key.path) {
                return DropGapCell(size: gap.size)
            }
            let cell = dataSource.collectionView(self, cellForItemAt: dataPath(of: key.path))
            precondition(
                cell.reuseIdentifier != nil,
                "the cell returned from collectionView(_:cellForItemAt:) at \(key.path) does not "
                    + "have a reuseIdentifier - cells must be retrieved by calling "
                    + "dequeueReusableCell(withReuseIdentifier:for:)")
            return cell
        }
        return dataSource.collectionView(
            self, viewForSupplementaryElementOfKind: kind, at: key.path)
    }

    // MARK: Reuse

    func dequeueCell(_ identifier: String, at path: IndexPath) -> UICollectionViewCell {
        if let present = beingReconfigured, present.path == path,
            present.cell.reuseIdentifier == identifier
        {
            return present.cell
        }
        guard let cell = dequeue(.cell, identifier, at: path) as? UICollectionViewCell else {
            preconditionFailure(
                "The class registered for cells with identifier \(identifier) is not a kind of "
                    + "UICollectionViewCell.")
        }
        cell.isHighlighted = false
        cell.isSelected = selected.contains(presentationPath(of: path))
        return cell
    }

    func dequeue(_ kind: ElementKind, _ identifier: String, at path: IndexPath)
        -> UICollectionReusableView
    {
        let place = kind == .cell ? presentationPath(of: path) : path
        let attributes = beingMade.flatMap { $0.indexPath == place ? $0 : nil }
        let view = pool.take(
            ReusePool.Queue(kind: kind, identifier: identifier),
            frame: CGRect(origin: .zero, size: attributes?.size ?? .zero))
        if let attributes { UIView.performWithoutAnimation { view.place(by: attributes) } }
        return view
    }

    private func dequeueDecoration(_ kind: String, at path: IndexPath) -> UICollectionReusableView {
        guard let viewClass = layout.decorationClasses[kind] else {
            fatalError(
                "could not dequeue a view of kind: \(kind) - must register a class for the "
                    + "decoration view with the layout")
        }
        pool.registerIfNeeded(
            viewClass, for: ReusePool.Queue(kind: .decoration(kind), identifier: ""))
        return dequeue(.decoration(kind), "", at: path)
    }

    // MARK: Displaying

    func display(_ view: UICollectionReusableView, _ key: ElementKey) {
        let delegate = itemDelegate
        switch key.kind {
        case .cell:
            if let cell = view as? UICollectionViewCell, !(cell is DropGapCell) {
                delegate?.collectionView(
                    self, willDisplay: cell, forItemAt: dataPath(of: key.path))
            }
        case .supplementary(let kind):
            delegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.path)
        case .decoration: break
        }
        view.isDisplayed = true
        bringIntoOrder(view)
    }

    /// Puts a view in front of those of a smaller or the same order, and behind all that are not the
    /// layout's; touches go to the view in front.
    func bringIntoOrder(_ view: UICollectionReusableView) {
        let order = view.appliedAttributes?.zIndex ?? 0
        guard view.superview !== self || view.placedZIndex != order else { return }
        view.placedZIndex = order
        let behind = children.lastIndex { child in
            guard child !== view, child !== backgroundView else { return child === backgroundView }
            guard let other = (child as? UICollectionReusableView)?.placedZIndex else {
                return false
            }
            return other <= order
        }
        guard let behind else { return insertSubview(view, at: 0) }
        insertSubview(view, aboveSubview: children[behind])
    }

    func removeElements(where isGone: (ElementKey) -> Bool) {
        for (key, view) in elements where isGone(key) {
            elements[key] = nil
            retire(view, key)
        }
    }

    /// Puts a view that is no longer seen into the pool; it stays a subview until the pass ends.
    func retire(_ view: UICollectionReusableView, _ key: ElementKey) {
        if key.kind == .cell, highlighted == key.path { unhighlight() }
        (view as? UICollectionViewCell)?.isFocused = false
        (view as? UICollectionViewCell)?.dragState = .none
        view.dragOpacity = 1
        let wasDisplayed = view.isDisplayed
        view.isDisplayed = false
        view.appliedAttributes = nil
        view.layer.removeAllAnimations()
        idle.append(view)
        pool.put(view, kind: key.kind)
        guard wasDisplayed, !(view is DropGapCell), let delegate = itemDelegate else { return }
        switch key.kind {
        case .cell:
            if let cell = view as? UICollectionViewCell {
                delegate.collectionView(
                    self, didEndDisplaying: cell, forItemAt: dataPath(of: key.path))
            }
        case .supplementary(let kind):
            delegate.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind,
                at: key.path)
        case .decoration: break
        }
    }

    func removeIdleViews() {
        for view in idle where !view.isDisplayed && view.superview === self {
            view.removeFromSuperview()
        }
        idle.removeAll()
    }

    // MARK: Reload

    func reload() {
        guard !batch.isOpen else {
            batch.isReload = true
            return
        }
        guard !isShowingElements, !batch.isCommitting else {
            batch.isReloadWaiting = true
            return setNeedsLayout()
        }
        batch.isReloadWaiting = false
        forgetMovement()
        forgetDragPlaces()
        focus.path = nil
        indexTitlesAreOld = true
        counts = nil
        aim = nil
        let wasSelected = selected
        selected.removeAll()
        for path in wasSelected { cellForItem(at: path)?.isSelected = false }
        unhighlight()
        prefetch = PrefetchState()
        removeElements { _ in true }
        removeDeparting()
        layout.dataWasReplaced()
        let context = layout.makeInvalidationContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        layout.invalidate(using: context)
    }
}
