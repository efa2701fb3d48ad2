// SPDX-License-Identifier: MIT
import ListDiff

extension CollectionViewAdapter {
    /// Sets the items to show. The difference to what is shown is found, and new rows are laid out,
    /// away from the main thread; the result is shown as one batch.
    ///
    /// Survivors that changed are laid out and filled anew in their cells. With a list that was
    /// empty, or becomes so, everything is shown from the start.
    ///
    /// - Parameters:
    ///   - items: the whole list. Items of equal identity are paired in order.
    ///   - animated: whether rows move to their new places.
    ///   - completion: called once, as the batch has been animated, with whether it was finished;
    ///     with false if there was nothing to show: no bounds yet, no difference, another list that
    ///     overtook this one, or the end of the adapter.
    public func set(
        items: [ListItem<ContextType>], animated: Bool = true, completion: ((Bool) -> Void)? = nil
    ) {
        set(rows: ItemRows(items), animated: animated, completion: completion)
    }

    /// Sets the rows to show by their identities alone, for long lists: an item is made only when
    /// its row is laid out or shown, so that a million rows cost little more than their identities.
    /// Otherwise as ``set(items:animated:completion:)``.
    ///
    /// - Parameters:
    ///   - ids: the identities of all rows. An identity names its content: a row that looks
    ///     different from before has another identity, or `item` returns the same as before.
    ///   - animated: whether rows move to their new places.
    ///   - item: makes the item of an identity, with this identity as its `id`. Called on any
    ///     thread, for several rows at a time, perhaps more than once for a row. What only such an
    ///     item holds ends on the thread that it was made on.
    ///   - completion: as of ``set(items:animated:completion:)``.
    /// - Note: Differs from ALLKit: an addition.
    public func set<ID: Hashable & Sendable>(
        ids: [ID], animated: Bool = true, item: @escaping @Sendable (ID) -> ListItem<ContextType>,
        completion: ((Bool) -> Void)? = nil
    ) {
        set(
            rows: IdentityRows(ids, make: item), animated: animated, completion: completion)
    }

    private func set(rows: Rows, animated: Bool, completion: ((Bool) -> Void)?) {
        wanted = rows
        guard let bounds else {
            completion?(false)
            return
        }
        compute(
            rows, bounds: bounds, turn: turns.next(), animated: animated,
            answer: Answer(completion))
    }

    private func compute(
        _ rows: Rows, bounds: LayoutDimensions<CGFloat>, turn: Turn, animated: Bool, answer: Answer
    ) {
        let measure = Self.measure(rows, bounds)
        // Sizes within bounds that were overtaken are worth nothing.
        let sizes =
            bounds == shownBounds
            ? engine.sizes : RowSizes(count: shown.count, estimate: engine.sizes.estimate)
        let work = ListWork(
            old: shown, new: rows, bounds: bounds, sizes: sizes, measure: measure,
            firstVisible: visibleRows.first ?? 0, area: screenArea, turn: turn, crew: queue.crew)
        let main = queue.main
        let errand = Errand<(work: ListWork<ContextType>, answer: Answer), _>((work, answer)) {
            $0.work.run()
        }
        engine.giveWay()
        queue.background { [weak self] in
            errand.run()
            main {
                guard let (input, result) = errand.end() else { return }
                // Only the newest result is applied, so it starts from what is shown now.
                guard let self, input.work.turn.isNewest, let result = result ?? nil else {
                    input.answer.give(false)
                    return
                }
                self.receive(result, of: input.work, animated: animated, answer: input.answer)
            }
        }
    }

    private func receive(
        _ result: ListWork<ContextType>.Result, of work: ListWork<ContextType>, animated: Bool,
        answer: Answer
    ) {
        // Rows may have been moved by hand meanwhile.
        guard shown === work.old else {
            return compute(
                work.new, bounds: work.bounds, turn: work.turn, animated: animated,
                answer: answer)
        }
        apply(result, rows: work.new, animated: animated, measure: work.measure, answer: answer)
    }

    private func apply(
        _ result: ListWork<ContextType>.Result, rows: Rows, animated: Bool,
        measure: @escaping RowLayoutEngine<any Layout>.Measure, answer: Answer
    ) {
        guard bounds == shownBounds else {
            show(rows, sizes: result.sizes, screen: result.screen, measure: measure)
            answer.give(true)
            return
        }
        guard !result.diff.isEmpty else {
            // The rows look as before, but their closures may be others.
            shown = rows
            engine.measure(by: measure)
            answer.give(false)
            return
        }
        guard shown.count > 0, rows.count > 0 else {
            show(rows, sizes: result.sizes, screen: result.screen, measure: measure)
            answer.give(true)
            return
        }
        let update = {
            self.patch(result, rows: rows, measure: measure, answer: answer)
        }
        if animated { update() } else { UIView.performWithoutAnimation(update) }
    }

    private func patch(
        _ result: ListWork<ContextType>.Result, rows: Rows,
        measure: @escaping RowLayoutEngine<any Layout>.Measure, answer: Answer
    ) {
        let before = visibleRows
        let selected = collectionView.indexPathsForSelectedItems ?? []
        let batch = makeBatch(result.diff, newCount: rows.count, seen: before)
        let isExact = batch.isExact
        // A view that has not asked yet would reload, and say that nothing was animated.
        _ = collectionView.numberOfItems(inSection: 0)
        collectionView.performBatchUpdates(
            {
                self.adopt(result, rows: rows, measure: measure)
                self.collectionView.deleteItems(at: batch.deletes)
                self.collectionView.insertItems(at: batch.inserts)
                for move in batch.moves {
                    self.collectionView.moveItem(at: move.from, to: move.to)
                }
            }, completion: { answer.give($0) })
        if !batch.changed.isEmpty { collectionView.reconfigureItems(at: batch.changed) }
        if !isExact {
            restoreSelection(selected.compactMap { result.newIndices[$0.item] })
        }
        engine.refine(from: visibleRows)
    }

    private func adopt(
        _ result: ListWork<ContextType>.Result, rows: Rows,
        measure: @escaping RowLayoutEngine<any Layout>.Measure
    ) {
        let changed = result.diff.updates.map(\.to)
        var sizes = result.sizes
        if engine.sizes.measuredCount > result.measuredBefore {
            // Rows were measured meanwhile.
            sizes = engine.sizes.moved(
                to: result.newIndices, count: rows.count, changed: changed)
        }
        shown = rows
        engine.start(
            sizes: sizes,
            keeping: engine.layouts(movedTo: result.newIndices, changed: changed),
            measure: measure)
        engine.adopt(result.screen.results)
    }

    // MARK: Batches

    private struct Batch {
        var deletes: [IndexPath] = []
        var inserts: [IndexPath] = []
        var moves: [(from: IndexPath, to: IndexPath)] = []
        var changed: [IndexPath] = []
        /// Whether every survivor is named as one.
        var isExact = true
    }

    /// Batches with more changes than this name only the rows that are seen.
    private static var exactLimit: Int { 1_000 }

    private func makeBatch(_ diff: ListDiff, newCount: Int, seen: Range<Int>) -> Batch {
        var update = BatchUpdate(diff, section: 0)
        var batch = Batch()
        let count =
            diff.deletes.count + diff.inserts.count + diff.moves.count + diff.updates.count
        if count > Self.exactLimit {
            // About where the screen will be, and a screen around it.
            let length = max(seen.count, 8)
            let first = min(seen.lowerBound, max(0, newCount - length))
            update = BatchUpdate(
                diff, oldCount: shown.count, newCount: newCount, section: 0, seenBefore: seen,
                seenAfter: first - length..<first + 2 * length)
            batch.isExact = false
        }
        batch.deletes = update.deletedItems.map(\.indexPath)
        batch.inserts = update.insertedItems.map(\.indexPath)
        batch.changed = update.reconfiguredItems.map(\.indexPath)
        let moves = update.movedItems.map { ($0.from.indexPath, $0.to.indexPath) }
        if settings.allowMovesInBatchUpdates {
            batch.moves = moves
        } else {
            batch.isExact = batch.isExact && moves.isEmpty
            batch.deletes += moves.map(\.0)
            batch.inserts += moves.map(\.1)
        }
        return batch
    }

    // MARK: Selection

    /// A batch that does not name every survivor cannot carry the selection.
    private func restoreSelection(_ rows: [Int]) {
        for path in collectionView.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: path, animated: false)
        }
        for row in rows {
            collectionView.selectItem(
                at: IndexPath(item: row, section: 0), animated: false, scrollPosition: [])
        }
    }
}

extension ItemPath {
    fileprivate var indexPath: IndexPath { IndexPath(item: item, section: section) }
}
