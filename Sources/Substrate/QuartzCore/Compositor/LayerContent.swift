// SPDX-License-Identifier: MIT

/// What a layer draws between its background and its sublayers.
package enum LayerContent {
    case image(CGImage, tint: CGColor?)
    case text(ShapedText, origin: CGPoint, color: CGColor)
    /// What `draw(in:)` drew, at the layer's contents scale.
    case picture(CGImage)
}

/// A delegate that makes the layer's content as data.
@MainActor package protocol LayerContentProviding: AnyObject {
    func layerContent(for layer: CALayer) -> LayerContent?
}
