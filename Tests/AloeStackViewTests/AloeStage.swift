// SPDX-License-Identifier: MIT
import AloeStackView
import UIKitTesting
import XCTest

/// A row of a fixed size.
@preconcurrency @MainActor
class BlockRow: UIView {
    let size: CGSize
    private(set) var measurements = 0

    init(height: CGFloat = 20, width: CGFloat = 50) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init(coder: NSCoder) { fatalError("A test's row is made in code.") }

    override var intrinsicContentSize: CGSize {
        measurements += 1
        return size
    }
}

/// A window of 300 by 600 points at scale 2 that shows a stack view.
@preconcurrency @MainActor
struct AloeStage {
    let stack: AloeStackView
    let window: OffscreenWindow

    init(_ stack: AloeStackView = AloeStackView()) {
        self.stack = stack
        window = OffscreenWindow(
            view: stack, size: CGSize(width: 300, height: 600), scale: 2)
    }

    func addRows(_ count: Int, height: CGFloat = 20) -> [BlockRow] {
        let rows = (0..<count).map { _ in BlockRow(height: height) }
        stack.addRows(rows)
        window.runFrame()
        return rows
    }
}

@preconcurrency @MainActor
func cell(
    of row: UIView, file: StaticString = #filePath, line: UInt = #line
) throws -> StackViewCell {
    try XCTUnwrap(row.superview as? StackViewCell, "The row has no cell.", file: file, line: line)
}

/// Where a row's cell lies in the content, after the layout that is due.
@preconcurrency @MainActor
func frame(
    of row: UIView, in stack: AloeStackView, file: StaticString = #filePath, line: UInt = #line
) throws -> CGRect {
    stack.layoutIfNeeded()
    let cell = try cell(of: row, file: file, line: line)
    return cell.convert(cell.bounds, to: stack)
}

/// The view that is the separator of a row's cell.
@preconcurrency @MainActor
func separator(
    of row: UIView, file: StaticString = #filePath, line: UInt = #line
) throws -> UIView {
    let others = try cell(of: row, file: file, line: line).subviews.filter { $0 !== row }
    XCTAssertEqual(others.count, 1, file: file, line: line)
    return try XCTUnwrap(others.first, file: file, line: line)
}

/// Which rows have a separator that is not hidden.
@preconcurrency @MainActor
func separators(of rows: [UIView]) throws -> [Bool] {
    try rows.map { try !cell(of: $0).isSeparatorHidden }
}

/// Names rows by their places in a list of all, for short expectations.
@preconcurrency @MainActor
func places(of rows: [UIView], in all: [UIView]) -> [Int] {
    rows.map { row in all.firstIndex { $0 === row } ?? -1 }
}
