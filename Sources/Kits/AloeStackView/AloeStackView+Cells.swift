// SPDX-License-Identifier: MIT
import UIKit

extension AloeStackView {
    /// The cells in order.
    var cells: [StackViewCell] { stack.arrangedSubviews.compactMap { $0 as? StackViewCell } }

    /// The row of an arranged view.
    func row(of view: UIView?) -> UIView? { (view as? StackViewCell)?.contentView }

    /// The cell of a row of this stack; nil if the view is no row.
    func cell(of row: UIView) -> StackViewCell? {
        guard let cell = row.superview as? StackViewCell, cell.superview === stack,
            cell.contentView === row
        else { return nil }
        return cell
    }

    func index(of row: UIView) -> Int? {
        cell(of: row).flatMap { cell in stack.arrangedSubviews.firstIndex { $0 === cell } }
    }

    func insert(_ row: UIView, at index: Int, _ animated: Bool) {
        let former = cell(of: row)
        movingRow = former == nil ? nil : row
        let cell = makeCell(row)
        movingRow = nil
        stack.insertArrangedSubview(cell, at: index)
        if let former { remove(former, false) }
        updateSeparator(of: cell)
        let place = index - (former == nil ? 0 : 1)
        if let above = self.cell(above: cell, near: place) { updateSeparator(of: above) }
        guard animated else { return }
        cell.alpha = 0
        appearing.append(cell)
        fadeIn()
    }

    /// Makes changes to several rows: they are laid out and animated once.
    func together(_ animated: Bool, _ changes: () -> Void) {
        guard animated, !isChangingSeveral else { return changes() }
        isChangingSeveral = true
        changes()
        isChangingSeveral = false
        fadeIn()
    }

    /// Lays new cells out where they belong, and lets them appear.
    private func fadeIn() {
        guard !isChangingSeveral, !appearing.isEmpty else { return }
        let cells = appearing
        appearing = []
        layoutIfNeeded()
        animate(true) {
            for cell in cells { cell.alpha = 1 }
        }
    }

    /// Removes a cell whose row went into another view.
    func rowDidLeave(_ cell: StackViewCell) {
        if cell.contentView !== movingRow { remove(cell, false) }
    }

    private func makeCell(_ row: UIView) -> StackViewCell {
        let cell = cellForRow(row)
        cell.rowBackgroundColor = rowBackgroundColor
        cell.rowHighlightColor = rowHighlightColor
        cell.rowInset = rowInset
        cell.separatorAxis = separatorAxis
        cell.separatorColor = separatorColor
        if let chosenSeparatorWidth { cell.separatorHeight = chosenSeparatorWidth }
        cell.separatorInset = separatorInset
        cell.hidesSeparator = hidesSeparatorsByDefault
        configureCell(cell)
        cell.rowDidLeave = { [weak self] cell in self?.rowDidLeave(cell) }
        return cell
    }

    /// Removes a cell. Animated, its room closes first; a room that closes already is waited for.
    func remove(_ cell: StackViewCell, _ animated: Bool) {
        guard animated, !cell.isHidden || cell.changes > 0 else { return finishRemoval(of: cell) }
        cell.isLeaving = true
        setHidden(true, of: cell, animated: true)
    }

    private func finishRemoval(of cell: StackViewCell) {
        guard cell.superview === stack else { return }
        let above = self.cell(above: cell, near: stack.arrangedSubviews.count - 1)
        cell.removeFromSuperview()
        if let above { updateSeparator(of: above) }
    }

    /// Hides a cell or shows it.
    func setHidden(_ isHidden: Bool, of cell: StackViewCell, animated: Bool) {
        guard cell.isHidden != isHidden else { return }
        cell.changes += 1
        animate(animated) {
            cell.isHidden = isHidden
        } completion: { [weak self] in
            cell.changes -= 1
            if cell.isLeaving, cell.changes == 0 { self?.finishRemoval(of: cell) }
        }
    }

    /// The cell above another one, which is expected at an index.
    private func cell(above cell: StackViewCell, near place: Int) -> StackViewCell? {
        let all = stack.arrangedSubviews
        let isThere = all.indices.contains(place) && all[place] === cell
        guard let index = isThere ? place : all.firstIndex(where: { $0 === cell }), index > 0
        else { return nil }
        return all[index - 1] as? StackViewCell
    }

    func setSeparator(of row: UIView, isHidden: Bool) {
        guard let cell = cell(of: row) else { return }
        cell.hidesSeparator = isHidden
        updateSeparator(of: cell)
    }

    /// Hides or shows the separator of a cell as the rules say.
    func updateSeparator(of cell: StackViewCell) {
        let isLast = cell === stack.arrangedSubviews.last
        cell.isSeparatorHidden =
            (automaticallyHidesLastSeparator && isLast) || cell.contentView is any SeparatorHiding
            || cell.hidesSeparator
    }

    /// Makes changes to several rows that move, in one animation.
    func moveTogether(_ animated: Bool, _ changes: @escaping () -> Void) {
        guard animated, moves == nil else { return changes() }
        var completions: [() -> Void] = []
        UIView.animate(withDuration: 0.3) {
            self.moves = []
            changes()
            completions = self.moves ?? []
            self.moves = nil
            self.layoutIfNeeded()
        } completion: { _ in
            for completion in completions { completion() }
        }
    }

    /// Makes changes, in 0.3 seconds or at once.
    private func animate(
        _ animated: Bool, _ changes: @escaping () -> Void, completion: @escaping () -> Void = {}
    ) {
        guard animated else {
            changes()
            return completion()
        }
        guard moves == nil else {
            changes()
            moves?.append(completion)
            return
        }
        UIView.animate(withDuration: 0.3) {
            changes()
            self.layoutIfNeeded()
        } completion: { _ in
            completion()
        }
    }
}
