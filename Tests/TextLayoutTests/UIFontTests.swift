// SPDX-License-Identifier: MIT
import XCTest

@testable import TextLayout

final class UIFontTests: XCTestCase {
    func testSystemFontHasSanFranciscosVerticalMetrics() {
        // Measured on iOS at 17 points.
        let font = UIFont.systemFont(ofSize: 17)
        XCTAssertEqual(font.ascender, 16.1865234375)
        XCTAssertEqual(font.descender, -4.1005859375)
        XCTAssertEqual(font.lineHeight, 20.287109375)
        XCTAssertEqual(font.leading, 0)
    }

    func testCapAndXHeightAreThoseOfTheGlyphs() {
        let font = UIFont.systemFont(ofSize: 100)
        let capital = ShapedText.shape("H", .system(100)).inkBounds
        let small = ShapedText.shape("x", .system(100)).inkBounds
        XCTAssertEqual(font.capHeight, capital.height, accuracy: 0.5)
        XCTAssertEqual(font.xHeight, small.height, accuracy: 0.5)
    }

    func testTextStylesHaveTheSizesAndLineHeightsOfTheGuidelines() {
        for (style, size, lineHeight) in [
            (.largeTitle, 34, 41), (.title1, 28, 34), (.title2, 22, 28), (.title3, 20, 25),
            (.headline, 17, 22), (.body, 17, 22), (.callout, 16, 21), (.subheadline, 15, 20),
            (.footnote, 13, 18), (.caption1, 12, 16), (.caption2, 11, 13),
        ] as [(UIFont.TextStyle, CGFloat, CGFloat)] {
            let font = UIFont.preferredFont(forTextStyle: style)
            XCTAssertEqual(font.pointSize, size, style.rawValue)
            if font.leading > 0 {
                XCTAssertEqual(
                    font.lineHeight + font.leading, lineHeight, accuracy: 0.001, style.rawValue)
            } else {
                XCTAssertGreaterThanOrEqual(font.lineHeight, lineHeight, style.rawValue)
            }
        }
    }

    func testTextStylesGrowWithTheContentSize() {
        let sizes = UIContentSizeCategory.ordered.map {
            UIFont.preferredFont(forTextStyle: .body, contentSizeCategory: $0).pointSize
        }
        XCTAssertEqual(sizes, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
        XCTAssertLessThan(UIContentSizeCategory.small, .accessibilityLarge)
        XCTAssertTrue(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        XCTAssertFalse(UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    }

    func testFontsOfTheSameFaceAndSizeAreEqual() {
        XCTAssertEqual(UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 12))
        XCTAssertEqual(
            UIFont.systemFont(ofSize: 12).hash, UIFont.systemFont(ofSize: 12, weight: .regular).hash
        )
        XCTAssertNotEqual(UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 13))
        XCTAssertNotEqual(UIFont.systemFont(ofSize: 12), UIFont.boldSystemFont(ofSize: 12))
        XCTAssertNotEqual(UIFont.systemFont(ofSize: 12), UIFont.italicSystemFont(ofSize: 12))
        XCTAssertEqual(UIFont.systemFont(ofSize: 12).withSize(13), UIFont.systemFont(ofSize: 13))
    }

    func testHeavierWeightsAreWider() {
        let widths = [UIFont.Weight.thin, .regular, .medium, .semibold, .bold, .black].map {
            weight in
            ShapedText.measure(
                "Hamburgefonstiv",
                TextParameters(defaultFont: .systemFont(ofSize: 40, weight: weight))
            ).width
        }
        XCTAssertEqual(widths, widths.sorted())
        XCTAssertEqual(Set(widths).count, widths.count)
    }

    func testMonospacedFontsHaveEqualAdvances() {
        let font = UIFont.monospacedSystemFont(ofSize: 15, weight: .regular)
        let parameters = TextParameters(defaultFont: font)
        XCTAssertEqual(
            ShapedText.measure("iiii", parameters).width,
            ShapedText.measure("WWWW", parameters).width, accuracy: 0.01)
        let digits = TextParameters(
            defaultFont: .monospacedDigitSystemFont(ofSize: 15, weight: .regular))
        XCTAssertEqual(
            ShapedText.measure("1111", digits).width, ShapedText.measure("0000", digits).width,
            accuracy: 0.01)
    }

    func testFontsAreFoundByNameOrNotAtAll() throws {
        XCTAssertNil(UIFont(name: "No Such Font", size: 12))
        XCTAssertNil(UIFont(name: "", size: 12))
        XCTAssertNil(UIFont(name: "a\0b", size: 12))
        XCTAssertEqual(try XCTUnwrap(UIFont(name: "Inter", size: 12)).familyName, "Inter")
        let bold = try XCTUnwrap(UIFont(name: "HelveticaNeue-Bold", size: 12))
        XCTAssertEqual(bold.fontName, "HelveticaNeue-Bold")
        XCTAssertEqual(bold.face.weight, 700)
        XCTAssertFalse(bold.face.isItalic)
        let italic = try XCTUnwrap(UIFont(name: "Georgia-Italic", size: 12))
        XCTAssertTrue(italic.face.isItalic)
    }

    func testNamedFontsHaveTheirOwnMetrics() throws {
        let inter = try XCTUnwrap(UIFont(name: "Inter", size: 1000))
        // Inter's hhea table: ascender 2728, descender −680 of 2816 units.
        XCTAssertEqual(inter.ascender, 968.75, accuracy: 1)
        XCTAssertEqual(inter.descender, -241.5, accuracy: 1)
        XCTAssertEqual(inter.capHeight, 727.3, accuracy: 1)
    }

    func testBadSizesRecover() {
        XCTAssertEqual(UIFont.systemFont(ofSize: .nan).pointSize, 17)
        XCTAssertEqual(UIFont.systemFont(ofSize: .infinity).pointSize, 17)
        XCTAssertEqual(UIFont.systemFont(ofSize: -3).pointSize, 17)
        XCTAssertEqual(UIFont.systemFont(ofSize: 0).pointSize, 17)
        XCTAssertEqual(UIFont.systemFont(ofSize: 1e30).pointSize, 10_000)
    }
}
