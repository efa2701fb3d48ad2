// SPDX-License-Identifier: MIT
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class UIStackViewTests: XCTestCase {
    private let a = SizedView(30, 10)
    private let b = SizedView(50, 20)
    private let c = SizedView(20, 30)

    private func row(
        _ distribution: UIStackView.Distribution = .fill, spacing: CGFloat = 0
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: [a, b, c])
        stack.distribution = distribution
        stack.spacing = spacing
        return stack
    }

    // MARK: Arranged views

    func testDefaults() {
        let stack = UIStackView()
        XCTAssertEqual(stack.axis, .horizontal)
        XCTAssertEqual(stack.distribution, .fill)
        XCTAssertEqual(stack.alignment, .fill)
        XCTAssertEqual(stack.spacing, 0)
        XCTAssertFalse(stack.isBaselineRelativeArrangement)
        XCTAssertFalse(stack.isLayoutMarginsRelativeArrangement)
        XCTAssertEqual(stack.arrangedSubviews, [])
    }

    func testAddingAnArrangedViewAddsASubviewAndTurnsTheMaskOff() {
        let stack = row()
        XCTAssertEqual(stack.arrangedSubviews, [a, b, c])
        XCTAssertEqual(stack.subviews, [a, b, c])
        XCTAssertFalse(a.translatesAutoresizingMaskIntoConstraints)
    }

    func testInsertingMovesAnArrangedViewAndKeepsThePaintOrder() {
        let stack = row()
        stack.insertArrangedSubview(c, at: 0)
        XCTAssertEqual(stack.arrangedSubviews, [c, a, b])
        XCTAssertEqual(stack.subviews, [a, b, c])
        stack.addArrangedSubview(c)
        XCTAssertEqual(stack.arrangedSubviews, [a, b, c])
        stack.insertArrangedSubview(a, at: 3)
        XCTAssertEqual(stack.arrangedSubviews, [b, c, a])
    }

    func testAViewThatIsNoLongerArrangedStaysASubview() {
        let stack = row()
        stack.removeArrangedSubview(b)
        XCTAssertEqual(stack.arrangedSubviews, [a, c])
        XCTAssertTrue(b.superview === stack)
        stack.laidOut(200, 30)
        XCTAssertEqual(b.constraintsAffectingLayout(for: .horizontal), [])
        XCTAssertEqual(stack.constraints(named: "UISV-spacing").count, 1)
    }

    func testAViewThatLeavesItsSuperviewIsNoLongerArranged() {
        let stack = row()
        b.removeFromSuperview()
        XCTAssertEqual(stack.arrangedSubviews, [a, c])
        let other = UIStackView()
        other.addArrangedSubview(a)
        XCTAssertEqual(stack.arrangedSubviews, [c])
    }

    func testAnUnarrangedSubviewIsNotLaidOut() {
        let stack = row()
        let badge = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        stack.addSubview(badge)
        stack.laidOut(200, 30)
        XCTAssertEqual(badge.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    // MARK: Fill

    func testFillWidensTheViewOfLeastHugging() {
        let stack = row(spacing: 10)
        b.setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
        stack.laidOut(200, 30)
        XCTAssertEqual(stack.spans, [[0, 30], [40, 130], [180, 20]])
        XCTAssertEqual(stack.crossSpans, [[0, 30], [0, 30], [0, 30]])
    }

    func testFillShrinksTheViewOfLeastResistance() {
        let stack = row()
        c.setContentCompressionResistancePriority(UILayoutPriority(100), for: .horizontal)
        stack.laidOut(90, 30)
        XCTAssertEqual(stack.spans, [[0, 30], [30, 50], [80, 10]])
    }

    func testFillTiesGoToTheFirst() {
        let stack = row()
        stack.laidOut(150, 30)
        XCTAssertEqual(stack.spans, [[0, 80], [80, 50], [130, 20]])
        stack.laidOut(80, 30)
        XCTAssertEqual(stack.spans, [[0, 10], [10, 50], [60, 20]])
        stack.laidOut(50, 30)
        XCTAssertEqual(stack.spans, [[0, 0], [0, 30], [30, 20]])
    }

    func testFillTiesGoByTheIndexWhateverTheOrderOfAdding() {
        let stack = UIStackView()
        for view in [c, b, a] {
            stack.insertArrangedSubview(view, at: 0)
            stack.laidOut(300, 30)
        }
        XCTAssertEqual(stack.spans, [[0, 230], [230, 50], [280, 20]])
        stack.laidOut(50, 30)
        XCTAssertEqual(stack.spans, [[0, 0], [0, 30], [30, 20]])
    }

    func testAColumnIsLaidOutDownwards() {
        let stack = row(spacing: 5)
        stack.axis = .vertical
        c.setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
        stack.laidOut(100, 100)
        XCTAssertEqual(stack.spans, [[0, 10], [15, 20], [40, 60]])
        XCTAssertEqual(stack.crossSpans, [[0, 100], [0, 100], [0, 100]])
    }

    // MARK: Other distributions

    func testFillEquallyGivesOneLength() {
        XCTAssertEqual(
            row(.fillEqually, spacing: 10).laidOut(140, 30).spans,
            [[0, 40], [50, 40], [100, 40]])
    }

    func testFillProportionallyKeepsProportionsWithSpaces() {
        XCTAssertEqual(
            row(.fillProportionally, spacing: 10).laidOut(220, 30).spans,
            [[0, 60], [70, 100], [180, 40]])
    }

    func testFillProportionallyFollowsTheContent() {
        let stack = row(.fillProportionally).laidOut(200, 30)
        a.content.width = 130
        stack.layoutIfNeeded()
        XCTAssertEqual(stack.spans, [[0, 130], [130, 50], [180, 20]])
    }

    func testFillProportionallyFollowsWhatIsInANestedStackView() {
        let inner = UIStackView(arrangedSubviews: [a])
        let stack = UIStackView(arrangedSubviews: [inner, b])
        stack.distribution = .fillProportionally
        stack.laidOut(1040, 30)
        XCTAssertEqual(stack.spans, [[0, 390], [390, 650]], "30 to 50")
        inner.addArrangedSubview(c)
        inner.spacing = 30
        stack.layoutIfNeeded()
        XCTAssertEqual(stack.spans, [[0, 640], [640, 400]], "80 to 50")
        c.isHidden = true
        stack.layoutIfNeeded()
        XCTAssertEqual(stack.spans, [[0, 390], [390, 650]], "30 to 50")
        a.content.width = 80
        stack.layoutIfNeeded()
        XCTAssertEqual(stack.spans, [[0, 640], [640, 400]], "80 to 50")
    }

    func testEqualSpacingWidensTheSpaces() {
        XCTAssertEqual(
            row(.equalSpacing, spacing: 10).laidOut(200, 30).spans,
            [[0, 30], [80, 50], [180, 20]])
    }

    func testEqualSpacingShrinksViewsOnceTheSpacesAreLeast() {
        let stack = row(.equalSpacing, spacing: 10)
        b.setContentCompressionResistancePriority(UILayoutPriority(100), for: .horizontal)
        stack.laidOut(100, 30)
        XCTAssertEqual(stack.spans, [[0, 30], [40, 30], [80, 20]])
    }

    func testEqualCenteringMakesTheMiddlesEquallyDistant() {
        let stack = row(.equalCentering).laidOut(205, 30)
        let centers = stack.spans.map { $0[0] + $0[1] / 2 }
        XCTAssertEqual(centers[1] - centers[0], centers[2] - centers[1], accuracy: 0.01)
        XCTAssertEqual(stack.spans.map { $0[1] }, [30, 50, 20])
        XCTAssertEqual(stack.spans[0][0], 0)
        XCTAssertEqual(stack.spans[2][0], 185)
    }

    func testEqualCenteringKeepsTheSpacesFirst() {
        let stack = row(.equalCentering, spacing: 10).laidOut(120, 30)
        XCTAssertEqual(stack.spans, [[0, 30], [40, 50], [100, 20]])
    }

    func testEqualCenteringShrinksViewsOnceTheSpacesAreLeast() {
        let stack = row(.equalCentering, spacing: 10).laidOut(110, 30)
        XCTAssertEqual(stack.spans, [[0, 20], [30, 50], [90, 20]])
    }

    func testEqualSpacingShrinksTheFirstOfEqualViews() {
        let stack = row(.equalSpacing, spacing: 10).laidOut(110, 30)
        XCTAssertEqual(stack.spans, [[0, 20], [30, 50], [90, 20]])
    }

    func testARuleThatDecidesLeavesNothingAmbiguous() {
        for distribution in [
            UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
            .equalCentering,
        ] {
            for width in [60, 120, 300] as [CGFloat] {
                let stack = row(distribution, spacing: 4).laidOut(width, 30)
                for view in stack.arrangedSubviews {
                    XCTAssertFalse(view.hasAmbiguousLayout, "\(distribution) in \(width)")
                }
            }
        }
    }

    func testConstraintsHaveUIKitsNames() {
        let stack = row(.fillEqually, spacing: 4)
        b.isHidden = true
        let numbers = [
            "UISV-canvas-connection": 2, "UISV-spacing": 1, "UISV-fill-equally": 1,
            "UISV-alignment": 6, "UISV-hiding": 1, "UISV-fill-proportionally": 0,
        ]
        for (name, number) in numbers {
            XCTAssertEqual(stack.constraints(named: name).count, number, name)
        }
        stack.distribution = .fillProportionally
        XCTAssertEqual(stack.constraints(named: "UISV-fill-equally").count, 0)
        XCTAssertEqual(stack.constraints(named: "UISV-fill-proportionally").count, 1)
    }

    // MARK: Alignment

    func testAlignmentsOfARow() {
        let expected: [(UIStackView.Alignment, [[CGFloat]])] = [
            (.fill, [[0, 40], [0, 40], [0, 40]]), (.top, [[0, 10], [0, 20], [0, 30]]),
            (.center, [[15, 10], [10, 20], [5, 30]]), (.bottom, [[30, 10], [20, 20], [10, 30]]),
        ]
        for (alignment, spans) in expected {
            let stack = row()
            stack.alignment = alignment
            stack.laidOut(100, 40)
            XCTAssertEqual(stack.crossSpans, spans, "\(alignment)")
        }
    }

    func testAlignmentsOfAColumnFollowTheReadingDirection() {
        let stack = row()
        stack.axis = .vertical
        stack.alignment = .leading
        stack.laidOut(100, 60)
        XCTAssertEqual(stack.crossSpans, [[0, 30], [0, 50], [0, 20]])
        stack.semanticContentAttribute = .forceRightToLeft
        stack.layoutIfNeeded()
        XCTAssertEqual(stack.crossSpans, [[70, 30], [50, 50], [80, 20]])
    }

    func testARowRunsInReadingDirection() {
        let stack = row(spacing: 10)
        stack.semanticContentAttribute = .forceRightToLeft
        stack.laidOut(120, 30)
        XCTAssertEqual(stack.spans, [[90, 30], [30, 50], [0, 20]])
    }

    func testBaselinesOfARow() {
        let small = UILabel()
        small.text = "small"
        small.font = .systemFont(ofSize: 12)
        let large = UILabel()
        large.text = "large"
        large.font = .systemFont(ofSize: 40)
        for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
            let stack = UIStackView(arrangedSubviews: [small, large])
            stack.alignment = alignment
            let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            stack.laidOut(size.width, 100)
            let lines = [small, large].map {
                $0.frame.minY + ($0.baselineOffsets(in: $0.bounds.size)?.first ?? 0)
            }
            XCTAssertEqual(lines[0], lines[1], accuracy: 1)
            if alignment == .firstBaseline {
                XCTAssertEqual(large.frame.minY, 0)
            } else {
                XCTAssertEqual(large.frame.maxY, 100)
            }
        }
    }

    // MARK: Spaces

    func testCustomSpaces() {
        let stack = row(spacing: 10)
        stack.setCustomSpacing(25, after: a)
        XCTAssertEqual(stack.customSpacing(after: a), 25)
        XCTAssertEqual(stack.customSpacing(after: b), UIStackView.spacingUseDefault)
        XCTAssertEqual(stack.laidOut(135, 30).spans, [[0, 30], [55, 50], [115, 20]])
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: a)
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: b)
        XCTAssertEqual(stack.laidOut(118, 30).spans, [[0, 30], [40, 50], [98, 20]])
    }

    func testACustomSpaceEndsWithTheArrangement() {
        let stack = row()
        stack.setCustomSpacing(25, after: a)
        stack.removeArrangedSubview(a)
        stack.insertArrangedSubview(a, at: 0)
        XCTAssertEqual(stack.customSpacing(after: a), UIStackView.spacingUseDefault)
    }

    func testACustomSpaceIsLeastWhereSpacesWiden() {
        let stack = row(.equalSpacing, spacing: 10)
        stack.setCustomSpacing(20, after: a)
        XCTAssertEqual(stack.laidOut(150, 30).spans, [[0, 30], [60, 50], [130, 20]])
    }

    func testMargins() {
        let stack = row()
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        stack.laidOut(106, 34)
        XCTAssertEqual(stack.spans, [[2, 30], [32, 50], [82, 20]])
        XCTAssertEqual(stack.crossSpans, [[1, 30], [1, 30], [1, 30]])
    }

    func testBaselineRelativeSpacesOfAColumn() throws {
        let one = UILabel()
        one.text = "one"
        let other = UILabel()
        other.text = "other"
        let stack = UIStackView(arrangedSubviews: [one, other])
        stack.axis = .vertical
        stack.spacing = 40
        stack.isBaselineRelativeArrangement = true
        let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        stack.laidOut(size.width, size.height)
        let lines = try [one, other].map {
            $0.frame.minY + (try XCTUnwrap($0.baselineOffsets(in: $0.bounds.size)).first)
        }
        XCTAssertEqual(lines[1] - lines[0], 40, accuracy: 1)
    }

    // MARK: Size

    func testAStackViewIsAsLargeAsItsViews() {
        let expected: [(UIStackView.Distribution, CGFloat)] = [
            (.fill, 120), (.fillEqually, 170), (.fillProportionally, 120), (.equalSpacing, 120),
        ]
        for (distribution, width) in expected {
            let size = row(distribution, spacing: 10)
                .systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            XCTAssertEqual(size, CGSize(width: width, height: 30), "\(distribution)")
        }
    }

    func testNestedStackViews() {
        let inner = UIStackView(arrangedSubviews: [a, b])
        inner.axis = .vertical
        inner.spacing = 2
        let outer = UIStackView(arrangedSubviews: [inner, c])
        outer.spacing = 8
        let size = outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        XCTAssertEqual(size, CGSize(width: 78, height: 32))
        outer.laidOut(78, 32)
        XCTAssertEqual(inner.frame, CGRect(x: 0, y: 0, width: 50, height: 32))
        XCTAssertEqual(b.frame, CGRect(x: 0, y: 12, width: 50, height: 20))
        XCTAssertEqual(c.frame, CGRect(x: 58, y: 0, width: 20, height: 32))
    }

    // MARK: Constraints

    func testAChangeOfSpacingKeepsTheConstraints() {
        let stack = row()
        let before = stack.constraints(named: "UISV-spacing")
        stack.spacing = 7
        let after = stack.constraints(named: "UISV-spacing")
        XCTAssertEqual(before, after)
        XCTAssertEqual(after.map(\.constant), [7, 7])
    }

    func testAddingAViewAtTheEndChangesFewConstraints() {
        let stack = UIStackView()
        stack.axis = .vertical
        for _ in 0..<100 { stack.addArrangedSubview(UIView()) }
        stack.updateConstraintsIfNeeded()
        let before = Set(stack.layoutState?.constraints ?? [])
        stack.addArrangedSubview(UIView())
        stack.updateConstraintsIfNeeded()
        let after = Set(stack.layoutState?.constraints ?? [])
        XCTAssertLessThanOrEqual(after.symmetricDifference(before).count, 6)
        XCTAssertEqual(after.count, before.count + 3)
    }

    func testTheStacksConstraintsAreNotTheUsers() {
        let stack = row()
        stack.updateConstraintsIfNeeded()
        XCTAssertEqual(stack.constraints, [])
        XCTAssertEqual(stack.constraints(named: "UISV-canvas-connection").count, 2)
    }
}
