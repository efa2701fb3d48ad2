// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@preconcurrency @MainActor final class UIBezierPathTests: XCTestCase {
    private let rect = CGRect(x: 10, y: 20, width: 40, height: 30)

    // MARK: Shapes

    func testANewPathIsEmpty() {
        let path = UIBezierPath()
        XCTAssertTrue(path.isEmpty)
        XCTAssertTrue(path.bounds.isNull)
        XCTAssertEqual(path.lineWidth, 1)
        XCTAssertEqual(path.miterLimit, 10)
        XCTAssertFalse(path.usesEvenOddFillRule)
    }

    func testARectangleHoldsItsInside() {
        let path = UIBezierPath(rect: rect)
        XCTAssertEqual(path.bounds, rect)
        XCTAssertTrue(path.contains(CGPoint(x: 11, y: 21)))
        XCTAssertFalse(path.contains(CGPoint(x: 9, y: 21)))
    }

    func testAnOvalTouchesItsRectangleAndLeavesTheCornersOut() {
        let path = UIBezierPath(ovalIn: rect)
        XCTAssertEqual(path.bounds.minX, 10, accuracy: 1e-6)
        XCTAssertEqual(path.bounds.maxY, 50, accuracy: 1e-6)
        XCTAssertTrue(path.contains(CGPoint(x: 30, y: 35)))
        XCTAssertFalse(path.contains(CGPoint(x: 12, y: 22)))
    }

    func testRoundCornersCutTheCornersOnly() {
        let path = UIBezierPath(roundedRect: rect, cornerRadius: 10)
        XCTAssertFalse(path.contains(CGPoint(x: 11, y: 21)))
        XCTAssertTrue(path.contains(CGPoint(x: 14, y: 24)))
        XCTAssertTrue(path.contains(CGPoint(x: 30, y: 20.5)))
    }

    func testACornerRadiusOverHalfTheShorterSideMakesAPill() {
        let path = UIBezierPath(roundedRect: rect, cornerRadius: 1000)
        XCTAssertEqual(path.bounds, rect)
        XCTAssertTrue(path.contains(CGPoint(x: 10.5, y: 35)))
        XCTAssertFalse(path.contains(CGPoint(x: 11, y: 25)))
        XCTAssertTrue(path.contains(CGPoint(x: 30, y: 20.5)))
    }

    func testOnlyTheGivenCornersAreRound() {
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 10, height: 10))
        XCTAssertEqual(path.bounds, rect)
        XCTAssertFalse(path.contains(CGPoint(x: 11, y: 21)))
        XCTAssertTrue(path.contains(CGPoint(x: 49, y: 21)))
        XCTAssertTrue(path.contains(CGPoint(x: 11, y: 49)))
        XCTAssertFalse(path.contains(CGPoint(x: 49, y: 49)))
    }

    func testAClockwiseArcRunsClockwiseOnScreen() {
        let arc = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        assertEqual(arc.bounds, CGRect(x: 0, y: 0, width: 10, height: 10))
        XCTAssertEqual(arc.currentPoint.x, 0, accuracy: 1e-6)
        XCTAssertEqual(arc.currentPoint.y, 10, accuracy: 1e-6)
    }

    func testACounterclockwiseArcTakesTheOtherWay() {
        let arc = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        assertEqual(arc.bounds, CGRect(x: -10, y: -10, width: 20, height: 20))
        XCTAssertEqual(arc.currentPoint.x, 0, accuracy: 1e-6)
        XCTAssertEqual(arc.currentPoint.y, 10, accuracy: 1e-6)
    }

    // MARK: Construction

    func testLinesAndCurvesEndAtTheCurrentPoint() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        XCTAssertEqual(path.currentPoint, CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 5, y: 6))
        XCTAssertEqual(path.currentPoint, CGPoint(x: 5, y: 6))
        path.addQuadCurve(to: CGPoint(x: 9, y: 6), controlPoint: CGPoint(x: 7, y: 0))
        XCTAssertEqual(path.currentPoint, CGPoint(x: 9, y: 6))
        path.addCurve(
            to: CGPoint(x: 20, y: 20), controlPoint1: CGPoint(x: 10, y: 10),
            controlPoint2: CGPoint(x: 15, y: 15))
        XCTAssertEqual(path.currentPoint, CGPoint(x: 20, y: 20))
        XCTAssertFalse(path.isEmpty)
    }

    func testClosingReturnsToTheStart() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 5, y: 2))
        path.addLine(to: CGPoint(x: 5, y: 9))
        path.close()
        XCTAssertEqual(path.currentPoint, CGPoint(x: 1, y: 2))
    }

    func testAppendingAddsTheOtherShape() {
        let path = UIBezierPath(rect: rect)
        path.append(UIBezierPath(rect: CGRect(x: 100, y: 100, width: 10, height: 10)))
        XCTAssertEqual(path.bounds, CGRect(x: 10, y: 20, width: 100, height: 90))
        XCTAssertTrue(path.contains(CGPoint(x: 105, y: 105)))
        XCTAssertTrue(path.contains(CGPoint(x: 30, y: 30)))
    }

    func testApplyingATransformMovesEveryPoint() {
        let path = UIBezierPath(rect: rect)
        path.apply(CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 0))
        XCTAssertEqual(path.bounds, CGRect(x: 22, y: 40, width: 80, height: 60))
    }

    func testRemovingAllPointsEmptiesThePath() {
        let path = UIBezierPath(rect: rect)
        path.removeAllPoints()
        XCTAssertTrue(path.isEmpty)
    }

    func testTheCoreGraphicsPathDoesNotChangeLater() {
        let path = UIBezierPath(rect: rect)
        let shape = path.cgPath
        path.append(UIBezierPath(rect: CGRect(x: 100, y: 100, width: 10, height: 10)))
        XCTAssertEqual(shape.boundingBoxOfPath, rect)
        let copy = UIBezierPath(cgPath: shape)
        copy.addLine(to: CGPoint(x: 500, y: 500))
        XCTAssertEqual(shape.boundingBoxOfPath, rect)
    }

    func testTheEvenOddRuleMakesAHole() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        XCTAssertTrue(path.contains(CGPoint(x: 15, y: 15)))
        path.usesEvenOddFillRule = true
        XCTAssertFalse(path.contains(CGPoint(x: 15, y: 15)))
        XCTAssertTrue(path.contains(CGPoint(x: 5, y: 5)))
    }

    // MARK: Drawing

    private func drawn(_ actions: () -> Void) throws -> CGImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(
            size: CGSize(width: 20, height: 20), format: format)
        return try XCTUnwrap(renderer.image { _ in actions() }.cgImage)
    }

    func testFillingCoversTheInsideWithTheFillColour() throws {
        let image = try drawn {
            UIColor.red.setFill()
            UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)).fill()
        }
        XCTAssertEqual(image.argb(10, 10), 0xFFFF_0000)
        XCTAssertEqual(image.argb(5, 5), 0xFFFF_0000)
        XCTAssertEqual(image.argb(15, 15), 0)
    }

    func testFillingByTheEvenOddRuleLeavesTheHole() throws {
        let image = try drawn {
            UIColor.red.setFill()
            let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
            path.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)))
            path.usesEvenOddFillRule = true
            path.fill()
        }
        XCTAssertEqual(image.argb(10, 10), 0)
        XCTAssertEqual(image.argb(2, 2), 0xFFFF_0000)
    }

    func testAStrokeLiesAstrideThePathInTheStrokeColour() throws {
        let image = try drawn {
            UIColor.blue.setStroke()
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 0, y: 10))
            path.addLine(to: CGPoint(x: 20, y: 10))
            path.lineWidth = 4
            path.stroke()
        }
        for y in 0..<20 {
            XCTAssertEqual(image.argb(10, y), (8..<12).contains(y) ? 0xFF00_00FF : 0, "row \(y)")
        }
    }

    func testClippingConfinesLaterDrawing() throws {
        let image = try drawn {
            UIBezierPath(rect: CGRect(x: 5, y: 5, width: 5, height: 5)).addClip()
            UIColor.green.setFill()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
        }
        XCTAssertEqual(image.argb(7, 7), 0xFF00_FF00)
        XCTAssertEqual(image.argb(12, 7), 0)
        XCTAssertEqual(image.argb(2, 2), 0)
    }

    private func assertEqual(
        _ one: CGRect, _ other: CGRect, file: StaticString = #filePath, line: UInt = #line
    ) {
        // A circle of Bézier curves is off by at most 0.03 % of its radius.
        XCTAssertEqual(one.minX, other.minX, accuracy: 0.003, file: file, line: line)
        XCTAssertEqual(one.minY, other.minY, accuracy: 0.003, file: file, line: line)
        XCTAssertEqual(one.maxX, other.maxX, accuracy: 0.003, file: file, line: line)
        XCTAssertEqual(one.maxY, other.maxY, accuracy: 0.003, file: file, line: line)
    }

    func testADashedLineHasGaps() throws {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 2))
        path.addLine(to: CGPoint(x: 20, y: 2))
        path.lineWidth = 4
        path.setLineDash([6, 4], count: 2, phase: 0)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 4), format: format)
            .image { _ in path.stroke() }
        let pixels = try XCTUnwrap(image.cgImage)
        XCTAssertEqual(
            (0..<20).map { pixels.argb($0, 2) == 0 },
            (0..<20).map { $0 % 10 >= 6 })
    }
}
