// SPDX-License-Identifier: MIT
import XCTest

@testable import TextLayout

final class UIFontDescriptorTests: XCTestCase {
    func testTraitsAreThoseOfTheFace() {
        XCTAssertEqual(UIFont.systemFont(ofSize: 12).fontDescriptor.symbolicTraits, [])
        XCTAssertEqual(UIFont.boldSystemFont(ofSize: 12).fontDescriptor.symbolicTraits, .traitBold)
        XCTAssertEqual(
            UIFont.italicSystemFont(ofSize: 12).fontDescriptor.symbolicTraits, .traitItalic)
        XCTAssertEqual(
            UIFont.monospacedSystemFont(ofSize: 12, weight: .regular).fontDescriptor.symbolicTraits,
            .traitMonoSpace)
    }

    func testAFontIsMadeBoldAndItalicThroughItsDescriptor() throws {
        let descriptor = try XCTUnwrap(
            UIFont.systemFont(ofSize: 15).fontDescriptor.withSymbolicTraits([
                .traitBold, .traitItalic,
            ]))
        let font = UIFont(descriptor: descriptor, size: 0)
        XCTAssertEqual(font.pointSize, 15)
        XCTAssertEqual(font.face.weight, 700)
        XCTAssertTrue(font.face.isItalic)
        XCTAssertEqual(font.lineHeight, UIFont.systemFont(ofSize: 15).lineHeight)
        XCTAssertEqual(UIFont(descriptor: descriptor, size: 20).pointSize, 20)
    }

    func testAFontSurvivesTheWayThroughItsDescriptor() {
        for font in [
            UIFont.systemFont(ofSize: 13, weight: .medium),
            .preferredFont(forTextStyle: .subheadline),
            .monospacedDigitSystemFont(ofSize: 14, weight: .bold),
        ] {
            XCTAssertEqual(UIFont(descriptor: font.fontDescriptor, size: 0), font)
        }
    }

    func testDesignsChangeTheFamily() throws {
        let descriptor = UIFont.systemFont(ofSize: 15, weight: .bold).fontDescriptor
        let mono = try XCTUnwrap(descriptor.withDesign(.monospaced))
        XCTAssertTrue(mono.symbolicTraits.contains([.traitBold, .traitMonoSpace]))
        XCTAssertNotNil(descriptor.withDesign(.serif))
        XCTAssertNil(descriptor.withDesign(.init(rawValue: "unknown")))
    }

    func testMetricsGrowWithTheLineHeightOfTheStyle() {
        // Measured on iOS: 44 points become 80 at AX2 and 58 at XXXL.
        let metrics = UIFontMetrics.default
        XCTAssertEqual(metrics.scaledValue(for: 44), 44)
        XCTAssertEqual(
            metrics.scaledValue(for: 44, contentSizeCategory: .accessibilityLarge), 80)
        XCTAssertEqual(
            metrics.scaledValue(for: 44, contentSizeCategory: .extraExtraExtraLarge), 58)
        let font = UIFont.systemFont(ofSize: 22)
        XCTAssertEqual(
            metrics.scaledFont(
                for: font, maximumPointSize: 30, contentSizeCategory: .accessibilityLarge
            ).pointSize, 30)
        XCTAssertTrue(metrics.scaledFont(for: font) === font)
    }
}
