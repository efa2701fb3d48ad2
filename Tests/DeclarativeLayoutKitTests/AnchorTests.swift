// SPDX-License-Identifier: MIT
import DeclarativeLayoutKit
import XCTest

/// The anchors, by the constraints they make and where those put views.
@preconcurrency @MainActor final class AnchorTests: XCTestCase {
    private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let child = UIView()

    private func made(_ item: any AutoLayoutItemConvertible) -> [NSLayoutConstraint] {
        parent.add(item)
        return parent.constraints + child.constraints
    }

    func testANumberIsADistanceInwardsAtEverySide() {
        parent.add(child.topAnchor(1).leftAnchor(2).bottomAnchor(3).rightAnchor(4))
        parent.layoutIfNeeded()
        XCTAssertEqual(child.frame, CGRect(x: 2, y: 1, width: 194, height: 96))
    }

    func testAnchorsCanBeHandedOnAsFunctions() {
        let edges: [(any HorizontalRelativeAutoLayoutAnchorConvertible) -> AutoLayoutItem] = [
            child.leftAnchor(_:), child.rightAnchor(_:),
        ]
        for edge in edges { parent.add(edge(15)) }
        let height: (any DimensionAutoLayoutAnchorConvertible) -> AutoLayoutItem =
            child.heightAnchor(_:)
        parent.add(height(30).topAnchor(0))
        parent.layoutIfNeeded()
        XCTAssertEqual(child.frame, CGRect(x: 15, y: 0, width: 170, height: 30))
    }

    func testPrioritiesAre999UnlessTheyAreSaid() {
        let constraints = made(child.widthAnchor(50).heightAnchor(20.priority(500)))
        XCTAssertEqual(constraints.map(\.priority.rawValue).sorted(), [500, 999])
    }

    func testEdgesFillTheSuperview() {
        parent.add(child.edgesAnchors(UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)))
        parent.layoutIfNeeded()
        XCTAssertEqual(child.frame, CGRect(x: 6, y: 5, width: 186, height: 88))
    }

    func testAtMostAndAtLeastHoldAfterTheSignIsTurned() {
        let constraints = made(child.bottomAnchor(8.orLess))
        XCTAssertEqual(constraints.map(\.relation), [.lessThanOrEqual])
        XCTAssertEqual(constraints.map(\.constant), [-8])
    }

    func testAViewIsCentredInItsSuperview() {
        parent.add(child.centerXAnchor().centerYAnchor().sizeAnchor(20))
        parent.layoutIfNeeded()
        XCTAssertEqual(child.frame, CGRect(x: 90, y: 40, width: 20, height: 20))
    }

    func testChildrenThatAreSaidWithAnItemAreAddedToIt() {
        let inner = UIView()
        parent.add(child.edgesAnchors().add { inner.edgesAnchors() })
        parent.layoutIfNeeded()
        XCTAssertIdentical(inner.superview, child)
        XCTAssertEqual(inner.frame, parent.bounds)
    }

    func testFromCountsOutwardsAndToCountsInwards() {
        let constraints = made(
            child.topAnchor(8.from(parent.bottomAnchor)).leftAnchor(8.to(parent.leftAnchor))
                .rightAnchor(8.to(parent.rightAnchor)).bottomAnchor(8.from(parent.topAnchor)))
        XCTAssertEqual(constraints.map(\.constant), [8, 8, -8, -8])
    }

    func testADimensionIsAMultipleOfAnotherAndPoints() {
        parent.add(
            child.topAnchor(0).leftAnchor(0).heightAnchor(30)
                .layout { $0.widthAnchor($0.heightAnchor.multiplied(by: 2).plus(5)) })
        parent.layoutIfNeeded()
        XCTAssertEqual(child.frame, CGRect(x: 0, y: 0, width: 65, height: 30))
    }
}
