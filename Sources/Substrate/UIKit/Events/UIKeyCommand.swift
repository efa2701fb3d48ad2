// SPDX-License-Identifier: MIT

/// A key combination that a responder answers to with an action.
///
/// The responders from the first responder up the chain are searched for a command that fits a
/// key before the key is delivered as a press.
@preconcurrency @MainActor open class UIKeyCommand: NSObject {
    /// The key, as the text it types without modifiers, or one of the `input…` constants.
    public let input: String?

    /// The modifier keys that must be held, exactly.
    public let modifierFlags: UIKeyModifierFlags

    /// What is sent up the responder chain, with the command as sender; nil for a closure.
    public let action: Selector?

    /// What the command does, in words, for lists of commands that a program shows.
    open var discoverabilityTitle: String?

    let handler: UIAction?

    /// Makes a command that sends an action.
    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.input = input
        self.modifierFlags = modifierFlags
        self.action = action
        handler = nil
        super.init()
    }

    /// Makes a command that runs a closure.
    ///
    /// - Note: Differs from UIKit: there a command has a selector only.
    public init(
        input: String, modifierFlags: UIKeyModifierFlags = [], handler: @escaping UIActionHandler
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        action = nil
        self.handler = UIAction(handler: handler)
        super.init()
    }

    /// The up arrow.
    public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow.
    public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow.
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow.
    public static let inputRightArrow = "UIKeyInputRightArrow"
    /// Escape.
    public static let inputEscape = "UIKeyInputEscape"
    /// Page up.
    public static let inputPageUp = "UIKeyInputPageUp"
    /// Page down.
    public static let inputPageDown = "UIKeyInputPageDown"
    /// Home.
    public static let inputHome = "UIKeyInputHome"
    /// End.
    public static let inputEnd = "UIKeyInputEnd"
    /// Forward delete.
    public static let inputDelete = "UIKeyInputDelete"

    private static let specialInputs: [UIKeyboardHIDUsage: String] = [
        .keyboardUpArrow: inputUpArrow, .keyboardDownArrow: inputDownArrow,
        .keyboardLeftArrow: inputLeftArrow, .keyboardRightArrow: inputRightArrow,
        .keyboardEscape: inputEscape, .keyboardPageUp: inputPageUp,
        .keyboardPageDown: inputPageDown, .keyboardHome: inputHome, .keyboardEnd: inputEnd,
        .keyboardDeleteForward: inputDelete, .keyboardReturnOrEnter: "\r", .keyboardTab: "\t",
        .keyboardDeleteOrBackspace: "\u{8}",
    ]

    /// Whether a key is the command's combination.
    func matches(_ key: UIKey) -> Bool {
        guard let input, !input.isEmpty else { return false }
        let relevant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
        guard key.modifierFlags.intersection(relevant) == modifierFlags.intersection(relevant)
        else { return false }
        if let special = Self.specialInputs[key.keyCode] { return special == input }
        return key.charactersIgnoringModifiers.lowercased() == input.lowercased()
    }
}
