// SPDX-License-Identifier: MIT
import XCTest

@testable import TextLayout

final class StringDrawingTests: XCTestCase {
    private func attributed(_ text: String, _ style: NSParagraphStyle? = nil) -> NSAttributedString
    {
        var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        attributes[.paragraphStyle] = style
        return NSAttributedString(string: text, attributes: attributes)
    }

    func testSizeBreaksLinesAtNewlinesOnly() {
        let one = attributed("some long text that could be wrapped").size()
        XCTAssertEqual(one.height, 20.287109375)
        XCTAssertEqual(attributed("a\nb").size().height, 2 * 20.287109375)
    }

    func testTextWithoutAttributesIsSetIn12Points() {
        let size = NSAttributedString(string: "text").size()
        XCTAssertEqual(size.height, UIFont.systemFont(ofSize: 12).lineHeight, accuracy: 0.001)
    }

    func testBoundingRectWrapsWithTheLineFragmentOption() {
        let text = attributed("some long text that must be wrapped")
        let container = CGSize(width: 100, height: 0)
        let wrapped = text.boundingRect(
            with: container, options: .usesLineFragmentOrigin, context: nil)
        XCTAssertEqual(wrapped.origin, .zero)
        XCTAssertGreaterThan(wrapped.height, 50)
        XCTAssertLessThanOrEqual(wrapped.width, 100)
        let line = text.boundingRect(with: container, context: nil)
        XCTAssertEqual(line.height, 20.287109375)
        XCTAssertEqual(line.minY, -16.1865234375)
        XCTAssertGreaterThan(line.width, 100)
    }

    func testTheHeightOfAContainerDoesNotLimitTheMeasureUnlessTruncating() {
        let text = attributed("some long text that must be wrapped to many lines")
        let container = CGSize(width: 100, height: 45)
        let free = text.boundingRect(
            with: container, options: .usesLineFragmentOrigin, context: nil)
        XCTAssertGreaterThan(free.height, 60)
        let cut = text.boundingRect(
            with: container, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
            context: nil)
        XCTAssertEqual(cut.height, 2 * 20.287109375, accuracy: 0.001)
    }

    func testAParagraphThatTruncatesIsOneLine() {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        let rect = attributed("some long text that could be wrapped\nnext", style).boundingRect(
            with: CGSize(width: 100, height: 0), options: .usesLineFragmentOrigin, context: nil)
        XCTAssertEqual(rect.height, 2 * 20.287109375, accuracy: 0.001)
        XCTAssertLessThanOrEqual(rect.width, 100)
    }

    func testFontLeadingCountsWhenAskedFor() {
        let font = UIFont.preferredFont(forTextStyle: .subheadline)
        let text = NSAttributedString(string: "a\nb", attributes: [.font: font])
        func height(_ options: NSStringDrawingOptions) -> CGFloat {
            text.boundingRect(with: .zero, options: options, context: nil).height
        }
        XCTAssertEqual(height(.usesLineFragmentOrigin), 2 * font.lineHeight, accuracy: 0.001)
        XCTAssertEqual(
            height([.usesLineFragmentOrigin, .usesFontLeading]), 2 * font.lineHeight + font.leading,
            accuracy: 0.001)
    }

    func testDeviceMetricsAreTheBoundsOfTheGlyphs() {
        let rect = attributed("x").boundingRect(
            with: .zero, options: [.usesLineFragmentOrigin, .usesDeviceMetrics], context: nil)
        XCTAssertEqual(rect.height, UIFont.systemFont(ofSize: 17).xHeight, accuracy: 0.5)
    }

    func testTheContextTakesTheBounds() {
        let context = NSStringDrawingContext()
        let rect = attributed("text").boundingRect(
            with: .zero, options: .usesLineFragmentOrigin, context: context)
        XCTAssertEqual(context.totalBounds, rect)
        XCTAssertEqual(context.actualScaleFactor, 1)
    }

    func testTextShrinksDownToTheContextsLeastFactor() {
        let text = attributed("some text that is a little too long")
        let natural = text.size().width
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.5
        let options = NSStringDrawingOptions.usesLineFragmentOrigin
        let container = CGSize(width: natural * 0.8, height: 20.3)
        let rect = text.boundingRect(with: container, options: options, context: context)
        XCTAssertEqual(context.actualScaleFactor, 0.8, accuracy: 0.01)
        XCTAssertLessThanOrEqual(rect.width, container.width + 0.01)
        XCTAssertLessThan(rect.height, 20)
        let tiny = CGSize(width: natural * 0.1, height: 5)
        _ = text.boundingRect(with: tiny, options: options, context: context)
        XCTAssertEqual(context.actualScaleFactor, 0.5)
    }

    func testStringsMeasureLikeAttributedStrings() {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        let size = attributed("text").size()
        XCTAssertEqual("text".size(withAttributes: attributes), size)
        XCTAssertEqual(NSString(string: "text").size(withAttributes: attributes), size)
    }

    func testDrawingGoesToTheCurrentContext() throws {
        let canvas = Canvas(width: 100, height: 60)
        CurrentContext.push(canvas.context)
        attributed("text").draw(at: CGPoint(x: 20, y: 30))
        CurrentContext.pop()
        let ink = try XCTUnwrap(canvas.inkedRect())
        XCTAssertGreaterThanOrEqual(ink.minX, 19)
        XCTAssertGreaterThanOrEqual(ink.minY, 30)
        attributed("text").draw(at: .zero)
        XCTAssertEqual(canvas.inkedRect(), ink)
    }

    func testDrawingOnTheBaselineStandsAboveTheOrigin() throws {
        let canvas = Canvas(width: 100, height: 60)
        CurrentContext.push(canvas.context)
        attributed("HHH").draw(with: CGRect(x: 5, y: 40, width: 0, height: 0), context: nil)
        CurrentContext.pop()
        let ink = try XCTUnwrap(canvas.inkedRect())
        XCTAssertEqual(ink.maxY, 40, accuracy: 1)
    }
}
