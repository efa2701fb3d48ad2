// SPDX-License-Identifier: MIT

/// The curve of an animated scroll: (1 − cos πt) / 2.
struct ScrollEase: Sendable {
    /// How long an animated scroll lasts, in seconds.
    static let duration: CFTimeInterval = 0.3

    let start: CGFloat
    var end: CGFloat
    let duration: CFTimeInterval

    /// The place at a time since the start, in points.
    func position(at time: CFTimeInterval) -> CGFloat {
        guard time < duration, duration > 0 else { return end }
        return start + (end - start) * (1 - cos(.pi * max(0, time) / duration)) / 2
    }

    /// The velocity at a time since the start, in points a second.
    func velocity(at time: CFTimeInterval) -> CGFloat {
        guard time > 0, time < duration else { return 0 }
        return (end - start) * .pi / (2 * duration) * sin(.pi * time / duration)
    }
}

/// The curve of a wheel's step: it takes up the velocity that the content has and ends at rest.
struct ScrollGlide: Sendable {
    /// How long content takes to follow a step of the wheel, in seconds.
    static let duration: CFTimeInterval = 0.15

    let start: CGFloat
    let velocity: CGFloat
    let end: CGFloat
    let duration: CFTimeInterval

    init(start: CGFloat, velocity: CGFloat, end: CGFloat, duration: CFTimeInterval) {
        self.start = start
        self.end = end
        self.duration = duration
        // A cubic with a steeper start would pass its end.
        let steepest = 3 * (end - start) / duration
        let isAhead = velocity * steepest > 0
        self.velocity = isAhead ? (abs(velocity) < abs(steepest) ? velocity : steepest) : 0
    }

    /// The place at a time since the start, in points.
    func position(at time: CFTimeInterval) -> CGFloat {
        guard time < duration else { return end }
        let part = max(0, time) / duration
        let eased = part * part * (3 - 2 * part)
        let carried = velocity * duration * part * (1 - part) * (1 - part)
        return start + (end - start) * eased + carried
    }

    /// The velocity at a time since the start, in points a second.
    func velocity(at time: CFTimeInterval) -> CGFloat {
        guard time >= 0, time < duration else { return 0 }
        let part = time / duration
        let eased = 6 * part * (1 - part) * (end - start) / duration
        return eased + velocity * (1 - part) * (1 - 3 * part)
    }
}
