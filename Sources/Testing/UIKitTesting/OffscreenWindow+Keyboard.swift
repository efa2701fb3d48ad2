// SPDX-License-Identifier: MIT
import UIKit
import WindowSystem

/// A key of a keyboard.
public struct Key: Hashable, Sendable {
    let code: KeyCode
    let characters: String

    /// A key by its usage number on USB's keyboard page, as `UIKeyboardHIDUsage` has it.
    ///
    /// - Parameters:
    ///   - usage: The number, for example 0x04 for A.
    ///   - characters: What the key types without modifiers; empty for keys that type nothing.
    public init(usage: UInt16, characters: String = "") {
        code = KeyCode(rawValue: usage)
        self.characters = characters
    }

    private init(_ code: KeyCode, _ characters: String = "") {
        self.code = code
        self.characters = characters
    }

    /// Escape.
    public static let escape = Key(.escape)
    /// Return.
    public static let returnKey = Key(.returnOrEnter, "\r")
    /// Tab.
    public static let tab = Key(.tab, "\t")
    /// Space.
    public static let space = Key(.spacebar, " ")
    /// Backspace.
    public static let backspace = Key(.deleteOrBackspace, "\u{8}")
    /// Delete.
    public static let delete = Key(.deleteForward)
    /// Left arrow.
    public static let leftArrow = Key(.leftArrow)
    /// Right arrow.
    public static let rightArrow = Key(.rightArrow)
    /// Up arrow.
    public static let upArrow = Key(.upArrow)
    /// Down arrow.
    public static let downArrow = Key(.downArrow)
    /// Home.
    public static let home = Key(.home)
    /// End.
    public static let end = Key(.end)
    /// Page up.
    public static let pageUp = Key(.pageUp)
    /// Page down.
    public static let pageDown = Key(.pageDown)

    /// The key that types a letter from a to z on a US keyboard.
    public static func letter(_ letter: Character) -> Key {
        let lowercase = letter.lowercased()
        guard let value = lowercase.utf8.first, lowercase.utf8.count == 1,
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(value)
        else { preconditionFailure("Key.letter takes a letter from a to z, not \(letter).") }
        return Key(usage: UInt16(value - UInt8(ascii: "a")) + 4, characters: lowercase)
    }

    /// Keys that are held while another is pressed.
    public struct Modifiers: OptionSet, Sendable {
        /// The bits of UIKit's modifier flags.
        public let rawValue: Int

        /// Makes a set from bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Shift.
        public static let shift = Modifiers(rawValue: KeyModifiers.shift.rawValue)
        /// Control.
        public static let control = Modifiers(rawValue: KeyModifiers.control.rawValue)
        /// Alt.
        public static let alternate = Modifiers(rawValue: KeyModifiers.alternate.rawValue)
        /// Super.
        public static let command = Modifiers(rawValue: KeyModifiers.command.rawValue)
    }
}

extension OffscreenWindow {
    /// Presses a key and lets it go.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: Keys that are held meanwhile.
    public func pressKey(_ key: Key, modifiers: Key.Modifiers = []) {
        let held = KeyModifiers(rawValue: modifiers.rawValue)
        for isDown in [true, false] {
            host.send(
                .key(
                    KeyEvent(
                        isDown: isDown, code: key.code,
                        characters: held.contains(.shift)
                            ? key.characters.uppercased() : key.characters,
                        charactersIgnoringModifiers: key.characters, modifiers: held,
                        timestamp: now)))
            runFrame()
        }
    }

    /// Types text, a character at a time, as a keyboard or an input method delivers it. A line feed
    /// is a press of Return.
    public func type(_ text: String) {
        for character in text {
            if character.isNewline {
                pressKey(.returnKey)
            } else {
                host.send(.text(String(character)))
                runFrame()
            }
        }
    }

    /// Turns the wheel or swipes a touchpad.
    ///
    /// - Parameters:
    ///   - point: Where the mouse is, in points of the window.
    ///   - distance: How far the content's offset grows, in points: a positive `dy` shows what is
    ///     below.
    ///   - isPrecise: Whether it is a touchpad, which scrolls at once, rather than a wheel's notch.
    ///   - modifiers: Keys that are held meanwhile.
    public func scrollWheel(
        at point: CGPoint, by distance: CGVector, isPrecise: Bool = false,
        modifiers: Key.Modifiers = []
    ) {
        host.send(
            .wheel(
                WheelEvent(
                    location: point, delta: CGVector(dx: -distance.dx, dy: -distance.dy),
                    isPrecise: isPrecise, timestamp: now,
                    modifiers: KeyModifiers(rawValue: modifiers.rawValue))))
        runFrame()
    }

    /// Moves the mouse, with no button held.
    public func moveMouse(to point: CGPoint) {
        host.send(
            .pointer(
                PointerEvent(
                    phase: .hovered, button: nil, location: point, timestamp: now, clickCount: 0)))
        runFrame()
    }

    /// Clicks with the mouse.
    ///
    /// - Parameters:
    ///   - point: Where, in points of the window.
    ///   - count: 2 is a double click.
    public func click(at point: CGPoint, count: Int = 1) {
        moveMouse(to: point)
        for click in 1...max(1, count) {
            for phase in [PointerEvent.Phase.down, .up] {
                host.send(
                    .pointer(
                        PointerEvent(
                            phase: phase, location: point, timestamp: now, clickCount: click)))
                runFrame()
                advance(by: 0.05)
            }
        }
    }
}
