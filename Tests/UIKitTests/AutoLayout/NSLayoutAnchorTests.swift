// SPDX-License-Identifier: MIT
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class NSLayoutAnchorTests: XCTestCase {
    func testAnchorsOfOneItemAndAttributeAreEqual() {
        let view = UIView()
        XCTAssertEqual(view.topAnchor, view.topAnchor)
        XCTAssertEqual(view.topAnchor.hash, view.topAnchor.hash)
        XCTAssertNotEqual(view.topAnchor, view.bottomAnchor)
        XCTAssertNotEqual(view.topAnchor, UIView().topAnchor)
        let guide = UILayoutGuide()
        XCTAssertEqual(guide.widthAnchor, guide.widthAnchor)
        XCTAssertEqual(
            view.layoutMarginsGuide.leadingAnchor, view.layoutMarginsGuide.leadingAnchor)
    }

    func testAnAnchorDoesNotEqualThatOfAViewInTheSamePlaceOfMemory() {
        var anchors: [NSLayoutDimension] = []
        for _ in 0..<100 { anchors.append(UIView().widthAnchor) }
        XCTAssertEqual(Set(anchors).count, 100)
    }

    func testAnAnchorDoesNotKeepItsViewAlive() {
        weak var gone: UIView?
        let anchor: NSLayoutXAxisAnchor
        do {
            let view = UIView()
            gone = view
            anchor = view.leftAnchor
            XCTAssertTrue(anchor.item === view)
        }
        XCTAssertNil(gone)
        XCTAssertNil(anchor.item)
    }

    func testEveryRelationOfPlaces() {
        let parent = UIView()
        let one = UIView()
        parent.addSubview(one)
        let made = [
            one.leftAnchor.constraint(equalTo: parent.leftAnchor),
            one.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 1),
            one.leftAnchor.constraint(lessThanOrEqualTo: parent.leftAnchor),
            one.leftAnchor.constraint(lessThanOrEqualTo: parent.leftAnchor, constant: 2),
            one.leftAnchor.constraint(greaterThanOrEqualTo: parent.leftAnchor),
            one.leftAnchor.constraint(greaterThanOrEqualTo: parent.leftAnchor, constant: 3),
        ]
        XCTAssertEqual(
            made.map(\.relation),
            [
                .equal, .equal, .lessThanOrEqual, .lessThanOrEqual, .greaterThanOrEqual,
                .greaterThanOrEqual,
            ])
        XCTAssertEqual(made.map(\.constant), [0, 1, 0, 2, 0, 3])
        XCTAssertTrue(made.allSatisfy { $0.firstItem === one && $0.secondItem === parent })
    }

    func testEveryRelationOfSizes() {
        let one = UIView()
        let other = UIView()
        let made = [
            one.widthAnchor.constraint(equalToConstant: 1),
            one.widthAnchor.constraint(lessThanOrEqualToConstant: 2),
            one.widthAnchor.constraint(greaterThanOrEqualToConstant: 3),
            one.widthAnchor.constraint(equalTo: other.heightAnchor, multiplier: 4),
            one.widthAnchor.constraint(lessThanOrEqualTo: other.heightAnchor, multiplier: 5),
            one.widthAnchor.constraint(
                greaterThanOrEqualTo: other.heightAnchor, multiplier: 6, constant: 7),
        ]
        XCTAssertEqual(
            made.map(\.relation),
            [
                .equal, .lessThanOrEqual, .greaterThanOrEqual, .equal, .lessThanOrEqual,
                .greaterThanOrEqual,
            ])
        XCTAssertEqual(made.map(\.constant), [1, 2, 3, 0, 0, 7])
        XCTAssertEqual(made.map(\.multiplier), [1, 1, 1, 4, 5, 6])
    }

    func testTheSystemsSpaceIsEightPoints() {
        let one = UIView()
        let other = UIView()
        let after = one.leadingAnchor.constraint(
            equalToSystemSpacingAfter: other.trailingAnchor, multiplier: 2)
        XCTAssertEqual(after.constant, 16)
        let below = one.topAnchor.constraint(
            greaterThanOrEqualToSystemSpacingBelow: other.bottomAnchor, multiplier: 1)
        XCTAssertEqual(below.constant, 8)
        XCTAssertEqual(below.relation, .greaterThanOrEqual)
    }
}
