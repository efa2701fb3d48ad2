// SPDX-License-Identifier: MIT

/// How a layer's content is placed in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The gravity's spelling.
    public let rawValue: String

    /// Makes a gravity from its spelling.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// In the middle, not resized.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// In the middle of the upper edge, not resized.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// In the middle of the lower edge, not resized.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// In the middle of the left edge, not resized.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// In the middle of the right edge, not resized.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In the upper left corner, not resized.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In the upper right corner, not resized.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In the lower left corner, not resized.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In the lower right corner, not resized.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits the bounds in its own proportions.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as covers the bounds in its own proportions.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// Corners of a layer; y grows downward.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a mask from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The upper left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// The upper right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The lower left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The lower right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

    /// All four corners.
    package static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The curve's spelling.
    public let rawValue: String

    /// Makes a curve from its spelling.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
}

/// Lays out a layer's sublayers, gives it content and decides what its changes do.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
    /// Makes the layer's content, as by setting `contents`; the default lets the layer draw.
    func display(_ layer: CALayer)

    /// Draws the layer's content into a context in the layer's coordinates.
    func draw(_ layer: CALayer, in ctx: CGContext)

    /// Called before the layer draws.
    func layerWillDraw(_ layer: CALayer)

    /// Places the sublayers.
    func layoutSublayers(of layer: CALayer)

    /// What a change of a property does: an action, `NSNull()` for nothing, nil to let the layer
    /// decide.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Lets the layer draw.
    public func display(_ layer: CALayer) {
        layer.drawContents()
    }

    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}

    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}

    /// Places nothing.
    public func layoutSublayers(of layer: CALayer) {}

    /// Lets the layer decide.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
