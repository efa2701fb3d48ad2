// SPDX-License-Identifier: MIT
import CPango
import SeededGenerator
import XCTest

@testable import TextLayout

final class HostileTextTests: XCTestCase {
    private let stretches = [
        "\0", "\u{7}", "\u{7F}", "\u{85}", "\u{9F}", "\u{202E}a", "\u{2067}ש", "\u{2066}",
        "\u{2069}",
        "\u{301}", "\u{200D}", "\u{FE0F}", "\u{FEFF}", "\u{FFFD}", "\u{10FFFF}", "\u{E0001}", "\t",
        "\r", "\u{2028}", "\u{2029}", "\u{AD}", "\u{200B}", "a", "👩‍👩‍👧", "ب", "﷽",
    ]

    func testControlCharactersBecomeSpacesOfTheSameLength() {
        let text = "a\0b\u{7F}c\u{90}d"
        let shaped = ShapedText.shape(text, .system(17))
        let spaces = ShapedText.shape("a b c\u{A0}d", .system(17))
        XCTAssertEqual(shaped.size, spaces.size)
        XCTAssertEqual(shaped.lines[0].range.length, text.utf16.count)
        XCTAssertEqual(shaped.missingGlyphCount, 0)
    }

    func testPilesOfOneCharacterAreSetWithinReason() {
        for stretch in stretches {
            let text = String(repeating: stretch, count: 1500)
            for parameters in [
                .system(17, width: 200), .system(17), .system(17, width: 200, maximumLines: 2),
                .system(17, width: 1), .system(17, width: 200, maximumLines: 1, .byTruncatingHead),
            ] as [TextParameters] {
                let size = ShapedText.measure(text, parameters)
                XCTAssertTrue(size.width.isFinite && size.height.isFinite, stretch.debugDescription)
                XCTAssertGreaterThanOrEqual(size.width, 0)
                if parameters.maximumLines > 0 {
                    XCTAssertLessThanOrEqual(
                        size.height, CGFloat(parameters.maximumLines) * 20.2872)
                }
            }
        }
    }

    func testRandomMixturesAreShapedDrawnAndHitTested() {
        let seed = UInt64.random(in: 0 ... .max)
        // At once, as an assertion in Pango ends the program and no failure names the seed.
        FileHandle.standardError.write(Data("HostileTextTests: seed \(seed)\n".utf8))
        var generator = SeededGenerator(seed: seed)
        let canvas = Canvas(width: 50, height: 50)
        let stretches = self.stretches + [" ", "-", "🏽", "か", "ำ"]
        for round in 0..<300 {
            let text = (0..<Int.random(in: 1...60, using: &generator)).map { _ in
                stretches.randomElement(using: &generator) ?? ""
            }.joined()
            // Words are broken in many places where hardly a glyph fits.
            let width = CGFloat.random(in: 0...(round % 2 == 0 ? 300 : 20), using: &generator)
            let modes: [NSLineBreakMode] = [
                .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead,
                .byTruncatingTail, .byTruncatingMiddle,
            ]
            let parameters = TextParameters.system(
                17, width: width, maximumLines: Int.random(in: 0...3, using: &generator),
                modes.randomElement(using: &generator) ?? .byClipping)
            let shaped = ShapedText.shape(text, parameters)
            shaped.draw(in: canvas.context, at: .zero, defaultColor: .black)
            let index = shaped.characterIndex(
                at: CGPoint(x: CGFloat.random(in: -10...300, using: &generator), y: 10))
            XCTAssertTrue((0...text.utf16.count).contains(index), "seed \(seed)")
            for line in shaped.lines {
                XCTAssertLessThanOrEqual(
                    line.range.location + line.range.length, text.utf16.count, "seed \(seed)")
            }
        }
    }

    func testALineBreakInsideAClusterIsNotTaken() {
        let cases: [(text: String, size: CGFloat, width: CGFloat)] = [
            (" \u{301}ﷺ", 17, 1), ("\u{202E}a \u{301}ب", 17, 1.7), (" \u{200D}👧ﷺ", 17, 1.2),
            ("a🏽…\u{AD}", 170, 57.9), ("a🏽\u{AD}a", 17, 15.4), ("\u{AD}ﷺ🏽\u{34F}a", 170, 333),
            ("🏽🏽…", 17, 14.5), ("Wo \u{301}\u{301}rd", 17, 14),
        ]
        let modes: [NSLineBreakMode] = [
            .byWordWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
            .byTruncatingMiddle,
        ]
        for (text, size, width) in cases {
            let utf16 = Array(text.utf16)
            let boundaries = Set(text.indices.map { $0.utf16Offset(in: text) } + [utf16.count])
            for mode in modes {
                for limit in 0...3 {
                    let shaped = ShapedText.shape(
                        text, .system(size, width: width, maximumLines: limit, mode))
                    XCTAssertFalse(shaped.lines.isEmpty, text.debugDescription)
                    for line in shaped.lines {
                        XCTAssertTrue(
                            boundaries.contains(line.range.location),
                            "\(text.debugDescription) \(mode) at \(line.range.location)")
                    }
                    guard limit == 0 else { continue }
                    XCTAssertEqual(
                        shaped.lines.reduce(0) { $0 + $1.range.length }, utf16.count,
                        text.debugDescription)
                }
            }
        }
    }

    func testOnlyBreaksInsideClustersAreForbidden() {
        func range(_ text: String) -> [Range<Int>] {
            let engine = ThreadTextEngine.current
            pango_layout_set_text(engine.layout, text, -1)
            return Paragraph.openClusters(in: engine.layout)
        }
        XCTAssertEqual(range("some words, e\u{301}tés — 漢字 ไทย हिन्दी 👩‍👩‍👧 العربية"), [])
        XCTAssertEqual(range("ab \u{301}c"), [2..<5])
        XCTAssertEqual(range("a🏽🏽"), [0..<9])
        XCTAssertEqual(range(""), [])
        XCTAssertEqual(range("é"), [])
    }

    func testAMegabyteOnOneLineIsSetInPiecesThatCoverIt() {
        let text = String(repeating: "x", count: 1_000_000)
        let shaped = ShapedText.shape(text, .system(17))
        XCTAssertEqual(shaped.lines.reduce(0) { $0 + $1.range.length }, 1_000_000)
        XCTAssertTrue(shaped.lines.allSatisfy { $0.width > 0 })
        let limited = ShapedText.shape(text, .system(17, width: 300, maximumLines: 2))
        XCTAssertEqual(limited.lines.count, 2)
        XCTAssertTrue(limited.isTruncated)
    }

    func testALongWordAmongOthersIsWrappedBetweenCharacters() {
        let text = "start " + String(repeating: "y", count: 6000) + " end"
        let shaped = ShapedText.shape(text, .system(17, width: 300))
        XCTAssertEqual(shaped.lines.last.map { $0.range.location + $0.range.length }, text.count)
        XCTAssertTrue(shaped.lines.allSatisfy { $0.width <= 300.01 })
    }

    func testBadWidthsAndHeightsCountAsUnbounded() {
        let free = ShapedText.measure("some text to wrap", .system(17))
        for value in [CGFloat.nan, .infinity, -.infinity, 0, -5, 1e30] {
            var parameters = TextParameters.system(17, width: value)
            XCTAssertEqual(ShapedText.measure("some text to wrap", parameters), free, "\(value)")
            parameters = .system(17)
            parameters.height = value
            XCTAssertEqual(ShapedText.measure("some text to wrap", parameters), free, "\(value)")
        }
        XCTAssertEqual(
            ShapedText.measure("some text", .system(17, maximumLines: -3)).height, free.height)
    }

    func testATinyWidthGivesOneCharacterALine() {
        let shaped = ShapedText.shape("abc", .system(17, width: 0.1))
        XCTAssertEqual(shaped.lines.count, 3)
    }

    func testAHugeFontDoesNotOverflow() {
        let font = UIFont.systemFont(ofSize: 10_000)
        let text = String(repeating: "W", count: 5000)
        let size = ShapedText.measure(text, TextParameters(defaultFont: font))
        XCTAssertGreaterThan(size.width, 0)
        XCTAssertTrue(size.width.isFinite)
    }

    func testBadAttributeValuesCountAsAbsent() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = .nan
        style.headIndent = .infinity
        style.lineHeightMultiple = -3
        style.maximumLineHeight = -1
        style.tailIndent = .nan
        style.defaultTabInterval = .infinity
        style.tabStops = [NSTextTab(location: .nan), NSTextTab(location: -4)]
        let bad = NSAttributedString(
            string: "some\ttext",
            attributes: [
                .font: "not a font", .paragraphStyle: style, .kern: CGFloat.nan,
                .baselineOffset: CGFloat.infinity, .foregroundColor: 3, .underlineStyle: "x",
                .shadow: 1, .obliqueness: Double.nan, .expansion: Double.infinity,
            ])
        let shaped = ShapedText.shape(bad, .system(17, width: 200))
        XCTAssertEqual(shaped.size.height, 20.287109375)
        let canvas = Canvas(width: 200, height: 30)
        shaped.draw(in: canvas.context, at: .zero, defaultColor: .black)
        XCTAssertNotNil(canvas.inkedRect())
    }
}
