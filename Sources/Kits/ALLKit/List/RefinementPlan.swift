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
    /// - Parameters:
    ///   - reach: The rows to choose from; nil for all.
    ///   - isMeasured: Whether a row needs no more work.
    package mutating func nextPiece(within reach: Range<Int>?, isMeasured: (Int) -> Bool) -> [Int] {
        let reach = (reach ?? 0..<count).clamped(to: 0..<count)
        let length = reach.count < count ? Self.smallestPiece : pieceLength
        var rows: [Int] = []
        // Two rows below for one above: people mostly scroll down.
        while rows.count < length {
            let before = rows.count
            for _ in 0..<2 {
                while below < reach.upperBound, isMeasured(below) { below += 1 }
                if below < reach.upperBound {
                    rows.append(below)
                    below += 1
                }
            }
            while above >= reach.lowerBound, isMeasured(above) { above -= 1 }
            if above >= reach.lowerBound {
                rows.append(above)
                above -= 1
            }
            if rows.count == before { break }
        }
        if reach.count == count { pieceLength = min(pieceLength * 2, Self.largestPiece) }
        return rows
    }
}
