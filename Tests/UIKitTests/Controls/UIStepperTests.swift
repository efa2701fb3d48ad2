// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

/// What a stepper does under a finger, what it tells, and how it looks.
@preconcurrency @MainActor final class UIStepperTests: XCTestCase {
    private let stepper = UIStepper(frame: CGRect(x: 20, y: 20, width: 0, height: 0))
    private var told: [Double] = []
    private lazy var window = {
        stepper.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.told.append(self.stepper.value)
            }, for: .valueChanged)
        let view = UIView()
        view.backgroundColor = .white
        view.addSubview(stepper)
        return OffscreenWindow(view: view, size: CGSize(width: 134, height: 72))
    }()
    private let left = CGPoint(x: 40, y: 36)
    private let right = CGPoint(x: 95, y: 36)

    // MARK: Value

    func testAStepperIs94By32PointsWhateverSizeItIsGiven() {
        XCTAssertEqual(stepper.frame, CGRect(x: 20, y: 20, width: 94, height: 32))
        stepper.frame = CGRect(x: 5, y: 6, width: 200, height: 10)
        XCTAssertEqual(stepper.frame, CGRect(x: 5, y: 6, width: 94, height: 32))
        stepper.bounds = CGRect(x: 0, y: 0, width: 3, height: 3)
        XCTAssertEqual(stepper.bounds.size, CGSize(width: 94, height: 32))
        XCTAssertEqual(stepper.intrinsicContentSize, CGSize(width: 94, height: 32))
        XCTAssertEqual(stepper.sizeThatFits(.zero), CGSize(width: 94, height: 32))
    }

    func testAStepperGoesFrom0To100By1UnlessToldOtherwise() {
        XCTAssertEqual(stepper.value, 0)
        XCTAssertEqual(stepper.minimumValue, 0)
        XCTAssertEqual(stepper.maximumValue, 100)
        XCTAssertEqual(stepper.stepValue, 1)
        XCTAssertTrue(stepper.isContinuous)
        XCTAssertTrue(stepper.autorepeat)
        XCTAssertFalse(stepper.wraps)
    }

    func testValuesStayBetweenTheLimits() {
        stepper.value = 250
        XCTAssertEqual(stepper.value, 100)
        stepper.maximumValue = 30
        XCTAssertEqual(stepper.value, 30)
        stepper.value = 3
        stepper.minimumValue = 10
        XCTAssertEqual(stepper.value, 10)
        stepper.value = .nan
        XCTAssertEqual(stepper.value, 10)
    }

    func testCodeSetsAValueWithoutTellingAnyone() {
        window.runFrame()
        stepper.value = 5
        window.settle()
        XCTAssertEqual(told, [])
    }

    // MARK: Fingers

    func testATapStepsWhenTheFingerLifts() {
        window.runFrame()
        window.touchDown(at: right)
        XCTAssertEqual(told, [])
        window.liftTouch()
        window.tap(at: right)
        window.tap(at: left)
        XCTAssertEqual(told, [1, 2, 1])
    }

    func testTheMinusDoesNothingAtTheLeastValue() {
        window.runFrame()
        window.tap(at: left)
        XCTAssertEqual(stepper.value, 0)
        XCTAssertEqual(told, [])
    }

    func testTheLastStepEndsAtTheLimit() {
        stepper.stepValue = 40
        stepper.value = 90
        window.runFrame()
        window.tap(at: right)
        window.tap(at: right)
        XCTAssertEqual(told, [100])
        stepper.value = 30
        window.tap(at: left)
        XCTAssertEqual(told, [100, 0])
    }

    func testAStepperThatWrapsGoesOnAtTheOtherLimit() {
        stepper.wraps = true
        stepper.maximumValue = 10
        stepper.value = 10
        window.runFrame()
        window.tap(at: right)
        window.tap(at: left)
        XCTAssertEqual(told, [0, 10])
    }

    func testAFingerThatStaysStepsOnEverFaster() {
        stepper.maximumValue = 1000
        window.runFrame()
        window.touchDown(at: right)
        window.advance(by: 0.45)
        XCTAssertEqual(stepper.value, 0)
        window.advance(by: 0.1)
        XCTAssertEqual(stepper.value, 1)
        // Half a second to the first step, nine of a tenth, then twice as fast.
        window.advance(by: 0.98)
        let afterASecond = stepper.value
        XCTAssertEqual(afterASecond, 12)
        window.advance(by: 1)
        let afterTwo = stepper.value
        XCTAssertGreaterThan(afterTwo - afterASecond, 12)
        window.advance(by: 1)
        XCTAssertGreaterThan(stepper.value - afterTwo, afterTwo - afterASecond)
        let end = stepper.value
        window.liftTouch()
        window.settle()
        XCTAssertEqual(stepper.value, end)
        XCTAssertEqual(told, (1...Int(end)).map(Double.init))
    }

    func testAFingerThatStaysStopsAtTheLimit() {
        stepper.maximumValue = 3
        window.runFrame()
        window.touchDown(at: right)
        window.advance(by: 2)
        XCTAssertEqual(told, [1, 2, 3])
        window.settle()
        window.liftTouch()
        XCTAssertEqual(told, [1, 2, 3])
    }

    func testWithoutAutorepeatAFingerThatStaysStepsOnce() {
        stepper.autorepeat = false
        window.runFrame()
        window.touchDown(at: right)
        window.advance(by: 2)
        XCTAssertEqual(told, [])
        window.liftTouch()
        XCTAssertEqual(told, [1])
    }

    func testAStepperThatIsNotContinuousTellsAtTheEnd() {
        stepper.isContinuous = false
        window.runFrame()
        window.touchDown(at: right)
        window.advance(by: 0.65)
        XCTAssertEqual(stepper.value, 2)
        XCTAssertEqual(told, [])
        window.liftTouch()
        XCTAssertEqual(told, [2])
    }

    func testAFingerThatLeavesTheHalfPausesTheSteps() {
        window.runFrame()
        window.touchDown(at: right)
        window.advance(by: 0.55)
        window.moveTouch(to: left)
        window.advance(by: 1)
        XCTAssertEqual(stepper.value, 1)
        window.moveTouch(to: right)
        window.advance(by: 0.15)
        XCTAssertEqual(stepper.value, 2)
        window.moveTouch(to: left)
        window.liftTouch()
        XCTAssertEqual(told, [1, 2])
    }

    func testAFingerThatLiftsOutsideTheHalfDoesNotStep() {
        window.runFrame()
        window.touchDown(at: right)
        window.moveTouch(to: left)
        window.liftTouch()
        XCTAssertEqual(told, [])
    }

    func testATouchThatIsTakenAwayStepsNoMore() {
        window.runFrame()
        window.touchDown(at: right)
        window.advance(by: 0.55)
        window.cancelTouch()
        window.settle()
        XCTAssertEqual(told, [1])
    }

    func testADisabledStepperDoesNotStep() {
        stepper.isEnabled = false
        window.runFrame()
        window.tap(at: right)
        XCTAssertEqual(told, [])
    }

    func testFromRightToLeftThePlusIsAtTheLeft() {
        stepper.semanticContentAttribute = .forceRightToLeft
        window.runFrame()
        window.tap(at: left)
        window.tap(at: left)
        window.tap(at: right)
        XCTAssertEqual(told, [1, 2, 1])
    }

    // MARK: Look

    func testImagesAreKeptByState() {
        let (one, two) = (image(.red), image(.blue))
        stepper.setIncrementImage(one, for: .normal)
        stepper.setDecrementImage(two, for: .disabled)
        stepper.setBackgroundImage(two, for: .highlighted)
        stepper.setDividerImage(one, forLeftSegmentState: .normal, rightSegmentState: .highlighted)
        XCTAssertTrue(stepper.incrementImage(for: .normal) === one)
        XCTAssertTrue(stepper.decrementImage(for: .disabled) === two)
        XCTAssertNil(stepper.decrementImage(for: .normal))
        XCTAssertTrue(stepper.backgroundImage(for: .highlighted) === two)
        XCTAssertNil(stepper.backgroundImage(for: .normal))
        XCTAssertTrue(
            stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .highlighted)
                === one)
        XCTAssertNil(
            stepper.dividerImage(forLeftSegmentState: .highlighted, rightSegmentState: .normal))
    }

    private func image(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
        }
    }

    func testAnImageTakesThePlaceOfThePlus() {
        stepper.setIncrementImage(image(.red), for: .normal)
        XCTAssertEqual(window.snapshot().argb(181, 72), 0xFFFF_0000)
    }

    func testTheFillIsThatOfIOS17() {
        // #EEEEEF: the third of the system's fills on white.
        let fill = window.snapshot().argb(56, 46)
        for (shift, part) in zip([16, 8, 0], [0xEE, 0xEE, 0xEF]) {
            XCTAssertEqual(Int(fill >> shift & 0xFF), part, accuracy: 1)
        }
    }

    func testItsValueIsSaid() {
        XCTAssertTrue(stepper.isAccessibilityElement)
        stepper.value = 7
        XCTAssertEqual(stepper.accessibilityValue, "7")
        stepper.value = 7.5
        XCTAssertEqual(stepper.accessibilityValue, "7.5")
    }

    func testSteppersLookAsDrawn() { checkPicture(.light) }

    func testSteppersLookAsDrawnInDarkStyle() { checkPicture(.dark) }

    /// At the least value, between, disabled, with an image and from right to left, and under a
    /// finger.
    private func checkPicture(_ style: UIUserInterfaceStyle, testName: String = #function) {
        let examples = (0..<5).map { index in
            let example = UIStepper(frame: CGRect(x: 20, y: 10 + 42 * index, width: 0, height: 0))
            example.value = index == 0 ? 0 : 50
            example.isEnabled = index != 2
            if index == 3 {
                example.semanticContentAttribute = .forceRightToLeft
                example.setIncrementImage(image(.systemOrange), for: .normal)
            }
            return example
        }
        let window = ControlPictures.window(
            style: style, size: CGSize(width: 134, height: 220), examples)
        window.runFrame()
        window.touchDown(at: CGPoint(x: 95, y: 194))
        window.runFrame()
        window.assertSnapshot(testName: testName)
        window.cancelTouch()
    }
}
