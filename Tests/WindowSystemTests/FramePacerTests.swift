// SPDX-License-Identifier: MIT
import XCTest

@testable import WindowSystem

@preconcurrency @MainActor final class FramePacerTests: XCTestCase {
    func testFirstFrameIsDueAtOnce() {
        XCTAssertEqual(FramePacer.nextFrame(after: -.infinity, now: 5, period: 0.1), 5)
    }

    func testFollowingFrameIsDueAPeriodLater() {
        XCTAssertEqual(FramePacer.nextFrame(after: 5, now: 5.02, period: 0.1), 5.1, accuracy: 1e-9)
    }

    func testFrameAfterAPauseIsDueAtOnce() {
        XCTAssertEqual(FramePacer.nextFrame(after: 5, now: 9, period: 0.1), 9)
    }

    func testClockSetBackHoldsNoFrameForLongerThanAPeriod() {
        XCTAssertEqual(FramePacer.nextFrame(after: 100, now: 5, period: 0.1), 5.1, accuracy: 1e-9)
    }

    func testFramesComeThroughTheMainLoopOneForEachRequest() {
        let pacer = FramePacer()
        var frames = 0
        pacer.onFrame = { _ in
            frames += 1
            if frames < 3 { pacer.request() }
        }
        pacer.request()
        pacer.request()
        MainLoop.run(until: { frames == 3 })
        pacer.onFrame = { _ in frames += 100 }
        var isDone = false
        Task { isDone = true }
        MainLoop.run(until: { isDone })
        XCTAssertEqual(frames, 3)
        pacer.stop()
    }

    func testStoppedPacerDropsRequests() {
        let pacer = FramePacer()
        var frames = 0
        pacer.onFrame = { _ in frames += 1 }
        pacer.request()
        pacer.stop()
        pacer.request()
        var isDone = false
        Task { isDone = true }
        MainLoop.run(until: { isDone })
        XCTAssertEqual(frames, 0)
    }
}
