// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore

/// One thing that happened to a window. Locations are points from its top left corner;
/// timestamps are seconds on the media clock.
package enum WindowEvent: Equatable, Sendable {
    /// A mouse or a finger was pressed, moved or lifted.
    case pointer(PointerEvent)
    /// A wheel was turned or a touchpad was swiped.
    case wheel(WheelEvent)
    /// A key went down or up.
    case key(KeyEvent)
    /// Text was typed or committed by an input method.
    case text(String)
    /// An input method's unfinished text; empty when it was withdrawn.
    case textEditing(TextComposition)
    /// The drawable area has a new size (points) or scale; its contents are undefined.
    case resized(size: CGSize, scale: CGFloat)
    /// The desktop's light or dark preference changed.
    case appearanceChanged(WindowAppearance)
    /// The user asked to close the window.
    case closeRequested
    /// The window gained or lost the keyboard.
    case focus(Bool)
    /// The window's contents were shown again; its pixels are intact.
    case exposed
}

/// A mouse or finger event.
package struct PointerEvent: Equatable, Sendable {
    /// What the pointer did.
    package enum Phase: Sendable {
        case down
        case moved
        case up
        /// The system took the pointer away; no `up` follows.
        case cancelled
        /// The mouse moved with no button pressed.
        case hovered
        /// The mouse left the window with no button pressed.
        case left
    }

    /// A button of the mouse.
    package enum Button: Sendable {
        case primary
        case secondary
        case middle
        /// A finger on a touch screen.
        case touch
    }

    /// What the pointer did.
    package var phase: Phase
    /// Tells pointers apart while they are down: 0 is the mouse, fingers count from 1.
    package var identifier: Int
    /// The button that went down or up; while moving, the one that is held. `nil` while hovering.
    package var button: Button?
    /// Where, in points.
    package var location: CGPoint
    /// When, in seconds on the media clock.
    package var timestamp: TimeInterval
    /// 1 for a click, 2 for a double click and so on, by the desktop's rules.
    package var clickCount: Int
    /// Keys held down meanwhile.
    package var modifiers: KeyModifiers

    /// Creates a pointer event.
    package init(
        phase: Phase, identifier: Int = 0, button: Button? = .primary, location: CGPoint,
        timestamp: TimeInterval, clickCount: Int = 1, modifiers: KeyModifiers = []
    ) {
        self.phase = phase
        self.identifier = identifier
        self.button = button
        self.location = location
        self.timestamp = timestamp
        self.clickCount = clickCount
        self.modifiers = modifiers
    }
}

/// A wheel or touchpad event.
package struct WheelEvent: Equatable, Sendable {
    /// The part of a touchpad swipe an event belongs to, where the platform tells.
    package enum Phase: Sendable {
        case began
        case changed
        case ended
        case momentum
    }

    /// Where the mouse is, in points.
    package var location: CGPoint
    /// How far the content moves, in points: positive moves it right and down, so a content offset
    /// is *reduced* by it.
    package var delta: CGVector
    /// Whether the device reports distances finer than notches of a wheel.
    package var isPrecise: Bool
    /// The part of the swipe; `nil` when the platform does not tell (X11 never does).
    package var phase: Phase?
    /// When, in seconds on the media clock.
    package var timestamp: TimeInterval
    /// Keys held down meanwhile.
    package var modifiers: KeyModifiers

    /// How far one notch of a wheel moves content, in points.
    package static let pointsPerNotch: CGFloat = 60

    /// Creates a wheel event.
    package init(
        location: CGPoint, delta: CGVector, isPrecise: Bool = false, phase: Phase? = nil,
        timestamp: TimeInterval, modifiers: KeyModifiers = []
    ) {
        self.location = location
        self.delta = delta
        self.isPrecise = isPrecise
        self.phase = phase
        self.timestamp = timestamp
        self.modifiers = modifiers
    }
}

/// A key that went down or up.
package struct KeyEvent: Equatable, Sendable {
    /// Whether the key went down (or repeats) rather than up.
    package var isDown: Bool
    /// The key.
    package var code: KeyCode
    /// The characters the key stands for in the user's layout, with shift applied to letters.
    /// Typed text comes as `WindowEvent.text`, not from here.
    package var characters: String
    /// The characters without any modifier.
    package var charactersIgnoringModifiers: String
    /// Keys held down meanwhile.
    package var modifiers: KeyModifiers
    /// Whether the event comes from the key being held.
    package var isRepeat: Bool
    /// When, in seconds on the media clock.
    package var timestamp: TimeInterval

    /// Creates a key event.
    package init(
        isDown: Bool, code: KeyCode, characters: String = "",
        charactersIgnoringModifiers: String? = nil, modifiers: KeyModifiers = [],
        isRepeat: Bool = false, timestamp: TimeInterval
    ) {
        self.isDown = isDown
        self.code = code
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
        self.modifiers = modifiers
        self.isRepeat = isRepeat
        self.timestamp = timestamp
    }
}

/// An input method's unfinished text.
package struct TextComposition: Equatable, Sendable {
    /// The text so far.
    package var text: String
    /// The part that is selected, in characters of `text`.
    package var selection: Range<Int>

    /// Creates a composition; the selection is cut to the text.
    package init(text: String, selection: Range<Int>) {
        self.text = text
        self.selection = selection.clamped(to: 0..<text.count)
    }
}

/// Modifier keys. The raw values are those of UIKit's `UIKeyModifierFlags`.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Caps lock is on.
    package static let capsLock = KeyModifiers(rawValue: 1 << 16)
    /// Either shift key.
    package static let shift = KeyModifiers(rawValue: 1 << 17)
    /// Either control key.
    package static let control = KeyModifiers(rawValue: 1 << 18)
    /// Either alt key; UIKit calls it alternate.
    package static let alternate = KeyModifiers(rawValue: 1 << 19)
    /// Either super key; UIKit calls it command.
    package static let command = KeyModifiers(rawValue: 1 << 20)
    /// The key is on the numeric pad.
    package static let numericPad = KeyModifiers(rawValue: 1 << 21)
}
