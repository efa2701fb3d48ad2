// SPDX-License-Identifier: MIT

/// The motion of a damped spring that starts at distance 1 from its rest.
package struct DampedSpring: Sendable {
    /// The frequency without damping, in radians a second.
    package let omega: Double
    /// The damping ratio: 1 is critical.
    package let ratio: Double
    /// The speed towards rest at the start, in distances a second.
    package let velocity: Double

    /// Makes a spring. A mass or stiffness that is not positive counts as a billionth.
    package init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
        let mass = mass > 0 ? max(mass, 1e-9) : 1e-9
        let stiffness = stiffness > 0 ? max(stiffness, 1e-9) : 1e-9
        omega = (stiffness / mass).squareRoot()
        ratio = max(0, damping) / (2 * (stiffness * mass).squareRoot())
        self.velocity = velocity
    }

    /// The distance from rest at a time, in seconds.
    package func displacement(at time: Double) -> Double {
        let beta = ratio * omega
        if ratio < 1 {
            let swing = omega * (1 - ratio * ratio).squareRoot()
            let second = (beta - velocity) / swing
            return exp(-beta * time) * (cos(swing * time) + second * sin(swing * time))
        }
        if ratio == 1 {
            return exp(-omega * time) * (1 + (omega - velocity) * time)
        }
        let root = omega * (ratio * ratio - 1).squareRoot()
        let slow = -beta + root
        let fast = -beta - root
        let second = (-velocity - slow) / (fast - slow)
        return (1 - second) * exp(slow * time) + second * exp(fast * time)
    }

    /// How long the spring takes until it stays within a thousandth of its rest, in seconds.
    ///
    /// At most 1000; a spring without damping never rests.
    package var settlingDuration: Double {
        guard ratio > 0 else { return 1000 }
        let limit = 0.001
        if ratio < 1 {
            let swing = omega * (1 - ratio * ratio).squareRoot()
            let second = (ratio * omega - velocity) / swing
            let amplitude = (1 + second * second).squareRoot()
            return min(1000, max(0, log(amplitude / limit) / (ratio * omega)))
        }
        // Beyond its only turning point the distance falls steadily: halve an interval.
        var high = 1 / omega
        while abs(displacement(at: high)) > limit, high < 1000 { high *= 2 }
        var low = 0.0
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if abs(displacement(at: middle)) > limit { low = middle } else { high = middle }
        }
        return min(1000, high)
    }
}
