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
