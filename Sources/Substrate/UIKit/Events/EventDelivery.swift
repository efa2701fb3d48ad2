// SPDX-License-Identifier: MIT
import WindowSystem

/// Turns what happens to a window into events, and hands these to recognisers, views and
/// responders.
@MainActor package final class EventDelivery {
    private weak var window: UIWindow?
    private let touches: TouchDispatcher
    private let keys: KeyDispatcher
    private let wheel: WheelDispatcher
    private let hover: HoverDispatcher

    init(window: UIWindow) {
        self.window = window
        touches = TouchDispatcher(window: window)
        keys = KeyDispatcher(window: window)
        wheel = WheelDispatcher(window: window)
        hover = HoverDispatcher(window: window)
    }

    /// Decides which of the window's recognisers recognise.
    var arbiter: GestureArbiter { touches.arbiter }

    /// Takes in what happened to the window.
    ///
    /// Cost: of a touch, a hit test and the recognisers of the views under it; of a key, the
    /// responder chain.
    package func handle(_ event: WindowEvent) {
        switch event {
        case .pointer(let pointer):
            hover.follow(pointer)
            guard let made = touches.event(for: pointer) else { return }
            window?.sendEvent(made)
            touches.forgetLiftedTouches()
        case .wheel(let step):
            wheel.handle(step)
        case .key(let key):
            guard let made = keys.event(for: key) else { return }
            window?.sendEvent(made)
            keys.forgetReleasedKeys()
        case .text(let text):
            (window?.firstResponder as? any TypedTextReceiving)?.receiveText(text)
        case .textEditing(let composition):
            (window?.firstResponder as? any TypedTextReceiving)?.receiveComposition(composition)
        case .focus(let isFocused):
            guard !isFocused, let made = keys.cancellation() else { return }
            window?.sendEvent(made)
            keys.forgetReleasedKeys()
        case .resized, .appearanceChanged, .closeRequested, .exposed:
            break
        }
    }

    /// Hands an event to those that it belongs to.
    package func dispatch(_ event: UIEvent) {
        switch event.type {
        case .touches: touches.deliver(event)
        case .presses: keys.deliver(event)
        case .scroll: break
        }
    }

    /// Takes all touches away from views and recognisers, as when the window goes.
    package func cancelTouches() {
        for made in touches.cancellations() {
            dispatch(made)
            touches.forgetLiftedTouches()
        }
    }
}

/// A responder that typed text goes to while it is first responder.
@MainActor package protocol TypedTextReceiving: UIResponder {
    /// Inserts text that was typed or committed by an input method.
    func receiveText(_ text: String)
    /// Shows an input method's unfinished text in place of the one before; an empty one takes it
    /// away.
    func receiveComposition(_ composition: TextComposition)
}
