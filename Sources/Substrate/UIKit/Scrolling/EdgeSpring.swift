// SPDX-License-Identifier: MIT

/// The motion of content that is drawn to a place, its edge or a target.
///
/// The sum of two exponentials or their critical limit, so it starts with any velocity and passes
/// its rest once at most.
struct EdgeSpring: Sendable {
    /// The frequency of a bounce that begins in motion, in radians a second.
    static let bounceFrequency: CGFloat = 11
    /// The speed from which a bounce counts as begun in motion, in points a second.
    static let bounceSpeed: CGFloat = 50

    /// Where the motion ends, in points.
    let rest: CGFloat
    /// The distance from the rest at the start, in points.
    let distance: CGFloat
    /// The velocity at the start, in points a second.
    let velocity: CGFloat

    /// The two rates of decay, a second; equal ones are critical damping.
    private let slow: CGFloat
    private let fast: CGFloat

    /// How long the motion lasts, in seconds.
    let duration: CFTimeInterval

    /// The bounce of content beyond its edge.
    ///
    /// Content let go at rest returns more gently than content that arrives in motion.
    init(bounceTo edge: CGFloat, from start: CGFloat, velocity: CGFloat) {
        let isMoving = abs(velocity) >= EdgeSpring.bounceSpeed
        self.init(
            rest: edge, distance: start - edge, velocity: velocity,
            slow: isMoving ? EdgeSpring.bounceFrequency : 9,
            fast: isMoving ? EdgeSpring.bounceFrequency : 46)
    }

    /// The motion to a target, without passing it if the velocity allows.
    init(to target: CGFloat, from start: CGFloat, velocity: CGFloat) {
        let way = target - start
        var frequency = EdgeSpring.bounceFrequency
        if way * velocity > 0 { frequency = min(max(frequency, velocity / way), 60) }
        self.init(
            rest: target, distance: -way, velocity: velocity, slow: frequency, fast: frequency)
    }

    private init(
        rest: CGFloat, distance: CGFloat, velocity: CGFloat, slow: CGFloat, fast: CGFloat
    ) {
        self.rest = rest
        self.distance = distance
        self.velocity = velocity
        self.slow = slow
        self.fast = fast
        duration = EdgeSpring.settlingTime { time in
            EdgeSpring.state(
                distance: distance, velocity: velocity, slow: slow, fast: fast, at: time)
        }
    }

    /// The place at a time since the start, in points.
    func position(at time: CFTimeInterval) -> CGFloat {
        guard time < duration else { return rest }
        return rest + state(at: time).distance
    }

    /// The velocity at a time since the start, in points a second; 0 once it has ended.
    func velocity(at time: CFTimeInterval) -> CGFloat {
        guard time < duration else { return 0 }
        return state(at: time).velocity
    }

    /// When the motion passes its rest for the other side, in seconds; nil if it does not.
    ///
    /// Only for critical damping.
    var crossingTime: CFTimeInterval? {
        guard slow == fast else { return nil }
        let pull = velocity + slow * distance
        guard distance * pull < 0 else { return nil }
        let time = -distance / pull
        return time < duration ? time : nil
    }

    private func state(at time: CFTimeInterval) -> (distance: CGFloat, velocity: CGFloat) {
        EdgeSpring.state(
            distance: distance, velocity: velocity, slow: slow, fast: fast, at: max(0, time))
    }

    private static func state(
        distance: CGFloat, velocity: CGFloat, slow: CGFloat, fast: CGFloat, at time: CGFloat
    ) -> (distance: CGFloat, velocity: CGFloat) {
        if slow == fast {
            let pull = velocity + slow * distance
            let decay = exp(-slow * time)
            return ((distance + pull * time) * decay, (velocity - slow * pull * time) * decay)
        }
        let first = (velocity + fast * distance) / (fast - slow)
        let second = distance - first
        let slowPart = first * exp(-slow * time)
        let fastPart = second * exp(-fast * time)
        return (slowPart + fastPart, -slow * slowPart - fast * fastPart)
    }

    /// The first step, of 1/240 s, at which nobody sees a motion any more.
    private static func settlingTime(
        of state: (CFTimeInterval) -> (distance: CGFloat, velocity: CGFloat)
    ) -> CFTimeInterval {
        let step = 1.0 / 240
        // Past the turning point both fall for good: double, then halve.
        func isSettled(_ index: Int) -> Bool {
            let (distance, velocity) = state(Double(index) * step)
            return abs(distance) < 0.05 && abs(velocity) < 0.5
        }
        if isSettled(0) { return 0 }
        var index = 1
        while index < 2400, !isSettled(index) || !isSettled(index + 24) { index += 1 }
        return Double(index) * step
    }
}
