// SPDX-License-Identifier: MIT
import WindowSystem

/// Shows windows on a host: the desktop's window or an offscreen bitmap.
///
/// Invariants: the root layer holds the layers of the attached windows from the lowest level to
/// the highest; every attached window has the host's size, scale and appearance; a frame is
/// requested from the host exactly when the frame driver wants one.
@MainActor package final class WindowConnection: FrameTarget {
    package let host: any WindowHost
    package let rootLayer = CALayer()
    package let compositor: Compositor
    package private(set) var windows: [UIWindow] = []

    /// Called when the desktop asks to close the window.
    package var onClose: (() -> Void)?

    private var traits: UITraitCollection
    private let isPrimary: Bool
    /// The windows in which pointers are down, by the pointers' numbers.
    private var pointerWindows: [Int: UIWindow] = [:]

    /// Connects to a host.
    ///
    /// - Parameters:
    ///   - traits: what the windows inherit; the host's scale and appearance replace its own.
    ///   - isPrimary: whether `UIScreen.main` follows this host.
    package init(
        host: any WindowHost, traits: UITraitCollection = .standard, isPrimary: Bool = true
    ) {
        self.host = host
        self.isPrimary = isPrimary
        self.traits = traits.merging(
            UITraitCollection(
                style: host.appearance == .dark ? .dark : .light, scale: host.scale))
        compositor = Compositor(root: rootLayer)
        rootLayer.delegate = RootLayerDelegate.shared
        resize()
        host.onEvent = { [weak self] in self?.receive($0) }
        host.onFrame = { [weak self] in self?.frame(at: $0) }
        FrameDriver.shared.attach(self)
    }

    /// Ends the connection; the windows are no longer shown.
    package func close() {
        for window in windows { detach(window) }
        FrameDriver.shared.detach(self)
        host.close()
    }

    /// The safe area that the host leaves, for devices that a test pretends.
    package var safeArea = UIEdgeInsets.zero {
        didSet { updateWindows() }
    }

    package func attach(_ window: UIWindow) {
        guard !windows.contains(where: { $0 === window }) else { return }
        window.connection?.detach(window)
        rootLayer.insertSublayer(window.layer, at: windows.place(window))
        window.connection = self
        window.hostDidChange(size: host.size, traits: traits, safeArea: safeArea)
    }

    /// Moves a window among the others, after its level changed.
    func levelDidChange(of window: UIWindow) {
        guard windows.contains(where: { $0 === window }) else { return }
        window.layer.removeFromSuperlayer()
        rootLayer.insertSublayer(window.layer, at: windows.place(window))
    }

    package func detach(_ window: UIWindow) {
        pointerWindows = pointerWindows.filter { $0.value !== window }
        guard let index = windows.firstIndex(where: { $0 === window }) else { return }
        windows.remove(at: index)
        window.layer.removeFromSuperlayer()
        FrameDriver.shared.endAnimations(under: window.layer)
        window.connection = nil
    }

    // MARK: Host

    /// Replaces traits, as when a test pretends another text size.
    package func setTraits(_ new: UITraitCollection) {
        traits = traits.merging(new)
        updateWindows()
    }

    private func resize() {
        traits = traits.merging(UITraitCollection(displayScale: host.scale))
        rootLayer.frame = CGRect(origin: .zero, size: host.size)
        rootLayer.contentsScale = host.scale
        compositor.invalidateAll()
        updateWindows()
    }

    private func updateWindows() {
        if isPrimary {
            UIScreen.main.bounds = CGRect(origin: .zero, size: host.size)
            UIScreen.main.update(traits: traits)
        }
        for window in windows {
            window.hostDidChange(size: host.size, traits: traits, safeArea: safeArea)
        }
        FrameDriver.shared.setNeedsFrame()
    }

    private func receive(_ event: WindowEvent) {
        switch event {
        case .resized:
            resize()
        case .appearanceChanged(let appearance):
            traits = traits.merging(
                UITraitCollection(userInterfaceStyle: appearance == .dark ? .dark : .light))
            updateWindows()
        case .closeRequested:
            onClose?()
        case .exposed:
            compositor.invalidateAll()
            FrameDriver.shared.setNeedsFrame()
        case .focus(let isFocused):
            if isPrimary { UIApplication.shared.setFocused(isFocused) }
            deliver(event)
        default:
            deliver(event)
        }
    }

    /// Hands an event to the window that it belongs to.
    private func deliver(_ event: WindowEvent) {
        let target: UIWindow?
        switch event {
        case .pointer(let pointer): target = window(for: pointer)
        case .wheel(let step): target = window(at: step.location)
        default: target = windows.last { $0.isKeyWindow } ?? windows.last
        }
        target?.eventDelivery.handle(event)
    }

    /// The topmost window that a touch at a place reaches.
    private func window(at location: CGPoint) -> UIWindow? {
        guard windows.count > 1 else { return windows.last }
        return windows.last { $0.hitTest(location, with: nil) != nil }
    }

    /// The window in which a pointer went down.
    private func window(for pointer: PointerEvent) -> UIWindow? {
        switch pointer.phase {
        case .down:
            let found = window(at: pointer.location)
            pointerWindows[pointer.identifier] = found
            return found
        case .moved:
            return pointerWindows[pointer.identifier]
        case .up, .cancelled:
            return pointerWindows.removeValue(forKey: pointer.identifier)
        case .hovered, .left:
            return window(at: pointer.location)
        }
    }

    // MARK: Frames

    private func frame(at time: CFTimeInterval) {
        FrameDriver.shared.runFrame(timestamp: time)
    }

    package func requestFrame() {
        host.requestFrame()
    }

    package func showFrame(at time: CFTimeInterval) {
        host.present(compositor.commit(into: host.pixels, scale: host.scale, time: time))
    }
}

extension [UIWindow] {
    /// Puts a window above the others of its level, wherever it was before.
    ///
    /// - Returns: its place.
    @MainActor mutating func place(_ window: UIWindow) -> Int {
        removeAll { $0 === window }
        let index = firstIndex { $0.windowLevel > window.windowLevel } ?? count
        insert(window, at: index)
        return index
    }
}

/// The root layer animates nothing by itself.
@MainActor private final class RootLayerDelegate: NSObject, CALayerDelegate {
    static let shared = RootLayerDelegate()

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        NSNull()
    }
}
