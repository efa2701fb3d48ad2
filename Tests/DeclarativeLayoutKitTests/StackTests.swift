// SPDX-License-Identifier: MIT
import DeclarativeLayoutKit
import XCTest

/// Stacks, their elements and their spaces, by the rules of the kit's documentation.
@preconcurrency @MainActor final class StackTests: XCTestCase {
    private let first = UIView()
    private let second = UIView()

    func testEachFunctionMakesItsAxisAndAlignment() {
        let expected: [(UIStackView, NSLayoutConstraint.Axis, UIStackView.Alignment)] = [
            (HorizontalStack([first]), .horizontal, .fill),
            (TopStack([first]), .horizontal, .top),
            (BottomStack([first]), .horizontal, .bottom),
            (HorizontalCenterStack([first]), .horizontal, .center),
            (VerticalStack([first]), .vertical, .fill),
            (LeftStack([first]), .vertical, .leading),
            (RightStack([first]), .vertical, .trailing),
            (VerticalCenterStack([first]), .vertical, .center),
        ]
        for (stack, axis, alignment) in expected {
            XCTAssertEqual(stack.axis, axis)
            XCTAssertEqual(stack.alignment, alignment)
        }
    }

    func testABuilderTakesConditionsAndLoops() {
        let isShown = false
        let many = (0..<3).map { _ in UIView() }
        let stack = HorizontalStack {
            first
            if isShown { second }
            for view in many { view }
        }
        XCTAssertEqual(stack.arrangedSubviews, [first] + many)
    }

    func testSettingElementsRemovesThoseBefore() {
        let stack = VerticalStack([first])
        stack.set { second }
        XCTAssertEqual(stack.arrangedSubviews, [second])
        XCTAssertNil(first.superview)
        stack.append { first }
        XCTAssertEqual(stack.arrangedSubviews, [second, first])
    }

    func testTheConstraintsOfAnElementAreActivated() {
        let stack = VerticalStack { first.heightAnchor(40) }
        XCTAssertEqual(stack.arrangedSubviews, [first])
        let heights = first.constraints.filter { $0.firstAttribute == .height }
        XCTAssertEqual(heights.map(\.constant), [40])
        XCTAssertEqual(heights.map(\.priority.rawValue), [999])
    }

    func testASpaceFollowsTheViewBeforeIt() {
        let stack = VerticalStack {
            first
            UIStackViewSpace(10)
            second
        }
        XCTAssertEqual(stack.customSpacing(after: first), 10)
        XCTAssertEqual(stack.customSpacing(after: second), UIStackView.spacingUseDefault)
    }

    func testSpacesAddUpOnlyWhereThatIsAsked() {
        let sum = VerticalStack {
            first
            UIStackViewSpace(10)
            UIStackViewSpace(1, withSummation: true)
        }
        XCTAssertEqual(sum.customSpacing(after: first), 11)
        let last = VerticalStack {
            second
            UIStackViewSpace(10)
            UIStackViewSpace(1)
        }
        XCTAssertEqual(last.customSpacing(after: second), 1)
        let alone = VerticalStack {
            first
            UIStackViewSpace(4, withSummation: true)
        }
        XCTAssertEqual(alone.customSpacing(after: first), 4)
    }

    func testABoundSpaceFollowsTheVisibilityOfItsView() {
        let stack = VerticalStack {
            first
            UIStackViewSpace(10, bindVisibilityTo: first)
            second
        }
        XCTAssertEqual(stack.customSpacing(after: first), 10)
        first.isHidden = true
        XCTAssertEqual(stack.customSpacing(after: first), UIStackView.spacingUseDefault)
        first.isHidden = false
        XCTAssertEqual(stack.customSpacing(after: first), 10)
    }

    func testSeveralSpacesMayBeBoundToOneView() {
        let one = VerticalStack {
            first
            UIStackViewSpace(.binding(space: 3, toVisibility: second))
        }
        let other = VerticalStack {
            UIView()
            UIStackViewSpace(.binding(space: 5, toVisibility: second))
        }
        second.isHidden = true
        XCTAssertEqual(one.customSpacing(after: first), UIStackView.spacingUseDefault)
        second.isHidden = false
        XCTAssertEqual(one.customSpacing(after: first), 3)
        XCTAssertEqual(other.customSpacing(after: other.arrangedSubviews[0]), 5)
    }

    func testABoundSpaceEndsWithItsView() {
        func bind() -> UIStackViewDynamicSpaceProvider {
            let view = UIView()
            let provider = UIStackViewDynamicSpaceProvider.binding(space: 6, toVisibility: view)
            XCTAssertEqual(provider.currentValue, 6)
            withExtendedLifetime(view) {}
            return provider
        }
        let provider = bind()
        XCTAssertEqual(provider.currentValue, UIStackView.spacingUseDefault)
    }

    func testAProviderTellsItsSpaceNowAndLater() {
        let provider = UIStackViewDynamicSpaceProvider(7)
        let stack = VerticalStack {
            first
            UIStackViewSpace(provider)
        }
        XCTAssertEqual(stack.customSpacing(after: first), 7)
        provider.update(with: 9)
        XCTAssertEqual(stack.customSpacing(after: first), 9)
    }

    func testAStackIsSetUpInAChain() {
        let stack = HorizontalStack([first]).spacing(7).distribution(.fillEqually)
            .alignment(.bottom).axis(.vertical)
        XCTAssertEqual(stack.spacing, 7)
        XCTAssertEqual(stack.distribution, .fillEqually)
        XCTAssertEqual(stack.alignment, .bottom)
        XCTAssertEqual(stack.axis, .vertical)
    }

    func testMarginsAreArrangedFor() {
        let stack = VerticalStack([first])
            .arrangedLayoutMargins(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        XCTAssertTrue(stack.isLayoutMarginsRelativeArrangement)
        XCTAssertEqual(stack.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
}
