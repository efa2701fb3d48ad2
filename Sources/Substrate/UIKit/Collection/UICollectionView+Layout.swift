// SPDX-License-Identifier: MIT

// The layout pass: which views are needed, and where.
extension UICollectionView {
    /// How often sizes that views prefer may change what is on screen in one pass.
    private static let measuringRounds = 8

    /// How often estimates may be corrected in one pass: each round brings at least one more row,
    /// and where rows are much smaller than estimated, a screen takes many.
    static let correctingRounds = 256

    // MARK: Counts

    var currentCounts: [Int] {
        if let counts { return counts }
        let asked = countsOfDataSource()
        counts = asked
        return asked
    }

    func countsOfDataSource() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<dataSource.numberOfSections(in: self)).map {
            dataSource.collectionView(self, numberOfItemsInSection: $0)
        }
    }

    // MARK: Invalidation

    func layoutWasInvalidated() {
        setNeedsLayout()
    }

    func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        if context.contentSizeAdjustment != .zero {
            contentSize.width += context.contentSizeAdjustment.width
            contentSize.height += context.contentSizeAdjustment.height
        }
        adjustContentOffset(by: context.contentOffsetAdjustment)
        setNeedsLayout()
    }

    func boundsWillChange(to newBounds: CGRect) {
        guard newBounds != bounds, layout.shouldInvalidateLayout(forBoundsChange: newBounds) else {
            return
        }
        layout.invalidate(using: layout.invalidationContext(forBoundsChange: newBounds))
    }

    func prepareLayoutIfNeeded() {
        guard layout.isInvalid else { return }
        layout.isInvalid = false
        _ = currentCounts
        layout.prepare()
        takeContentSize()
    }

    func takeContentSize() {
        let size = layout.collectionViewContentSize
        if contentSize != size { contentSize = size }
        followFlippedWidth()
    }

    // MARK: Pass

    func showElements() {
        // Inside a batch's block the data are neither those before nor those after it.
        guard !isShowingElements, !batch.isCommitting, !batch.isOpen else { return }
        isShowingElements = true
        followFlippedWidth()
        var anchor = firstItemOnScreen()
        var fresh: [ElementKey] = []
        for _ in 0..<Self.measuringRounds {
            prepareLayoutIfNeeded()
            correctSizes(anchor: &anchor)
            let wanted = wantedElements(in: bounds)
            removeElements { wanted[$0] == nil }
            var isMeasuredAnew = false
            for (key, attributes) in wanted.ordered where !batch.isReloadWaiting {
                if let view = elements[key] {
                    isMeasuredAnew = bring(view, key, to: attributes) || isMeasuredAnew
                    continue
                }
                isMeasuredAnew = makeElement(key, attributes) || isMeasuredAnew
                fresh.append(key)
            }
            guard isMeasuredAnew, !batch.isReloadWaiting else { break }
            anchor = followPreferredSizes(anchor: anchor)
        }
        for key in fresh {
            if let view = elements[key] { display(view, key) }
        }
        showFocus()
        showDragStates()
        removeIdleViews()
        followAim()
        placeBackground()
        showIndexBar()
        isShowingElements = false
        guard !batch.isReloadWaiting else { return reload() }
        updatePrefetching()
    }

    /// Brings a view in use to its place; what goes across the whole content is asked again how long
    /// it is when it has another breadth.
    ///
    /// - Returns: whether the layout follows another size that the view prefers.
    private func bring(
        _ view: UICollectionReusableView, _ key: ElementKey,
        to attributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let old = view.appliedAttributes?.size ?? attributes.size
        view.placeIfChanged(by: attributes)
        guard case .supplementary = key.kind else { return false }
        let isSame =
            layout.scrollsVertically
            ? old.width == attributes.size.width : old.height == attributes.size.height
        return isSame ? false : askForPreferredSize(view, attributes)
    }

    /// The elements that a rectangle shows.
    func wantedElements(in rect: CGRect) -> WantedElements {
        guard rect.width > 0, rect.height > 0 else { return WantedElements() }
        var wanted = WantedElements()
        let moving = movingAttributes()
        for attributes in attributesOfElements(in: rect)
        where !attributes.isHidden && attributes.shownFrame.overlaps(rect) {
            if let moving, ElementKey(attributes) == ElementKey(moving) { continue }
            wanted.add(attributes)
        }
        if let moving { wanted.add(moving) }
        return wanted
    }

    /// Has the layout replace estimated sizes by right ones where they would be seen.
    private func correctSizes(anchor: inout ItemAnchor?) {
        guard layout.correctsSizes else { return }
        for _ in 0..<Self.correctingRounds {
            // Before anything is on screen, the first item that would be keeps its place.
            let kept = anchor ?? firstItem(in: wantedElements(in: bounds))
            guard layout.correctSizes(in: layoutBounds) else { return }
            takeContentSize()
            keep(kept)
            anchor = kept.flatMap(inItsPlace)
        }
    }

    /// The anchor in the present layout.
    private func inItsPlace(_ anchor: ItemAnchor) -> ItemAnchor? {
        layout.layoutAttributesForItem(at: anchor.path).map {
            ItemAnchor(path: anchor.path, origin: $0.frame.origin)
        }
    }

    /// Lays out anew after views asked for other sizes, and keeps what is on screen in its place.
    ///
    /// - Returns: the anchor in its new place.
    private func followPreferredSizes(anchor: ItemAnchor?) -> ItemAnchor? {
        let anchor = anchor ?? firstItem(in: wantedElements(in: bounds))
        prepareLayoutIfNeeded()
        keep(anchor)
        return anchor.flatMap(inItsPlace)
    }

    // MARK: Anchor

    /// The first item that is on screen, and its place.
    func firstItemOnScreen() -> ItemAnchor? {
        var first: ItemAnchor?
        for (key, view) in elements where key.kind == .cell {
            guard let attributes = view.appliedAttributes, attributes.frame.overlaps(bounds)
            else { continue }
            if let known = first, known.path < key.path { continue }
            first = ItemAnchor(path: key.path, origin: flipped(attributes.frame).origin)
        }
        return first
    }

    /// The first item that is on screen, or would be if the layout pass had come already.
    func firstItemInBounds() -> ItemAnchor? {
        firstItemOnScreen() ?? firstItem(in: wantedElements(in: bounds))
    }

    private func firstItem(in wanted: WantedElements) -> ItemAnchor? {
        let item = wanted.ordered.filter { $0.key.kind == .cell }
            .min { $0.key.path < $1.key.path }
        return item.map {
            ItemAnchor(path: $0.key.path, origin: flipped($0.attributes.frame).origin)
        }
    }

    /// Moves the offset along with an item, unless the content is at its start.
    func keep(_ anchor: ItemAnchor?) {
        guard let anchor,
            let frame = layout.layoutAttributesForItem(at: anchor.path)?.frame
        else { return }
        let inset = layoutContentInset
        let offset = flippedOffset(contentOffset)
        let step = frame.minX - anchor.origin.x
        let delta = CGPoint(
            x: offset.x > -inset.left ? (isFlipped ? -step : step) : 0,
            y: offset.y > -inset.top ? frame.minY - anchor.origin.y : 0)
        let isAlongScroll = layout.scrollsVertically
        adjustContentOffset(
            by: CGPoint(x: isAlongScroll ? 0 : delta.x, y: isAlongScroll ? delta.y : 0))
    }

    /// Takes over sizes that the layout changed by itself, with an item kept where it is.
    func layoutDidChangeSizes(keeping anchor: ItemAnchor?) {
        takeContentSize()
        keep(anchor)
        followSizes()
    }

    /// Brings the views in use to where the layout has them now, so that the next change of sizes
    /// starts from there.
    private func followSizes() {
        setNeedsLayout()
        for (key, view) in elements {
            if let attributes = currentAttributes(key) { view.placeIfChanged(by: attributes) }
        }
    }

    /// Has the layout prepared anew for other sizes, with the first item on screen kept where it is.
    package func sizesDidChange() {
        guard counts != nil, !layout.isInvalid, !isShowingElements, !batch.isCommitting else {
            return layout.invalidateLayout()
        }
        let anchor = firstItemInBounds()
        layout.invalidateLayout()
        prepareLayoutIfNeeded()
        keep(anchor)
        followSizes()
    }

    private func placeBackground() {
        guard let backgroundView, backgroundView.frame != bounds else { return }
        backgroundView.frame = bounds
    }

    // MARK: Points

    /// The item at a position of the moving one, unless it is the one that gave way last and the
    /// position has not left it since: items of several sizes would change places for ever.
    func itemUnderMovingItem(at position: CGPoint) -> IndexPath? {
        guard let path = itemPath(at: flipped(position)) else {
            movement?.displaced = nil
            return nil
        }
        if let displaced = movement?.displaced, displaced == dataPath(of: path) { return nil }
        movement?.displaced = nil
        return path
    }

    func itemPath(at point: CGPoint) -> IndexPath? {
        prepareLayoutIfNeeded()
        let rect = CGRect(origin: point, size: CGSize(width: 1, height: 1))
        let found = attributesOfElements(in: rect).filter {
            $0.representedElementCategory == .cell && !$0.isHidden && $0.covers(point)
        }
        guard let order = found.map(\.zIndex).max() else { return nil }
        return found.last { $0.zIndex == order }?.indexPath
    }
}

/// An item that is to stay where it is while sizes change.
struct ItemAnchor {
    var path: IndexPath
    /// In the layout's coordinates.
    var origin: CGPoint
}

/// What a rectangle shows, in the layout's order and by key.
struct WantedElements {
    private(set) var ordered: [(key: ElementKey, attributes: UICollectionViewLayoutAttributes)] =
        []
    private var places: [ElementKey: Int] = [:]

    mutating func add(_ attributes: UICollectionViewLayoutAttributes) {
        let key = ElementKey(attributes)
        guard places.updateValue(ordered.count, forKey: key) == nil else {
            preconditionFailure(
                "The layout returned two attributes for \(key.kind.name) at \(key.path); "
                    + "each element has one place.")
        }
        ordered.append((key, attributes))
    }

    subscript(key: ElementKey) -> UICollectionViewLayoutAttributes? {
        places[key].map { ordered[$0].attributes }
    }
}

extension UICollectionReusableView {
    func placeIfChanged(by attributes: UICollectionViewLayoutAttributes) {
        guard appliedAttributes?.isEqual(attributes) != true else { return }
        place(by: attributes)
    }
}
