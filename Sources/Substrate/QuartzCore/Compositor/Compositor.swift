// SPDX-License-Identifier: MIT

/// Shows a tree of layers in a framebuffer that keeps its pixels from frame to frame.
///
/// Invariants: after `commit` the framebuffer shows `list`, exactly as if all of it had been drawn
/// from nothing; pixels that did not change are not touched.
///
/// Cost of a commit: a walk of the visible layers, a comparison linear in the items, and the
/// drawing of what changed. Scrolling by whole pixels copies what stays. With nothing changed and
/// nothing animating under the root it costs nothing.
@MainActor package final class Compositor {
    private let root: CALayer
    private var isInvalid = true
    /// The frame driver's number when the layers were last listed.
    private var listedChange: UInt64 = 0
    /// Whether a layer was animating then: the end of an animation may go unsaid.
    private var wasAnimating = false
    private var listedScale: CGFloat = 0

    /// How many commits walked the layers, for tests.
    private(set) var listings = 0

    /// What the framebuffer shows.
    package private(set) var list: DisplayList?

    /// What the last commit did, for tests and measurements.
    package struct Statistics: Equatable {
        package var scroll: ScrollCopy?
        package var damage: [PixelRect] = []
        package var drawnItems = 0
        /// Pixels that were drawn anew.
        package var drawnPixels = 0
    }

    package private(set) var statistics = Statistics()

    /// - Parameter root: the layer at the surface's origin.
    package init(root: CALayer) {
        self.root = root
    }

    /// Forgets what the framebuffer shows: the next commit draws everything.
    package func invalidateAll() {
        isInvalid = true
    }

    /// What the layers show at a moment.
    package func makeList(
        width: Int, height: Int, scale: CGFloat, time: CFTimeInterval
    ) -> DisplayList {
        DisplayListBuilder.makeList(
            root: root, width: width, height: height, scale: scale, time: time,
            capacity: list?.items.count ?? 0)
    }

    /// Makes the framebuffer show the layers as they are at a moment.
    ///
    /// - Parameters:
    ///   - pixels: the framebuffer, with what the last commit left in it.
    ///   - scale: device pixels per point.
    ///   - time: in seconds, on the clock that animations began on.
    /// - Returns: the rectangles whose pixels changed.
    package func commit(
        into pixels: PixelBuffer, scale: CGFloat, time: CFTimeInterval
    ) -> [PixelRect] {
        let isAnimating = FrameDriver.shared.isAnimating(under: root)
        let isStill = root.lastChange < listedChange && !isAnimating && !wasAnimating
        let isSameSurface =
            list?.width == pixels.width && list?.height == pixels.height && listedScale == scale
        if isStill, isSameSurface, !isInvalid {
            statistics = Statistics()
            return []
        }
        listedChange = FrameDriver.shared.changeNumber
        wasAnimating = isAnimating
        listedScale = scale
        listings += 1
        let new = makeList(
            width: pixels.width, height: pixels.height, scale: scale, time: time)
        let change: DisplayListChange
        if let list, !isInvalid, list.width == new.width, list.height == new.height {
            change = DisplayListComparison.change(from: list, to: new)
        } else {
            change = DisplayListChange(damage: PixelRegion(new.bounds))
        }
        isInvalid = false
        list = new
        return draw(change, of: new, into: pixels)
    }

    private func draw(
        _ change: DisplayListChange, of list: DisplayList, into pixels: PixelBuffer
    ) -> [PixelRect] {
        if let scroll = change.scroll {
            pixels.scroll(scroll.rect, dx: scroll.dx, dy: scroll.dy)
        }
        let rects = Compositor.simplify(change.damage, list)
        statistics = Statistics(scroll: change.scroll, damage: rects)
        if !rects.isEmpty {
            var rasteriser = Rasteriser(list: list, pixels: pixels)
            for rect in rects {
                rasteriser.draw(in: rect)
                statistics.drawnPixels += rect.area
            }
            statistics.drawnItems = rasteriser.drawnItemCount
        }
        guard let scroll = change.scroll else { return rects }
        return [scroll.rect] + rects.filter { !scroll.rect.contains($0) }
    }

    /// The damage as few rectangles: each one costs a walk of the items, so two are drawn as one
    /// when that adds little.
    private static func simplify(_ region: PixelRegion, _ list: DisplayList) -> [PixelRect] {
        var result: [PixelRect] = []
        let turned = list.turnedParts
        var waiting: [PixelRect] = region.rects.reversed()
        while var merged = waiting.popLast() {
            // What grew may now join others.
            while let index = result.firstIndex(where: { joins($0, merged) }) {
                merged = merged.union(result.remove(at: index))
            }
            // The edges of turned shapes depend on where drawing is cut: they are drawn whole.
            let part = turned.first { $0.intersects(merged) && !merged.contains($0) }
            if let part {
                waiting.append(merged.union(part))
            } else {
                result.append(merged)
            }
        }
        return result
    }

    private static func joins(_ one: PixelRect, _ other: PixelRect) -> Bool {
        one.union(other).area <= one.area + other.area + extraPixels
    }

    /// About what the walk costs, in pixels drawn.
    private static let extraPixels = 4_096
}
