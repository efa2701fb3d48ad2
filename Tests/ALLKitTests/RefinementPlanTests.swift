// SPDX-License-Identifier: MIT
import XCTest

@testable import ALLKit

final class RefinementPlanTests: XCTestCase {
    func testEveryRowComesOnceWhateverTheStart() {
        for start in [0, 1, 499, 999, 1_000, 5_000, -3] {
            var plan = RefinementPlan(count: 1_000, focus: start..<start + 1)
            var seen: [Int] = []
            var measured = Set(stride(from: 0, to: 1_000, by: 3))
            while true {
                let piece = plan.nextPiece(within: nil) { measured.contains($0) }
                if piece.isEmpty { break }
                XCTAssertLessThanOrEqual(piece.count, RefinementPlan.largestPiece + 2)
                seen += piece
                measured.formUnion(piece)
            }
            XCTAssertEqual(seen.sorted(), (0..<1_000).filter { $0 % 3 != 0 }, "start \(start)")
        }
    }
}
