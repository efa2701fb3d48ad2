// SPDX-License-Identifier: MIT
import XCTest

@testable import TextLayout

final class DrawingTests: XCTestCase {
    private typealias Pixel = (red: Int, green: Int, blue: Int)

    private func isRed(_ pixel: Pixel) -> Bool {
        pixel.red > 200 && pixel.green < 100 && pixel.blue < 100
    }

    private func isBlue(_ pixel: Pixel) -> Bool {
        pixel.blue > 200 && pixel.red < 100 && pixel.green < 130
    }

    private func draw(
        _ text: String, _ attributes: [NSAttributedString.Key: Any], size: CGFloat = 40
    ) -> (shaped: ShapedText, canvas: Canvas) {
        var attributes = attributes
        attributes[.font] = UIFont.systemFont(ofSize: size)
        let shaped = ShapedText.shape(
            NSAttributedString(string: text, attributes: attributes), TextParameters())
        let canvas = Canvas(width: 300, height: 80)
        shaped.draw(in: canvas.context, at: CGPoint(x: 10, y: 10), defaultColor: .black)
        return (shaped, canvas)
    }

    func testCharactersWithoutAColourGetTheDefault() throws {
        let canvas = Canvas(width: 100, height: 50)
        ShapedText.shape("■", .system(30)).draw(
            in: canvas.context, at: .zero, defaultColor: .testRed)
        XCTAssertNotNil(canvas.inkedRect(where: isRed))
        XCTAssertNil(canvas.inkedRect { $0.red < 150 && $0.green < 150 && $0.blue < 150 })
    }

    func testEachSpanHasItsColour() throws {
        let text = NSMutableAttributedString(
            string: "III", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        text.addAttribute(
            .foregroundColor, value: CGColor.testRed, range: NSRange(location: 0, length: 1))
        text.addAttribute(
            .foregroundColor, value: CGColor.testBlue, range: NSRange(location: 2, length: 1))
        let canvas = Canvas(width: 100, height: 60)
        let shaped = ShapedText.shape(text, TextParameters())
        shaped.draw(in: canvas.context, at: .zero, defaultColor: .black)
        let red = try XCTUnwrap(canvas.inkedRect(where: isRed))
        let blue = try XCTUnwrap(canvas.inkedRect(where: isBlue))
        XCTAssertLessThan(red.maxX, blue.minX)
        let black = try XCTUnwrap(canvas.inkedRect { $0.red < 60 && $0.green < 60 && $0.blue < 60 })
        XCTAssertLessThan(red.minX, black.minX)
        XCTAssertLessThan(black.minX, blue.minX)
    }

    /// A colour that changes, like UIKit's between light and dark.
    private final class ChangingColor: TextColorProviding {
        var textColor = CGColor.testRed
    }

    func testAColourIsAskedForWhenTheTextIsDrawn() {
        let color = ChangingColor()
        let text = NSAttributedString(
            string: "I",
            attributes: [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: color])
        let shaped = ShapedText.shape(text, TextParameters())
        color.textColor = .testBlue
        let canvas = Canvas(width: 50, height: 60)
        shaped.draw(in: canvas.context, at: .zero, defaultColor: .black)
        XCTAssertNil(canvas.inkedRect(where: isRed))
        XCTAssertNotNil(canvas.inkedRect(where: isBlue))
    }

    func testBackgroundCoversTheLineBehindTheText() throws {
        let (shaped, canvas) = draw("I", [.backgroundColor: CGColor.testRed])
        let rect = try XCTUnwrap(canvas.inkedRect(where: isRed))
        XCTAssertEqual(rect.minX, 10, accuracy: 1)
        XCTAssertEqual(rect.width, shaped.size.width, accuracy: 2)
        XCTAssertEqual(rect.height, shaped.size.height, accuracy: 2)
    }

    func testUnderlineLiesBelowTheBaselineAndStrikethroughAbove() throws {
        let under = draw(
            "HHH",
            [
                .underlineStyle: NSUnderlineStyle.single.rawValue,
                .underlineColor: CGColor.testRed,
            ])
        let line = try XCTUnwrap(under.canvas.inkedRect(where: isRed))
        XCTAssertGreaterThan(line.minY, 10 + under.shaped.firstBaseline)
        XCTAssertEqual(line.height, 2)
        XCTAssertEqual(line.width, under.shaped.size.width, accuracy: 2)

        let struck = draw("HHH", [.strikethroughStyle: 1, .strikethroughColor: CGColor.testRed])
        let through = try XCTUnwrap(struck.canvas.inkedRect(where: isRed))
        XCTAssertLessThan(through.maxY, 10 + struck.shaped.firstBaseline)
        XCTAssertEqual(through.height, 2)
    }

    func testThickAndDoubleUnderlinesAreHigher() throws {
        func height(_ style: NSUnderlineStyle) throws -> CGFloat {
            let drawn = draw(
                "HHH", [.underlineStyle: style.rawValue, .underlineColor: CGColor.testRed])
            return try XCTUnwrap(drawn.canvas.inkedRect(where: isRed)).height
        }
        XCTAssertEqual(try height(.single), 2)
        XCTAssertEqual(try height(.thick), 4)
        XCTAssertEqual(try height(.double), 6)
    }

    func testAnUnderlineByWordLeavesOutSpaces() {
        let whole = draw("H H", [.underlineStyle: 1, .underlineColor: CGColor.testRed])
        let words = draw(
            "H H",
            [
                .underlineStyle: NSUnderlineStyle([.single, .byWord]).rawValue,
                .underlineColor: CGColor.testRed,
            ])
        XCTAssertGreaterThan(count(whole.canvas, isRed), count(words.canvas, isRed))
        XCTAssertGreaterThan(count(words.canvas, isRed), 0)
    }

    private func count(_ canvas: Canvas, _ matches: (Pixel) -> Bool) -> Int {
        (0..<canvas.height).reduce(0) { sum, y in
            sum + (0..<canvas.width).filter { matches(canvas.pixel($0, y)) }.count
        }
    }

    func testLinksAreBlueAndUnderlinedUnlessTheySaySo() {
        let link = draw("I", [.link: "https://example.org"])
        XCTAssertNotNil(link.canvas.inkedRect(where: isBlue))
        XCTAssertFalse(link.shaped.storage.decorations.isEmpty)
        let red = draw(
            "I", [.link: "x", .foregroundColor: CGColor.testRed, .underlineStyle: 0])
        XCTAssertNil(red.canvas.inkedRect(where: isBlue))
        XCTAssertTrue(red.shaped.storage.decorations.isEmpty)
    }

    func testBaselineOffsetRaisesGlyphsAndTheLine() throws {
        let plain = draw("H", [:])
        let raised = draw("H", [.baselineOffset: 8])
        XCTAssertEqual(raised.shaped.size.height, plain.shaped.size.height, accuracy: 0.001)
        XCTAssertEqual(raised.shaped.firstBaseline - plain.shaped.firstBaseline, 8, accuracy: 0.001)
        let lowered = draw("HH", [:])
        XCTAssertEqual(lowered.canvas.inkedRect()?.minY, raised.canvas.inkedRect()?.minY)
    }

    func testAShadowIsCastUnderTheText() throws {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 6, height: 9)
        shadow.shadowColor = CGColor.testRed
        let sharp = draw("I", [.shadow: shadow])
        let black = try XCTUnwrap(
            sharp.canvas.inkedRect { $0.red < 60 && $0.green < 60 && $0.blue < 60 })
        let red = try XCTUnwrap(sharp.canvas.inkedRect(where: isRed))
        XCTAssertEqual(red.maxX, black.maxX + 6, accuracy: 1)
        XCTAssertEqual(red.maxY, black.maxY + 9, accuracy: 1)
        shadow.shadowBlurRadius = 6
        let blurred = draw("I", [.shadow: shadow])
        let soft = try XCTUnwrap(blurred.canvas.inkedRect { $0.red > $0.blue })
        XCTAssertGreaterThan(soft.width, red.width + 4)
        XCTAssertTrue(
            blurred.shaped.inkBounds.offsetBy(dx: 10, dy: 10).insetBy(dx: -1, dy: -1)
                .contains(soft))
    }

    func testAnEmojiIsDrawnInColour() throws {
        try XCTSkipUnless(FontConfiguration.hasFamily("Noto Color Emoji"))
        let canvas = Canvas(width: 60, height: 60)
        ShapedText.shape("🎉", .system(40)).draw(
            in: canvas.context, at: .zero, defaultColor: .black)
        XCTAssertGreaterThan(
            count(canvas) { abs($0.red - $0.green) > 30 || abs($0.green - $0.blue) > 30 }, 100)
        let rect = try XCTUnwrap(canvas.inkedRect())
        XCTAssertEqual(rect.width, 45, accuracy: 10)
    }

    func testAnOutlineLeavesTheInsideEmpty() {
        let filled = draw("I", [:])
        let outlined = draw("I", [.strokeWidth: 2])
        let both = draw("I", [.strokeWidth: -2, .strokeColor: CGColor.testRed])
        XCTAssertLessThan(
            count(outlined.canvas) { $0.red < 60 }, count(filled.canvas) { $0.red < 60 })
        XCTAssertNotNil(both.canvas.inkedRect(where: { $0.red > 150 && $0.blue < 120 }))
    }

    func testExpansionWidensGlyphsAndTheText() throws {
        let plain = draw("HHH", [:])
        let wide = draw("HHH", [.expansion: log(2.0)])
        XCTAssertEqual(wide.shaped.size.width, 2 * plain.shaped.size.width, accuracy: 0.1)
        let ink = try XCTUnwrap(wide.canvas.inkedRect())
        XCTAssertEqual(ink.width, wide.shaped.size.width, accuracy: 14)
    }

    func testObliquenessLeansGlyphsToTheRight() throws {
        let plain = try XCTUnwrap(draw("I", [:]).canvas.inkedRect())
        let leaning = try XCTUnwrap(draw("I", [.obliqueness: 0.5]).canvas.inkedRect())
        XCTAssertEqual(leaning.minX, plain.minX, accuracy: 1)
        XCTAssertGreaterThan(leaning.maxX, plain.maxX + 8)
    }

    func testDrawingLeavesTheContextAsItWas() {
        let canvas = Canvas(width: 50, height: 50)
        canvas.context.setFillColor(.testRed)
        ShapedText.shape("text", .system(17)).draw(
            in: canvas.context, at: .zero, defaultColor: .black)
        canvas.context.fill(CGRect(x: 0, y: 40, width: 50, height: 10))
        XCTAssertTrue(isRed(canvas.pixel(25, 45)))
    }
}
