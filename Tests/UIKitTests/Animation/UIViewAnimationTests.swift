// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor final class UIViewAnimationTests: XCTestCase {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private lazy var window: OffscreenWindow = {
        let window = OffscreenWindow()
        window.window.addSubview(view)
        window.runFrame()
        return window
    }()

    override func tearDown() {
        MainActor.assumeIsolated { UIView.setAnimationsEnabled(true) }
        super.tearDown()
    }

    private var shownX: CGFloat { view.layer.presentation()?.position.x ?? .nan }
    private var shownAlpha: CGFloat { CGFloat(view.layer.presentation()?.opacity ?? .nan) }

    /// Starts an animation of the center from (0, 0) to (100, 0) and commits it.
    private func moveCenter(
        duration: TimeInterval = 1, delay: TimeInterval = 0,
        options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
    ) {
        window.runFrame()
        view.center = .zero
        UIView.animate(
            withDuration: duration, delay: delay, options: options,
            animations: { self.view.center.x = 100 }, completion: completion)
        window.runFrame()
    }

    // MARK: Model and presentation

    func testTheModelChangesAtOnceAndTheScreenFollows() {
        moveCenter(options: .curveLinear)
        XCTAssertEqual(view.center.x, 100)
        XCTAssertEqual(shownX, 0, accuracy: 1e-6)
        window.advance(by: 0.25)
        XCTAssertEqual(view.center.x, 100)
        XCTAssertEqual(shownX, 25, accuracy: 1e-6)
        window.advance(by: 0.75)
        XCTAssertEqual(shownX, 100)
    }

    func testOutsideABlockNothingAnimates() {
        window.runFrame()
        view.center.x = 50
        view.alpha = 0.5
        view.backgroundColor = .red
        view.bounds.size.width = 99
        XCTAssertNil(view.layer.animationKeys())
        XCTAssertEqual(shownX, 50)
    }

    func testSettingThePresentValueAddsNoAnimation() {
        window.runFrame()
        UIView.animate(withDuration: 1) {
            self.view.center = self.view.center
            self.view.frame = self.view.frame
            self.view.alpha = 1
            self.view.transform = .identity
        }
        XCTAssertNil(view.layer.animationKeys())
    }

    func testEachAnimatedPropertyHasAnAnimationUnderItsName() {
        window.runFrame()
        UIView.animate(withDuration: 1) {
            self.view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            self.view.alpha = 0
            self.view.transform = CGAffineTransform(scaleX: 2, y: 2)
            self.view.backgroundColor = .red
            self.view.layer.cornerRadius = 4
        }
        XCTAssertEqual(
            Set(view.layer.animationKeys() ?? []),
            ["position", "bounds", "opacity", "transform", "backgroundColor", "cornerRadius"])
    }

    func testHidingIsNotAnimated() {
        window.runFrame()
        UIView.animate(withDuration: 1) { self.view.isHidden = true }
        XCTAssertNil(view.layer.animationKeys())
        XCTAssertEqual(view.layer.presentation()?.isHidden, true)
    }

    func testASizeAnimatesInItsBoundsAboutTheMovingCenter() {
        window.runFrame()
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.view.frame = CGRect(x: 100, y: 0, width: 200, height: 100)
        }
        window.runFrame()
        window.advance(by: 0.5)
        let shown = view.layer.presentation()?.frame ?? .null
        XCTAssertEqual(shown.minX, 50, accuracy: 1e-6)
        XCTAssertEqual(shown.width, 150, accuracy: 1e-6)
        XCTAssertEqual(shown.height, 100)
    }

    func testColoursPassThroughTheMeanOfTheirComponents() throws {
        window.runFrame()
        view.backgroundColor = .black
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        }
        window.runFrame()
        window.advance(by: 0.5)
        let color = try XCTUnwrap(view.layer.presentation()?.backgroundColor)
        XCTAssertEqual(color.red, 0.5, accuracy: 1e-6)
        XCTAssertEqual(color.green, 0.25, accuracy: 1e-6)
        XCTAssertEqual(color.blue, 0, accuracy: 1e-6)
        XCTAssertEqual(color.alpha, 1, accuracy: 1e-6)
    }

    func testARotationTakesTheShortWayAtConstantSpeed() throws {
        window.runFrame()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        }
        window.runFrame()
        window.advance(by: 0.5)
        let shown = try XCTUnwrap(view.layer.presentation()).affineTransform()
        XCTAssertEqual(atan2(shown.b, shown.a), .pi / 4, accuracy: 1e-6)
    }

    // MARK: Curves

    func testTheDefaultCurveIsSlowAtBothEnds() {
        moveCenter()
        window.advance(by: 0.25)
        // cubic-bezier(0.42, 0, 0.58, 1) at a quarter.
        XCTAssertEqual(shownX, 12.916, accuracy: 0.001)
        window.advance(by: 0.25)
        XCTAssertEqual(shownX, 50, accuracy: 0.001)
    }

    func testEaseInIsBehindHalfwayAndEaseOutAhead() {
        moveCenter(options: .curveEaseIn)
        window.advance(by: 0.5)
        XCTAssertEqual(shownX, 31.536, accuracy: 0.001)
        window.settle()
        moveCenter(options: .curveEaseOut)
        window.advance(by: 0.5)
        XCTAssertEqual(shownX, 68.464, accuracy: 0.001)
    }

    // MARK: Completion

    func testTheCompletionHearsTrueAtTheEndAndNotBefore() {
        var results: [Bool] = []
        moveCenter { results.append($0) }
        window.advance(by: 0.95)
        XCTAssertEqual(results, [])
        window.advance(by: 0.1)
        XCTAssertEqual(results, [true])
        window.advance(by: 1)
        XCTAssertEqual(results, [true])
    }

    func testTheCompletionOfSeveralChangesRunsOnce() {
        window.runFrame()
        var results: [Bool] = []
        UIView.animate(
            withDuration: 0.5,
            animations: {
                self.view.center.x += 10
                self.view.alpha = 0
                self.view.bounds.size.width = 77
            }, completion: { results.append($0) })
        window.settle()
        XCTAssertEqual(results, [true])
    }

    func testTheCompletionHearsFalseWhenTheAnimationsAreRemoved() {
        var results: [Bool] = []
        moveCenter { results.append($0) }
        window.advance(by: 0.5)
        view.layer.removeAllAnimations()
        window.runFrame()
        XCTAssertEqual(results, [false])
        XCTAssertEqual(shownX, 100)
    }

    func testTheCompletionHearsFalseWhenTheViewLeavesItsWindow() {
        var results: [Bool] = []
        moveCenter { results.append($0) }
        window.advance(by: 0.5)
        view.removeFromSuperview()
        window.advance(by: 0.1)
        XCTAssertEqual(results, [false])
    }

    func testABlockThatChangesNothingStillCompletes() {
        window.runFrame()
        var results: [Bool] = []
        UIView.animate(withDuration: 1, animations: {}, completion: { results.append($0) })
        window.settle()
        XCTAssertEqual(results, [true])
    }

    func testADurationOfZeroChangesAtOnceAndCompletes() {
        var results: [Bool] = []
        moveCenter(duration: 0) { results.append($0) }
        XCTAssertEqual(shownX, 100)
        XCTAssertNil(view.layer.animationKeys())
        window.settle()
        XCTAssertEqual(results, [true])
    }

    func testCompletionsRunInTheOrderInWhichTheAnimationsEnd() {
        window.runFrame()
        let other = UIView()
        window.window.addSubview(other)
        var ended: [String] = []
        UIView.animate(
            withDuration: 0.6, animations: { self.view.alpha = 0 },
            completion: { _ in ended.append("long") })
        UIView.animate(
            withDuration: 0.3, animations: { other.alpha = 0 },
            completion: { _ in ended.append("short") })
        window.settle()
        XCTAssertEqual(ended, ["short", "long"])
    }

    func testACompletionMayStartTheNextAnimation() {
        window.runFrame()
        view.center = .zero
        var isDone = false
        UIView.animate(
            withDuration: 0.5, animations: { self.view.center.x = 10 },
            completion: { _ in
                UIView.animate(
                    withDuration: 0.5, animations: { self.view.center.x = 20 },
                    completion: { _ in isDone = true })
            })
        window.advance(by: 0.75)
        XCTAssertFalse(isDone)
        XCTAssertGreaterThan(shownX, 10)
        XCTAssertLessThan(shownX, 20)
        window.settle()
        XCTAssertTrue(isDone)
    }

    // MARK: Delay

    func testADelayHoldsTheOldValueOnScreen() {
        var results: [Bool] = []
        moveCenter(duration: 1, delay: 0.5, options: .curveLinear) { results.append($0) }
        XCTAssertEqual(view.center.x, 100)
        window.advance(by: 0.4)
        XCTAssertEqual(shownX, 0, accuracy: 1e-6)
        window.advance(by: 0.6)
        XCTAssertEqual(shownX, 50, accuracy: 1e-6)
        XCTAssertEqual(results, [])
        window.advance(by: 0.6)
        XCTAssertEqual(results, [true])
    }

    func testADelayHoldsAnOldColourToo() {
        window.runFrame()
        view.backgroundColor = .red
        UIView.animate(withDuration: 1, delay: 0.5) { self.view.backgroundColor = .blue }
        window.advance(by: 0.4)
        XCTAssertEqual(view.layer.presentation()?.backgroundColor, UIColor.red.cgColor)
    }

    func testADurationOfZeroAfterADelayJumpsWhenTheDelayIsOver() {
        var results: [Bool] = []
        moveCenter(duration: 0, delay: 0.5) { results.append($0) }
        window.advance(by: 0.4)
        XCTAssertEqual(shownX, 0, accuracy: 1e-6)
        XCTAssertEqual(results, [])
        window.advance(by: 0.15)
        XCTAssertEqual(shownX, 100, accuracy: 1e-6)
        XCTAssertEqual(results, [true])
    }

    // MARK: Repeating

    func testARepeatingAnimationStartsOverAndNeverCompletes() {
        var results: [Bool] = []
        moveCenter(options: [.repeat, .curveLinear]) { results.append($0) }
        window.advance(by: 3.25)
        XCTAssertEqual(shownX, 25, accuracy: 1e-4)
        XCTAssertEqual(results, [])
        view.layer.removeAllAnimations()
        window.runFrame()
        XCTAssertEqual(results, [false])
    }

    func testAnAutoreversingAnimationRunsBack() {
        moveCenter(options: [.repeat, .autoreverse, .curveLinear])
        window.advance(by: 1.25)
        XCTAssertEqual(shownX, 75, accuracy: 1e-4)
        window.advance(by: 1)
        XCTAssertEqual(shownX, 25, accuracy: 1e-4)
        view.layer.removeAllAnimations()
    }

    // MARK: Off

    func testPerformWithoutAnimationChangesAtOnceInsideABlock() {
        window.runFrame()
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { self.view.alpha = 0 }
            self.view.center.x = 44
        }
        XCTAssertEqual(shownAlpha, 0)
        XCTAssertEqual(view.layer.animationKeys(), ["position"])
    }

    func testAnimationsAreOffInsidePerformWithoutAnimationAndOnAfterIt() {
        XCTAssertTrue(UIView.areAnimationsEnabled)
        UIView.performWithoutAnimation {
            XCTAssertFalse(UIView.areAnimationsEnabled)
            UIView.animate(withDuration: 1) { self.view.alpha = 0 }
        }
        XCTAssertNil(view.layer.animationKeys())
        XCTAssertTrue(UIView.areAnimationsEnabled)
    }

    func testSwitchedOffAnimationsChangeAtOnceAndComplete() {
        window.runFrame()
        var results: [Bool] = []
        UIView.setAnimationsEnabled(false)
        UIView.animate(
            withDuration: 1, animations: { self.view.alpha = 0 },
            completion: { results.append($0) })
        UIView.setAnimationsEnabled(true)
        XCTAssertNil(view.layer.animationKeys())
        window.settle()
        XCTAssertEqual(results, [true])
    }
}
