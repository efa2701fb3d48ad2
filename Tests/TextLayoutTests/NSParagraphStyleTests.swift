// SPDX-License-Identifier: MIT
import XCTest

@testable import TextLayout

final class NSParagraphStyleTests: XCTestCase {
    private let text = "first words of text\nsecond"
    private let lineHeight = UIFont.systemFont(ofSize: 17).lineHeight

    private func shape(
        _ text: String, width: CGFloat = 120, _ change: (NSMutableParagraphStyle) -> Void
    ) -> ShapedText {
        let style = NSMutableParagraphStyle()
        change(style)
        let attributed = NSAttributedString(
            string: text,
            attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
        return ShapedText.shape(attributed, TextParameters(width: width))
    }

    func testLineSpacingComesBetweenLinesOnly() {
        let plain = shape(text) { _ in }
        let spaced = shape(text) { $0.lineSpacing = 5 }
        XCTAssertEqual(plain.lines.count, 3)
        XCTAssertEqual(spaced.size.height, plain.size.height + 2 * 5, accuracy: 0.001)
        XCTAssertEqual(spaced.lines[1].y, lineHeight + 5, accuracy: 0.001)
    }

    func testParagraphSpacingComesBetweenParagraphsOnly() {
        let plain = shape(text) { _ in }
        let spaced = shape(text) {
            $0.paragraphSpacing = 7
            $0.paragraphSpacingBefore = 3
        }
        XCTAssertEqual(spaced.lines[1].y, plain.lines[1].y)
        XCTAssertEqual(spaced.lines[2].y, plain.lines[2].y + 10, accuracy: 0.001)
        XCTAssertEqual(spaced.size.height, plain.size.height + 10, accuracy: 0.001)
    }

    func testExtraLineHeightIsPutAboveTheText() {
        for change in [
            { $0.lineHeightMultiple = 2 }, { $0.minimumLineHeight = 40.57421875 },
        ] as [(NSMutableParagraphStyle) -> Void] {
            let shaped = shape("word", change)
            XCTAssertEqual(shaped.size.height, 2 * lineHeight, accuracy: 0.001)
            XCTAssertEqual(
                shaped.firstBaseline, 2 * lineHeight - 4.1005859375, accuracy: 0.001)
        }
    }

    func testMaximumLineHeightMovesTheBaselineUp() {
        let shaped = shape("word") { $0.maximumLineHeight = 10 }
        XCTAssertEqual(shaped.size.height, 10)
        XCTAssertEqual(shaped.firstBaseline, 10 - 4.1005859375, accuracy: 0.001)
    }

    func testTheMultipleComesBeforeMinimumAndMaximum() {
        let shaped = shape("word") {
            $0.lineHeightMultiple = 3
            $0.maximumLineHeight = 30
        }
        XCTAssertEqual(shaped.size.height, 30)
    }

    func testIndentsMoveAndNarrowLines() {
        let shaped = shape("some words that wrap in a narrow column", width: 150) {
            $0.firstLineHeadIndent = 30
            $0.headIndent = 10
            $0.tailIndent = -20
        }
        XCTAssertGreaterThan(shaped.lines.count, 2)
        XCTAssertEqual(shaped.lines[0].x, 30)
        XCTAssertLessThanOrEqual(shaped.lines[0].width, 100.001)
        for line in shaped.lines.dropFirst() {
            XCTAssertEqual(line.x, 10)
            XCTAssertLessThanOrEqual(line.width, 120.001)
        }
        let hanging = shape("some words that wrap in a narrow column", width: 150) {
            $0.headIndent = 40
        }
        XCTAssertEqual(hanging.lines[0].x, 0)
        XCTAssertEqual(hanging.lines[1].x, 40)
        XCTAssertLessThanOrEqual(hanging.lines[1].width, 110.001)
    }

    func testAPositiveTailIndentCountsFromTheLeadingMargin() {
        let shaped = shape("some words that wrap in a narrow column", width: 400) {
            $0.tailIndent = 100
        }
        XCTAssertGreaterThan(shaped.lines.count, 2)
        XCTAssertLessThanOrEqual(shaped.size.width, 100.001)
    }

    func testAlignmentPlacesLines() {
        let width = ShapedText.measure("word", .system(17)).width
        for (alignment, x) in [
            (.left, 0), (.center, (120 - width) / 2), (.right, 120 - width), (.natural, 0),
        ] as [(NSTextAlignment, CGFloat)] {
            XCTAssertEqual(shape("word") { $0.alignment = alignment }.lines[0].x, x, accuracy: 0.01)
        }
    }

    func testNaturalAlignmentFollowsTheScript() {
        let hebrew = shape("שלום") { _ in }
        XCTAssertEqual(hebrew.lines[0].x + hebrew.lines[0].width, 120, accuracy: 0.01)
        let forced = shape("word") { $0.baseWritingDirection = .rightToLeft }
        XCTAssertEqual(forced.lines[0].x + forced.lines[0].width, 120, accuracy: 0.01)
        var parameters = TextParameters.system(17, width: 120)
        parameters.isRightToLeft = true
        let digits = ShapedText.shape("123", parameters)
        XCTAssertEqual(digits.lines[0].x + digits.lines[0].width, 120, accuracy: 0.01)
        XCTAssertEqual(ShapedText.shape("abc", parameters).lines[0].x, 0)
    }

    func testJustifiedLinesFillTheWidthButTheLastDoesNot() {
        let shaped = shape("some words that wrap in a narrow column", width: 150) {
            $0.alignment = .justified
        }
        for line in shaped.lines.dropLast() { XCTAssertEqual(line.width, 150, accuracy: 0.05) }
        XCTAssertLessThan(shaped.lines[shaped.lines.count - 1].width, 149)
    }

    func testTabsStopEvery28PointsUnlessToldOtherwise() {
        let standard = shape("\ta", width: 300) { _ in }
        XCTAssertEqual(standard.storage.clusters[1].x, 28, accuracy: 0.01)
        let own = shape("\ta", width: 300) { $0.tabStops = [NSTextTab(location: 50)] }
        XCTAssertEqual(own.storage.clusters[1].x, 50, accuracy: 0.01)
    }

    func testTheStyleOfAParagraphsFirstCharacterCounts() {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let attributed = NSMutableAttributedString(
            string: "one two", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        attributed.addAttribute(
            .paragraphStyle, value: style, range: NSRange(location: 4, length: 3))
        let shaped = ShapedText.shape(attributed, TextParameters(width: 200))
        XCTAssertEqual(shaped.lines[0].x, 0)
    }

    func testTheTallestFontMakesTheLine() {
        let attributed = NSMutableAttributedString(
            string: "small ", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        attributed.append(
            NSAttributedString(string: "big", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
        let shaped = ShapedText.shape(attributed, TextParameters())
        XCTAssertEqual(
            shaped.size.height, UIFont.systemFont(ofSize: 30).lineHeight, accuracy: 0.001)
    }

    func testTextStyleFontsAddTheirLeadingBetweenLines() {
        // Two lines of subheadline are 38 points high on iOS: 2 x 17.9 + 2.1.
        let font = UIFont.preferredFont(forTextStyle: .subheadline)
        let size = ShapedText.measure("a\nb", TextParameters(defaultFont: font))
        XCTAssertEqual(size.height, 37.9, accuracy: 0.01)
    }

    func testCopiesAreIndependentAndEqual() throws {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        let copy = try XCTUnwrap(style.copy() as? NSParagraphStyle)
        style.lineSpacing = 5
        XCTAssertEqual(copy.lineSpacing, 4)
        XCTAssertNotEqual(copy, style)
        let mutable = try XCTUnwrap(copy.mutableCopy() as? NSMutableParagraphStyle)
        XCTAssertEqual(mutable, copy)
        mutable.setParagraphStyle(style)
        XCTAssertEqual(mutable, style)
    }
}
