// SPDX-License-Identifier: MIT
import XCTest

@testable import QuartzCore

final class DampedSpringTests: XCTestCase {
    /// Integrates m·x″ + c·x′ + k·x = 0 in small steps, as an outside check of the closed form.
    private func integrate(
        _ m: Double, _ k: Double, _ c: Double, velocity: Double, time: Double
    ) -> Double {
        let steps = 200_000
        let h = time / Double(steps)
        var x = 1.0
        var v = -velocity
        for _ in 0..<steps {
            // Midpoint rule.
            let a = -(c * v + k * x) / m
            let xm = x + v * h / 2
            let vm = v + a * h / 2
            let am = -(c * vm + k * xm) / m
            x += vm * h
            v += am * h
        }
        return x
    }

    func testDisplacementFollowsTheEquationOfMotion() {
        let cases: [(k: Double, c: Double, v: Double)] = [
            (100, 10, 0), (300, 5, 2), (50, 30, 0), (100, 20, 3), (438.649, 41.888, 0),
            (50, 30, -4),
        ]
        for entry in cases {
            let spring = DampedSpring(
                mass: 1, stiffness: entry.k, damping: entry.c, velocity: entry.v)
            for time in [0.05, 0.2, 0.7] {
                let expected = integrate(1, entry.k, entry.c, velocity: entry.v, time: time)
                XCTAssertEqual(
                    spring.displacement(at: time), expected, accuracy: 1e-6,
                    "k \(entry.k) c \(entry.c) v \(entry.v) at \(time)")
            }
        }
    }

    func testSpringStartsAtOneAndSettlesWithinAThousandth() {
        for damping in [4.0, 10, 20, 35] {
            let spring = DampedSpring(mass: 1, stiffness: 100, damping: damping, velocity: 0)
            XCTAssertEqual(spring.displacement(at: 0), 1, accuracy: 1e-12)
            let rest = spring.settlingDuration
            for step in 0..<200 {
                let time = rest * (1 + Double(step) / 50)
                XCTAssertLessThanOrEqual(abs(spring.displacement(at: time)), 0.001 + 1e-9)
            }
        }
    }

    func testBadConstantsGiveAFiniteSpring() {
        let spring = DampedSpring(mass: 0, stiffness: -1, damping: -1, velocity: 0)
        XCTAssertTrue(spring.displacement(at: 0.1).isFinite)
        XCTAssertEqual(spring.settlingDuration, 1000)
    }
}
