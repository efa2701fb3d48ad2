// SPDX-License-Identifier: MIT
import CoreGraphics
import XCTest

final class CGAffineTransformTests: XCTestCase {
    private let skewed = CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 7, ty: -4)

    private func assertEqual(
        _ left: CGAffineTransform, _ right: CGAffineTransform, accuracy: CGFloat = 1e-9,
        line: UInt = #line
    ) {
        let pairs = [
            (left.a, right.a), (left.b, right.b), (left.c, right.c), (left.d, right.d),
            (left.tx, right.tx), (left.ty, right.ty),
        ]
        for (one, other) in pairs { XCTAssertEqual(one, other, accuracy: accuracy, line: line) }
    }

    func testConcatenatingAppliesTheReceiverFirst() {
        let map = CGAffineTransform(scaleX: 2, y: 3).concatenating(
            CGAffineTransform(translationX: 10, y: 20))
        XCTAssertEqual(CGPoint(x: 1, y: 1).applying(map), CGPoint(x: 12, y: 23))
    }

    func testTranslatedByTranslatesBeforeTheReceiver() {
        let map = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
        XCTAssertEqual(CGPoint(x: 1, y: 1).applying(map), CGPoint(x: 22, y: 63))
    }

    func testRotationTurnsTheXAxisTowardsTheYAxis() {
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        XCTAssertEqual(turned.x, 0, accuracy: 1e-12)
        XCTAssertEqual(turned.y, 1, accuracy: 1e-12)
    }

    func testInvertedUndoesTheMap() {
        assertEqual(skewed.concatenating(skewed.inverted()), .identity)
    }

    func testMapThatCannotBeInvertedStaysAsItIs() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        XCTAssertEqual(flat.inverted(), flat)
    }

    func testDecomposedComponentsPutTheMapBackTogether() {
        for map in [skewed, .identity, CGAffineTransform(scaleX: -2, y: 3).rotated(by: 1)] {
            assertEqual(CGAffineTransform(map.decomposed()), map)
        }
    }

    func testSizeIgnoresTranslation() {
        let size = CGSize(width: 1, height: 2).applying(skewed)
        XCTAssertEqual(size, CGSize(width: 0, height: 6.5))
    }

    func testRectangleBecomesTheBoundsOfItsMappedCorners() {
        let box = CGRect(x: -1, y: -1, width: 2, height: 2).applying(
            CGAffineTransform(rotationAngle: .pi / 4))
        XCTAssertEqual(box.minX, -2.0.squareRoot(), accuracy: 1e-12)
        XCTAssertEqual(box.width, 2 * 2.0.squareRoot(), accuracy: 1e-12)
        let flipped = CGRect(x: 1, y: 2, width: 3, height: 4).applying(
            CGAffineTransform(scaleX: -1, y: 2))
        XCTAssertEqual(flipped, CGRect(x: -4, y: 4, width: 3, height: 8))
    }

    func testNullAndInfiniteRectanglesStay() {
        XCTAssertTrue(CGRect.null.applying(skewed).isNull)
        XCTAssertTrue(CGRect.infinite.applying(skewed).isInfinite)
    }
}
