// SPDX-License-Identifier: MIT
import WindowSystem

/// A key of the keyboard, with what it stands for in the user's layout.
@preconcurrency @MainActor open class UIKey: NSObject {
    /// The key's place on the keyboard.
    public let keyCode: UIKeyboardHIDUsage

    /// What the key types with the modifiers held; empty for keys that type nothing.
    public let characters: String

    /// What the key types without modifiers.
    public let charactersIgnoringModifiers: String

    /// The modifier keys held down.
    public let modifierFlags: UIKeyModifierFlags

    package init(_ event: KeyEvent) {
        keyCode = UIKeyboardHIDUsage(rawValue: Int(event.code.rawValue))
        characters = event.characters
        charactersIgnoringModifiers = event.charactersIgnoringModifiers
        modifierFlags = UIKeyModifierFlags(rawValue: event.modifiers.rawValue)
        super.init()
    }
}

/// Modifier keys.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes flags from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Alt.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Super.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The key is on the numeric pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
