// SPDX-License-Identifier: MIT
import UIKitTesting
import XCTest

@testable import UIKit

/// Numbers that are huge, or are none, and those that are no whole pixels.
@preconcurrency @MainActor final class LayoutEngineNumberTests: XCTestCase {
    private let stage = LayoutEngineStage(width: 100)

    private func addFollower(of view: UIView) -> UIView {
        let follower = stage.addView()
        NSLayoutConstraint.activate([
            follower.leftAnchor.constraint(equalTo: view.leftAnchor),
            follower.widthAnchor.constraint(equalTo: view.widthAnchor),
            follower.topAnchor.constraint(equalTo: view.bottomAnchor),
            follower.heightAnchor.constraint(equalTo: view.heightAnchor),
        ])
        return follower
    }

    func testAHugeFrameLeavesNothingBehindInASmallOne() {
        for huge in [1e30, -1e30, 1e300, CGFloat.greatestFiniteMagnitude] {
            let view = UIView(frame: rect(0, 0, 10, 10))
            stage.window.addSubview(view)
            let follower = addFollower(of: view)
            view.frame = rect(huge, 0, abs(huge), abs(huge))
            stage.layOut()
            view.frame = rect(7, 3, 100, 100)
            stage.layOut()
            XCTAssertEqual(view.frame, rect(7, 3, 100, 100), "\(huge)")
            XCTAssertEqual(follower.frame, rect(7, 103, 100, 100), "\(huge)")
        }
        XCTAssertEqual(stage.conflicts, [])
    }

    func testAHugeConstantLeavesNothingBehindInASmallOne() {
        let view = stage.addView()
        let left = view.leftAnchor.constraint(equalTo: stage.window.leftAnchor)
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([
            left, width, view.heightAnchor.constraint(equalToConstant: 5),
            view.topAnchor.constraint(equalTo: stage.window.topAnchor),
        ])
        let follower = addFollower(of: view)
        for huge in [1e30, 1e18, 3e9, .greatestFiniteMagnitude] as [CGFloat] {
            width.constant = huge
            left.constant = -huge
            stage.layOut()
            width.constant = 100
            left.constant = 12
            stage.layOut()
            XCTAssertEqual(view.frame, rect(12, 0, 100, 5), "\(huge)")
            XCTAssertEqual(follower.frame, rect(12, 5, 100, 5), "\(huge)")
        }
        XCTAssertEqual(stage.conflicts, [])
    }

    func testTheGreatestNumberIsALimitThatNothingReaches() {
        let view = stage.add(ContentView(30, 20))
        let limits = [
            view.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude),
            view.leftAnchor.constraint(
                greaterThanOrEqualTo: stage.window.leftAnchor, constant: -.greatestFiniteMagnitude),
            view.leftAnchor.constraint(equalTo: stage.window.leftAnchor, constant: 3),
            view.topAnchor.constraint(equalTo: stage.window.topAnchor),
        ]
        NSLayoutConstraint.activate(limits)
        stage.layOut()
        XCTAssertEqual(view.frame, rect(3, 0, 30, 20))
        limits[0].constant = 12
        stage.layOut()
        XCTAssertEqual(view.frame, rect(3, 0, 12, 20))
        limits[0].constant = .greatestFiniteMagnitude
        stage.layOut()
        XCTAssertEqual(view.frame, rect(3, 0, 30, 20))
        XCTAssertEqual(stage.conflicts, [])
    }

    func testAFrameThatIsNoNumberCountsAsZero() {
        let view = UIView(frame: rect(10, 10, 10, 10))
        stage.window.addSubview(view)
        let follower = addFollower(of: view)
        view.frame = CGRect(x: CGFloat.nan, y: 4, width: .infinity, height: 8)
        stage.layOut()
        XCTAssertEqual(follower.frame, rect(0, 12, 0, 8))
    }

    func testAContentSizeThatIsNoLengthIsNone() {
        for length in [CGFloat.nan, .infinity, -.infinity, -7] {
            let view = stage.add(ContentView(length, 20))
            let wish = view.widthAnchor.constraint(equalToConstant: 33)
            wish.priority = UILayoutPriority(1)
            NSLayoutConstraint.activate([
                wish, view.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
                view.topAnchor.constraint(equalTo: stage.window.topAnchor),
            ])
            stage.layOut()
            XCTAssertEqual(view.frame, rect(0, 0, 33, 20), "\(length)")
        }
    }

    func testNeighboursMeetOnPixelsWithoutGaps() {
        let views = (0..<3).map { _ in stage.addView() }
        for (index, view) in views.enumerated() {
            let left = index == 0 ? stage.window.leftAnchor : views[index - 1].rightAnchor
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: left),
                view.topAnchor.constraint(equalTo: stage.window.topAnchor),
                view.bottomAnchor.constraint(equalTo: stage.window.bottomAnchor),
                view.widthAnchor.constraint(equalTo: views[0].widthAnchor),
            ])
        }
        views[2].rightAnchor.constraint(equalTo: stage.window.rightAnchor).isActive = true
        stage.layOut()
        // Edges at 33 1/3 and 66 2/3 points, in half points.
        XCTAssertEqual(views.map(\.frame.minX), [0, 33.5, 66.5])
        XCTAssertEqual(views.map(\.frame.maxX), [33.5, 66.5, 100])
    }

    // MARK: Priorities

    func testTheNamedPriorities() {
        let named: [UILayoutPriority] = [
            .fittingSizeLevel, .defaultLow, .dragThatCannotResizeScene, .sceneSizeStayPut,
            .dragThatCanResizeScene, .defaultHigh, .required,
        ]
        XCTAssertEqual(named.map(\.rawValue), [50, 250, 490, 500, 510, 750, 1000])
    }

    func testTheContentPrioritiesAtFirst() {
        let view = UIView()
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            XCTAssertEqual(view.contentHuggingPriority(for: axis), .defaultLow)
            XCTAssertEqual(view.contentCompressionResistancePriority(for: axis), .defaultHigh)
        }
        XCTAssertEqual(UIView.noIntrinsicMetric, -1)
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: -1, height: -1))
    }

    func testEveryWholePriorityIsALevelOfItsOwn() {
        let view = stage.addView()
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
            view.topAnchor.constraint(equalTo: stage.window.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 5),
        ])
        var wishes: [NSLayoutConstraint] = []
        for priority in [1, 2, 500, 501, 998, 999] as [Float] {
            for _ in 0..<3 {
                let wish = view.widthAnchor.constraint(equalToConstant: CGFloat(priority))
                wish.priority = UILayoutPriority(priority)
                // Lower ones are many.
                wishes.append(wish)
            }
        }
        let only = view.widthAnchor.constraint(equalToConstant: 7)
        only.priority = UILayoutPriority(999.5)
        NSLayoutConstraint.activate(wishes + [only])
        stage.layOut()
        XCTAssertEqual(view.frame.width, 7)
        only.isActive = false
        for width in [999, 998, 501, 500, 2, 1] as [CGFloat] {
            stage.layOut()
            XCTAssertEqual(view.frame.width, width)
            NSLayoutConstraint.deactivate(wishes.suffix(3))
            wishes.removeLast(3)
        }
    }
}
