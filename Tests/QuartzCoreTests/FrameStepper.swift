// SPDX-License-Identifier: MIT
import XCTest

@testable import QuartzCore

/// Runs frames by hand on a clock that starts at 100 s.
@MainActor final class FrameStepper {
    let clock = SteppedClock(now: 100)

    init() {
        MediaClock.install(stepped: clock)
        // Other tests may have asked for a frame that none delivered.
        FrameDriver.shared.runFrame(timestamp: clock.now)
    }

    func advance(by interval: Double, frames: Int = 1) {
        for _ in 0..<frames {
            clock.advance(by: interval / Double(frames))
            FrameDriver.shared.runFrame(timestamp: clock.now)
        }
    }

    func end() {
        MediaClock.install(stepped: nil)
    }
}

/// Counts what an animation tells.
@MainActor final class AnimationWitness: CAAnimationDelegate {
    var started = 0
    var finished: [Bool] = []
    var onStop: () -> Void = {}

    func animationDidStart(_ anim: CAAnimation) {
        started += 1
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        finished.append(flag)
        onStop()
    }
}
