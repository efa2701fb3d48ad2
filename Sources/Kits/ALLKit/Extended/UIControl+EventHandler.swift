// SPDX-License-Identifier: MIT

extension UIControl {
    /// Runs a closure at some events.
    ///
    /// There is one closure for each combination of events: setting it again replaces it, nil
    /// removes it. Combinations that share an event run one after the other.
    public func all_setEventHandler(
        for controlEvents: UIControl.Event, _ action: (() -> Void)?
    ) {
        let identifier = UIAction.Identifier("ALLKit.\(controlEvents.rawValue)")
        removeAction(identifiedBy: identifier, for: controlEvents)
        guard let action else { return }
        addAction(UIAction(identifier: identifier) { _ in action() }, for: controlEvents)
    }
}
