// SPDX-License-Identifier: MIT
import XCTest

@testable import UIKit

/// The forms are those of UIKit's log; see the conflicts quoted in developers' forums.
@preconcurrency @MainActor final class ConstraintDescriptionTests: XCTestCase {
    private let root = UIView()
    private let one = UIView()
    private let other = UIView()

    /// A description with names for addresses.
    private func text(_ constraint: NSLayoutConstraint) -> String {
        root.addSubview(one)
        root.addSubview(other)
        constraint.isActive = true
        var result = constraint.description
        for (object, name) in [
            (constraint as AnyObject, "C"), (root, "ROOT"), (one, "ONE"), (other, "OTHER"),
        ] {
            result = result.replacingOccurrences(
                of: ConstraintDescription.address(object), with: name)
        }
        return result
    }

    func testAViewIsNamedByItsAddress() {
        let view = UIView()
        let address = String(UInt(bitPattern: Unmanaged.passUnretained(view).toOpaque()), radix: 16)
        let text = view.widthAnchor.constraint(equalToConstant: 3).description
        XCTAssertTrue(text.contains("UIView:0x\(address).width"), text)
    }

    func testASizeIsAnEquation() {
        XCTAssertEqual(
            text(one.heightAnchor.constraint(equalToConstant: 80)),
            "<NSLayoutConstraint:C UIView:ONE.height == 80   (active)>")
        XCTAssertEqual(
            text(one.widthAnchor.constraint(greaterThanOrEqualToConstant: 0.5)),
            "<NSLayoutConstraint:C UIView:ONE.width >= 0.5   (active)>")
    }

    func testAnIdentifierStandsBeforeTheEquation() {
        let constraint = one.heightAnchor.constraint(equalToConstant: 44)
        constraint.identifier = "row"
        XCTAssertEqual(
            text(constraint), "<NSLayoutConstraint:C 'row' UIView:ONE.height == 44   (active)>")
    }

    func testMultiplierAndConstantAreShownWhereTheyMatter() {
        XCTAssertEqual(
            text(
                one.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: 2, constant: 3)),
            "<NSLayoutConstraint:C UIView:ONE.width == 2*UIView:OTHER.width + 3   (active)>")
        XCTAssertEqual(
            text(one.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10)),
            "<NSLayoutConstraint:C UIView:ONE.bottom == UIView:ROOT.bottom - 10   (active)>")
        XCTAssertEqual(
            text(one.centerYAnchor.constraint(equalTo: root.centerYAnchor)),
            "<NSLayoutConstraint:C UIView:ONE.centerY == UIView:ROOT.centerY   (active)>")
    }

    func testADistanceToTheSuperviewIsDrawn() {
        XCTAssertEqual(
            text(one.topAnchor.constraint(equalTo: root.topAnchor)),
            "<NSLayoutConstraint:C V:|-(0)-[UIView:ONE]   (active, names: '|':UIView:ROOT )>")
        XCTAssertEqual(
            text(root.trailingAnchor.constraint(equalTo: one.trailingAnchor, constant: 20)),
            "<NSLayoutConstraint:C H:[UIView:ONE]-(20)-|   (active, names: '|':UIView:ROOT )>")
        XCTAssertEqual(
            text(one.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 5)),
            "<NSLayoutConstraint:C H:|-(>=5)-[UIView:ONE](LTR)   (active, names: "
                + "'|':UIView:ROOT )>")
    }

    func testADistanceBetweenSiblingsIsDrawn() {
        XCTAssertEqual(
            text(other.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8)),
            "<NSLayoutConstraint:C H:[UIView:ONE]-(8)-[UIView:OTHER]   (active)>")
    }

    func testAnInactiveConstraintSaysSo() {
        let constraint = one.heightAnchor.constraint(equalToConstant: 80)
        XCTAssertTrue(constraint.description.hasSuffix("height == 80   (inactive)>"))
    }

    func testALabelIsNamedWithItsText() {
        let label = UILabel()
        label.text = "Seconds"
        let constraint = label.widthAnchor.constraint(equalToConstant: 70)
        XCTAssertTrue(
            constraint.description.contains(
                "UILabel:\(ConstraintDescription.address(label))'Seconds'.width == 70"),
            constraint.description)
    }

    func testAGuideIsNamedWithItsIdentifier() {
        let guide = root.safeAreaLayoutGuide
        let constraint = one.topAnchor.constraint(equalTo: guide.topAnchor)
        let address = ConstraintDescription.address(guide)
        XCTAssertTrue(
            text(constraint).contains(
                "UILayoutGuide:\(address)'UIViewSafeAreaLayoutGuide'"),
            constraint.description)
    }
}
