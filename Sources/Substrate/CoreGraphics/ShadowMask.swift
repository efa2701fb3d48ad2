// SPDX-License-Identifier: MIT
import CCairo
import Foundation

/// A blurred silhouette in pixels, to be filled with the shadow's colour.
///
/// Masks are kept by shape, size and softness and shared: many equal cards cost one mask. The
/// mask of a rounded rectangle is stretched from a small blurred tile, so that a new size costs
/// a copy and not a blur.
// Unchecked: the pixels are written only before `init` returns. Drawing with one and the same mask
// is for one thread at a time; `paint` makes a surface of its own for that.
package final class ShadowMask: @unchecked Sendable {
    /// A8, ``reach`` pixels larger than the shape on every side.
    private let surface: OpaquePointer
    /// How far the shadow reaches beyond the shape.
    package let reach: Int
    package let width: Int
    package let height: Int

    private init(owning surface: OpaquePointer, reach: Int) {
        cairo_surface_flush(surface)
        self.surface = surface
        self.reach = reach
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    private enum Key: Hashable, Sendable {
        case rounded(width: Int, height: Int, rx: CGFloat, ry: CGFloat, sigma: CGFloat)
        case path(CGPath, sigma: CGFloat)
    }

    /// 16 MB: the masks of some fifty cards at scale 2.
    private static let cache = CostCache<Key, ShadowMask>(limit: 16 << 20)

    /// Sides beyond this are not drawn: no screen is that large.
    private static let maximumSide = 16_384

    /// The mask of a rectangle of whole pixels with rounded corners.
    ///
    /// - Parameters:
    ///   - cornerWidth: Pixels, as `cornerHeight`; 0 for sharp corners.
    ///   - sigma: The standard deviation of the blur in pixels.
    /// - Returns: Nil when there is nothing to draw or it is larger than any screen.
    package static func mask(
        width: Int, height: Int, cornerWidth: CGFloat, cornerHeight: CGFloat, sigma: CGFloat
    ) -> ShadowMask? {
        guard width > 0, height > 0, width <= maximumSide, height <= maximumSide,
            sigma.isFinite, sigma >= 0
        else { return nil }
        let key = Key.rounded(
            width: width, height: height, rx: cornerWidth, ry: cornerHeight, sigma: sigma)
        if let known = cache.value(for: key) { return known }
        let reach = AlphaBlur.reach(sigma: sigma)
        // In a tile of this size the middle row and column are untouched by the corners.
        let tileWidth = 2 * (Int(cornerWidth.rounded(.up)) + reach) + 1
        let tileHeight = 2 * (Int(cornerHeight.rounded(.up)) + reach) + 1
        let made: ShadowMask?
        if width > tileWidth || height > tileHeight {
            made = mask(
                width: min(width, tileWidth), height: min(height, tileHeight),
                cornerWidth: cornerWidth, cornerHeight: cornerHeight, sigma: sigma
            )?.stretched(width: width, height: height)
        } else {
            let shape = CGPath(
                roundedRect: CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)),
                cornerWidth: cornerWidth, cornerHeight: cornerHeight)
            made = draw(shape, width: width, height: height, sigma: sigma)
        }
        if let made { cache.insert(made, for: key, cost: made.width * made.height) }
        return made
    }

    /// The mask of any path; its bounding box (rounded out to pixels) is the shape's place.
    package static func mask(of path: CGPath, sigma: CGFloat) -> ShadowMask? {
        let box = PixelRect(covering: path.boundingBox)
        guard !box.isEmpty, box.width <= maximumSide, box.height <= maximumSide,
            sigma.isFinite, sigma >= 0
        else { return nil }
        let moved = path.applying(
            CGAffineTransform(translationX: CGFloat(-box.x), y: CGFloat(-box.y)))
        let key = Key.path(moved, sigma: sigma)
        if let known = cache.value(for: key) { return known }
        let made = draw(moved, width: box.width, height: box.height, sigma: sigma)
        if let made { cache.insert(made, for: key, cost: made.width * made.height) }
        return made
    }

    private static func draw(
        _ path: CGPath, width: Int, height: Int, sigma: CGFloat
    ) -> ShadowMask? {
        let reach = AlphaBlur.reach(sigma: sigma)
        return make(width: width, height: height, reach: reach) { surface in
            guard let cr = cairo_create(surface) else { return }
            cairo_translate(cr, Double(reach), Double(reach))
            path.append(to: cr)
            cairo_fill(cr)
            cairo_destroy(cr)
            AlphaBlur.blur(surface, sigma: sigma)
        }
    }

    private static func make(
        width: Int, height: Int, reach: Int, _ draw: (OpaquePointer) -> Void
    ) -> ShadowMask? {
        guard
            let surface = cairo_image_surface_create(
                CAIRO_FORMAT_A8, Int32(width + 2 * reach), Int32(height + 2 * reach))
        else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        draw(surface)
        return ShadowMask(owning: surface, reach: reach)
    }

    /// The same mask for a larger shape: the middle row and column are repeated.
    private func stretched(width: Int, height: Int) -> ShadowMask? {
        ShadowMask.make(width: width, height: height, reach: reach) { target in
            guard let from = cairo_image_surface_get_data(surface),
                let to = cairo_image_surface_get_data(target)
            else { return }
            let fromStride = Int(cairo_image_surface_get_stride(surface))
            let toStride = Int(cairo_image_surface_get_stride(target))
            let newWidth = width + 2 * reach
            let newHeight = height + 2 * reach
            let (left, top) = (self.width / 2, self.height / 2)
            let (right, bottom) = (self.width - left, self.height - top)
            for row in 0..<newHeight {
                let isMiddle = row > top && row < newHeight - bottom
                let line = to + row * toStride
                if isMiddle {
                    memcpy(line, line - toStride, newWidth)
                    continue
                }
                let source =
                    from + (row <= top ? row : row - newHeight + self.height) * fromStride
                memcpy(line, source, left)
                memset(line + left, Int32(source[left]), newWidth - left - right)
                memcpy(line + newWidth - right, source + left, right)
            }
            cairo_surface_mark_dirty(target)
        }
    }

    /// Fills the mask with the source of `cr`; the shape's top left pixel is at (`x`, `y`) of the
    /// current coordinates.
    package func paint(on cr: OpaquePointer, x: Int, y: Int) {
        guard
            let own = cairo_image_surface_create_for_data(
                cairo_image_surface_get_data(surface), CAIRO_FORMAT_A8, Int32(width),
                Int32(height), cairo_image_surface_get_stride(surface))
        else { return }
        cairo_mask_surface(cr, own, Double(x - reach), Double(y - reach))
        cairo_surface_finish(own)
        cairo_surface_destroy(own)
    }

    /// How opaque the mask is at a pixel, counted from the shape's top left; for tests.
    package func coverage(x: Int, y: Int) -> UInt8 {
        let (column, row) = (x + reach, y + reach)
        guard column >= 0, row >= 0, column < width, row < height,
            let data = cairo_image_surface_get_data(surface)
        else { return 0 }
        return data[row * Int(cairo_image_surface_get_stride(surface)) + column]
    }

    /// Forgets all masks.
    package static func removeAll() {
        cache.removeAll()
    }
}
