// SPDX-License-Identifier: MIT
import UIKit

// Finding views. Hidden views, and all that is inside them, are not found.
extension OffscreenWindow {
    /// The first view, from the back to the front, with an accessibility identifier.
    ///
    /// Cost: a walk over the view tree.
    public func view(identified identifier: String) -> UIView? {
        views { $0.accessibilityIdentifier == identifier }.first
    }

    /// The first view, from the back to the front, that shows exactly this text: a label, also
    /// one inside a button or a cell.
    public func view(showing text: String) -> UIView? {
        views { ViewTree.text(of: $0) == text }.first
    }

    /// All views whose text contains `part`, from the back to the front.
    public func views(showingPart part: String) -> [UIView] {
        views { ViewTree.text(of: $0)?.contains(part) == true }
    }

    /// All views of a type, from the back to the front.
    public func views<View: UIView>(ofType type: View.Type) -> [View] {
        views { $0 is View }.compactMap { $0 as? View }
    }

    /// All texts that are shown, from the back to the front.
    public var texts: [String] {
        views { ViewTree.text(of: $0)?.isEmpty == false }.compactMap(ViewTree.text(of:))
    }

    /// All visible views that a condition holds for, from the back to the front.
    public func views(where condition: (UIView) -> Bool) -> [UIView] {
        runFrame()
        var found: [UIView] = []
        collect(in: window, where: condition, into: &found)
        return found
    }

    private func collect(
        in view: UIView, where condition: (UIView) -> Bool, into found: inout [UIView]
    ) {
        guard !view.isHidden, view.alpha > 0 else { return }
        if condition(view) { found.append(view) }
        for subview in view.subviews { collect(in: subview, where: condition, into: &found) }
    }
}
