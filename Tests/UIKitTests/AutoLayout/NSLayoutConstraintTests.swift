// SPDX-License-Identifier: MIT
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class NSLayoutConstraintTests: XCTestCase {
    private let root = UIView()
    private let left = UIView()
    private let right = UIView()
    private let inner = UIView()

    private func makeTree() {
        root.addSubview(left)
        root.addSubview(right)
        right.addSubview(inner)
    }

    // MARK: Activation

    func testAConstraintIsInactiveUntilActivated() {
        makeTree()
        let constraint = left.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        XCTAssertFalse(constraint.isActive)
        XCTAssertEqual(root.constraints, [])
        constraint.isActive = true
        XCTAssertTrue(constraint.isActive)
        XCTAssertEqual(root.constraints, [constraint])
        constraint.isActive = false
        XCTAssertFalse(constraint.isActive)
        XCTAssertEqual(root.constraints, [])
    }

    func testActivationInstallsOnTheClosestCommonAncestor() {
        makeTree()
        let siblings = left.trailingAnchor.constraint(equalTo: right.leadingAnchor)
        let parent = inner.topAnchor.constraint(equalTo: right.topAnchor)
        let cousins = inner.topAnchor.constraint(equalTo: left.topAnchor)
        let size = inner.widthAnchor.constraint(equalToConstant: 10)
        let downwards = root.bottomAnchor.constraint(equalTo: inner.bottomAnchor)
        NSLayoutConstraint.activate([siblings, parent, cousins, size, downwards])
        XCTAssertEqual(root.constraints, [siblings, cousins, downwards])
        XCTAssertEqual(right.constraints, [parent])
        XCTAssertEqual(inner.constraints, [size])
    }

    func testActivatingTwiceInstallsOnce() {
        makeTree()
        let constraint = left.widthAnchor.constraint(equalToConstant: 1)
        constraint.isActive = true
        constraint.isActive = true
        XCTAssertEqual(left.constraints.count, 1)
    }

    func testAddConstraintPutsItWhereItIsTold() {
        makeTree()
        let constraint = inner.widthAnchor.constraint(equalToConstant: 10)
        root.addConstraint(constraint)
        XCTAssertEqual(root.constraints, [constraint])
        right.removeConstraint(constraint)
        XCTAssertTrue(constraint.isActive, "another view's constraint stays")
        right.addConstraint(constraint)
        XCTAssertEqual(root.constraints, [])
        XCTAssertEqual(right.constraints, [constraint])
        right.removeConstraints([constraint])
        XCTAssertFalse(constraint.isActive)
    }

    func testAViewThatLeavesTakesItsConstraintsAlong() {
        makeTree()
        let outside = inner.topAnchor.constraint(equalTo: left.topAnchor)
        let inside = inner.topAnchor.constraint(equalTo: right.topAnchor)
        let other = left.topAnchor.constraint(equalTo: root.topAnchor)
        NSLayoutConstraint.activate([outside, inside, other])
        right.removeFromSuperview()
        XCTAssertFalse(outside.isActive)
        XCTAssertTrue(inside.isActive)
        XCTAssertTrue(other.isActive)
    }

    func testAViewThatMovesToAnotherSuperviewLosesOutsideConstraints() {
        makeTree()
        let constraint = inner.topAnchor.constraint(equalTo: right.topAnchor)
        constraint.isActive = true
        left.addSubview(inner)
        XCTAssertFalse(constraint.isActive)
    }

    func testReorderingKeepsConstraints() {
        makeTree()
        let constraint = left.topAnchor.constraint(equalTo: root.topAnchor)
        constraint.isActive = true
        root.bringSubviewToFront(left)
        XCTAssertTrue(constraint.isActive)
    }

    func testConstraintsOfAGuideEndWhenItIsRemoved() {
        makeTree()
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let constraint = guide.leadingAnchor.constraint(equalTo: left.trailingAnchor)
        constraint.isActive = true
        XCTAssertEqual(root.constraints, [constraint])
        root.removeLayoutGuide(guide)
        XCTAssertFalse(constraint.isActive)
        XCTAssertNil(guide.owningView)
        XCTAssertEqual(root.layoutGuides, [])
    }

    // MARK: Memory

    func testAConstraintDoesNotKeepItsItemsAlive() {
        weak var gone: UIView?
        var kept: NSLayoutConstraint?
        do {
            let view = UIView()
            gone = view
            kept = view.widthAnchor.constraint(equalToConstant: 4)
            kept?.isActive = true
        }
        XCTAssertNil(gone)
        XCTAssertNil(kept?.firstItem)
        XCTAssertEqual(kept?.isActive, false)
    }

    func testAnActiveConstraintIsKeptByItsViewAndDiesWithIt() {
        weak var constraint: NSLayoutConstraint?
        do {
            let parent = UIView()
            let child = UIView()
            parent.addSubview(child)
            do {
                let made = child.topAnchor.constraint(equalTo: parent.topAnchor)
                made.isActive = true
                constraint = made
            }
            XCTAssertNotNil(constraint)
        }
        XCTAssertNil(constraint)
    }

    func testAViewWithoutConstraintsHasNoLayoutState() {
        makeTree()
        left.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        left.setNeedsLayout()
        left.layoutIfNeeded()
        XCTAssertTrue(left.translatesAutoresizingMaskIntoConstraints)
        XCTAssertEqual(left.contentHuggingPriority(for: .vertical), .defaultLow)
        XCTAssertEqual(left.constraints, [])
        left.removeFromSuperview()
        XCTAssertNil(left.layoutState)
    }

    // MARK: Values

    func testTheLongInitialiserKeepsWhatItWasGiven() {
        makeTree()
        let constraint = NSLayoutConstraint(
            item: left, attribute: .width, relatedBy: .lessThanOrEqual, toItem: right,
            attribute: .height, multiplier: 2, constant: 3)
        XCTAssertTrue(constraint.firstItem === left)
        XCTAssertTrue(constraint.secondItem === right)
        XCTAssertEqual(constraint.firstAttribute, .width)
        XCTAssertEqual(constraint.secondAttribute, .height)
        XCTAssertEqual(constraint.relation, .lessThanOrEqual)
        XCTAssertEqual(constraint.multiplier, 2)
        XCTAssertEqual(constraint.constant, 3)
        XCTAssertEqual(constraint.priority, .required)
        XCTAssertEqual(constraint.firstAnchor, left.widthAnchor)
        XCTAssertEqual(constraint.secondAnchor, right.heightAnchor)
    }

    func testTheConstantAndOptionalPrioritiesMayChangeWhileActive() {
        let constraint = left.widthAnchor.constraint(equalToConstant: 3)
        constraint.priority = .defaultHigh
        constraint.isActive = true
        constraint.constant = 8
        constraint.priority = .defaultLow
        XCTAssertEqual(constraint.constant, 8)
        XCTAssertEqual(constraint.priority.rawValue, 250)
    }

    func testAConstraintKnowsWhereItWasMade() {
        makeTree()
        let line = UInt(#line) + 1
        let anchored = left.topAnchor.constraint(equalTo: root.topAnchor, constant: 4)
        let long = NSLayoutConstraint(
            item: left, attribute: .width, relatedBy: .equal, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: 3)
        let drawn = NSLayoutConstraint.constraints(
            withVisualFormat: "[v(3)]", metrics: nil, views: ["v": left])
        let place = "UIKitTests/NSLayoutConstraintTests.swift:"
        XCTAssertEqual(anchored.place?.description, "\(place)\(line)")
        XCTAssertEqual(long.place?.description, "\(place)\(line + 1)")
        XCTAssertEqual(drawn.first?.place?.description, "\(place)\(line + 4)")
    }

    func testMethodReferencesOfUIKitsNamesCompile() {
        makeTree()
        let make: (NSLayoutAnchor<NSLayoutXAxisAnchor>) -> NSLayoutConstraint =
            left.leftAnchor.constraint(equalTo:)
        XCTAssertTrue(make(root.leftAnchor).secondItem === root)
    }

    // MARK: Terms

    func testTermsSayLeftAndRightByTheDirectionOfTheOwner() {
        makeTree()
        root.semanticContentAttribute = .forceRightToLeft
        let constraint = left.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        constraint.isActive = true
        XCTAssertEqual(constraint.terms.map(\.attribute), [.right, .right])
        // Places count from the right edge.
        XCTAssertEqual(constraint.terms.map(\.coefficient), [-1, 1])
        root.semanticContentAttribute = .forceLeftToRight
        XCTAssertEqual(constraint.terms.map(\.attribute), [.left, .left])
    }

    func testMarginAttributesSpeakOfTheMarginsGuide() {
        makeTree()
        let constraint = NSLayoutConstraint(
            item: left, attribute: .top, relatedBy: .equal, toItem: root, attribute: .topMargin,
            multiplier: 1, constant: 0)
        constraint.isActive = true
        XCTAssertTrue(constraint.terms[1].item === root.layoutMarginsGuide.layoutItem)
        XCTAssertEqual(constraint.terms[1].attribute, .top)
        XCTAssertTrue(constraint.secondItem === root)
    }

    func testADistanceBetweenAnchorsHasFourTerms() {
        makeTree()
        let gap = left.rightAnchor.anchorWithOffset(to: right.leftAnchor)
        let rim = root.leftAnchor.anchorWithOffset(to: left.leftAnchor)
        let constraint = gap.constraint(equalTo: rim, multiplier: 2)
        constraint.isActive = true
        XCTAssertEqual(root.constraints, [constraint])
        XCTAssertEqual(constraint.terms.map(\.attribute), [.left, .right, .left, .left])
        XCTAssertEqual(constraint.terms.map(\.coefficient), [1, -1, -2, 2])
    }

    func testConstraintsAffectingLayoutAreThoseOfTheAxis() {
        makeTree()
        left.translatesAutoresizingMaskIntoConstraints = false
        root.frame.size = CGSize(width: 10, height: 10)
        let wide = left.widthAnchor.constraint(equalToConstant: 3)
        let high = left.heightAnchor.constraint(equalTo: root.heightAnchor)
        NSLayoutConstraint.activate([wide, high])
        XCTAssertEqual(left.constraintsAffectingLayout(for: .horizontal), [wide])
        XCTAssertEqual(left.constraintsAffectingLayout(for: .vertical), [high])
    }
}
