// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

/// What a switch does under a finger, what it tells, and how it looks.
@preconcurrency @MainActor final class UISwitchTests: XCTestCase {
    private let control = UISwitch(frame: CGRect(x: 20, y: 20, width: 0, height: 0))
    private var told: [Bool] = []
    private lazy var window = {
        control.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.told.append(self.control.isOn)
            }, for: .valueChanged)
        let view = UIView()
        view.backgroundColor = .white
        view.addSubview(control)
        return OffscreenWindow(view: view, size: CGSize(width: 91, height: 71))
    }()
    private let middle = CGPoint(x: 45, y: 35)

    private var thumb: UIView? { control.subviews.first?.subviews.last }
    private var thumbFrame: CGRect? { thumb?.frame }
    /// Where the thumb is seen at this moment.
    private var shownThumb: CGRect? { thumb?.layer.presentation()?.frame ?? thumb?.layer.frame }

    // MARK: Size

    func testASwitchIs51By31PointsWhateverSizeItIsGiven() {
        XCTAssertEqual(control.frame, CGRect(x: 20, y: 20, width: 51, height: 31))
        control.frame = CGRect(x: 5, y: 6, width: 200, height: 10)
        XCTAssertEqual(control.frame, CGRect(x: 5, y: 6, width: 51, height: 31))
        control.bounds = CGRect(x: 0, y: 0, width: 3, height: 3)
        XCTAssertEqual(control.bounds.size, CGSize(width: 51, height: 31))
        XCTAssertEqual(control.intrinsicContentSize, CGSize(width: 51, height: 31))
        XCTAssertEqual(control.sizeThatFits(.zero), CGSize(width: 51, height: 31))
    }

    // MARK: Value

    func testCodeTurnsASwitchWithoutTellingAnyone() {
        window.runFrame()
        control.isOn = true
        control.setOn(false, animated: true)
        control.setOn(true, animated: false)
        window.settle()
        XCTAssertTrue(control.isOn)
        XCTAssertEqual(told, [])
        XCTAssertEqual(thumbFrame, CGRect(x: 22, y: 2, width: 27, height: 27))
    }

    func testAnAnimatedChangeTakesAQuarterOfASecond() throws {
        window.runFrame()
        control.setOn(true, animated: true)
        window.advance(by: 0.125)
        XCTAssertEqual(try XCTUnwrap(shownThumb).minX, 12, accuracy: 1.5)
        window.advance(by: 0.15)
        XCTAssertEqual(shownThumb?.minX, 22)
    }

    func testAChangeWithoutAnimationShowsAtOnce() {
        window.runFrame()
        control.isOn = true
        window.runFrame()
        XCTAssertEqual(shownThumb?.minX, 22)
    }

    // MARK: Fingers

    func testATapTurnsTheSwitchWhenTheFingerLifts() {
        window.runFrame()
        window.touchDown(at: middle)
        XCTAssertEqual(told, [])
        window.liftTouch()
        XCTAssertEqual(told, [true])
        window.settle()
        window.tap(control)
        XCTAssertEqual(told, [true, false])
    }

    func testAFingerMakesTheThumbWiderTowardTheMiddle() {
        window.runFrame()
        window.touchDown(at: middle)
        XCTAssertEqual(thumbFrame, CGRect(x: 2, y: 2, width: 34, height: 27))
        window.liftTouch()
        XCTAssertEqual(thumbFrame, CGRect(x: 22, y: 2, width: 27, height: 27))
        window.touchDown(at: middle)
        XCTAssertEqual(thumbFrame, CGRect(x: 15, y: 2, width: 34, height: 27))
        window.cancelTouch()
        XCTAssertEqual(thumbFrame, CGRect(x: 22, y: 2, width: 27, height: 27))
    }

    func testADragBringsTheThumbToTheOtherSideBeforeTheFingerLifts() {
        window.runFrame()
        window.touchDown(at: CGPoint(x: 30, y: 35))
        window.moveTouch(to: CGPoint(x: 45, y: 35))
        XCTAssertEqual(thumbFrame?.maxX, 49)
        XCTAssertFalse(control.isOn)
        window.liftTouch()
        XCTAssertTrue(control.isOn)
        XCTAssertEqual(told, [true])
    }

    func testADragThereAndBackTellsNobody() {
        window.runFrame()
        window.touchDown(at: CGPoint(x: 30, y: 35))
        window.moveTouch(to: CGPoint(x: 55, y: 35))
        window.moveTouch(to: CGPoint(x: 35, y: 35))
        XCTAssertEqual(thumbFrame?.minX, 2)
        window.liftTouch()
        XCTAssertFalse(control.isOn)
        XCTAssertEqual(told, [])
    }

    func testADragPastTheEndTurnsBackFromWhereItWent() {
        control.isOn = true
        window.runFrame()
        window.touchDown(at: CGPoint(x: 50, y: 35))
        window.moveTouch(to: CGPoint(x: 80, y: 35))
        window.moveTouch(to: CGPoint(x: 65, y: 35))
        XCTAssertEqual(thumbFrame?.minX, 2)
        window.liftTouch()
        XCTAssertEqual(told, [false])
    }

    func testATouchThatIsTakenAwayLeavesTheValue() {
        window.runFrame()
        window.touchDown(at: CGPoint(x: 30, y: 35))
        window.moveTouch(to: CGPoint(x: 60, y: 35))
        window.cancelTouch()
        XCTAssertFalse(control.isOn)
        XCTAssertEqual(thumbFrame, CGRect(x: 2, y: 2, width: 27, height: 27))
        XCTAssertEqual(told, [])
    }

    func testADisabledSwitchIsPaleAndDoesNotTurn() {
        control.isEnabled = false
        window.runFrame()
        window.tap(control)
        XCTAssertFalse(control.isOn)
        XCTAssertEqual(control.subviews.first?.alpha, 0.5)
        XCTAssertEqual(control.alpha, 1)
    }

    func testTheAreaForFingersIs44PointsHigh() {
        XCTAssertTrue(control.point(inside: CGPoint(x: 10, y: -6), with: nil))
        XCTAssertFalse(control.point(inside: CGPoint(x: 10, y: -7), with: nil))
        XCTAssertFalse(control.point(inside: CGPoint(x: -1, y: 10), with: nil))
    }

    // MARK: Look

    func testFromRightToLeftOnIsLeft() {
        control.semanticContentAttribute = .forceRightToLeft
        window.runFrame()
        XCTAssertEqual(thumbFrame?.minX, 22)
        window.touchDown(at: CGPoint(x: 60, y: 35))
        window.moveTouch(to: CGPoint(x: 40, y: 35))
        window.liftTouch()
        XCTAssertTrue(control.isOn)
        XCTAssertEqual(thumbFrame?.minX, 2)
    }

    func testColoursAreTheSystemsOrTheUsers() {
        window.runFrame()
        let track = control.subviews.first?.subviews.first
        XCTAssertEqual(track?.backgroundColor, .secondarySystemFill)
        XCTAssertEqual(thumb?.backgroundColor, .white)
        control.isOn = true
        XCTAssertEqual(track?.backgroundColor, .systemGreen)
        control.onTintColor = .purple
        control.thumbTintColor = .yellow
        XCTAssertEqual(track?.backgroundColor, .purple)
        XCTAssertEqual(thumb?.backgroundColor, .yellow)
    }

    func testTheTrackHasTheColoursOfIOS17() {
        // Between the thumb and the end of the track: #E9E9EA on white, but for rounding.
        let off = pixel(130, 71)
        for (shift, part) in zip([16, 8, 0], [0xE9, 0xE9, 0xEA]) {
            XCTAssertEqual(Int(off >> shift & 0xFF), part, accuracy: 1)
        }
        control.isOn = true
        XCTAssertEqual(pixel(46, 71), 0xFF34_C759)
    }

    private func pixel(_ x: Int, _ y: Int) -> UInt32 { window.snapshot().argb(x, y) }

    func testItsValueIsSaid() {
        XCTAssertTrue(control.isAccessibilityElement)
        XCTAssertEqual(control.accessibilityValue, "0")
        control.isOn = true
        XCTAssertEqual(control.accessibilityValue, "1")
        control.accessibilityValue = "Lit"
        XCTAssertEqual(control.accessibilityValue, "Lit")
    }

    func testSwitchesLookAsDrawn() {
        ControlPictures.check(style: .light, [false, true, true, false].enumerated().map(example))
    }

    func testSwitchesLookAsDrawnInDarkStyle() {
        ControlPictures.check(style: .dark, [false, true, true, false].enumerated().map(example))
    }

    /// Off, on, on but disabled, off with colours and from right to left.
    private func example(_ index: Int, _ isOn: Bool) -> UIView {
        let example = UISwitch()
        example.isOn = isOn
        example.isEnabled = index != 2
        if index == 3 {
            example.thumbTintColor = .systemOrange
            example.semanticContentAttribute = .forceRightToLeft
        }
        return example
    }
}

/// Pictures of controls in a column.
@preconcurrency @MainActor enum ControlPictures {
    static func check(
        style: UIUserInterfaceStyle, width: CGFloat = 91, _ controls: [UIView],
        filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line
    ) {
        for (index, control) in controls.enumerated() {
            control.frame = CGRect(
                x: 20, y: 15 + 45 * CGFloat(index), width: width - 40, height: 31)
        }
        check(
            style: style, size: CGSize(width: width, height: 15 + 45 * CGFloat(controls.count)),
            placed: controls, filePath: filePath, testName: testName, line: line)
    }

    /// Pictures of views where their frames say, once nothing moves any more.
    static func check(
        style: UIUserInterfaceStyle, size: CGSize, placed views: [UIView],
        filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line
    ) {
        let window = window(style: style, size: size, views)
        window.settle()
        window.assertSnapshot(filePath: filePath, testName: testName, line: line)
    }

    /// A window with views on the system's background.
    static func window(
        style: UIUserInterfaceStyle, size: CGSize, _ views: [UIView]
    ) -> OffscreenWindow {
        let view = UIView()
        view.backgroundColor = .systemBackground
        for shown in views { view.addSubview(shown) }
        return OffscreenWindow(
            view: view, size: size, traits: UITraitCollection(userInterfaceStyle: style))
    }
}
