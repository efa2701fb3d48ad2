// SPDX-License-Identifier: MIT

/// A 4 x 4 matrix that maps row vectors (x, y, z, 1) by multiplication from the right.
public struct CATransform3D: Equatable, Sendable {
    /// The first row.
    public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
    /// The second row.
    public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
    /// The third row.
    public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
    /// The fourth row: the translation.
    public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

    /// Makes a matrix of zeros.
    public init() {
        self.init(
            m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0,
            m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
    }

    /// Makes a matrix from its elements, row by row.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
        m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
        m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    /// The elements, row by row.
    var elements: [CGFloat] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }

    /// Makes a matrix from 16 elements, row by row.
    init(elements e: [CGFloat]) {
        self.init(
            m11: e[0], m12: e[1], m13: e[2], m14: e[3], m21: e[4], m22: e[5], m23: e[6],
            m24: e[7], m31: e[8], m32: e[9], m33: e[10], m34: e[11], m41: e[12], m42: e[13],
            m43: e[14], m44: e[15])
    }

    /// The part of the matrix that acts in the plane.
    package var affine: CGAffineTransform {
        CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }

    package var isIdentity: Bool { self == CATransform3DIdentity }
}

/// The matrix that changes nothing.
public let CATransform3DIdentity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1,
    m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

/// Whether a matrix changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t.isIdentity }

/// Whether two matrices are equal, element by element.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    a == b
}

/// A shift, in points.
public func CATransform3DMakeTranslation(
    _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m41, result.m42, result.m43) = (tx, ty, tz)
    return result
}

/// A scaling about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m11, result.m22, result.m33) = (sx, sy, sz)
    return result
}

/// A turn about an axis through the origin; about nothing if the axis has no length.
///
/// - Parameter angle: in radians; with y growing downward a turn about +z is clockwise.
public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = (sin(angle), cos(angle))
    let t = 1 - c
    var result = CATransform3DIdentity
    (result.m11, result.m12, result.m13) = (c + t * x * x, t * x * y + s * z, t * x * z - s * y)
    (result.m21, result.m22, result.m23) = (t * x * y - s * z, c + t * y * y, t * y * z + s * x)
    (result.m31, result.m32, result.m33) = (t * x * z + s * y, t * y * z - s * x, c + t * z * z)
    return result
}

/// The matrix that shifts first and then does what `t` does.
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// The matrix that scales first and then does what `t` does.
public func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// The matrix that turns first and then does what `t` does.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The matrix that does what `a` does and then what `b` does.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let left = a.elements
    let right = b.elements
    var result = [CGFloat](repeating: 0, count: 16)
    for row in 0..<4 {
        for column in 0..<4 {
            var sum: CGFloat = 0
            for k in 0..<4 { sum += left[row * 4 + k] * right[k * 4 + column] }
            result[row * 4 + column] = sum
        }
    }
    return CATransform3D(elements: result)
}

/// The inverse; the matrix itself if it has none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    // Gauss-Jordan elimination with partial pivoting.
    var rows = (0..<4).map { row in
        Array(t.elements[row * 4..<row * 4 + 4]) + (0..<4).map { $0 == row ? 1 : 0 as CGFloat }
    }
    for column in 0..<4 {
        var pivot = column
        for row in column..<4 where abs(rows[row][column]) > abs(rows[pivot][column]) {
            pivot = row
        }
        let value = rows[pivot][column]
        guard value.isFinite, value != 0 else { return t }
        rows.swapAt(pivot, column)
        for k in 0..<8 { rows[column][k] /= value }
        for row in 0..<4 where row != column {
            let factor = rows[row][column]
            guard factor != 0 else { continue }
            for k in 0..<8 { rows[row][k] -= factor * rows[column][k] }
        }
    }
    return CATransform3D(elements: rows.flatMap { $0[4...] })
}

/// A matrix that acts in the plane as `m` does.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m11, result.m12, result.m21, result.m22) = (m.a, m.b, m.c, m.d)
    (result.m41, result.m42) = (m.tx, m.ty)
    return result
}

/// Whether a matrix does nothing outside the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(t.affine)
}

/// The part of a matrix that acts in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }
