// SPDX-License-Identifier: MIT
@_exported import Foundation
import CCairo

/// An affine map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// Points are row vectors, so `m.concatenating(n)` applies `m` first, then `n`. With the y axis
/// pointing down, a positive rotation turns clockwise on screen.
public struct CGAffineTransform: Hashable, Codable, Sendable {
    /// What x contributes to x'.
    public var a: CGFloat
    /// What x contributes to y'.
    public var b: CGFloat
    /// What y contributes to x'.
    public var c: CGFloat
    /// What y contributes to y'.
    public var d: CGFloat
    /// The horizontal translation.
    public var tx: CGFloat
    /// The vertical translation.
    public var ty: CGFloat

    /// The map that moves nothing.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// The map with every coefficient zero, as Apple's `init()`; use ``identity`` for "no change".
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// A map given by its six coefficients.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// A map given by its six coefficients, without labels.
    public init(
        _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
    ) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// A rotation about the origin by `angle` radians.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (sin(angle), cos(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// A scaling about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// A translation.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Whether the map moves nothing.
    public var isIdentity: Bool { self == .identity }

    /// Whether axis-parallel rectangles stay axis-parallel without turning.
    package var isScaleAndTranslation: Bool { b == 0 && c == 0 }

    /// The factor by which areas grow; zero means that the map cannot be inverted.
    package var determinant: CGFloat { a * d - b * c }

    /// The map which translates first and then applies this one.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(
            a: a, b: b, c: c, d: d, tx: a * x + c * y + tx, ty: b * x + d * y + ty)
    }

    /// The map which scales first and then applies this one.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: a * x, b: b * x, c: c * y, d: d * y, tx: tx, ty: ty)
    }

    /// The map which rotates by `angle` radians first and then applies this one.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The map which applies this one first and then `other`.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d,
            c: c * other.a + d * other.c, d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx,
            ty: tx * other.b + ty * other.d + other.ty)
    }

    /// The map that undoes this one; this map itself, unchanged, when it cannot be undone.
    public func inverted() -> CGAffineTransform {
        let area = determinant
        guard area != 0, area.isFinite else { return self }
        return CGAffineTransform(
            a: d / area, b: -b / area, c: -c / area, d: a / area,
            tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
    }

    /// The same map as Cairo's matrix.
    var matrix: cairo_matrix_t {
        cairo_matrix_t(
            xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx),
            y0: Double(ty))
    }

    init(_ matrix: cairo_matrix_t) {
        self.init(
            a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }

    /// Whether every coefficient is a finite number.
    package var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
}

/// An affine map taken apart: scale and shear first, then rotation, then translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// Scale along each axis; a mirrored map has a negative height.
    public var scale: CGSize
    /// Horizontal shear.
    public var horizontalShear: CGFloat
    /// Rotation in radians.
    public var rotation: CGFloat
    /// Translation.
    public var translation: CGVector

    /// The components of the identity.
    public init() {
        self.init(
            scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0,
            translation: .zero)
    }

    /// Components given one by one.
    public init(
        scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector
    ) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }

    /// Compares the components one by one.
    public static func == (
        left: CGAffineTransformComponents, right: CGAffineTransformComponents
    ) -> Bool {
        left.scale.width == right.scale.width && left.scale.height == right.scale.height
            && left.horizontalShear == right.horizontalShear && left.rotation == right.rotation
            && left.translation == right.translation
    }

    /// Feeds every component to `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(scale.width)
        hasher.combine(scale.height)
        hasher.combine(horizontalShear)
        hasher.combine(rotation)
        hasher.combine(translation)
    }
}

extension CGAffineTransform {
    /// The map put together from components; the inverse of ``decomposed()``.
    public init(_ components: CGAffineTransformComponents) {
        let (sine, cosine) = (sin(components.rotation), cos(components.rotation))
        let (sx, sy) = (components.scale.width, components.scale.height)
        let shear = components.horizontalShear * sy
        self.init(
            a: sx * cosine, b: sx * sine,
            c: shear * cosine - sy * sine, d: shear * sine + sy * cosine,
            tx: components.translation.dx, ty: components.translation.dy)
    }

    /// The map taken apart into scale, shear, rotation and translation.
    public func decomposed() -> CGAffineTransformComponents {
        let translation = CGVector(dx: tx, dy: ty)
        let sx = (a * a + b * b).squareRoot()
        guard sx != 0 else {
            // The x axis collapses: the y axis alone tells the rotation.
            let sy = (c * c + d * d).squareRoot()
            return CGAffineTransformComponents(
                scale: CGSize(width: 0, height: sy), horizontalShear: 0,
                rotation: sy == 0 ? 0 : atan2(-c, d), translation: translation)
        }
        let (cosine, sine) = (a / sx, b / sx)
        let sy = cosine * d - sine * c
        let shear = cosine * c + sine * d
        return CGAffineTransformComponents(
            scale: CGSize(width: sx, height: sy), horizontalShear: sy == 0 ? 0 : shear / sy,
            rotation: atan2(b, a), translation: translation)
    }
}
