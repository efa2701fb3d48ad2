// SPDX-License-Identifier: MIT
import ListDiff

/// A batch of changes on its way.
struct BatchInProgress {
    /// How many update blocks are running inside each other.
    var depth = 0
    var update = BatchUpdate()
    var completions: [(Bool) -> Void] = []
    /// Whether a block reloaded everything.
    var isReload = false
    /// Whether views are being moved to the new state.
    var isCommitting = false
    /// The views of elements that it takes away, until they are shown on their way.
    var leaving: [UICollectionReusableView] = []
    /// What the batch that is being carried out does to what was on screen.
    var inSight: UpdateInSight?
    /// Batches that were begun meanwhile.
    var waiting: [WaitingBatch] = []
    /// Whether everything is to be reloaded once views are no longer being moved or made.
    var isReloadWaiting = false

    var isOpen: Bool { depth > 0 }
}

/// A batch that was begun while another one was carried out.
struct WaitingBatch {
    /// Whether its data changed before it was told, and so before it is carried out.
    let isTold: Bool
    var completion: ((Bool) -> Void)?
    let run: () -> Void
}

// Batches: collecting the changes, checking them, waiting for each other.
extension UICollectionView {
    func record(_ change: @escaping (inout BatchUpdate) -> Void) {
        guard batch.isOpen else {
            runBatch({ [weak self] in self?.record(change) }, isTold: true)
            return
        }
        change(&batch.update)
    }

    /// Carries out a batch, or has it wait for the one that is being carried out.
    ///
    /// - Parameter isTold: whether the data changed before, rather than in the block.
    func runBatch(
        _ updates: (() -> Void)?, isTold: Bool = false, completion: ((Bool) -> Void)? = nil
    ) {
        guard !batch.isCommitting, !isShowingElements else {
            batch.waiting.append(
                WaitingBatch(isTold: isTold, completion: completion) { [weak self] in
                    self?.runBatch(updates, isTold: isTold, completion: completion)
                })
            if isShowingElements { scheduleWaitingBatches() }
            return
        }
        if !batch.isOpen, counts != nil {
            // The batch is told in places of the data, which the layout has after this.
            cancelMovement()
            closeGap()
            prepareLayoutIfNeeded()
        }
        batch.depth += 1
        if let completion { batch.completions.append(completion) }
        updates?()
        batch.depth -= 1
        guard !batch.isOpen else { return }
        let update = batch.update
        let completions = batch.completions
        let isReload = batch.isReload
        batch.update = BatchUpdate()
        batch.completions = []
        batch.isReload = false
        guard !isReload, let before = counts else {
            replaceData(completions: completions)
            return
        }
        let after = countsOfDataSource()
        // The data are ahead of this batch if changes that were told after it wait.
        guard !batch.waiting.contains(where: \.isTold) else {
            replaceData(completions: completions)
            return
        }
        check(update, before: before, after: after)
        commit(update, before: before, after: after, completions: completions)
        runWaitingBatches()
    }

    /// Collects the changes of a block and checks them as ``performBatchUpdates(_:completion:)``
    /// does, but throws what that would stop the program with, and carries nothing out.
    package func checkBatchUpdates(_ updates: () -> Void) throws(BatchUpdateError) {
        prepareLayoutIfNeeded()
        let before = currentCounts
        batch.depth += 1
        updates()
        batch.depth -= 1
        let update = batch.update
        batch.update = BatchUpdate()
        batch.isReload = false
        try update.validate(before: before, after: countsOfDataSource())
    }

    /// Stops the program if a batch breaks a rule.
    func check(_ update: BatchUpdate, before: [Int], after: [Int]) {
        do throws(BatchUpdateError) {
            try update.validate(before: before, after: after)
        } catch {
            fatalError(message(for: error))
        }
    }

    private func message(for error: BatchUpdateError) -> String {
        "\(error.description) Collection view: \(self); data source: "
            + "\(dataSource.map { String(describing: type(of: $0)) } ?? "none")"
    }

    private func replaceData(completions: [(Bool) -> Void]) {
        reload()
        finish(completions, finished: false)
        runWaitingBatches()
    }

    /// Tells completions on the next turn of the main queue, as batches without animation do.
    func finish(_ completions: [(Bool) -> Void], finished: Bool) {
        guard !completions.isEmpty else { return }
        let box = MainActorBlock { for completion in completions { completion(finished) } }
        DispatchQueue.main.async { MainActor.assumeIsolated { box.run() } }
    }

    func scheduleWaitingBatches() {
        let box = MainActorBlock { [weak self] in self?.runWaitingBatches() }
        DispatchQueue.main.async { MainActor.assumeIsolated { box.run() } }
    }

    func runWaitingBatches() {
        guard !batch.isCommitting, !batch.isOpen, !isShowingElements else { return }
        if batch.isReloadWaiting { reload() }
        while !batch.isCommitting, !batch.waiting.isEmpty { batch.waiting.removeFirst().run() }
    }

    /// The changes as a layout hears of them.
    func updateItems(of update: BatchUpdate, map: BatchUpdateMap) -> [UICollectionViewUpdateItem] {
        func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        var items: [UICollectionViewUpdateItem] = []
        items += update.deletedSections.map {
            UICollectionViewUpdateItem(.delete, from: whole($0), to: nil)
        }
        items += update.insertedSections.map {
            UICollectionViewUpdateItem(.insert, from: nil, to: whole($0))
        }
        items += update.reloadedSections.map {
            UICollectionViewUpdateItem(
                .reload, from: whole($0), to: map.newSection(of: $0).map(whole))
        }
        items += update.movedSections.map {
            UICollectionViewUpdateItem(.move, from: whole($0.from), to: whole($0.to))
        }
        items += update.deletedItems.map {
            UICollectionViewUpdateItem(.delete, from: IndexPath($0), to: nil)
        }
        items += update.insertedItems.map {
            UICollectionViewUpdateItem(.insert, from: nil, to: IndexPath($0))
        }
        items += update.reloadedItems.map {
            UICollectionViewUpdateItem(
                .reload, from: IndexPath($0), to: map.newPath(of: $0).map { IndexPath($0) })
        }
        items += update.movedItems.map {
            UICollectionViewUpdateItem(.move, from: IndexPath($0.from), to: IndexPath($0.to))
        }
        return items
    }
}

/// A block that is made and run on the main actor.
// The block never runs elsewhere: `run` is isolated to the main actor.
final class MainActorBlock: @unchecked Sendable {
    private let block: @MainActor () -> Void

    @MainActor init(_ block: @escaping @MainActor () -> Void) {
        self.block = block
    }

    @MainActor func run() { block() }
}
