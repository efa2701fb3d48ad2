// SPDX-License-Identifier: MIT

/// What a scroll view knows of its zooming.
@MainActor final class ScrollZoom {
    /// The scale that is shown.
    var scale: CGFloat = 1
    /// The recogniser, made once the limits allow zooming.
    var recognizer: ScrollPinchGestureRecognizer?
    /// The fingers' zoom under way.
    var pinch: ScrollPinch?
    /// The zoom that goes on by itself.
    var motion: ZoomMotion?
    var link: CADisplayLink?

    /// Whether the scale changes neither under fingers nor by itself.
    var isIdle: Bool { pinch == nil && motion == nil }
}

/// Two fingers' zoom, from its beginning to its end.
struct ScrollPinch {
    /// The scale that the fingers' distance would have shown at the start if there were no limits.
    let startScale: CGFloat
    /// The point between the fingers, in the zoomed view's coordinates.
    var anchor: CGPoint
    /// How many fingers hold it.
    var touchCount: Int
}

/// A zoom that goes on by itself: a scale in time, and a point of the content that travels between
/// two places of the view.
struct ZoomMotion {
    /// How the way is travelled.
    enum Curve {
        /// As an animated scroll.
        case ease
        /// As content that returns to its edge.
        case spring(EdgeSpring)
    }

    let curve: Curve
    let scales: (from: CGFloat, to: CGFloat)
    /// The point, in the zoomed view's coordinates.
    let anchor: CGPoint
    /// Where the point lies in the view's frame at the start and at the end.
    let places: (from: CGPoint, to: CGPoint)
    /// How far the content is out of its range at the start.
    var overshoot = CGPoint.zero
    /// When it began, in seconds.
    var begin: CFTimeInterval = 0

    var isBounce: Bool { if case .spring = curve { true } else { false } }

    var endTime: CFTimeInterval {
        switch curve {
        case .ease: begin + ScrollEase.duration
        case .spring(let spring): begin + spring.duration
        }
    }

    /// The part of the way at a time, from 0 to 1.
    func progress(at time: CFTimeInterval) -> CGFloat {
        switch curve {
        case .ease:
            ScrollEase(start: 0, end: 1, duration: ScrollEase.duration).position(at: time - begin)
        case .spring(let spring):
            spring.distance == 0 ? 1 : 1 - spring.position(at: time - begin) / spring.distance
        }
    }
}

/// The scales between which content rests.
struct ZoomLimits {
    let lower: CGFloat
    let upper: CGFloat

    init(_ lower: CGFloat, _ upper: CGFloat) {
        self.lower = lower
        self.upper = max(lower, upper)
    }

    func clamped(_ scale: CGFloat) -> CGFloat { min(max(scale, lower), upper) }

    /// The scale to show for a scale that the fingers ask for: beyond a limit ever less, never
    /// twice or half of it.
    func banded(_ raw: CGFloat) -> CGFloat {
        let band = RubberBand(dimension: 1)
        if raw > upper { return upper * (1 + band.shown(forPull: raw / upper - 1)) }
        if raw < lower { return lower / (1 + band.shown(forPull: lower / max(raw, 1e-6) - 1)) }
        return raw
    }

    /// The scale that the fingers ask for when a scale is shown; the inverse of ``banded(_:)``.
    func unbanded(_ shown: CGFloat) -> CGFloat {
        let band = RubberBand(dimension: 1)
        if shown > upper { return upper * (1 + band.pull(forShown: shown / upper - 1)) }
        if shown < lower { return lower / (1 + band.pull(forShown: lower / shown - 1)) }
        return shown
    }
}

/// The pinch of a scroll view, which goes along with the view's own pan.
@MainActor final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    weak var scrollView: UIScrollView?

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        other !== scrollView?.pan
    }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
        other !== scrollView?.pan
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        // A finger that stayed alone moves the content at the scale that was reached.
        if numberOfTouches == 1 { scrollView?.followPinch(at: event.timestamp) }
    }
}
