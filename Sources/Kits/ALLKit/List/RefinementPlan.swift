// SPDX-License-Identifier: MIT

/// Which rows to measure next in the background: outward from what is on screen.
///
/// Pieces start small, so that the rows next to the screen are ready soon, and grow, so that a
/// long list does not commit often.
package struct RefinementPlan: Sendable {
    /// Rows of the first piece and of the largest.
    package static let smallestPiece = 16
    package static let largestPiece = 256

    private let count: Int
    /// The next row to look at below the screen, and the next above it.
    private var below: Int
    private var above: Int
    private var pieceLength = smallestPiece

    /// Makes a plan for a number of rows, starting at those on screen.
    package init(count: Int, focus: Range<Int>) {
        self.count = count
        below = min(max(focus.lowerBound, 0), count)
        above = below - 1
    }

    /// Starts again from other rows; measured ones are passed over.
    package mutating func focus(on rows: Range<Int>) {
        self = RefinementPlan(count: count, focus: rows)
    }

    /// The rows of the next piece, empty when all are measured.
    ///
    /// - Parameter isMeasured: Whether a row needs no more work.
    package mutating func nextPiece(isMeasured: (Int) -> Bool) -> [Int] {
        var rows: [Int] = []
        // Two rows below for one above: people mostly scroll down.
        while rows.count < pieceLength {
            let length = rows.count
            for _ in 0..<2 {
                while below < count, isMeasured(below) { below += 1 }
                if below < count {
                    rows.append(below)
                    below += 1
                }
            }
            while above >= 0, isMeasured(above) { above -= 1 }
            if above >= 0 {
                rows.append(above)
                above -= 1
            }
            if rows.count == length { break }
        }
        pieceLength = min(pieceLength * 2, Self.largestPiece)
        return rows
    }
}
