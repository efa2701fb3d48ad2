// SPDX-License-Identifier: MIT
import ListDiff
import XCTest

final class CancellationTests: XCTestCase {
    // A debug build's search for equal identities looks as well.
    override func setUp() { DuplicateNotice.reset(isGiven: true) }
    override func tearDown() { DuplicateNotice.reset() }

    /// Cancels the task at a look at an element and tells how many looks follow; nil if the work
    /// ends all the same.
    private func looksAfter(
        cancellingAt limit: Int, _ work: @Sendable @escaping ((Int) -> Int) throws -> Void
    ) async -> Int? {
        await Task.detached {
            var looks = 0
            do {
                try work { element in
                    looks += 1
                    if looks == limit { withUnsafeCurrentTask { $0?.cancel() } }
                    return element
                }
                return nil
            } catch {
                return error is CancellationError ? looks - limit : nil
            }
        }.value
    }

    private static let shuffled = (0..<40_000).map { ($0 * 7_919) % 40_000 }

    func testADifferenceStopsSoonAfterItsTaskIsCancelled() async {
        for limit in [1, 20_000, 60_000, 100_000] {
            let looks = await looksAfter(cancellingAt: limit) { id in
                _ = try ListDiff(from: Array(0..<40_000), to: CancellationTests.shuffled, id: id)
            }
            XCTAssertNotNil(looks, "cancelled at \(limit)")
            XCTAssertLessThan(looks ?? .max, 5 * 4_096, "cancelled at \(limit)")
        }
    }

    func testADifferenceOfEqualListsStopsSoonAfterItsTaskIsCancelled() async {
        for tail in [[], [1]] {
            // Equal from the front, or from the back.
            let looks = await looksAfter(cancellingAt: 20_000) { id in
                _ = try ListDiff(from: tail + Array(0..<40_000), to: Array(0..<40_000), id: id)
            }
            XCTAssertLessThan(looks ?? .max, 4 * 4_096)
        }
    }

    func testASectionedDifferenceStopsSoonAfterItsTaskIsCancelled() async {
        let old = (0..<10).map { Array($0 * 4_000..<($0 + 1) * 4_000) }
        let new = (0..<10).map { Array(CancellationTests.shuffled[$0 * 4_000..<($0 + 1) * 4_000]) }
        for limit in [1, 30_000, 80_000] {
            let looks = await looksAfter(cancellingAt: limit) { id in
                _ = try SectionedListDiff(
                    from: old, to: new, sectionID: { $0[0] / 4_000 }, items: { $0 }, id: id,
                    hasSameContent: ==)
            }
            XCTAssertNotNil(looks, "cancelled at \(limit)")
            XCTAssertLessThan(looks ?? .max, 5 * 4_096, "cancelled at \(limit)")
        }
    }

    func testADifferenceOutsideOfATaskIsNotCancelled() throws {
        XCTAssertNoThrow(try ListDiff(from: [1, 2], to: [2, 1]))
    }
}
