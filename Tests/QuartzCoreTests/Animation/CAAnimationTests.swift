// SPDX-License-Identifier: MIT
import XCTest

@testable import QuartzCore

@preconcurrency @MainActor final class CAAnimationTests: XCTestCase {
    private func makeLayer() -> CALayer {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
        return layer
    }

    func testBasicAnimationGoesFromValueToValueAndLeaves() {
        let stepper = FrameStepper()
        defer { stepper.end() }
        let layer = makeLayer()
        let witness = AnimationWitness()
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 0
        animation.toValue = 100
        animation.duration = 1
        animation.delegate = witness
        layer.position = CGPoint(x: 7, y: 3)
        layer.add(animation, forKey: "move")
        XCTAssertEqual(witness.started, 1)
        stepper.advance(by: 0.25)
        XCTAssertEqual(layer.presentation()?.position, CGPoint(x: 25, y: 3))
        XCTAssertEqual(layer.position, CGPoint(x: 7, y: 3))
        stepper.advance(by: 0.75)
        XCTAssertEqual(layer.presentation()?.position, CGPoint(x: 7, y: 3))
        XCTAssertEqual(witness.finished, [true])
        XCTAssertFalse(layer.hasAnimations)
        XCTAssertFalse(FrameDriver.shared.hasPendingWork)
    }

    func testMissingEndIsTheLayersValue() {
        let stepper = FrameStepper()
        defer { stepper.end() }
        let layer = makeLayer()
        layer.opacity = 1
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = 2
        layer.add(animation, forKey: nil)
        stepper.advance(by: 0.5)
        XCTAssertEqual(layer.appearance(at: 100.5).opacity, 0.25, accuracy: 1e-6)
        stepper.advance(by: 2)
    }

    func testAdditiveAnimationsSumUp() {
        let stepper = FrameStepper()
        defer { stepper.end() }
        let layer = makeLayer()
        layer.position = CGPoint(x: 200, y: 0)
        for from in [-200.0, -40] {
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.fromValue = from
            animation.toValue = 0
            animation.isAdditive = true
            animation.duration = 1
            layer.add(animation, forKey: nil)
        }
        XCTAssertEqual(layer.appearance(at: 100.5).position.x, 200 - 100 - 20, accuracy: 1e-9)
        stepper.advance(by: 1)
        XCTAssertFalse(layer.hasAnimations)
    }

    func testAutoreverseAndRepeatRunBackAndForth() {
        let stepper = FrameStepper()
        defer { stepper.end() }
        let layer = makeLayer()
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 0
        animation.toValue = 10
        animation.duration = 1
        animation.repeatCount = 2
        animation.autoreverses = true
        layer.add(animation, forKey: "swing")
        let expected: [(Double, CGFloat)] = [
            (0.5, 5), (1.2, 8), (1.9, 1), (2.5, 5), (3.6, 4),
        ]
        for (elapsed, x) in expected {
            XCTAssertEqual(
                layer.appearance(at: 100 + elapsed).position.x, x, accuracy: 1e-9, "\(elapsed)")
        }
        stepper.advance(by: 4)
        XCTAssertFalse(layer.hasAnimations)
    }

    func testFillModesHoldTheEnds() {
        let stepper = FrameStepper()
        defer { stepper.end() }
        let layer = makeLayer()
        let animation = CABasicAnimation(keyPath: "position.y")
        animation.fromValue = 10
        animation.toValue = 20
        animation.duration = 1
        animation.beginTime = 101
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: "fill")
        XCTAssertEqual(layer.appearance(at: 100.2).position.y, 10)
        XCTAssertEqual(layer.appearance(at: 105).position.y, 20)
        stepper.advance(by: 5)
        XCTAssertTrue(layer.hasAnimations)
        layer.removeAllAnimations()
        XCTAssertEqual(layer.appearance(at: 105).position.y, 0)
        stepper.advance(by: 0.1)
    }

    func testReplacingAKeyEndsTheOldAnimationUnfinished() {
        let stepper = FrameStepper()
        defer { stepper.end() }
        let layer = makeLayer()
        let witness = AnimationWitness()
        for _ in 0..<2 {
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 0
            animation.duration = 1
            animation.delegate = witness
            layer.add(animation, forKey: "fade")
        }
        XCTAssertEqual(witness.finished, [false])
        XCTAssertEqual(layer.animationKeys(), ["fade"])
        stepper.advance(by: 1)
        XCTAssertEqual(witness.finished, [false, true])
    }

    func testKeyframesHitEachValueAtItsTime() {
        let stepper = FrameStepper()
        defer { stepper.end() }
        let layer = makeLayer()
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 10, 4]
        animation.keyTimes = [0, 0.25, 1]
        animation.duration = 4
        layer.add(animation, forKey: nil)
        XCTAssertEqual(layer.appearance(at: 100.5).position.x, 5, accuracy: 1e-9)
        XCTAssertEqual(layer.appearance(at: 101).position.x, 10, accuracy: 1e-9)
        XCTAssertEqual(layer.appearance(at: 102.5).position.x, 7, accuracy: 1e-9)
        stepper.advance(by: 4)
    }

    func testGroupsRunTheirMembersTogether() {
        let stepper = FrameStepper()
        defer { stepper.end() }
        let layer = makeLayer()
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = 0
        move.toValue = 8
        move.duration = 1
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 1
        fade.beginTime = 1
        fade.duration = 1
        let group = CAAnimationGroup()
        group.animations = [move, fade]
        group.duration = 2
        layer.add(group, forKey: nil)
        XCTAssertEqual(layer.appearance(at: 100.5).position.x, 4, accuracy: 1e-9)
        XCTAssertEqual(layer.appearance(at: 100.5).opacity, 1)
        XCTAssertEqual(layer.appearance(at: 101.5).opacity, 0.5, accuracy: 1e-6)
        stepper.advance(by: 2)
        XCTAssertFalse(layer.hasAnimations)
    }

    func testTurnsTakeTheShorterWay() {
        let stepper = FrameStepper()
        defer { stepper.end() }
        let layer = makeLayer()
        let animation = CABasicAnimation(keyPath: "transform")
        animation.fromValue = CATransform3DMakeRotation(3, 0, 0, 1)
        animation.toValue = CATransform3DMakeRotation(-3, 0, 0, 1)
        animation.duration = 1
        layer.add(animation, forKey: nil)
        let middle = layer.appearance(at: 100.5).transform
        XCTAssertEqual(middle.m11, -1, accuracy: 1e-9)
        stepper.advance(by: 1)
    }

    func testAnimationsThatEndTogetherEndInTheirOrder() {
        let stepper = FrameStepper()
        defer { stepper.end() }
        var ends: [Int] = []
        let layers = (0..<3).map { _ in makeLayer() }
        let durations = [0.2, 0.1, 0.2]
        for (index, layer) in layers.enumerated() {
            let witness = AnimationWitness()
            witness.onStop = { ends.append(index) }
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 0
            animation.duration = durations[index]
            animation.delegate = witness
            layer.add(animation, forKey: nil)
        }
        stepper.advance(by: 1)
        XCTAssertEqual(ends, [1, 0, 2])
    }

    func testTransactionCompletesAfterItsAnimations() {
        let stepper = FrameStepper()
        defer { stepper.end() }
        let layer = makeLayer()
        var isComplete = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { isComplete = true }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = 0.5
        layer.add(animation, forKey: nil)
        CATransaction.commit()
        stepper.advance(by: 0.4)
        XCTAssertFalse(isComplete)
        stepper.advance(by: 0.2)
        XCTAssertTrue(isComplete)
    }

    func testEmptyTransactionCompletesInTheNextFrame() {
        let stepper = FrameStepper()
        defer { stepper.end() }
        var isComplete = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { isComplete = true }
        CATransaction.commit()
        XCTAssertFalse(isComplete)
        stepper.advance(by: 0.01)
        XCTAssertTrue(isComplete)
    }
}
