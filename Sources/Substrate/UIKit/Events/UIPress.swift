// SPDX-License-Identifier: MIT

/// A key that went down, is held, or went up.
@preconcurrency @MainActor open class UIPress: NSObject {
    /// What the key did last.
    public enum Phase: Int, Sendable {
        /// It went down.
        case began
        /// It repeats.
        case changed
        /// It is held.
        case stationary
        /// It went up.
        case ended
        /// It was taken away by the system.
        case cancelled
    }

    /// What the key did last.
    open package(set) var phase: Phase = .began

    /// When it did so, in seconds on the media clock.
    open package(set) var timestamp: TimeInterval = 0

    /// The key.
    open package(set) var key: UIKey?

    /// The responder that the press went to first.
    open package(set) weak var responder: UIResponder?

    /// The window that had the keyboard.
    open package(set) weak var window: UIWindow?

    /// Makes a press without a key.
    public override init() {
        super.init()
    }
}

/// An event that tells of keys.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    /// All keys that are down or went up just now.
    open package(set) var allPresses: Set<UIPress> = []

    /// Makes an event without presses.
    public override init() {
        super.init()
        type = .presses
    }
}
