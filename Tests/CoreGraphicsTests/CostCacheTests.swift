// SPDX-License-Identifier: MIT
import CoreGraphics
import XCTest

final class CostCacheTests: XCTestCase {
    func testUnusedValuesGoFirst() {
        let cache = CostCache<Int, String>(limit: 10)
        cache.insert("a", for: 1, cost: 4)
        cache.insert("b", for: 2, cost: 4)
        XCTAssertEqual(cache.value(for: 1), "a")
        cache.insert("c", for: 3, cost: 4)
        XCTAssertNil(cache.value(for: 2))
        XCTAssertEqual(cache.value(for: 3), "c")
        XCTAssertLessThanOrEqual(cache.cost, 10)
    }

    func testValueOverTheLimitIsNotKept() {
        let cache = CostCache<Int, String>(limit: 10)
        cache.insert("a", for: 1, cost: 11)
        XCTAssertNil(cache.value(for: 1))
        XCTAssertEqual(cache.cost, 0)
    }

    func testReplacingAValueReplacesItsCost() {
        let cache = CostCache<Int, String>(limit: 10)
        cache.insert("a", for: 1, cost: 8)
        cache.insert("b", for: 1, cost: 2)
        XCTAssertEqual(cache.cost, 2)
        XCTAssertEqual(cache.count, 1)
        cache.removeAll()
        XCTAssertEqual(cache.count, 0)
    }
}
