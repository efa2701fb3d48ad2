// SPDX-License-Identifier: MIT

/// Writes the display list of a tree of layers.
///
/// Cost: linear in the layers that are not hidden and not clipped away whole.
@MainActor struct DisplayListBuilder {
    private(set) var list: DisplayList
    let time: CFTimeInterval

    /// Walks a tree.
    ///
    /// - Parameters:
    ///   - root: drawn at the surface's origin.
    ///   - scale: device pixels per point.
    ///   - time: the moment whose animated values are shown.
    ///   - origin: the point of the root's superlayer that is the surface's origin.
    static func makeList(
        root: CALayer, width: Int, height: Int, scale: CGFloat, time: CFTimeInterval,
        origin: CGPoint = .zero, capacity: Int = 0
    ) -> DisplayList {
        var builder = DisplayListBuilder(width: width, height: height, time: time)
        builder.list.items.reserveCapacity(capacity)
        let space = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: -origin.x * scale, ty: -origin.y * scale)
        builder.visit(root, in: space, clip: 0, group: -1)
        return builder.list
    }

    private init(width: Int, height: Int, time: CFTimeInterval) {
        list = DisplayList(width: width, height: height)
        self.time = time
    }

    private mutating func visit(
        _ layer: CALayer, in parent: CGAffineTransform, clip: Int, group: Int
    ) {
        layer.wasShown = true
        let appearance = layer.hasAnimations ? layer.appearance(at: time) : layer.modelValues
        guard !appearance.isHidden, appearance.opacity > 0,
            let space = LayerSpace(appearance, in: parent)
        else { return }
        let inner = layer.masksToBounds ? addClip(layer, appearance, space, clip, group) : clip
        if layer.masksToBounds, list.clips[inner].bounds.isEmpty { return }
        guard appearance.opacity < 1 || layer.mask != nil else {
            draw(layer, appearance, space, clip: clip, inner: inner, group: group, opacity: 1)
            return
        }
        if layer.mask == nil, layer.children.isEmpty, layer.content == nil,
            appearance.borderWidth <= 0, appearance.shadowOpacity <= 0
        {
            // One fill: its colour takes the opacity.
            draw(
                layer, appearance, space, clip: clip, inner: inner, group: group,
                opacity: CGFloat(appearance.opacity))
            return
        }
        drawGroup(layer, appearance, space, clip: clip, inner: inner, group: group)
    }

    private mutating func drawGroup(
        _ layer: CALayer, _ appearance: LayerAppearance, _ space: LayerSpace, clip: Int,
        inner: Int, group: Int
    ) {
        let begin = list.items.count
        let origin = space.origin
        func item(_ part: DisplayItem.Part, _ paint: Paint, _ group: Int) -> DisplayItem {
            DisplayItem(
                layer: layer.identity, part: part, x: origin.x, y: origin.y, bounds: .zero,
                clip: clip, group: group, paint: paint)
        }
        list.items.append(
            item(
                .begin,
                .beginGroup(opacity: min(appearance.opacity, 1), hasMask: layer.mask != nil),
                group))
        draw(layer, appearance, space, clip: clip, inner: inner, group: begin, opacity: 1)
        var box = PixelRect.zero
        for index in begin..<list.items.count { box = box.union(list.items[index].bounds) }
        var maskIndex: Int?
        if let mask = layer.mask {
            maskIndex = list.items.count
            list.items.append(item(.mask, .beginMask, begin))
            visit(mask, in: space.childTransform, clip: clip, group: begin)
        }
        list.items.append(item(.end, .endGroup, begin))
        for index in [begin, maskIndex, list.items.count - 1].compactMap({ $0 }) {
            list.items[index].bounds = box
        }
    }

    private mutating func draw(
        _ layer: CALayer, _ appearance: LayerAppearance, _ space: LayerSpace, clip: Int,
        inner: Int, group: Int, opacity: CGFloat
    ) {
        addOwnItems(layer, appearance, space, clip: clip, inner: inner, group, opacity)
        if !layer.children.isEmpty {
            for child in layer.hasOrderedChildren ? layer.sublayersInPaintOrder : layer.children {
                visit(child, in: space.childTransform, clip: inner, group: group)
            }
        }
        addBorder(layer, appearance, space, clip: clip, group)
    }

    private mutating func addClip(
        _ layer: CALayer, _ appearance: LayerAppearance, _ space: LayerSpace, _ parent: Int,
        _ group: Int
    ) -> Int {
        let origin = space.origin
        let outline = space.outline(radius: appearance.cornerRadius, corners: layer.maskedCorners)
        let outer = list.clips[parent]
        var isRectangular = outer.isRectangular
        switch outline {
        case .rect: break
        case .rounded, .path: isRectangular = false
        }
        list.clips.append(
            ClipNode(
                layer: layer.identity, parent: parent, x: origin.x, y: origin.y, outline: outline,
                bounds: outline.pixels(x: origin.x, y: origin.y).intersection(outer.bounds),
                isRectangular: isRectangular, group: group))
        return list.clips.count - 1
    }

    mutating func append(
        _ layer: CALayer, _ part: DisplayItem.Part, _ origin: (x: Int, y: Int), _ pixels: PixelRect,
        _ clip: Int, _ group: Int, _ paint: Paint
    ) {
        let visible = pixels.intersection(list.clips[clip].bounds)
        guard !visible.isEmpty else { return }
        list.items.append(
            DisplayItem(
                layer: layer.identity, part: part, x: origin.x, y: origin.y, bounds: visible,
                clip: clip, group: group, paint: paint))
    }
}
