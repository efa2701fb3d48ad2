// SPDX-License-Identifier: MIT
import XCTest

@testable import UIKit

// Expected values are those measured on iOS, or follow from the formulas fitted to them.

final class RubberBandTests: XCTestCase {
    func testOvershootFollowsTheMeasuredCurve() {
        let tall = RubberBand(dimension: 960)
        let measured: [(CGFloat, CGFloat)] = [
            (5, 2.74), (10, 5.47), (100, 52.02), (400, 178.98), (960, 340.65),
        ]
        for (pull, shown) in measured {
            XCTAssertEqual(tall.shown(forPull: pull), shown, accuracy: 0.006)
        }
        let short = RubberBand(dimension: 800)
        for (pull, shown) in [(50, 26.59), (100, 51.46), (200, 96.70), (400, 172.55)] {
            XCTAssertEqual(short.shown(forPull: CGFloat(pull)), CGFloat(shown), accuracy: 0.006)
        }
    }

    func testAPullBeforeTheStartMirrorsOnePastTheEnd() {
        let band = RubberBand(dimension: 800)
        XCTAssertEqual(band.shown(forPull: -100), -band.shown(forPull: 100))
    }

    func testOvershootNeverReachesTheDimension() {
        XCTAssertLessThan(RubberBand(dimension: 100).shown(forPull: 1e7), 100)
    }

    func testTheInverseGivesBackThePull() {
        let band = RubberBand(dimension: 500)
        for pull in [CGFloat(-300), -1, 0, 12, 480] {
            XCTAssertEqual(band.pull(forShown: band.shown(forPull: pull)), pull, accuracy: 1e-6)
        }
    }

    func testAViewWithoutSizeShowsNoOvershoot() {
        XCTAssertEqual(RubberBand(dimension: 0).shown(forPull: 50), 0)
    }

    func testTheRangeIsNeverNegative() {
        let range = ScrollRange(content: 10, view: 100, leading: 20, trailing: 5)
        XCTAssertEqual(range.lower, -20)
        XCTAssertEqual(range.upper, -20)
        XCTAssertFalse(range.isScrollable)
    }

    func testTheRangeReachesToTheTrailingInset() {
        let range = ScrollRange(content: 1000, view: 400, leading: 20, trailing: 30)
        XCTAssertEqual(range.lower, -20)
        XCTAssertEqual(range.upper, 630)
    }
}

final class DecelerationTests: XCTestCase {
    func testNormalLandingsAndDurationsAreTheMeasuredOnes() {
        let measured: [(CGFloat, CGFloat, Double)] = [
            (750, 369.26, 2.157), (1000, 494.01, 2.300), (2000, 993.01, 2.647),
            (4875, 2427.64, 3.092),
        ]
        for (velocity, way, duration) in measured {
            let run = Deceleration(start: 0, velocity: velocity, rate: 0.998)
            XCTAssertEqual(run.end, way, accuracy: 0.01)
            XCTAssertEqual(run.duration, duration, accuracy: 0.001)
        }
    }

    func testTheFastRateStopsInAFifthOfTheWay() {
        let run = Deceleration(start: 0, velocity: 1000, rate: 0.99)
        XCTAssertEqual(run.end, 98.01, accuracy: 0.01)
    }

    func testAMotionBackMirrorsOneForth() {
        let run = Deceleration(start: 100, velocity: -1000, rate: 0.998)
        XCTAssertEqual(run.end, 100 - 494.01, accuracy: 0.01)
    }

    func testTenPointsASecondIsTooSlowToMove() {
        for velocity in [CGFloat(0), 10, -10] {
            let run = Deceleration(start: 7, velocity: velocity, rate: 0.998)
            XCTAssertEqual(run.duration, 0)
            XCTAssertEqual(run.end, 7)
            XCTAssertEqual(run.position(at: 1), 7)
        }
    }

    func testTheCurveArrivesAtItsEndWithTheStoppingSpeed() {
        let run = Deceleration(start: 50, velocity: 1500, rate: 0.998)
        let justBefore = run.duration - 1e-6
        XCTAssertEqual(run.position(at: justBefore), run.end, accuracy: 0.001)
        XCTAssertEqual(run.velocity(at: justBefore), 10, accuracy: 0.001)
        XCTAssertEqual(run.velocity(at: run.duration), 0)
        XCTAssertEqual(run.position(at: 100), run.end)
    }

    func testSpeedFallsByTheRateEachMillisecond() {
        let run = Deceleration(start: 0, velocity: 1000, rate: 0.998)
        XCTAssertEqual(run.velocity(at: 0.001), 998, accuracy: 1e-9)
        XCTAssertEqual(run.position(at: 0.001), 1000 * 0.499 * 0.002, accuracy: 1e-9)
    }

    func testTheTimeOfAPlaceIsWhenTheCurveIsThere() throws {
        let run = Deceleration(start: 0, velocity: 2000, rate: 0.998)
        let time = try XCTUnwrap(run.time(at: 600))
        XCTAssertEqual(run.position(at: time), 600, accuracy: 1e-6)
        XCTAssertNil(run.time(at: 2000), "beyond the end")
        XCTAssertNil(run.time(at: -1), "behind the start")
    }

    func testARunToAGivenEndKeepsTheVelocityAtItsStart() throws {
        let run = try XCTUnwrap(Deceleration(start: 0, velocity: 1000, end: 300))
        XCTAssertEqual(run.end, 300, accuracy: 1e-9)
        XCTAssertEqual(run.velocity(at: 0), 1000)
        XCTAssertNil(Deceleration(start: 0, velocity: 1000, end: -5))
        XCTAssertNil(Deceleration(start: 0, velocity: 5, end: 5))
    }

    func testARateOfZeroStopsAtOnce() {
        XCTAssertEqual(Deceleration(start: 3, velocity: 900, rate: 0).end, 3)
    }
}

final class EdgeSpringTests: XCTestCase {
    func testAnArrivalAtSpeedFollowsTheMeasuredBounce() {
        let spring = EdgeSpring(bounceTo: 0, from: 0, velocity: 1000)
        let measured: [(Double, CGFloat)] = [
            (0.05, 28.85), (0.1, 33.29), (0.2, 22.16), (0.3, 11.06), (0.5, 2.04),
        ]
        for (time, place) in measured {
            XCTAssertEqual(spring.position(at: time), place, accuracy: 0.006)
        }
    }

    func testTheGreatestOvershootIsTheVelocityByOmegaE() {
        let spring = EdgeSpring(bounceTo: 0, from: 0, velocity: 3005)
        let peak = (0..<1000).map { spring.position(at: Double($0) / 1000) }.max() ?? 0
        XCTAssertEqual(peak, 3005 / (11 * CGFloat(M_E)), accuracy: 0.01)
    }

    func testContentLetGoAtRestFollowsTheMeasuredReturn() {
        let spring = EdgeSpring(bounceTo: 0, from: 100, velocity: 0)
        let measured: [(Double, CGFloat)] = [
            (0.05, 76.8), (0.1, 50.3), (0.2, 20.5), (0.3, 8.4), (0.5, 1.4),
        ]
        for (time, place) in measured {
            XCTAssertEqual(spring.position(at: time), place, accuracy: 0.06)
        }
    }

    func testTheVelocityIsTheSlopeOfThePlace() {
        for velocity in [CGFloat(0), 700, -400] {
            let spring = EdgeSpring(bounceTo: 20, from: 60, velocity: velocity)
            for time in [0.01, 0.1, 0.25] {
                let slope = (spring.position(at: time + 1e-6) - spring.position(at: time - 1e-6))
                XCTAssertEqual(spring.velocity(at: time), slope / 2e-6, accuracy: 0.01)
            }
        }
    }

    func testItEndsExactlyAtTheEdgeOnceNobodySeesItMove() {
        let spring = EdgeSpring(bounceTo: -12, from: 80, velocity: 0)
        XCTAssertEqual(spring.position(at: spring.duration), -12)
        XCTAssertEqual(spring.position(at: spring.duration - 1e-6), -12, accuracy: 0.06)
        XCTAssertGreaterThan(spring.duration, 0.5)
        XCTAssertLessThan(spring.duration, 1.2)
    }

    func testAPullToATargetDoesNotPassIt() {
        let spring = EdgeSpring(to: 100, from: 0, velocity: 3000)
        for step in 0...100 {
            XCTAssertLessThanOrEqual(spring.position(at: Double(step) / 100), 100.0001)
        }
    }
}
