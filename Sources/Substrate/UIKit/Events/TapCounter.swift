// SPDX-License-Identifier: MIT

/// What counts as tapping again, for touches and for recognisers alike.
enum TapRules {
    /// The longest time between a lift and the next touch, in seconds.
    static let interval: CFTimeInterval = 0.35
    /// The farthest that the next touch may be from the one before, in points.
    static let distance: CGFloat = 45
    /// The farthest that a finger may move within a tap, in points.
    static let movement: CGFloat = 10
    /// The longest that a finger may stay down in a tap, in seconds.
    static let duration: CFTimeInterval = 0.75
}

/// Counts touches in quick succession at one place.
struct TapCounter {
    private var count = 0
    private var location = CGPoint.zero
    private var liftTime = -TimeInterval.infinity

    /// Counts a touch that begins.
    ///
    /// - Returns: which touch of a succession it is, from 1.
    mutating func touchBegan(at point: CGPoint, time: TimeInterval) -> Int {
        let isNear = point.distance(to: location) <= TapRules.distance
        count = isNear && time - liftTime <= TapRules.interval ? count + 1 : 1
        location = point
        liftTime = -.infinity
        return count
    }

    /// Notes a lift; a touch that moved ends the succession.
    mutating func touchEnded(at point: CGPoint, time: TimeInterval) {
        guard point.distance(to: location) <= TapRules.movement else { return }
        liftTime = time
    }
}

extension CGPoint {
    /// The straight distance to another point.
    func distance(to other: CGPoint) -> CGFloat {
        hypot(x - other.x, y - other.y)
    }
}
