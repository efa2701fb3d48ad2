// SPDX-License-Identifier: MIT
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class LayoutGuideTests: XCTestCase {
    private func makeView() -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    func testTheMarginsGuideLiesWithinTheMargins() {
        let view = makeView()
        XCTAssertEqual(
            view.layoutMarginsGuide.layoutFrame, CGRect(x: 8, y: 8, width: 184, height: 84))
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        XCTAssertEqual(
            view.layoutMarginsGuide.layoutFrame, CGRect(x: 2, y: 1, width: 194, height: 96))
        XCTAssertTrue(view.layoutMarginsGuide === view.layoutMarginsGuide)
        XCTAssertTrue(view.layoutMarginsGuide.owningView === view)
    }

    func testTheMarginsGuidesConstraintsFollowTheMargins() {
        let view = makeView()
        let child = UIView()
        view.addSubview(child)
        child.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor).isActive = true
        let placement = view.layoutMarginsGuide.placement
        XCTAssertEqual(placement.map(\.constant), [8, 8, -8, -8])
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        XCTAssertEqual(placement.map(\.constant), [2, 1, -4, -3])
        XCTAssertEqual(view.constraints.count, 1, "the system's constraints are not shown")
    }

    func testAGuideOfTheSystemHasNoConstraintsUntilItIsUsed() {
        let view = makeView()
        _ = view.safeAreaLayoutGuide.topAnchor
        XCTAssertEqual(view.safeAreaLayoutGuide.placement, [])
    }

    func testTheReadableGuideIsCentredAndNotWiderThanLinesShouldBe() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
        XCTAssertEqual(
            view.readableContentGuide.layoutFrame, CGRect(x: 164, y: 8, width: 672, height: 84))
        view.frame.size.width = 300
        XCTAssertEqual(
            view.readableContentGuide.layoutFrame, CGRect(x: 8, y: 8, width: 284, height: 84))
    }

    func testTheKeyboardGuideIsTheStripBelowTheSafeArea() {
        let view = makeView()
        XCTAssertEqual(
            view.keyboardLayoutGuide.layoutFrame, CGRect(x: 0, y: 100, width: 200, height: 0))
    }

    func testAScrollViewsGuides() {
        let view = UIScrollView(frame: CGRect(x: 5, y: 5, width: 200, height: 100))
        view.contentSize = CGSize(width: 300, height: 400)
        view.contentOffset = CGPoint(x: 10, y: 20)
        XCTAssertEqual(
            view.contentLayoutGuide.layoutFrame, CGRect(x: 0, y: 0, width: 300, height: 400))
        XCTAssertEqual(
            view.frameLayoutGuide.layoutFrame, CGRect(x: 10, y: 20, width: 200, height: 100))
    }

    func testAScrollViewsEdgesMeanItsContentToWhatLiesInIt() {
        let scroll = UIScrollView()
        let child = UIView()
        let parent = UIView()
        parent.addSubview(scroll)
        scroll.addSubview(child)
        let inside = child.leadingAnchor.constraint(equalTo: scroll.leadingAnchor)
        let width = child.widthAnchor.constraint(equalTo: scroll.widthAnchor)
        let outside = scroll.leadingAnchor.constraint(equalTo: parent.leadingAnchor)
        NSLayoutConstraint.activate([inside, width, outside])
        XCTAssertTrue(inside.terms[1].item === scroll.contentLayoutGuide.layoutItem)
        XCTAssertTrue(width.terms[1].item === scroll.layoutItem)
        XCTAssertTrue(outside.terms[0].item === scroll.layoutItem)
    }

    func testAddingAGuideTakesItFromItsOldView() {
        let one = UIView()
        let other = UIView()
        let guide = UILayoutGuide()
        one.addLayoutGuide(guide)
        other.addLayoutGuide(guide)
        XCTAssertEqual(one.layoutGuides, [])
        XCTAssertEqual(other.layoutGuides, [guide])
        XCTAssertTrue(guide.owningView === other)
    }

    func testBaselinesAreThoseOfTheViewThatStandsForAnother() {
        let view = BaselineView()
        let label = view.label
        let parent = UIView()
        parent.addSubview(view)
        let constraint = view.firstBaselineAnchor.constraint(equalTo: parent.topAnchor)
        constraint.isActive = true
        XCTAssertTrue(constraint.terms[0].item === label.layoutItem)
    }

    func testALabelsBaselineIsItsTexts() throws {
        let label = UILabel()
        label.text = "Ag"
        let size = label.intrinsicContentSize
        let offsets = try XCTUnwrap(label.baselineOffsets(in: size))
        XCTAssertEqual(offsets.first, offsets.last)
        XCTAssertEqual(offsets.first, label.font.ascender, accuracy: 1)
        let taller = CGSize(width: size.width, height: size.height + 20)
        XCTAssertEqual(
            try XCTUnwrap(label.baselineOffsets(in: taller)).first, offsets.first + 10,
            accuracy: 0.51)
        label.numberOfLines = 0
        label.text = "A\nB"
        let lines = try XCTUnwrap(label.baselineOffsets(in: label.intrinsicContentSize))
        XCTAssertGreaterThan(lines.last - lines.first, 10)
        XCTAssertNil(UIView().baselineOffsets(in: size))
    }
}

private final class BaselineView: UIView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override var forFirstBaselineLayout: UIView { label }
}
