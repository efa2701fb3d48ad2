// SPDX-License-Identifier: MIT
import QuartzCore
import UIKitTesting
import XCTest

@testable import UIKit

/// Motion effects, by what they give and what a window shows.
@preconcurrency @MainActor final class MotionEffectTests: XCTestCase {
    private let card = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    private lazy var stage = OffscreenWindow(view: root, size: CGSize(width: 100, height: 100))
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func effect(
        _ keyPath: String, _ type: UIInterpolatingMotionEffect.EffectType, _ from: Any, _ to: Any
    ) -> UIInterpolatingMotionEffect {
        let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
        effect.minimumRelativeValue = from
        effect.maximumRelativeValue = to
        return effect
    }

    private func look(_ horizontal: CGFloat, _ vertical: CGFloat) {
        stage.window.viewerOffset = UIOffset(horizontal: horizontal, vertical: vertical)
        stage.runFrame()
    }

    private var shown: CGRect { card.layer.presentation()?.frame ?? .null }

    private func show() {
        card.backgroundColor = .red
        root.addSubview(card)
        stage.runFrame()
    }

    func testAnEffectGoesFromOneValueToTheOther() {
        let effect = effect("center.x", .tiltAlongHorizontalAxis, -10, 30)
        let value = { (offset: UIOffset) in
            effect.keyPathsAndRelativeValues(forViewerOffset: offset)?["center.x"] as? CGFloat
        }
        XCTAssertEqual(value(UIOffset(horizontal: -1, vertical: 0)), -10)
        XCTAssertEqual(value(.zero), 10)
        XCTAssertEqual(value(UIOffset(horizontal: 0.5, vertical: 1)), 20)
        XCTAssertEqual(value(UIOffset(horizontal: 7, vertical: 0)), 30)
    }

    func testAnEffectWithoutBothValuesGivesNothing() {
        let effect = UIInterpolatingMotionEffect(
            keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        XCTAssertNil(effect.keyPathsAndRelativeValues(forViewerOffset: .zero))
        effect.maximumRelativeValue = 3
        XCTAssertNil(effect.keyPathsAndRelativeValues(forViewerOffset: .zero))
    }

    func testAGroupGivesTheSumOfItsEffects() {
        let group = UIMotionEffectGroup()
        XCTAssertNil(group.keyPathsAndRelativeValues(forViewerOffset: .zero))
        group.motionEffects = [
            effect("center.x", .tiltAlongHorizontalAxis, -4, 4),
            effect("center.x", .tiltAlongVerticalAxis, -10, 10),
            effect("alpha", .tiltAlongVerticalAxis, 0, -1),
        ]
        let values = group.keyPathsAndRelativeValues(
            forViewerOffset: UIOffset(horizontal: 1, vertical: 1))
        XCTAssertEqual(values?["center.x"] as? CGFloat, 14)
        XCTAssertEqual(values?["alpha"] as? CGFloat, -1)
    }

    func testAViewIsSeenElsewhereAndStaysWhereItIs() {
        show()
        card.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, -10, 10))
        card.addMotionEffect(effect("center.y", .tiltAlongVerticalAxis, -6, 6))
        XCTAssertEqual(shown.origin, CGPoint(x: 20, y: 20))
        look(0.5, -1)
        XCTAssertEqual(shown.origin, CGPoint(x: 25, y: 14))
        XCTAssertEqual(card.frame.origin, CGPoint(x: 20, y: 20))
        stage.assertFills(CGRect(x: 25, y: 14, width: 40, height: 40), with: .red)
        look(0, 0)
        XCTAssertEqual(shown.origin, CGPoint(x: 20, y: 20))
    }

    func testNothingRunsWhileTheViewerStandsStill() {
        show()
        card.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, -10, 10))
        look(1, 0)
        stage.settle()
        XCTAssertFalse(FrameDriver.shared.hasPendingWork)
        XCTAssertEqual(shown.origin, CGPoint(x: 30, y: 20))
    }

    func testEffectsOnOneViewAddUpAndARemovedOneTakesItsPartAway() {
        show()
        let first = effect("center", .tiltAlongHorizontalAxis, CGPoint.zero, CGPoint(x: 8, y: 4))
        let second = effect("layer.position.x", .tiltAlongHorizontalAxis, 0, 2)
        card.motionEffects = [first, second]
        look(1, 0)
        XCTAssertEqual(shown.origin, CGPoint(x: 30, y: 24))
        card.addMotionEffect(first)
        XCTAssertEqual(card.motionEffects.count, 2)
        card.removeMotionEffect(first)
        XCTAssertEqual(shown.origin, CGPoint(x: 22, y: 20))
        card.motionEffects = []
        XCTAssertEqual(shown.origin, CGPoint(x: 20, y: 20))
    }

    func testOpacityShadowAndTransformChangeToo() {
        show()
        card.alpha = 0.25
        card.layer.shadowOffset = CGSize(width: 1, height: 1)
        card.motionEffects = [
            effect("alpha", .tiltAlongHorizontalAxis, 0, 0.5),
            effect(
                "layer.shadowOffset", .tiltAlongHorizontalAxis, UIOffset.zero,
                UIOffset(horizontal: 3, vertical: 5)),
            effect(
                "transform", .tiltAlongHorizontalAxis, CGAffineTransform.identity,
                CGAffineTransform(translationX: 7, y: 0)),
        ]
        look(1, 0)
        let layer = card.layer.presentation()
        XCTAssertEqual(layer?.opacity, 0.75)
        XCTAssertEqual(layer?.shadowOffset, CGSize(width: 4, height: 6))
        XCTAssertEqual(layer?.transform.m41, 7)
        XCTAssertEqual(card.alpha, 0.25)
    }

    func testAViewThatComesLaterIsSeenFromTheSamePlace() {
        card.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, -10, 10))
        stage.window.viewerOffset = UIOffset(horizontal: 1, vertical: 0)
        show()
        XCTAssertEqual(shown.minX, 30)
        card.removeFromSuperview()
        XCTAssertEqual(shown.minX, 20)
        root.addSubview(card)
        XCTAssertEqual(shown.minX, 30)
    }

    func testTheViewersOffsetIsKeptWithinOne() {
        look(3, -7)
        XCTAssertEqual(stage.window.viewerOffset, UIOffset(horizontal: 1, vertical: -1))
        look(.nan, 0)
        XCTAssertEqual(stage.window.viewerOffset, .zero)
    }
}
