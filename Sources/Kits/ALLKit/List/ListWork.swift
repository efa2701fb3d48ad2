// SPDX-License-Identifier: MIT
import ListDiff

/// What is done away from the main thread for a new list: its difference to the shown one, and the
/// layouts of the rows that will be seen first.
struct ListWork<ContextType>: Sendable {
    let old: RowSource<ContextType>
    let new: RowSource<ContextType>
    let sizes: RowSizes
    let measure: RowLayoutEngine<any Layout>.Measure
    let firstVisible: Int
    /// How much to lay out, in square points.
    let area: CGFloat

    struct Result: Sendable {
        let diff: ListDiff
        let newIndices: [Int?]
        let sizes: RowSizes
        let results: [(row: Int, result: RowLayoutEngine<any Layout>.Measured)]
        /// How many of the old rows had been measured.
        let measuredBefore: Int
    }

    /// Cost: linear in the rows, plus the layouts of about two screens.
    ///
    /// - Returns: nil if the task was cancelled.
    func run() -> Result? {
        guard let diff = try? new.difference(from: old) else { return nil }
        let newIndices = diff.newIndices(oldCount: old.count)
        var sizes = sizes.moved(
            to: newIndices, count: new.count, changed: diff.updates.map(\.to))
        // As many rows from the same place on are about what the screen will show.
        let first = min(firstVisible, max(0, new.count - 1))
        // Another estimate of rows above the screen would move what is seen.
        let keepsEstimate = (0..<first).contains { !sizes.isMeasured($0) }
        let screen = RowLayoutEngine<any Layout>.measureScreen(
            &sizes, from: first, area: area, keepsEstimate: keepsEstimate, measure)
        return Result(
            diff: diff, newIndices: newIndices, sizes: sizes, results: screen.results,
            measuredBefore: self.sizes.measuredCount)
    }
}
