// SPDX-License-Identifier: MIT

/// What changes of a view with the place that it is looked at from, so that it seems to lie nearer
/// or farther away than others.
///
/// Add it to a view with `UIView.addMotionEffect(_:)`. The values are added to those that the view
/// has; the view's own properties, its layout and what a touch hits stay as they are.
///
/// - Note: Differs from UIKit: a desktop is not tilted, so nobody moves the viewer unless the
///   application sets ``UIWindow/viewerOffset``.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
    /// Makes an effect. For subclasses, which override
    /// ``keyPathsAndRelativeValues(forViewerOffset:)``.
    public override init() {
        super.init()
    }

    /// What is added to which properties of the view.
    ///
    /// - Parameter viewerOffset: from where the view is seen; each part goes from -1 to 1.
    /// - Returns: values by key path. Key paths are `center`, `center.x`, `center.y`, `alpha`,
    ///   `transform` and `bounds` with its parts, and after `layer.` those that a
    ///   `CABasicAnimation` takes; another one stops the program. Nil, as of this class, is nothing.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        nil
    }
}

/// A motion effect that goes evenly from one value to another as the viewer moves along an axis.
///
/// ```swift
/// let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
/// effect.minimumRelativeValue = -10
/// effect.maximumRelativeValue = 10
/// card.addMotionEffect(effect)
/// ```
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// Which way the viewer moves.
    public enum EffectType: Int, Sendable {
        /// To the left or the right.
        case tiltAlongHorizontalAxis
        /// Up or down.
        case tiltAlongVerticalAxis
    }

    /// The property that changes.
    public let keyPath: String

    /// The axis along which the viewer moves.
    public let type: EffectType

    /// What is added at the viewer's offset -1: a number, a point, a size, a `UIOffset`, a rectangle,
    /// a transform or a colour. Nil, as at first, is no effect.
    open var minimumRelativeValue: Any?

    /// What is added at the viewer's offset 1, of the same kind. Nil, as at first, is no effect.
    open var maximumRelativeValue: Any?

    /// Makes an effect on a property. See ``UIMotionEffect`` for the key paths.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    open override func keyPathsAndRelativeValues(
        forViewerOffset viewerOffset: UIOffset
    ) -> [String: Any]? {
        guard let least = MotionValue.of(minimumRelativeValue),
            let most = MotionValue.of(maximumRelativeValue)
        else { return nil }
        let offset =
            type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let part = (Double(offset.clampedToUnit) + 1) / 2
        return [keyPath: least.interpolated(to: most, part).anyValue]
    }
}

/// Motion effects that are one: a view has all of them or none.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects. Nil, as at first, is none.
    open var motionEffects: [UIMotionEffect]?

    /// What the effects add, together where they speak of the same property.
    open override func keyPathsAndRelativeValues(
        forViewerOffset viewerOffset: UIOffset
    ) -> [String: Any]? {
        var sum: [String: Any] = [:]
        for effect in motionEffects ?? [] {
            let values = effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]
            for (path, value) in values {
                if let first = MotionValue.of(sum[path]), let second = MotionValue.of(value) {
                    sum[path] = first.adding(second).anyValue
                } else {
                    sum[path] = value
                }
            }
        }
        return sum.isEmpty ? nil : sum
    }
}

/// What users of motion effects pass, as a value that can be added to.
enum MotionValue {
    static func of(_ any: Any?) -> AnimationValue? {
        if let offset = any as? UIOffset {
            return .size(CGSize(width: offset.horizontal, height: offset.vertical))
        }
        return AnimationValue(any)
    }
}

extension CGFloat {
    /// The number, at least -1 and at most 1; 0 if it is none.
    var clampedToUnit: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -1), 1) }
}
