// SPDX-License-Identifier: MIT
import CoreGraphics
import XCTest

final class PixelRegionTests: XCTestCase {
    func testSubtractingAHoleLeavesTheRing() {
        let region = PixelRegion(PixelRect(x: 0, y: 0, width: 10, height: 10))
        region.subtract(PixelRect(x: 2, y: 2, width: 4, height: 4))
        XCTAssertEqual(region.area, 84)
        XCTAssertFalse(region.contains(x: 3, y: 3))
        XCTAssertTrue(region.contains(x: 0, y: 0))
        XCTAssertEqual(region.extents, PixelRect(x: 0, y: 0, width: 10, height: 10))
    }

    func testUnionOfOverlappingRectanglesCountsPixelsOnce() {
        let region = PixelRegion([
            PixelRect(x: 0, y: 0, width: 4, height: 4), PixelRect(x: 2, y: 2, width: 4, height: 4),
        ])
        XCTAssertEqual(region.area, 28)
        XCTAssertTrue(region.intersects(PixelRect(x: 5, y: 5, width: 9, height: 9)))
        XCTAssertFalse(region.contains(PixelRect(x: 0, y: 0, width: 6, height: 6)))
    }

    func testTranslateMovesEveryRectangle() {
        let region = PixelRegion(PixelRect(x: 1, y: 1, width: 2, height: 2))
        region.translate(x: 10, y: -1)
        XCTAssertEqual(region.rects, [PixelRect(x: 11, y: 0, width: 2, height: 2)])
    }

    func testCopyIsIndependent() {
        let region = PixelRegion(PixelRect(x: 0, y: 0, width: 2, height: 2))
        let copy = region.copy()
        region.removeAll()
        XCTAssertTrue(region.isEmpty)
        XCTAssertEqual(copy.area, 4)
    }

    func testIntersectWithAnEmptyRectangleEmpties() {
        let region = PixelRegion(PixelRect(x: 0, y: 0, width: 2, height: 2))
        region.intersect(PixelRect(x: 0, y: 0, width: -3, height: 2))
        XCTAssertTrue(region.isEmpty)
    }

    func testCoveringRoundsOutwardsAndSurvivesBadNumbers() {
        XCTAssertEqual(
            PixelRect(covering: CGRect(x: 0.2, y: -0.2, width: 1, height: 1)),
            PixelRect(x: 0, y: -1, width: 2, height: 2))
        XCTAssertTrue(PixelRect(covering: .null).isEmpty)
        XCTAssertTrue(
            PixelRect(covering: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).isEmpty)
        XCTAssertFalse(
            PixelRect(covering: CGRect(x: -1e300, y: 0, width: 1e301, height: 1)).isEmpty)
    }
}
