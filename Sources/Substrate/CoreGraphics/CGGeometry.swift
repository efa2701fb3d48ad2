// SPDX-License-Identifier: MIT
import Foundation

/// A displacement: a direction with a length.
public struct CGVector: Hashable, Codable, Sendable {
    /// The horizontal part.
    public var dx: CGFloat
    /// The vertical part.
    public var dy: CGFloat

    /// The displacement of nothing.
    public static let zero = CGVector()

    /// The displacement of nothing.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// A displacement of `dx` to the right and `dy` down.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// A displacement in whole units.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}

extension CGPoint {
    /// The point to which `transform` takes this one.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(
            x: transform.a * x + transform.c * y + transform.tx,
            y: transform.b * x + transform.d * y + transform.ty)
    }

    /// Whether both coordinates are finite numbers.
    package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
    /// This size, taken as a displacement, under `transform`; translation does not count.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
        CGSize(
            width: transform.a * width + transform.c * height,
            height: transform.b * width + transform.d * height)
    }

    /// Whether both lengths are finite numbers.
    package var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
    /// The smallest upright rectangle that holds the four mapped corners.
    ///
    /// The null rectangle and the infinite one stay as they are.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
        if isNull || isInfinite || transform.isIdentity { return self }
        let box = standardized
        if transform.isScaleAndTranslation {
            let x = transform.a * box.origin.x + transform.tx
            let y = transform.d * box.origin.y + transform.ty
            return CGRect(
                x: x, y: y, width: transform.a * box.size.width,
                height: transform.d * box.size.height
            ).standardized
        }
        let corners = [
            CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
            CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY),
        ].map { $0.applying(transform) }
        var bounds = PointBounds()
        for corner in corners { bounds.add(corner) }
        return bounds.rect
    }

    /// Whether origin and size are finite numbers.
    package var isFinite: Bool { origin.isFinite && size.isFinite }
}

/// Collects points and says which upright rectangle holds them.
struct PointBounds {
    private var minX = CGFloat.infinity
    private var minY = CGFloat.infinity
    private var maxX = -CGFloat.infinity
    private var maxY = -CGFloat.infinity

    mutating func add(_ point: CGPoint) {
        minX = min(minX, point.x)
        minY = min(minY, point.y)
        maxX = max(maxX, point.x)
        maxY = max(maxY, point.y)
    }

    /// The null rectangle when nothing was added.
    var rect: CGRect {
        minX > maxX ? .null : CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}
