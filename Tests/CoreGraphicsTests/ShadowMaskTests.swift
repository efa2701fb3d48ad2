// SPDX-License-Identifier: MIT
import CoreGraphics
import XCTest

final class ShadowMaskTests: XCTestCase {
    /// The share of a Gaussian of deviation `sigma` below `x`.
    private func normal(_ x: Double, _ sigma: Double) -> Double {
        0.5 * erfc(-x / (sigma * 2.0.squareRoot()))
    }

    func testBlurredEdgeIsCloseToAGaussian() throws {
        for sigma in [1.0, 3, 8, 20] {
            let side = Int(sigma * 12)
            let mask = try XCTUnwrap(
                ShadowMask.mask(
                    width: side, height: side, cornerWidth: 0, cornerHeight: 0,
                    sigma: CGFloat(sigma)))
            for x in -mask.reach..<mask.reach {
                let ideal = normal(Double(x) + 0.5, sigma)
                let actual = Double(mask.coverage(x: x, y: side / 2)) / 255
                XCTAssertEqual(actual, ideal, accuracy: 0.03, "sigma \(sigma), x \(x)")
            }
        }
    }

    func testStretchedMaskEqualsTheOneDrawnAtFullSize() throws {
        let (width, height, radius, sigma) = (140, 90, 6.0, 3.0)
        let stretched = try XCTUnwrap(
            ShadowMask.mask(
                width: width, height: height, cornerWidth: radius, cornerHeight: radius,
                sigma: sigma))
        let drawn = try XCTUnwrap(
            ShadowMask.mask(
                of: CGPath(
                    roundedRect: CGRect(x: 0, y: 0, width: 140, height: 90), cornerWidth: radius,
                    cornerHeight: radius), sigma: sigma))
        XCTAssertEqual(stretched.width, drawn.width)
        XCTAssertEqual(stretched.height, drawn.height)
        var different = 0
        for y in -stretched.reach..<(height + stretched.reach) {
            for x in -stretched.reach..<(width + stretched.reach)
            where stretched.coverage(x: x, y: y) != drawn.coverage(x: x, y: y) {
                different += 1
            }
        }
        XCTAssertEqual(different, 0)
    }

    func testEqualShapesShareAMask() throws {
        func mask() -> ShadowMask? {
            ShadowMask.mask(width: 50, height: 40, cornerWidth: 5, cornerHeight: 5, sigma: 4)
        }
        XCTAssertTrue(try XCTUnwrap(mask()) === XCTUnwrap(mask()))
    }

    func testImpossibleSizesGiveNoMask() {
        for (width, sigma) in [(0, 1.0), (-5, 1), (1 << 20, 1), (10, .nan), (10, -1)] {
            XCTAssertNil(
                ShadowMask.mask(
                    width: width, height: 10, cornerWidth: 0, cornerHeight: 0, sigma: sigma))
        }
    }

    func testLayerShadowLiesAtItsOffset() throws {
        let image = try picture(60, 60, scale: 2) { context in
            context.drawShadow(
                of: CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)),
                color: CGColor(gray: 0, alpha: 1), offset: CGSize(width: 4, height: 6), radius: 0)
        }
        XCTAssertEqual(image.pixel(17, 22) >> 24, 0)
        XCTAssertEqual(image.pixel(18, 22) >> 24, 0xFF)
        XCTAssertEqual(image.pixel(37, 41) >> 24, 0xFF)
        XCTAssertEqual(image.pixel(38, 41) >> 24, 0)
    }

    func testContextShadowIsSoftAndUnderTheShape() throws {
        let image = try picture(40, 40) { context in
            context.setShadow(
                offset: CGSize(width: 0, height: 4), blur: 6, color: CGColor(gray: 0, alpha: 1))
            context.setFillColor(red)
            context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
        }
        XCTAssertEqual(image.pixel(20, 20), 0xFFFF_0000)
        let below = (30..<40).map { image.pixel(20, $0) >> 24 }
        XCTAssertEqual(below, below.sorted(by: >), "fades out downwards")
        XCTAssertGreaterThan(below[0], 0xC0)
        XCTAssertEqual(image.pixel(20, 3) >> 24, 0)
        XCTAssertLessThan(image.pixel(20, 9) >> 24, image.pixel(20, 30) >> 24)
    }

    func testShadowEndsWithItsState() throws {
        let image = try picture(20, 20) { context in
            context.saveGState()
            context.setShadow(offset: CGSize(width: 5, height: 5), blur: 0)
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        XCTAssertEqual(image.pixel(12, 12), 0)
    }
}
