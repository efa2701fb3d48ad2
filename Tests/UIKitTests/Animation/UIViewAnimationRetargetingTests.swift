// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

/// Animations that meet others: nested blocks, springs, new targets, layout inside a block.
@preconcurrency @MainActor final class UIViewAnimationRetargetingTests: XCTestCase {
    private let view = UIView(frame: CGRect(x: -5, y: -5, width: 10, height: 10))
    private lazy var window: OffscreenWindow = {
        let window = OffscreenWindow()
        window.window.addSubview(view)
        window.runFrame()
        return window
    }()

    private var shown: CALayer { view.layer.presentation() ?? CALayer() }
    private var shownX: CGFloat { shown.position.x }

    // MARK: Nested blocks

    func testANestedBlockTakesTheOuterDurationAndCurve() {
        window.runFrame()
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            XCTAssertEqual(UIView.inheritedAnimationDuration, 2)
            UIView.animate(withDuration: 0.1, delay: 0, options: .curveEaseIn) {
                self.view.center.x = 100
            }
        }
        XCTAssertEqual(UIView.inheritedAnimationDuration, 0)
        window.runFrame()
        window.advance(by: 0.5)
        XCTAssertEqual(shownX, 25, accuracy: 1e-6)
    }

    func testANestedBlockMayKeepItsOwnDuration() {
        window.runFrame()
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
                self.view.center.x = 100
            }
        }
        window.runFrame()
        window.advance(by: 0.25)
        XCTAssertEqual(shownX, 25, accuracy: 1e-6)
    }

    func testANestedBlockMayKeepItsOwnCurve() {
        window.runFrame()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            UIView.animate(
                withDuration: 0.2, delay: 0, options: [.overrideInheritedCurve, .curveEaseIn]
            ) {
                self.view.center.x = 100
            }
        }
        window.runFrame()
        window.advance(by: 0.5)
        XCTAssertEqual(shownX, 31.536, accuracy: 0.001)
    }

    // MARK: Springs

    func testACriticallyDampedSpringFollowsItsFormula() {
        window.runFrame()
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
        ) {
            self.view.center.x = 100
        }
        window.runFrame()
        window.advance(by: 0.1)
        // 1 - (1 + ωt)·e^(-ωt) with ω = 9.2334134764 / 0.5.
        XCTAssertEqual(shownX, 55.0908, accuracy: 0.001)
        window.advance(by: 0.5)
        XCTAssertEqual(shownX, 100)
    }

    func testAnUnderdampedSpringOvershootsByItsFormula() {
        window.runFrame()
        var results: [Bool] = []
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
            animations: { self.view.center.x = 100 }, completion: { results.append($0) })
        window.runFrame()
        // ω = 12.7169 for a damping ratio of 0.5 over one second.
        for (step, expected) in [(0.1, 48.7823), (0.15, 114.4223), (0.25, 98.7155)] {
            window.advance(by: step)
            XCTAssertEqual(shownX, expected, accuracy: 0.001)
        }
        XCTAssertEqual(results, [])
        window.settle()
        XCTAssertEqual(results, [true])
    }

    func testAnInitialVelocityOfOneCrossesTheDistanceInASecond() {
        window.runFrame()
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 3
        ) {
            self.view.center.x = 100
        }
        window.runFrame()
        window.advance(by: 0.001)
        // Three distances a second, less what a thousandth of a second of the spring changes.
        XCTAssertEqual(shownX, 0.3, accuracy: 0.02)
    }

    // MARK: New targets

    func testANewTargetForAMovingViewDoesNotMakeItJump() {
        window.runFrame()
        UIView.animate(withDuration: 1) { self.view.center.x = 100 }
        window.runFrame()
        window.advance(by: 0.5)
        let before = shownX
        UIView.animate(withDuration: 1) { self.view.center.x = -100 }
        XCTAssertEqual(shownX, before, accuracy: 1e-6)
        window.runFrame()
        XCTAssertEqual(shownX, before, accuracy: 1e-6)
        window.settle()
        XCTAssertEqual(shownX, -100)
    }

    func testAMovingViewGivenANewTargetKeepsItsSpeed() {
        window.runFrame()
        UIView.animate(withDuration: 1) { self.view.center.x = 100 }
        window.runFrame()
        window.advance(by: 0.5)
        let before = shownX
        UIView.animate(withDuration: 1) { self.view.center.x = 0 }
        window.runFrame()
        window.advance(by: 0.01)
        XCTAssertGreaterThan(shownX, before, "The view turned on the spot.")
    }

    func testAFirstMoveThatIsRetargetedStillCompletesWithTrue() {
        window.runFrame()
        var results: [Bool] = []
        UIView.animate(
            withDuration: 1, animations: { self.view.center.x = 100 },
            completion: { results.append($0) })
        window.advance(by: 0.5)
        UIView.animate(withDuration: 1) { self.view.center.x = 0 }
        window.settle()
        XCTAssertEqual(results, [true])
    }

    func testANewTargetForATransformDoesNotMakeItJump() {
        window.runFrame()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.view.transform = CGAffineTransform(scaleX: 3, y: 3)
        }
        window.runFrame()
        window.advance(by: 0.5)
        XCTAssertEqual(shown.transform.m11, 2, accuracy: 1e-6)
        UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) {
            self.view.transform = .identity
        }
        XCTAssertEqual(shown.transform.m11, 2, accuracy: 1e-6)
        window.settle()
        XCTAssertEqual(shown.transform.m11, 1, accuracy: 1e-6)
    }

    func testBeginFromCurrentStateStartsAColourFromWhatIsShown() throws {
        window.runFrame()
        view.backgroundColor = .black
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.view.backgroundColor = .white
        }
        window.runFrame()
        window.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear]) {
            self.view.backgroundColor = .black
        }
        XCTAssertEqual(try XCTUnwrap(shown.backgroundColor).red, 0.5, accuracy: 1e-6)
        window.runFrame()
        window.advance(by: 0.5)
        XCTAssertEqual(try XCTUnwrap(shown.backgroundColor).red, 0.25, accuracy: 1e-6)
    }

    func testWithoutThatOptionAColourStartsFromTheModel() throws {
        window.runFrame()
        view.backgroundColor = .black
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.view.backgroundColor = .white
        }
        window.runFrame()
        window.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.view.backgroundColor = .black
        }
        XCTAssertEqual(try XCTUnwrap(shown.backgroundColor).red, 1, accuracy: 1e-6)
    }

    func testAReplacedColourAnimationCompletesWithFalse() {
        window.runFrame()
        var results: [Bool] = []
        UIView.animate(
            withDuration: 1, animations: { self.view.backgroundColor = .red },
            completion: { results.append($0) })
        window.advance(by: 0.5)
        UIView.animate(withDuration: 1) { self.view.backgroundColor = .blue }
        window.runFrame()
        XCTAssertEqual(results, [false])
    }

    // MARK: Layout

    func testLayoutInsideABlockAnimatesTheSubviews() {
        let parent = FillingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.window.addSubview(parent)
        window.runFrame()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            parent.frame.size.width = 200
            parent.layoutIfNeeded()
        }
        window.runFrame()
        window.advance(by: 0.5)
        XCTAssertEqual(parent.child.frame.width, 200)
        XCTAssertEqual(
            parent.child.layer.presentation()?.bounds.width ?? 0, 150, accuracy: 1e-6)
    }

    func testLayoutAfterABlockDoesNotAnimate() {
        let parent = FillingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.window.addSubview(parent)
        window.runFrame()
        UIView.animate(withDuration: 1) { parent.frame.size.width = 200 }
        window.runFrame()
        XCTAssertNil(parent.child.layer.animationKeys())
    }

    func testTheLayoutOptionLaysOutChangedViewsInsideTheBlock() {
        let parent = FillingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.window.addSubview(parent)
        window.runFrame()
        UIView.animate(withDuration: 1, delay: 0, options: [.layoutSubviews, .curveLinear]) {
            parent.frame.size.width = 200
        }
        window.runFrame()
        window.advance(by: 0.5)
        XCTAssertEqual(
            parent.child.layer.presentation()?.bounds.width ?? 0, 150, accuracy: 1e-6)
    }

    // MARK: Touches and transitions

    func testHitTestingUsesTheModelDuringAnAnimation() {
        window.runFrame()
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
            self.view.center = CGPoint(x: 200, y: 200)
        }
        window.advance(by: 0.1)
        XCTAssertTrue(window.window.hitTest(CGPoint(x: 200, y: 200), with: nil) === view)
    }

    func testAnAnimatedViewTakesNoTouchesUntilTheEndUnlessTheOptionAllowsThem() {
        window.runFrame()
        let inside = CGPoint(x: 200, y: 200)
        func isHit() -> Bool { window.window.hitTest(inside, with: nil) === view }
        UIView.animate(withDuration: 1) { self.view.center = inside }
        window.advance(by: 0.5)
        XCTAssertFalse(isHit())
        window.settle()
        XCTAssertTrue(isHit())
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
            UIView.animate(withDuration: 1) { self.view.alpha = 0.5 }
        }
        XCTAssertTrue(isHit(), "The nested block inherits the option.")
        UIView.animate(withDuration: 1) { self.view.alpha = 1 }
        XCTAssertFalse(isHit())
        view.layer.removeAllAnimations()
        XCTAssertTrue(isHit())
    }

    func testACrossDissolveChangesTheContentAndCompletes() {
        window.runFrame()
        var results: [Bool] = []
        UIView.transition(
            with: view, duration: 0.5, options: .transitionCrossDissolve,
            animations: { self.view.backgroundColor = .red }, completion: { results.append($0) })
        XCTAssertEqual(view.backgroundColor, .red)
        XCTAssertEqual(view.alpha, 1)
        window.advance(by: 0.25)
        XCTAssertEqual(results, [])
        window.settle()
        XCTAssertEqual(results, [true])
    }
}

/// Gives its one subview its own size when it is laid out.
private final class FillingView: UIView {
    let child = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(child)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        child.frame = bounds
    }
}
