// SPDX-License-Identifier: MIT

/// The shape of a layer or a clip, in device pixels from its item's origin.
package enum Outline: Equatable {
    /// A rectangle of whole pixels.
    case rect(width: Int, height: Int)
    /// A rectangle of whole pixels with rounded corners.
    case rounded(width: Int, height: Int, radius: CGFloat, corners: CACornerMask)
    /// Anything else, as of a turned layer.
    case path(CGPath)

    var size: (width: Int, height: Int)? {
        switch self {
        case .rect(let width, let height), .rounded(let width, let height, _, _):
            (width, height)
        case .path: nil
        }
    }

    /// The outline as a path, made smaller by `inset` pixels on every side.
    func path(inset: CGFloat = 0) -> CGPath {
        switch self {
        case .rect(let width, let height):
            return CGPath(rect: Outline.box(width, height).insetBy(dx: inset, dy: inset))
        case .rounded(let width, let height, let radius, let corners):
            let box = Outline.box(width, height).insetBy(dx: inset, dy: inset)
            let inner = max(0, radius - inset)
            if corners == .all {
                return CGPath(roundedRect: box, cornerWidth: inner, cornerHeight: inner)
            }
            func size(_ corner: CACornerMask) -> CGSize {
                corners.contains(corner) ? CGSize(width: inner, height: inner) : .zero
            }
            return CGPath(
                rect: box,
                cornerRadii: CornerRadii(
                    topLeft: size(.layerMinXMinYCorner), topRight: size(.layerMaxXMinYCorner),
                    bottomLeft: size(.layerMinXMaxYCorner), bottomRight: size(.layerMaxXMaxYCorner)
                ))
        case .path(let path):
            return path
        }
    }

    private static func box(_ width: Int, _ height: Int) -> CGRect {
        CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    }
}

/// How one item of a display list is drawn. All lengths are device pixels from the item's origin,
/// so that two items which differ only by their place have equal paints.
package enum Paint: Equatable {
    case fill(CGColor, Outline)
    /// A line inside the outline. `inset` is that of the line's middle from the edge.
    case border(CGColor, width: CGFloat, Outline)
    /// A blurred outline, `sigma` the standard deviation.
    case shadow(CGColor, offset: CGSize, sigma: CGFloat, Outline)
    // Images are few and their paint is large: items stay small without it.
    indirect case image(ImagePaint)
    case text(TextPaint)
    /// Everything up to the matching `endGroup` is drawn as one, then shown with an opacity.
    case beginGroup(opacity: Float, hasMask: Bool)
    /// What follows up to `endGroup` says where the group is opaque.
    case beginMask
    case endGroup
}

extension Paint {
    /// Whether the pixels are the same wherever the item is. The edges of turned shapes are not:
    /// their places are fractions, which round differently.
    var isPixelAligned: Bool {
        switch self {
        case .fill(_, .path), .border(_, _, .path), .shadow(_, _, _, .path): false
        case .image(let paint): paint.transform.isIdentity
        case .text(let paint): paint.transform.isScaleAndTranslation
        case .fill, .border, .shadow, .beginGroup, .beginMask, .endGroup: true
        }
    }
}

/// An image or bitmap and where it goes.
package struct ImagePaint: Equatable {
    package var image: CGImage
    package var tint: CGColor?
    package var placement: ImagePlacement
    /// From placement coordinates to pixels from the item's origin; identity unless turned.
    package var transform: CGAffineTransform
}

/// A shaped text and where it goes.
package struct TextPaint: Equatable {
    package var text: ShapedText
    package var color: CGColor
    /// From the text's points to pixels from the item's origin.
    package var transform: CGAffineTransform

    package static func == (left: TextPaint, right: TextPaint) -> Bool {
        left.text === right.text && left.color == right.color && left.transform == right.transform
    }
}

/// One thing that is drawn, in device pixels.
///
/// Invariants: `bounds` holds every pixel that the item can touch, cut to its clip; the paint does
/// not depend on the origin.
package struct DisplayItem: Equatable {
    /// Which thing a layer draws; a layer has each kind once.
    package enum Part: UInt8 {
        case begin, shadow, background, content, border, mask, end
    }

    /// The identity of the layer that draws it.
    package let layer: UInt64
    package let part: Part
    /// The place of the paint's origin on the surface.
    package let x: Int
    package let y: Int
    package var bounds: PixelRect
    /// The index of the clip in the list.
    package let clip: Int
    /// The index of the item that began the innermost group; -1 outside groups.
    package let group: Int
    package let paint: Paint
    /// Whether the edges are drawn differently where they are cut off.
    let isTurned: Bool
    /// Whether every pixel of `bounds` gets a colour that hides what is behind.
    let isOpaque: Bool

    init(
        layer: UInt64, part: Part, x: Int, y: Int, bounds: PixelRect, clip: Int, group: Int,
        paint: Paint
    ) {
        self.layer = layer
        self.part = part
        self.x = x
        self.y = y
        self.bounds = bounds
        self.clip = clip
        self.group = group
        self.paint = paint
        isTurned = !paint.isPixelAligned
        if group < 0, case .fill(let color, .rect) = paint {
            isOpaque = color.alpha >= 1
        } else {
            isOpaque = false
        }
    }

    /// Identifies the item from one list to the next.
    var key: UInt64 { layer << 3 | UInt64(part.rawValue) }
}

/// A shape outside which nothing is drawn, within another clip.
package struct ClipNode: Equatable {
    /// The identity of the layer that clips; 0 for the surface.
    package var layer: UInt64
    /// The index of the clip outside; the surface's own is its own parent.
    package var parent: Int
    package var x: Int
    package var y: Int
    package var outline: Outline
    /// The pixels inside this clip and all outside it, as a box.
    package var bounds: PixelRect
    /// Whether this clip and all outside it are rectangles of whole pixels: then `bounds` says all.
    package var isRectangular: Bool
    /// The item that began the group in which the clip is; -1 outside groups.
    package var group: Int
}
