// SPDX-License-Identifier: MIT

/// An object that takes part in the responder chain: it hears of touches, keys and actions.
///
/// Every method that is not overridden forwards to ``next``. A view's next responder is its view
/// controller if it is that controller's root view, else its superview; a window's is the
/// application; the application's is its delegate if that is a responder.
@preconcurrency @MainActor open class UIResponder: NSObject {
    /// Makes a responder.
    public override init() {
        super.init()
    }

    /// What is associated with the responder by key; nil until something is.
    // Proof: read and written under the lock of the associations only.
    nonisolated(unsafe) final var associated: AssociatedValues?

    /// The responder that events go to which this one does not handle.
    open var next: UIResponder? { nil }

    // MARK: First responder

    /// Whether the responder may become first responder; false unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder may stop being first responder; true unless overridden.
    open var canResignFirstResponder: Bool { true }

    /// Whether keys and text go to this responder first.
    open var isFirstResponder: Bool {
        responderWindow?.firstResponder === self
    }

    /// Asks to make this responder the first one of its window.
    ///
    /// - Returns: false if either this responder or the present first one refuses, or if this one
    ///   is in no window.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        if let old = window.firstResponder {
            guard old.canResignFirstResponder, old.resignFirstResponder() else { return false }
        }
        window.firstResponder = self
        return true
    }

    /// Gives up being first responder.
    ///
    /// - Returns: false if the responder refuses.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard let window = responderWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.firstResponder = nil
        return true
    }

    /// The window that the responder stands in.
    var responderWindow: UIWindow? {
        var responder: UIResponder? = self
        while let current = responder {
            if let window = current as? UIWindow { return window }
            if let view = current as? UIView { return view.window }
            responder = current.next
        }
        return nil
    }

    // MARK: Touches

    /// Called when touches begin in the responder; forwards to ``next``.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Called when touches move; forwards to ``next``.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Called when touches are lifted; forwards to ``next``.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Called when touches are taken away, by a gesture or by the system; forwards to ``next``.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Keys

    /// Called when keys go down; forwards to ``next``.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// Called when a held key repeats or changes; forwards to ``next``.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Called when keys go up; forwards to ``next``.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Called when keys are taken away; forwards to ``next``.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// The key combinations that the responder answers to; nil unless overridden.
    open var keyCommands: [UIKeyCommand]? { nil }

    // MARK: Actions

    /// Whether the responder performs an action.
    ///
    /// - Parameter sender: the object that asks.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        (self as? any ActionPerforming)?.canPerform(action) ?? false
    }

    /// The nearest responder, from this one on, that performs an action.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        var responder: UIResponder? = self
        while let current = responder {
            if current.canPerformAction(action, withSender: sender) { return current }
            responder = current.next
        }
        return nil
    }
}
