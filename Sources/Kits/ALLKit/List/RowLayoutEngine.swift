// SPDX-License-Identifier: MIT
import Synchronization
import UIKit

/// Measures the rows of a list: those on screen at once, the others in the background.
///
/// A list starts with the rows of about two screens measured and the others estimated. Pieces of
/// the rest are then measured outward from the screen and handed to ``onCommit`` in batches.
/// Starting again drops what is under way: a piece of an older start stops at its next row and is
/// never committed.
///
/// Rows are measured by all processors at once, and by one while the list scrolls.
@MainActor
package final class RowLayoutEngine<Layout> {
    /// A row's size in points, and the layout that has it.
    package struct Measured: @unchecked Sendable {
        package let size: CGSize
        // Made on one thread and then read on the main thread only; the queue orders the two.
        package let layout: Layout

        package init(size: CGSize, layout: Layout) {
            self.size = size
            self.layout = layout
        }
    }

    /// Rows that cover an area, and what was measured for them: with a crew of several it may be
    /// some more.
    package typealias Screen = (rows: Range<Int>, results: [(row: Int, result: Measured)])

    /// Measures a row, on any thread; several rows at a time.
    package typealias Measure = @Sendable (Int) -> Measured

    /// Rows that are measured together.
    private final class Piece: Sendable {
        let rows: [Int]
        private let stopped = Atomic(false)

        init(_ rows: [Int]) { self.rows = rows }

        /// Makes it end at its next row.
        func stop() { stopped.store(true, ordering: .relaxed) }

        var isStopped: Bool { stopped.load(ordering: .relaxed) }
    }

    /// The sizes as committed.
    package private(set) var sizes = RowSizes(count: 0, estimate: .zero)
    /// Told after sizes changed in the background: the rows, ascending.
    package var onCommit: ((_ rows: [Int]) -> Void)?
    /// Whether measured pieces wait, because the rows on screen are under a finger; asked often.
    package var isHeld: () -> Bool = { false }

    private let queue: LayoutQueue
    /// The piece that is out.
    private var piece: Piece?
    private var measure: Measure?
    private var layouts: LayoutCache<Layout>
    private var plan = RefinementPlan(count: 0, focus: 0..<0)
    private var focus = 0..<0
    /// Counts the rows that came on screen; scrolling is when it grows.
    private var activity: UInt = 0
    private var seenActivity: UInt = 0
    private var isScrolling = false
    private var isWatching = false
    private var isStarted = false
    private var pending: [(row: Int, size: CGSize, layout: Layout?)] = []

    /// Makes an engine without rows.
    ///
    /// - Parameters:
    ///   - queue: Where pieces are measured.
    ///   - cacheCapacity: How many layouts are kept; some screens' worth.
    package init(queue: LayoutQueue, cacheCapacity: Int) {
        self.queue = queue
        layouts = LayoutCache(capacity: cacheCapacity)
    }

    deinit { piece?.stop() }

    // MARK: Starting

    /// Starts with other rows or another width; nothing is measured yet.
    ///
    /// - Parameters:
    ///   - sizes: What is known of the rows.
    ///   - keeping: Layouts that are still right, by row.
    ///   - measure: Measures a row.
    package func start(
        sizes: RowSizes, keeping layouts: LayoutCache<Layout>? = nil, measure: @escaping Measure
    ) {
        cancel()
        self.sizes = sizes
        self.measure = measure
        self.layouts = layouts ?? LayoutCache(capacity: self.layouts.capacity)
    }

    /// Measures the rows that are still to be measured in another way, with the same results.
    package func measure(by measure: @escaping Measure) { self.measure = measure }

    /// Drops what is under way; rows keep the sizes they have.
    package func cancel() {
        piece?.stop()
        piece = nil
        pending = []
        isStarted = false
    }

    /// Lets other work pass: the piece that is out ends at its next row, the rest of it comes later.
    package func giveWay() { piece?.stop() }

    /// Layouts that survive a change of the list; see ``RowSizes/moved(to:count:changed:)``.
    package func layouts(movedTo newIndices: [Int?], changed: [Int]) -> LayoutCache<Layout> {
        layouts.moved(to: newIndices, changed: changed)
    }

    /// Stores results that were measured elsewhere for the current rows.
    package func adopt(_ results: [(row: Int, result: Measured)]) {
        for (row, result) in results {
            sizes.record(result.size, for: row)
            layouts.store(result.layout, for: row)
        }
    }

    /// Measures rows from one on until they cover an area; the mean becomes the estimate.
    ///
    /// - Parameters:
    ///   - row: The first row.
    ///   - area: Width times height to cover, in square points.
    /// - Returns: The rows that cover it.
    @discardableResult
    package func measureScreen(from row: Int, area: CGFloat) -> Range<Int> {
        guard let measure else { return 0..<0 }
        var search = ScreenSearch(first: row, area: area)
        search.crew = queue.crew
        let screen = search.run(&sizes, measure)
        for (row, result) in screen.results { layouts.store(result.layout, for: row) }
        return screen.rows
    }

    // MARK: Asking

    /// The layout of a row, made now if it is not there.
    ///
    /// - Returns: The layout, and whether making it changed the row's size.
    package func layout(_ row: Int) -> (layout: Layout, sizeChanged: Bool)? {
        if let layout = layouts.value(row) { return (layout, false) }
        guard let result = measure?(row) else { return nil }
        let sizeChanged = sizes.record(result.size, for: row)
        layouts.store(result.layout, for: row)
        return (result.layout, sizeChanged)
    }

    /// Measures those of some rows that are not measured yet, at once.
    ///
    /// - Returns: The rows whose sizes changed, ascending.
    package func require(_ rows: Range<Int>) -> [Int] {
        rows.clamped(to: 0..<sizes.count).filter { row in
            guard !sizes.isMeasured(row) else { return false }
            let before = sizes[row]
            return measureNow(row) != before
        }
    }

    private func measureNow(_ row: Int) -> CGSize {
        guard !sizes.isMeasured(row), let result = measure?(row) else { return sizes[row] }
        sizes.record(result.size, for: row)
        layouts.store(result.layout, for: row)
        return sizes[row]
    }

    // MARK: Refining

    /// Says which rows have come on screen; the background works outward from them.
    ///
    /// While rows come and go, only those near the screen are measured, so that scrolling has the
    /// processor for itself; the others go on once it has come to rest.
    package func focus(on rows: Range<Int>) {
        activity &+= 1
        isScrolling = true
        watch()
        // A step of less than a screen leaves the order of work good enough.
        guard !rows.overlaps(focus) || focus.isEmpty else { return }
        focus = rows
        plan.focus(on: rows)
        refine()
    }

    /// Measures what is missing, outward from the rows on screen.
    package func refine(from rows: Range<Int>) {
        isStarted = true
        focus = rows
        plan = RefinementPlan(count: sizes.count, focus: rows)
        refine()
    }

    /// Whether rows are to be measured in the background, or wait to be committed.
    package var isRefining: Bool { isStarted && !sizes.isComplete }

    /// The rows worth measuring while the list scrolls.
    private var nearRows: Range<Int> {
        let reach = layouts.capacity / 3
        return focus.lowerBound - reach..<focus.upperBound + reach
    }

    private func refine() {
        guard isRefining, piece == nil, let measure else { return }
        let rows = plan.nextPiece(within: isScrolling ? nearRows : nil) { sizes.isMeasured($0) }
        guard !rows.isEmpty else { return }
        let piece = Piece(rows)
        self.piece = piece
        let main = queue.main
        let crew = isScrolling ? LayoutCrew.single : queue.crew
        let errand = Errand(measure) { measure in
            crew.measure(rows, isCancelled: { piece.isStopped }, measure)
        }
        queue.background { [weak self] in
            errand.run()
            main {
                guard let results = errand.end()?.output else { return }
                self?.deliver(results, of: piece)
            }
        }
    }

    /// Looks from time to time whether scrolling has come to rest and held pieces may be committed.
    private func watch() {
        guard !isWatching else { return }
        isWatching = true
        seenActivity = activity
        queue.later { [weak self] in
            guard let self else { return }
            self.isWatching = false
            self.isScrolling = self.activity != self.seenActivity
            if !self.isHeld() { self.commitPending() }
            self.refine()
            if self.isScrolling || !self.pending.isEmpty { self.watch() }
        }
    }

    private func deliver(_ results: [(row: Int, result: Measured)], of piece: Piece) {
        guard piece === self.piece else { return }
        self.piece = nil
        if results.count < piece.rows.count { plan.focus(on: focus) }
        // Layouts far from the screen would be dropped before they are shown.
        let near = nearRows
        for (row, result) in results {
            pending.append((row, result.size, near.contains(row) ? result.layout : nil))
        }
        if isHeld() { watch() } else { commitPending() }
        refine()
    }

    private func commitPending() {
        guard !pending.isEmpty else { return }
        let results = pending
        pending = []
        var changed: [Int] = []
        for (row, size, layout) in results where !sizes.isMeasured(row) {
            if sizes.record(size, for: row) { changed.append(row) }
            if let layout { layouts.store(layout, for: row) }
        }
        if sizes.isComplete, results.count > 1, queue.crew.size > 1 {
            let crew = queue.crew
            queue.background { crew.giveBackMemory() }
        }
        guard !changed.isEmpty else { return }
        onCommit?(changed.sorted())
    }
}
