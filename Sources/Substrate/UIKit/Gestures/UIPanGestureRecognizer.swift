// SPDX-License-Identifier: MIT

/// Recognises dragging.
///
/// It begins when the fingers have moved more than 10 points from where they went down. These 10
/// points are not part of the translation from then on.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How many fingers must be down for the gesture to begin; at least 1.
    open var minimumNumberOfTouches = 1

    /// How many fingers may be down.
    open var maximumNumberOfTouches = Int.max

    /// How far the fingers move before the gesture begins, in points.
    static let slop: CGFloat = 10
    /// How far back velocity looks, in seconds.
    static let velocityWindow: TimeInterval = 0.1

    /// The middle between the fingers at the event before.
    private var anchor = CGPoint.zero
    /// The way since the fingers went down, or since the translation was set.
    private var way = CGPoint.zero
    private var samples: [(time: TimeInterval, way: CGPoint)] = []
    /// What setting the translation took away, so that velocity does not see a jump.
    private var shift = CGPoint.zero

    /// How far the fingers have moved since the gesture began.
    ///
    /// - Parameter view: whose coordinates are wanted; nil for the window's.
    open func translation(in view: UIView?) -> CGPoint {
        vector(way, to: view)
    }

    /// Makes the translation count from another value, mostly zero.
    ///
    /// - Parameters:
    ///   - translation: the new value.
    ///   - view: whose coordinates it is in; nil for the window's.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        var new = translation
        if let view, let window = view.window, view !== window {
            let origin = view.convert(CGPoint.zero, to: window)
            let end = view.convert(translation, to: window)
            new = CGPoint(x: end.x - origin.x, y: end.y - origin.y)
        }
        shift = CGPoint(x: shift.x + way.x - new.x, y: shift.y + way.y - new.y)
        way = new
    }

    /// How fast the fingers move, in points a second, over the last 0.1 s; zero when they rest.
    ///
    /// - Parameter view: whose coordinates are wanted; nil for the window's.
    open func velocity(in view: UIView?) -> CGPoint {
        guard let last = samples.last else { return .zero }
        let recent = samples.filter { last.time - $0.time <= Self.velocityWindow }
        guard let first = recent.first, last.time > first.time else { return .zero }
        let time = CGFloat(last.time - first.time)
        return vector(
            CGPoint(x: (last.way.x - first.way.x) / time, y: (last.way.y - first.way.y) / time),
            to: view)
    }

    private func vector(_ vector: CGPoint, to target: UIView?) -> CGPoint {
        let origin = convert(.zero, to: target)
        let end = convert(vector, to: target)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        anchor = Self.middle(of: downTouches)
        if state == .possible {
            way = .zero
            samples = [(event.timestamp, .zero)]
        }
        if downTouches.count > maximumNumberOfTouches {
            state = state == .possible ? .failed : .cancelled
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        follow(at: event.timestamp)
        switch state {
        case .possible: beginIfMoved()
        case .began, .changed: state = .changed
        case .ended, .cancelled, .failed: break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let remaining = downTouches
        if remaining.count >= minimumNumberOfTouches {
            anchor = Self.middle(of: remaining)
            return
        }
        // The finger may have rested since its last move.
        follow(at: event.timestamp, touches: trackedTouches)
        if state == .began || state == .changed {
            state = .ended
        } else if remaining.isEmpty || waitingState != nil {
            state = .failed
        }
    }

    open override func reset() {
        super.reset()
        way = .zero
        shift = .zero
        samples = []
    }

    private var downTouches: [UITouch] { trackedTouches.filter(\.isDown) }

    private func follow(at time: TimeInterval, touches: [UITouch]? = nil) {
        let middle = Self.middle(of: touches ?? downTouches)
        way.x += middle.x - anchor.x
        way.y += middle.y - anchor.y
        anchor = middle
        samples.append((time, CGPoint(x: way.x + shift.x, y: way.y + shift.y)))
        // One sample before the window stays, so that the window is spanned wholly.
        while samples.count > 2, time - samples[1].time > Self.velocityWindow {
            samples.removeFirst()
        }
    }

    private func beginIfMoved() {
        let distance = way.distance(to: .zero)
        guard waitingState == nil, distance > Self.slop,
            downTouches.count >= minimumNumberOfTouches
        else { return }
        state = .began
    }

    override func shouldBegin() -> Bool {
        // The whole way is still there for the delegate, to tell the direction.
        guard super.shouldBegin(), !isDragOfControl(along: way) else { return false }
        let distance = way.distance(to: .zero)
        guard distance > 0 else { return true }
        let rest = max(0, distance - Self.slop) / distance
        let new = CGPoint(x: way.x * rest, y: way.y * rest)
        shift = CGPoint(x: shift.x + way.x - new.x, y: shift.y + way.y - new.y)
        way = new
        return true
    }
}
