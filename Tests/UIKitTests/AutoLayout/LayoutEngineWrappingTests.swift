// SPDX-License-Identifier: MIT
import UIKitTesting
import XCTest

@testable import UIKit

/// Labels of many lines that may be narrower than their limit.
@preconcurrency @MainActor final class LayoutEngineWrappingTests: XCTestCase {
    private let stage = LayoutEngineStage()
    private let text = "Many words that do not fit on one line of a narrow label, said twice over."

    private func makeLabel() -> UILabel {
        let label = stage.add(UILabel())
        label.numberOfLines = 0
        label.text = text
        NSLayoutConstraint.activate([
            label.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
            label.topAnchor.constraint(equalTo: stage.window.topAnchor),
        ])
        return label
    }

    private func limit(_ label: UILabel, _ width: CGFloat) -> NSLayoutConstraint {
        let limit = label.widthAnchor.constraint(lessThanOrEqualToConstant: width)
        limit.isActive = true
        return limit
    }

    private func fitted(_ label: UILabel, _ width: CGFloat) -> CGSize {
        label.sizeThatFits(CGSize(width: width, height: CGFloat.infinity))
    }

    func testALabelUnderALimitIsAsWideAsItsLongestLine() {
        let label = makeLabel()
        _ = limit(label, 200)
        stage.layOut()
        XCTAssertLessThan(fitted(label, 200).width, 200)
        XCTAssertGreaterThan(label.frame.height, label.font.lineHeight * 1.5)
        XCTAssertEqual(label.frame.size, fitted(label, 200))
    }

    func testALabelThatEndsBeforeItsSuperviewFollowsTheSuperviewsWidth() {
        let label = makeLabel()
        label.trailingAnchor.constraint(
            lessThanOrEqualTo: stage.window.trailingAnchor, constant: -16
        ).isActive = true
        for width in [320, 150, 210, 2000] as [CGFloat] {
            stage.offscreen.resize(to: CGSize(width: width, height: 480))
            stage.layOut()
            XCTAssertEqual(label.frame.size, fitted(label, width - 16), "At \(width).")
        }
    }

    func testALabelUnderALimitGrowsWhenTheLimitDoes() {
        let label = makeLabel()
        let limit = limit(label, 100)
        for width in [100, 150, 90, 180, 1000, 120] as [CGFloat] {
            limit.constant = width
            stage.layOut()
            XCTAssertEqual(label.frame.size, fitted(label, width), "At \(width).")
        }
    }

    func testAStretchedLabelKeepsItsWidthUntilItIsLetGo() {
        let label = makeLabel()
        _ = limit(label, 200)
        let wish = label.widthAnchor.constraint(equalToConstant: 200)
        wish.priority = UILayoutPriority(500)
        wish.isActive = true
        stage.layOut()
        XCTAssertEqual(label.frame.size, CGSize(width: 200, height: fitted(label, 200).height))
        wish.isActive = false
        stage.layOut()
        XCTAssertEqual(label.frame.size, fitted(label, 200))
    }

    func testATextThatChangesIsMeasuredAnew() {
        let label = makeLabel()
        _ = limit(label, 200)
        stage.layOut()
        label.text = "One line"
        stage.layOut()
        XCTAssertEqual(label.frame.size, label.intrinsicContentSize)
        label.text = text
        stage.layOut()
        XCTAssertEqual(label.frame.size, fitted(label, 200))
    }

    func testAChangeElsewhereLeavesALabelAlone() {
        let label = makeLabel()
        _ = limit(label, 200)
        let superview = UIView(frame: rect(0, 300, 100, 100))
        stage.window.addSubview(superview)
        let inner = stage.addView(to: superview)
        let width = inner.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        stage.layOut()
        let work = stage.work {
            width.constant = 20
            stage.layOut()
        }
        XCTAssertEqual(work.edits, 1)
        XCTAssertEqual(work.measurements, 0)
    }

    func testATextWhoseWidthIsGivenAsksForItsLongestLineOnceItIsNot() {
        let label = makeLabel()
        _ = limit(label, 200)
        let width = label.widthAnchor.constraint(equalToConstant: 200)
        width.isActive = true
        stage.layOut()
        XCTAssertEqual(label.frame.size, CGSize(width: 200, height: fitted(label, 200).height))
        width.isActive = false
        stage.layOut()
        XCTAssertEqual(label.frame.size, fitted(label, 200))
        width.isActive = true
        stage.layOut()
        XCTAssertEqual(label.frame.width, 200)
    }
}
