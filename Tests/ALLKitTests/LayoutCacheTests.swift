// SPDX-License-Identifier: MIT
import XCTest

@testable import ALLKit

final class LayoutCacheTests: XCTestCase {
    func testTheValuesUsedLongestAgoGoFirst() {
        var cache = LayoutCache<Int>(capacity: 8)
        for row in 0..<8 { cache.store(row, for: row) }
        _ = cache.value(0)
        cache.store(8, for: 8)
        XCTAssertLessThanOrEqual(cache.count, 8)
        XCTAssertEqual(cache.value(0), 0)
        XCTAssertEqual(cache.value(8), 8)
        XCTAssertNil(cache.value(1))
    }

    func testTheNumberOfValuesIsBounded() {
        var cache = LayoutCache<Int>(capacity: 10)
        for row in 0..<1_000 {
            cache.store(row, for: row)
            XCTAssertLessThanOrEqual(cache.count, 10)
        }
    }
}
