// SPDX-License-Identifier: MIT

/// One thing that the user did: touches that changed, or keys.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// What an event tells of.
    public enum EventType: Int, Sendable {
        /// Touches.
        case touches = 0
        /// Keys.
        case presses = 3
        /// A wheel or a touchpad.
        case scroll = 10
    }

    /// Buttons of a mouse.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Makes a mask from bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The main button.
        public static let primary = ButtonMask(rawValue: 1)
        /// The button for context menus.
        public static let secondary = ButtonMask(rawValue: 2)
    }

    /// What the event tells of.
    open package(set) var type: EventType = .touches

    /// When it happened, in seconds on the media clock.
    open package(set) var timestamp: TimeInterval = 0

    /// Modifier keys held down meanwhile.
    open package(set) var modifierFlags: UIKeyModifierFlags = []

    /// Mouse buttons held down meanwhile.
    open package(set) var buttonMask: ButtonMask = []

    /// All touches that are down or were lifted just now; nil for other events.
    open var allTouches: Set<UITouch>? { type == .touches ? Set(activeTouches) : nil }

    /// The touches of `allTouches`, in the order in which they went down.
    package var activeTouches: [UITouch] = []

    /// Makes an event without touches.
    public override init() {
        super.init()
    }

    /// The event's touches that began in a view; nil if there are none.
    open func touches(for view: UIView) -> Set<UITouch>? {
        matching { $0.view === view }
    }

    /// The event's touches in a window; nil if there are none.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        matching { $0.window === window }
    }

    /// The event's touches that a recogniser receives; nil if there are none.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        matching { touch in touch.recognizers.contains { $0 === gesture } }
    }

    private func matching(_ isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = activeTouches.filter(isIncluded)
        return found.isEmpty ? nil : Set(found)
    }
}
