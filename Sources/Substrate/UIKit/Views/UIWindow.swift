// SPDX-License-Identifier: MIT
import WindowSystem

/// The root of a view tree: it fills a window of the desktop, or an offscreen picture.
///
/// ```swift
/// let window = UIWindow(frame: UIScreen.main.bounds)
/// window.rootViewController = ListViewController()
/// window.makeKeyAndVisible()
/// ```
@preconcurrency @MainActor open class UIWindow: UIView {
    /// Makes a window; it is not shown before ``makeKeyAndVisible()``.
    ///
    /// - Parameter frame: the window's size in points. The desktop's window decides in the end.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        backgroundColor = nil
    }

    /// Makes a window of the screen's size.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    /// Stops the program: views cannot be decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The responder that keys and text go to.
    package(set) public var firstResponder: UIResponder?

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            replaceRoot(oldValue)
        }
    }

    /// Where the window stands among windows; a higher one is in front.
    open var windowLevel: Level = .normal {
        didSet {
            guard windowLevel != oldValue else { return }
            connection?.levelDidChange(of: self)
            UIApplication.shared.levelDidChange(of: self)
        }
    }

    /// The screen that the window is on.
    open var screen: UIScreen { .main }

    /// Whether the window receives keys.
    open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    /// What shows the window's pixels; nil before the window is shown.
    package var connection: WindowConnection?

    /// Turns window events into touches, presses and gestures.
    package private(set) lazy var eventDelivery = EventDelivery(window: self)

    /// Where the arrow keys go that no responder takes.
    private let keyFocus = KeyFocus()

    var hostTraits: UITraitCollection?
    var hostSafeArea = UIEdgeInsets.zero

    open override var next: UIResponder? { UIApplication.shared }

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != isHidden else { return }
            super.isHidden = newValue
            if newValue { hide() } else { show() }
        }
    }

    /// Shows the window and makes it the one that keys go to.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    /// Makes the window the one that keys go to.
    open func makeKey() {
        let application = UIApplication.shared
        guard application.keyWindow !== self else { return }
        application.keyWindow?.resignKey()
        application.keyWindow = self
        becomeKey()
    }

    /// Called after the window became the one that keys go to.
    open func becomeKey() {}

    /// Called before the window stops being the one that keys go to.
    open func resignKey() {}

    /// From where the viewer looks at the window, for the motion effects of its views: 0 is straight
    /// ahead, as at first, 1 is far to the right or far down, -1 far to the left or far up.
    ///
    /// Set it from what the device has to tell, a head tracker or the mouse; nothing else does. Parts
    /// outside -1...1 are brought inside.
    ///
    /// Cost: a walk over the window's views at each change.
    ///
    /// - Note: UIKit has no such property: it reads the device's sensors.
    open var viewerOffset = UIOffset.zero {
        didSet {
            viewerOffset = UIOffset(
                horizontal: viewerOffset.horizontal.clampedToUnit,
                vertical: viewerOffset.vertical.clampedToUnit)
            if viewerOffset != oldValue { viewerDidMove() }
        }
    }

    /// Hands an event to the views and recognisers that it belongs to.
    open func sendEvent(_ event: UIEvent) {
        eventDelivery.dispatch(event)
    }

    /// Scrolls to the top for the Home key and moves the focus of lists for the arrows, if no
    /// responder took them.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let isHome = presses.contains { $0.key?.keyCode == .keyboardHome }
        if isHome, scrollToTop() { return }
        if presses.contains(where: { keyFocus.follow($0, in: self) }) { return }
        super.pressesBegan(presses, with: event)
    }

    /// Moves the focus of lists on for an arrow that is held down, if no responder took it.
    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { keyFocus.follow($0, in: self) }) { return }
        super.pressesChanged(presses, with: event)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let view = rootViewController?.viewIfLoaded, view.superview === self else { return }
        if view.frame != bounds { view.frame = bounds }
    }

    private func show() {
        UIApplication.shared.register(self)
        installRoot()
        setNeedsLayout()
    }

    private func hide() {
        eventDelivery.cancelTouches()
        rootViewController?.setAppearance(visible: false, animated: false)
        UIApplication.shared.unregister(self)
    }

    private func replaceRoot(_ old: UIViewController?) {
        if let old {
            if !isHidden { old.setAppearance(visible: false, animated: false) }
            old.viewIfLoaded?.removeFromSuperview()
            old.presentingWindow = nil
        }
        rootViewController?.presentingWindow = self
        if !isHidden { installRoot() }
    }

    private func installRoot() {
        guard let root = rootViewController, let view = root.view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.setAppearance(visible: true, animated: false) { self.insertSubview(view, at: 0) }
    }

    /// Takes over the size and traits that the desktop or a test gives.
    package func hostDidChange(
        size: CGSize, traits: UITraitCollection, safeArea: UIEdgeInsets = .zero
    ) {
        hostTraits = traits
        hostSafeArea = safeArea
        layer.contentsScale = traits.displayScale
        frame = CGRect(origin: .zero, size: size)
        inheritTraits()
        updateSafeArea()
        layoutSubviews()
    }

    /// Where a window stands among windows.
    public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
        /// The height; more is nearer to the viewer.
        public let rawValue: CGFloat

        /// Makes a level from a height.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Makes a level from a height.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Ordinary windows.
        public static let normal = Level(0)
        /// Alerts.
        public static let alert = Level(2000)
        /// Status bars.
        public static let statusBar = Level(1000)

        /// Whether one level is behind another.
        public static func < (left: Level, right: Level) -> Bool {
            left.rawValue < right.rawValue
        }
    }
}
