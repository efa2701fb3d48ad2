// SPDX-License-Identifier: MIT
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class VisualFormatTests: XCTestCase {
    private let root = UIView()
    private let a = UIView()
    private let b = UIView()

    private var views: [String: Any] { ["a": a, "b": b] }

    /// What constraints say, with names for views.
    private func relations(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any]? = nil
    ) -> [String] {
        root.addSubview(a)
        root.addSubview(b)
        return NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics, views: views
        ).map(text)
    }

    private func text(_ constraint: NSLayoutConstraint) -> String {
        func name(_ object: AnyObject?) -> String {
            object === root ? "root" : object === a ? "a" : object === b ? "b" : "?"
        }
        var result =
            "\(name(constraint.firstItem)).\(constraint.firstAttribute.name) "
            + constraint.relation.sign
        if let second = constraint.secondItem {
            result += " \(name(second)).\(constraint.secondAttribute.name)"
        }
        if constraint.constant != 0 || constraint.secondItem == nil {
            result += " \(ConstraintDescription.number(constraint.constant))"
        }
        if constraint.priority != .required {
            result += " @\(ConstraintDescription.number(CGFloat(constraint.priority.rawValue)))"
        }
        return result
    }

    private func failure(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = []
    ) -> String? {
        do {
            var maker = VisualFormatConstraints(
                try VisualFormatParser.parse(format), options: options, metrics: [:], views: views,
                place: nil)
            _ = try maker.make()
            return nil
        } catch {
            return error.message(for: format)
        }
    }

    // MARK: Spaces

    func testAViewThatFillsItsSuperview() {
        XCTAssertEqual(
            relations("H:|[a]|"),
            ["a.leading == root.leading", "root.trailing == a.trailing"])
        XCTAssertEqual(relations("V:|[a]|"), ["a.top == root.top", "root.bottom == a.bottom"])
    }

    func testTheFormatIsHorizontalUnlessItSaysOtherwise() {
        XCTAssertEqual(relations("[a][b]"), ["b.leading == a.trailing"])
    }

    func testTheStandardSpaceIsEightPointsBetweenSiblingsAndTheMarginAtTheEdge() {
        XCTAssertEqual(
            relations("|-[a]-[b]-|"),
            [
                "a.leading == root.leadingMargin", "b.leading == a.trailing 8",
                "root.trailingMargin == b.trailing",
            ])
        XCTAssertEqual(relations("V:|-[a]"), ["a.top == root.topMargin"])
    }

    func testNumbersAndMetrics() {
        XCTAssertEqual(
            relations("V:|-20-[a]-gap-[b]", metrics: ["gap": 4.5]),
            ["a.top == root.top 20", "b.top == a.bottom 4.5"])
    }

    func testListsOfConditions() {
        XCTAssertEqual(
            relations("[a]-(>=5,<=30@750,10@low)-[b]", metrics: ["low": 250]),
            [
                "b.leading >= a.trailing 5", "b.leading <= a.trailing 30 @750",
                "b.leading == a.trailing 10 @250",
            ])
    }

    func testSpacesInTheFormatCountForNothing() {
        XCTAssertEqual(relations("H: |-5-[a] -8- [b]"), relations("H:|-5-[a]-8-[b]"))
    }

    func testNegativeSpaces() {
        XCTAssertEqual(relations("[a]-(-8)-[b]"), ["b.leading == a.trailing -8"])
    }

    // MARK: Sizes

    func testSizes() {
        XCTAssertEqual(relations("[a(100)]"), ["a.width == 100"])
        XCTAssertEqual(
            relations("V:[a(>=40,<=80@999)]"), ["a.height >= 40", "a.height <= 80 @999"])
        XCTAssertEqual(relations("[a(==b)]"), ["a.width == b.width"])
        XCTAssertEqual(relations("[a(w)]", metrics: ["w": 12]), ["a.width == 12"])
    }

    // MARK: Options

    func testAlignment() {
        XCTAssertEqual(
            relations("[a]-0-[b]", [.alignAllTop, .alignAllBottom]),
            ["b.leading == a.trailing", "a.top == b.top", "a.bottom == b.bottom"])
    }

    func testDirections() {
        XCTAssertEqual(
            relations("|-5-[a]-8-[b]-9-|", .directionLeftToRight),
            ["a.left == root.left 5", "b.left == a.right 8", "root.right == b.right 9"])
        XCTAssertEqual(
            relations("|-5-[a]-(>=8)-[b]", .directionRightToLeft),
            ["a.right == root.right -5", "b.right <= a.left -8"])
    }

    func testBaselineSpacing() {
        XCTAssertEqual(
            relations("V:[a]-20-[b]", .spacingBaselineToBaseline),
            ["b.firstBaseline == a.lastBaseline 20"])
    }

    func testAGuideIsAView() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: "|[g(7)]", metrics: nil, views: ["g": guide])
        XCTAssertEqual(made.count, 2)
        XCTAssertTrue(made.contains { $0.firstItem === guide && $0.secondItem === root })
    }

    // MARK: Mistakes

    func testAMistakeShowsItsPlace() {
        XCTAssertEqual(
            failure("H:|-[a]"),
            """
            Unable to parse constraint format: \n\
            Unable to interpret '|' character, because the related view doesn't have a \
            superview \nH:|-[a] \n  ^
            """)
        XCTAssertEqual(
            failure("[a]-[nobody]"),
            """
            Unable to parse constraint format: \n\
            nobody is not a key in the views dictionary. \n[a]-[nobody] \n           ^
            """)
        XCTAssertEqual(failure(""), "Unable to parse constraint format: It's an empty string.")
    }

    func testMistakesOfEveryKindAreNamed() {
        let mistakes: [(String, String)] = [
            ("[a", "Expected a ']' here"), ("a", "Expected a '[' here"),
            ("[]", "View names must start with a letter"), ("[a]-5[b]", "Expected a '-' here"),
            ("[a(5]", "Expected a ')' or a ','"), ("[a(=5)]", "one of <=, == or >="),
            ("[a]-x-[b]", "Encountered metric with name \"x\""),
            ("[a(.)]", "Expected a number or a name"), ("[ä]", "non-ASCII characters"),
            ("[a]||", "Expected the end"),
        ]
        for (format, reason) in mistakes {
            let message = failure(format)
            XCTAssertTrue(message?.contains(reason) ?? false, "\(format): \(message ?? "no error")")
        }
    }

    func testAlignmentAlongTheFormatIsAMistake() {
        XCTAssertEqual(
            failure("H:[a][b]", .alignAllLeading)?.contains(
                "Options mask required views to be aligned on a horizontal edge, which is not "
                    + "allowed for layout that is also horizontal."), true)
    }
}
