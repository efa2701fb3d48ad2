// SPDX-License-Identifier: MIT

/// Which way an arrow key moves the focus.
enum FocusHeading {
    case up, down, left, right

    init?(_ key: UIKeyboardHIDUsage) {
        switch key {
        case .keyboardUpArrow: self = .up
        case .keyboardDownArrow: self = .down
        case .keyboardLeftArrow: self = .left
        case .keyboardRightArrow: self = .right
        default: return nil
        }
    }
}

extension FocusHeading {
    /// How far a rectangle lies the way of the heading from another; nil if it does not.
    fileprivate func gap(from start: CGRect, to end: CGRect) -> CGFloat? {
        // Frames that touch may overlap by rounding.
        let gap: CGFloat =
            switch self {
            case .up: start.minY - end.maxY
            case .down: end.minY - start.maxY
            case .left: start.minX - end.maxX
            case .right: end.minX - start.maxX
            }
        return gap > -1 ? gap : nil
    }
}

/// The lists that the tabulator takes for one: those in views of the same
/// ``UIView/focusGroupIdentifier``, else one list.
private enum FocusGroup: Equatable {
    case named(String)
    case list(ObjectIdentifier)

    @MainActor init(of list: any KeyFocusHolding) {
        var view: UIView? = list
        while let candidate = view {
            if let name = candidate.focusGroupIdentifier {
                self = .named(name)
                return
            }
            view = candidate.superview
        }
        self = .list(ObjectIdentifier(list))
    }
}

/// A view among whose parts the arrow keys move a focus.
@MainActor protocol KeyFocusHolding: UIView {
    /// Puts the focus on the part that is meant to have it first.
    ///
    /// - Returns: false if there is none.
    func takeFocus() -> Bool

    /// Takes the focus away.
    func dropFocus()

    /// Moves the focus.
    ///
    /// - Returns: false if there is no part that way.
    func moveFocus(_ heading: FocusHeading) -> Bool

    /// Does what a tap on the part with the focus does.
    ///
    /// - Returns: false if no part has the focus.
    func performFocused() -> Bool
}

/// The keyboard's focus in a window: which of its lists the arrow keys move in.
///
/// It takes the keys that no responder took. An arrow begins it in the first list that may have it,
/// and goes on to the next list of the same focus group where a list ends; the tabulator goes on to
/// the next group and with Shift to the one before, Return and the space bar do what a tap does.
@MainActor final class KeyFocus {
    private weak var holder: (any KeyFocusHolding)?

    /// Follows a key that went down or repeats.
    ///
    /// - Returns: whether the focus took it.
    func follow(_ press: UIPress, in window: UIWindow) -> Bool {
        guard let key = press.key, !(window.firstResponder is any TypedTextReceiving),
            key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
        else { return false }
        if let holder, !holders(in: window).contains(where: { $0 === holder }) {
            holder.dropFocus()
            self.holder = nil
        }
        if let heading = FocusHeading(key.keyCode) {
            guard let holder else { return begin(in: holders(in: window)) }
            return holder.moveFocus(heading) || cross(from: holder, heading, in: window)
        }
        switch key.keyCode {
        case .keyboardTab:
            return goOn(in: window, isBackwards: key.modifierFlags.contains(.shift))
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
            return press.phase == .began && holder?.performFocused() ?? false
        default: return false
        }
    }

    private func begin(in holders: [any KeyFocusHolding]) -> Bool {
        guard let first = holders.first(where: { $0.takeFocus() }) else { return false }
        if holder !== first { holder?.dropFocus() }
        holder = first
        return true
    }

    /// Moves the focus to the nearest list of the same group that lies the way of an arrow.
    private func cross(
        from holder: any KeyFocusHolding, _ heading: FocusHeading, in window: UIWindow
    ) -> Bool {
        let group = FocusGroup(of: holder)
        let start = holder.convert(holder.bounds, to: window)
        let others = holders(in: window).compactMap { other -> (any KeyFocusHolding, CGFloat)? in
            guard other !== holder, FocusGroup(of: other) == group else { return nil }
            let gap = heading.gap(from: start, to: other.convert(other.bounds, to: window))
            return gap.map { (other, $0) }
        }
        return begin(in: others.sorted { $0.1 < $1.1 }.map(\.0))
    }

    private func goOn(in window: UIWindow, isBackwards: Bool) -> Bool {
        let all = holders(in: window)
        var groups: [FocusGroup] = []
        for group in all.map(FocusGroup.init(of:)) where !groups.contains(group) {
            groups.append(group)
        }
        if isBackwards { groups.reverse() }
        if let holder, let place = groups.firstIndex(of: FocusGroup(of: holder)) {
            groups = Array(groups[(place + 1)...] + groups[..<place])
        }
        return begin(in: groups.flatMap { group in all.filter { FocusGroup(of: $0) == group } })
    }

    /// The lists of the topmost controller that can be seen and touched, in the tree's order.
    private func holders(in window: UIWindow) -> [any KeyFocusHolding] {
        var controller = window.rootViewController
        while let next = controller?.presentedViewController { controller = next }
        let isPresented = controller?.presentingViewController != nil
        var found: [any KeyFocusHolding] = []
        collect(from: isPresented ? controller?.viewIfLoaded ?? window : window, into: &found)
        return found
    }

    private func collect(from view: UIView, into found: inout [any KeyFocusHolding]) {
        guard !view.isHidden, view.alpha > 0, view.isUserInteractionEnabled else { return }
        if let holder = view as? any KeyFocusHolding { found.append(holder) }
        for child in view.subviews { collect(from: child, into: &found) }
    }
}
