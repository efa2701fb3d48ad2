// SPDX-License-Identifier: MIT
import CoreGraphics
import XCTest

final class CGColorTests: XCTestCase {
    func testGrayHasTwoComponentsAndEqualsItsRGBSpelling() {
        let gray = CGColor(gray: 0.5, alpha: 0.25)
        XCTAssertEqual(gray.components, [0.5, 0.25])
        XCTAssertEqual(gray.numberOfComponents, 2)
        let spelled = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25)
        XCTAssertEqual(gray, spelled)
        XCTAssertEqual(gray.hashValue, spelled.hashValue)
    }

    func testCopyChangesAlphaOnly() {
        let copy = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1).copy(alpha: 0.5)
        XCTAssertEqual(copy?.components, [0.1, 0.2, 0.3, 0.5])
    }

    func testComponentThatIsNotANumberCountsAsZero() {
        XCTAssertEqual(CGColor(red: .nan, green: 1, blue: 1, alpha: 1).components, [0, 1, 1, 1])
    }

    func testColorSpacesKnowTheirComponents() {
        XCTAssertEqual(CGColorSpaceCreateDeviceRGB().numberOfComponents, 3)
        XCTAssertEqual(CGColorSpace(name: CGColorSpace.sRGB), CGColorSpaceCreateDeviceRGB())
        XCTAssertNil(CGColorSpace(name: "kCGColorSpaceDisplayP3"))
        let color = CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 1])
        XCTAssertEqual(color?.components, [0.5, 1])
    }
}
