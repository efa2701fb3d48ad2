// SPDX-License-Identifier: MIT

/// Recognises fingers that stay down in one place; afterwards it follows them.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long the fingers must stay down, in seconds; 0.5 at first.
    open var minimumPressDuration: TimeInterval = 0.5

    /// How far the fingers may move before the gesture begins, in points; 10 at first.
    open var allowableMovement: CGFloat = 10

    /// How many fingers must be down; at least 1.
    open var numberOfTouchesRequired = 1

    /// How many taps come before the press; 0 at first.
    open var numberOfTapsRequired = 0

    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var press: ScheduledWork?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { starts[ObjectIdentifier(touch)] = touch.windowLocation }
        guard state == .possible else { return }
        let tapsBefore = (touches.map(\.tapCount).max() ?? 1) - 1
        guard starts.count <= numberOfTouchesRequired, tapsBefore >= numberOfTapsRequired else {
            state = .failed
            return
        }
        guard starts.count == numberOfTouchesRequired else { return }
        press?.cancel()
        press = FrameDriver.shared.schedule(after: minimumPressDuration) { [weak self] in
            self?.press = nil
            self?.state = .began
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        switch state {
        case .possible:
            let isFar = touches.contains { touch in
                guard let start = starts[ObjectIdentifier(touch)] else { return false }
                return start.distance(to: touch.windowLocation) > allowableMovement
            }
            if isFar { state = .failed }
        case .began, .changed:
            state = .changed
        case .ended, .cancelled, .failed:
            break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { starts[ObjectIdentifier(touch)] = nil }
        switch state {
        case .possible: state = .failed
        case .began, .changed: if starts.isEmpty { state = .ended }
        case .ended, .cancelled, .failed: break
        }
    }

    open override func reset() {
        super.reset()
        press?.cancel()
        press = nil
        starts = [:]
    }
}
