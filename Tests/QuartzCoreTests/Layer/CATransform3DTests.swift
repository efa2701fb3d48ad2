// SPDX-License-Identifier: MIT
import XCTest

@testable import QuartzCore

final class CATransform3DTests: XCTestCase {
    private func assertEqual(
        _ a: CATransform3D, _ b: CATransform3D, line: UInt = #line
    ) {
        for (x, y) in zip(a.elements, b.elements) {
            XCTAssertEqual(x, y, accuracy: 1e-9, "\(a) \(b)", line: line)
        }
    }

    func testConcatenationActsFirstOnTheLeft() {
        let both = CATransform3DConcat(
            CATransform3DMakeTranslation(10, 0, 0), CATransform3DMakeScale(2, 3, 1))
        XCTAssertEqual(CGPoint(x: 1, y: 1).applying(both.affine), CGPoint(x: 22, y: 3))
    }

    func testInverseUndoesEachKind() {
        var t = CATransform3DMakeRotation(0.7, 1, 2, 3)
        t = CATransform3DScale(t, 2, 0.5, 3)
        t = CATransform3DTranslate(t, 5, -6, 7)
        t.m34 = -0.002
        assertEqual(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity)
    }

    func testSingularMatrixIsItsOwnInverse() {
        let flat = CATransform3DMakeScale(0, 1, 1)
        XCTAssertEqual(CATransform3DInvert(flat), flat)
    }

    func testAffineRoundTrip() {
        let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let t = CATransform3DMakeAffineTransform(plane)
        XCTAssertTrue(CATransform3DIsAffine(t))
        XCTAssertEqual(CATransform3DGetAffineTransform(t), plane)
        XCTAssertFalse(CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    }

    func testRotationAboutAnyAxisKeepsLengths() {
        let t = CATransform3DMakeRotation(1.1, 0.3, -2, 0.9)
        let transposed = CATransform3D(
            elements: (0..<16).map { t.elements[($0 % 4) * 4 + $0 / 4] })
        assertEqual(CATransform3DConcat(t, transposed), CATransform3DIdentity)
    }
}
