// SPDX-License-Identifier: MIT
import WindowSystem

/// The program: its delegate, its windows, its life.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The one application object.
    public static let shared = UIApplication()

    /// A key of the launch options; none is ever given on Linux.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a key from a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// Whether the application has the keyboard, is visible, or neither.
    public enum State: Int, Sendable {
        /// Visible, with the keyboard.
        case active
        /// Visible, without the keyboard.
        case inactive
        /// Not visible.
        case background
    }

    /// What hears of the application's life.
    open weak var delegate: (any UIApplicationDelegate)?

    /// Whether the application has the keyboard.
    open package(set) var applicationState = State.active

    /// The visible windows, from the lowest level to the highest.
    open package(set) var windows: [UIWindow] = []

    /// The window that keys go to.
    open package(set) weak var keyWindow: UIWindow?

    /// What shows windows that nothing else shows.
    package var defaultConnection: WindowConnection?

    private var retainedDelegate: (any UIApplicationDelegate)?

    open override var next: UIResponder? { delegate as? UIResponder }

    /// Sends an action to a target, or to the first responder that performs it.
    ///
    /// - Parameters:
    ///   - target: nil searches from the first responder, or from a responder that sends.
    ///   - sender: the object that asks.
    /// - Returns: whether anyone performed it.
    @discardableResult
    open func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        if let target {
            ActionDelivery.send(action, to: target as AnyObject, from: sender)
            return true
        }
        let start = keyWindow?.firstResponder ?? sender as? UIResponder
        guard let found = start?.target(forAction: action, withSender: sender) else { return false }
        ActionDelivery.send(action, to: found as AnyObject, from: sender)
        return true
    }

    /// Hands an event to its windows.
    open func sendEvent(_ event: UIEvent) {
        keyWindow?.sendEvent(event)
    }

    func register(_ window: UIWindow) {
        guard !windows.contains(where: { $0 === window }) else { return }
        _ = windows.place(window)
        if window.connection == nil { defaultConnection?.attach(window) }
    }

    /// Moves a window among the others, after its level changed.
    func levelDidChange(of window: UIWindow) {
        guard windows.contains(where: { $0 === window }) else { return }
        _ = windows.place(window)
    }

    func unregister(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        if keyWindow === window { keyWindow = nil }
        window.connection?.detach(window)
    }

    // MARK: Life

    func launch(delegate: any UIApplicationDelegate) {
        retainedDelegate = delegate
        self.delegate = delegate
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        delegate.applicationDidBecomeActive(self)
    }

    func setFocused(_ isFocused: Bool) {
        guard isFocused != (applicationState == .active) else { return }
        if isFocused {
            applicationState = .active
            delegate?.applicationDidBecomeActive(self)
        } else {
            delegate?.applicationWillResignActive(self)
            applicationState = .inactive
        }
    }

    func terminate() {
        delegate?.applicationWillTerminate(self)
    }
}
