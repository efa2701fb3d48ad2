// SPDX-License-Identifier: MIT
import CCairo
import Foundation

extension CGPath {
    /// The smallest upright rectangle that holds the shape, control points not counted; null
    /// when empty.
    public final var boundingBoxOfPath: CGRect {
        if isEmpty { return .null }
        switch shape {
        case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): return rect
        case .empty, .general: break
        }
        var bounds = PointBounds()
        var current = CGPoint.zero
        forEachElement { operation, points in
            switch operation {
            case .move, .line: bounds.add(points[0])
            case .quad:
                let (first, second) = CGPath.cubicControls(current, points[0], points[1])
                bounds.addCubic(current, first, second, points[1])
            case .cubic: bounds.addCubic(current, points[0], points[1], points[2])
            case .close: break
            }
            current = points.last ?? current
        }
        return bounds.rect
    }

    /// Whether `point` is inside. Open subpaths count as closed.
    public final func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        guard point.isFinite else { return false }
        let path = applying(transform)
        guard !path.isEmpty, path.boundingBox.insetBy(dx: -1, dy: -1).contains(point) else {
            return false
        }
        if case .rect(let rect) = path.shape { return rect.contains(point) }
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1),
            let cr = cairo_create(surface)
        else { return false }
        defer {
            cairo_destroy(cr)
            cairo_surface_destroy(surface)
        }
        path.append(to: cr)
        cairo_set_fill_rule(cr, rule.cairo)
        return cairo_in_fill(cr, point.x, point.y) != 0
    }

    /// Calls `body` for each element, in order.
    public final func applyWithBlock(_ body: (UnsafePointer<CGPathElement>) -> Void) {
        forEachElement { operation, points in
            var values = points.isEmpty ? [.zero] : Array(points)
            values.withUnsafeMutableBufferPointer { buffer in
                // One point at least, see above.
                guard let base = buffer.baseAddress else { return }
                var element = CGPathElement(type: operation.elementType, points: base)
                withUnsafePointer(to: &element) { body($0) }
            }
        }
    }

    final func forEachElement(_ body: (Operation, ArraySlice<CGPoint>) -> Void) {
        var next = 0
        for operation in operations {
            // Rebased, so that an element's points count from 0.
            body(operation, ArraySlice(Array(points[next..<(next + operation.pointCount)])))
            next += operation.pointCount
        }
    }
}

extension CGPath.Operation {
    var elementType: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quad: .addQuadCurveToPoint
        case .cubic: .addCurveToPoint
        case .close: .closeSubpath
        }
    }
}

/// What an element of a path does.
public enum CGPathElementType: Int32, Sendable {
    /// Begins a subpath; one point.
    case moveToPoint = 0
    /// A line; one point.
    case addLineToPoint = 1
    /// A quadratic curve; control point and end.
    case addQuadCurveToPoint = 2
    /// A cubic curve; two control points and the end.
    case addCurveToPoint = 3
    /// A line to the subpath's start; no points.
    case closeSubpath = 4
}

/// One element of a path, valid while the block it was given to runs.
public struct CGPathElement {
    /// What the element does.
    public var type: CGPathElementType
    /// Its points, as many as the type has.
    public var points: UnsafeMutablePointer<CGPoint>
}

extension PointBounds {
    /// Adds a cubic curve: its ends and where it turns back along an axis.
    mutating func addCubic(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
        add(a)
        add(d)
        func at(_ t: CGFloat) -> CGPoint {
            let s = 1 - t
            let (k0, k1, k2, k3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            return CGPoint(
                x: k0 * a.x + k1 * b.x + k2 * c.x + k3 * d.x,
                y: k0 * a.y + k1 * b.y + k2 * c.y + k3 * d.y)
        }
        let turns =
            CGPath.turns(a.x, b.x, c.x, d.x) + CGPath.turns(a.y, b.y, c.y, d.y)
        for t in turns where t > 0 && t < 1 { add(at(t)) }
    }
}

extension CGPath {
    /// Where the derivative of a cubic is zero.
    static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
        let quadratic = 3 * (d - 3 * c + 3 * b - a)
        let linear = 6 * (a - 2 * b + c)
        let constant = 3 * (b - a)
        if abs(quadratic) < 1e-12 { return linear == 0 ? [] : [-constant / linear] }
        let discriminant = linear * linear - 4 * quadratic * constant
        guard discriminant >= 0 else { return [] }
        let root = discriminant.squareRoot()
        return [(-linear + root) / (2 * quadratic), (-linear - root) / (2 * quadratic)]
    }
}
