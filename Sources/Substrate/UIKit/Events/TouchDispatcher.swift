// SPDX-License-Identifier: MIT
import WindowSystem

/// Turns pointers into touches and hands them to recognisers, then to views.
///
/// Invariants: recognisers hear of a touch before its view does. A view hears either nothing of a
/// touch, or that it began and later exactly once that it ended or was taken away.
@MainActor final class TouchDispatcher {
    let arbiter = GestureArbiter()

    private weak var window: UIWindow?
    /// The touches that are down, or were lifted just now.
    private var touches: [UITouch] = []
    /// Touches that were lifted, of which their views do not know yet.
    private var held: [UITouch] = []
    private let event = UIEvent()
    private var taps = TapCounter()

    init(window: UIWindow) {
        self.window = window
        arbiter.onClaim = { [weak self] in self?.claim(for: $0) }
        arbiter.onSettle = { [weak self] in self?.deliverToViews() }
    }

    // MARK: Touches

    /// The event for what a pointer did; nil if it concerns no touch.
    func event(for pointer: PointerEvent) -> UIEvent? {
        guard let touch = touch(for: pointer) else { return nil }
        touch.timestamp = pointer.timestamp
        for other in touches where other !== touch { other.phase = .stationary }
        event.timestamp = pointer.timestamp
        event.modifierFlags = UIKeyModifierFlags(rawValue: pointer.modifiers.rawValue)
        event.buttonMask = touch.type == .indirectPointer && touch.isDown ? .primary : []
        event.activeTouches = touches
        return event
    }

    private func touch(for pointer: PointerEvent) -> UITouch? {
        switch pointer.phase {
        case .down:
            return begin(pointer)
        case .moved:
            return change(pointer, to: .moved)
        case .up:
            let touch = change(pointer, to: .ended)
            if touch != nil { taps.touchEnded(at: pointer.location, time: pointer.timestamp) }
            return touch
        case .cancelled:
            return change(pointer, to: .cancelled)
        case .hovered, .left:
            return nil
        }
    }

    private func begin(_ pointer: PointerEvent) -> UITouch? {
        guard pointer.button == .primary || pointer.button == .touch, let window,
            !touches.contains(where: { $0.identifier == pointer.identifier })
        else { return nil }
        event.timestamp = pointer.timestamp
        guard let view = window.hitTest(pointer.location, with: event) else { return nil }
        let touch = UITouch()
        touch.identifier = pointer.identifier
        touch.type = pointer.button == .touch ? .direct : .indirectPointer
        touch.window = window
        touch.view = view
        touch.timestamp = pointer.timestamp
        touch.windowLocation = pointer.location
        touch.startWindowLocation = pointer.location
        touch.previousWindowLocation = pointer.location
        touch.tapCount = taps.touchBegan(at: pointer.location, time: pointer.timestamp)
        if !accepts(touch, in: view) { touch.delivery.progress = .finished }
        touches.append(touch)
        touch.recognizers = arbiter.recognizers(for: touch, in: view)
        return touch
    }

    private func change(_ pointer: PointerEvent, to phase: UITouch.Phase) -> UITouch? {
        guard let touch = touches.first(where: { $0.identifier == pointer.identifier }) else {
            return nil
        }
        touch.previousWindowLocation = touch.windowLocation
        touch.windowLocation = pointer.location
        touch.phase = phase
        return touch
    }

    /// Whether a view hears of one more touch, by its and the other views' rules.
    private func accepts(_ touch: UITouch, in view: UIView) -> Bool {
        let others = touches.filter { $0.isDown && $0.delivery.progress != .finished }
        for other in others {
            if other.view === view {
                if !view.isMultipleTouchEnabled { return false }
            } else if view.isExclusiveTouch || other.view?.isExclusiveTouch == true {
                return false
            }
        }
        return true
    }

    /// Events that take all touches away.
    func cancellations() -> [UIEvent] {
        guard !touches.isEmpty else { return [] }
        for touch in touches { touch.phase = .cancelled }
        event.activeTouches = touches
        return [event]
    }

    func forgetLiftedTouches() {
        held += touches.filter { !$0.isDown && $0.delivery.progress != .finished }
        touches.removeAll { !$0.isDown }
        event.activeTouches = touches
    }

    // MARK: Recognisers

    /// Hands an event to recognisers, then to views.
    func deliver(_ event: UIEvent) {
        arbiter.perform {
            let changed = event.activeTouches.filter { $0.phase != .stationary }
            for touch in changed { touch.delivery.note(touch.phase) }
            var receivers: [UIGestureRecognizer] = []
            for touch in changed {
                for recognizer in touch.recognizers
                where !receivers.contains(where: { $0 === recognizer }) {
                    receivers.append(recognizer)
                }
            }
            for recognizer in receivers {
                recognizer.receive(changed.filter { $0.isReceived(by: recognizer) }, in: event)
            }
        }
    }

    /// Takes touches from their views, as a recogniser has recognised them.
    private func claim(for recognizer: UIGestureRecognizer) {
        guard recognizer.cancelsTouchesInView else { return }
        let claimed = (touches + held).filter {
            $0.isReceived(by: recognizer) && $0.delivery.progress != .finished
        }
        let known = claimed.filter { $0.delivery.progress == .delivered }
        for touch in claimed { touch.delivery.progress = .finished }
        send(known, as: .cancelled)
    }

    // MARK: Views

    /// Tells views what they do not know yet and may.
    private func deliverToViews() {
        let open = (held + touches).filter { $0.delivery.progress != .finished }
        cancelInViews(open)
        beginInViews(open)
        let moved = open.filter {
            $0.delivery.progress == .delivered && $0.delivery.isMoveWithheld
        }
        for touch in moved { touch.delivery.isMoveWithheld = false }
        send(moved, as: .moved)
        let ended = open.filter {
            $0.delivery.progress == .delivered && $0.delivery.isEndWithheld
                && !arbiter.holdsEnd(of: $0)
        }
        for touch in ended { touch.delivery.progress = .finished }
        send(ended, as: .ended)
        held.removeAll { $0.delivery.progress == .finished }
    }

    private func cancelInViews(_ open: [UITouch]) {
        let cancelled = open.filter(\.delivery.isCancelWithheld)
        let known = cancelled.filter { $0.delivery.progress == .delivered }
        for touch in cancelled { touch.delivery.progress = .finished }
        send(known, as: .cancelled)
    }

    private func beginInViews(_ open: [UITouch]) {
        let begun = open.filter {
            $0.delivery.progress == .withheld && !arbiter.holdsBeginning(of: $0)
        }
        for touch in begun { touch.delivery.progress = .delivered }
        send(begun, as: .began)
    }

    /// Sends touches to their views, those of one view together.
    private func send(_ touches: [UITouch], as phase: UITouch.Phase) {
        var remaining = touches.filter { $0.view != nil }
        while let view = remaining.first?.view {
            let group = remaining.filter { $0.view === view }
            remaining.removeAll { $0.view === view }
            let present = group.map(\.phase)
            for touch in group { touch.phase = phase }
            switch phase {
            case .began: view.touchesBegan(Set(group), with: event)
            case .moved: view.touchesMoved(Set(group), with: event)
            case .ended: view.touchesEnded(Set(group), with: event)
            case .cancelled: view.touchesCancelled(Set(group), with: event)
            case .stationary: break
            }
            for (touch, old) in zip(group, present) { touch.phase = old }
        }
    }
}

extension UITouch {
    /// Whether the touch has neither been lifted nor taken away.
    var isDown: Bool { phase != .ended && phase != .cancelled }

    func isReceived(by recognizer: UIGestureRecognizer) -> Bool {
        recognizers.contains { $0 === recognizer }
    }
}
