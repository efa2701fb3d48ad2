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

    func testABuilderLeavesOutWhatIsNil() {
        let absent: UIView? = nil
        let present: UIView? = second
        let stack = HorizontalStack {
            first
            absent
            present
        }
        XCTAssertEqual(stack.arrangedSubviews, [first, second])
    }

    func testAStackMayBeEmptyAndFilledLater() {
        let stack = VerticalStack {}
        XCTAssertEqual(stack.arrangedSubviews, [])
        stack.layoutIfNeeded()
        stack.append { first.heightAnchor(10) }
        XCTAssertEqual(stack.arrangedSubviews, [first])
        stack.set {}
        XCTAssertEqual(stack.arrangedSubviews, [])
        XCTAssertEqual(stack.subviews, [])
    }

    func testStacksNestAndHaveAnchorsThemselves() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let third = UIView()
        root.add {
            VerticalStack {
                first.heightAnchor(20)
                UIStackViewSpace(15)
                HorizontalStack {
                    second.widthAnchor(50)
                    UIStackViewSpace(5)
                    third
                }
                .heightAnchor(30)
            }
            .topAnchor(10).horizontalAnchor(20)
        }
        root.layoutIfNeeded()
        let place = { (view: UIView) in view.convert(view.bounds, to: root) }
        XCTAssertEqual(place(first), CGRect(x: 20, y: 10, width: 260, height: 20))
        XCTAssertEqual(place(second), CGRect(x: 20, y: 45, width: 50, height: 30))
        XCTAssertEqual(place(third), CGRect(x: 75, y: 45, width: 205, height: 30))
    }

    func testAViewBetweenTakesTheRoomThatIsLeft() {
        let stack = HorizontalStack {
            first.widthAnchor(30)
            UIView()
            second.widthAnchor(40)
        }
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
        stack.layoutIfNeeded()
        XCTAssertEqual(first.frame.minX, 0)
        XCTAssertEqual(second.frame, CGRect(x: 160, y: 0, width: 40, height: 20))
    }

    func testAnElementOfOnesOwnChangesTheStack() {
        let stack = VerticalStack {
            first
            AnyUIStackViewConfiguration { $0.spacing = 12 }
            second
        }
        XCTAssertEqual(stack.spacing, 12)
        XCTAssertEqual(stack.arrangedSubviews, [first, second])
    }

    func testAnElementsChildrenAreAddedToIt() {
        let inner = UIView()
        let stack = VerticalStack { first.heightAnchor(40).add { inner.edgesAnchors() } }
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        stack.layoutIfNeeded()
        XCTAssertIdentical(inner.superview, first)
        XCTAssertEqual(inner.frame, CGRect(x: 0, y: 0, width: 100, height: 40))
    }

    func testAViewThatIsAppendedAgainMovesToTheEnd() {
        let stack = HorizontalStack([first, second])
        stack.append { first }
        XCTAssertEqual(stack.arrangedSubviews, [second, first])
        XCTAssertEqual(stack.subviews.last, first)
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
        let system = VerticalStack {
            first
            UIStackViewSpace(UIStackView.spacingUseSystem)
            UIStackViewSpace(4, withSummation: true)
        }
        XCTAssertEqual(system.customSpacing(after: first), 4)
    }

    func testASpaceIsSeenBetweenTheViews() {
        let stack = VerticalStack {
            first.heightAnchor(10)
            UIStackViewSpace(25)
            second.heightAnchor(10)
        }
        stack.spacing = 3
        let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        XCTAssertEqual(size.height, 45)
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

    func testABoundSpaceBeginsHiddenWithAViewThatIsHidden() {
        first.isHidden = true
        let stack = VerticalStack {
            first
            UIStackViewSpace(10, bindVisibilityTo: first)
        }
        XCTAssertEqual(stack.customSpacing(after: first), UIStackView.spacingUseDefault)
    }

    func testSeveralSpacesOfOneStackFollowOneView() {
        let third = UIView()
        let stack = VerticalStack {
            first
            UIStackViewSpace(.binding(space: 3, toVisibility: third))
            second
            UIStackViewSpace(.binding(space: 5, toVisibility: third))
            third
            UIStackViewSpace(7, bindVisibilityTo: third)
        }
        let spaces = { [self.first, self.second, third].map(stack.customSpacing(after:)) }
        XCTAssertEqual(spaces(), [3, 5, 7])
        third.isHidden = true
        XCTAssertEqual(spaces(), Array(repeating: UIStackView.spacingUseDefault, count: 3))
        third.isHidden = false
        XCTAssertEqual(spaces(), [3, 5, 7])
    }

    func testAProviderStandsForSeveralSpacesAndStaysWithItsStacks() {
        weak var weakProvider: UIStackViewDynamicSpaceProvider?
        let third = UIView()
        var stacks: [UIStackView] = []
        do {
            let provider = UIStackViewDynamicSpaceProvider()
            weakProvider = provider
            stacks = [
                VerticalStack {
                    first
                    UIStackViewSpace(provider)
                    second
                    UIStackViewSpace(provider)
                },
                HorizontalStack {
                    third
                    UIStackViewSpace(provider)
                },
            ]
        }
        XCTAssertEqual(weakProvider?.currentValue, UIStackView.spacingUseDefault)
        weakProvider?.update(with: 11)
        XCTAssertEqual(stacks[0].customSpacing(after: first), 11)
        XCTAssertEqual(stacks[0].customSpacing(after: second), 11)
        XCTAssertEqual(stacks[1].customSpacing(after: third), 11)
        stacks = []
        XCTAssertNil(weakProvider)
    }

    func testABindingKeepsNeitherTheViewNorTheStackAlive() {
        weak var stack: UIStackView?
        weak var view: UIView?
        do {
            let made = UIView()
            let holder = VerticalStack {
                UIView()
                UIStackViewSpace(4, bindVisibilityTo: made)
                UIStackViewSpace(.binding(space: 2, toVisibility: made))
            }
            (stack, view) = (holder, made)
            XCTAssertEqual(holder.arrangedSubviews.count, 1)
        }
        XCTAssertNil(stack)
        XCTAssertNil(view)
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
