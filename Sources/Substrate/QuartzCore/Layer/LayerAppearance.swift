// SPDX-License-Identifier: MIT

/// The properties of a layer that animate: its model values, or what is on screen at a moment.
package struct LayerAppearance {
    package var bounds = CGRect.zero
    package var position = CGPoint.zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var zPosition: CGFloat = 0
    package var transform = CATransform3DIdentity {
        didSet { isTransformed = !transform.isIdentity }
    }
    package var sublayerTransform = CATransform3DIdentity {
        didSet { transformsSublayers = !sublayerTransform.isIdentity }
    }
    /// Whether `transform` is other than the identity; asked in every frame.
    package private(set) var isTransformed = false
    /// Whether `sublayerTransform` is other than the identity.
    package private(set) var transformsSublayers = false
    package var isHidden = false
    package var opacity: Float = 1
    package var backgroundColor: CGColor?
    package var cornerRadius: CGFloat = 0
    package var borderWidth: CGFloat = 0
    package var borderColor: CGColor? = .black
    package var shadowColor: CGColor? = .black
    package var shadowOpacity: Float = 0
    package var shadowOffset = CGSize(width: 0, height: -3)
    package var shadowRadius: CGFloat = 3
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// Animated values of the layer's own kind of content, such as a gradient's locations, by key.
    package var contentValues: [String: AnimationValue] = [:]

    /// The place of the bounds' origin in the superlayer, for a layer that is not transformed.
    package var originInSuperlayer: CGPoint {
        CGPoint(
            x: position.x - anchorPoint.x * bounds.width,
            y: position.y - anchorPoint.y * bounds.height)
    }

    /// The map from the layer's coordinates to its superlayer's, without a sublayer transform.
    package var transformToSuperlayer: CGAffineTransform {
        let origin = originInSuperlayer
        if !isTransformed {
            return CGAffineTransform(
                translationX: origin.x - bounds.minX, y: origin.y - bounds.minY)
        }
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width,
            y: bounds.minY + anchorPoint.y * bounds.height)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(transform.affine)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// The smallest rectangle in the superlayer that holds the layer.
    package var frame: CGRect {
        if !isTransformed {
            return CGRect(origin: originInSuperlayer, size: bounds.size)
        }
        return bounds.applying(transformToSuperlayer)
    }
}
