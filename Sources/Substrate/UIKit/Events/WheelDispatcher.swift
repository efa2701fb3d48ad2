// SPDX-License-Identifier: MIT
import WindowSystem

/// Hands steps of the wheel to the views under the mouse, from the deepest outward, until one
/// consumes them.
@MainActor final class WheelDispatcher {
    private weak var window: UIWindow?
    /// Who took the first step of a swipe on a touchpad, and so takes the others.
    private weak var receiver: (any WheelScrolling)?

    init(window: UIWindow) {
        self.window = window
    }

    func handle(_ step: WheelEvent) {
        guard let window else { return }
        let event = UIEvent()
        event.type = .scroll
        event.timestamp = step.timestamp
        event.modifierFlags = UIKeyModifierFlags(rawValue: step.modifiers.rawValue)
        // The event moves content; a content offset moves the other way.
        let delta = CGVector(dx: -step.delta.dx, dy: -step.delta.dy)
        let continues = step.phase != nil && step.phase != .began
        if continues, let receiver, receiver.window === window {
            _ = receiver.scrollWheel(by: delta, isPrecise: step.isPrecise)
            return
        }
        receiver = nil
        var view = window.hitTest(step.location, with: event)
        while let current = view {
            if let scrolling = current as? any WheelScrolling,
                scrolling.scrollWheel(by: delta, isPrecise: step.isPrecise)
            {
                if step.phase != nil { receiver = scrolling }
                return
            }
            view = current.superview
        }
    }
}
