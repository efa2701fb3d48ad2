// SPDX-License-Identifier: MIT
import QuartzCore
import TextLayout
import UIKit
import UIKitTesting
import XCTest

/// What a label draws: lines, places, cuts, colours, attributes.
@preconcurrency @MainActor final class UILabelDrawingTests: XCTestCase {
    private let label = UILabel()
    private let font = UIFont.systemFont(ofSize: 17)
    private let long = "The quick brown fox jumps over the lazy dog and runs away from it"
    private lazy var window: OffscreenWindow = {
        let window = OffscreenWindow()
        window.window.addSubview(label)
        return window
    }()

    private struct Drawn {
        var text: ShapedText
        var origin: CGPoint
        var color: CGColor
    }

    private func drawn(
        _ text: String? = nil, lines: Int = 1, width: CGFloat = 150, height: CGFloat = 100
    ) throws -> Drawn {
        window.runFrame()
        if let text { label.text = text }
        label.numberOfLines = lines
        label.frame = CGRect(x: 0, y: 0, width: width, height: height)
        guard case .text(let text, let origin, let color)? = label.makeLayerContent() else {
            throw NoTextDrawn()
        }
        return Drawn(text: text, origin: origin, color: color)
    }

    // MARK: Lines

    func testOneLineThatIsTooLongIsCutToTheWidth() throws {
        let text = try drawn(long).text
        XCTAssertEqual(text.lines.count, 1)
        XCTAssertTrue(text.isTruncated)
        XCTAssertLessThanOrEqual(text.size.width, 150)
        XCTAssertGreaterThan(text.size.width, 120)
    }

    func testATextThatFitsIsNotCut() throws {
        XCTAssertFalse(try drawn("Short").text.isTruncated)
        XCTAssertFalse(try drawn(long, lines: 0, height: 500).text.isTruncated)
    }

    func testTheLastOfTheAllowedLinesIsCut() throws {
        let text = try drawn(long, lines: 2).text
        XCTAssertEqual(text.lines.count, 2)
        XCTAssertTrue(text.isTruncated)
    }

    func testAsManyLinesAreDrawnAsFitTheHeight() throws {
        let text = try drawn(long, lines: 0, height: font.lineHeight * 2.5).text
        XCTAssertEqual(text.lines.count, 2)
        XCTAssertTrue(text.isTruncated)
    }

    func testOneLineIsDrawnHoweverLittleHeightThereIs() throws {
        XCTAssertEqual(try drawn(long, lines: 0, height: 3).text.lines.count, 1)
    }

    func testNothingIsDrawnWithoutTextOrRoom() {
        window.runFrame()
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        XCTAssertNil(label.makeLayerContent())
        label.text = "Hello"
        XCTAssertNotNil(label.makeLayerContent())
        label.frame.size.width = 0
        XCTAssertNil(label.makeLayerContent())
    }

    // MARK: Places

    func testTextIsCenteredVerticallyOnWholePixels() throws {
        let drawn = try drawn("Hello", height: 100)
        let expected = (100 - drawn.text.size.height) / 2
        XCTAssertEqual(drawn.origin.y, (expected * 2).rounded() / 2)
        XCTAssertEqual(drawn.origin.x, 0)
    }

    func testTheAlignmentPlacesEachLineInTheWidth() throws {
        for (alignment, share) in [
            (NSTextAlignment.left, CGFloat(0)), (.natural, 0), (.center, 0.5), (.right, 1),
        ] {
            label.textAlignment = alignment
            let text = try drawn("Hi\nthere", lines: 0).text
            XCTAssertEqual(text.lines.count, 2)
            for line in text.lines {
                XCTAssertEqual(
                    line.x, (150 - line.width) * share, accuracy: 0.01, "\(alignment.rawValue)")
            }
        }
    }

    // MARK: Shrinking

    func testAShrinkingLabelFitsItsLineIntoTheWidth() throws {
        label.adjustsFontSizeToFitWidth = true
        let natural = try drawn("The quick brown fox", width: 1000).text
        XCTAssertEqual(natural.size.height, font.lineHeight, accuracy: 0.01)
        let text = try drawn("The quick brown fox", width: natural.size.width / 2).text
        XCTAssertFalse(text.isTruncated)
        XCTAssertLessThanOrEqual(text.size.width, natural.size.width / 2 + 0.01)
        XCTAssertEqual(text.size.height, font.lineHeight / 2, accuracy: 0.5)
        XCTAssertEqual(label.font, font)
        XCTAssertEqual(
            label.intrinsicContentSize.width, natural.size.width, accuracy: 0.5,
            "Shrinking changed the intrinsic size.")
    }

    func testALabelShrinksNoFurtherThanItsLeastScaleAndCutsThen() throws {
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.8
        let text = try drawn(long, width: 100).text
        XCTAssertTrue(text.isTruncated)
        XCTAssertEqual(text.size.height, font.lineHeight * 0.8, accuracy: 0.01)
    }

    func testAShrunkLineStandsWhereItsAdjustmentSays() throws {
        func baseline(_ drawn: Drawn) -> CGFloat { drawn.origin.y + drawn.text.lines[0].baseline }
        label.adjustsFontSizeToFitWidth = true
        let full = try drawn("The quick brown fox", width: 1000)
        let width = full.text.size.width / 2
        // Places are whole pixels, two a point.
        let onBaseline = try drawn(width: width)
        XCTAssertEqual(baseline(onBaseline), baseline(full), accuracy: 0.5)
        label.baselineAdjustment = .alignCenters
        let centered = try drawn(width: width)
        XCTAssertEqual(centered.origin.y + centered.text.size.height / 2, 50, accuracy: 0.5)
        label.baselineAdjustment = .none
        XCTAssertEqual(try drawn(width: width).origin.y, full.origin.y)
        XCTAssertLessThan(full.origin.y + 2, centered.origin.y)
        XCTAssertLessThan(centered.origin.y + 1, onBaseline.origin.y)
    }

    func testALabelOfSeveralLinesDoesNotShrink() throws {
        label.adjustsFontSizeToFitWidth = true
        let text = try drawn(long, lines: 2, width: 100).text
        XCTAssertEqual(text.lines[0].height, font.lineHeight, accuracy: 0.01)
    }

    // MARK: Colours

    func testTextIsDrawnInTheTextColour() throws {
        label.textColor = .red
        XCTAssertEqual(try drawn("Hello").color, UIColor.red.cgColor)
    }

    func testAHighlightedLabelUsesItsHighlightedColourIfItHasOne() throws {
        label.textColor = .red
        label.isHighlighted = true
        XCTAssertEqual(try drawn("Hello").color, UIColor.red.cgColor)
        label.highlightedTextColor = .blue
        XCTAssertEqual(try drawn("Hello").color, UIColor.blue.cgColor)
        label.isHighlighted = false
        XCTAssertEqual(try drawn("Hello").color, UIColor.red.cgColor)
    }

    func testADisabledLabelLooksDifferent() throws {
        label.textColor = .red
        label.isEnabled = false
        XCTAssertNotEqual(try drawn("Hello").color, UIColor.red.cgColor)
    }

    func testTheTextColourFollowsTheStyle() throws {
        XCTAssertEqual(try drawn("Hello").color.components?.first, 0)
        window.setStyle(.dark)
        XCTAssertEqual(try drawn("Hello").color.components?.first, 1)
        window.setStyle(.light)
    }

    func testTextAppearsOnScreen() {
        window.window.backgroundColor = .white
        label.text = "████"
        label.textColor = .red
        label.sizeToFit()
        window.runFrame()
        let picture = window.snapshot()
        let row = Int(label.center.y * window.scale)
        XCTAssertTrue((0..<40).contains { picture.argb($0, row) == 0xFFFF_0000 })
    }

    func testASubclassDrawsThroughDrawTextInTheBounds() {
        let label = InsetLabel(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        label.text = "Hello"
        window.window.addSubview(label)
        window.runFrame()
        XCTAssertEqual(label.rects, [CGRect(x: 0, y: 0, width: 80, height: 30)])
        label.text = "Again"
        window.runFrame()
        XCTAssertEqual(label.rects.count, 2)
    }

    // MARK: Attributed text

    func testPlainTextReadAsAttributedTextHasTheLabelsLook() throws {
        label.text = "Hello"
        label.textColor = .red
        label.textAlignment = .center
        let text = try XCTUnwrap(label.attributedText)
        XCTAssertEqual(text.string, "Hello")
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        XCTAssertEqual(attributes[.font] as? UIFont, font)
        XCTAssertEqual(attributes[.foregroundColor] as? UIColor, .red)
        XCTAssertEqual((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment, .center)
    }

    func testAttributedTextIsReadAsTextAndReplacedByText() {
        label.attributedText = NSAttributedString(
            string: "Styled", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        XCTAssertEqual(label.text, "Styled")
        label.text = "Plain"
        XCTAssertEqual(
            label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, font)
    }

    func testTheFontsOfAttributedTextCountForTheSize() {
        window.runFrame()
        let large = UIFont.systemFont(ofSize: 40)
        label.attributedText = NSAttributedString(string: "Styled", attributes: [.font: large])
        XCTAssertEqual(label.intrinsicContentSize.height, large.lineHeight, accuracy: 0.5)
    }

    func testAFontSetLaterAppliesToTheWholeAttributedText() {
        let text = NSMutableAttributedString(string: "Styled text")
        text.addAttribute(
            .font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: 6))
        label.attributedText = text
        label.font = .systemFont(ofSize: 12)
        label.textColor = .red
        var range = NSRange()
        let attributes = label.attributedText?.attributes(at: 0, effectiveRange: &range)
        XCTAssertEqual(attributes?[.font] as? UIFont, UIFont.systemFont(ofSize: 12))
        XCTAssertEqual(attributes?[.foregroundColor] as? UIColor, .red)
        XCTAssertEqual(range, NSRange(location: 0, length: 11))
    }

    func testTheLabelTakesAlignmentAndBreakModeFromTheFirstParagraphStyle() {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        style.lineBreakMode = .byCharWrapping
        label.attributedText = NSAttributedString(
            string: "Styled", attributes: [.paragraphStyle: style])
        XCTAssertEqual(label.textAlignment, .right)
        XCTAssertEqual(label.lineBreakMode, .byCharWrapping)
    }

    func testALaterChangeOfTheGivenTextDoesNotReachTheLabel() {
        let text = NSMutableAttributedString(string: "One")
        label.attributedText = text
        text.mutableString.setString("Two")
        XCTAssertEqual(label.text, "One")
    }

    func testAnAlignmentSetLaterAppliesToEveryParagraph() throws {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 5
        label.attributedText = NSAttributedString(
            string: "One\nTwo", attributes: [.paragraphStyle: style, .font: font])
        label.textAlignment = .right
        let text = try drawn(lines: 0).text
        XCTAssertEqual(text.lines.count, 2)
        for line in text.lines { XCTAssertEqual(line.x, 150 - line.width, accuracy: 0.01) }
        XCTAssertEqual(text.size.height, 2 * font.lineHeight + 5, accuracy: 0.01)
    }
}

private struct NoTextDrawn: Error {}

private final class InsetLabel: UILabel {
    var rects: [CGRect] = []

    override func drawText(in rect: CGRect) {
        rects.append(rect)
        super.drawText(in: rect.insetBy(dx: 4, dy: 4))
    }
}
