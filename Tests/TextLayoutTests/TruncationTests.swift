// SPDX-License-Identifier: MIT
import XCTest

@testable import TextLayout

final class TruncationTests: XCTestCase {
    private let sentence = """
        The quick brown fox jumps over the lazy dog while seventeen curious engineers measure how \
        long it takes to wrap one label.
        """

    /// The glyph of the ellipsis in the system font at 15 points.
    private var ellipsis: UInt32? {
        ShapedText.shape("…", .system(15)).storage.glyphs.first?.index
    }

    private func glyphs(of shaped: ShapedText, line: Int) -> [UInt32] {
        shaped.storage.runs.filter { $0.line == line }
            .flatMap { shaped.storage.glyphs[$0.glyphs].map(\.index) }
    }

    func testTailTruncationEndsTheLastLineInAnEllipsis() {
        let shaped = ShapedText.shape(sentence, .system(15, width: 200, maximumLines: 2))
        XCTAssertEqual(shaped.lines.count, 2)
        XCTAssertTrue(shaped.isTruncated)
        XCTAssertEqual(glyphs(of: shaped, line: 1).last, ellipsis)
        XCTAssertLessThanOrEqual(shaped.size.width, 200)
    }

    func testHeadTruncationStartsTheLastLineWithAnEllipsisAndKeepsTheEnd() {
        let parameters = TextParameters.system(15, width: 200, maximumLines: 2, .byTruncatingHead)
        let shaped = ShapedText.shape(sentence, parameters)
        let last = glyphs(of: shaped, line: 1)
        XCTAssertEqual(last.first, ellipsis)
        let end = ShapedText.shape("label.", .system(15)).storage.glyphs.map(\.index)
        XCTAssertEqual(Array(last.suffix(end.count)), end)
    }

    func testMiddleTruncationKeepsBothEnds() {
        let parameters = TextParameters.system(15, width: 200, maximumLines: 1, .byTruncatingMiddle)
        let line = glyphs(of: ShapedText.shape(sentence, parameters), line: 0)
        let start = ShapedText.shape("The", .system(15)).storage.glyphs.map(\.index)
        let end = ShapedText.shape("label.", .system(15)).storage.glyphs.map(\.index)
        XCTAssertEqual(Array(line.prefix(3)), start)
        XCTAssertEqual(Array(line.suffix(end.count)), end)
        XCTAssertTrue(line.dropFirst().dropLast().contains { $0 == ellipsis })
    }

    func testWrappingModesCutWithoutAnEllipsis() {
        for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping] {
            let shaped = ShapedText.shape(
                sentence, .system(15, width: 200, maximumLines: 2, mode))
            XCTAssertEqual(shaped.lines.count, 2)
            XCTAssertTrue(shaped.isTruncated)
            XCTAssertFalse(shaped.storage.glyphs.contains { $0.index == ellipsis })
        }
    }

    func testClippingKeepsOneLongLine() {
        let shaped = ShapedText.shape(
            sentence, .system(15, width: 200, maximumLines: 1, .byClipping))
        XCTAssertEqual(shaped.lines.count, 1)
        XCTAssertEqual(shaped.size.width, ShapedText.measure(sentence, .system(15)).width)
    }

    func testTheLineLimitCountsOverAllParagraphs() {
        let text = "one\ntwo\nthree\nfour"
        let shaped = ShapedText.shape(text, .system(15, width: 300, maximumLines: 3))
        XCTAssertEqual(shaped.lines.count, 3)
        XCTAssertTrue(shaped.isTruncated)
        // "three" fits, but text follows, so the line is marked.
        XCTAssertEqual(glyphs(of: shaped, line: 2).last, ellipsis)
        XCTAssertEqual(glyphs(of: shaped, line: 2).count, "three…".count)
    }

    func testTextThatJustFitsIsNotTruncated() {
        let text = "one\ntwo\nthree"
        let shaped = ShapedText.shape(text, .system(15, width: 300, maximumLines: 3))
        XCTAssertFalse(shaped.isTruncated)
        XCTAssertFalse(shaped.storage.glyphs.contains { $0.index == ellipsis })
        let width = ShapedText.measure("three", .system(15)).width
        XCTAssertFalse(
            ShapedText.shape("three", .system(15, width: width, maximumLines: 1)).isTruncated)
    }

    func testAHeightLimitsLinesAndLeavesAtLeastOne() {
        let line = UIFont.systemFont(ofSize: 15).lineHeight
        for (height, count) in [
            (1, 1), (line, 1), (2 * line - 1, 1), (2 * line, 2), (3.5 * line, 3),
        ] as [(CGFloat, Int)] {
            var parameters = TextParameters.system(15, width: 150)
            parameters.height = height
            let shaped = ShapedText.shape(sentence, parameters)
            XCTAssertEqual(shaped.lines.count, count, "height \(height)")
            XCTAssertEqual(glyphs(of: shaped, line: count - 1).last, ellipsis)
            XCTAssertEqual(ShapedText.measure(sentence, parameters), shaped.size)
        }
    }

    func testOnlyWhatCanBeSeenOfALongTextMatters() {
        let long = String(repeating: sentence + " ", count: 500)
        let parameters = TextParameters.system(15, width: 200, maximumLines: 3)
        let shaped = ShapedText.shape(long, parameters)
        let short = ShapedText.shape(sentence + " " + sentence, parameters)
        XCTAssertEqual(shaped.lines.count, 3)
        XCTAssertEqual(
            shaped.storage.glyphs.map(\.index), short.storage.glyphs.map(\.index))
    }

    func testTighteningAvoidsAnEllipsisWhereLittleIsMissing() {
        let text = "Just a little too long"
        let width = ShapedText.measure(text, .system(17)).width - 4
        var parameters = TextParameters.system(17, width: width, maximumLines: 1)
        XCTAssertTrue(ShapedText.shape(text, parameters).isTruncated)
        parameters.allowsTightening = true
        let tight = ShapedText.shape(text, parameters)
        XCTAssertFalse(tight.isTruncated)
        XCTAssertLessThanOrEqual(tight.size.width, width + 0.01)
    }

    func testFittingScaleIsTheLargestThatFits() {
        let text = NSAttributedString(
            string: sentence, attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let parameters = TextParameters(width: 500, maximumLines: 1)
        let scale = ShapedText.fittingScale(text, parameters, minimumScale: 0.1)
        var unbounded = TextParameters(maximumLines: 1, fontScale: scale)
        XCTAssertLessThanOrEqual(ShapedText.measure(text, unbounded).width, 500.001)
        unbounded.fontScale = scale * 1.01
        XCTAssertGreaterThan(ShapedText.measure(text, unbounded).width, 500)
        XCTAssertEqual(ShapedText.fittingScale(text, parameters, minimumScale: 0.9), 0.9)
    }
}
