// SPDX-License-Identifier: MIT

extension UIControl {
    /// What happened to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes events from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A touch went down in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch went down again in quick succession.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The touch moved inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The touch moved outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The touch came back inside.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The touch went outside.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The touch was lifted inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The touch was lifted outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was taken away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The control's value changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control did what it is for, as a button when it is tapped.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The control is about to show its menu.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing began in a text field.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// A text field's text changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended in a text field.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ended in a text field by the Return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All events of text fields.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// The events that applications may define.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// The events that are kept for the framework.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// What state a control is in; states combine.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes states from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// None of the others.
        public static let normal: State = []
        /// A touch is in the control.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control cannot be used.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is chosen.
        public static let selected = State(rawValue: 1 << 2)
        /// The control has the focus.
        public static let focused = State(rawValue: 1 << 3)
        /// The states that applications may define.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The states that are kept for the framework.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// Where content stands between the top and the bottom of a control.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the top.
        case top
        /// At the bottom.
        case bottom
        /// As tall as there is room.
        case fill
    }

    /// Where content stands between the sides of a control.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the left.
        case left
        /// At the right.
        case right
        /// As wide as there is room.
        case fill
        /// At the side where reading begins.
        case leading
        /// At the side where reading ends.
        case trailing
    }
}
