// SPDX-License-Identifier: MIT

/// How content moves by itself along one axis: a chain of curves in time.
///
/// A value: planned whole when the content is let go, then asked for places. Each curve starts
/// with the place and velocity at which the one before ends.
struct AxisMotion: Sendable {
    /// What a plan goes by.
    struct Rules: Equatable, Sendable {
        /// The offsets at which content may rest.
        var range: ScrollRange
        /// What a millisecond leaves of the speed.
        var rate: CGFloat
        /// Whether content may pass its edges.
        var bounces: Bool
    }

    private enum Curve: Sendable {
        case rest(CGFloat)
        case deceleration(Deceleration)
        case spring(EdgeSpring)
        case ease(ScrollEase)
        case glide(ScrollGlide)
    }

    private struct Leg: Sendable {
        var begin: CFTimeInterval
        var length: CFTimeInterval
        var curve: Curve
    }

    private var legs: [Leg] = []
    private var shift: CGFloat = 0

    /// How long the motion lasts, in seconds.
    var duration: CFTimeInterval {
        guard let last = legs.last else { return 0 }
        return last.begin + last.length
    }

    /// Where the motion ends, in points.
    var end: CGFloat { position(at: .infinity) }

    private init() {}

    /// Content that stays where it is.
    static func resting(at place: CGFloat) -> AxisMotion {
        var motion = AxisMotion()
        motion.append(.rest(place), lasting: 0)
        return motion
    }

    /// Content that was let go and runs out, stops at an edge or bounces there.
    static func released(
        at start: CGFloat, velocity: CGFloat, rules: Rules
    ) -> AxisMotion {
        var motion = AxisMotion()
        motion.run(from: start, velocity: velocity, rules: rules)
        return motion
    }

    /// Content that was let go and comes to rest at a given place.
    ///
    /// The speed falls as in a plain run, only faster or slower; where that would take far longer,
    /// or the place lies behind, content is drawn there.
    static func released(
        at start: CGFloat, velocity: CGFloat, to target: CGFloat, rules: Rules
    ) -> AxisMotion {
        guard target != start else { return resting(at: start) }
        var motion = AxisMotion()
        let natural = Deceleration(start: 0, velocity: 0, rate: rules.rate).reach
        if rules.range.overshoot(of: start) == 0,
            let run = Deceleration(start: start, velocity: velocity, end: target),
            run.reach <= natural * 1.5
        {
            motion.append(.deceleration(run), lasting: run.duration)
        } else {
            motion.pull(from: start, velocity: velocity, to: target)
        }
        return motion
    }

    /// Content that turns to a page: drawn there without delay.
    static func turning(
        from start: CGFloat, velocity: CGFloat, to target: CGFloat
    ) -> AxisMotion {
        guard target != start else { return resting(at: start) }
        var motion = AxisMotion()
        motion.pull(from: start, velocity: velocity, to: target)
        return motion
    }

    /// Content that eases from one place to another.
    static func easing(
        from start: CGFloat, to end: CGFloat, duration: CFTimeInterval
    ) -> AxisMotion {
        guard start != end else { return resting(at: start) }
        var motion = AxisMotion()
        motion.append(
            .ease(ScrollEase(start: start, end: end, duration: duration)), lasting: duration)
        return motion
    }

    /// Content that goes on from a velocity and comes to rest at a place after a time.
    static func gliding(
        from start: CGFloat, velocity: CGFloat, to end: CGFloat, duration: CFTimeInterval
    ) -> AxisMotion {
        guard start != end else { return resting(at: start) }
        var motion = AxisMotion()
        let glide = ScrollGlide(start: start, velocity: velocity, end: end, duration: duration)
        motion.append(.glide(glide), lasting: duration)
        return motion
    }

    /// Moves the whole motion by a distance.
    mutating func shift(by distance: CGFloat) {
        shift += distance
    }

    /// The place at a time since the start, in points.
    func position(at time: CFTimeInterval) -> CGFloat {
        guard let leg = leg(at: time) else { return shift }
        let local = time - leg.begin
        switch leg.curve {
        case .rest(let place): return shift + place
        case .deceleration(let run): return shift + run.position(at: local)
        case .spring(let spring): return shift + spring.position(at: local)
        case .ease(let ease): return shift + ease.position(at: local)
        case .glide(let glide): return shift + glide.position(at: local)
        }
    }

    /// The velocity at a time since the start, in points a second; 0 once the motion has ended.
    func velocity(at time: CFTimeInterval) -> CGFloat {
        guard time < duration, let leg = leg(at: time) else { return 0 }
        let local = time - leg.begin
        switch leg.curve {
        case .rest: return 0
        case .deceleration(let run): return run.velocity(at: local)
        case .spring(let spring): return spring.velocity(at: local)
        case .ease(let ease): return ease.velocity(at: local)
        case .glide(let glide): return glide.velocity(at: local)
        }
    }

    // MARK: Planning

    private func leg(at time: CFTimeInterval) -> Leg? {
        legs.last { $0.begin <= time } ?? legs.first
    }

    private mutating func append(_ curve: Curve, lasting length: CFTimeInterval) {
        legs.append(Leg(begin: duration, length: length, curve: curve))
    }

    private mutating func pull(from start: CGFloat, velocity: CGFloat, to target: CGFloat) {
        let spring = EdgeSpring(to: target, from: start, velocity: velocity)
        append(.spring(spring), lasting: spring.duration)
    }

    private mutating func run(from start: CGFloat, velocity: CGFloat, rules: Rules) {
        let range = rules.range
        if range.overshoot(of: start) != 0 {
            spring(from: start, velocity: velocity, rules: rules)
            return
        }
        let run = Deceleration(start: start, velocity: velocity, rate: rules.rate)
        let edge = velocity < 0 ? range.lower : range.upper
        guard range.overshoot(of: run.end) != 0, let time = run.time(at: edge) else {
            append(run.duration > 0 ? .deceleration(run) : .rest(start), lasting: run.duration)
            return
        }
        append(.deceleration(run), lasting: time)
        guard rules.bounces else {
            append(.rest(edge), lasting: 0)
            return
        }
        let bounce = EdgeSpring(bounceTo: edge, from: edge, velocity: run.velocity(at: time))
        append(.spring(bounce), lasting: bounce.duration)
    }

    /// Content beyond an edge returns to it, or, thrown back hard enough, runs on inside.
    private mutating func spring(from start: CGFloat, velocity: CGFloat, rules: Rules) {
        let edge = rules.range.clamped(start)
        let spring = EdgeSpring(bounceTo: edge, from: start, velocity: velocity)
        guard rules.range.isScrollable, let crossing = spring.crossingTime else {
            append(.spring(spring), lasting: spring.duration)
            return
        }
        append(.spring(spring), lasting: crossing)
        run(from: edge, velocity: spring.velocity(at: crossing), rules: rules)
    }
}
