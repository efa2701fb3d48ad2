// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

/// Controls whose values, parts or windows change while a finger is on them.
@preconcurrency @MainActor final class ControlsUnderChangeTests: XCTestCase {
    private let canvas = UIView()
    private var told: [Double] = []

    private func open(_ control: UIView, _ frame: CGRect) -> OffscreenWindow {
        canvas.backgroundColor = .white
        control.frame = frame
        canvas.addSubview(control)
        return OffscreenWindow(view: canvas, size: CGSize(width: 300, height: 100))
    }

    private func listen(to control: UIControl, _ value: @escaping () -> Double) {
        control.addAction(
            UIAction { [weak self] _ in self?.told.append(value()) }, for: .valueChanged)
    }

    // MARK: Steppers

    private func openStepper() -> (UIStepper, OffscreenWindow) {
        let stepper = UIStepper()
        listen(to: stepper) { [weak stepper] in stepper?.value ?? -1 }
        return (stepper, open(stepper, CGRect(x: 0, y: 0, width: 94, height: 32)))
    }
    private let minus = CGPoint(x: 20, y: 16)
    private let plus = CGPoint(x: 75, y: 16)

    func testAStepperThatWrapsGoesRoundUnderAFingerThatStays() {
        let (stepper, window) = openStepper()
        stepper.maximumValue = 2
        stepper.wraps = true
        window.touchDown(at: plus)
        window.advance(by: 0.95)
        window.liftTouch()
        XCTAssertEqual(told, [1, 2, 0, 1, 2])
    }

    func testAStepPastALimitWrapsFromWhereverItIs() {
        let (stepper, window) = openStepper()
        stepper.stepValue = 10
        stepper.wraps = true
        stepper.value = 95
        window.runFrame()
        window.tap(at: plus)
        stepper.value = 5
        window.tap(at: minus)
        XCTAssertEqual(told, [0, 100])
    }

    func testStepsOfTenthsEndAtTheLimit() {
        let (stepper, window) = openStepper()
        stepper.maximumValue = 0.3
        stepper.stepValue = 0.1
        window.runFrame()
        for _ in 0..<5 { window.tap(at: plus) }
        XCTAssertEqual(stepper.value, 0.3)
        XCTAssertEqual(told.count, 3)
    }

    func testAStepperThatIsDisabledUnderTheFingerStepsNoMore() {
        let (stepper, window) = openStepper()
        window.touchDown(at: plus)
        window.advance(by: 0.55)
        stepper.isEnabled = false
        window.advance(by: 2)
        window.liftTouch()
        XCTAssertEqual(told, [1])
        stepper.isEnabled = true
        window.tap(at: plus)
        XCTAssertEqual(told, [1, 2])
    }

    func testAStepperThatLeavesItsWindowUnderTheFingerStepsNoMore() {
        let (stepper, window) = openStepper()
        window.touchDown(at: plus)
        window.advance(by: 0.55)
        stepper.removeFromSuperview()
        window.advance(by: 2)
        window.liftTouch()
        window.settle()
        XCTAssertEqual(told, [1])
    }

    func testAHandlerMaySetAnotherValueWhileStepsGoOn() {
        let (stepper, window) = openStepper()
        stepper.addAction(
            UIAction { [weak stepper] _ in stepper?.value = 10 }, for: .valueChanged)
        window.touchDown(at: plus)
        window.advance(by: 0.75)
        window.liftTouch()
        XCTAssertEqual(told, [1, 11, 11])
        XCTAssertEqual(stepper.value, 10)
    }

    func testAHandlerMayTakeTheStepperAway() {
        let (stepper, window) = openStepper()
        stepper.addAction(
            UIAction { [weak stepper] _ in stepper?.removeFromSuperview() }, for: .valueChanged)
        window.touchDown(at: plus)
        window.advance(by: 2)
        window.settle()
        XCTAssertEqual(told, [1])
    }

    // MARK: Segmented controls

    private func openSegments() -> (UISegmentedControl, OffscreenWindow) {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        listen(to: control) { [weak control] in Double(control?.selectedSegmentIndex ?? -9) }
        return (control, open(control, CGRect(x: 0, y: 0, width: 240, height: 32)))
    }
    private func segment(_ index: Int) -> CGPoint { CGPoint(x: 40 + 80 * CGFloat(index), y: 16) }

    func testASegmentThatIsTakenAwayUnderTheFingerSelectsNothing() {
        let (control, window) = openSegments()
        window.touchDown(at: segment(1))
        control.removeSegment(at: 1, animated: false)
        window.runFrame()
        window.liftTouch()
        XCTAssertEqual(told, [])
        XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
        window.tap(at: segment(0))
        XCTAssertEqual(told, [0])
    }

    func testAHandlerMayRefuseASelection() throws {
        let (control, window) = openSegments()
        control.selectedSegmentIndex = 0
        control.addAction(
            UIAction { [weak control] _ in control?.selectedSegmentIndex = 0 }, for: .valueChanged)
        window.runFrame()
        window.tap(at: segment(2))
        window.settle()
        XCTAssertEqual(told, [2])
        XCTAssertEqual(control.selectedSegmentIndex, 0)
        window.tap(at: segment(2))
        XCTAssertEqual(told, [2, 2], "another tap is another try")
    }

    func testAHandlerMayReplaceTheSegments() {
        let (control, window) = openSegments()
        control.addAction(
            UIAction { [weak control] _ in
                control?.removeAllSegments()
                control?.insertSegment(withTitle: "Only", at: 0, animated: false)
            }, for: .valueChanged)
        window.runFrame()
        window.tap(at: segment(2))
        window.settle()
        XCTAssertEqual(control.numberOfSegments, 1)
        XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
        window.tap(at: CGPoint(x: 120, y: 16))
        XCTAssertEqual(told, [2, 0])
    }

    func testAFingerSlidesAlongMomentarySegments() {
        let (control, window) = openSegments()
        control.selectedSegmentIndex = 1
        control.isMomentary = true
        XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
        window.runFrame()
        window.touchDown(at: segment(0))
        window.moveTouch(to: segment(1))
        window.moveTouch(to: segment(2))
        window.liftTouch()
        XCTAssertEqual(told, [2])
        XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    }

    func testASegmentThatIsDisabledStaysSelected() {
        let (control, window) = openSegments()
        control.selectedSegmentIndex = 1
        control.setEnabled(false, forSegmentAt: 1)
        window.settle()
        XCTAssertEqual(control.selectedSegmentIndex, 1)
        window.tap(at: segment(0))
        window.tap(at: segment(1))
        XCTAssertEqual(told, [0])
    }

    func testAControlThatLeavesItsWindowUnderTheFingerSelectsNothing() {
        let (control, window) = openSegments()
        window.touchDown(at: segment(1))
        control.removeFromSuperview()
        window.runFrame()
        window.liftTouch()
        canvas.addSubview(control)
        window.settle()
        XCTAssertEqual(told, [])
        window.tap(at: segment(2))
        XCTAssertEqual(told, [2])
    }

    // MARK: Page controls

    private func openPages(_ count: Int) -> (UIPageControl, OffscreenWindow) {
        let control = UIPageControl()
        control.numberOfPages = count
        listen(to: control) { [weak control] in Double(control?.currentPage ?? -9) }
        return (control, open(control, CGRect(x: 0, y: 0, width: 200, height: 26)))
    }

    func testPagesMayGoWhileAFingerGoesAlongThem() {
        let (control, window) = openPages(8)
        window.touchDown(at: CGPoint(x: 44, y: 13))
        window.moveTouch(to: CGPoint(x: 156, y: 13))
        XCTAssertEqual(told, [7])
        control.numberOfPages = 3
        XCTAssertEqual(control.currentPage, 2)
        window.moveTouch(to: CGPoint(x: 100, y: 13))
        XCTAssertEqual(told, [7, 1])
        control.numberOfPages = 0
        window.moveTouch(to: CGPoint(x: 150, y: 13))
        window.liftTouch()
        window.settle()
        XCTAssertEqual(told, [7, 1])
        XCTAssertEqual(control.currentPage, 0)
    }

    func testASinglePageAndNoneStayWhereTheyAre() {
        let (control, window) = openPages(1)
        window.tap(at: CGPoint(x: 150, y: 13))
        window.tap(at: CGPoint(x: 20, y: 13))
        control.numberOfPages = 0
        window.runFrame()
        window.tap(at: CGPoint(x: 150, y: 13))
        XCTAssertEqual(told, [])
    }

    func testAHandlerMayGoToAnotherPage() {
        let (control, window) = openPages(5)
        control.addAction(
            UIAction { [weak control] _ in control?.currentPage = 4 }, for: .valueChanged)
        window.runFrame()
        window.tap(at: CGPoint(x: 150, y: 13))
        window.settle()
        XCTAssertEqual(told, [1])
        XCTAssertEqual(control.currentPage, 4)
    }

    // MARK: Progress and activity

    private func shownWidth(of bar: UIProgressView) -> CGFloat? {
        bar.subviews.last?.layer.presentation()?.bounds.width
    }

    func testABarThatGrowsGoesOnFromWhereItIs() throws {
        let bar = UIProgressView(progressViewStyle: .default)
        let window = open(bar, CGRect(x: 0, y: 0, width: 200, height: 4))
        bar.setProgress(1, animated: true)
        window.advance(by: 0.125)
        let halfway = try XCTUnwrap(shownWidth(of: bar))
        XCTAssertEqual(halfway, 100, accuracy: 15)
        bar.setProgress(0, animated: true)
        XCTAssertEqual(bar.progress, 0)
        window.advance(by: 1.0 / 60)
        // It slows down before it turns: a frame at full speed is some 20 points.
        XCTAssertEqual(try XCTUnwrap(shownWidth(of: bar)), halfway, accuracy: 25)
        window.settle()
        XCTAssertEqual(shownWidth(of: bar), 0)
    }

    func testABarOutsideAWindowIsAtItsProgressWhenItIsShown() {
        let bar = UIProgressView(progressViewStyle: .default)
        bar.setProgress(0.5, animated: true)
        let window = open(bar, CGRect(x: 0, y: 0, width: 200, height: 4))
        window.runFrame()
        XCTAssertEqual(shownWidth(of: bar), 100)
    }

    func testAWheelThatIsStartedTwiceStopsAtOnce() {
        let wheel = UIActivityIndicatorView(style: .medium)
        let window = open(wheel, CGRect(x: 0, y: 0, width: 20, height: 20))
        wheel.startAnimating()
        wheel.startAnimating()
        window.advance(by: 0.3)
        wheel.stopAnimating()
        XCTAssertTrue(wheel.isHidden)
        window.settle()
    }

    func testAWheelKeepsTurningWhenItsStyleAndColourChange() {
        let wheel = UIActivityIndicatorView(style: .medium)
        let window = open(wheel, CGRect(x: 0, y: 0, width: 40, height: 40))
        wheel.startAnimating()
        window.advance(by: 0.25)
        wheel.style = .large
        wheel.color = .red
        window.runFrame()
        XCTAssertEqual(
            wheel.subviews.map { Double($0.layer.presentation()?.opacity ?? -1) }.firstIndex {
                $0 > 0.99
            }, 2)
        XCTAssertEqual(wheel.intrinsicContentSize, CGSize(width: 37, height: 37))
        wheel.stopAnimating()
        window.settle()
    }

    func testAWheelTurnsAgainInAnotherWindow() {
        let wheel = UIActivityIndicatorView(style: .medium)
        let window = open(wheel, CGRect(x: 0, y: 0, width: 20, height: 20))
        wheel.startAnimating()
        window.advance(by: 0.1)
        wheel.removeFromSuperview()
        window.settle()
        XCTAssertTrue(wheel.isAnimating)
        let other = OffscreenWindow(view: UIView(), size: CGSize(width: 50, height: 50))
        other.window.addSubview(wheel)
        other.advance(by: 0.125)
        XCTAssertTrue(wheel.subviews.allSatisfy { $0.layer.animationKeys() != nil })
        wheel.stopAnimating()
        other.settle()
    }
}
