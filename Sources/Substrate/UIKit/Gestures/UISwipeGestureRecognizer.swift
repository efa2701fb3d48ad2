// SPDX-License-Identifier: MIT

/// Recognises a quick stroke in one direction.
///
/// A stroke of 50 points is recognised at once; a slower one is recognised after less: 47 points a
/// second fewer. It may stray to the side less and less, and takes half a second at most.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Where a stroke goes; several directions may be allowed.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes directions from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Up.
        public static let up = Direction(rawValue: 1 << 2)
        /// Down.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The directions that are recognised; to the right at first.
    open var direction: Direction = .right

    /// How many fingers must make the stroke; at least 1.
    open var numberOfTouchesRequired = 1

    private static let distance: CGFloat = 50
    private static let distanceDecay: CGFloat = 47
    private static let strayDecay: CGFloat = 49
    private static let duration: TimeInterval = 0.5

    private var start = CGPoint.zero
    private var startTime: TimeInterval = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard trackedTouches.count <= numberOfTouchesRequired else {
            state = .failed
            return
        }
        if trackedTouches.count == touches.count { startTime = event.timestamp }
        start = Self.middle(of: trackedTouches)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, trackedTouches.count == numberOfTouchesRequired else { return }
        let time = event.timestamp - startTime
        let place = Self.middle(of: trackedTouches)
        let way = CGPoint(x: place.x - start.x, y: place.y - start.y)
        let strays = allowed.map { stray(way, along: $0, after: time) }
        if time > Self.duration || !strays.contains(false) {
            state = .failed
        } else if allowed.contains(where: { isStroke(way, along: $0, after: time) }) {
            state = .ended
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .failed }
    }

    override func shouldBegin() -> Bool {
        let place = Self.middle(of: trackedTouches)
        let way = CGPoint(x: place.x - start.x, y: place.y - start.y)
        return !isDragOfControl(along: way) && super.shouldBegin()
    }

    /// Unit vectors of the allowed directions.
    private var allowed: [CGPoint] {
        let all: [(Direction, CGPoint)] = [
            (.right, CGPoint(x: 1, y: 0)), (.left, CGPoint(x: -1, y: 0)),
            (.up, CGPoint(x: 0, y: -1)), (.down, CGPoint(x: 0, y: 1)),
        ]
        return all.filter { direction.contains($0.0) }.map(\.1)
    }

    private func stray(_ way: CGPoint, along unit: CGPoint, after time: TimeInterval) -> Bool {
        let forward = way.x * unit.x + way.y * unit.y
        let aside = abs(way.x * unit.y - way.y * unit.x)
        return forward < 0 || aside > Self.distance - Self.strayDecay * CGFloat(time)
    }

    private func isStroke(_ way: CGPoint, along unit: CGPoint, after time: TimeInterval) -> Bool {
        let forward = way.x * unit.x + way.y * unit.y
        return !stray(way, along: unit, after: time)
            && forward >= Self.distance - Self.distanceDecay * CGFloat(time)
    }
}
