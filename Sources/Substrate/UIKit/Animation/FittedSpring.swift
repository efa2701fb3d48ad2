// SPDX-License-Identifier: MIT

/// A unit-mass spring whose swing falls below a thousandth of the distance within a duration.
///
/// The angular frequency ω of damping ratio ζ over D seconds is, from rest,
/// ln(1000·ζ/√(1−ζ²)) / (ζ·D) under critical damping, and 9.2334134764/D at it: the point where the
/// envelope of the swing reaches 0.001. A start velocity v shifts it:
/// |(β−v)/ω_d|·e^(−βD) = 0.001, where β = ζω and ω_d = ω√(1−ζ²).
struct FittedSpring {
    var stiffness: CGFloat
    var damping: CGFloat
    var velocity: CGFloat

    init(duration: TimeInterval, dampingRatio: CGFloat, velocity: CGFloat) {
        let time = max(CGFloat(duration), 0.001)
        let ratio = dampingRatio.isFinite ? min(max(dampingRatio, 0.01), 1) : 1
        let start = velocity.isFinite ? velocity : 0
        let frequency = FittedSpring.frequency(ratio: ratio, velocity: start, duration: time)
        stiffness = frequency * frequency
        damping = 2 * ratio * frequency
        self.velocity = start
    }

    static func frequency(ratio: CGFloat, velocity: CGFloat, duration: CGFloat) -> CGFloat {
        guard ratio < 1 else { return 9.233_413_476_4 / duration }
        let shape = (1 - ratio * ratio).squareRoot()
        let atRest = log(1000 * ratio / shape) / (ratio * duration)
        guard velocity != 0 else { return atRest }
        // The envelope's height at the end falls as ω grows past the start's own speed.
        func excess(_ frequency: CGFloat) -> CGFloat {
            let decay = ratio * frequency
            return abs((decay - velocity) / (frequency * shape)) * exp(-decay * duration) - 0.001
        }
        var (low, high) = (atRest * 0.25, atRest * 4 + abs(velocity))
        guard excess(low) > 0, excess(high) < 0 else { return atRest }
        for _ in 0..<80 {
            let middle = (low + high) / 2
            if excess(middle) > 0 { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
