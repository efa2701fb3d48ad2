// SPDX-License-Identifier: MIT
import DeclarativeLayoutKit
import XCTest

/// A constraint as it is read.
private struct Said: Equatable {
    let first: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let second: NSLayoutConstraint.Attribute
    let multiplier: CGFloat
    let constant: CGFloat
    let priority: Float

    @MainActor init(_ constraint: NSLayoutConstraint) {
        first = constraint.firstAttribute
        relation = constraint.relation
        second = constraint.secondAttribute
        multiplier = constraint.multiplier
        constant = constraint.constant
        priority = constraint.priority.rawValue
    }

    init(
        _ first: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
        _ second: NSLayoutConstraint.Attribute? = nil, times multiplier: CGFloat = 1,
        by constant: CGFloat = 0, at priority: Float = 999
    ) {
        self.first = first
        self.relation = relation
        self.second = second ?? first
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
    }
}

/// What each anchor and operator makes, constraint by constraint.
@preconcurrency @MainActor final class AnchorRuleTests: XCTestCase {
    private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private lazy var other: UIView = {
        let view = UIView()
        parent.add(view)
        return view
    }()
    private let child = UIView()

    private func said(_ item: any AutoLayoutItemConvertible) -> [Said] {
        for old in parent.constraints + child.constraints { old.isActive = false }
        parent.add(item)
        return (parent.constraints + child.constraints).map(Said.init)
    }

    private func check(
        _ item: any AutoLayoutItemConvertible, _ expected: Said..., file: StaticString = #filePath,
        line: UInt = #line
    ) {
        XCTAssertEqual(said(item), expected, file: file, line: line)
    }

    // MARK: Anchors and signs

    func testEachOneSidedAnchorSpeaksOfItsOwnSideAndCountsInwards() {
        check(child.topAnchor(8), Said(.top, by: 8))
        check(child.bottomAnchor(8), Said(.bottom, by: -8))
        check(child.leftAnchor(8), Said(.left, by: 8))
        check(child.rightAnchor(8), Said(.right, by: -8))
        check(child.leadingAnchor(8), Said(.leading, by: 8))
        check(child.trailingAnchor(8), Said(.trailing, by: -8))
        check(child.centerXAnchor(8), Said(.centerX, by: 8))
        check(child.centerYAnchor(8), Said(.centerY, by: 8))
        check(child.centerXAnchor(), Said(.centerX))
        check(child.centerYAnchor(), Said(.centerY))
    }

    func testEachTwoSidedAnchorSpeaksOfBothSides() {
        check(child.verticalAnchor(8), Said(.top, by: 8), Said(.bottom, by: -8))
        check(child.horizontalAnchor(8), Said(.left, by: 8), Said(.right, by: -8))
        check(child.directionalHorizontalAnchor(8), Said(.leading, by: 8), Said(.trailing, by: -8))
        check(child.centerAnchor(8), Said(.centerX, by: 8), Said(.centerY, by: 8))
        check(
            child.edgesAnchors(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
            Said(.top, by: 1), Said(.left, by: 2), Said(.right, by: -4), Said(.bottom, by: -3))
    }

    func testEdgesMayBeThoseOfAnotherViewWithAnotherPriority() {
        parent.add(child.edgesAnchors(to: other, priority: .defaultLow))
        XCTAssertEqual(parent.constraints.map(\.priority), Array(repeating: .defaultLow, count: 4))
        for constraint in parent.constraints { XCTAssertIdentical(constraint.secondItem, other) }
    }

    func testSizesAreConstantsUnlessAnotherDimensionIsNamed() {
        let none = NSLayoutConstraint.Attribute.notAnAttribute
        check(child.widthAnchor(30), Said(.width, .equal, none, by: 30))
        check(child.heightAnchor(30), Said(.height, .equal, none, by: 30))
        check(
            child.sizeAnchor(30), Said(.height, .equal, none, by: 30),
            Said(.width, .equal, none, by: 30))
        check(child.widthAnchor(other.heightAnchor), Said(.width, .equal, .height))
        check(child.sizeAnchor(other), Said(.height), Said(.width))
    }

    // MARK: Values

    func testEveryKindOfNumberIsTaken() {
        check(child.topAnchor(Int(7)), Said(.top, by: 7))
        check(child.topAnchor(Float(7.5)), Said(.top, by: 7.5))
        check(child.topAnchor(Double(7.25)), Said(.top, by: 7.25))
        check(child.topAnchor(CGFloat(7.75)), Said(.top, by: 7.75))
        check(child.topAnchor(-7), Said(.top, by: -7))
    }

    func testAnAnchorAloneIsWhereTheOtherOneIs() {
        check(child.topAnchor(other.bottomAnchor), Said(.top, .equal, .bottom))
        check(child.rightAnchor(other.leftAnchor), Said(.right, .equal, .left))
        check(child.centerXAnchor(other.leadingAnchor), Said(.centerX, .equal, .leading))
    }

    func testAViewAloneIsTheTargetOfBothSides() {
        parent.add(child.verticalAnchor(other))
        XCTAssertEqual(parent.constraints.map(Said.init), [Said(.top), Said(.bottom)])
        for constraint in parent.constraints { XCTAssertIdentical(constraint.secondItem, other) }
    }

    func testALayoutGuideIsATargetAfterTo() {
        let guide = parent.layoutMarginsGuide
        parent.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        parent.add(child.verticalAnchor(1.to(guide)).horizontalAnchor(2.to(guide)))
        parent.layoutIfNeeded()
        XCTAssertEqual(child.frame, CGRect(x: 22, y: 11, width: 136, height: 58))
    }

    // MARK: Inside and outside

    func testToCountsTowardsTheInsideOfTheTargetAndFromTowardsItsOutside() {
        check(child.topAnchor(8.to(other.topAnchor)), Said(.top, by: 8))
        check(child.topAnchor(8.from(other.topAnchor)), Said(.top, by: -8))
        check(child.topAnchor(8.from(other.bottomAnchor)), Said(.top, .equal, .bottom, by: 8))
        check(child.topAnchor(8.to(other.bottomAnchor)), Said(.top, .equal, .bottom, by: -8))
        check(child.bottomAnchor(8.from(other.topAnchor)), Said(.bottom, .equal, .top, by: -8))
        check(
            child.leadingAnchor(8.from(other.trailingAnchor)),
            Said(.leading, .equal, .trailing, by: 8))
        check(child.rightAnchor(8.from(other.leftAnchor)), Said(.right, .equal, .left, by: -8))
        check(child.rightAnchor(8.to(other.rightAnchor)), Said(.right, by: -8))
    }

    func testBothSidesLieOutsideAViewAfterFrom() {
        other.frame = CGRect(x: 50, y: 40, width: 60, height: 20)
        other.translatesAutoresizingMaskIntoConstraints = true
        parent.add(child.verticalAnchor(5.from(other)).horizontalAnchor(10.from(other)))
        parent.layoutIfNeeded()
        XCTAssertEqual(child.frame, CGRect(x: 40, y: 35, width: 80, height: 30))
    }

    // MARK: Operators

    func testAtMostAndAtLeastArePutOnTheAnchors() {
        check(child.topAnchor(8.orLess), Said(.top, .lessThanOrEqual, by: 8))
        check(child.bottomAnchor(8.orGreater), Said(.bottom, .greaterThanOrEqual, by: -8))
        check(
            child.leftAnchor(other.rightAnchor.orGreater),
            Said(.left, .greaterThanOrEqual, .right))
        check(
            child.horizontalAnchor(8.orLess), Said(.left, .lessThanOrEqual, by: 8),
            Said(.right, .lessThanOrEqual, by: -8))
        check(
            child.widthAnchor(30.orLess), Said(.width, .lessThanOrEqual, .notAnAttribute, by: 30))
        check(
            child.widthAnchor(other.widthAnchor.orGreater), Said(.width, .greaterThanOrEqual))
    }

    func testPriorityIsTakenAsValueAndAsNumberEverywhere() {
        check(child.topAnchor(8.priority(500)), Said(.top, by: 8, at: 500))
        check(child.topAnchor(8.priority(.required)), Said(.top, by: 8, at: 1000))
        check(
            child.topAnchor(other.topAnchor.priority(.defaultHigh)), Said(.top, at: 750))
        check(child.leftAnchor(8.priority(.defaultLow)), Said(.left, by: 8, at: 250))
        check(
            child.verticalAnchor(8.priority(501)), Said(.top, by: 8, at: 501),
            Said(.bottom, by: -8, at: 501))
        check(
            child.widthAnchor(30.priority(502)),
            Said(.width, .equal, .notAnAttribute, by: 30, at: 502))
        check(child.sizeAnchor(other.priority(503)), Said(.height, at: 503), Said(.width, at: 503))
    }

    func testTheOrderOfOperatorsDoesNotMatter() {
        let expected = Said(.top, .greaterThanOrEqual, .bottom, by: 8, at: 400)
        check(child.topAnchor(8.from(other.bottomAnchor).orGreater.priority(400)), expected)
        check(child.topAnchor(8.priority(400).orGreater.from(other.bottomAnchor)), expected)
        check(child.topAnchor(8.orGreater.priority(400).from(other.bottomAnchor)), expected)
    }

    func testPlusAndMinusSetThePointsAndDoNotAddUp() {
        let width = other.widthAnchor
        check(child.widthAnchor(width.plus(5)), Said(.width, by: 5))
        check(child.widthAnchor(width.minus(5)), Said(.width, by: -5))
        check(child.widthAnchor(width.plus(5).plus(2)), Said(.width, by: 2))
        check(
            child.widthAnchor(width.multiplied(by: 0.5).plus(5).orLess.priority(700)),
            Said(.width, .lessThanOrEqual, times: 0.5, by: 5, at: 700))
        check(
            child.sizeAnchor(other.multiplied(by: 2).minus(3)), Said(.height, times: 2, by: -3),
            Said(.width, times: 2, by: -3))
    }
}
