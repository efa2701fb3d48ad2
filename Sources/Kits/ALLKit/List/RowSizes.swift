// SPDX-License-Identifier: MIT
import UIKit

/// The sizes of all rows of a list: measured ones, and an estimate for the others.
///
/// Cost: 8 bytes a row; reading and recording take constant time.
package struct RowSizes: Sendable {
    /// Width and height in points; NaN where the row has not been measured.
    private var sizes: [SIMD2<Float>]
    private var sum = SIMD2<Double>.zero
    /// Number of measured rows.
    package private(set) var measuredCount = 0
    /// What an unmeasured row is taken for, in points.
    package private(set) var estimate: CGSize

    private static let unmeasured = SIMD2<Float>(.nan, .nan)

    /// Makes a table without measured rows.
    package init(count: Int, estimate: CGSize) {
        sizes = Array(repeating: Self.unmeasured, count: count)
        self.estimate = estimate
    }

    /// Number of rows.
    package var count: Int { sizes.count }

    /// Whether every row has been measured.
    package var isComplete: Bool { measuredCount == sizes.count }

    /// The mean of the measured sizes, nil when there is none.
    package var mean: CGSize? {
        guard measuredCount > 0 else { return nil }
        let mean = sum / Double(measuredCount)
        return CGSize(width: mean.x, height: mean.y)
    }

    /// Whether a row has been measured.
    package func isMeasured(_ row: Int) -> Bool { !sizes[row].x.isNaN }

    /// The size of a row in points, the estimate if it has not been measured.
    package subscript(row: Int) -> CGSize {
        let size = sizes[row]
        guard !size.x.isNaN else { return estimate }
        return CGSize(width: CGFloat(size.x), height: CGFloat(size.y))
    }

    /// The sizes of all rows in points. Cost: O(n).
    package var all: [CGSize] {
        var result: [CGSize] = []
        result.reserveCapacity(sizes.count)
        let estimate = estimate
        for size in sizes {
            result.append(
                size.x.isNaN
                    ? estimate : CGSize(width: CGFloat(size.x), height: CGFloat(size.y)))
        }
        return result
    }

    /// Records a measured size; parts that are no length count as 0.
    ///
    /// - Returns: Whether the size that the row had before, measured or estimated, has changed.
    @discardableResult
    package mutating func record(_ size: CGSize, for row: Int) -> Bool {
        func length(_ value: CGFloat) -> Float {
            let length = Float(value)
            return length.isFinite && length > 0 ? length : 0
        }
        let before = self[row]
        if isMeasured(row) {
            sum -= SIMD2(Double(sizes[row].x), Double(sizes[row].y))
        } else {
            measuredCount += 1
        }
        sizes[row] = SIMD2(length(size.width), length(size.height))
        sum += SIMD2(Double(sizes[row].x), Double(sizes[row].y))
        return self[row] != before
    }

    /// Takes the mean of the measured sizes as the estimate of the others.
    ///
    /// - Returns: Whether the estimate changed.
    @discardableResult
    package mutating func refreshEstimate() -> Bool {
        guard let mean, mean != estimate else { return false }
        estimate = mean
        return true
    }

    /// The table after a change of the list: survivors keep their measured sizes.
    ///
    /// - Parameters:
    ///   - newIndices: The new index of each old row, nil for a row that is gone.
    ///   - count: Number of rows after the change.
    ///   - changed: New indices of survivors to measure again.
    package func moved(to newIndices: [Int?], count: Int, changed: [Int]) -> RowSizes {
        var result = RowSizes(count: count, estimate: estimate)
        for (old, new) in newIndices.enumerated() {
            guard let new, isMeasured(old) else { continue }
            result.sizes[new] = sizes[old]
        }
        for row in changed { result.sizes[row] = Self.unmeasured }
        for size in result.sizes where !size.x.isNaN {
            result.measuredCount += 1
            result.sum += SIMD2(Double(size.x), Double(size.y))
        }
        return result
    }
}
