// SPDX-License-Identifier: MIT
import SeededGenerator
import XCTest

@testable import TextLayout

final class ShapedTextTests: XCTestCase {
    private let sentence = """
        The quick brown fox jumps over the lazy dog while seventeen curious engineers measure how \
        long it takes to wrap one label at fifteen px size.
        """

    func testLinesBreakWhereBarePangoBreaksThem() {
        for width in [60.0, 120, 200, 340, 1000] {
            let raw = RawPango(sentence, size: 15, width: width)
            let shaped = ShapedText.shape(sentence, .system(15, width: width))
            XCTAssertEqual(shaped.lines.map(\.range.location), raw.starts, "width \(width)")
            for (line, expected) in zip(shaped.lines, raw.widths) {
                XCTAssertEqual(line.width, expected, accuracy: 0.01)
            }
            XCTAssertEqual(shaped.size.width, raw.widths.max() ?? 0, accuracy: 0.01)
        }
    }

    func testTextWithoutWidthIsOneLineAsWideAsInBarePango() {
        let raw = RawPango(sentence, size: 17, width: nil)
        let size = ShapedText.measure(sentence, .system(17))
        XCTAssertEqual(size.width, raw.widths[0], accuracy: 0.01)
    }

    func testMeasuringGivesTheSizeOfShaping() {
        for (name, text) in InternationalStrings.all {
            for width in [40.0, 100, 333] {
                let parameters = TextParameters.system(17, width: width)
                let measured = ShapedText.measure(text + " ", parameters)
                XCTAssertEqual(measured, ShapedText.shape(text + " ", parameters).size, name)
            }
        }
    }

    func testLineHeightIsTheFontsSoThatLabelsAreAsHighAsOnIOS() {
        // 17 points: 20.287 a line, measured on iOS.
        XCTAssertEqual(ShapedText.measure("A", .system(17)).height, 20.287109375)
        XCTAssertEqual(
            ShapedText.measure("A\nB\nC", .system(13)).height, 46.541, accuracy: 0.001)
    }

    func testEmptyTextHasNoSizeAndASpaceHasALine() {
        XCTAssertEqual(ShapedText.measure("", .system(17)), .zero)
        XCTAssertTrue(ShapedText.shape("", .system(17)).lines.isEmpty)
        XCTAssertEqual(ShapedText.measure(" ", .system(17)).height, 20.287109375)
    }

    func testEachSeparatorStartsALineAndATrailingOneAnEmptyLine() {
        for (text, count) in [
            ("a\nb", 2), ("a\r\nb", 2), ("a\rb", 2), ("a\u{2029}b", 2), ("a\u{2028}b", 2),
            ("a\n", 2), ("\n", 2), ("\n\n\n", 4), ("a\n\nb", 3),
        ] {
            XCTAssertEqual(
                ShapedText.shape(text, .system(17)).lines.count, count, text.debugDescription)
        }
    }

    func testLinesCoverTheTextAndStayInTheWidth() {
        let seed = UInt64.random(in: 0 ... .max)
        var generator = SeededGenerator(seed: seed)
        let words = InternationalStrings.all.flatMap { $0.text.split(separator: " ") }
        for _ in 0..<60 {
            let count = Int.random(in: 1...40, using: &generator)
            let text = (0..<count).map { _ in
                String(words.randomElement(using: &generator) ?? "")
            }.joined(separator: Bool.random(using: &generator) ? " " : "\n")
            let width = CGFloat.random(in: 60...400, using: &generator)
            let shaped = ShapedText.shape(text, .system(16, width: width))
            assertCovers(shaped, text, "seed \(seed), width \(width): \(text)")
            for line in shaped.lines {
                XCTAssertLessThanOrEqual(
                    line.width, width + 0.01, "seed \(seed), width \(width): \(text)")
            }
        }
    }

    private func assertCovers(_ shaped: ShapedText, _ text: String, _ message: String) {
        let separators = CharacterSet(charactersIn: "\n")
        var next = 0
        for line in shaped.lines {
            let gap = (text as NSString).substring(
                with: NSRange(location: next, length: max(line.range.location - next, 0)))
            XCTAssertTrue(gap.trimmingCharacters(in: separators).isEmpty, message)
            XCTAssertGreaterThanOrEqual(line.range.location, next, message)
            next = line.range.location + line.range.length
        }
        XCTAssertEqual(next, text.utf16.count, message)
    }

    func testNoGlyphIsMissingInAnyScript() throws {
        try XCTSkipUnless(
            FontConfiguration.hasFamily("Noto Sans CJK SC")
                && FontConfiguration.hasFamily("Noto Color Emoji")
                && FontConfiguration.hasFamily("Noto Sans Devanagari"),
            "fonts-noto-core, fonts-noto-cjk and fonts-noto-color-emoji are not all installed")
        for (name, text) in InternationalStrings.all {
            let shaped = ShapedText.shape(text, .system(17))
            XCTAssertEqual(shaped.missingGlyphCount, 0, name)
            XCTAssertFalse(shaped.storage.glyphs.contains { $0.index == 0 }, name)
        }
    }

    func testAnEmojiFamilyIsOneGlyphAndAFlagToo() throws {
        try XCTSkipUnless(FontConfiguration.hasFamily("Noto Color Emoji"))
        XCTAssertEqual(ShapedText.shape("👩‍👩‍👧‍👦", .system(17)).storage.glyphs.count, 1)
        XCTAssertEqual(ShapedText.shape("🇯🇵", .system(17)).storage.glyphs.count, 1)
        XCTAssertEqual(ShapedText.shape("👍🏽", .system(17)).storage.glyphs.count, 1)
    }

    func testArabicLettersAreJoined() {
        // Isolated and joined forms of the same letter are different glyphs.
        let joined = ShapedText.shape("ببب", .system(17)).storage.glyphs.map(\.index)
        let alone = ShapedText.shape("ب", .system(17)).storage.glyphs.map(\.index)
        XCTAssertFalse(joined.contains { alone.contains($0) })
    }

    func testALineIsNotTallerForAnEmojiOrChinese() {
        XCTAssertEqual(ShapedText.measure("a😀你", .system(17)).height, 20.287109375)
    }

    func testWhiteSpaceAtAWrapDoesNotCount() {
        let narrow = ShapedText.shape("word     word", .system(17, width: 60))
        let alone = ShapedText.measure("word", .system(17))
        XCTAssertEqual(narrow.lines.count, 2)
        XCTAssertEqual(narrow.lines[0].width, alone.width, accuracy: 0.01)
    }

    func testABrokenWordGetsNoHyphenAndASoftHyphenDoes() {
        let long = String(repeating: "m", count: 40)
        let plain = ShapedText.shape(long, .system(17, width: 100))
        XCTAssertEqual(plain.storage.glyphs.count, 40)
        let soft = ShapedText.shape("mmmmmm\u{AD}mmmmmm", .system(17, width: 120))
        XCTAssertEqual(soft.lines.count, 2)
        XCTAssertEqual(soft.storage.glyphs.count, 13)
    }

    func testKernAddsItsWidthAfterEachCharacter() {
        let plain = ShapedText.measure("kerning", .system(17)).width
        let kerned = NSAttributedString(
            string: "kerning", attributes: [.font: UIFont.systemFont(ofSize: 17), .kern: 2])
        XCTAssertEqual(ShapedText.measure(kerned, .system(17)).width, plain + 7 * 2, accuracy: 0.01)
    }

    func testInkLiesWhereGlyphsAreDrawn() throws {
        let shaped = ShapedText.shape("Hxg", .system(40))
        let canvas = Canvas(width: 140, height: 70)
        shaped.draw(in: canvas.context, at: .zero, defaultColor: .black)
        let drawn = try XCTUnwrap(canvas.inkedRect())
        XCTAssertTrue(shaped.inkBounds.insetBy(dx: -1, dy: -1).contains(drawn))
        XCTAssertEqual(drawn.height, shaped.inkBounds.height, accuracy: 2)
        XCTAssertEqual(drawn.width, shaped.inkBounds.width, accuracy: 3)
    }

    func testTextIsShapedOnOneThreadAndDrawnOnAnother() throws {
        let queue = DispatchQueue(label: "shaping")
        let shaped = queue.sync {
            ShapedText.shape("made elsewhere 😀 שלום", .system(20, width: 300))
        }
        let canvas = Canvas(width: 320, height: 40)
        shaped.draw(in: canvas.context, at: .zero, defaultColor: .black)
        XCTAssertNotNil(canvas.inkedRect())
    }

    func testManyThreadsShapeTheSameAsOne() {
        let texts = InternationalStrings.all.map(\.text)
        let expected = texts.map { RawSize(ShapedText.shape($0, .system(18, width: 150))) }
        DispatchQueue.concurrentPerform(iterations: 8) { iteration in
            for (index, text) in texts.enumerated() {
                // A height that no other thread asks for goes round the cache.
                var parameters = TextParameters.system(18, width: 150)
                parameters.fontScale = 1 + CGFloat(iteration) * 1e-13
                let shaped = ShapedText.shape(text, parameters)
                XCTAssertEqual(RawSize(shaped), expected[index])
            }
        }
    }

    /// Lines to compare between threads, rounded so that a scale next to 1 does not matter.
    private struct RawSize: Equatable {
        let lines: [NSRange]
        let widths: [Int]

        init(_ shaped: ShapedText) {
            lines = shaped.lines.map(\.range)
            widths = shaped.lines.map { Int(($0.width * 16).rounded()) }
        }
    }
}
