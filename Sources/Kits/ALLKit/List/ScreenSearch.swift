// SPDX-License-Identifier: MIT
import UIKit

/// Measures rows from one on until they cover an area, however long the list is.
package struct ScreenSearch: Sendable {
    /// The most rows that are measured for an area, whatever their sizes.
    package static let rowLimit = 512
    /// The most rows that a crew shares before the area is looked at again.
    private static let stepLimit = 64

    /// The first row.
    package var first: Int
    /// Width times height to cover, in square points.
    package var area: CGFloat
    /// Whether rows that are not measured keep the size that they are taken for; the mean of the
    /// measured ones otherwise.
    package var keepsEstimate = false
    /// Who measures.
    package var crew = LayoutCrew.single
    /// Whether to stop before the next row.
    package var isCancelled: @Sendable () -> Bool = { false }

    /// Describes a search that takes its mean as the estimate.
    package init(first: Int, area: CGFloat) {
        self.first = first
        self.area = area
    }

    /// Measures the rows that a table lacks, on any thread.
    package func run<Layout>(
        _ sizes: inout RowSizes, _ measure: @escaping RowLayoutEngine<Layout>.Measure
    ) -> RowLayoutEngine<Layout>.Screen {
        let start = min(max(first, 0), sizes.count)
        let limit = min(sizes.count, start + Self.rowLimit)
        var results: [(row: Int, result: RowLayoutEngine<Layout>.Measured)] = []
        var end = start
        var covered: CGFloat = 0
        while end < limit, covered < area, !isCancelled() {
            if !sizes.isMeasured(end) {
                let step = end..<min(limit, end + stepLength(sizes, rest: area - covered))
                let found = crew.measure(
                    step.filter { !sizes.isMeasured($0) }, isCancelled: isCancelled, measure)
                for (row, result) in found { sizes.record(result.size, for: row) }
                results += found
                guard sizes.isMeasured(end) else { break }
            }
            covered += extent(sizes[end])
            end += 1
        }
        if !keepsEstimate { sizes.refreshEstimate() }
        return (start..<end, results)
    }

    /// A row without extent still costs its measurement.
    private func extent(_ size: CGSize) -> CGFloat { max(size.width, 1) * max(size.height, 1) }

    /// Half of the rows that the rest of the area will probably take, so that few are measured in
    /// vain; one for a caller alone.
    private func stepLength(_ sizes: RowSizes, rest: CGFloat) -> Int {
        guard crew.size > 1 else { return 1 }
        let size = sizes.mean ?? sizes.estimate
        // Nothing is known of the first rows of all.
        guard size.width > 0, size.height > 0 else { return crew.size }
        let expected = (rest / extent(size) / 2).rounded(.up)
        return min(max(Int(min(expected, CGFloat(Self.stepLimit))), crew.size), Self.stepLimit)
    }
}
