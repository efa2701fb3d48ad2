// SPDX-License-Identifier: MIT

extension CollectionViewAdapter {
    /// Sets the bounds within which rows are laid out, as when the list's width changed. The rows
    /// on screen are laid out first, the others follow in the background.
    ///
    /// - Parameters:
    ///   - boundingDimensions: in points; a dimension of nil has no bound.
    ///   - async: whether the rows on screen are laid out away from the main thread too, so that
    ///     the change shows later.
    ///   - completion: gets whether the change was shown: false if the bounds are the ones that are
    ///     set, or if another change overtook this one.
    public func set(
        boundingDimensions: LayoutDimensions<CGFloat>, async: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard boundingDimensions != bounds else {
            completion?(false)
            return
        }
        bounds = boundingDimensions
        let turn = turns.next()
        // What is under way within other bounds would hold up the processors.
        engine.cancel()
        let first = collectionView.indexPathsForVisibleItems.map(\.item).min() ?? 0
        var search = ScreenSearch(first: first, area: screenArea)
        search.crew = queue.crew
        guard async else {
            let measure = Self.measure(wanted, boundingDimensions)
            var sizes = RowSizes(count: wanted.count, estimate: engine.sizes.estimate)
            let screen = search.run(&sizes, measure)
            show(wanted, sizes: sizes, screen: screen, measure: measure)
            completion?(true)
            return
        }
        search.isCancelled = { !turn.isNewest }
        compute(search, boundingDimensions, turn: turn, answer: Answer(completion))
    }

    private func compute(
        _ search: ScreenSearch, _ bounds: LayoutDimensions<CGFloat>, turn: Turn, answer: Answer
    ) {
        let rows = wanted
        let measure = Self.measure(rows, bounds)
        let fresh = RowSizes(count: rows.count, estimate: engine.sizes.estimate)
        let main = queue.main
        queue.background { [weak self] in
            var sizes = fresh
            let screen = search.run(&sizes, measure)
            let result = (sizes, screen)
            main {
                guard let self else { return }
                guard turn.isNewest else {
                    answer.give(false)
                    return
                }
                // Rows may have been moved by hand meanwhile.
                guard self.wanted === rows else {
                    return self.compute(search, bounds, turn: turn, answer: answer)
                }
                self.show(rows, sizes: result.0, screen: result.1, measure: measure)
                answer.give(true)
            }
        }
    }

    /// Shows rows from the start, without a difference.
    func show(
        _ rows: Rows, sizes: RowSizes, screen: RowLayoutEngine<any Layout>.Screen,
        measure: @escaping RowLayoutEngine<any Layout>.Measure
    ) {
        shown = rows
        shownBounds = bounds
        engine.start(sizes: sizes, measure: measure)
        engine.adopt(screen.results)
        collectionView.reloadData()
        // The cells come with the next layout pass.
        engine.refine(from: screen.rows)
    }

    /// How rows are measured within bounds, on any thread.
    static func measure(
        _ rows: Rows, _ bounds: LayoutDimensions<CGFloat>
    ) -> RowLayoutEngine<any Layout>.Measure {
        { row in
            let layout = rows.item(row).makeLayout(bounds)
            return RowLayoutEngine.Measured(size: layout.size, layout: layout)
        }
    }
}

/// A completion that goes to another thread and back.
// Unchecked: it is called on the main actor only, whence it came.
final class Answer: @unchecked Sendable {
    private let completion: ((Bool) -> Void)?

    init(_ completion: ((Bool) -> Void)?) {
        self.completion = completion
    }

    @MainActor func give(_ result: Bool) {
        completion?(result)
    }
}
