// SPDX-License-Identifier: MIT
import XCTest

@testable import UIKit

final class AxisMotionTests: XCTestCase {
    private let rules = AxisMotion.Rules(
        range: ScrollRange(lower: 0, upper: 1000), rate: 0.998, bounces: true)

    func testARunThatEndsInsideIsAPlainDeceleration() {
        let motion = AxisMotion.released(at: 100, velocity: 1000, rules: rules)
        let plain = Deceleration(start: 100, velocity: 1000, rate: 0.998)
        XCTAssertEqual(motion.end, plain.end)
        XCTAssertEqual(motion.duration, plain.duration)
        XCTAssertEqual(motion.position(at: 0.7), plain.position(at: 0.7))
    }

    func testARunPastTheEdgeBouncesWithTheSpeedOfItsArrival() throws {
        let motion = AxisMotion.released(at: 600, velocity: 2000, rules: rules)
        let plain = Deceleration(start: 600, velocity: 2000, rate: 0.998)
        let arrival = try XCTUnwrap(plain.time(at: 1000))
        let speed = plain.velocity(at: arrival)
        let peak = (0..<2000).map { motion.position(at: Double($0) / 1000) }.max() ?? 0
        XCTAssertEqual(peak - 1000, speed / (11 * CGFloat(M_E)), accuracy: 0.01)
        XCTAssertEqual(motion.end, 1000)
    }

    func testWithoutBouncingARunStopsAtTheEdge() {
        var rules = rules
        rules.bounces = false
        let motion = AxisMotion.released(at: 600, velocity: 2000, rules: rules)
        let peak = (0..<3000).map { motion.position(at: Double($0) / 1000) }.max() ?? 0
        XCTAssertEqual(peak, 1000, accuracy: 1e-6)
        XCTAssertEqual(motion.end, 1000)
        XCTAssertLessThan(motion.duration, 0.3)
    }

    func testContentHeldBeyondTheEdgeReturnsToIt() {
        let motion = AxisMotion.released(at: -80, velocity: 0, rules: rules)
        XCTAssertEqual(motion.end, 0)
        XCTAssertGreaterThan(motion.duration, 0.4)
        XCTAssertLessThan(motion.position(at: 0.1), 0)
    }

    func testContentThrownBackFromBeyondTheEdgeRunsOnInside() {
        let motion = AxisMotion.released(at: -50, velocity: 2500, rules: rules)
        XCTAssertGreaterThan(motion.end, 100)
        XCTAssertLessThan(motion.end, 1000)
    }

    func testPlaceAndVelocityNeverJump() {
        let starts: [(CGFloat, CGFloat)] = [(600, 2000), (-50, 2500), (1040, -300), (1040, 300)]
        for (start, velocity) in starts {
            let motion = AxisMotion.released(at: start, velocity: velocity, rules: rules)
            var last = motion.position(at: 0)
            XCTAssertEqual(last, start, accuracy: 1e-9)
            for step in 1...Int(motion.duration * 1000) {
                let place = motion.position(at: Double(step) / 1000)
                XCTAssertLessThan(abs(place - last), 2.6, "at \(step) ms from \(start)")
                last = place
            }
        }
    }

    func testATargetAheadIsReachedWithTheVelocityGiven() {
        let motion = AxisMotion.released(at: 0, velocity: 1000, to: 300, rules: rules)
        XCTAssertEqual(motion.end, 300, accuracy: 1e-9)
        XCTAssertEqual(motion.velocity(at: 0), 1000, accuracy: 1e-6)
    }

    func testATargetBehindOrFarAheadIsReachedSoon() {
        for (velocity, target) in [(CGFloat(800), CGFloat(0)), (40, 900), (0, 450)] {
            let motion = AxisMotion.released(
                at: 200, velocity: velocity, to: target, rules: rules)
            XCTAssertEqual(motion.end, target)
            XCTAssertLessThan(motion.duration, 1.5)
            XCTAssertEqual(motion.velocity(at: 0), velocity, accuracy: 1e-6)
        }
    }

    func testAnEasedScrollIsHalfwayAtHalfTime() {
        let motion = AxisMotion.easing(from: 100, to: 300, duration: 0.3)
        XCTAssertEqual(motion.position(at: 0.15), 200, accuracy: 1e-9)
        XCTAssertEqual(motion.position(at: 0.1), 150, accuracy: 1e-9)
        XCTAssertEqual(motion.position(at: 0.3), 300)
        XCTAssertEqual(motion.duration, 0.3)
    }
}

final class PageTargetTests: XCTestCase {
    private let range = ScrollRange(lower: 0, upper: 1200)

    private func target(
        _ offset: CGFloat, _ velocity: CGFloat, from begin: CGFloat
    ) -> CGFloat {
        PageTarget.offset(
            for: offset, velocity: velocity, draggedFrom: begin, page: 300, in: range)
    }

    func testASlowReleaseTakesTheNearestPage() {
        XCTAssertEqual(target(140, 0, from: 0), 0)
        XCTAssertEqual(target(160, 0, from: 0), 300)
        XCTAssertEqual(target(420, -20, from: 300), 300)
    }

    func testAFlickTurnsOnePageItsWay() {
        XCTAssertEqual(target(20, 900, from: 0), 300)
        XCTAssertEqual(target(580, -900, from: 600), 300)
        XCTAssertEqual(target(610, 5000, from: 600), 900)
    }

    func testAFlickBackReturnsToThePageOfTheDrag() {
        XCTAssertEqual(target(500, -900, from: 300), 300)
    }

    func testNoDragTurnsMoreThanOnePage() {
        XCTAssertEqual(target(590, 900, from: 0), 300)
        XCTAssertEqual(target(1190, 0, from: 300), 600)
    }

    func testThePageIsInsideTheContent() {
        XCTAssertEqual(target(-40, -2000, from: 0), 0)
        XCTAssertEqual(target(1230, 2000, from: 1200), 1200)
        let uneven = PageTarget.offset(
            for: 320, velocity: 900, draggedFrom: 300, page: 300,
            in: ScrollRange(lower: 0, upper: 450))
        XCTAssertEqual(uneven, 450)
    }
}
