// SPDX-License-Identifier: MIT
import UIKit

/// A scrolling stack of rows that are views of any kind.
///
///     let stackView = AloeStackView()
///     title.isUserInteractionEnabled = true
///     stackView.addRow(title)
///     stackView.addRow(switchRow, animated: true)
///     stackView.setTapHandler(forRow: title) { title in title.text = "Tapped" }
///
/// Every row lives in a ``StackViewCell`` that adds insets, a separator, a highlight and taps. Rows
/// are all in the hierarchy at once: use a list for rows by the thousands that come from data.
///
/// Invariants: a row is at most once in the stack; rows lie in the order of ``getAllRows()``; hidden
/// rows count as rows; a view that is taken into another view, or out of its own, is no row any more. A
/// call about a view that is no row does nothing.
///
/// Cost: adding at the end does not depend on the number of rows; inserting, removing and asking for
/// a row by its place look for it among all rows.
@preconcurrency @MainActor
open class AloeStackView: UIScrollView {
    static let defaultRowHighlightColor = UIColor(
        red: 217 / 255, green: 217 / 255, blue: 217 / 255, alpha: 1)
    /// The inset of a table's separator on iOS.
    private static let tableInset: CGFloat = 15

    let stack = UIStackView()
    private var crossAxis: NSLayoutConstraint?
    /// The width that separators were given; nil as long as they are a pixel thick.
    private(set) var chosenSeparatorWidth: CGFloat?
    /// New cells that are to fade in.
    var appearing: [StackViewCell] = []
    /// Whether more rows are added before new ones fade in.
    var isChangingSeveral = false
    /// What is to be done when the rows that are being moved together have moved.
    var moves: [() -> Void]?
    /// The row that is moving from one cell to another of this stack view.
    var movingRow: UIView?

    /// Makes an empty vertical stack on white.
    public init() {
        super.init(frame: .zero)
        backgroundColor = .white
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.axis = axis
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
        ])
        fillCrossAxis()
    }

    /// Not to be used: the stack view cannot be read from an archive.
    public required init?(coder aDecoder: NSCoder) {
        fatalError("An AloeStackView cannot be read from an archive. Use init().")
    }

    /// The axis along which rows are placed. Separators run across it.
    open var axis = NSLayoutConstraint.Axis.vertical {
        didSet {
            guard axis != oldValue else { return }
            stack.axis = axis
            fillCrossAxis()
            for cell in cells { cell.separatorAxis = separatorAxis }
        }
    }

    private func fillCrossAxis() {
        crossAxis?.isActive = false
        crossAxis =
            axis == .vertical
            ? stack.widthAnchor.constraint(equalTo: widthAnchor)
            : stack.heightAnchor.constraint(equalTo: heightAnchor)
        crossAxis?.isActive = true
    }

    var separatorAxis: NSLayoutConstraint.Axis { axis == .horizontal ? .vertical : .horizontal }

    // MARK: Adding and removing

    /// Adds a row at the end. A row that is there already moves, into a new cell.
    open func addRow(_ row: UIView, animated: Bool = false) {
        insert(row, at: stack.arrangedSubviews.count, animated)
    }

    /// Adds rows at the end, in order.
    open func addRows(_ rows: [UIView], animated: Bool = false) {
        together(animated) {
            for row in rows { addRow(row, animated: animated) }
        }
    }

    /// Adds a row at the start.
    open func prependRow(_ row: UIView, animated: Bool = false) {
        insert(row, at: 0, animated)
    }

    /// Adds rows at the start, in order.
    open func prependRows(_ rows: [UIView], animated: Bool = false) {
        together(animated) {
            for row in rows.reversed() { prependRow(row, animated: animated) }
        }
    }

    /// Inserts a row before another one; nothing happens if that is no row.
    open func insertRow(_ row: UIView, before beforeRow: UIView, animated: Bool = false) {
        guard let index = index(of: beforeRow) else { return }
        insert(row, at: index, animated)
    }

    /// Inserts rows before another one, in order.
    open func insertRows(_ rows: [UIView], before beforeRow: UIView, animated: Bool = false) {
        together(animated) {
            for row in rows { insertRow(row, before: beforeRow, animated: animated) }
        }
    }

    /// Inserts a row after another one; nothing happens if that is no row.
    open func insertRow(_ row: UIView, after afterRow: UIView, animated: Bool = false) {
        guard let index = index(of: afterRow) else { return }
        insert(row, at: index + 1, animated)
    }

    /// Inserts rows after another one, in order.
    open func insertRows(_ rows: [UIView], after afterRow: UIView, animated: Bool = false) {
        guard containsRow(afterRow) else { return }
        var previous = afterRow
        together(animated) {
            for row in rows {
                insertRow(row, after: previous, animated: animated)
                previous = row
            }
        }
    }

    /// Removes a row. Animated, it shrinks first and is a row until it is gone.
    open func removeRow(_ row: UIView, animated: Bool = false) {
        guard let cell = cell(of: row) else { return }
        remove(cell, animated)
    }

    /// Removes rows.
    open func removeRows(_ rows: [UIView], animated: Bool = false) {
        moveTogether(animated) {
            for row in rows { self.removeRow(row, animated: animated) }
        }
    }

    /// Removes all rows.
    open func removeAllRows(animated: Bool = false) {
        moveTogether(animated) {
            for cell in self.cells.reversed() { self.remove(cell, animated) }
        }
    }

    // MARK: Rows

    /// The first row, hidden or not.
    open var firstRow: UIView? { row(of: stack.arrangedSubviews.first) }

    /// The last row, hidden or not.
    open var lastRow: UIView? { row(of: stack.arrangedSubviews.last) }

    /// All rows in order, hidden ones too.
    open func getAllRows() -> [UIView] { cells.map(\.contentView) }

    /// Whether a view is a row.
    open func containsRow(_ row: UIView) -> Bool { cell(of: row) != nil }

    // MARK: Hiding

    /// Hides a row.
    open func hideRow(_ row: UIView, animated: Bool = false) {
        setRowHidden(row, isHidden: true, animated: animated)
    }

    /// Hides rows.
    open func hideRows(_ rows: [UIView], animated: Bool = false) {
        setRowsHidden(rows, isHidden: true, animated: animated)
    }

    /// Shows a row again.
    open func showRow(_ row: UIView, animated: Bool = false) {
        setRowHidden(row, isHidden: false, animated: animated)
    }

    /// Shows rows again.
    open func showRows(_ rows: [UIView], animated: Bool = false) {
        setRowsHidden(rows, isHidden: false, animated: animated)
    }

    /// Hides a row or shows it again; nothing happens if it is so already. Animated, it takes 0.3
    /// seconds, and ``isRowHidden(_:)`` answers the new state at once.
    open func setRowHidden(_ row: UIView, isHidden: Bool, animated: Bool = false) {
        guard let cell = cell(of: row) else { return }
        setHidden(isHidden, of: cell, animated: animated)
    }

    /// Hides rows or shows them again.
    open func setRowsHidden(_ rows: [UIView], isHidden: Bool, animated: Bool = false) {
        moveTogether(animated) {
            for row in rows { self.setRowHidden(row, isHidden: isHidden, animated: animated) }
        }
    }

    /// Whether a row is hidden; false for a view that is no row.
    open func isRowHidden(_ row: UIView) -> Bool { cell(of: row)?.isHidden ?? false }

    // MARK: Taps

    /// Says what a tap on a row does, or with nil nothing.
    ///
    /// Taps on controls in the row are theirs, and a row whose `isUserInteractionEnabled` is false,
    /// as a label's is at first, is not tapped.
    open func setTapHandler<RowView: UIView>(
        forRow row: RowView, handler: ((RowView) -> Void)?
    ) {
        guard let cell = cell(of: row) else { return }
        cell.tapHandler = handler.map { handler in
            { view in
                if let row = view as? RowView { handler(row) }
            }
        }
    }

    /// Takes a row's tap handler away: what `handler: nil` calls, which Swift does not accept for the
    /// generic method.
    public func setTapHandler(forRow row: UIView, handler: Never?) {
        cell(of: row)?.tapHandler = nil
    }

    // MARK: Style of rows that are added later

    /// The background of rows that are added from now on; clear at first.
    open var rowBackgroundColor = UIColor.clear

    /// The background of touched rows that are added from now on; a light grey at first.
    open var rowHighlightColor = AloeStackView.defaultRowHighlightColor

    /// The room around rows that are added from now on, in points; 12 above and below and 15 at the
    /// sides at first.
    open var rowInset = UIEdgeInsets(
        top: 12, left: AloeStackView.tableInset, bottom: 12, right: AloeStackView.tableInset)

    /// The ends of separators of rows that are added from now on, in points; 15 at the leading side
    /// at first.
    open var separatorInset = UIEdgeInsets(
        top: 0, left: AloeStackView.tableInset, bottom: 0, right: 0)

    /// Whether rows that are added from now on have no separator; false at first.
    open var hidesSeparatorsByDefault = false

    // MARK: Style of rows that are there

    /// Gives a row another background.
    open func setBackgroundColor(forRow row: UIView, color: UIColor) {
        cell(of: row)?.rowBackgroundColor = color
    }

    /// Gives rows another background.
    open func setBackgroundColor(forRows rows: [UIView], color: UIColor) {
        for row in rows { setBackgroundColor(forRow: row, color: color) }
    }

    /// Gives a row other room around it, in points.
    open func setInset(forRow row: UIView, inset: UIEdgeInsets) {
        cell(of: row)?.rowInset = inset
    }

    /// Gives rows other room around them, in points.
    open func setInset(forRows rows: [UIView], inset: UIEdgeInsets) {
        for row in rows { setInset(forRow: row, inset: inset) }
    }

    // MARK: Separators

    /// The colour of all separators.
    open var separatorColor = UIColor.separator {
        didSet {
            for cell in cells { cell.separatorColor = separatorColor }
        }
    }

    /// How thick all separators are, in points; one pixel of the display they are on unless it is
    /// set.
    open var separatorWidth: CGFloat {
        get { chosenSeparatorWidth ?? onePixel }
        set {
            chosenSeparatorWidth = newValue
            for cell in cells { cell.separatorWidth = newValue }
        }
    }

    /// Another name of ``separatorWidth``.
    open var separatorHeight: CGFloat {
        get { separatorWidth }
        set { separatorWidth = newValue }
    }

    /// Gives a row's separator other ends, in points.
    open func setSeparatorInset(forRow row: UIView, inset: UIEdgeInsets) {
        cell(of: row)?.separatorInset = inset
    }

    /// Gives the separators of rows other ends, in points.
    open func setSeparatorInset(forRows rows: [UIView], inset: UIEdgeInsets) {
        for row in rows { setSeparatorInset(forRow: row, inset: inset) }
    }

    /// Hides a row's separator.
    open func hideSeparator(forRow row: UIView) { setSeparator(of: row, isHidden: true) }

    /// Hides the separators of rows.
    open func hideSeparators(forRows rows: [UIView]) {
        for row in rows { hideSeparator(forRow: row) }
    }

    /// Shows a row's separator again, unless another rule hides it.
    open func showSeparator(forRow row: UIView) { setSeparator(of: row, isHidden: false) }

    /// Shows the separators of rows again.
    open func showSeparators(forRows rows: [UIView]) {
        for row in rows { showSeparator(forRow: row) }
    }

    /// Whether the last row never has a separator; false at first.
    open var automaticallyHidesLastSeparator = false {
        didSet {
            if let last = stack.arrangedSubviews.last as? StackViewCell {
                updateSeparator(of: last)
            }
        }
    }

    // MARK: Scrolling

    /// Scrolls as little as it takes to see a row.
    open func scrollRowToVisible(_ row: UIView, animated: Bool = true) {
        guard containsRow(row), let superview = row.superview else { return }
        layoutIfNeeded()
        scrollRectToVisible(convert(row.frame, from: superview), animated: animated)
    }

    // MARK: For subclasses

    /// Makes the cell around a row. A subclass may return one of its own.
    open func cellForRow(_ row: UIView) -> StackViewCell { StackViewCell(contentView: row) }

    /// Called for a new cell after it has got the stack view's style; does nothing here.
    open func configureCell(_ cell: StackViewCell) {}
}
