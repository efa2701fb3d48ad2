// SPDX-License-Identifier: MIT
import ListDiff

// Items moved by hand: the layout follows at once, the data at the end.
extension UICollectionView {
    /// In front of everything that a layout arranges.
    static let movingZIndex = 1_000_000

    // MARK: Paths

    /// The place in the data of an item that is shown at a place.
    func dataPath(of path: IndexPath) -> IndexPath {
        movement?.dataPath(of: path) ?? dragging.gap?.dataPath(of: path) ?? path
    }

    /// The place at which an item of the data is shown.
    func presentationPath(of path: IndexPath) -> IndexPath {
        movement?.presentationPath(of: path) ?? dragging.gap?.presentationPath(of: path) ?? path
    }

    /// The numbers of items that the data source has, from those that the layout has.
    func dataCounts(_ counts: [Int]) -> [Int] {
        movement?.dataCounts(counts) ?? dragging.gap?.dataCounts(counts) ?? counts
    }

    private var movingKey: ElementKey? { movement.map { ElementKey(.cell, $0.current) } }

    /// Where the moving item's cell is, in place of where the layout would have it at rest.
    func movingAttributes() -> UICollectionViewLayoutAttributes? {
        movement.map {
            flipped(
                layout.layoutAttributesForInteractivelyMovingItem(
                    at: $0.current, withTargetPosition: flipped($0.position)))
        }
    }

    // MARK: Beginning

    /// Begins to move an item.
    ///
    /// - Parameter isByStandardGesture: whether the data source has to allow it in so many words.
    func beginMovement(at path: IndexPath, isByStandardGesture: Bool = false) -> Bool {
        guard movement == nil, dragging.gap == nil, !batch.isOpen, !batch.isCommitting,
            !isShowingElements,
            let dataSource, contains(path)
        else { return false }
        layoutIfNeeded()
        guard let cell = cellForItem(at: path) else { return false }
        isMoveAllowedByDefault = false
        guard dataSource.collectionView(self, canMoveItemAt: path),
            !isByStandardGesture || !isMoveAllowedByDefault
        else { return false }
        unhighlight()
        movement = InteractiveMovement(origin: path, position: cell.center)
        if let attributes = movingAttributes() { cell.placeIfChanged(by: attributes) }
        return true
    }

    // MARK: Following

    func updateMovement(to position: CGPoint) {
        guard movement?.isCancelled == false else { return }
        followMovement(to: position)
        autoscroll.update(self)
    }

    /// Brings the moving item to a position, and the others out of its way.
    func followMovement(to position: CGPoint) {
        guard var moving = movement else { return }
        let previous = moving.position
        moving.position = position
        movement = moving
        guard !batch.isOpen, !batch.isCommitting, !isShowingElements else {
            return setNeedsLayout()
        }
        prepareLayoutIfNeeded()
        // At once: what the others do takes time.
        placeMovingCell()
        let target = movementTarget(moving)
        let context = layout.invalidationContext(
            forInteractivelyMovingItems: [target], withTargetPosition: flipped(position),
            previousIndexPaths: [moving.current], previousPosition: flipped(previous))
        guard target != moving.current else {
            layout.invalidate(using: context)
            placeMovingCell()
            return
        }
        moving.displaced = contains(target) ? moving.dataPath(of: target) : nil
        moving.current = target
        moving.isUnderWay = true
        movePresentation(to: moving, context: context)
        placeMovingCell()
    }

    /// Where the layout, then the delegate, want the item for its position.
    private func movementTarget(_ moving: InteractiveMovement) -> IndexPath {
        var proposed = layout.targetIndexPath(
            forInteractivelyMovingItem: moving.current, withPosition: flipped(moving.position))
        if let delegate = itemDelegate {
            proposed = delegate.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: moving.origin,
                atCurrentIndexPath: moving.current, toProposedIndexPath: proposed)
        }
        let counts = currentCounts
        guard proposed.count == 2, counts.indices.contains(proposed.section) else {
            return moving.current
        }
        let isOwnSection = proposed.section == moving.current.section
        let last = counts[proposed.section] - (isOwnSection ? 1 : 0)
        return IndexPath(item: max(0, min(proposed.item, last)), section: proposed.section)
    }

    /// Carries the layout from the present movement to another one of the same item, or to none.
    private func movePresentation(
        to new: InteractiveMovement?, context: UICollectionViewLayoutInvalidationContext
    ) {
        guard let old = movement, let before = counts else { return }
        let target = new?.current ?? old.origin
        var update = BatchUpdate()
        update.movedItems = [
            BatchUpdate.ItemMove(from: ItemPath(old.current), to: ItemPath(target))
        ]
        let after = InteractiveMovement.counts(before, movingFrom: old.current, to: target)
        if after != before { context.invalidateDataSourceCounts = true }
        commit(
            update, before: before, after: after, completions: [], context: context,
            isFollowedBy: { [self] in movement = new })
        runWaitingBatches()
    }

    private func placeMovingCell() {
        guard let moving = movement, let key = movingKey, let cell = elements[key],
            let attributes = movingAttributes()
        else { return }
        guard !moving.isUnderWay else { return cell.placeIfChanged(by: attributes) }
        movement?.isUnderWay = true
        UIView.animate(
            withDuration: Self.changeDuration, delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction]
        ) { cell.placeIfChanged(by: attributes) }
    }

    // MARK: Ending

    func endMovement() {
        guard let moving = movement, !moving.isCancelled else { return }
        autoscroll.stop()
        followMovement(to: moving.position)
        guard let moving = movement, let moved = counts else { return }
        let cell = movingKey.flatMap { elements[$0] }
        movement = nil
        if moving.current != moving.origin {
            dataSource?.collectionView(
                self, moveItemAt: moving.origin, to: moving.current)
            // The data source may have reloaded, or made a batch of its own.
            guard counts == moved else { return }
            var update = BatchUpdate()
            update.movedItems = [
                BatchUpdate.ItemMove(from: ItemPath(moving.origin), to: ItemPath(moving.current))
            ]
            check(update, before: moving.dataCounts(moved), after: countsOfDataSource())
        }
        layout.invalidate(
            using: layout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [moving.current], previousIndexPaths: [moving.origin],
                movementCancelled: false))
        showAnew(keepingInFront: cell)
    }

    func cancelMovement() {
        guard let moving = movement else { return }
        autoscroll.stop()
        guard !batch.isOpen, !batch.isCommitting, !isShowingElements else {
            return cancelMovementLater()
        }
        let cell = movingKey.flatMap { elements[$0] }
        let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [moving.origin], previousIndexPaths: [moving.current],
            movementCancelled: true)
        guard moving.current != moving.origin else {
            movement = nil
            layout.invalidate(using: context)
            return showAnew(keepingInFront: cell)
        }
        movePresentation(to: nil, context: context)
        keepInFront(cell)
    }

    /// Cancels the movement once the change ends in which views are being moved or made.
    private func cancelMovementLater() {
        guard movement?.isCancelled == false else { return }
        movement?.isCancelled = true
        batch.waiting.append(
            WaitingBatch(isTold: false) { [weak self] in
                guard let self, movement?.isCancelled == true else { return }
                cancelMovement()
            })
        if !batch.isCommitting { scheduleWaitingBatches() }
    }

    /// Ends a movement whose data are replaced; nothing is told and nothing moves back.
    func forgetMovement() {
        guard movement != nil else { return }
        autoscroll.stop()
        movement = nil
    }

    /// Brings the views to where the layout has them, in time.
    func showAnew(keepingInFront cell: UICollectionReusableView?) {
        guard !batch.isOpen, !batch.isCommitting, !isShowingElements else {
            return setNeedsLayout()
        }
        batch.isCommitting = true
        prepareLayoutIfNeeded()
        transition(
            departing: [], completions: [], ElementTransition { _, attributes in attributes })
        batch.isCommitting = false
        keepInFront(cell)
        setNeedsLayout()
        runWaitingBatches()
    }

    /// Keeps a cell that goes to its place in front until it is there.
    private func keepInFront(_ cell: UICollectionReusableView?) {
        guard let cell, cell.isDisplayed, window != nil, UIView.areAnimationsEnabled else { return }
        cell.layer.zPosition = CGFloat(Self.movingZIndex)
        FrameDriver.shared.schedule(after: Self.changeDuration) { [weak self, weak cell] in
            guard let self, let cell, self.movingKey.flatMap({ self.elements[$0] }) !== cell,
                let attributes = cell.appliedAttributes
            else { return }
            cell.layer.zPosition = CGFloat(attributes.zIndex)
        }
    }
}
