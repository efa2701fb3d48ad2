// SPDX-License-Identifier: MIT

/// Where a layer is on the surface.
struct LayerSpace {
    /// From the layer's coordinates, in points, to device pixels.
    let transform: CGAffineTransform
    /// The same for sublayers: the bounds' origin is moved to a whole pixel, so that what scrolls
    /// moves by whole pixels.
    let childTransform: CGAffineTransform
    /// The layer's pixels, for a layer that is not turned or mirrored; its edges are whole pixels.
    let box: PixelRect?
    /// The layer's bounds in points.
    let bounds: CGRect

    /// nil for a layer whose geometry is not finite or has no inverse.
    init?(_ appearance: LayerAppearance, in parent: CGAffineTransform) {
        let toPixels = appearance.transformToSuperlayer.concatenating(parent)
        let bounds = appearance.bounds
        guard toPixels.isFinite, bounds.isFinite, bounds.width >= 0, bounds.height >= 0,
            toPixels.determinant != 0
        else { return nil }
        transform = toPixels
        self.bounds = bounds
        guard toPixels.isScaleAndTranslation, toPixels.a > 0, toPixels.d > 0 else {
            box = nil
            childTransform = LayerSpace.withSublayerTransform(toPixels, appearance)
            return
        }
        let left = toPixels.tx + bounds.minX * toPixels.a
        let top = toPixels.ty + bounds.minY * toPixels.d
        let x = LayerSpace.edges(left, bounds.width * toPixels.a)
        let y = LayerSpace.edges(top, bounds.height * toPixels.d)
        box = PixelRect(x: x.0, y: y.0, width: x.1, height: y.1)
        var child = toPixels
        if bounds.origin != .zero {
            child.tx = left - Snapping.snap(bounds.minX * toPixels.a)
            child.ty = top - Snapping.snap(bounds.minY * toPixels.d)
        }
        childTransform = LayerSpace.withSublayerTransform(child, appearance)
    }

    private static func withSublayerTransform(
        _ transform: CGAffineTransform, _ appearance: LayerAppearance
    ) -> CGAffineTransform {
        guard appearance.transformsSublayers else { return transform }
        return appearance.sublayerTransform.affine.concatenating(transform)
    }

    /// The first pixel and the number of pixels; what has a length is at least a pixel long.
    private static func edges(_ start: CGFloat, _ length: CGFloat) -> (Int, Int) {
        let first = Snapping.pixel(start)
        guard length > 0 else { return (first, 0) }
        return (first, max(1, Snapping.pixel(start + length) - first))
    }

    /// The point that items of the layer count from.
    var origin: (x: Int, y: Int) {
        if let box { return (box.x, box.y) }
        return (Int(clamping: transform.tx), Int(clamping: transform.ty))
    }

    /// From the layer's coordinates to pixels from `origin`.
    var relativeTransform: CGAffineTransform {
        guard box == nil else {
            return CGAffineTransform(
                a: transform.a, b: 0, c: 0, d: transform.d, tx: -bounds.minX * transform.a,
                ty: -bounds.minY * transform.d)
        }
        let origin = origin
        return transform.concatenating(
            CGAffineTransform(translationX: -CGFloat(origin.x), y: -CGFloat(origin.y)))
    }

    /// The factor by which lengths grow, for radii and line widths.
    var lengthScale: CGFloat {
        box != nil ? transform.a : abs(transform.determinant).squareRoot()
    }

    /// The layer's shape, in pixels from `origin`.
    func outline(radius: CGFloat, corners: CACornerMask) -> Outline {
        let cut = max(0, min(radius, min(bounds.width, bounds.height) / 2))
        guard let box else {
            let shape = Outline.rounded(width: 0, height: 0, radius: cut, corners: corners)
            return .path(
                (cut > 0 ? shape.path(in: bounds) : CGPath(rect: bounds)).applying(
                    relativeTransform))
        }
        guard cut > 0, !corners.isEmpty else {
            return .rect(width: box.width, height: box.height)
        }
        return .rounded(
            width: box.width, height: box.height, radius: cut * lengthScale, corners: corners)
    }
}

extension Outline {
    /// A rounded outline's corners around a rectangle in points.
    fileprivate func path(in bounds: CGRect) -> CGPath {
        guard case .rounded(_, _, let radius, let corners) = self else {
            return CGPath(rect: bounds)
        }
        func size(_ corner: CACornerMask) -> CGSize {
            corners.contains(corner) ? CGSize(width: radius, height: radius) : .zero
        }
        return CGPath(
            rect: bounds,
            cornerRadii: CornerRadii(
                topLeft: size(.layerMinXMinYCorner), topRight: size(.layerMaxXMinYCorner),
                bottomLeft: size(.layerMinXMaxYCorner), bottomRight: size(.layerMaxXMaxYCorner)))
    }

    /// The pixels that the outline touches when its origin is at a place.
    func pixels(x: Int, y: Int) -> PixelRect {
        switch self {
        case .rect(let width, let height), .rounded(let width, let height, _, _):
            PixelRect(x: x, y: y, width: width, height: height)
        case .path(let path):
            PixelRect(covering: path.boundingBox).insetBy(-1).translated(x: x, y: y)
        }
    }
}

extension Int {
    /// The whole part of a number, which is cut to what a surface can have.
    fileprivate init(clamping value: CGFloat) {
        let limit: CGFloat = 1_000_000_000
        self = Int(Swift.min(Swift.max(value.rounded(.down), -limit), limit))
    }
}
