// SPDX-License-Identifier: MIT
import Foundation

/// A path that is still being built. For one thread at a time; `copy()` gives one to share.
///
/// Elements whose coordinates are not finite numbers are left out.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    // Unchecked, as its superclass: the documentation gives each mutable path to one thread.

    /// An empty path.
    public override init() {
        super.init()
    }

    override init(copying other: CGPath, transform: CGAffineTransform?) {
        super.init(copying: other, transform: transform)
    }

    /// Begins a new subpath at `point`.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        appendMove(point.applying(transform))
    }

    /// Adds a line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        appendLine(point.applying(transform))
    }

    /// Begins a new subpath at the first of `points` and adds lines through the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        appendMove(first.applying(transform))
        for point in points.dropFirst() { appendLine(point.applying(transform)) }
    }

    /// Adds a quadratic curve from the current point.
    public func addQuadCurve(
        to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
        appendQuad(control.applying(transform), end.applying(transform))
    }

    /// Adds a cubic curve from the current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        appendCubic(
            control1.applying(transform), control2.applying(transform), end.applying(transform))
    }

    /// Adds a rectangle as a subpath of its own.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        appendRect(rect, transform)
    }

    /// Adds rectangles, each as a subpath of its own.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { appendRect(rect, transform) }
    }

    /// Adds the ellipse that touches the sides of `rect` as a subpath of its own.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        appendEllipse(rect, transform)
    }

    /// Adds a rectangle with rounded corners as a subpath of its own.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        appendRoundedRect(rect, cornerWidth, cornerHeight, transform)
    }

    /// Adds an arc of a circle, with a line from the current point to its start if there is one.
    ///
    /// Angles are in radians from the positive x axis. With `clockwise` false the angle grows
    /// from `startAngle` to `endAngle`, which *looks* clockwise when the y axis points down;
    /// this is how Apple's call behaves on iOS too.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool, transform: CGAffineTransform = .identity
    ) {
        appendArc(center, radius, startAngle, endAngle, clockwise: clockwise, transform)
    }

    /// Adds an arc of a circle that begins at `startAngle` and turns by `delta` radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        appendArc(center, radius, startAngle, sweep: delta, transform)
    }

    /// Adds the arc of `radius` that touches the line from the current point to `tangent1End`
    /// and the line from there to `tangent2End`, and a line to where it begins.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        // The current point is already mapped; work before the mapping, as the radius does.
        let start = currentPoint.applying(transform.inverted())
        appendArc(from: start, tangent1End, tangent2End, radius, transform)
    }

    /// Closes the subpath with a line to its start.
    public func closeSubpath() {
        appendClose()
    }

    /// Adds all elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        guard transform.isFinite else { return }
        if isEmpty {
            let other = path.applying(transform)
            operations = other.operations
            points = other.points
            subpathStart = other.subpathStart
            shape = other.shape
            return
        }
        guard !path.isEmpty else { return }
        operations += path.operations
        points += transform.isIdentity ? path.points : path.points.map { $0.applying(transform) }
        subpathStart = path.subpathStart?.applying(transform)
        shape = .general
    }
}
