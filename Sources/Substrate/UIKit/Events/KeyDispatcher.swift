// SPDX-License-Identifier: MIT
import WindowSystem

/// Turns keys into presses and hands them to the responder chain; key commands come first.
@MainActor final class KeyDispatcher {
    private weak var window: UIWindow?
    private var presses: [UIPress] = []
    private let event = UIPressesEvent()
    /// Keys that are down and were a key command, so that nobody hears of their release.
    private var commandKeys: Set<UIKeyboardHIDUsage> = []

    init(window: UIWindow) {
        self.window = window
    }

    /// The event for a key; nil if it was a key command, or the release of one.
    func event(for key: KeyEvent) -> UIPressesEvent? {
        let value = UIKey(key)
        if key.isDown {
            if performCommand(for: value) {
                commandKeys.insert(value.keyCode)
                return nil
            }
        } else if commandKeys.remove(value.keyCode) != nil {
            return nil
        }
        guard let press = press(for: value, isDown: key.isDown) else { return nil }
        press.key = value
        press.timestamp = key.timestamp
        return makeEvent(changed: press, at: key.timestamp, flags: value.modifierFlags)
    }

    private func press(for key: UIKey, isDown: Bool) -> UIPress? {
        if let held = presses.first(where: { $0.key?.keyCode == key.keyCode }) {
            held.phase = isDown ? .changed : .ended
            return held
        }
        guard isDown else { return nil }
        let press = UIPress()
        press.window = window
        press.responder = startOfChain
        presses.append(press)
        return press
    }

    private func makeEvent(
        changed: UIPress, at time: TimeInterval, flags: UIKeyModifierFlags
    ) -> UIPressesEvent {
        for press in presses where press !== changed { press.phase = .stationary }
        event.timestamp = time
        event.modifierFlags = flags
        event.allPresses = Set(presses)
        return event
    }

    /// The event that takes all held keys away; nil if none is held.
    func cancellation() -> UIPressesEvent? {
        commandKeys = []
        guard !presses.isEmpty else { return nil }
        for press in presses { press.phase = .cancelled }
        event.allPresses = Set(presses)
        return event
    }

    func forgetReleasedKeys() {
        presses.removeAll { $0.phase == .ended || $0.phase == .cancelled }
        event.allPresses = Set(presses)
    }

    /// Hands the presses that changed to the responders that they began at.
    func deliver(_ event: UIEvent) {
        guard let event = event as? UIPressesEvent else { return }
        for press in event.allPresses {
            guard let responder = press.responder ?? startOfChain else { continue }
            switch press.phase {
            case .began: responder.pressesBegan([press], with: event)
            case .changed: responder.pressesChanged([press], with: event)
            case .ended: responder.pressesEnded([press], with: event)
            case .cancelled: responder.pressesCancelled([press], with: event)
            case .stationary: break
            }
        }
    }

    // MARK: Responders

    /// An open menu, else the first responder, or without one the view of the deepest visible
    /// controller.
    private var startOfChain: UIResponder? {
        guard let window else { return nil }
        if let menu = MenuOverlay.shown, menu.window === window { return menu }
        if let responder = window.firstResponder { return responder }
        guard var controller = window.rootViewController else { return window }
        while let deeper = controller.presentedViewController ?? visibleChild(of: controller) {
            controller = deeper
        }
        return controller.viewIfLoaded ?? window
    }

    private func visibleChild(of controller: UIViewController) -> UIViewController? {
        controller.children.last { child in
            guard let view = child.viewIfLoaded else { return false }
            return view.window === window && !view.isHidden
        }
    }

    // MARK: Commands

    /// Runs the first key command up the chain that fits a key.
    private func performCommand(for key: UIKey) -> Bool {
        let start = startOfChain
        let isTyping = start is any TypedTextReceiving && editsText(key)
        var responder = start
        while let current = responder {
            // A text view's own commands apply to keys that edit text; those of others do not.
            if !isTyping || current === start,
                let command = current.keyCommands?.first(where: { $0.matches(key) }),
                run(command, from: current)
            {
                return true
            }
            responder = current.next
        }
        return false
    }

    private func run(_ command: UIKeyCommand, from responder: UIResponder) -> Bool {
        if let handler = command.handler {
            handler.performWithSender(command)
            return true
        }
        guard let action = command.action,
            let target = responder.target(forAction: action, withSender: command)
        else { return false }
        ActionDelivery.send(action, to: target as AnyObject, from: command)
        return true
    }

    /// Whether a text view types or moves with the key.
    private func editsText(_ key: UIKey) -> Bool {
        guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else {
            return false
        }
        let moves: Set<UIKeyboardHIDUsage> = [
            .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow,
            .keyboardHome, .keyboardEnd, .keyboardPageUp, .keyboardPageDown,
            .keyboardDeleteForward, .keyboardDeleteOrBackspace,
        ]
        return moves.contains(key.keyCode)
            || (!key.characters.isEmpty && key.keyCode != .keyboardEscape)
    }
}
