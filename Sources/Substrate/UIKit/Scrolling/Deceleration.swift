// SPDX-License-Identifier: MIT

/// The motion of content that was let go: its speed falls by the same factor every millisecond.
///
/// The way is the geometric sum of the milliseconds, r / (1 − r) per unit of speed, and the motion
/// ends at ``stoppingSpeed``; the rest of the curve is not travelled.
struct Deceleration: Sendable {
    /// The speed at which the motion ends, in points a second.
    static let stoppingSpeed: CGFloat = 10

    /// Where the motion starts, in points.
    let start: CGFloat
    /// The velocity at the start, in points a second.
    let velocity: CGFloat
    /// What a millisecond leaves of the speed, from 0 up to but not including 1.
    let rate: CGFloat

    /// Makes a motion. A rate outside its range counts as the nearest one inside.
    init(start: CGFloat, velocity: CGFloat, rate: CGFloat) {
        self.start = start
        self.velocity = velocity
        self.rate = rate.isNaN ? 0 : min(max(rate, 0), 0.99999)
    }

    /// Makes the motion that begins with a velocity and ends at a place, whatever rate that takes.
    ///
    /// - Returns: nil if the place is not ahead or the velocity too small to move.
    init?(start: CGFloat, velocity: CGFloat, end: CGFloat) {
        let speed = abs(velocity) - Deceleration.stoppingSpeed
        let way = (end - start) * (velocity < 0 ? -1 : 1)
        guard speed > 0, way > 0 else { return nil }
        let sum = way / speed * 1000
        self.init(start: start, velocity: velocity, rate: sum / (1 + sum))
    }

    /// Seconds of travel at the starting velocity that the whole curve amounts to.
    var reach: CGFloat { rate / (1 - rate) / 1000 }

    /// How long the motion lasts, in seconds.
    var duration: CFTimeInterval {
        guard abs(velocity) > Deceleration.stoppingSpeed, rate > 0 else { return 0 }
        return log(Deceleration.stoppingSpeed / abs(velocity)) / (1000 * log(rate))
    }

    /// Where the motion ends, in points.
    var end: CGFloat {
        guard duration > 0 else { return start }
        let stopping = velocity < 0 ? -Deceleration.stoppingSpeed : Deceleration.stoppingSpeed
        return start + (velocity - stopping) * reach
    }

    /// The place at a time since the start, in points.
    func position(at time: CFTimeInterval) -> CGFloat {
        guard time < duration else { return end }
        return start + velocity * reach * (1 - pow(rate, 1000 * max(0, time)))
    }

    /// The velocity at a time since the start, in points a second; 0 once it has ended.
    func velocity(at time: CFTimeInterval) -> CGFloat {
        guard time < duration else { return 0 }
        return velocity * pow(rate, 1000 * max(0, time))
    }

    /// When the motion passes a place, in seconds since the start; nil if it does not.
    func time(at place: CGFloat) -> CFTimeInterval? {
        guard duration > 0 else { return nil }
        let part = (place - start) / (velocity * reach)
        guard part >= 0, part < 1 else { return nil }
        let time = log(1 - part) / (1000 * log(rate))
        return time <= duration ? time : nil
    }
}
