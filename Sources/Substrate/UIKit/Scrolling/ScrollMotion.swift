// SPDX-License-Identifier: MIT

/// The motion of a scroll view's content by itself.
struct ScrollMotion {
    /// What set the content in motion.
    enum Kind {
        /// A drag that ended.
        case deceleration
        /// A program that scrolls animated.
        case animation
        /// A step of the wheel.
        case wheel
    }

    /// The motion along one axis.
    struct Run {
        var motion: AxisMotion
        /// When it began, in seconds.
        var begin: CFTimeInterval = 0
        /// What it was planned by; nil if edges do not matter.
        var rules: AxisMotion.Rules?
        /// The place that it was directed to.
        var target: CGFloat?

        func place(at time: CFTimeInterval) -> CGFloat { motion.position(at: time - begin) }
        func velocity(at time: CFTimeInterval) -> CGFloat { motion.velocity(at: time - begin) }
        var endTime: CFTimeInterval { begin + motion.duration }
    }

    let kind: Kind
    var runs: PerAxis<Run>
    /// Whether the user asked for the content's top.
    var isToTop = false

    init(kind: Kind, _ make: (ScrollAxis) -> AxisMotion) {
        self.kind = kind
        runs = PerAxis { Run(motion: make($0)) }
    }

    init(kind: Kind, runs: PerAxis<Run>) {
        self.kind = kind
        self.runs = runs
    }

    mutating func start(at time: CFTimeInterval) {
        for axis in ScrollAxis.allCases { runs[axis].begin = time }
    }

    mutating func shift(by delta: CGPoint) {
        for axis in ScrollAxis.allCases {
            runs[axis].motion.shift(by: delta[axis])
            if let target = runs[axis].target { runs[axis].target = target + delta[axis] }
        }
    }

    var endTime: CFTimeInterval { max(runs.horizontal.endTime, runs.vertical.endTime) }
    var duration: CFTimeInterval {
        max(runs.horizontal.motion.duration, runs.vertical.motion.duration)
    }
    var end: CGPoint { CGPoint { runs[$0].motion.end } }

    func place(at time: CFTimeInterval) -> CGPoint { CGPoint { runs[$0].place(at: time) } }

    /// The speed at a time, in points a second.
    func speed(at time: CFTimeInterval) -> CGFloat {
        let x = runs.horizontal.velocity(at: time)
        let y = runs.vertical.velocity(at: time)
        return (x * x + y * y).squareRoot()
    }
}
