// SPDX-License-Identifier: MIT
import CoreGraphics
import XCTest

final class CGAffineTransformTests: XCTestCase {
    func testConcatenatingAppliesTheReceiverFirst() {
        let map = CGAffineTransform(scaleX: 2, y: 3).concatenating(
            CGAffineTransform(translationX: 10, y: 20))
        XCTAssertEqual(CGPoint(x: 1, y: 1).applying(map), CGPoint(x: 12, y: 23))
    }

    func testTranslatedByTranslatesBeforeTheReceiver() {
        let map = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
        XCTAssertEqual(CGPoint(x: 1, y: 1).applying(map), CGPoint(x: 22, y: 63))
    }
}
