// SPDX-License-Identifier: MIT
import CoreGraphics
import XCTest

final class CGPathTests: XCTestCase {
    private let box = CGRect(x: 10, y: 20, width: 100, height: 50)

    func testSimpleShapesAreRecognised() {
        XCTAssertEqual(CGPath(rect: box).shape, .rect(box))
        XCTAssertEqual(CGPath(ellipseIn: box).shape, .ellipse(box))
        XCTAssertEqual(
            CGPath(roundedRect: box, cornerWidth: 8, cornerHeight: 6).shape,
            .roundedRect(box, cornerWidth: 8, cornerHeight: 6))
        XCTAssertEqual(CGMutablePath().shape, .empty)
    }

    func testShapeFollowsScaleAndIsGivenUpWhenTurned() {
        var half = CGAffineTransform(scaleX: 0.5, y: 2)
        let scaled = CGPath(roundedRect: box, cornerWidth: 8, cornerHeight: 6).copy(using: &half)
        XCTAssertEqual(
            scaled?.shape,
            .roundedRect(
                CGRect(x: 5, y: 40, width: 50, height: 100), cornerWidth: 4, cornerHeight: 12))
        var turn = CGAffineTransform(rotationAngle: 0.3)
        XCTAssertEqual(CGPath(rect: box, transform: &turn).shape, .general)
    }

    func testSecondElementMakesAPathGeneral() {
        let path = CGMutablePath()
        path.addRect(box)
        XCTAssertTrue(path.isRect(nil))
        path.addEllipse(in: box)
        XCTAssertFalse(path.isRect(nil))
    }

    func testRadiiAreCutToHalfOfTheSides() {
        let pill = CGPath(roundedRect: box, cornerWidth: 1000, cornerHeight: 1000)
        XCTAssertEqual(pill.shape, .roundedRect(box, cornerWidth: 50, cornerHeight: 25))
        XCTAssertEqual(
            CGPath(roundedRect: box, cornerWidth: -1, cornerHeight: .nan).shape, .rect(box))
    }

    func testCornersOfTheirOwnAreRounded() {
        let path = CGPath(
            rect: box,
            cornerRadii: CornerRadii(
                topLeft: CGSize(width: 10, height: 10), topRight: .zero, bottomLeft: .zero,
                bottomRight: CGSize(width: 10, height: 10)))
        XCTAssertFalse(path.contains(CGPoint(x: 11, y: 21)))
        XCTAssertTrue(path.contains(CGPoint(x: 109, y: 21)))
        XCTAssertFalse(path.contains(CGPoint(x: 109, y: 69)))
        XCTAssertTrue(path.contains(CGPoint(x: 11, y: 69)))
    }

    func testElementsThatAreNotNumbersAreLeftOut() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: CGFloat.nan, y: 0))
        path.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
        path.addRect(.null)
        path.addRect(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
        path.addArc(
            center: .zero, radius: .nan, startAngle: 0, endAngle: 1, clockwise: false)
        XCTAssertTrue(path.isEmpty)
        XCTAssertTrue(path.boundingBox.isNull)
        XCTAssertTrue(path.boundingBoxOfPath.isNull)
    }

    func testBoundingBoxOfPathLeavesControlPointsOut() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        XCTAssertEqual(path.boundingBox.height, 10)
        // A quadratic curve reaches half of its control point's height.
        XCTAssertEqual(path.boundingBoxOfPath.height, 5, accuracy: 1e-9)
    }

    func testContainsFollowsTheFillRule() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        let middle = CGPoint(x: 15, y: 15)
        XCTAssertTrue(path.contains(middle, using: .winding))
        XCTAssertFalse(path.contains(middle, using: .evenOdd))
        XCTAssertFalse(path.contains(CGPoint(x: 31, y: 1)))
    }

    func testArcGrowsTheAngleUnlessClockwise() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        let end = path.currentPoint
        XCTAssertEqual(end.x, 0, accuracy: 1e-9)
        XCTAssertEqual(end.y, 10, accuracy: 1e-9)
        XCTAssertEqual(path.boundingBoxOfPath.minX, 0, accuracy: 1e-9)
        let long = CGMutablePath()
        long.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        XCTAssertEqual(long.boundingBoxOfPath.minX, -10, accuracy: 1e-9)
    }

    func testFullCircleHasTheAreaItShould() {
        let path = CGMutablePath()
        path.addArc(
            center: CGPoint(x: 5, y: 5), radius: 5, startAngle: 1, endAngle: 1 + 2 * .pi,
            clockwise: false)
        var inside = 0
        for y in 0..<100 {
            for x in 0..<100 {
                let point = CGPoint(x: CGFloat(x) / 10 + 0.05, y: CGFloat(y) / 10 + 0.05)
                inside += path.contains(point) ? 1 : 0
            }
        }
        XCTAssertEqual(Double(inside) / 10_000, .pi / 4, accuracy: 0.005)
    }

    func testTangentArcEndsOnTheSecondLine() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addArc(
            tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        XCTAssertEqual(path.currentPoint.x, 10, accuracy: 1e-9)
        XCTAssertEqual(path.currentPoint.y, 4, accuracy: 1e-9)
        XCTAssertEqual(path.boundingBoxOfPath.maxX, 10, accuracy: 1e-6)
    }

    func testCloseReturnsToTheStartOfTheSubpath() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 5, y: 5))
        path.closeSubpath()
        XCTAssertEqual(path.currentPoint, CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 9, y: 9))
        var types: [CGPathElementType] = []
        path.applyWithBlock { types.append($0.pointee.type) }
        XCTAssertEqual(
            types,
            [.moveToPoint, .addLineToPoint, .closeSubpath, .moveToPoint, .addLineToPoint])
    }

    func testEqualPathsHaveEqualElements() {
        XCTAssertEqual(CGPath(rect: box), CGPath(rect: box))
        XCTAssertEqual(CGPath(rect: box).hashValue, CGPath(rect: box).hashValue)
        XCTAssertNotEqual(CGPath(rect: box), CGPath(ellipseIn: box))
    }

    func testCopyOfAMutablePathDoesNotFollowIt() {
        let path = CGMutablePath()
        path.addRect(box)
        let copy = path.copy()
        path.addRect(box)
        XCTAssertEqual(copy, CGPath(rect: box))
    }
}
