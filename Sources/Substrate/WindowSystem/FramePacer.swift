// SPDX-License-Identifier: MIT
import Dispatch
import QuartzCore

/// Delivers requested frames at the display's rate; without a request it does nothing.
///
/// A request after a pause is served at once, later ones at whole periods after it, so that
/// frames keep an even distance whatever drawing them costs.
@MainActor final class FramePacer {
    /// Frames a second.
    var rate: Double = 60

    /// Whether the window cannot be seen. Frames then come four times a second, so that animations
    /// still end.
    var isThrottled = false

    /// Receives the frame's time on the media clock.
    var onFrame: ((TimeInterval) -> Void)?

    private var timer: (any DispatchSourceTimer)?
    private var isRequested = false
    private var isStopped = false
    private var lastFrame = -TimeInterval.infinity

    private static let throttledRate = 4.0

    /// Asks for one frame.
    func request() {
        guard !isRequested, !isStopped else { return }
        isRequested = true
        let now = MediaClock.now()
        let due = Self.nextFrame(
            after: lastFrame, now: now, period: 1 / (isThrottled ? Self.throttledRate : rate))
        schedule(in: max(0, due - now))
    }

    /// Stops for good; pending requests are dropped.
    func stop() {
        timer?.cancel()
        timer = nil
        onFrame = nil
        isStopped = true
    }

    /// The time of the frame that follows `last`: a whole period later, or `now` when that passed.
    static func nextFrame(
        after last: TimeInterval, now: TimeInterval, period: TimeInterval
    ) -> TimeInterval {
        let next = last + period
        guard next.isFinite, next > now else { return now }
        // A clock that was set back must not hold frames for longer than one period.
        return min(next, now + period)
    }

    private func schedule(in delay: TimeInterval) {
        let timer = self.timer ?? makeTimer()
        timer.schedule(
            deadline: .now() + .nanoseconds(Int(delay * 1e9)), repeating: .never,
            leeway: .nanoseconds(0))
    }

    private func makeTimer() -> any DispatchSourceTimer {
        let timer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
        timer.setEventHandler { [weak self] in
            // The source's queue is the main queue.
            MainActor.assumeIsolated { self?.fire() }
        }
        self.timer = timer
        timer.resume()
        return timer
    }

    private func fire() {
        guard isRequested, !isStopped else { return }
        isRequested = false
        let now = MediaClock.now()
        let period = 1 / rate
        // Late by less than a period: keep to the grid. Later: start a new one.
        lastFrame = now - lastFrame < 2 * period ? lastFrame + period : now
        onFrame?(now)
    }
}
