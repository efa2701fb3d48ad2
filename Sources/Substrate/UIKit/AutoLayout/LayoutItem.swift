// SPDX-License-Identifier: MIT

/// A view or a layout guide as constraints know it.
///
/// Constraints and anchors hold this token rather than the view, so that they do not keep the view
/// alive, need no weak reference each, and never take one view for another.
@MainActor final class LayoutItem {
    /// The view, or the guide's view; nil once it is gone.
    var view: UIView? { isGuide ? guide?.owningView : ownView }

    /// Nil for a view, and for a guide that is gone.
    private(set) weak var guide: UILayoutGuide?

    private weak var ownView: UIView?

    let isGuide: Bool

    /// The active constraints that speak of the item.
    var references: [NSLayoutConstraint] = []

    /// What the engine keeps for the item.
    var engineSlot: LayoutEngineItem?

    init(view: UIView) {
        ownView = view
        isGuide = false
    }

    init(guide: UILayoutGuide) {
        self.guide = guide
        isGuide = true
    }

    /// The view or guide itself.
    var object: AnyObject? { isGuide ? guide : ownView }

    /// The item of a view or guide; nil for anything else.
    static func of(_ object: Any) -> LayoutItem? {
        if let view = object as? UIView { return view.layoutItem }
        if let guide = object as? UILayoutGuide { return guide.layoutItem }
        return nil
    }

    func remove(_ constraint: NSLayoutConstraint) { references.removeInstalled(constraint) }
}

extension [NSLayoutConstraint] {
    /// Removes a constraint from constraints that are in the order of their installation, which many
    /// of a stack view with many views are. Takes the time of moving those that come after it.
    @MainActor mutating func removeInstalled(_ constraint: NSLayoutConstraint) {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].installation < constraint.installation {
                low = middle + 1
            } else {
                high = middle
            }
        }
        if low < count, self[low] === constraint { remove(at: low) }
    }
}

/// One attribute of one item.
struct LayoutEnd: Hashable, Sendable {
    let item: LayoutItem
    let attribute: NSLayoutConstraint.Attribute

    static func == (one: LayoutEnd, other: LayoutEnd) -> Bool {
        one.item === other.item && one.attribute == other.attribute
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(item))
        hasher.combine(attribute)
    }
}

/// One side of a constraint: an attribute, or the distance between two.
struct LayoutOperand: Hashable, Sendable {
    let end: LayoutEnd
    /// What the end is measured from; nil for an attribute by itself.
    let start: LayoutEnd?

    init(
        _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, from start: LayoutEnd? = nil
    ) {
        end = LayoutEnd(item: item, attribute: attribute)
        self.start = start
    }

    /// What the operand measures.
    var kind: NSLayoutConstraint.Attribute.Kind { start == nil ? end.attribute.kind : .size }
}

/// The place in the sources where a constraint was made.
struct SourcePlace: Sendable, CustomStringConvertible {
    let fileID: StaticString
    let line: UInt

    var description: String { "\(fileID):\(line)" }
}
