// SPDX-License-Identifier: MIT
import CSDL2
import CoreGraphics

/// Reads parts of SDL's events that need no window.
enum SDLEventTranslation {
    /// SDL's identifier of the window that `event` belongs to; `nil` for events of no window.
    static func windowIdentifier(of event: SDL_Event) -> UInt32? {
        switch SDL_EventType(event.type) {
        case SDL_WINDOWEVENT: event.window.windowID
        case SDL_MOUSEMOTION: event.motion.windowID
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: event.button.windowID
        case SDL_MOUSEWHEEL: event.wheel.windowID
        case SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION: event.tfinger.windowID
        case SDL_KEYDOWN, SDL_KEYUP: event.key.windowID
        case SDL_TEXTINPUT: event.text.windowID
        case SDL_TEXTEDITING: event.edit.windowID
        default: nil
        }
    }

    /// The mouse button of a press; `nil` for buttons that have no meaning here.
    static func button(_ number: UInt8) -> PointerEvent.Button? {
        switch Int32(number) {
        case SDL_BUTTON_LEFT: .primary
        case SDL_BUTTON_MIDDLE: .middle
        case SDL_BUTTON_RIGHT: .secondary
        default: nil
        }
    }

    /// The button held during a move: the primary one before the others.
    static func heldButton(_ mask: UInt32) -> PointerEvent.Button? {
        func holds(_ number: Int32) -> Bool { mask & (1 << UInt32(number - 1)) != 0 }
        if holds(SDL_BUTTON_LEFT) { return .primary }
        if holds(SDL_BUTTON_RIGHT) { return .secondary }
        return holds(SDL_BUTTON_MIDDLE) ? .middle : nil
    }

    /// Modifier keys from SDL's bits.
    static func modifiers(_ bits: UInt32) -> KeyModifiers {
        func holds(_ mask: SDL_Keymod) -> Bool { bits & mask.rawValue != 0 }
        var result: KeyModifiers = []
        if holds(KMOD_LSHIFT) || holds(KMOD_RSHIFT) { result.insert(.shift) }
        if holds(KMOD_LCTRL) || holds(KMOD_RCTRL) { result.insert(.control) }
        if holds(KMOD_LALT) || holds(KMOD_RALT) { result.insert(.alternate) }
        if holds(KMOD_LGUI) || holds(KMOD_RGUI) { result.insert(.command) }
        if holds(KMOD_CAPS) { result.insert(.capsLock) }
        return result
    }

    /// The key of a press.
    ///
    /// SDL's scancodes are HID usages and name a place; its key symbols follow the layout. Keys that
    /// type nothing are taken from the symbol, so that a user who swapped two of them gets the swap.
    static func keyCode(scancode: SDL_Scancode, symbol: SDL_Keycode) -> KeyCode {
        let scancodeMask: Int32 = 1 << 30
        switch symbol {
        case 8: return .deleteOrBackspace
        case 9: return .tab
        case 13: return .returnOrEnter
        case 27: return .escape
        case 127: return .deleteForward
        default: break
        }
        let usage = symbol & scancodeMask != 0 ? symbol & ~scancodeMask : Int32(scancode.rawValue)
        return KeyCode(rawValue: UInt16(exactly: usage) ?? 0)
    }

    /// What a key's symbol types, without modifiers; empty for keys that type nothing.
    static func characters(of symbol: SDL_Keycode) -> String {
        guard symbol > 0, symbol & (1 << 30) == 0, let scalar = Unicode.Scalar(UInt32(symbol))
        else { return "" }
        return String(Character(scalar))
    }

    /// Whether a key is on the numeric pad.
    static func isOnNumericPad(_ scancode: SDL_Scancode) -> Bool {
        (SDL_SCANCODE_KP_DIVIDE.rawValue...SDL_SCANCODE_KP_PERIOD.rawValue)
            .contains(scancode.rawValue)
    }

    /// Text in one of the fixed-size arrays of SDL's events.
    static func text<Storage>(_ storage: Storage) -> String {
        withUnsafeBytes(of: storage) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}
