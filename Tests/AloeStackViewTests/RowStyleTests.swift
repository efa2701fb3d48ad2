// SPDX-License-Identifier: MIT
import AloeStackView
import UIKitTesting
import XCTest

@preconcurrency @MainActor
final class RowStyleTests: XCTestCase {
    private static let grey = UIColor(red: 217 / 255, green: 217 / 255, blue: 217 / 255, alpha: 1)

    func testAnEmptyStackHasTheDefaultStyle() {
        let stack = AloeStackView()
        XCTAssertEqual(stack.backgroundColor, .white)
        XCTAssertEqual(stack.axis, .vertical)
        XCTAssertEqual(stack.rowBackgroundColor, .clear)
        XCTAssertEqual(stack.rowHighlightColor, Self.grey)
        XCTAssertEqual(
            stack.rowInset, UIEdgeInsets(top: 12, left: 15, bottom: 12, right: 15))
        XCTAssertEqual(stack.getAllRows(), [])
    }

    func testStyleIsForRowsAddedLater() throws {
        let stage = AloeStage()
        let before = stage.addRows(1)
        stage.stack.rowBackgroundColor = .yellow
        stage.stack.rowHighlightColor = .orange
        stage.stack.rowInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let after = stage.addRows(1)

        let first = try cell(of: before[0])
        XCTAssertEqual(first.rowBackgroundColor, .clear)
        XCTAssertEqual(first.rowHighlightColor, Self.grey)
        XCTAssertEqual(before[0].frame, CGRect(x: 15, y: 12, width: 270, height: 20))
        let second = try cell(of: after[0])
        XCTAssertEqual(second.backgroundColor, .yellow)
        XCTAssertEqual(second.rowBackgroundColor, .yellow)
        XCTAssertEqual(second.rowHighlightColor, .orange)
        XCTAssertEqual(second.rowInset, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        XCTAssertEqual(second.layoutMargins, second.rowInset)
        XCTAssertEqual(after[0].frame, CGRect(x: 2, y: 1, width: 294, height: 20))
        XCTAssertEqual(
            try frame(of: after[0], in: stage.stack),
            CGRect(x: 0, y: 44, width: 300, height: 24))
    }

    func testStyleChangesForNamedRows() throws {
        let stage = AloeStage()
        let rows = stage.addRows(4)
        stage.stack.setBackgroundColor(forRow: rows[0], color: .red)
        stage.stack.setBackgroundColor(forRows: [rows[1], rows[2]], color: .green)
        stage.stack.setInset(forRow: rows[0], inset: .zero)
        let inset = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        stage.stack.setInset(forRows: [rows[1], rows[2]], inset: inset)
        stage.window.runFrame()
        XCTAssertEqual(
            try rows.map { try cell(of: $0).backgroundColor }, [.red, .green, .green, .clear])
        XCTAssertEqual(
            try rows.map { try frame(of: $0, in: stage.stack).height }, [20, 32, 32, 44])
        XCTAssertEqual(rows[0].frame, CGRect(x: 0, y: 0, width: 300, height: 20))
        XCTAssertEqual(rows[2].frame, CGRect(x: 6, y: 5, width: 286, height: 20))
        stage.window.assertFills(CGRect(x: 0, y: 0, width: 300, height: 20), with: .red)
    }

    func testARowThatGrowsPushesTheOthers() throws {
        let stage = AloeStage()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "One line"
        stage.stack.addRow(label)
        let rows = stage.addRows(1)
        let lineHeight = try frame(of: label, in: stage.stack).height - 24
        label.text = "One line\nand another"
        stage.window.runFrame()
        XCTAssertEqual(
            try frame(of: rows[0], in: stage.stack).minY, 24 + 2 * lineHeight, accuracy: 1)
    }

    func testALongLabelWrapsInItsRow() throws {
        let stage = AloeStage()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 40)
        stage.stack.addRow(label)
        stage.window.runFrame()
        XCTAssertEqual(label.frame.width, 270)
        let fitting = label.sizeThatFits(CGSize(width: 270, height: 10_000)).height
        XCTAssertGreaterThan(fitting, 60)
        XCTAssertEqual(label.frame.height, fitting, accuracy: 0.51)
        XCTAssertEqual(stage.stack.contentSize.height, fitting + 24, accuracy: 0.51)
    }

    func testAWindowOfAnotherWidthWidensTheRows() throws {
        let stage = AloeStage()
        let rows = stage.addRows(2)
        stage.window.resize(to: CGSize(width: 400, height: 500))
        XCTAssertEqual(
            try frame(of: rows[1], in: stage.stack),
            CGRect(x: 0, y: 44, width: 400, height: 44))
        XCTAssertEqual(rows[1].frame.width, 370)
    }

    func testASafeAreaDoesNotWidenARowsInset() throws {
        let controller = AloeStackViewController()
        let row = BlockRow()
        controller.stackView.addRow(row)
        let window = OffscreenWindow(
            rootViewController: controller, size: CGSize(width: 300, height: 600),
            safeArea: UIEdgeInsets(top: 40, left: 30, bottom: 20, right: 30))
        window.runFrame()
        XCTAssertEqual(row.frame.origin, CGPoint(x: 15, y: 12))
        XCTAssertFalse(try cell(of: row).insetsLayoutMarginsFromSafeArea)
    }

    func testACellCutsOffWhatIsOutside() throws {
        let row = BlockRow()
        let stack = AloeStackView()
        stack.addRow(row)
        XCTAssertTrue(try cell(of: row).clipsToBounds)
        XCTAssertTrue(try cell(of: row).contentView === row)
        XCTAssertFalse(row.translatesAutoresizingMaskIntoConstraints)
    }

    // MARK: Subclasses

    private final class CardCell: StackViewCell {}

    private final class CardStackView: AloeStackView {
        var configured: [StackViewCell] = []
        var backgroundsWhenConfigured: [UIColor] = []

        override func cellForRow(_ row: UIView) -> StackViewCell {
            row is UILabel ? super.cellForRow(row) : CardCell(contentView: row)
        }

        override func configureCell(_ cell: StackViewCell) {
            configured.append(cell)
            backgroundsWhenConfigured.append(cell.rowBackgroundColor)
            cell.rowInset = UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
            cell.layer.cornerRadius = 8
        }
    }

    func testASubclassMakesAndConfiguresItsCells() throws {
        let stack = CardStackView()
        let stage = AloeStage(stack)
        stack.rowBackgroundColor = .yellow
        let rows = stage.addRows(2)
        let label = UILabel()
        stack.addRow(label)
        stage.window.runFrame()
        XCTAssertTrue(try cell(of: rows[0]) is CardCell)
        XCTAssertFalse(try cell(of: label) is CardCell)
        XCTAssertEqual(stack.configured, try (rows + [label]).map { try cell(of: $0) })
        // The stack view's own style comes first, so that a subclass has the last word.
        XCTAssertEqual(stack.backgroundsWhenConfigured, [.yellow, .yellow, .yellow])
        XCTAssertEqual(rows[0].frame, CGRect(x: 3, y: 3, width: 294, height: 20))
        XCTAssertEqual(try frame(of: rows[1], in: stack).minY, 26)
    }

    private final class RecordingStackView: AloeStackView {
        var seen: [String] = []

        override func configureCell(_ cell: StackViewCell) {
            seen = [
                "\(cell.rowBackgroundColor == .yellow)", "\(cell.rowHighlightColor == .orange)",
                "\(cell.rowInset.top)", "\(cell.separatorAxis == .vertical)",
                "\(cell.separatorColor == .red)", "\(cell.separatorHeight)",
                "\(cell.separatorInset.left)",
            ]
            cell.separatorColor = .blue
            cell.separatorWidth = 6
        }
    }

    func testAllOfTheStylesDefaultsAreSetWhenACellIsConfigured() throws {
        let stack = RecordingStackView()
        stack.axis = .horizontal
        stack.rowBackgroundColor = .yellow
        stack.rowHighlightColor = .orange
        stack.rowInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        stack.separatorColor = .red
        stack.separatorHeight = 5
        stack.separatorInset = UIEdgeInsets(top: 6, left: 7, bottom: 8, right: 9)
        let row = BlockRow()
        stack.addRow(row)
        XCTAssertEqual(stack.seen, ["true", "true", "1.0", "true", "true", "5.0", "7.0"])
        XCTAssertEqual(try cell(of: row).separatorColor, .blue)
        XCTAssertEqual(try separator(of: row).intrinsicContentSize, CGSize(width: 6, height: 6))
    }

    // MARK: Contents that change

    func testARowWithASizeOfItsOwnGrowsAndShrinks() throws {
        let stage = AloeStage()
        let row = GrowingRow()
        stage.stack.addRow(row)
        let rows = stage.addRows(1)
        XCTAssertEqual(try frame(of: rows[0], in: stage.stack).minY, 54)
        row.height = 70
        stage.window.runFrame()
        XCTAssertEqual(row.frame.height, 70)
        XCTAssertEqual(try frame(of: rows[0], in: stage.stack).minY, 94)
        UIView.animate(withDuration: 0.3) {
            row.height = 10
            stage.stack.layoutIfNeeded()
        }
        stage.window.advance(by: 0.15)
        let shown = try XCTUnwrap(cell(of: rows[0]).layer.presentation())
        XCTAssertEqual(shown.frame.minY, 64, accuracy: 4)
        stage.window.settle()
        XCTAssertEqual(try frame(of: rows[0], in: stage.stack).minY, 34)
    }

    func testARowWithAHeightByConstraintClosesWithoutAComplaint() throws {
        let stage = AloeStage()
        let row = UIView()
        row.heightAnchor.constraint(equalToConstant: 80).isActive = true
        stage.stack.addRow(row)
        let rows = stage.addRows(1)
        XCTAssertEqual(try frame(of: rows[0], in: stage.stack).minY, 104)
        stage.stack.hideRow(row)
        stage.window.runFrame()
        XCTAssertEqual(try frame(of: rows[0], in: stage.stack).minY, 0)
        XCTAssertEqual(row.frame.height, 80, "the row keeps its height in a cell without one")
    }

    func testAnInsetThatGrowsAnimatedMovesTheRowsBelow() throws {
        let stage = AloeStage()
        let rows = stage.addRows(2)
        stage.window.settle()
        UIView.animate(withDuration: 0.3) {
            stage.stack.setInset(
                forRow: rows[0], inset: UIEdgeInsets(top: 32, left: 0, bottom: 32, right: 0))
            stage.stack.layoutIfNeeded()
        }
        stage.window.advance(by: 0.15)
        let shown = try XCTUnwrap(cell(of: rows[1]).layer.presentation())
        XCTAssertEqual(shown.frame.minY, 64, accuracy: 3)
        stage.window.settle()
        XCTAssertEqual(try frame(of: rows[1], in: stage.stack).minY, 84)
        XCTAssertEqual(rows[0].frame, CGRect(x: 0, y: 32, width: 300, height: 20))
    }

    private final class GrowingRow: UIView {
        var height: CGFloat = 30 {
            didSet { invalidateIntrinsicContentSize() }
        }
        override var intrinsicContentSize: CGSize {
            CGSize(width: UIView.noIntrinsicMetric, height: height)
        }
    }
}
