// SPDX-License-Identifier: MIT
import XCTest

@testable import ALLKit

final class LayoutDimensionsTests: XCTestCase {
    func testOnlyPositiveFiniteNumbersAreLengths() {
        let none: [CGFloat] = [0, -1, .nan, .infinity, -.infinity]
        for number in none { XCTAssertNil(number.layoutDimension.value, "\(number)") }
        XCTAssertEqual(CGFloat(1).layoutDimension.value, 1)
        XCTAssertEqual(CGFloat.ulpOfOne.layoutDimension.value, .ulpOfOne)
    }

    func testAnUnknownSideIsTheLargestNumberOfASize() {
        let size = CGSize(width: 10, height: 0).layoutDimensions.size
        XCTAssertEqual(size, CGSize(width: 10, height: CGFloat.greatestFiniteMagnitude))
    }

    func testModifyHandsOutWhatIsUnknownAsNaN() {
        let dimensions = CGSize(width: 10, height: 0).layoutDimensions
        let modified = dimensions.modify { width, height in
            XCTAssertTrue(height.isNaN)
            return (width - 10, 7)
        }
        XCTAssertNil(modified.width.value)
        XCTAssertEqual(modified.height.value, 7)
    }
}
