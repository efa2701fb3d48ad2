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
/// the tabulator goes on to the next list and with Shift to the one before, Return and the space bar
/// do what a tap does.
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
            return holder?.moveFocus(heading) ?? begin(in: holders(in: window))
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

    private func goOn(in window: UIWindow, isBackwards: Bool) -> Bool {
        let all = isBackwards ? holders(in: window).reversed() : holders(in: window)
        guard let place = all.firstIndex(where: { $0 === holder }) else { return begin(in: all) }
        return begin(in: Array(all[(place + 1)...] + all[..<place]))
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
