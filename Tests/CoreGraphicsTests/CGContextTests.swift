// SPDX-License-Identifier: MIT
import CoreGraphics
import XCTest

final class CGContextTests: XCTestCase {
    func testOriginIsTopLeftAndScaleMultipliesPoints() throws {
        let image = try picture(8, 8, scale: 2) { context in
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        XCTAssertEqual(image.pixel(3, 1), 0xFFFF_0000)
        XCTAssertEqual(image.pixel(4, 1), 0)
        XCTAssertEqual(image.pixel(3, 2), 0)
    }

    func testRestoreBringsBackColourClipAndTransform() throws {
        let image = try picture(4, 4) { context in
            context.setFillColor(green)
            context.saveGState()
            context.setFillColor(red)
            context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
            context.translateBy(x: 100, y: 0)
            context.restoreGState()
            context.fill(CGRect(x: 3, y: 3, width: 1, height: 1))
        }
        XCTAssertEqual(image.pixel(3, 3), 0xFF00_FF00)
    }

    func testTransformsComposeAsInCoreGraphics() throws {
        let context = try XCTUnwrap(CGContext(width: 4, height: 4, scale: 2))
        context.translateBy(x: 3, y: 4)
        context.scaleBy(x: 2, y: 2)
        XCTAssertEqual(
            context.convertToDeviceSpace(CGPoint(x: 1, y: 1)), CGPoint(x: 10, y: 12))
        XCTAssertEqual(
            context.convertToUserSpace(CGPoint(x: 10, y: 12)), CGPoint(x: 1, y: 1))
    }

    func testTransformThatCannotBeUndoneHidesDrawingUntilRestored() throws {
        let image = try picture(4, 4) { context in
            context.setFillColor(red)
            context.saveGState()
            context.scaleBy(x: 0, y: 1)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
            context.restoreGState()
            context.saveGState()
            context.translateBy(x: .nan, y: 1)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 3, width: 4, height: 1))
        }
        XCTAssertEqual(image.pixel(1, 1), 0)
        XCTAssertEqual(image.pixel(1, 3), 0xFFFF_0000)
    }

    func testHugeAndBrokenRectanglesAreSafe() throws {
        let image = try picture(4, 4) { context in
            context.setFillColor(red)
            context.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
            context.fill(.null)
            context.fill(CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300))
        }
        XCTAssertEqual(image.pixel(2, 2), 0xFFFF_0000)
    }

    func testAlphaMultipliesColourAlpha() throws {
        let image = try picture(1, 1) { context in
            context.setAlpha(0.5)
            context.setFillColor(CGColor(gray: 1, alpha: 0.5))
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        XCTAssertEqual(image.pixel(0, 0) >> 24, 64, "a quarter opaque")
    }

    func testClipIsTheIntersectionOfAllClips() throws {
        let image = try picture(4, 4) { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 4))
            context.clip(to: CGRect(x: 1, y: 1, width: 4, height: 4))
            XCTAssertEqual(
                context.boundingBoxOfClipPath, CGRect(x: 1, y: 1, width: 1, height: 3))
            context.setFillColor(blue)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        XCTAssertEqual(image.pixel(1, 1), 0xFF00_00FF)
        XCTAssertEqual(image.pixel(0, 1), 0)
        XCTAssertEqual(image.pixel(2, 1), 0)
    }

    func testEvenOddFillLeavesTheHole() throws {
        let image = try picture(6, 6) { context in
            context.addRect(CGRect(x: 0, y: 0, width: 6, height: 6))
            context.addRect(CGRect(x: 2, y: 2, width: 2, height: 2))
            context.fillPath(using: .evenOdd)
        }
        XCTAssertEqual(image.pixel(3, 3), 0)
        XCTAssertEqual(image.pixel(1, 1), 0xFF00_0000)
    }

    func testStrokeIsCentredOnThePathAndDashed() throws {
        let image = try picture(8, 4) { context in
            context.setStrokeColor(red)
            context.setLineWidth(2)
            context.setLineDash(phase: 0, lengths: [2, 2])
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 2), CGPoint(x: 8, y: 2)])
        }
        XCTAssertEqual(image.pixel(0, 1), 0xFFFF_0000)
        XCTAssertEqual(image.pixel(1, 2), 0xFFFF_0000)
        XCTAssertEqual(image.pixel(2, 1), 0)
        XCTAssertEqual(image.pixel(4, 1), 0xFFFF_0000)
        XCTAssertEqual(image.pixel(0, 0), 0)
    }

    func testBrokenDashesDrawSolidLines() throws {
        let image = try picture(8, 2) { context in
            context.setStrokeColor(red)
            context.setLineWidth(2)
            for lengths in [[0, 0], [-1, 2], [CGFloat.nan]] {
                context.setLineDash(phase: 0, lengths: lengths)
            }
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 1), CGPoint(x: 8, y: 1)])
        }
        XCTAssertTrue((0..<8).allSatisfy { image.pixel($0, 0) == 0xFFFF_0000 })
    }

    func testBlendModesMixAsDefined() throws {
        func result(_ mode: CGBlendMode) throws -> UInt32 {
            try picture(2, 1) { context in
                context.setFillColor(red)
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
                context.setBlendMode(mode)
                context.setFillColor(blue)
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }.pixel(0, 0)
        }
        XCTAssertEqual(try result(.normal), 0xFF00_00FF)
        XCTAssertEqual(try result(.multiply), 0xFF00_0000)
        XCTAssertEqual(try result(.screen), 0xFFFF_00FF)
        XCTAssertEqual(try result(.clear), 0)
        XCTAssertEqual(try result(.destinationOver), 0xFFFF_0000)
        XCTAssertEqual(try result(.destinationOut), 0)
    }

    func testBlendModesLeavePixelsOutsideTheShape() throws {
        for mode in [CGBlendMode.sourceIn, .sourceOut, .destinationIn, .destinationAtop, .copy] {
            let image = try picture(2, 1) { context in
                context.setFillColor(red)
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
                context.setBlendMode(mode)
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
            XCTAssertEqual(image.pixel(1, 0), 0xFFFF_0000, "\(mode)")
        }
    }

    func testClearMakesPixelsTransparent() throws {
        let image = try picture(2, 1) { context in
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        XCTAssertEqual(image.pixel(0, 0), 0)
        XCTAssertEqual(image.pixel(1, 0), 0xFF00_0000)
    }

    func testTransparencyLayerFadesAsAWhole() throws {
        let image = try picture(1, 1) { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer()
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.setFillColor(green)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.endTransparencyLayer()
        }
        XCTAssertEqual(image.pixel(0, 0), 0x8000_8000)
    }

    func testBitmapInitialiserTakesAppleCombinationsAndRefusesOthers() throws {
        func make(
            _ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = [], bits: Int = 8,
            width: Int = 2, data: UnsafeMutableRawPointer? = nil
        ) -> CGContext? {
            CGContext(
                data: data, width: width, height: 2, bitsPerComponent: bits,
                bytesPerRow: data == nil ? 0 : 8, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: alpha.rawValue | order.rawValue)
        }
        XCTAssertNotNil(make(.premultipliedLast))
        XCTAssertNotNil(make(.noneSkipFirst, .byteOrder32Little))
        XCTAssertNil(make(.last))
        XCTAssertNil(make(.premultipliedFirst, .byteOrder32Little, bits: 16))
        XCTAssertNil(make(.premultipliedLast, width: 0))
        XCTAssertNil(make(.premultipliedLast, width: 1 << 20))
        var memory = [UInt32](repeating: 0, count: 4)
        memory.withUnsafeMutableBytes { bytes in
            XCTAssertNil(make(.premultipliedLast, data: bytes.baseAddress))
            let context = make(.premultipliedFirst, .byteOrder32Little, data: bytes.baseAddress)
            context?.setFillColor(red)
            context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context?.flush()
        }
        XCTAssertEqual(memory, [0xFFFF_0000, 0, 0, 0])
    }

    func testArcContinuesThePath() throws {
        let context = try XCTUnwrap(CGContext(width: 4, height: 4, scale: 1))
        context.move(to: CGPoint(x: -5, y: 0))
        context.addArc(
            center: CGPoint(x: 10, y: 0), radius: 5, startAngle: .pi, endAngle: 0,
            clockwise: false)
        XCTAssertEqual(context.currentPointOfPath.x, 15, accuracy: 1e-2)
        XCTAssertEqual(context.boundingBoxOfPath.minX, -5, accuracy: 1e-2)
        XCTAssertEqual(context.boundingBoxOfPath.minY, -5, accuracy: 1e-2)
    }
}
