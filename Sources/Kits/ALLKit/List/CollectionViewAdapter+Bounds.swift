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
        let rows = wanted
        let first = collectionView.indexPathsForVisibleItems.map(\.item).min() ?? 0
        let area = screenArea
        guard async else {
            let measure = Self.measure(rows, boundingDimensions)
            var sizes = RowSizes(count: rows.count, estimate: engine.sizes.estimate)
            let screen = RowLayoutEngine<any Layout>.measureScreen(
                &sizes, from: first, area: area, engine.exclusive(measure))
            show(rows, sizes: sizes, results: screen.results, measure: measure)
            completion?(true)
            return
        }
        computeScreen(
            boundingDimensions, first: first, area: area, turn: turn, answer: Answer(completion))
    }

    private func computeScreen(
        _ bounds: LayoutDimensions<CGFloat>, first: Int, area: CGFloat, turn: Turn, answer: Answer
    ) {
        let rows = wanted
        let measure = Self.measure(rows, bounds)
        let exclusive = engine.exclusive(measure)
        let fresh = RowSizes(count: rows.count, estimate: engine.sizes.estimate)
        let main = queue.main
        queue.background { [weak self] in
            var sizes = fresh
            let screen = RowLayoutEngine<any Layout>.measureScreen(
                &sizes, from: first, area: turn.isNewest ? area : 0, exclusive)
            let result = (sizes, screen.results)
            main {
                guard let self else { return }
                guard turn.isNewest else {
                    answer.give(false)
                    return
                }
                // Rows may have been moved by hand meanwhile.
                guard self.wanted === rows else {
                    return self.computeScreen(
                        bounds, first: first, area: area, turn: turn, answer: answer)
                }
                self.show(rows, sizes: result.0, results: result.1, measure: measure)
                answer.give(true)
            }
        }
    }

    /// Shows rows from the start, without a difference.
    func show(
        _ rows: Rows, sizes: RowSizes,
        results: [(row: Int, result: RowLayoutEngine<any Layout>.Measured)],
        measure: @escaping RowLayoutEngine<any Layout>.Measure
    ) {
        shown = rows
        shownBounds = bounds
        engine.start(sizes: sizes, measure: measure)
        engine.adopt(results)
        collectionView.reloadData()
        engine.refine(from: visibleRows)
    }

    /// How rows are measured within bounds, on any thread.
    static func measure(
        _ rows: Rows, _ bounds: LayoutDimensions<CGFloat>
    ) -> RowLayoutEngine<any Layout>.Measure {
        let limits = Limits(bounds)
        return { row in
            let layout = rows.item(row).makeLayout(limits.value)
            return RowLayoutEngine.Measured(size: layout.size, layout: layout)
        }
    }
}

/// Bounds that cross threads.
// Unchecked: an immutable pair of numbers.
private struct Limits: @unchecked Sendable {
    let value: LayoutDimensions<CGFloat>

    init(_ value: LayoutDimensions<CGFloat>) {
        self.value = value
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
