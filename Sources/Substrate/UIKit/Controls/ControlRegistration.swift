// SPDX-License-Identifier: MIT

/// Who is told of which events of a control.
@MainActor struct ControlRegistration {
    enum Receiver {
        case target(WeakTarget, Selector)
        case action(UIAction)
    }

    var events: UIControl.Event
    var receiver: Receiver

    func isPair(_ object: AnyObject?, _ action: Selector) -> Bool {
        guard case .target(let target, let known) = receiver else { return false }
        return target.isSame(as: object) && known == action
    }

    func isAction(_ identifier: UIAction.Identifier) -> Bool {
        guard case .action(let action) = receiver else { return false }
        return action.identifier == identifier
    }
}

/// A target that is not kept in memory, or the responder chain.
struct WeakTarget {
    weak var object: AnyObject?
    let isChain: Bool

    init(_ object: AnyObject?) {
        self.object = object
        isChain = object == nil
    }

    /// Whether the target was an object that is no longer in memory.
    var isGone: Bool { object == nil && !isChain }

    func isSame(as other: AnyObject?) -> Bool {
        other == nil ? isChain : object === other
    }
}
