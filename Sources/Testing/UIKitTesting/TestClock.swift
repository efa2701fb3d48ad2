// SPDX-License-Identifier: MIT
import QuartzCore

/// The media clock while tests hold it: it stands still until it is moved.
///
/// The start is fixed, so that a test sees the same times in every run.
@MainActor enum TestClock {
    static var now: CFTimeInterval { clock.now }

    private static let clock = SteppedClock(now: 1000)

    static func install() {
        MediaClock.install(stepped: clock)
    }

    static func move(to time: CFTimeInterval) {
        clock.advance(by: time - clock.now)
    }
}
