// SPDX-License-Identifier: MIT
import ListDiff

// Drags over the view, and drops on it.
extension UICollectionView {
    /// How soon items make place for what is carried over them.
    public enum ReorderingCadence: Int, Sendable {
        /// At once.
        case immediate
        /// After a quarter of a second over the same place.
        case fast
        /// After half a second over the same place.
        case slow

        /// In seconds.
        var delay: TimeInterval {
            switch self {
            case .immediate: 0
            case .fast: 0.25
            case .slow: 0.5
            }
        }
    }

    /// Takes what is dropped; without it nothing can be.
    public weak var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { dragging.dropDelegate }
        set { dragging.dropDelegate = newValue }
    }

    /// How soon items make place for what is carried over them; at once, unless set otherwise.
    public var reorderingCadence: ReorderingCadence {
        get { dragging.cadence }
        set { dragging.cadence = newValue }
    }

    /// Whether a drag is over the view.
    public var hasActiveDrop: Bool { dragging.incoming != nil }

    /// Where a finger carries items over the view, in points of the content; nil if none does.
    var dropPosition: CGPoint? { dragging.incoming?.session.location(in: self) }

    private var isChangingElements: Bool {
        batch.isOpen || batch.isCommitting || isShowingElements
    }

    // MARK: Destination

    /// Where a drop would go, by place in the layout with the gap open.
    private func destination(at position: CGPoint) -> IndexPath? {
        guard let path = itemPath(at: position) else {
            dragging.gap?.displaced = nil
            return layout.endOfSection(forDropAt: flipped(position), gap: dragging.gap)
        }
        guard let gap = dragging.gap, path != gap.current else {
            dragging.gap?.displaced = nil
            return path
        }
        // Items of several sizes would change places for ever.
        if gap.displaced == gap.dataPath(of: path) { return gap.current }
        dragging.gap?.displaced = nil
        return path
    }

    /// The place of a carried item that came from this view, if a drop only moves it.
    private func origin(_ flight: DragFlight) -> IndexPath? {
        guard flight === dragging.outgoing, flight.session.items.count == 1,
            dragging.proposal?.operation == .move, let path = dragging.lifted.first ?? nil
        else { return nil }
        return dataPath(of: path)
    }

    // MARK: Gap

    /// Opens a gap at a place, or has the present one go there, as soon as the cadence wants.
    private func wantGap(at path: IndexPath, for flight: DragFlight) {
        guard dragging.gap?.current != path else { return forgetGapChange() }
        guard dragging.gapChange?.path != path else { return }
        forgetGapChange()
        guard dragging.cadence.delay > 0 else { return moveGap(to: path, for: flight) }
        let work = FrameDriver.shared.schedule(after: dragging.cadence.delay) {
            [weak self, weak flight] in
            self?.dragging.gapChange = nil
            guard let self, let flight, dragging.incoming === flight else { return }
            moveGap(to: path, for: flight)
        }
        dragging.gapChange = (path, work)
    }

    private func forgetGapChange() {
        dragging.gapChange?.work.cancel()
        dragging.gapChange = nil
    }

    private func moveGap(to path: IndexPath, for flight: DragFlight) {
        guard !isChangingElements, let before = counts, before.indices.contains(path.section) else {
            return
        }
        let origin = dragging.gap?.origin ?? self.origin(flight)
        let from = dragging.gap?.current ?? origin
        var path = path
        if let origin, let itemDelegate {
            path = itemDelegate.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: origin,
                atCurrentIndexPath: from ?? origin, toProposedIndexPath: path)
            guard before.indices.contains(path.section) else { return }
        }
        let last = before[path.section] - (from?.section == path.section ? 1 : 0)
        path.item = max(0, min(path.item, last))
        let size =
            flight.session.items.first.flatMap(flight.frame)?.size ?? CGSize(width: 50, height: 50)
        var gap = DropGap(origin: origin, current: path, size: dragging.gap?.size ?? size)
        if contains(path), path != from { gap.displaced = dataPath(of: path) }
        guard from != path else {
            dragging.gap = gap
            return showDragStates()
        }
        var update = BatchUpdate()
        var after = before
        after[path.section] += 1
        if let from {
            after[from.section] -= 1
            update.movedItems = [BatchUpdate.ItemMove(from: ItemPath(from), to: ItemPath(path))]
        } else {
            update.insertedItems = [ItemPath(path)]
        }
        commit(
            update, before: before, after: after, completions: [],
            isFollowedBy: { [self] in dragging.gap = gap })
        showDragStates()
        runWaitingBatches()
    }

    /// Has items close the gap.
    func closeGap() {
        forgetGapChange()
        guard let gap = dragging.gap, let before = counts else { return }
        guard !isChangingElements else { return setNeedsLayout() }
        var update = BatchUpdate()
        if let origin = gap.origin {
            guard origin != gap.current else {
                dragging.gap = nil
                return showDragStates()
            }
            update.movedItems = [
                BatchUpdate.ItemMove(from: ItemPath(gap.current), to: ItemPath(origin))
            ]
        } else {
            update.deletedItems = [ItemPath(gap.current)]
        }
        commit(
            update, before: before, after: gap.dataCounts(before), completions: [],
            isFollowedBy: { [self] in dragging.gap = nil })
        showDragStates()
        runWaitingBatches()
    }

    /// Highlights the item that a drop would go into; nil for none.
    private func enter(_ path: IndexPath?) {
        guard path != dragging.entered else { return }
        if let old = dragging.entered { cellForItem(at: old)?.isHighlighted = false }
        dragging.entered = path
        if let path { cellForItem(at: path)?.isHighlighted = true }
    }
}

extension UICollectionView: DropTarget {
    func canTakeDrop(_ session: LocalDropSession) -> Bool {
        dragging.dropDelegate?.collectionView(self, canHandle: session) ?? false
    }

    func dropDidEnter(_ flight: DragFlight) {
        dragging.incoming = flight
        dragging.dropDelegate?.collectionView(self, dropSessionDidEnter: flight.drop)
    }

    func dropDidUpdate(_ flight: DragFlight) -> UIDropOperation {
        guard let delegate = dragging.dropDelegate, !isChangingElements else { return .cancel }
        autoscroll.update(self)
        prepareLayoutIfNeeded()
        let place = destination(at: flight.session.location(in: self))
        let proposal = delegate.collectionView(
            self, dropSessionDidUpdate: flight.drop, withDestinationIndexPath: place)
        dragging.proposal = proposal
        dragging.destination = place
        let operation = flight.allowed(proposal.operation)
        guard operation == .copy || operation == .move, let place else {
            closeGap()
            enter(nil)
            return operation
        }
        switch proposal.intent {
        case .insertAtDestinationIndexPath:
            enter(nil)
            wantGap(at: place, for: flight)
            if let gap = dragging.gap, dragging.gapChange == nil {
                dragging.destination = gap.current
            }
        case .insertIntoDestinationIndexPath:
            let item = dataPath(of: place)
            closeGap()
            dragging.destination = item
            enter(contains(item) ? item : nil)
        case .unspecified:
            closeGap()
            enter(nil)
        }
        return operation
    }

    func dropDidExit(_ flight: DragFlight) {
        endDropFeedback()
        dragging.dropDelegate?.collectionView(self, dropSessionDidExit: flight.drop)
    }

    func takeDrop(_ flight: DragFlight) {
        let proposal = dragging.proposal ?? UICollectionViewDropProposal(operation: .copy)
        let destination = dragging.destination
        endDropFeedback()
        let coordinator = CollectionDropCoordinator(
            self, flight, proposal: proposal, destination: destination,
            source: flight === dragging.outgoing ? dragging.lifted : [])
        dragging.dropDelegate?.collectionView(self, performDropWith: coordinator)
    }

    /// Closes the gap in time; what the program changes now goes on from what is shown.
    private func endDropFeedback() {
        dragging.incoming = nil
        dragging.proposal = nil
        dragging.destination = nil
        autoscroll.stop()
        enter(nil)
        closeGap()
    }

    func dropDidEnd(_ session: LocalDropSession) {
        dragging.dropDelegate?.collectionView(self, dropSessionDidEnd: session)
    }
}

extension UICollectionViewLayout {
    /// The end of the section at a position behind all of its items, by place in the layout with
    /// the gap open; nil if there is none.
    func endOfSection(forDropAt position: CGPoint, gap: DropGap?) -> IndexPath? {
        guard let flow = self as? UICollectionViewFlowLayout else { return nil }
        // A place in no section's range counts as another section than the gap's.
        return flow.endOfSection(
            at: position, for: gap?.current ?? IndexPath(item: 0, section: -1))
    }
}
