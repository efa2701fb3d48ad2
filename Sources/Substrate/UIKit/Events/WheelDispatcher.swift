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
            _ = receiver.scrollWheel(
                by: Self.turned(delta, into: receiver), isPrecise: step.isPrecise)
            return
        }
        receiver = nil
        var view = window.hitTest(step.location, with: event)
        if step.modifiers.contains(.control), zoom(by: delta.dy, at: step.location, from: view) {
            return
        }
        while let current = view {
            if let scrolling = current as? any WheelScrolling,
                scrolling.scrollWheel(
                    by: Self.turned(delta, into: scrolling), isPrecise: step.isPrecise)
            {
                if step.phase != nil { receiver = scrolling }
                return
            }
            view = current.superview
        }
    }

    /// Has the deepest view that can zoom do so about the mouse.
    private func zoom(by delta: CGFloat, at location: CGPoint, from view: UIView?) -> Bool {
        var view = view
        while let current = view {
            if let scrollView = current as? UIScrollView,
                scrollView.zoomWheel(
                    by: delta, at: scrollView.convert(location, from: scrollView.window))
            {
                return true
            }
            view = current.superview
        }
        return false
    }

    /// A distance of the window in a view's own directions: a list that stands on its head scrolls
    /// the other way. Exact where nothing is transformed.
    private static func turned(_ delta: CGVector, into view: UIView) -> CGVector {
        var transforms: [CGAffineTransform] = []
        var next: UIView? = view
        while let current = next {
            if !current.transform.isIdentity { transforms.append(current.transform.inverted()) }
            next = current.superview
        }
        return transforms.reversed().reduce(delta) { delta, transform in
            CGVector(
                dx: transform.a * delta.dx + transform.c * delta.dy,
                dy: transform.b * delta.dx + transform.d * delta.dy)
        }
    }
}
