// SPDX-License-Identifier: MIT

// A closure lives as long as its control or view: what it captures strongly and what holds the view
// make a cycle.

extension UIControl {
    /// Runs a closure on events and returns the control.
    ///
    /// - Parameter overwrite: whether everything that was added for these events before is removed,
    ///   whoever added it.
    @discardableResult
    public func addAction(
        for controlEvents: UIControl.Event, overwrite: Bool = false,
        _ action: @escaping () -> Void
    ) -> Self {
        if overwrite { removeHandlers(for: controlEvents) }
        addAction(UIAction { _ in action() }, for: controlEvents)
        return self
    }

    private func removeHandlers(for controlEvents: UIControl.Event) {
        removeTarget(nil, action: nil, for: controlEvents)
        enumerateEventHandlers { action, _, _, _ in
            if let action { removeAction(action, for: controlEvents) }
        }
    }
}

extension UIButton {
    /// Runs a closure on a tap and returns the button.
    ///
    /// - Parameter overwrite: whether everything that was added for a tap before is removed.
    @discardableResult
    public func onTap(overwrite: Bool = false, _ action: @escaping () -> Void) -> Self {
        addAction(for: .touchUpInside, overwrite: overwrite, action)
    }
}

extension UISwitch {
    /// Runs a closure with the new state when the user switches, and returns the switch.
    ///
    /// - Parameter overwrite: whether everything that was added for the event before is removed.
    @discardableResult
    public func onSwitch(overwrite: Bool = false, _ action: @escaping (Bool) -> Void) -> Self {
        addAction(for: .valueChanged, overwrite: overwrite) { [weak self] in
            if let self { action(self.isOn) }
        }
    }
}

extension UISlider {
    /// Runs a closure with the new value when the user moves the thumb, and returns the slider.
    ///
    /// - Parameter overwrite: whether everything that was added for the event before is removed.
    @discardableResult
    public func onChange(overwrite: Bool = false, _ action: @escaping (Float) -> Void) -> Self {
        addAction(for: .valueChanged, overwrite: overwrite) { [weak self] in
            if let self { action(self.value) }
        }
    }
}

extension UIView {
    /// Runs a closure on a tap and returns the view. Several closures all run.
    ///
    /// - Parameter overwrite: whether every tap recogniser that the view has is removed before.
    @discardableResult
    public func onTapGesture(overwrite: Bool = false, _ action: @escaping () -> Void) -> Self {
        if overwrite { removeRecognizers(of: UITapGestureRecognizer.self) }
        recognizer(making: ClosureTapRecognizer()).addHandler { _ in action() }
        return self
    }

    /// Runs a closure once a finger has rested on the view for half a second, and returns the view.
    /// Several closures all run.
    ///
    /// - Parameter overwrite: whether every long-press recogniser that the view has is removed
    ///   before.
    @discardableResult
    public func onLongTapGesture(overwrite: Bool = false, _ action: @escaping () -> Void) -> Self {
        if overwrite { removeRecognizers(of: UILongPressGestureRecognizer.self) }
        recognizer(making: ClosureLongPressRecognizer()).addHandler { recognizer in
            if recognizer.state == .began { action() }
        }
        return self
    }

    /// The kit's own recogniser of a class. One for all closures: of several recognisers of the same
    /// gesture only one acts.
    private func recognizer<Recognizer: UIGestureRecognizer>(
        making recognizer: @autoclosure () -> Recognizer
    ) -> Recognizer {
        for case let found as Recognizer in gestureRecognizers ?? [] { return found }
        let made = recognizer()
        addGestureRecognizer(made)
        return made
    }

    private func removeRecognizers<Recognizer: UIGestureRecognizer>(of type: Recognizer.Type) {
        for case let recognizer as Recognizer in gestureRecognizers ?? [] {
            removeGestureRecognizer(recognizer)
        }
    }
}

private final class ClosureTapRecognizer: UITapGestureRecognizer {}

private final class ClosureLongPressRecognizer: UILongPressGestureRecognizer {}
