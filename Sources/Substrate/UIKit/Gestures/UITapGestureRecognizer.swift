// SPDX-License-Identifier: MIT

/// Recognises one or more taps of one or more fingers.
///
/// A finger may move 10 points and stay down 0.75 s; between taps may pass 0.35 s.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps make the gesture; at least 1.
    open var numberOfTapsRequired = 1

    /// How many fingers must tap together; at least 1.
    open var numberOfTouchesRequired = 1

    private var tapCount = 0
    private var fingerCount = 0
    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var firstLocation: CGPoint?
    private var downTime: TimeInterval = 0
    private var tapLocation: CGPoint?
    private var timer: ScheduledWork?

    open override var numberOfTouches: Int {
        state == .ended ? numberOfTouchesRequired : super.numberOfTouches
    }

    override var windowLocation: CGPoint { tapLocation ?? super.windowLocation }

    package override var waitsForTouches: Bool { timer != nil }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        timer?.cancel()
        timer = nil
        tapLocation = nil
        if fingerCount == 0 { downTime = touches.map(\.timestamp).min() ?? event.timestamp }
        for touch in touches { starts[ObjectIdentifier(touch)] = touch.windowLocation }
        fingerCount += touches.count
        let place = Self.middle(of: Array(touches))
        let isFar = firstLocation.map { $0.distance(to: place) > TapRules.distance } ?? false
        if firstLocation == nil { firstLocation = place }
        if fingerCount > numberOfTouchesRequired || isFar { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        let isFar = touches.contains { touch in
            guard let start = starts[ObjectIdentifier(touch)] else { return false }
            return start.distance(to: touch.windowLocation) > TapRules.movement
        }
        if isFar { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        touchesMoved(touches, with: event)
        guard state == .possible else { return }
        if tapLocation == nil { tapLocation = Self.middle(of: trackedTouches) }
        for touch in touches { starts[ObjectIdentifier(touch)] = nil }
        guard fingerCount == numberOfTouchesRequired,
            event.timestamp - downTime <= TapRules.duration
        else {
            state = .failed
            return
        }
        guard starts.isEmpty else { return }
        fingerCount = 0
        tapCount += 1
        if tapCount >= numberOfTapsRequired {
            state = .ended
        } else {
            timer = FrameDriver.shared.schedule(after: TapRules.interval) { [weak self] in
                self?.state = .failed
            }
        }
    }

    open override func reset() {
        super.reset()
        timer?.cancel()
        timer = nil
        tapCount = 0
        fingerCount = 0
        starts = [:]
        firstLocation = nil
        tapLocation = nil
    }

    /// A tap prevents no recogniser that waits for more taps or fingers.
    open override func canPrevent(
        _ preventedGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else {
            return super.canPrevent(preventedGestureRecognizer)
        }
        return other.numberOfTapsRequired <= numberOfTapsRequired
            && other.numberOfTouchesRequired <= numberOfTouchesRequired
    }

    override func shouldBegin() -> Bool {
        if numberOfTapsRequired == 1, numberOfTouchesRequired == 1, isTapOfControl { return false }
        return super.shouldBegin()
    }

    /// Whether a control inside the recogniser's view takes the tap as its own.
    private var isTapOfControl: Bool {
        var current = trackedTouches.first?.view
        while let candidate = current, candidate !== view {
            if let control = candidate as? UIControl, control.isEnabled, control.keepsTaps {
                return true
            }
            current = candidate.superview
        }
        return false
    }
}
