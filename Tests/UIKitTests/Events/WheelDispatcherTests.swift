// SPDX-License-Identifier: MIT
@testable import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor final class WheelDispatcherTests: XCTestCase {
    private final class Scrolling: UIView, WheelScrolling {
        var steps: [CGVector] = []
        var consumes = true
        func scrollWheel(by delta: CGVector, isPrecise: Bool) -> Bool {
            steps.append(delta)
            return consumes
        }
    }

    private let outer = Scrolling(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let inner = Scrolling(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    private lazy var window = {
        outer.addSubview(inner)
        inner.addSubview(UIView(frame: inner.bounds))
        return OffscreenWindow(view: outer, size: CGSize(width: 200, height: 200))
    }()
    private let step = CGVector(dx: 0, dy: 60)

    func testTheDeepestScrollingViewUnderTheMouseTakesTheStep() {
        window.scrollWheel(at: CGPoint(x: 100, y: 100), by: step)
        XCTAssertEqual(inner.steps, [step])
        XCTAssertEqual(outer.steps, [])
        window.scrollWheel(at: CGPoint(x: 10, y: 10), by: step)
        XCTAssertEqual(outer.steps, [step])
    }

    func testAStepThatIsNotConsumedGoesOutward() {
        inner.consumes = false
        window.scrollWheel(at: CGPoint(x: 100, y: 100), by: step)
        XCTAssertEqual(inner.steps, [step])
        XCTAssertEqual(outer.steps, [step])
    }

    func testAViewThatIsTurnedGetsTheStepInItsOwnDirections() {
        inner.transform = CGAffineTransform(scaleX: 1, y: -1)
        window.scrollWheel(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 5, dy: 60))
        XCTAssertEqual(inner.steps, [CGVector(dx: 5, dy: -60)])
        inner.transform = CGAffineTransform(scaleX: 2, y: 2)
        outer.transform = CGAffineTransform(scaleX: -1, y: 1)
        window.scrollWheel(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 8, dy: 60))
        XCTAssertEqual(inner.steps.last, CGVector(dx: -4, dy: 30))
        inner.consumes = false
        window.scrollWheel(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 8, dy: 60))
        XCTAssertEqual(outer.steps, [CGVector(dx: -8, dy: 60)])
    }
}
