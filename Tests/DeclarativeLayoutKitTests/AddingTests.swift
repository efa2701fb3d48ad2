// SPDX-License-Identifier: MIT
import DeclarativeLayoutKit
import XCTest

/// Items, how they are added, and when their constraints are made.
@preconcurrency @MainActor final class AddingTests: XCTestCase {
    private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let first = UIView()
    private let second = UIView()

    // MARK: Adding

    func testEveryFormAddsInOrderAndReturnsTheView() {
        let forms: [(UIView) -> UIView] = [
            { $0.add([self.first.heightAnchor(10), self.second]) },
            { $0.add(self.first.heightAnchor(10), self.second) },
            {
                $0.add {
                    self.first.heightAnchor(10)
                    self.second
                }
            },
        ]
        for form in forms {
            let parent = UIView()
            XCTAssertIdentical(form(parent), parent)
            XCTAssertEqual(parent.subviews, [first, second])
            XCTAssertFalse(first.translatesAutoresizingMaskIntoConstraints)
            XCTAssertFalse(second.translatesAutoresizingMaskIntoConstraints)
        }
        let made = UIView {
            first
            second
        }
        XCTAssertEqual(made.subviews, [first, second])
        XCTAssertEqual(made.frame, .zero)
    }

    func testTheTypeOfTheViewIsKept() {
        let label: UILabel = UILabel().add(first)
        XCTAssertEqual(label.subviews, [first])
    }

    func testViewsMaySpeakOfThoseThatAreAddedAfterThem() {
        parent.add {
            first.topAnchor(0).leftAnchor(0).widthAnchor(20)
                .bottomAnchor(5.from(second.topAnchor))
            second.bottomAnchor(0).leftAnchor(0).heightAnchor(30).widthAnchor(first.widthAnchor)
        }
        parent.layoutIfNeeded()
        XCTAssertEqual(first.frame, CGRect(x: 0, y: 0, width: 20, height: 65))
        XCTAssertEqual(second.frame, CGRect(x: 0, y: 70, width: 20, height: 30))
    }

    func testABuilderTakesEveryKindOfStatement() {
        let many = [UIView(), UIView()]
        let absent: UIView? = nil
        let isFirst = false
        parent.add {
            if isFirst { first } else { second }
            if let absent { absent }
            absent
            for view in many { view.heightAnchor(1) }
            if #available(iOS 13, *) { UIView().tag(7) }
            switch many.count {
            case 2: UIView().tag(8)
            default: UIView().tag(9)
            }
        }
        XCTAssertEqual(Array(parent.subviews.prefix(3)), [second] + many)
        XCTAssertEqual(parent.subviews.map(\.tag), [0, 0, 0, 7, 8])
    }

    func testAnEmptyBuilderAddsNothing() {
        parent.add {}
        XCTAssertEqual(parent.subviews, [])
    }

    // MARK: Activation

    func testConstraintsAreMadeWhenAnItemIsActivatedAndOnlyOnce() {
        parent.addSubview(first)
        let item = first.topAnchor(3).heightAnchor(5)
        XCTAssertEqual(parent.constraints.count + first.constraints.count, 0)
        XCTAssertIdentical(item.activate(), first)
        XCTAssertEqual(parent.constraints.count, 1)
        XCTAssertEqual(first.constraints.count, 1)
        item.activate()
        XCTAssertEqual(parent.constraints.count + first.constraints.count, 2)
    }

    func testChildrenComeAfterTheConstraintsAndTheLastOnesCount() {
        var constraintsBefore = 0
        parent.add(
            first.heightAnchor(20).add { self.second }.add {
                let _ = constraintsBefore = self.first.constraints.count
                UIView().tag(4).edgesAnchors()
            })
        XCTAssertEqual(first.subviews.map(\.tag), [4])
        XCTAssertEqual(constraintsBefore, 1)
        XCTAssertNil(second.superview)
    }

    func testChildrenNestAndAreLaidOutInside() {
        parent.add {
            first.edgesAnchors(UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)).add {
                self.second.edgesAnchors().add { UIView().tag(3).centerAnchor(0).sizeAnchor(20) }
            }
        }
        parent.layoutIfNeeded()
        XCTAssertEqual(second.frame, CGRect(x: 0, y: 0, width: 180, height: 80))
        XCTAssertEqual(
            parent.viewWithTag(3)?.frame, CGRect(x: 80, y: 30, width: 20, height: 20))
    }

    func testLayoutIsToldTheViewAndMayHaveConditions() {
        let isSquare = true
        parent.add(
            first.topAnchor(0).leftAnchor(0).layout { view in
                view.heightAnchor(40)
                if isSquare { view.widthAnchor(view.heightAnchor) }
            })
        parent.layoutIfNeeded()
        XCTAssertEqual(first.frame.size, CGSize(width: 40, height: 40))
    }

    // MARK: Changing

    func testAViewThatIsAddedAnewLeavesItsPlaceInTheOldSuperview() {
        parent.add(first.topAnchor(10).leftAnchor(10).sizeAnchor(20))
        parent.layoutIfNeeded()
        let later = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        later.add(first.topAnchor(1).leftAnchor(2))
        later.layoutIfNeeded()
        XCTAssertEqual(parent.constraints, [])
        XCTAssertEqual(first.frame, CGRect(x: 2, y: 1, width: 20, height: 20))
    }

    func testAConstraintOfLowerPriorityTakesOverWhenTheOtherOneEnds() {
        parent.add(
            first.topAnchor(0).leftAnchor(0).heightAnchor(10)
                .widthAnchor(30.priority(500)).widthAnchor(60))
        parent.layoutIfNeeded()
        XCTAssertEqual(first.frame.width, 60)
        first.constraints.first { $0.constant == 60 }?.isActive = false
        parent.layoutIfNeeded()
        XCTAssertEqual(first.frame.width, 30)
    }

    func testAConstantThatIsChangedMovesTheView() {
        parent.add(first.topAnchor(10).leftAnchor(0).sizeAnchor(20))
        parent.layoutIfNeeded()
        parent.constraints.first { $0.firstAttribute == .top }?.constant = 35
        parent.layoutIfNeeded()
        XCTAssertEqual(first.frame.minY, 35)
    }

    // MARK: Lifetime

    func testViewsItemsAndWhatTheirClosuresHoldAreFreed() {
        weak var parent: UIView?
        weak var child: UIView?
        weak var item: AutoLayoutItem?
        do {
            let inner = UIView()
            let made = UIView()
            let step = inner.edgesAnchors().layout { $0.heightAnchor($0.widthAnchor) }
                .add { UILabel().centerAnchor(inner) }
            made.add(step)
            made.layoutIfNeeded()
            (parent, child, item) = (made, inner, step)
            XCTAssertNotNil(parent)
        }
        XCTAssertNil(parent)
        XCTAssertNil(child)
        XCTAssertNil(item)
    }
}
