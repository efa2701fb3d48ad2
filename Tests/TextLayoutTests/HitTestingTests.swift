// SPDX-License-Identifier: MIT
import XCTest

@testable import TextLayout

final class HitTestingTests: XCTestCase {
    func testEachCaretIsFoundAgainAtItsPlace() {
        for text in ["plain words", "a😀b", "e\u{301}e", "👩‍👩‍👧‍👦x"] {
            let shaped = ShapedText.shape(text, .system(17))
            var offset = 0
            for character in text {
                let caret = shaped.caretRect(at: offset)
                XCTAssertEqual(
                    shaped.characterIndex(at: CGPoint(x: caret.minX, y: caret.midY)), offset,
                    "\(text) at \(offset)")
                offset += String(character).utf16.count
            }
        }
    }

    func testCaretsAdvanceByTheWidthOfTheTextBefore() {
        let text = "Hello world"
        let shaped = ShapedText.shape(text, .system(17))
        let hello = ShapedText.measure("Hello ", .system(17)).width
        XCTAssertEqual(shaped.caretRect(at: 6).minX, hello, accuracy: 0.2)
        XCTAssertEqual(shaped.caretRect(at: 0).minX, 0)
        XCTAssertEqual(shaped.caretRect(at: text.count).minX, shaped.size.width, accuracy: 0.01)
    }

    func testCaretsOfHebrewRunFromTheRight() {
        let shaped = ShapedText.shape("שלום", .system(17, width: 200))
        let places = (0...4).map { shaped.caretRect(at: $0).minX }
        XCTAssertEqual(places, places.sorted(by: >))
        XCTAssertEqual(places[0], 200, accuracy: 0.01)
    }

    func testPointsOutsideOfTheTextGiveTheNearestEnd() {
        let shaped = ShapedText.shape("one\ntwo", .system(17))
        XCTAssertEqual(shaped.characterIndex(at: CGPoint(x: -50, y: -50)), 0)
        XCTAssertEqual(shaped.characterIndex(at: CGPoint(x: 500, y: 5)), 3)
        XCTAssertEqual(shaped.characterIndex(at: CGPoint(x: 500, y: 500)), 7)
        XCTAssertEqual(shaped.characterIndex(at: CGPoint(x: CGFloat.nan, y: 0)), 0)
        XCTAssertEqual(shaped.caretRect(at: -5), shaped.caretRect(at: 0))
        XCTAssertEqual(shaped.caretRect(at: 500), shaped.caretRect(at: 7))
    }

    func testAnIndexNeverLiesInsideACharacter() {
        let text = "e\u{301}👍🏽🇯🇵x"
        let shaped = ShapedText.shape(text, .system(17))
        let starts = Set(text.indices.map { $0.utf16Offset(in: text) } + [text.utf16.count])
        for x in stride(from: -5.0, to: Double(shaped.size.width) + 5, by: 0.5) {
            XCTAssertTrue(starts.contains(shaped.characterIndex(at: CGPoint(x: x, y: 5))))
        }
    }

    func testALigatureIsDividedBetweenItsCharacters() {
        // In Arabic, lam and alef are one glyph.
        let shaped = ShapedText.shape("لا", .system(40))
        let places = (0...2).map { shaped.caretRect(at: $0).minX }
        XCTAssertGreaterThan(places[0], places[1])
        XCTAssertGreaterThan(places[1], places[2])
    }

    func testTheEmptyLineAfterANewlineHasACaret() {
        let shaped = ShapedText.shape("one\n", .system(17))
        let caret = shaped.caretRect(at: 4)
        XCTAssertEqual(caret.minX, 0)
        XCTAssertEqual(caret.minY, 20.287109375)
    }

    func testEmptyTextAnswersZero() {
        let shaped = ShapedText.shape("", .system(17))
        XCTAssertEqual(shaped.characterIndex(at: CGPoint(x: 5, y: 5)), 0)
        XCTAssertEqual(shaped.caretRect(at: 3), .zero)
    }
}
