// SPDX-License-Identifier: MIT
import UIKit

/// A row that does something of its own when it is tapped.
@preconcurrency @MainActor
public protocol Tappable {
    /// Called after a tap on the row, before the handler that the stack view has for it.
    func didTapView()
}

/// A row that shows that a finger is on it.
@preconcurrency @MainActor
public protocol Highlightable {
    /// Whether the row is highlighted now when it is touched; true unless the row says otherwise.
    var isHighlightable: Bool { get }

    /// Shows that the row is touched, or no longer is.
    ///
    /// A view that does not say how gives its cell the highlight colour, and the row's own
    /// background afterwards.
    func setIsHighlighted(_ isHighlighted: Bool)
}

extension Highlightable where Self: UIView {
    /// True: the row can be highlighted.
    public var isHighlightable: Bool { true }

    /// Gives the cell around the row its highlight colour, or its background again.
    public func setIsHighlighted(_ isHighlighted: Bool) {
        guard let cell = superview as? StackViewCell else { return }
        cell.backgroundColor = isHighlighted ? cell.rowHighlightColor : cell.rowBackgroundColor
    }
}

/// A row whose separator is never shown.
@preconcurrency @MainActor
public protocol SeparatorHiding {}
