// SPDX-License-Identifier: MIT

/// How far content follows a finger beyond its edge: the further, the less, never past one view
/// dimension.
struct RubberBand: Sendable {
    /// The share of the finger's way that content follows right at the edge.
    static let stiffness: CGFloat = 0.55

    /// The view's size along the axis, in points.
    let dimension: CGFloat

    /// The overshoot shown for a pull of the finger, in points; sign kept.
    func shown(forPull pull: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        let scaled = abs(pull) * RubberBand.stiffness
        let shown = scaled * dimension / (scaled + dimension)
        return pull < 0 ? -shown : shown
    }

    /// The pull of the finger that shows an overshoot, in points; the inverse of
    /// ``shown(forPull:)``.
    ///
    /// An overshoot of a whole dimension or more, which no pull shows, counts as nearly one.
    func pull(forShown shown: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        let bounded = min(abs(shown), dimension * 0.99)
        let pull = bounded * dimension / (RubberBand.stiffness * (dimension - bounded))
        return shown < 0 ? -pull : pull
    }
}

/// The offsets between which content rests along one axis.
struct ScrollRange: Equatable, Sendable {
    var lower: CGFloat
    var upper: CGFloat

    /// The range of a view over its content.
    ///
    /// - Parameters:
    ///   - content: the content's length, in points.
    ///   - view: the view's length, in points.
    ///   - leading: the inset before the content.
    ///   - trailing: the inset after the content.
    init(content: CGFloat, view: CGFloat, leading: CGFloat, trailing: CGFloat) {
        lower = 0 - leading
        upper = max(lower, content + trailing - view)
    }

    init(lower: CGFloat, upper: CGFloat) {
        self.lower = lower
        self.upper = max(lower, upper)
    }

    /// Whether content can rest in more than one place.
    var isScrollable: Bool { upper > lower }

    /// The resting offset nearest to an offset.
    func clamped(_ offset: CGFloat) -> CGFloat {
        min(max(offset, lower), upper)
    }

    /// How far an offset is beyond the range; negative before its start.
    func overshoot(of offset: CGFloat) -> CGFloat {
        offset - clamped(offset)
    }

    /// The offset to show where the finger would have dragged the content to.
    func banded(_ raw: CGFloat, dimension: CGFloat) -> CGFloat {
        clamped(raw) + RubberBand(dimension: dimension).shown(forPull: overshoot(of: raw))
    }

    /// Where the finger would have dragged the content to for an offset to be shown.
    func unbanded(_ shown: CGFloat, dimension: CGFloat) -> CGFloat {
        clamped(shown) + RubberBand(dimension: dimension).pull(forShown: overshoot(of: shown))
    }
}
