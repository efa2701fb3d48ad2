// SPDX-License-Identifier: MIT

/// A finger's drag of the content, from its beginning to its end.
struct ScrollDrag {
    /// The time over which the velocity is measured, in seconds.
    static let velocityWindow: CFTimeInterval = 0.1

    private struct Sample {
        var time: CFTimeInterval
        var offset: CGPoint
    }

    /// The offset at which the drag began.
    let begin: CGPoint
    /// Where the finger would have dragged the content to if there were no edges.
    var raw: CGPoint
    /// How far the finger had moved at the last step.
    var translation: CGPoint
    /// Whether the content follows along the axis.
    var isFree: PerAxis<Bool>
    private var samples: [Sample] = []

    init(begin: CGPoint, raw: CGPoint, translation: CGPoint, isFree: PerAxis<Bool>) {
        self.begin = begin
        self.raw = raw
        self.translation = translation
        self.isFree = isFree
    }

    /// Notes where the content is shown at a time.
    mutating func record(_ offset: CGPoint, at time: CFTimeInterval) {
        samples.append(Sample(time: time, offset: offset))
        let start = time - ScrollDrag.velocityWindow
        while samples.count > 2, let first = samples.first, first.time < start - 1e-9 {
            samples.removeFirst()
        }
    }

    /// Forgets where the content was shown, so that no velocity comes of it.
    mutating func forget() {
        samples = []
    }

    /// Moves everything noted by a distance, so that no velocity comes of a correction.
    mutating func shift(by distance: CGPoint) {
        raw.x += distance.x
        raw.y += distance.y
        for index in samples.indices {
            samples[index].offset.x += distance.x
            samples[index].offset.y += distance.y
        }
    }

    /// The content's velocity when the finger was lifted, in points a second.
    ///
    /// A finger that rested before it was lifted leaves none.
    func velocity(at time: CFTimeInterval) -> CGPoint {
        let recent = samples.filter { $0.time >= time - ScrollDrag.velocityWindow - 1e-9 }
        guard let first = recent.first, let last = recent.last else { return .zero }
        // The report of the lift comes up to two frames after the last move.
        let end = time - last.time <= 0.035 ? last.time : time
        guard end > first.time else { return .zero }
        return CGPoint { (last.offset[$0] - first.offset[$0]) / (end - first.time) }
    }
}
