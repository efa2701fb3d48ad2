// SPDX-License-Identifier: MIT

/// Recognises two fingers that move apart or together.
///
/// It begins when their distance has changed by 10 points; 8 of these do not count in ``scale``.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    private static let slop: CGFloat = 10
    private static let uncounted: CGFloat = 8

    /// The distance at which the scale is 1.
    private var unitDistance: CGFloat = 1
    private var startDistance: CGFloat?
    private var current: CGFloat = 1
    private var lastTime: TimeInterval = 0
    private var speed: CGFloat = 0

    /// How the fingers' distance relates to that at the start; set it to 1 to count from now.
    open var scale: CGFloat {
        get { current }
        set {
            guard newValue > 0, newValue.isFinite else { return }
            unitDistance *= current / newValue
            current = newValue
        }
    }

    /// How fast ``scale`` changes, a second.
    open var velocity: CGFloat { speed }

    private var distance: CGFloat? {
        let down = trackedTouches.filter(\.isDown)
        guard down.count == 2 else { return nil }
        return max(1, down[0].windowLocation.distance(to: down[1].windowLocation))
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let distance else {
            if trackedTouches.count > 2 {
                for touch in touches { ignore(touch, for: event) }
            }
            return
        }
        lastTime = event.timestamp
        if state == .possible {
            startDistance = distance
        } else {
            // A finger that came back goes on from the scale that was reached.
            unitDistance = distance / current
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let distance else { return }
        switch state {
        case .possible:
            guard let startDistance, abs(distance - startDistance) >= Self.slop else { return }
            let isApart = distance > startDistance
            unitDistance = max(1, startDistance + (isApart ? Self.uncounted : -Self.uncounted))
            update(distance, at: event.timestamp)
            state = .began
        case .began, .changed:
            update(distance, at: event.timestamp)
            state = .changed
        case .ended, .cancelled, .failed:
            break
        }
    }

    private func update(_ distance: CGFloat, at time: TimeInterval) {
        let new = distance / unitDistance
        if time > lastTime { speed = (new - current) / CGFloat(time - lastTime) }
        current = new
        lastTime = time
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !trackedTouches.contains(where: \.isDown) else { return }
        state = state == .possible ? .failed : .ended
    }

    open override func reset() {
        super.reset()
        startDistance = nil
        unitDistance = 1
        current = 1
        speed = 0
    }
}
