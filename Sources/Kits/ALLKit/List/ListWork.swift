// SPDX-License-Identifier: MIT
import ListDiff
import Synchronization

/// What is done away from the main thread for a new list: its difference to the shown one, and the
/// layouts of the rows that will be seen first.
struct ListWork<ContextType>: Sendable {
    let old: RowSource<ContextType>
    let new: RowSource<ContextType>
    /// Within which both lists are shown.
    let bounds: LayoutDimensions<CGFloat>
    let sizes: RowSizes
    let measure: RowLayoutEngine<any Layout>.Measure
    let firstVisible: Int
    /// How much to lay out, in square points.
    let area: CGFloat
    /// Which computation of the adapter this is.
    let turn: Turn
    /// Who lays out.
    let crew: LayoutCrew

    struct Result: Sendable {
        let diff: ListDiff
        let newIndices: [Int?]
        let sizes: RowSizes
        /// The rows that will be seen first.
        let screen: RowLayoutEngine<any Layout>.Screen
        /// How many of the old rows had been measured.
        let measuredBefore: Int
    }

    /// Cost: linear in the rows, plus the layouts of about two screens.
    ///
    /// - Returns: nil if another computation overtook this one before rows were laid out; the
    ///   caller asks whether one has since.
    func run() -> Result? {
        guard turn.isNewest, let diff = try? new.difference(from: old, within: bounds),
            turn.isNewest
        else { return nil }
        let newIndices = diff.newIndices(oldCount: old.count)
        var sizes = sizes.moved(
            to: newIndices, count: new.count, changed: diff.updates.map(\.to))
        // As many rows from the same place on are about what the screen will show.
        let first = min(firstVisible, max(0, new.count - 1))
        // Another estimate of rows above the screen would move what is seen.
        let keepsEstimate = (0..<first).contains { !sizes.isMeasured($0) }
        var search = ScreenSearch(first: first, area: area)
        search.keepsEstimate = keepsEstimate
        search.crew = crew
        search.isCancelled = { [turn] in !turn.isNewest }
        // Whoever is overtaken now hands over the layouts that there are.
        let screen = search.run(&sizes, measure)
        return Result(
            diff: diff, newIndices: newIndices, sizes: sizes, screen: screen,
            measuredBefore: self.sizes.measuredCount)
    }
}

/// Counts an adapter's computations, so that one on another thread sees that a newer one came.
final class TurnCounter: Sendable {
    private let newest = Atomic(0)

    /// Begins a computation; those begun before are overtaken.
    func next() -> Turn {
        Turn(number: newest.add(1, ordering: .relaxed).newValue, counter: self)
    }

    fileprivate func isNewest(_ number: Int) -> Bool {
        newest.load(ordering: .relaxed) == number
    }
}

/// One computation of an adapter.
struct Turn: Sendable {
    fileprivate let number: Int
    fileprivate let counter: TurnCounter

    /// Whether no other computation has begun since.
    var isNewest: Bool { counter.isNewest(number) }
}
