// SPDX-License-Identifier: MIT

/// How an animation reads and writes one property, found by its key path.
struct AnimatedProperty {
    let get: (LayerAppearance) -> AnimationValue?
    let set: (inout LayerAppearance, AnimationValue) -> Void

    /// The property of a key path; nil if no such property animates.
    ///
    /// Keys of a layer's own kind of content are told by the layer.
    @MainActor static func named(_ path: String, of layer: CALayer) -> AnimatedProperty? {
        if let property = table[path] { return property }
        guard layer.modelContentValue(forKey: path) != nil else { return nil }
        return AnimatedProperty(
            get: { $0.contentValues[path] }, set: { $0.contentValues[path] = $1 })
    }

    @MainActor private static let table: [String: AnimatedProperty] = {
        var table: [String: AnimatedProperty] = [
            "position": point(\.position),
            "position.x": number(\.position.x),
            "position.y": number(\.position.y),
            "anchorPoint": point(\.anchorPoint),
            "anchorPoint.x": number(\.anchorPoint.x),
            "anchorPoint.y": number(\.anchorPoint.y),
            "zPosition": number(\.zPosition),
            "bounds": rect(\.bounds),
            "bounds.origin": point(\.bounds.origin),
            "bounds.origin.x": number(\.bounds.origin.x),
            "bounds.origin.y": number(\.bounds.origin.y),
            "bounds.size": size(\.bounds.size),
            "bounds.size.width": number(\.bounds.size.width),
            "bounds.size.height": number(\.bounds.size.height),
            "contentsRect": rect(\.contentsRect),
            "opacity": float(\.opacity),
            "backgroundColor": color(\.backgroundColor),
            "cornerRadius": number(\.cornerRadius),
            "borderWidth": number(\.borderWidth),
            "borderColor": color(\.borderColor),
            "shadowColor": color(\.shadowColor),
            "shadowOpacity": float(\.shadowOpacity),
            "shadowOffset": size(\.shadowOffset),
            "shadowOffset.width": number(\.shadowOffset.width),
            "shadowOffset.height": number(\.shadowOffset.height),
            "shadowRadius": number(\.shadowRadius),
            "sublayerTransform": transform(\.sublayerTransform),
        ]
        table["transform"] = transform(\.transform)
        for (path, property) in transformParts { table["transform." + path] = property }
        return table
    }()

    // MARK: Kinds

    private static func number(
        _ path: WritableKeyPath<LayerAppearance, CGFloat>
    ) -> AnimatedProperty {
        AnimatedProperty(
            get: { .number(Double($0[keyPath: path])) },
            set: { if let value = $1.number { $0[keyPath: path] = value } })
    }

    private static func float(_ path: WritableKeyPath<LayerAppearance, Float>) -> AnimatedProperty {
        AnimatedProperty(
            get: { .number(Double($0[keyPath: path])) },
            set: { if let value = $1.number { $0[keyPath: path] = Float(min(max(value, 0), 1)) } })
    }

    private static func point(
        _ path: WritableKeyPath<LayerAppearance, CGPoint>
    ) -> AnimatedProperty {
        AnimatedProperty(
            get: { .point($0[keyPath: path]) },
            set: { if let value = $1.point { $0[keyPath: path] = value } })
    }

    private static func size(_ path: WritableKeyPath<LayerAppearance, CGSize>) -> AnimatedProperty {
        AnimatedProperty(
            get: { .size($0[keyPath: path]) },
            set: { if let value = $1.size { $0[keyPath: path] = value } })
    }

    private static func rect(_ path: WritableKeyPath<LayerAppearance, CGRect>) -> AnimatedProperty {
        AnimatedProperty(
            get: { .rect($0[keyPath: path]) },
            set: { if let value = $1.rect { $0[keyPath: path] = value } })
    }

    private static func color(
        _ path: WritableKeyPath<LayerAppearance, CGColor?>
    ) -> AnimatedProperty {
        AnimatedProperty(
            get: { .color($0[keyPath: path] ?? .clear) },
            set: { if let value = $1.color { $0[keyPath: path] = value } })
    }

    private static func transform(
        _ path: WritableKeyPath<LayerAppearance, CATransform3D>
    ) -> AnimatedProperty {
        AnimatedProperty(
            get: { .transform($0[keyPath: path]) },
            set: { if let value = $1.transform { $0[keyPath: path] = value } })
    }

    // MARK: Parts of the transform

    /// Parts of the transform that animate by themselves, as for transforms made of a scale, a
    /// turn in the plane and a translation.
    private static var transformParts: [String: AnimatedProperty] {
        [
            "translation": AnimatedProperty(
                get: { .size(CGSize(width: $0.transform.m41, height: $0.transform.m42)) },
                set: {
                    guard let size = $1.size else { return }
                    ($0.transform.m41, $0.transform.m42) = (size.width, size.height)
                }),
            "translation.x": number(\.transform.m41),
            "translation.y": number(\.transform.m42),
            "translation.z": number(\.transform.m43),
            "scale": scaling(get: scaleX) { (CGFloat($0), CGFloat($0)) },
            "scale.xy": scaling(get: scaleX) { (CGFloat($0), CGFloat($0)) },
            "scale.x": scaling(get: scaleX) { (CGFloat($0), nil) },
            "scale.y": scaling(get: scaleY) { (nil, CGFloat($0)) },
            "rotation": rotation,
            "rotation.z": rotation,
        ]
    }

    private static func scaleX(_ m: CATransform3D) -> CGFloat {
        (m.m11 * m.m11 + m.m12 * m.m12).squareRoot()
    }

    private static func scaleY(_ m: CATransform3D) -> CGFloat {
        (m.m21 * m.m21 + m.m22 * m.m22).squareRoot()
    }

    private static func scaling(
        get: @escaping (CATransform3D) -> CGFloat,
        factors: @escaping (Double) -> (x: CGFloat?, y: CGFloat?)
    ) -> AnimatedProperty {
        AnimatedProperty(
            get: { .number(Double(get($0.transform))) },
            set: {
                guard let value = $1.number else { return }
                let wanted = factors(Double(value))
                let (x, y) = (scaleX($0.transform), scaleY($0.transform))
                if let new = wanted.x {
                    let angle = atan2($0.transform.m12, $0.transform.m11)
                    let factor = x > 0 ? nil : new
                    $0.transform.m11 = factor.map { $0 * cos(angle) } ?? $0.transform.m11 * new / x
                    $0.transform.m12 = factor.map { $0 * sin(angle) } ?? $0.transform.m12 * new / x
                }
                if let new = wanted.y, y > 0 {
                    $0.transform.m21 *= new / y
                    $0.transform.m22 *= new / y
                }
            })
    }

    private static var rotation: AnimatedProperty {
        AnimatedProperty(
            get: { .number(Double(atan2($0.transform.m12, $0.transform.m11))) },
            set: {
                guard let angle = $1.number else { return }
                let (x, y) = (scaleX($0.transform), scaleY($0.transform))
                ($0.transform.m11, $0.transform.m12) = (x * cos(angle), x * sin(angle))
                ($0.transform.m21, $0.transform.m22) = (-y * sin(angle), y * cos(angle))
            })
    }
}
