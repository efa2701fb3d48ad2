// SPDX-License-Identifier: MIT
import Flexbox
import XCTest

extension XCTestCase {
    /// The frame is these numbers exactly.
    func assert(
        _ frame: FlexRect, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        XCTAssertEqual(
            frame, FlexRect(x: x, y: y, width: width, height: height), file: file, line: line)
    }
}
