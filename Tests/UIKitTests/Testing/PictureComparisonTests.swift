// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

final class PictureComparisonTests: XCTestCase {
    /// A picture with one colour, 0xAARRGGBB, and single pixels of others.
    private func picture(
        _ width: Int, _ height: Int, _ color: UInt32, _ others: [(x: Int, y: Int, UInt32)] = []
    ) throws -> CGImage {
        var pixels = [UInt32](repeating: color, count: width * height)
        for other in others { pixels[other.y * width + other.x] = other.2 }
        return try XCTUnwrap(
            CGImage(
                width: width, height: height, bytesPerRow: width * 4,
                premultipliedBGRA: pixels.withUnsafeBytes { Data($0) }))
    }

    func testEqualPicturesHaveNoDifference() throws {
        let comparison = PictureComparison(
            reference: try picture(4, 3, 0xFF11_2233), actual: try picture(4, 3, 0xFF11_2233))
        XCTAssertTrue(comparison.isEqual)
        XCTAssertTrue(comparison.bounds.isNull)
    }

    func testOneUnitOfOneChannelIsADifference() throws {
        let comparison = PictureComparison(
            reference: try picture(4, 3, 0xFF11_2233),
            actual: try picture(4, 3, 0xFF11_2233, [(2, 1, 0xFF11_2234)]))
        XCTAssertEqual(comparison.differingPixels, 1)
        XCTAssertEqual(comparison.bounds, CGRect(x: 2, y: 1, width: 1, height: 1))
    }

    func testBoundsHoldAllDifferences() throws {
        let comparison = PictureComparison(
            reference: try picture(9, 9, 0xFF00_0000),
            actual: try picture(9, 9, 0xFF00_0000, [(1, 2, 0xFFFF_FFFF), (6, 4, 0xFFFF_FFFF)]))
        XCTAssertEqual(comparison.differingPixels, 2)
        XCTAssertEqual(comparison.bounds, CGRect(x: 1, y: 2, width: 6, height: 3))
    }

    func testPixelsBeyondTheSmallerPictureDiffer() throws {
        let comparison = PictureComparison(
            reference: try picture(4, 4, 0xFF00_0000), actual: try picture(6, 3, 0xFF00_0000))
        XCTAssertEqual(comparison.size, CGSize(width: 6, height: 4))
        XCTAssertEqual(comparison.differingPixels, 6 * 4 - 4 * 3)
    }

    func testDifferencePictureHasTheSizeOfBoth() throws {
        let comparison = PictureComparison(
            reference: try picture(4, 4, 0xFF00_0000), actual: try picture(6, 3, 0xFF00_0000))
        let difference = try XCTUnwrap(comparison.differencePicture())
        XCTAssertEqual(difference.width, 6)
        XCTAssertEqual(difference.height, 4)
    }
}
