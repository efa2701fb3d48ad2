// SPDX-License-Identifier: MIT
import XCTest

@testable import QuartzCore

final class CAMediaTimingFunctionTests: XCTestCase {
    func testCurvesHaveTheValuesOfCSSEasing() {
        // Solved apart with 50-digit bisection of the cubic's x polynomial.
        let cases: [(CAMediaTimingFunctionName, Double, Double)] = [
            (.linear, 0.3, 0.3), (.easeInEaseOut, 0.5, 0.5), (.easeIn, 0.5, 0.315357),
            (.easeOut, 0.5, 0.684643), (.default, 0.5, 0.802403),
        ]
        for (name, time, value) in cases {
            let function = CAMediaTimingFunction(name: name)
            XCTAssertEqual(function.value(at: time), value, accuracy: 1e-5, name.rawValue)
        }
    }

    func testEndsAreExact() {
        let function = CAMediaTimingFunction(name: .easeIn)
        XCTAssertEqual(function.value(at: 0), 0)
        XCTAssertEqual(function.value(at: 1), 1)
        XCTAssertEqual(function.value(at: -2), 0)
        XCTAssertEqual(function.value(at: 3), 1)
    }

    func testControlPointsCanBeRead() {
        let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
        var point: [Float] = [0, 0]
        function.getControlPoint(at: 2, values: &point)
        XCTAssertEqual(point, [0.3, 0.4])
        function.getControlPoint(at: 3, values: &point)
        XCTAssertEqual(point, [1, 1])
    }

    func testEveryCurveRisesFromZeroToOne() {
        var seed: UInt64 = 0x5eed
        func random() -> Float {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Float(seed >> 40) / Float(1 << 24)
        }
        for _ in 0..<50 {
            let points = (random(), random(), random(), random())
            let function = CAMediaTimingFunction(
                controlPoints: points.0, points.1, points.2, points.3)
            var last = 0.0
            for step in 0...100 {
                let value = function.value(at: Double(step) / 100)
                XCTAssertGreaterThanOrEqual(value, last - 1e-9, "\(points), step \(step)")
                last = value
            }
            XCTAssertEqual(last, 1)
        }
    }
}
