// SPDX-License-Identifier: MIT
import XCTest

@testable import UIKit

/// Stack views where reading goes to the left.
@preconcurrency @MainActor final class StackDirectionTests: XCTestCase {
    private let a = SizedView(30, 10)
    private let b = SizedView(50, 20)
    private let c = SizedView(20, 30)

    private func row(
        _ distribution: UIStackView.Distribution = .fill, spacing: CGFloat = 0
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: [a, b, c])
        stack.distribution = distribution
        stack.spacing = spacing
        stack.semanticContentAttribute = .forceRightToLeft
        return stack
    }

    func testEveryDistributionOfARowIsMirrored() {
        let distributions: [UIStackView.Distribution] = [
            .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
        ]
        for distribution in distributions {
            let stack = row(distribution, spacing: 10)
            stack.setCustomSpacing(16, after: a)
            stack.laidOut(260, 30)
            let mirrored = stack.spans
            stack.semanticContentAttribute = .forceLeftToRight
            stack.layoutIfNeeded()
            for (one, other) in zip(mirrored, stack.spans) {
                XCTAssertEqual(one[0], 260 - other[0] - other[1], accuracy: 0.51, "\(distribution)")
                XCTAssertEqual(one[1], other[1], accuracy: 0.51, "\(distribution)")
            }
        }
    }

    func testACustomSpaceIsAfterItsViewInReadingDirection() {
        let stack = row()
        stack.setCustomSpacing(25, after: a)
        XCTAssertEqual(stack.laidOut(125, 30).spans, [[95, 30], [20, 50], [0, 20]])
        b.isHidden = true
        stack.laidOut(75, 30)
        XCTAssertEqual([stack.spans[0], stack.spans[2]], [[45, 30], [0, 20]])
    }

    func testTheFirstOfEqualViewsGivesWay() {
        XCTAssertEqual(row().laidOut(80, 30).spans, [[70, 10], [20, 50], [0, 20]])
    }

    func testMarginsByReadingDirection() {
        let stack = row()
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 1, leading: 20, bottom: 3, trailing: 4)
        stack.laidOut(124, 34)
        XCTAssertEqual(stack.spans, [[74, 30], [24, 50], [4, 20]])
        XCTAssertEqual(stack.crossSpans, [[1, 30], [1, 30], [1, 30]])
    }

    func testTheEndOfAColumnIsTheLeft() {
        let stack = row()
        stack.axis = .vertical
        stack.alignment = .trailing
        stack.laidOut(100, 60)
        XCTAssertEqual(stack.crossSpans, [[0, 30], [0, 50], [0, 20]])
        stack.alignment = .center
        stack.layoutIfNeeded()
        XCTAssertEqual(stack.crossSpans, [[35, 30], [25, 50], [40, 20]])
    }

    func testANestedStackViewFollowsTheOuterOne() {
        let inner = UIStackView(arrangedSubviews: [a, b])
        let outer = UIStackView(arrangedSubviews: [inner, c])
        outer.semanticContentAttribute = .forceRightToLeft
        inner.semanticContentAttribute = .forceRightToLeft
        outer.laidOut(100, 30)
        XCTAssertEqual(outer.spans, [[20, 80], [0, 20]])
        XCTAssertEqual(inner.spans, [[50, 30], [0, 50]])
        inner.semanticContentAttribute = .forceLeftToRight
        outer.layoutIfNeeded()
        XCTAssertEqual(inner.spans, [[0, 30], [30, 50]])
    }
}
