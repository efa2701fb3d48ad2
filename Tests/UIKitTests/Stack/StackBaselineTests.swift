// SPDX-License-Identifier: MIT
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class StackBaselineTests: XCTestCase {
    private func label(_ text: String, _ size: CGFloat, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = lines
        return label
    }

    /// Where a label's first and last baselines stand in a view around it.
    private func lines(_ label: UILabel, in view: UIView) throws -> (first: CGFloat, last: CGFloat)
    {
        let offsets = try XCTUnwrap(label.baselineOffsets(in: label.bounds.size))
        let top = label.convert(CGPoint.zero, to: view).y
        return (top + offsets.first, top + offsets.last)
    }

    private func row(
        _ views: [UIView], _ alignment: UIStackView.Alignment, width: CGFloat = 300
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.alignment = alignment
        stack.spacing = 4
        return stack.laidOut(width, 200)
    }

    func testAlignedFirstLinesOfTextsOfManyLines() throws {
        let title = label("A title", 30)
        let text = label("Three\nlines of\ntext", 12, lines: 0)
        let stack = row([title, text], .firstBaseline)
        let (one, other) = (try lines(title, in: stack), try lines(text, in: stack))
        XCTAssertEqual(one.first, other.first, accuracy: 0.5)
        XCTAssertGreaterThan(other.last, one.last + text.font.lineHeight)
    }

    func testAlignedLastLinesOfTextsOfManyLines() throws {
        let title = label("A title", 30)
        let text = label("Three\nlines of\ntext", 12, lines: 0)
        let stack = row([title, text], .lastBaseline)
        let (one, other) = (try lines(title, in: stack), try lines(text, in: stack))
        XCTAssertEqual(one.last, other.last, accuracy: 0.5)
        XCTAssertLessThan(other.first, one.first)
    }

    func testLinesFollowATextThatChanges() throws {
        let title = label("A title", 30)
        let text = label("One line", 12, lines: 0)
        let stack = row([title, text], .lastBaseline)
        text.text = "Now\nthere are\nthree"
        stack.layoutIfNeeded()
        let (one, other) = (try lines(title, in: stack), try lines(text, in: stack))
        XCTAssertEqual(one.last, other.last, accuracy: 0.5)
        title.font = .systemFont(ofSize: 50)
        stack.layoutIfNeeded()
        XCTAssertEqual(
            try lines(title, in: stack).last, try lines(text, in: stack).last, accuracy: 0.5)
    }

    func testANestedColumnStandsByItsFirstOrLastText() throws {
        let title = label("A title", 30)
        let (upper, lower) = (label("upper", 12), label("lower", 12))
        let column = UIStackView(arrangedSubviews: [upper, lower])
        column.axis = .vertical
        let stack = row([title, column], .firstBaseline)
        XCTAssertEqual(
            try lines(title, in: stack).first, try lines(upper, in: stack).first, accuracy: 0.5)
        stack.alignment = .lastBaseline
        stack.layoutIfNeeded()
        XCTAssertEqual(
            try lines(title, in: stack).last, try lines(lower, in: stack).last, accuracy: 0.5)
        lower.isHidden = true
        stack.layoutIfNeeded()
        XCTAssertEqual(
            try lines(title, in: stack).last, try lines(upper, in: stack).last, accuracy: 0.5)
        stack.alignment = .firstBaseline
        (upper.isHidden, lower.isHidden) = (true, false)
        stack.layoutIfNeeded()
        XCTAssertEqual(
            try lines(title, in: stack).first, try lines(lower, in: stack).first, accuracy: 0.5)
    }

    func testAColumnHasNoBaselinesToAlign() {
        for (alignment, expected) in [
            (UIStackView.Alignment.firstBaseline, [CGFloat(0), 0]), (.lastBaseline, [70, 50]),
        ] {
            let stack = UIStackView(arrangedSubviews: [SizedView(30, 10), SizedView(50, 20)])
            stack.axis = .vertical
            stack.alignment = alignment
            stack.laidOut(100, 30)
            XCTAssertEqual(stack.crossSpans.map { $0[0] }, expected)
        }
    }

    func testAConstraintToAStackViewsBaselinesMeansItsTexts() throws {
        let (upper, lower) = (label("upper", 20), label("lower", 12))
        let column = UIStackView(arrangedSubviews: [SizedView(10, 15), upper, lower])
        column.axis = .vertical
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let marks = [SizedView(5, 5), SizedView(5, 5)]
        for view in [column] + marks {
            view.translatesAutoresizingMaskIntoConstraints = false
            holder.addSubview(view)
            view.leftAnchor.constraint(equalTo: holder.leftAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: holder.topAnchor, constant: 10),
            marks[0].topAnchor.constraint(equalTo: column.firstBaselineAnchor),
            marks[1].topAnchor.constraint(equalTo: column.lastBaselineAnchor),
        ])
        holder.layoutIfNeeded()
        XCTAssertEqual(marks[0].frame.minY, try lines(upper, in: holder).first, accuracy: 0.5)
        XCTAssertEqual(marks[1].frame.minY, try lines(lower, in: holder).last, accuracy: 0.5)
        upper.isHidden = true
        holder.layoutIfNeeded()
        XCTAssertEqual(marks[0].frame.minY, try lines(lower, in: holder).first, accuracy: 0.5)
    }
}
