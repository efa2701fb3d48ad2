// SPDX-License-Identifier: MIT
import QuartzCore
import UIKit
import UIKitTesting
import XCTest

/// When an activity indicator turns, and what it costs when it does not.
@preconcurrency @MainActor final class UIActivityIndicatorViewTests: XCTestCase {
    private let wheel = UIActivityIndicatorView(style: .medium)
    private let around = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    private lazy var window = {
        let view = UIView()
        view.backgroundColor = .white
        view.addSubview(around)
        around.addSubview(wheel)
        return OffscreenWindow(view: view, size: CGSize(width: 40, height: 40))
    }()

    private var spokes: [UIView] { wheel.subviews }
    private var runs: Bool { spokes.contains { $0.layer.animationKeys() != nil } }
    private func shownOpacity(_ spoke: Int) -> Double {
        Double(spokes[spoke].layer.presentation()?.opacity ?? -1)
    }

    // MARK: State

    func testAnIndicatorIsHiddenUntilItStarts() {
        XCTAssertTrue(wheel.isHidden)
        XCTAssertFalse(wheel.isAnimating)
        wheel.startAnimating()
        XCTAssertFalse(wheel.isHidden)
        XCTAssertTrue(wheel.isAnimating)
        wheel.stopAnimating()
        XCTAssertTrue(wheel.isHidden)
    }

    func testAnIndicatorThatDoesNotHideStandsStill() {
        wheel.hidesWhenStopped = false
        XCTAssertFalse(wheel.isHidden)
        window.settle()
        XCTAssertFalse(runs)
        wheel.startAnimating()
        wheel.stopAnimating()
        XCTAssertFalse(wheel.isHidden)
        wheel.hidesWhenStopped = true
        XCTAssertTrue(wheel.isHidden)
    }

    // MARK: Turning

    func testTheWheelTurnsClockwiseOnceASecond() {
        wheel.startAnimating()
        window.runFrame()
        for turned in 0..<9 {
            let lit = turned % 8
            XCTAssertEqual(shownOpacity(lit), 1, accuracy: 0.01)
            XCTAssertEqual(shownOpacity((lit + 7) % 8), 0.85, accuracy: 0.01)
            XCTAssertEqual(shownOpacity((lit + 2) % 8), 0.25, accuracy: 0.01)
            window.advance(by: 0.125)
        }
        wheel.stopAnimating()
    }

    func testTheSpokesStandAroundTheMiddle() throws {
        wheel.hidesWhenStopped = false
        wheel.color = .black
        let picture = window.snapshot()
        func ink(_ x: Int, _ y: Int) -> UInt32 { 0xFF - (picture.argb(x, y) & 0xFF) }
        // Top, right, bottom and left, two points from the edge, at two pixels a point.
        XCTAssertEqual(ink(40, 25), 0xFF)
        XCTAssertGreaterThan(ink(55, 40), 0x20)
        XCTAssertGreaterThan(ink(40, 55), 0x20)
        XCTAssertGreaterThan(ink(25, 40), 0x20)
        XCTAssertEqual(ink(40, 40), 0)
    }

    // MARK: Cost

    func testAnIndicatorThatStopsAsksForNoMoreFrames() {
        wheel.startAnimating()
        window.runFrame()
        XCTAssertTrue(FrameDriver.shared.hasPendingWork)
        wheel.stopAnimating()
        window.settle()
        XCTAssertFalse(runs)
        XCTAssertFalse(FrameDriver.shared.hasPendingWork)
    }

    func testAHiddenIndicatorAsksForNoFramesAndTurnsAgainWhenItIsShown() {
        wheel.startAnimating()
        window.runFrame()
        wheel.isHidden = true
        window.settle()
        XCTAssertFalse(runs)
        XCTAssertTrue(wheel.isAnimating)
        wheel.isHidden = false
        XCTAssertTrue(runs)
        wheel.stopAnimating()
    }

    func testAnIndicatorInAHiddenViewAsksForNoFrames() {
        wheel.startAnimating()
        window.runFrame()
        around.isHidden = true
        window.settle()
        XCTAssertFalse(FrameDriver.shared.hasPendingWork)
        around.isHidden = false
        window.runFrame()
        XCTAssertTrue(FrameDriver.shared.hasPendingWork)
        wheel.stopAnimating()
    }

    func testAnIndicatorOutsideAWindowDoesNotTurn() {
        wheel.startAnimating()
        window.runFrame()
        wheel.removeFromSuperview()
        window.settle()
        XCTAssertFalse(runs)
        around.addSubview(wheel)
        XCTAssertTrue(runs)
        window.runFrame()
        window.advance(by: 0.25)
        XCTAssertEqual(shownOpacity(2), 1, accuracy: 0.01)
        wheel.stopAnimating()
    }

    // MARK: Look

    func testSizesAreThoseOfTheStyles() {
        XCTAssertEqual(wheel.frame.size, CGSize(width: 20, height: 20))
        XCTAssertEqual(wheel.intrinsicContentSize, CGSize(width: 20, height: 20))
        let large = UIActivityIndicatorView(style: .large)
        XCTAssertEqual(large.frame.size, CGSize(width: 37, height: 37))
        XCTAssertEqual(large.sizeThatFits(.zero), CGSize(width: 37, height: 37))
        XCTAssertEqual(UIActivityIndicatorView(frame: .zero).style, .medium)
    }

    func testTheWheelStandsInTheMiddleOfALargerFrame() {
        window.runFrame()
        wheel.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        window.runFrame()
        XCTAssertEqual(spokes.first?.frame, CGRect(x: 40, y: 20, width: 20, height: 20))
    }

    func testTheColourIsGreyUnlessSet() {
        XCTAssertEqual(wheel.color, .systemGray)
        wheel.color = .red
        XCTAssertEqual(wheel.color, .red)
        wheel.color = nil
        XCTAssertEqual(wheel.color, .systemGray)
    }

    func testItsStateIsSaid() {
        XCTAssertTrue(wheel.isAccessibilityElement)
        XCTAssertEqual(wheel.accessibilityLabel, "Progress halted")
        XCTAssertEqual(wheel.accessibilityValue, "0")
        wheel.startAnimating()
        XCTAssertEqual(wheel.accessibilityLabel, "In progress")
        XCTAssertEqual(wheel.accessibilityValue, "1")
        wheel.stopAnimating()
    }

    func testIndicatorsLookAsDrawn() { checkPicture(.light) }

    func testIndicatorsLookAsDrawnInDarkStyle() { checkPicture(.dark) }

    /// Medium, large, and one with a colour, a quarter of a second after they began.
    private func checkPicture(_ style: UIUserInterfaceStyle, testName: String = #function) {
        let examples = [UIActivityIndicatorView.Style.medium, .large, .medium].map {
            UIActivityIndicatorView(style: $0)
        }
        examples[2].color = .systemRed
        for (example, x) in zip(examples, [CGFloat(20), 60, 100]) {
            example.center = CGPoint(x: x, y: 25)
            example.startAnimating()
        }
        let window = ControlPictures.window(
            style: style, size: CGSize(width: 120, height: 50), examples)
        window.runFrame()
        window.advance(by: 0.25)
        window.assertSnapshot(testName: testName)
        for example in examples { example.stopAnimating() }
    }
}
