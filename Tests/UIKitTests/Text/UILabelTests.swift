// SPDX-License-Identifier: MIT
import TextLayout
import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor final class UILabelTests: XCTestCase {
    private let label = UILabel()
    private let font = UIFont.systemFont(ofSize: 17)
    private let long = "The quick brown fox jumps over the lazy dog and runs away from it"
    private lazy var window: OffscreenWindow = {
        let window = OffscreenWindow()
        window.window.addSubview(label)
        return window
    }()

    /// Shows the label in a window of two pixels a point.
    private func show(_ text: String?, lines: Int = 1) {
        window.runFrame()
        label.text = text
        label.numberOfLines = lines
    }

    private func ceilToPixel(_ length: CGFloat) -> CGFloat {
        (length * 2 - 0.0001).rounded(.up) / 2
    }

    private func measured(_ text: String, width: CGFloat = .infinity, lines: Int = 1) -> CGSize {
        let size = ShapedText.measure(
            text, TextParameters(width: width, maximumLines: lines, defaultFont: font))
        return CGSize(width: ceilToPixel(size.width), height: ceilToPixel(size.height))
    }

    private let unbounded = CGSize(width: CGFloat.infinity, height: .infinity)

    // MARK: Defaults

    func testALabelBeginsWithUIKitsDefaults() {
        XCTAssertNil(label.text)
        XCTAssertNil(label.attributedText)
        XCTAssertEqual(label.font, UIFont.systemFont(ofSize: 17))
        XCTAssertEqual(label.textColor, .label)
        XCTAssertEqual(label.textAlignment, .natural)
        XCTAssertEqual(label.numberOfLines, 1)
        XCTAssertEqual(label.lineBreakMode, .byTruncatingTail)
        XCTAssertEqual(label.preferredMaxLayoutWidth, 0)
        XCTAssertEqual(label.minimumScaleFactor, 0)
        XCTAssertEqual(label.shadowOffset, CGSize(width: 0, height: -1))
        XCTAssertFalse(label.adjustsFontSizeToFitWidth)
        XCTAssertFalse(label.isUserInteractionEnabled)
        XCTAssertTrue(label.isEnabled)
    }

    func testFontAndColourSetToNilReturnToTheDefaults() {
        label.font = .boldSystemFont(ofSize: 30)
        label.textColor = .red
        label.font = nil
        label.textColor = nil
        XCTAssertEqual(label.font, UIFont.systemFont(ofSize: 17))
        XCTAssertEqual(label.textColor, .label)
    }

    // MARK: Text size

    func testAFontOfATextStyleFollowsThePreferredTextSizeIfAsked() {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
        let window = OffscreenWindow(traits: traits)
        for (follows, size) in [(false, CGFloat(17)), (true, 40)] {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = follows
            window.window.addSubview(label)
            // Apple's sizes of the body style: 17 points, 40 at the size AX3.
            XCTAssertEqual(label.font.pointSize, size)
        }
        let other = UILabel()
        other.adjustsFontForContentSizeCategory = true
        window.window.addSubview(other)
        XCTAssertEqual(other.font.pointSize, 17, "the font has no text style")
    }

    // MARK: Size

    func testTheIntrinsicSizeIsTheTextsSizeRoundedUpToPixels() {
        show("Hello, world")
        XCTAssertEqual(label.intrinsicContentSize, measured("Hello, world"))
        XCTAssertEqual(label.intrinsicContentSize.height, ceilToPixel(font.lineHeight))
        XCTAssertEqual(label.sizeThatFits(unbounded), label.intrinsicContentSize)
    }

    func testTheRoundingFollowsTheScaleOfTheWindow() {
        let window = OffscreenWindow(scale: 3)
        window.window.addSubview(label)
        label.text = "Hello"
        let pixels = label.intrinsicContentSize.width * 3
        XCTAssertEqual(pixels, pixels.rounded(), accuracy: 1e-6)
        XCTAssertEqual(
            label.intrinsicContentSize.height, (font.lineHeight * 3 - 0.0001).rounded(.up) / 3,
            accuracy: 1e-6)
    }

    func testALabelWithoutTextHasNoSize() {
        for text in [nil, ""] {
            show(text)
            XCTAssertEqual(label.intrinsicContentSize, .zero)
            XCTAssertEqual(label.sizeThatFits(CGSize(width: 100, height: 100)), .zero)
        }
        label.attributedText = NSAttributedString(string: "")
        XCTAssertEqual(label.intrinsicContentSize, .zero)
    }

    func testASpaceHasTheHeightOfALine() {
        show(" ")
        XCTAssertEqual(label.intrinsicContentSize.height, ceilToPixel(font.lineHeight))
    }

    func testASingleLineIgnoresTheWidthItIsOffered() {
        show(long)
        XCTAssertEqual(
            label.sizeThatFits(CGSize(width: 50, height: 10)), label.intrinsicContentSize)
    }

    func testSeveralLinesWrapAtTheWidthTheyAreOffered() {
        show(long, lines: 0)
        let size = label.sizeThatFits(CGSize(width: 150, height: 10))
        XCTAssertEqual(size, measured(long, width: 150, lines: 0))
        XCTAssertLessThanOrEqual(size.width, 150)
        let lines = (size.height / font.lineHeight).rounded(.down)
        XCTAssertGreaterThan(lines, 2)
        XCTAssertEqual(size.height, ceilToPixel(lines * font.lineHeight), accuracy: 1e-6)
    }

    func testTheHeightOfABlockOfLinesIsRoundedOnce() {
        show("1\n2\n3", lines: 0)
        label.font = .systemFont(ofSize: 13)
        let lineHeight = UIFont.systemFont(ofSize: 13).lineHeight
        XCTAssertEqual(
            label.intrinsicContentSize.height, ceilToPixel(3 * lineHeight), accuracy: 1e-6)
    }

    func testTheNumberOfLinesLimitsTheHeight() {
        show(long, lines: 2)
        let size = label.sizeThatFits(CGSize(width: 150, height: 1000))
        XCTAssertEqual(size.height, ceilToPixel(2 * font.lineHeight), accuracy: 1e-6)
        show("one\ntwo\nthree", lines: 1)
        XCTAssertEqual(
            label.intrinsicContentSize.height, ceilToPixel(font.lineHeight), accuracy: 1e-6)
    }

    func testANegativeNumberOfLinesIsNoLimit() {
        show("1\n2\n3", lines: -4)
        XCTAssertEqual(
            label.intrinsicContentSize.height, ceilToPixel(3 * font.lineHeight), accuracy: 1e-6)
    }

    func testAWidthOfZeroOrLessIsNoLimit() {
        show(long, lines: 0)
        for width: CGFloat in [0, -10, .greatestFiniteMagnitude, .infinity] {
            XCTAssertEqual(
                label.sizeThatFits(CGSize(width: width, height: 0)), measured(long, lines: 0),
                "width \(width)")
        }
    }

    func testThePreferredWidthWrapsTheIntrinsicSizeOfSeveralLines() {
        show(long, lines: 0)
        XCTAssertEqual(label.intrinsicContentSize, measured(long, lines: 0))
        label.preferredMaxLayoutWidth = 120
        XCTAssertEqual(label.intrinsicContentSize, measured(long, width: 120, lines: 0))
        label.numberOfLines = 1
        XCTAssertEqual(label.intrinsicContentSize, measured(long))
    }

    func testSizesThatAreNotNumbersGiveFiniteSizes() {
        show(long, lines: 0)
        for width in [CGFloat.nan, -.infinity, .infinity] {
            for height in [CGFloat.nan, -.infinity, .infinity] {
                let size = label.sizeThatFits(CGSize(width: width, height: height))
                XCTAssertTrue(size.width.isFinite && size.height.isFinite, "\(width), \(height)")
                XCTAssertGreaterThan(size.height, 0)
            }
        }
        label.preferredMaxLayoutWidth = .nan
        XCTAssertTrue(label.intrinsicContentSize.width.isFinite)
        label.frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: .nan)
        XCTAssertEqual(label.frame.size, .zero)
        window.runFrame()
    }

    func testSizeToFitTakesTheTextsSize() {
        show("Hello")
        label.frame = CGRect(x: 7, y: 8, width: 1, height: 1)
        label.sizeToFit()
        XCTAssertEqual(label.frame, CGRect(origin: CGPoint(x: 7, y: 8), size: measured("Hello")))
    }

    func testALargerFontMakesALargerLabel() {
        show("Hello")
        let before = label.intrinsicContentSize
        label.font = .systemFont(ofSize: 34)
        XCTAssertEqual(
            label.intrinsicContentSize.height,
            ceilToPixel(UIFont.systemFont(ofSize: 34).lineHeight))
        XCTAssertGreaterThan(label.intrinsicContentSize.width, before.width * 1.8)
    }

    func testTheTextRectLiesInTheBoundsAndKeepsToTheLines() {
        show(long, lines: 0)
        let bounds = CGRect(x: 5, y: 6, width: 150, height: 500)
        let two = label.textRect(forBounds: bounds, limitedToNumberOfLines: 2)
        XCTAssertEqual(two.minX, 5)
        XCTAssertEqual(two.height, ceilToPixel(2 * font.lineHeight), accuracy: 1e-6)
        XCTAssertTrue(bounds.contains(two))
    }
}
