// SPDX-License-Identifier: MIT
import SeededGenerator
import XCTest

@testable import TextLayout

/// Lines by the rules of `NSParagraphStyle.LineBreakStrategy`.
final class LineBreakStrategyTests: XCTestCase {
    private func parameters(
        _ strategy: NSParagraphStyle.LineBreakStrategy, width: CGFloat, lines: Int = 0
    ) -> TextParameters {
        var parameters = TextParameters.system(17, width: width)
        parameters.lineBreakStrategy = strategy
        parameters.maximumLines = lines
        return parameters
    }

    private func lines(_ text: String, _ parameters: TextParameters) -> [String] {
        let whole = Array(text.utf16)
        return ShapedText.shape(text, parameters).lines.map {
            let range = $0.range.location..<$0.range.location + $0.range.length
            return String(decoding: whole[range], as: UTF16.self)
                .trimmingCharacters(in: .whitespaces)
        }
    }

    private func width(of text: String) -> CGFloat {
        ShapedText.measure(text, .system(17)).width
    }

    func testAWordThatWouldBeAloneGetsCompany() {
        let room = width(of: "one two three ") + 1
        XCTAssertEqual(
            lines("one two three four", parameters([], width: room)), ["one two three", "four"])
        XCTAssertEqual(
            lines("one two three four", parameters(.pushOut, width: room)),
            ["one two", "three four"])
        XCTAssertEqual(
            lines("one two three four", parameters(.standard, width: room)),
            ["one two", "three four"])
    }

    func testALineBeforeThatHasOneWordKeepsIt() {
        let room = width(of: "three") + 1
        XCTAssertEqual(
            lines("three four", parameters(.pushOut, width: room)), ["three", "four"])
    }

    func testWordsThatDoNotFitALineTogetherStayApart() {
        let room = width(of: "a considerable") + 1
        XCTAssertEqual(
            lines("a considerable improvement", parameters(.pushOut, width: room)),
            ["a considerable", "improvement"])
    }

    func testEveryParagraphIsLookedAt() {
        let room = width(of: "one two three ") + 1
        XCTAssertEqual(
            lines("one two three four\none two three four", parameters(.pushOut, width: room)),
            ["one two", "three four", "one two", "three four"])
    }

    func testSpacesAtTheEndMakeNoWord() {
        let room = width(of: "one two three ") + 1
        XCTAssertEqual(
            lines("one two three four  ", parameters(.pushOut, width: room)),
            ["one two", "three four"])
    }

    func testTextThatIsCutIsNotPushed() {
        let room = width(of: "one two three ") + 1
        let text = "one two three four five six seven eight"
        XCTAssertEqual(
            lines(text, parameters(.pushOut, width: room, lines: 1)),
            lines(text, parameters([], width: room, lines: 1)))
    }

    func testTheStyleOfAParagraphCountsBeforeThatOfTheContainer() {
        let room = width(of: "one two three ") + 1
        let style = NSMutableParagraphStyle()
        let plain = NSAttributedString(
            string: "one two three four",
            attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style.copy()])
        style.lineBreakStrategy = .pushOut
        let pushed = NSAttributedString(
            string: "one two three four",
            attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style.copy()])
        let starts = { (text: NSAttributedString) in
            ShapedText.shape(text, self.parameters(.pushOut, width: room)).lines.map {
                $0.range.location
            }
        }
        XCTAssertEqual(starts(plain), [0, 14])
        XCTAssertEqual(starts(pushed), [0, 8])
    }

    func testHangulWordsStayWholeWhereTheyFit() {
        let text = "안녕하세요 세계여러분 반갑습니다"
        let room = width(of: "안녕하세요 세계") + 1
        XCTAssertGreaterThan(lines(text, parameters([], width: room))[0].utf16.count, 6)
        XCTAssertEqual(
            lines(text, parameters(.hangulWordPriority, width: room)),
            ["안녕하세요", "세계여러분", "반갑습니다"])
        // A word that is wider than a line is broken as before.
        let narrow = width(of: "안녕하") + 1
        XCTAssertEqual(
            lines("안녕하세요", parameters(.hangulWordPriority, width: narrow)), ["안녕하", "세요"])
    }

    func testNoRuleMakesTextWiderOrLongerAndMeasuringAgreesWithShaping() {
        var random = SeededGenerator(seed: 41)
        for _ in 0..<400 {
            let words = (0..<Int.random(in: 1...14, using: &random)).map { _ in
                String(repeating: "n", count: Int.random(in: 1...9, using: &random))
            }
            let text = words.joined(separator: " ")
            let room = CGFloat.random(in: 20...300, using: &random)
            let greedy = ShapedText.shape(text, parameters([], width: room))
            let nice = ShapedText.shape(text, parameters(.standard, width: room))
            XCTAssertEqual(greedy.lines.count, nice.lines.count, "\(text) in \(room)")
            XCTAssertLessThanOrEqual(nice.size.width, room + 0.02, "\(text) in \(room)")
            let measured = ShapedText.measure(text, parameters(.standard, width: room))
            XCTAssertEqual(measured, nice.size, "\(text) in \(room)")
            let again = ShapedText.shape(
                text, parameters(.standard, width: measured.width.rounded(.up)))
            XCTAssertEqual(
                again.lines.map(\.range), nice.lines.map(\.range), "\(text) in \(room)")
        }
    }
}
