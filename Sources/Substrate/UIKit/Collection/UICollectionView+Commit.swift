// SPDX-License-Identifier: MIT
import ListDiff

/// A view on its way out.
struct DepartingElement {
    var view: UICollectionReusableView
    var key: ElementKey
    /// Where it goes.
    var final: UICollectionViewLayoutAttributes
}

// A batch carried out: old views to new places.
extension UICollectionView {
    /// How long changes take to show, in seconds.
    static let changeDuration: TimeInterval = 0.3

    private static let measuringRounds = 8

    func commit(
        _ update: BatchUpdate, before: [Int], after: [Int], completions: [(Bool) -> Void],
        context: UICollectionViewLayoutInvalidationContext? = nil,
        isFollowedBy follow: () -> Void = {}
    ) {
        batch.isCommitting = true
        aim = nil
        let map = BatchUpdateMap(
            update, sectionsBefore: before.count, sectionsAfter: after.count)
        layout.dataWillChange(by: map)
        counts = after
        carrySelection(map, reloaded: update)
        prefetch = PrefetchState()

        batch.inSight = UpdateInSight(
            map: map, reloadedItems: Set(update.reloadedItems),
            before: elements.compactMapValues { $0.appliedAttributes.map(flipped) })
        let sorted = sortElements(update, map: map)
        elements = sorted.staying
        batch.leaving = sorted.leaving.map(\.1)
        follow()
        layout.invalidate(using: context ?? contextForNewCounts())
        prepareLayoutIfNeeded()
        if layout.hearsOfUpdates {
            layout.prepare(forCollectionViewUpdates: updateItems(of: update, map: map))
        }
        let replaced = replacedSupplementary(sorted.origins)
        let gone = (sorted.leaving + replaced).map { key, view in
            DepartingElement(
                view: view, key: key,
                final: layout.finalAttributes(key).map(flipped) ?? faded(view))
        }
        batch.leaving = []
        reconfigure(update.reconfiguredItems)
        transition(departing: gone, completions: completions, transitionOfUpdate())
        layout.didEndUpdates()
        batch.inSight = nil
        batch.isCommitting = false
        setNeedsLayout()
    }

    private func contextForNewCounts() -> UICollectionViewLayoutInvalidationContext {
        let context = layout.makeInvalidationContext()
        context.invalidateDataSourceCounts = true
        return context
    }

    /// The views in use by their new keys, and those whose elements go away.
    private func sortElements(_ update: BatchUpdate, map: BatchUpdateMap) -> (
        staying: [ElementKey: UICollectionReusableView],
        leaving: [(ElementKey, UICollectionReusableView)],
        origins: [ElementKey: ElementKey]
    ) {
        let reloadedItems = Set(update.reloadedItems)
        let reloadedSections = Set(update.reloadedSections)
        var staying: [ElementKey: UICollectionReusableView] = [:]
        var leaving: [(ElementKey, UICollectionReusableView)] = []
        var origins: [ElementKey: ElementKey] = [:]
        for (key, view) in elements {
            var path: IndexPath?
            if key.path.count < 2 {
                path = key.path
            } else if reloadedSections.contains(key.path.section) {
                path = nil
            } else if key.kind == .cell {
                let old = ItemPath(key.path)
                path =
                    reloadedItems.contains(old) ? nil : map.newPath(of: old).map { IndexPath($0) }
            } else {
                path = map.newSection(of: key.path.section).map {
                    IndexPath(item: key.path.item, section: $0)
                }
            }
            if let path {
                staying[ElementKey(key.kind, path)] = view
                if key.kind != .cell { origins[ElementKey(key.kind, path)] = key }
            } else {
                leaving.append((key, view))
            }
        }
        return (staying, leaving, origins)
    }

    /// Takes supplementary and decoration views out of use that the layout wants to disappear, or
    /// to appear anew.
    ///
    /// - Parameter origins: the keys before the batch, by those after it.
    private func replacedSupplementary(_ origins: [ElementKey: ElementKey]) -> [(
        ElementKey, UICollectionReusableView
    )] {
        guard layout.hearsOfUpdates else { return [] }
        var going: Set<ElementKey> = []
        var coming: Set<ElementKey> = []
        for kind in Set(origins.keys.map(\.kind)) {
            switch kind {
            case .cell: break
            case .supplementary(let name):
                going.formUnion(
                    layout.indexPathsToDeleteForSupplementaryView(ofKind: name)
                        .map { ElementKey(kind, $0) })
                coming.formUnion(
                    layout.indexPathsToInsertForSupplementaryView(ofKind: name)
                        .map { ElementKey(kind, $0) })
            case .decoration(let name):
                going.formUnion(
                    layout.indexPathsToDeleteForDecorationView(ofKind: name)
                        .map { ElementKey(kind, $0) })
                coming.formUnion(
                    layout.indexPathsToInsertForDecorationView(ofKind: name)
                        .map { ElementKey(kind, $0) })
            }
        }
        batch.inSight?.renewed = coming.union(
            origins.filter { going.contains($0.value) }.map(\.key))
        return origins.compactMap { new, old in
            guard going.contains(old) || coming.contains(new),
                let view = elements.removeValue(forKey: new)
            else { return nil }
            return (old, view)
        }
    }

    /// Moves views in use to where the layout wants them, brings others in and out.
    ///
    /// - Parameters:
    ///   - gone: views whose elements are no longer there.
    ///   - completions: run when all is done.
    ///   - offset: the content offset at the end; nil for what layout and delegate want.
    ///   - transition: where views come from and go to.
    func transition(
        departing gone: [DepartingElement], completions: [(Bool) -> Void],
        to offset: CGPoint? = nil, _ transition: ElementTransition
    ) {
        let isAnimated =
            window != nil && UIView.areAnimationsEnabled && bounds.width > 0 && bounds.height > 0
        var target = offset ?? targetOffset()
        var entering: [ElementKey] = []
        var wanted = WantedElements()
        for _ in 0..<Self.measuringRounds {
            prepareLayoutIfNeeded()
            correctSizes(at: &target)
            wanted = wantedElements(in: CGRect(origin: target, size: bounds.size))
            var isMeasuredAnew = false
            for (key, attributes) in wanted.ordered
            where elements[key] == nil && !batch.isReloadWaiting {
                isMeasuredAnew = makeElement(key, attributes) || isMeasuredAnew
                entering.append(key)
            }
            guard isMeasuredAnew, !batch.isReloadWaiting else { break }
        }
        prepareLayoutIfNeeded()
        UIView.performWithoutAnimation {
            for key in entering {
                guard let view = elements[key] else { continue }
                if let attributes = wanted[key], isAnimated {
                    let start = transition.initial(key, attributes)
                    view.place(by: nearby(start, to: attributes.frame))
                }
                view.layoutIfNeeded()
                display(view, key)
            }
            let entered = Set(entering)
            for (key, attributes) in wanted.ordered where isAnimated && !entered.contains(key) {
                guard let view = elements[key], let start = transition.start(key) else { continue }
                view.layer.removeAllAnimations()
                view.place(by: nearby(start, to: attributes.frame))
            }
        }
        var leaving = gone
        for (key, view) in elements where wanted[key] == nil {
            elements[key] = nil
            leaving.append(
                DepartingElement(
                    view: view, key: key,
                    final: (transition.final(key) ?? currentAttributes(key)).map {
                        nearby($0, to: view.frame)
                    } ?? faded(view)))
        }
        let finish = showTransition(
            to: target, wanted: wanted, leaving: leaving, finalize: transition.finalize)
        guard isAnimated else {
            UIView.performWithoutAnimation(finish)
            for element in leaving { retire(element.view, element.key) }
            removeIdleViews()
            self.finish(completions, finished: window != nil && !UIView.areAnimationsEnabled)
            return
        }
        departing += leaving
        UIView.animate(
            withDuration: Self.changeDuration, delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction], animations: finish
        ) { [weak self] finished in
            self?.remove(leaving)
            for completion in completions { completion(finished) }
        }
    }

    /// Attributes at their place, or one length of the view away if that is more than two lengths
    /// off: what comes from afar or goes there is then seen in the middle of the animation, and the
    /// screen is never empty. Rows that go the same way keep their distances.
    private func nearby(
        _ attributes: UICollectionViewLayoutAttributes, to place: CGRect
    ) -> UICollectionViewLayoutAttributes {
        func near(_ distance: CGFloat, _ length: CGFloat) -> CGFloat {
            abs(distance) > 2 * length ? (distance > 0 ? length : -length) : distance
        }
        let frame = attributes.frame
        let origin = CGPoint(
            x: place.minX + near(frame.minX - place.minX, bounds.width),
            y: place.minY + near(frame.minY - place.minY, bounds.height))
        guard origin != frame.origin else { return attributes }
        return attributes.changed { $0.frame.origin = origin }
    }

    private func showTransition(
        to target: CGPoint, wanted: WantedElements, leaving: [DepartingElement],
        finalize: @escaping () -> Void
    ) -> () -> Void {
        { [self] in
            if contentOffset != target { contentOffset = target }
            for (key, attributes) in wanted.ordered {
                guard let view = elements[key] else { continue }
                view.placeIfChanged(by: attributes)
                view.layoutIfNeeded()
            }
            for element in leaving { element.view.place(by: element.final) }
            finalize()
        }
    }

    /// The offset that the layout and the delegate want, within the content.
    private func targetOffset() -> CGPoint {
        var offset = flippedOffset(
            layout.targetContentOffset(forProposedContentOffset: flippedOffset(contentOffset)))
        if let itemDelegate {
            offset = itemDelegate.collectionView(
                self, targetContentOffsetForProposedContentOffset: offset)
        }
        guard offset != contentOffset || !isTracking && !isDecelerating else { return offset }
        return clampedOffset(offset)
    }

    /// Has the layout replace estimated sizes by right ones where they will be seen.
    private func correctSizes(at target: inout CGPoint) {
        for _ in 0..<Self.correctingRounds {
            guard layout.correctSizes(in: flipped(CGRect(origin: target, size: bounds.size))) else {
                return
            }
            takeContentSize()
            if !isTracking, !isDecelerating { target = clampedOffset(target) }
        }
    }

    func clampedOffset(_ offset: CGPoint) -> CGPoint {
        clampedOffset(offset, contentSize: contentSize)
    }

    /// An offset within content of a size.
    func clampedOffset(_ offset: CGPoint, contentSize: CGSize) -> CGPoint {
        let inset = adjustedContentInset
        let last = CGPoint(
            x: contentSize.width + inset.right - bounds.width,
            y: contentSize.height + inset.bottom - bounds.height)
        return CGPoint(
            x: max(-inset.left, min(offset.x, last.x)), y: max(-inset.top, min(offset.y, last.y)))
    }

    private func remove(_ leaving: [DepartingElement]) {
        for element in leaving {
            guard let place = departing.firstIndex(where: { $0.view === element.view }) else {
                continue
            }
            departing.remove(at: place)
            retire(element.view, element.key)
        }
        if !isShowingElements { removeIdleViews() }
    }

    func removeDeparting() { remove(departing) }

    // MARK: Reconfiguring

    var canReconfigureAtOnce: Bool {
        counts != nil && !batch.isOpen && !batch.isCommitting && !isShowingElements
    }

    func reconfigureAtOnce(_ paths: [ItemPath]) {
        var update = BatchUpdate()
        update.reconfiguredItems = paths
        let counts = currentCounts
        check(update, before: dataCounts(counts), after: countsOfDataSource())
        reconfigure(paths)
    }

    private func reconfigure(_ paths: [ItemPath]) {
        for path in paths.map({ IndexPath($0) }) {
            let key = ElementKey(.cell, presentationPath(of: path))
            guard let cell = elements[key] as? UICollectionViewCell, let dataSource else {
                continue
            }
            beingReconfigured = (path, cell)
            let answered = dataSource.collectionView(self, cellForItemAt: path)
            beingReconfigured = nil
            precondition(
                answered === cell,
                "reconfigureItems: the data source returned another cell for \(path); it must "
                    + "dequeue with the identifier of the present one, or use reloadItems.")
            if let attributes = attributesOfItem(at: key.path) {
                _ = askForPreferredSize(cell, attributes)
            }
        }
    }
}
