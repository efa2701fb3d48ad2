// SPDX-License-Identifier: MIT

/// Where the parts of an image go: one part, or nine when the image's middle stretches.
package struct ImagePlacement: Equatable {
    /// A part of an image, in its pixels, and the rectangle it fills.
    package struct Part: Equatable {
        package var source: CGRect
        package var target: CGRect
    }

    /// The smallest rectangle around all parts.
    package var bounds: CGRect
    package var parts: [Part]

    /// Places an image in a layer.
    ///
    /// - Parameters:
    ///   - image: its size in pixels.
    ///   - layer: gives gravity, content scale and the stretchable part.
    ///   - contentsRect: the part of the image that is shown, in fractions.
    ///   - box: the layer's bounds.
    ///   - unit: units of `box` per point.
    ///   - snaps: whether a unit is a device pixel, to which edges are moved.
    /// - Returns: nil when nothing is to be seen.
    @MainActor init?(
        image: CGSize, layer: CALayer, contentsRect: CGRect, box: CGRect, unit: CGFloat, snaps: Bool
    ) {
        let shown = CGRect(
            x: contentsRect.minX * image.width, y: contentsRect.minY * image.height,
            width: contentsRect.width * image.width, height: contentsRect.height * image.height)
        guard shown.isFinite, shown.width > 0, shown.height > 0, box.width > 0, box.height > 0
        else { return nil }
        let natural = CGSize(
            width: shown.width / layer.contentsScale * unit,
            height: shown.height / layer.contentsScale * unit)
        var target = ImagePlacement.target(natural, gravity: layer.contentsGravity, box: box)
        if snaps { target = ImagePlacement.snap(target, natural: shown.size) }
        guard target.isFinite, target.width > 0, target.height > 0 else { return nil }
        bounds = target
        let center = layer.contentsCenter
        if center == CGRect(x: 0, y: 0, width: 1, height: 1) {
            parts = [Part(source: shown, target: target)]
        } else {
            parts = ImagePlacement.nineParts(
                shown, center: center, target: target, ratio: unit / layer.contentsScale)
        }
    }

    private static func target(
        _ size: CGSize, gravity: CALayerContentsGravity, box: CGRect
    ) -> CGRect {
        func placed(_ size: CGSize, _ x: CGFloat, _ y: CGFloat) -> CGRect {
            CGRect(
                x: box.minX + (box.width - size.width) * x,
                y: box.minY + (box.height - size.height) * y, width: size.width,
                height: size.height)
        }
        func scaled(by factor: CGFloat) -> CGRect {
            placed(
                CGSize(width: size.width * factor, height: size.height * factor), 0.5, 0.5)
        }
        switch gravity {
        case .center: return placed(size, 0.5, 0.5)
        case .top: return placed(size, 0.5, 0)
        case .bottom: return placed(size, 0.5, 1)
        case .left: return placed(size, 0, 0.5)
        case .right: return placed(size, 1, 0.5)
        case .topLeft: return placed(size, 0, 0)
        case .topRight: return placed(size, 1, 0)
        case .bottomLeft: return placed(size, 0, 1)
        case .bottomRight: return placed(size, 1, 1)
        case .resizeAspect:
            return scaled(by: min(box.width / size.width, box.height / size.height))
        case .resizeAspectFill:
            return scaled(by: max(box.width / size.width, box.height / size.height))
        default: return box
        }
    }

    /// Moves edges to whole pixels. A target that is within a pixel of the image's own size gets
    /// exactly that size, so that the image is copied and not resampled.
    private static func snap(_ rect: CGRect, natural: CGSize) -> CGRect {
        let x = Snapping.snap(rect.minX)
        let y = Snapping.snap(rect.minY)
        if abs(rect.width - natural.width) < 1, abs(rect.height - natural.height) < 1 {
            return CGRect(x: x, y: y, width: natural.width, height: natural.height)
        }
        return CGRect(
            x: x, y: y, width: max(1, Snapping.snap(rect.maxX) - x),
            height: max(1, Snapping.snap(rect.maxY) - y))
    }

    private static func nineParts(
        _ shown: CGRect, center: CGRect, target: CGRect, ratio: CGFloat
    ) -> [Part] {
        let columns = segments(
            from: shown.minX, length: shown.width, low: center.minX, high: center.maxX,
            target: target.minX, targetLength: target.width, ratio: ratio)
        let rows = segments(
            from: shown.minY, length: shown.height, low: center.minY, high: center.maxY,
            target: target.minY, targetLength: target.height, ratio: ratio)
        return rows.flatMap { row in
            columns.map { column in
                Part(
                    source: CGRect(
                        x: column.source, y: row.source, width: column.sourceLength,
                        height: row.sourceLength),
                    target: CGRect(
                        x: column.target, y: row.target, width: column.targetLength,
                        height: row.targetLength))
            }
        }
    }

    private struct Segment {
        var source: CGFloat
        var sourceLength: CGFloat
        var target: CGFloat
        var targetLength: CGFloat
    }

    /// The fixed, stretched and fixed parts along one axis, without empty ones.
    private static func segments(
        from start: CGFloat, length: CGFloat, low: CGFloat, high: CGFloat, target: CGFloat,
        targetLength: CGFloat, ratio: CGFloat
    ) -> [Segment] {
        let first = min(max(low, 0), 1) * length
        let last = (1 - min(max(high, 0), 1)) * length
        var head = first * ratio
        var tail = last * ratio
        if head + tail > targetLength {
            // Too small for the caps: they shrink together.
            let factor = targetLength / (head + tail)
            head *= factor
            tail *= factor
        }
        return [
            Segment(source: start, sourceLength: first, target: target, targetLength: head),
            Segment(
                source: start + first, sourceLength: length - first - last, target: target + head,
                targetLength: targetLength - head - tail),
            Segment(
                source: start + length - last, sourceLength: last,
                target: target + targetLength - tail, targetLength: tail),
        ].filter { $0.sourceLength > 0 && $0.targetLength > 0 }
    }
}

/// Rounding to device pixels.
enum Snapping {
    /// The nearest pixel edge; halves go up. The same fraction rounds the same way wherever it is,
    /// so that what scrolls by whole pixels keeps its shape; a little slack keeps values that are
    /// halves but for rounding errors on one side.
    static func snap(_ value: CGFloat) -> CGFloat {
        (value + 0.501).rounded(.down)
    }

    static func pixel(_ value: CGFloat) -> Int {
        guard value.isFinite else { return 0 }
        return Int(snap(min(max(value, -limit), limit)))
    }

    private static let limit: CGFloat = 1_000_000_000
}
