// SPDX-License-Identifier: MIT

extension DisplayListBuilder {
    /// Adds what a layer draws behind its sublayers.
    mutating func addOwnItems(
        _ layer: CALayer, _ appearance: LayerAppearance, _ space: LayerSpace, clip: Int,
        inner: Int, _ group: Int, _ opacity: CGFloat
    ) {
        if appearance.shadowOpacity > 0, !layer.masksToBounds {
            addShadow(layer, appearance, space, clip: clip, group)
        }
        if let color = appearance.backgroundColor, color.alpha > 0 {
            let outline = space.outline(
                radius: appearance.cornerRadius, corners: layer.maskedCorners)
            let shown = opacity < 1 ? color.copy(alpha: color.alpha * opacity) ?? color : color
            let origin = space.origin
            append(
                layer, .background, origin, outline.pixels(x: origin.x, y: origin.y), clip, group,
                .fill(shown, outline))
        }
        let content =
            appearance.contentValues.isEmpty
            ? layer.content : layer.content(applying: appearance.contentValues)
        switch content {
        case .text(let text, let place, let color):
            addText(layer, text, place, color, space, inner, group)
        case .image(let image, let tint):
            addImage(layer, image, tint, appearance, space, inner, group)
        case .picture(let image):
            addImage(layer, image, nil, appearance, space, inner, group)
        case nil:
            break
        }
    }

    private mutating func addText(
        _ layer: CALayer, _ text: ShapedText, _ place: CGPoint, _ color: CGColor,
        _ space: LayerSpace, _ clip: Int, _ group: Int
    ) {
        guard place.x.isFinite, place.y.isFinite else { return }
        let origin = space.origin
        let transform = CGAffineTransform(translationX: place.x, y: place.y)
            .concatenating(space.relativeTransform)
        let ink = PixelRect(covering: text.inkBounds.applying(transform)).insetBy(-1)
        append(
            layer, .content, origin, ink.translated(x: origin.x, y: origin.y), clip, group,
            .text(TextPaint(text: text, color: color, transform: transform)))
    }

    private mutating func addImage(
        _ layer: CALayer, _ image: CGImage, _ tint: CGColor?, _ appearance: LayerAppearance,
        _ space: LayerSpace, _ clip: Int, _ group: Int
    ) {
        let size = CGSize(width: CGFloat(image.width), height: CGFloat(image.height))
        let origin = space.origin
        let transform: CGAffineTransform
        let placement: ImagePlacement?
        if let box = space.box {
            transform = .identity
            placement = ImagePlacement(
                image: size, layer: layer, contentsRect: appearance.contentsRect,
                box: CGRect(x: 0, y: 0, width: CGFloat(box.width), height: CGFloat(box.height)),
                unit: space.lengthScale, snaps: true)
        } else {
            transform = space.relativeTransform
            placement = ImagePlacement(
                image: size, layer: layer, contentsRect: appearance.contentsRect,
                box: space.bounds, unit: 1, snaps: false)
        }
        guard let placement else { return }
        var pixels = PixelRect(covering: placement.bounds.applying(transform))
        if !transform.isIdentity { pixels = pixels.insetBy(-1) }
        append(
            layer, .content, origin, pixels.translated(x: origin.x, y: origin.y), clip, group,
            .image(
                ImagePaint(
                    image: image, tint: tint, placement: placement, transform: transform)))
    }

    private mutating func addShadow(
        _ layer: CALayer, _ appearance: LayerAppearance, _ space: LayerSpace, clip: Int,
        _ group: Int
    ) {
        guard let color = appearance.shadowColor?.withOpacity(appearance.shadowOpacity),
            appearance.shadowRadius.isFinite, appearance.shadowOffset.isFinite
        else { return }
        let outline: Outline
        if let path = layer.shadowPath {
            outline = .path(path.applying(space.relativeTransform))
        } else {
            outline = space.outline(
                radius: appearance.cornerRadius, corners: layer.maskedCorners)
        }
        let scale = space.lengthScale
        let sigma = max(0, appearance.shadowRadius * scale)
        let offset = CGSize(
            width: Snapping.snap(appearance.shadowOffset.width * scale),
            height: Snapping.snap(appearance.shadowOffset.height * scale))
        let origin = space.origin
        let pixels = outline.pixels(x: origin.x, y: origin.y)
            .insetBy(-AlphaBlur.reach(sigma: sigma) - 1)
            .translated(x: Int(offset.width), y: Int(offset.height))
        append(
            layer, .shadow, origin, pixels, clip, group,
            .shadow(color, offset: offset, sigma: sigma, outline))
    }

    /// Adds the border, which lies over the sublayers.
    mutating func addBorder(
        _ layer: CALayer, _ appearance: LayerAppearance, _ space: LayerSpace, clip: Int,
        _ group: Int
    ) {
        guard appearance.borderWidth > 0, appearance.borderWidth.isFinite,
            let color = appearance.borderColor, color.alpha > 0
        else { return }
        let limit = min(space.bounds.width, space.bounds.height) / 2
        let width = min(appearance.borderWidth, limit)
        guard width > 0 else { return }
        let origin = space.origin
        let outline = space.outline(radius: appearance.cornerRadius, corners: layer.maskedCorners)
        let pixels =
            space.box != nil
            ? max(1, Snapping.snap(width * space.lengthScale))
            : width * space.lengthScale
        append(
            layer, .border, origin,
            outline.pixels(x: origin.x, y: origin.y).insetBy(space.box == nil ? -2 : 0), clip,
            group, .border(color, width: pixels, outline))
    }
}

extension CGColor {
    /// The colour with less opacity; nil when nothing is left.
    fileprivate func withOpacity(_ opacity: Float) -> CGColor? {
        let value = alpha * CGFloat(min(max(opacity, 0), 1))
        guard value > 0 else { return nil }
        return copy(alpha: value)
    }
}
