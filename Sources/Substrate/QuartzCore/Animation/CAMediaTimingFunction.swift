// SPDX-License-Identifier: MIT

/// The name of a common timing curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name's spelling.
    public let rawValue: String

    /// Makes a name from its spelling.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The same speed throughout.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The curve of implicit animations.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A cubic Bézier curve from (0, 0) to (1, 1) that maps time to progress.
// Sendable: all stored values are constants.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    private let c1: (x: Double, y: Double)
    private let c2: (x: Double, y: Double)

    /// Makes a linear curve.
    public override convenience init() {
        self.init(controlPoints: 0, 0, 1, 1)
    }

    /// Makes a common curve; a name that is not known is linear.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Makes a curve from its two inner control points.
    ///
    /// The x values are limited to 0...1, so that the curve is a function of time.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        c1 = (Double(min(max(c1x, 0), 1)), Double(c1y))
        c2 = (Double(min(max(c2x, 0), 1)), Double(c2y))
        super.init()
    }

    /// Reads a control point: 0 is (0, 0), 3 is (1, 1), 1 and 2 are the inner ones.
    ///
    /// - Parameters:
    ///   - idx: 0 to 3.
    ///   - ptr: receives x and y.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points = [(x: 0.0, y: 0.0), c1, c2, (x: 1.0, y: 1.0)]
        precondition(
            points.indices.contains(idx), "A timing function has control points 0 to 3, not \(idx)."
        )
        ptr[0] = Float(points[idx].x)
        ptr[1] = Float(points[idx].y)
    }

    /// The progress at a fraction of the duration.
    package func value(at fraction: Double) -> Double {
        if fraction <= 0 { return 0 }
        if fraction >= 1 { return 1 }
        if c1.x == c1.y, c2.x == c2.y { return fraction }
        return Self.bezier(parameter(at: fraction), c1.y, c2.y)
    }

    private static func bezier(_ t: Double, _ a: Double, _ b: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }

    /// Solves x(t) = fraction by bisection: x grows with t, so it always converges.
    private func parameter(at fraction: Double) -> Double {
        var low = 0.0
        var high = 1.0
        for _ in 0..<48 {
            let middle = (low + high) / 2
            if Self.bezier(middle, c1.x, c2.x) < fraction { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
