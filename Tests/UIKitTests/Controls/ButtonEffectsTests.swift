// SPDX-License-Identifier: MIT
import UIKitTesting
import XCTest

@testable import UIKit

/// A button's glow and the plate under the mouse.
@preconcurrency @MainActor final class ButtonEffectsTests: XCTestCase {
    private let button = UIButton(type: .custom)
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private lazy var stage = OffscreenWindow(view: root, size: CGSize(width: 200, height: 200))
    private let middle = CGPoint(x: 100, y: 100)

    private func show() {
        root.backgroundColor = UIColor(red: 0, green: 0, blue: 0.5, alpha: 1)
        button.setTitle("Play", for: .normal)
        button.frame = CGRect(x: 60, y: 80, width: 80, height: 40)
        root.addSubview(button)
        stage.settle()
    }

    /// How red the picture is at a point: only a glow, a plate or the title is.
    private func red(at point: CGPoint) -> UInt32 {
        stage.runFrame()
        let x = Int(point.x * stage.scale)
        return stage.snapshot().argb(x, Int(point.y * stage.scale)) >> 16 & 0xFF
    }

    /// Beside the title.
    private let beside = CGPoint(x: 70, y: 100)

    // MARK: Glow

    func testAButtonGlowsWhileItIsTouched() {
        button.showsTouchWhenHighlighted = true
        show()
        XCTAssertEqual(red(at: beside), 0)
        stage.touchDown(at: middle)
        stage.advance(by: 0.3)
        XCTAssertGreaterThan(red(at: beside), 20)
        // The light ends 50 points from the middle.
        XCTAssertEqual(red(at: CGPoint(x: 100, y: 160)), 0)
        stage.liftTouch()
        stage.settle()
        XCTAssertEqual(red(at: beside), 0)
    }

    func testAButtonDoesNotGlowUnlessItIsTold() {
        show()
        stage.touchDown(at: middle)
        stage.advance(by: 0.3)
        XCTAssertEqual(red(at: beside), 0)
        stage.liftTouch()
    }

    func testTheGlowIsBehindTheTitleAndInFrontOfTheBackgroundImage() {
        button.showsTouchWhenHighlighted = true
        show()
        button.setBackgroundImage(
            UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { context in
                UIColor.green.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 80, height: 40))
            }, for: .normal)
        stage.touchDown(at: middle)
        stage.advance(by: 0.3)
        XCTAssertGreaterThan(red(at: beside), 20)
        let layers = button.layer.sublayers ?? []
        let glow = layers.firstIndex { $0.bounds.size == CGSize(width: 100, height: 100) }
        let title = layers.firstIndex { $0 === button.titleLabel?.layer }
        XCTAssertEqual(glow, 1)
        XCTAssertEqual(title, 2)
        stage.liftTouch()
    }

    // MARK: Plate

    private var plate: CALayer? {
        button.layer.sublayers?.first { $0.cornerRadius == ButtonEffects.plateRadius }
    }

    private func isPlateShown() -> Bool { (plate?.opacity ?? 0) > 0 }

    func testAPlateAppearsUnderTheMouseAndGoesWithIt() throws {
        button.isPointerInteractionEnabled = true
        show()
        XCTAssertFalse(isPlateShown())
        stage.moveMouse(to: middle)
        stage.advance(by: 0.3)
        XCTAssertTrue(isPlateShown())
        let frame = try XCTUnwrap(plate?.frame)
        let title = try XCTUnwrap(button.titleLabel?.frame)
        XCTAssertEqual(frame, title.insetBy(dx: -10, dy: -5))
        let beforeTitle = CGPoint(x: 60 + title.minX - 5, y: 100)
        XCTAssertGreaterThan(red(at: beforeTitle), 5)
        stage.moveMouse(to: CGPoint(x: 10, y: 10))
        stage.settle()
        XCTAssertFalse(isPlateShown())
        XCTAssertEqual(red(at: beforeTitle), 0)
    }

    func testAButtonHasNoPlateUnlessItIsTold() {
        show()
        stage.moveMouse(to: middle)
        XCTAssertNil(plate)
    }

    func testADisabledButtonLosesItsPlate() {
        button.isPointerInteractionEnabled = true
        show()
        stage.moveMouse(to: middle)
        XCTAssertTrue(isPlateShown())
        button.isEnabled = false
        XCTAssertFalse(isPlateShown())
        stage.moveMouse(to: CGPoint(x: 101, y: 100))
        XCTAssertFalse(isPlateShown())
        button.isEnabled = true
        stage.moveMouse(to: CGPoint(x: 102, y: 100))
        XCTAssertTrue(isPlateShown())
        button.isPointerInteractionEnabled = false
        XCTAssertFalse(isPlateShown())
    }

    func testAFingerMakesNoPlate() {
        button.isPointerInteractionEnabled = true
        show()
        stage.tap(at: middle)
        XCTAssertFalse(isPlateShown())
    }

    func testThePlateFollowsTheTitle() throws {
        button.isPointerInteractionEnabled = true
        show()
        stage.moveMouse(to: middle)
        button.setTitle("Play all", for: .normal)
        stage.runFrame()
        let title = try XCTUnwrap(button.titleLabel?.frame)
        XCTAssertEqual(plate?.frame, title.insetBy(dx: -10, dy: -5))
    }
}
