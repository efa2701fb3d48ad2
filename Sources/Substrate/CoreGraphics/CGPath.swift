// SPDX-License-Identifier: MIT
import CCairo
import Foundation

/// A shape made of lines and curves; it does not change once made.
///
/// Elements whose coordinates are not finite numbers are left out. Checked for a plain rectangle,
/// rounded rectangle or ellipse in constant time, so that common shapes draw fast.
// Unchecked: only CGMutablePath writes to the storage, and it is for one thread at a time.
open class CGPath: Hashable, @unchecked Sendable {
    /// What a path is, when it is simple enough to say.
    package enum Shape: Hashable, Sendable {
        case empty
        case rect(CGRect)
        /// A rectangle with quarter ellipses of the given radii in all four corners.
        case roundedRect(CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat)
        case ellipse(CGRect)
        case general
    }

    enum Operation: UInt8 {
        case move, line, quad, cubic, close

        var pointCount: Int {
            switch self {
            case .move, .line: 1
            case .quad: 2
            case .cubic: 3
            case .close: 0
            }
        }
    }

    package internal(set) final var shape: Shape = .empty
    final var operations: [Operation] = []
    final var points: [CGPoint] = []
    /// Where the subpath under construction began: what a close returns to.
    final var subpathStart: CGPoint?

    init() {}

    init(copying other: CGPath, transform: CGAffineTransform?) {
        let map = transform ?? .identity
        operations = other.operations
        points = map.isIdentity ? other.points : other.points.map { $0.applying(map) }
        subpathStart = other.subpathStart?.applying(map)
        shape = CGPath.shape(other.shape, mappedBy: map)
    }

    /// A rectangle.
    public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        // The pointer, when given, points to one transform, as Apple's contract has it.
        appendRect(rect, transform?.pointee ?? .identity)
    }

    /// The ellipse that touches the sides of `rect`.
    public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        // The pointer, when given, points to one transform.
        appendEllipse(rect, transform?.pointee ?? .identity)
    }

    /// A rectangle with rounded corners; radii are cut to half of the sides.
    public init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>? = nil
    ) {
        // The pointer, when given, points to one transform.
        appendRoundedRect(rect, cornerWidth, cornerHeight, transform?.pointee ?? .identity)
    }

    /// Whether nothing was added.
    public final var isEmpty: Bool { operations.isEmpty }

    /// The last point; the origin for an empty path.
    public final var currentPoint: CGPoint {
        operations.last == .close ? subpathStart ?? .zero : points.last ?? .zero
    }

    /// The smallest upright rectangle with all points, control points too; null when empty.
    public final var boundingBox: CGRect {
        var bounds = PointBounds()
        for point in points { bounds.add(point) }
        return bounds.rect
    }

    /// Whether the path is one upright rectangle, which is then stored in `rect`.
    public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard case .rect(let value) = shape else { return false }
        // The pointer, when given, points to one rectangle.
        rect?.pointee = value
        return true
    }

    /// This path, or one that cannot change when this one is mutable.
    public final func copy() -> CGPath? {
        self is CGMutablePath ? CGPath(copying: self, transform: nil) : self
    }

    /// The path with every point mapped by `transform`.
    public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        // The pointer, when given, points to one transform.
        CGPath(copying: self, transform: transform?.pointee)
    }

    /// The path with every point mapped by `transform`.
    package final func applying(_ transform: CGAffineTransform) -> CGPath {
        transform.isIdentity && !(self is CGMutablePath)
            ? self : CGPath(copying: self, transform: transform)
    }

    /// A path with the same elements which can be added to.
    public final func mutableCopy() -> CGMutablePath? {
        CGMutablePath(copying: self, transform: nil)
    }

    /// A path with every point mapped by `transform` which can be added to.
    public final func mutableCopy(
        using transform: UnsafePointer<CGAffineTransform>?
    ) -> CGMutablePath? {
        // The pointer, when given, points to one transform.
        CGMutablePath(copying: self, transform: transform?.pointee)
    }

    /// Two paths are equal when they consist of the same elements.
    public static func == (left: CGPath, right: CGPath) -> Bool {
        left === right || left.operations == right.operations && left.points == right.points
    }

    /// Feeds the elements to `hasher`.
    public final func hash(into hasher: inout Hasher) {
        hasher.combine(operations)
        for point in points {
            hasher.combine(point.x)
            hasher.combine(point.y)
        }
    }

    /// Adds the elements to the current path of a Cairo context.
    package final func append(to cr: OpaquePointer) {
        if case .rect(let rect) = shape {
            cairo_rectangle(cr, rect.minX, rect.minY, rect.width, rect.height)
            return
        }
        var next = 0
        var current = CGPoint.zero
        for operation in operations {
            switch operation {
            case .move:
                current = points[next]
                cairo_move_to(cr, current.x, current.y)
            case .line:
                current = points[next]
                cairo_line_to(cr, current.x, current.y)
            case .quad:
                let end = points[next + 1]
                let (first, second) = CGPath.cubicControls(current, points[next], end)
                cairo_curve_to(cr, first.x, first.y, second.x, second.y, end.x, end.y)
                current = end
            case .cubic:
                let (first, second) = (points[next], points[next + 1])
                current = points[next + 2]
                cairo_curve_to(cr, first.x, first.y, second.x, second.y, current.x, current.y)
            case .close:
                cairo_close_path(cr)
                var x = 0.0
                var y = 0.0
                cairo_get_current_point(cr, &x, &y)
                current = CGPoint(x: x, y: y)
            }
            next += operation.pointCount
        }
    }

    /// The control points of the cubic curve that equals a quadratic one.
    static func cubicControls(
        _ start: CGPoint, _ control: CGPoint, _ end: CGPoint
    ) -> (CGPoint, CGPoint) {
        (
            CGPoint(
                x: start.x + (control.x - start.x) * 2 / 3,
                y: start.y + (control.y - start.y) * 2 / 3),
            CGPoint(
                x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        )
    }

    private static func shape(_ shape: Shape, mappedBy map: CGAffineTransform) -> Shape {
        if map.isIdentity { return shape }
        guard map.isScaleAndTranslation else { return shape == .empty ? .empty : .general }
        switch shape {
        case .empty, .general: return shape
        case .rect(let rect): return .rect(rect.applying(map))
        case .ellipse(let rect): return .ellipse(rect.applying(map))
        case .roundedRect(let rect, let width, let height):
            return .roundedRect(
                rect.applying(map), cornerWidth: width * abs(map.a),
                cornerHeight: height * abs(map.d))
        }
    }
}
