// SPDX-License-Identifier: MIT

extension CollectionViewAdapter {
    /// Sets the bounds within which rows are laid out, as when the list's width changed. The rows
    /// on screen are laid out first, the others follow in the background.
    ///
    /// - Parameters:
    ///   - boundingDimensions: in points; a dimension of nil has no bound.
    ///   - async: whether the rows on screen are laid out away from the main thread too, so that
    ///     the change shows later.
    ///   - completion: called once with whether the change was shown: false if the bounds are the
    ///     ones that are set, if another change overtook this one, or if the adapter has ended.
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
        let input = BoundsWork(
            rows: wanted, measure: Self.measure(wanted, bounds),
            sizes: RowSizes(count: wanted.count, estimate: engine.sizes.estimate),
            search: search, answer: answer)
        let errand = Errand(input) { $0.run() }
        let main = queue.main
        queue.background { [weak self] in
            errand.run()
            main {
                guard let (input, result) = errand.end() else { return }
                guard let self, turn.isNewest, let result else {
                    input.answer.give(false)
                    return
                }
                // Rows may have been moved by hand meanwhile.
                guard self.wanted === input.rows else {
                    return self.compute(input.search, bounds, turn: turn, answer: input.answer)
                }
                self.show(
                    input.rows, sizes: result.sizes, screen: result.screen,
                    measure: input.measure)
                input.answer.give(true)
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

/// What is done away from the main thread for other bounds: the layouts of the rows on screen.
private struct BoundsWork<ContextType>: Sendable {
    let rows: RowSource<ContextType>
    let measure: RowLayoutEngine<any Layout>.Measure
    let sizes: RowSizes
    let search: ScreenSearch
    let answer: Answer

    func run() -> (sizes: RowSizes, screen: RowLayoutEngine<any Layout>.Screen) {
        var sizes = sizes
        let screen = search.run(&sizes, measure)
        return (sizes, screen)
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
