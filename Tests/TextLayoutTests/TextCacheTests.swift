// SPDX-License-Identifier: MIT
import SeededGenerator
import XCTest

@testable import TextLayout

final class TextCacheTests: XCTestCase {
    func testTheSameTextIsShapedOnce() {
        let parameters = TextParameters.system(17, width: 123)
        let first = ShapedText.shape("cached text", parameters)
        XCTAssertTrue(ShapedText.shape("cached text", parameters) === first)
        let attributed = NSAttributedString(string: "cached text")
        let second = ShapedText.shape(attributed, parameters)
        XCTAssertTrue(ShapedText.shape(attributed, parameters) === second)
    }

    func testALabelLaidOutAtItsMeasuredSizeIsNotShapedAgain() {
        let text = "several words that wrap where the width of the column ends"
        let wide = ShapedText.shape(text, .system(17, width: 150))
        var measured = TextParameters.system(17, width: wide.size.width)
        measured.height = wide.size.height
        XCTAssertTrue(ShapedText.shape(text, measured) === wide)
    }

    func testAnotherContainerMovesAlignedLinesOnly() {
        var parameters = TextParameters.system(17, width: 300)
        parameters.alignment = .right
        let wide = ShapedText.shape("right", parameters)
        parameters.width = 100
        let narrow = ShapedText.shape("right", parameters)
        XCTAssertTrue(narrow.storage === wide.storage)
        XCTAssertEqual(narrow.lines[0].x, 100 - narrow.lines[0].width, accuracy: 0.01)
        XCTAssertTrue(ShapedText.shape("right", parameters) === narrow)
    }

    func testCachedResultsEqualFreshOnes() {
        let seed = UInt64.random(in: 0 ... .max)
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let text = InternationalStrings.all.randomElement(using: &generator)?.text ?? ""
            var parameters = TextParameters.system(
                16, width: CGFloat.random(in: 20...400, using: &generator),
                maximumLines: Int.random(in: 0...3, using: &generator))
            parameters.height = CGFloat.random(in: 5...200, using: &generator)
            parameters.alignment =
                [.left, .right, .center, .natural, .justified]
                .randomElement(using: &generator) ?? .left
            let shaped = ShapedText.shape(text, parameters)
            // A scale next to 1 makes another key and, to the precision of Pango, the same text.
            var fresh = parameters
            fresh.fontScale = 1 + CGFloat.random(in: 0...1, using: &generator) * 1e-12
            let expected = ShapedText.shape(text, fresh)
            XCTAssertEqual(
                shaped.lines.map(\.range), expected.lines.map(\.range),
                "seed \(seed): \(parameters) \(text)")
            for (line, other) in zip(shaped.lines, expected.lines) {
                XCTAssertEqual(line.x, other.x, accuracy: 0.1, "seed \(seed)")
            }
            XCTAssertEqual(
                ShapedText.measure(text, parameters).width, expected.size.width,
                accuracy: 0.1, "seed \(seed)")
        }
    }

    func testEqualAttributedStringsAreShapedOnce() {
        func make(_ color: CGColor) -> NSAttributedString {
            let text = NSMutableAttributedString(string: "made anew ")
            text.append(
                NSAttributedString(
                    string: "each time",
                    attributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: color]))
            return text
        }
        let parameters = TextParameters.system(17, width: 200)
        let first = ShapedText.shape(make(CGColor(red: 1, green: 0, blue: 0, alpha: 1)), parameters)
        let second = ShapedText.shape(
            make(CGColor(red: 1, green: 0, blue: 0, alpha: 1)), parameters)
        XCTAssertTrue(first === second)
        let blue = ShapedText.shape(make(.testBlue), parameters)
        XCTAssertFalse(blue === first)
    }

    func testCanonicallyEquivalentTextsKeepTheirOwnOffsets() {
        // Swift calls these equal; their lengths differ.
        let composed = ShapedText.shape(NSAttributedString(string: "\u{E9}"), .system(17))
        let decomposed = ShapedText.shape(NSAttributedString(string: "e\u{301}"), .system(17))
        XCTAssertEqual(composed.lines[0].range.length, 1)
        XCTAssertEqual(decomposed.lines[0].range.length, 2)
        XCTAssertEqual(ShapedText.shape("\u{E9}", .system(17)).lines[0].range.length, 1)
        XCTAssertEqual(ShapedText.shape("e\u{301}", .system(17)).lines[0].range.length, 2)
    }

    func testAMutableStringIsReadEachTime() {
        let text = NSMutableAttributedString(string: "short")
        let before = ShapedText.measure(text, .system(17))
        text.append(NSAttributedString(string: " and longer"))
        XCTAssertGreaterThan(ShapedText.measure(text, .system(17)).width, before.width)
    }

    func testMemoryIsBounded() {
        let cache = TextCache<PlainTextKey>(generationCost: 10_000)
        let parameters = TextParameters.system(17)
        let size = MeasuredText(
            typesetter: Typesetter(
                engine: .current, content: TextContent(text: "", parameters: parameters),
                parameters: parameters, recorder: nil))
        var keys: [PlainTextKey] = []
        for index in 0..<1000 {
            let key = PlainTextKey(text: "text \(index)", parameters: parameters)
            cache.insert(size, for: key, in: parameters)
            keys.append(key)
        }
        let kept = keys.filter { cache.size($0, in: parameters) != nil }.count
        XCTAssertLessThan(kept, 200)
        XCTAssertGreaterThan(kept, 10)
        cache.removeAll()
        XCTAssertNil(cache.size(keys[999], in: parameters))
    }

    func testWhatIsUsedStays() {
        let cache = TextCache<PlainTextKey>(generationCost: 10_000)
        let parameters = TextParameters.system(17)
        let size = MeasuredText(
            typesetter: Typesetter(
                engine: .current, content: TextContent(text: "", parameters: parameters),
                parameters: parameters, recorder: nil))
        let used = PlainTextKey(text: "used", parameters: parameters)
        cache.insert(size, for: used, in: parameters)
        for index in 0..<1000 {
            cache.insert(
                size, for: PlainTextKey(text: "text \(index)", parameters: parameters),
                in: parameters)
            XCTAssertNotNil(cache.size(used, in: parameters), "after \(index)")
        }
    }
}
