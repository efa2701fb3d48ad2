// SPDX-License-Identifier: MIT

/// A value that can be interpolated and added to.
package enum AnimationValue: Equatable {
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(CGColor)
    case numbers([Double])
    case colors([CGColor])

    /// The value of what a user of the animation classes passes; nil if it cannot animate.
    package init?(_ any: Any?) {
        switch any {
        case let value as CGFloat: self = .number(Double(value))
        case let value as Double: self = .number(value)
        case let value as Float: self = .number(Double(value))
        case let value as Int: self = .number(Double(value))
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform:
            self = .transform(CATransform3DMakeAffineTransform(value))
        case let value as CGColor: self = .color(value)
        case let value as [Double]: self = .numbers(value)
        case let value as [CGFloat]: self = .numbers(value.map(Double.init))
        case let value as [CGColor]: self = .colors(value)
        case let value as NSNumber: self = .number(value.doubleValue)
        case let value as [NSNumber]: self = .numbers(value.map(\.doubleValue))
        case let value as [Any] where !value.isEmpty:
            let colors = value.compactMap { $0 as? CGColor }
            guard colors.count == value.count else { return nil }
            self = .colors(colors)
        default: return nil
        }
    }

    /// The value as a user of the animation classes passes it.
    package var anyValue: Any {
        switch self {
        case .number(let value): CGFloat(value)
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .transform(let value): value
        case .color(let value): value
        case .numbers(let value): value
        case .colors(let value): value
        }
    }

    package var number: CGFloat? {
        if case .number(let value) = self { CGFloat(value) } else { nil }
    }

    package var point: CGPoint? {
        if case .point(let value) = self { value } else { nil }
    }

    package var size: CGSize? {
        if case .size(let value) = self { value } else { nil }
    }

    package var rect: CGRect? {
        if case .rect(let value) = self { value } else { nil }
    }

    package var transform: CATransform3D? {
        if case .transform(let value) = self { value } else { nil }
    }

    package var color: CGColor? {
        if case .color(let value) = self { value } else { nil }
    }

    package var numbers: [Double]? {
        if case .numbers(let value) = self { value } else { nil }
    }

    package var colors: [CGColor]? {
        if case .colors(let value) = self { value } else { nil }
    }
}

extension AnimationValue {
    /// The value a fraction of the way to another; fractions outside 0...1 go beyond.
    ///
    /// Colours mix component by component. Values of different kinds do not mix: the result is the
    /// nearer one.
    package func interpolated(to other: AnimationValue, _ t: Double) -> AnimationValue {
        if case .transform(let a) = self, case .transform(let b) = other {
            return .transform(CATransform3D.interpolate(a, b, t))
        }
        return combined(with: other) { $0 + ($1 - $0) * t } ?? (t < 0.5 ? self : other)
    }

    /// The sum of two values; transforms are concatenated. Kinds that differ do not add.
    package func adding(_ other: AnimationValue) -> AnimationValue {
        if case .transform(let a) = self, case .transform(let b) = other {
            return .transform(CATransform3DConcat(b, a))
        }
        return combined(with: other) { $0 + $1 } ?? self
    }

    /// The difference of two values, for animations by an amount.
    func subtracting(_ other: AnimationValue) -> AnimationValue {
        if case .transform(let a) = self, case .transform(let b) = other {
            return .transform(CATransform3DConcat(CATransform3DInvert(b), a))
        }
        return combined(with: other) { $0 - $1 } ?? self
    }

    private func combined(
        with other: AnimationValue, _ mix: (Double, Double) -> Double
    ) -> AnimationValue? {
        switch (self, other) {
        case (.number(let a), .number(let b)): return .number(mix(a, b))
        case (.point(let a), .point(let b)):
            return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y),
                    width: mix(a.size.width, b.size.width),
                    height: mix(a.size.height, b.size.height)))
        case (.color(let a), .color(let b)): return .color(Self.mix(a, b, mix))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            return .numbers(zip(a, b).map { mix($0, $1) })
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            return .colors(zip(a, b).map { Self.mix($0, $1, mix) })
        default: return nil
        }
    }

    private static func mix(
        _ a: CGColor, _ b: CGColor, _ mix: (Double, Double) -> Double
    ) -> CGColor {
        func part(_ x: CGFloat, _ y: CGFloat) -> CGFloat { min(max(CGFloat(mix(x, y)), 0), 1) }
        return CGColor(
            red: part(a.red, b.red), green: part(a.green, b.green), blue: part(a.blue, b.blue),
            alpha: part(a.alpha, b.alpha))
    }
}

extension CATransform3D {
    /// A transform between two others.
    ///
    /// Transforms in the plane are taken apart into translation, turn, shear and scale, and the
    /// turn takes the shorter way; others mix element by element.
    static func interpolate(_ a: CATransform3D, _ b: CATransform3D, _ t: Double) -> CATransform3D {
        guard CATransform3DIsAffine(a), CATransform3DIsAffine(b),
            let from = PlaneTransform(a.affine), let to = PlaneTransform(b.affine)
        else {
            let mixed = zip(a.elements, b.elements).map { $0 + ($1 - $0) * CGFloat(t) }
            return CATransform3D(elements: mixed)
        }
        return CATransform3DMakeAffineTransform(from.interpolated(to: to, CGFloat(t)).matrix)
    }
}

/// A transform of the plane as scale, shear, turn and translation, applied in this order.
///
/// Decomposition: CSS Transforms Module Level 1, "Decomposing a 2D matrix".
private struct PlaneTransform {
    var translation: CGPoint
    var angle: CGFloat
    var shear: CGFloat
    var scale: CGSize

    init?(_ m: CGAffineTransform) {
        let width = (m.a * m.a + m.b * m.b).squareRoot()
        let determinant = m.a * m.d - m.b * m.c
        guard width > 0, determinant != 0, determinant.isFinite else { return nil }
        translation = CGPoint(x: m.tx, y: m.ty)
        angle = atan2(m.b, m.a)
        scale = CGSize(width: width, height: determinant / width)
        shear = (m.a * m.c + m.b * m.d) / determinant
    }

    var matrix: CGAffineTransform {
        CGAffineTransform(scaleX: scale.width, y: scale.height)
            .concatenating(CGAffineTransform(a: 1, b: 0, c: shear, d: 1, tx: 0, ty: 0))
            .concatenating(CGAffineTransform(rotationAngle: angle))
            .concatenating(CGAffineTransform(translationX: translation.x, y: translation.y))
    }

    func interpolated(to other: PlaneTransform, _ t: CGFloat) -> PlaneTransform {
        func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * t }
        var turn = other.angle - angle
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        var result = self
        result.translation = CGPoint(
            x: mix(translation.x, other.translation.x), y: mix(translation.y, other.translation.y))
        result.angle = angle + turn * t
        result.shear = mix(shear, other.shear)
        result.scale = CGSize(
            width: mix(scale.width, other.scale.width),
            height: mix(scale.height, other.scale.height)
        )
        return result
    }
}
