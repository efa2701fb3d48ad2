// SPDX-License-Identifier: MIT
import XCTest

@testable import QuartzCore

@preconcurrency @MainActor final class FrameDriverTests: XCTestCase {
    private final class Target: FrameTarget {
        let rootLayer = CALayer()
        var requests = 0
        var frames: [CFTimeInterval] = []

        func requestFrame() {
            requests += 1
        }

        func showFrame(at time: CFTimeInterval) {
            frames.append(time)
        }
    }

    /// A target that draws into four by four pixels.
    private final class CompositorTarget: FrameTarget {
        let rootLayer = CALayer()
        let pixels = PixelBuffer.allocate(width: 4, height: 4)
        private lazy var compositor = Compositor(root: rootLayer)
        var onShow: () -> Void = {}

        /// How often the layers were walked.
        var listings: Int { compositor.listings }

        init() { rootLayer.frame = CGRect(x: 0, y: 0, width: 4, height: 4) }

        isolated deinit { pixels.deallocate() }

        func requestFrame() {}

        func showFrame(at time: CFTimeInterval) {
            _ = compositor.commit(into: pixels, scale: 1, time: time)
            onShow()
        }
    }

    /// Changes a colour at once, without an animation.
    private func set(_ color: CGColor, of layer: CALayer) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.backgroundColor = color
        CATransaction.commit()
    }

    func testRequestsBetweenTwoFramesAreOne() {
        let stepper = FrameStepper()
        let target = Target()
        FrameDriver.shared.attach(target)
        defer {
            FrameDriver.shared.detach(target)
            stepper.end()
        }
        stepper.advance(by: 0.1)
        let before = target.requests
        FrameDriver.shared.setNeedsFrame()
        FrameDriver.shared.setNeedsFrame()
        target.rootLayer.opacity = 0.4
        XCTAssertEqual(target.requests, before + 1)
        stepper.advance(by: 0.1)
        XCTAssertEqual(target.requests, before + 1)
        XCTAssertFalse(FrameDriver.shared.hasPendingWork)
        XCTAssertEqual(target.frames.count, 2)
    }

    func testATargetInWhichNothingChangedIsNotListedAgain() {
        let stepper = FrameStepper()
        let (first, second) = (CompositorTarget(), CompositorTarget())
        FrameDriver.shared.attach(first)
        FrameDriver.shared.attach(second)
        defer {
            FrameDriver.shared.detach(first)
            FrameDriver.shared.detach(second)
            stepper.end()
        }
        let layer = CALayer()
        layer.frame = CGRect(x: 1, y: 1, width: 2, height: 2)
        first.rootLayer.addSublayer(layer)
        stepper.advance(by: 0.1)
        let lists = (first.listings, second.listings)
        // One change deep in the first tree is seen there and costs the second nothing.
        set(CGColor(red: 1, green: 0, blue: 0, alpha: 1), of: layer)
        stepper.advance(by: 0.1)
        XCTAssertEqual(first.listings, lists.0 + 1)
        XCTAssertEqual(second.listings, lists.1)
        XCTAssertEqual(first.pixels[1, 1] & 0xFFFFFF, 0xFF0000)
        // What changes while frames are shown is in the next one.
        first.onShow = { self.set(CGColor(red: 0, green: 0, blue: 1, alpha: 1), of: layer) }
        FrameDriver.shared.setNeedsFrame()
        stepper.advance(by: 0.1)
        first.onShow = {}
        stepper.advance(by: 0.1)
        XCTAssertEqual(first.pixels[1, 1] & 0xFFFFFF, 0x0000FF)
    }

    func testALayerThatAnimatesIsListedInEachFrameAndOnceAfterItsEnd() {
        let stepper = FrameStepper()
        let target = CompositorTarget()
        FrameDriver.shared.attach(target)
        defer {
            FrameDriver.shared.detach(target)
            stepper.end()
        }
        let layer = CALayer()
        target.rootLayer.addSublayer(layer)
        stepper.advance(by: 0.1)
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = 1
        layer.add(animation, forKey: "fade")
        let before = target.listings
        stepper.advance(by: 0.9, frames: 3)
        XCTAssertEqual(target.listings, before + 3)
        stepper.advance(by: 0.6, frames: 3)
        XCTAssertLessThanOrEqual(target.listings, before + 5)
        let after = target.listings
        FrameDriver.shared.setNeedsFrame()
        stepper.advance(by: 0.3, frames: 3)
        XCTAssertEqual(target.listings, after)
    }

    func testAnEndlessAnimationAsksForFramesOnlyWhileItsLayerIsShown() {
        let stepper = FrameStepper()
        let target = Target()
        FrameDriver.shared.attach(target)
        let (around, layer) = (CALayer(), CALayer())
        target.rootLayer.addSublayer(around)
        around.addSublayer(layer)
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = 1
        animation.repeatCount = .infinity
        layer.add(animation, forKey: "pulse")
        defer {
            layer.removeAllAnimations()
            stepper.advance(by: 0.1)
            FrameDriver.shared.detach(target)
            stepper.end()
        }
        stepper.advance(by: 0.1)
        XCTAssertTrue(FrameDriver.shared.hasPendingWork)
        around.isHidden = true
        stepper.advance(by: 0.1)
        XCTAssertFalse(FrameDriver.shared.hasPendingWork)
        let before = target.requests
        around.isHidden = false
        XCTAssertEqual(target.requests, before + 1)
        stepper.advance(by: 0.1)
        XCTAssertTrue(FrameDriver.shared.hasPendingWork)
    }

    func testAnAnimationThatEndsUnderAHiddenLayerIsBroughtToItsEnd() {
        let stepper = FrameStepper()
        let target = Target()
        FrameDriver.shared.attach(target)
        defer {
            FrameDriver.shared.detach(target)
            stepper.end()
        }
        let layer = CALayer()
        layer.isHidden = true
        target.rootLayer.addSublayer(layer)
        let (animation, witness) = (CABasicAnimation(keyPath: "opacity"), AnimationWitness())
        animation.fromValue = 0
        animation.duration = 1
        animation.delegate = witness
        layer.add(animation, forKey: nil)
        stepper.advance(by: 0.5)
        XCTAssertTrue(FrameDriver.shared.hasPendingWork)
        stepper.advance(by: 0.6)
        XCTAssertFalse(FrameDriver.shared.hasPendingWork)
        XCTAssertEqual(witness.finished, [true])
    }

    func testAnAnimationThatStaysAfterItsEndAsksForNoMoreFrames() {
        let stepper = FrameStepper()
        let target = Target()
        FrameDriver.shared.attach(target)
        let layer = CALayer()
        target.rootLayer.addSublayer(layer)
        defer {
            layer.removeAllAnimations()
            stepper.advance(by: 0.1)
            FrameDriver.shared.detach(target)
            stepper.end()
        }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.toValue = 0.5
        animation.duration = 1
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: nil)
        stepper.advance(by: 0.9)
        XCTAssertTrue(FrameDriver.shared.hasPendingWork)
        stepper.advance(by: 0.2)
        XCTAssertFalse(FrameDriver.shared.hasPendingWork)
        XCTAssertEqual(layer.presentation()?.opacity, 0.5)
    }

    func testDisplayLinkTicksBeforeLayoutUntilInvalidated() {
        let stepper = FrameStepper()
        let target = Target()
        FrameDriver.shared.attach(target)
        defer {
            FrameDriver.shared.detach(target)
            stepper.end()
        }
        var ticks: [CFTimeInterval] = []
        let link = CADisplayLink { ticks.append($0.timestamp) }
        link.add(to: .main, forMode: .common)
        stepper.advance(by: 0.2, frames: 2)
        XCTAssertEqual(ticks.count, 2)
        link.isPaused = true
        stepper.advance(by: 0.1)
        XCTAssertEqual(ticks.count, 2)
        XCTAssertFalse(FrameDriver.shared.hasPendingWork)
        link.isPaused = false
        XCTAssertTrue(FrameDriver.shared.hasPendingWork)
        link.invalidate()
        stepper.advance(by: 0.1)
        XCTAssertEqual(ticks.count, 2)
    }

    func testScheduledWorkRunsInOrderOfTimeAndCanBeCancelled() {
        let stepper = FrameStepper()
        defer { stepper.end() }
        var order: [String] = []
        FrameDriver.shared.schedule(after: 0.3) { order.append("late") }
        FrameDriver.shared.schedule(after: 0.1) { order.append("early") }
        let dropped = FrameDriver.shared.schedule(after: 0.2) { order.append("dropped") }
        dropped.cancel()
        stepper.advance(by: 0.05)
        XCTAssertEqual(order, [])
        stepper.advance(by: 0.4)
        XCTAssertEqual(order, ["early", "late"])
        XCTAssertFalse(FrameDriver.shared.hasPendingWork)
    }
}
