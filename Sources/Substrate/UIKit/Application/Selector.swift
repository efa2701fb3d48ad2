// SPDX-License-Identifier: MIT

/// The name of an action that an object performs on request.
///
/// Swift on Linux has no Objective-C runtime, so a selector is a name and nothing more; an object
/// takes part by conforming to ``ActionPerforming``.
///
/// - Note: Differs from UIKit: `#selector` does not compile on Linux. Write the name as a string
///   literal, or use a `UIAction` closure, which needs neither.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The selector's name, such as `"refresh"` or `"select:"`.
    public let description: String

    /// Makes a selector from a name.
    public init(_ name: String) {
        description = name
    }

    /// Makes a selector from a literal in the source.
    public init(stringLiteral value: String) {
        description = value
    }
}

/// An object that performs actions by name, for target and action pairs.
///
/// ```swift
/// extension Player: ActionPerforming {
///     func canPerform(_ action: Selector) -> Bool { action == "play" }
///     func perform(_ action: Selector, with sender: Any?) { play() }
/// }
/// ```
@preconcurrency @MainActor public protocol ActionPerforming: AnyObject {
    /// Whether the object knows an action.
    func canPerform(_ action: Selector) -> Bool
    /// Performs an action that the object knows.
    ///
    /// - Parameter sender: the control or recogniser that asks.
    func perform(_ action: Selector, with sender: Any?)
}

/// The sending of target and action pairs.
@MainActor package enum ActionDelivery {
    /// Sends an action to a target.
    ///
    /// A target that does not conform to ``ActionPerforming``, or does not know the action, stops
    /// the program with a message: on Apple's systems it would raise "unrecognized selector".
    package static func send(_ action: Selector, to target: AnyObject, from sender: Any?) {
        guard let performer = target as? any ActionPerforming else {
            preconditionFailure(
                "Cannot send \"\(action)\" to \(type(of: target)): it does not conform to "
                    + "ActionPerforming. Add the conformance, or use a UIAction closure.")
        }
        precondition(
            performer.canPerform(action),
            "unrecognized selector \"\(action)\" sent to \(type(of: target)): its "
                + "canPerform(_:) answers false for it.")
        performer.perform(action, with: sender)
    }
}
