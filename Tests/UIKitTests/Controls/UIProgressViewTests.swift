// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

/// How a progress view fills, and how it looks.
@preconcurrency @MainActor final class UIProgressViewTests: XCTestCase {
    private let bar = UIProgressView(frame: CGRect(x: 10, y: 10, width: 200, height: 4))
    private lazy var window = {
        let view = UIView()
        view.backgroundColor = .white
        view.addSubview(bar)
        return OffscreenWindow(view: view, size: CGSize(width: 220, height: 24))
    }()

    private var track: UIView? { bar.subviews.first }
    private var fill: UIView? { bar.subviews.last }
    private var shownFill: CGRect? { fill?.layer.presentation()?.frame }

    func testProgressStaysFromZeroToOne() {
        XCTAssertEqual(bar.progress, 0)
        bar.progress = 3
        XCTAssertEqual(bar.progress, 1)
        bar.progress = -1
        XCTAssertEqual(bar.progress, 0)
        bar.progress = 0.5
        bar.progress = .nan
        XCTAssertEqual(bar.progress, 0.5)
    }

    func testTheBarIsAsLongAsTheProgressSays() {
        bar.progress = 0.25
        window.runFrame()
        XCTAssertEqual(fill?.frame, CGRect(x: 0, y: 0, width: 50, height: 4))
        XCTAssertEqual(track?.frame, CGRect(x: 0, y: 0, width: 200, height: 4))
        bar.frame.size.width = 100
        window.runFrame()
        XCTAssertEqual(fill?.frame, CGRect(x: 0, y: 0, width: 25, height: 4))
    }

    func testFromRightToLeftTheBarBeginsAtTheRight() {
        bar.semanticContentAttribute = .forceRightToLeft
        bar.progress = 0.25
        window.runFrame()
        XCTAssertEqual(fill?.frame, CGRect(x: 150, y: 0, width: 50, height: 4))
    }

    func testAnAnimatedChangeTakesAQuarterOfASecond() throws {
        window.runFrame()
        bar.setProgress(1, animated: true)
        XCTAssertEqual(bar.progress, 1)
        window.advance(by: 0.125)
        XCTAssertEqual(try XCTUnwrap(shownFill).width, 100, accuracy: 12)
        window.advance(by: 0.15)
        XCTAssertEqual(shownFill?.width, 200)
    }

    func testAChangeWithoutAnimationShowsInTheNextFrame() {
        window.runFrame()
        bar.progress = 1
        window.runFrame()
        XCTAssertEqual(shownFill?.width, 200)
    }

    func testSizesAreThoseOfTheStyles() {
        let usual = UIProgressView(progressViewStyle: .default)
        XCTAssertEqual(usual.frame, CGRect(x: 0, y: 0, width: 150, height: 4))
        XCTAssertEqual(
            usual.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: 4))
        let flat = UIProgressView(progressViewStyle: .bar)
        XCTAssertEqual(flat.frame, CGRect(x: 0, y: 0, width: 150, height: 2.5))
        XCTAssertEqual(
            flat.sizeThatFits(CGSize(width: 80, height: 40)), CGSize(width: 80, height: 2.5))
    }

    func testColoursAreTheTintTheSystemsOrTheUsers() {
        bar.tintColor = .purple
        XCTAssertEqual(fill?.backgroundColor, .purple)
        XCTAssertEqual(track?.backgroundColor, .systemFill)
        bar.progressTintColor = .red
        bar.trackTintColor = .green
        XCTAssertEqual(fill?.backgroundColor, .red)
        XCTAssertEqual(track?.backgroundColor, .green)
        bar.trackTintColor = nil
        bar.progressViewStyle = .bar
        XCTAssertNil(track?.backgroundColor)
        XCTAssertNil(UIProgressView(progressViewStyle: .bar).subviews.first?.backgroundColor)
    }

    func testImagesReplaceTheColours() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        bar.progressImage = image
        bar.trackImage = image
        XCTAssertNil(fill?.backgroundColor)
        XCTAssertNil(track?.backgroundColor)
        bar.progress = 0.5
        let red = window.snapshot().argb(60, 24)
        XCTAssertEqual(red, 0xFFFF_0000)
    }

    func testItsValueIsSaidInPercent() {
        bar.progress = 0.667
        XCTAssertTrue(bar.isAccessibilityElement)
        XCTAssertEqual(bar.accessibilityLabel, "Progress")
        XCTAssertEqual(bar.accessibilityValue, "67%")
    }

    func testProgressViewsLookAsDrawn() {
        ControlPictures.check(
            style: .light, size: CGSize(width: 160, height: 90), placed: examples)
    }

    func testProgressViewsLookAsDrawnInDarkStyle() {
        ControlPictures.check(style: .dark, size: CGSize(width: 160, height: 90), placed: examples)
    }

    /// Empty, a third, full, from right to left with colours, and the style of toolbars.
    private var examples: [UIView] {
        (0..<5).map { index in
            let example = UIProgressView(progressViewStyle: index == 4 ? .bar : .default)
            example.frame.origin = CGPoint(x: 5, y: 10 + 16 * CGFloat(index))
            example.progress = [0, 0.33, 1, 0.2, 0.6][index]
            if index == 3 {
                example.semanticContentAttribute = .forceRightToLeft
                example.progressTintColor = .systemOrange
                example.trackTintColor = .systemYellow
            }
            return example
        }
    }
}
