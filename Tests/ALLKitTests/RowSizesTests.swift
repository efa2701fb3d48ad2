// SPDX-License-Identifier: MIT
import XCTest

@testable import ALLKit

final class RowSizesTests: XCTestCase {
    func testRecordingTellsWhetherTheSizeChanged() {
        var sizes = RowSizes(count: 3, estimate: CGSize(width: 10, height: 20))
        XCTAssertFalse(sizes.record(CGSize(width: 10, height: 20), for: 1))
        XCTAssertTrue(sizes.isMeasured(1))
        XCTAssertTrue(sizes.record(CGSize(width: 10, height: 40), for: 1))
        XCTAssertTrue(sizes.record(CGSize(width: 10, height: 30), for: 2))
        XCTAssertEqual(sizes.measuredCount, 2)
        XCTAssertEqual(sizes.mean, CGSize(width: 10, height: 35))
        XCTAssertTrue(sizes.refreshEstimate())
        XCTAssertEqual(sizes[0], CGSize(width: 10, height: 35))
        XCTAssertFalse(sizes.refreshEstimate())
    }

    func testLengthsThatAreNoneCountAsZero() {
        var sizes = RowSizes(count: 1, estimate: .zero)
        for bad in [CGFloat.nan, -.infinity, -3, .infinity] {
            sizes.record(CGSize(width: bad, height: bad), for: 0)
            XCTAssertEqual(sizes[0], .zero)
        }
        XCTAssertEqual(sizes.mean, .zero)
    }
}
