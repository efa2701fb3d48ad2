// SPDX-License-Identifier: MIT

extension UIControl {
    /// Visits what was added for events, in order of addition: actions, and pairs of target and
    /// action. A pair whose target is gone is left out.
    ///
    /// - Parameter iterator: is told the action, or else the pair (its target is nil for the
    ///   responder chain), the events it hears of, and stops the visit by setting its last
    ///   argument. It may remove what it visits.
    public func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
    ) {
        var stops = false
        for registration in registrations where !stops {
            switch registration.receiver {
            case .action(let action):
                iterator(action, nil, registration.events, &stops)
            case .target(let target, let action):
                guard !target.isGone else { continue }
                iterator(nil, (target.object, action), registration.events, &stops)
            }
        }
    }
}
