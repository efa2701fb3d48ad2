// SPDX-License-Identifier: MIT
import CCairo

/// The coverage of a shape with rounded corners, or of the border inside it, in whole pixels.
///
/// Cairo rounds the edge of a curve differently where drawing is cut off. A shape painted through a
/// mask has the same pixels however little of it is drawn, and costs no path.
///
/// Cost: a lookup is a hash; a miss draws the shape. Bounded to 8 MB.
// Unchecked: the pixels are written only before `init` returns; drawing reads them on one thread.
final class RoundedMask: @unchecked Sendable {
    struct Shape: Hashable, Sendable {
        var width: Int
        var height: Int
        var radius: CGFloat
        var corners: UInt
        /// The width of the border; nil for the whole shape.
        var border: CGFloat?
    }

    private let surface: OpaquePointer
    let width: Int
    let height: Int

    private static let cache = CostCache<Shape, RoundedMask>(limit: 8 << 20)

    private init?(_ shape: Shape) {
        guard shape.width > 0, shape.height > 0,
            let surface = cairo_image_surface_create(
                CAIRO_FORMAT_A8, Int32(shape.width), Int32(shape.height))
        else { return nil }
        self.surface = surface
        width = shape.width
        height = shape.height
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
            let cr = cairo_create(surface)
        else { return nil }
        let outline = Outline.rounded(
            width: width, height: height, radius: shape.radius,
            corners: CACornerMask(rawValue: shape.corners))
        outline.path().append(to: cr)
        cairo_fill(cr)
        if let border = shape.border {
            cairo_set_operator(cr, CAIRO_OPERATOR_DEST_OUT)
            outline.path(inset: border).append(to: cr)
            cairo_fill(cr)
        }
        cairo_destroy(cr)
        cairo_surface_flush(surface)
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    static func mask(_ shape: Shape) -> RoundedMask? {
        if let known = cache.value(for: shape) { return known }
        guard let made = RoundedMask(shape) else { return nil }
        cache.insert(made, for: shape, cost: made.width * made.height)
        return made
    }

    /// Up to this many pixels a shape has a mask of its own; larger ones are put together from
    /// corners and rectangles.
    private static let ownMaskPixels = 1 << 14

    /// Paints a shape at the origin with the source that is set.
    static func paint(_ shape: Shape, on cr: OpaquePointer) {
        let corner = max(Int(shape.radius.rounded(.up)), Int((shape.border ?? 0).rounded(.up)))
        let side = 2 * corner + 1
        if shape.width * shape.height <= ownMaskPixels || shape.width <= side
            || shape.height <= side
        {
            guard let mask = mask(shape) else { return }
            cairo_mask_surface(cr, mask.surface, 0, 0)
            return
        }
        var tile = shape
        tile.width = side
        tile.height = side
        guard let mask = mask(tile) else { return }
        let (right, bottom) = (shape.width - corner, shape.height - corner)
        for (x, y) in [(0, 0), (right, 0), (0, bottom), (right, bottom)] {
            cairo_save(cr)
            cairo_new_path(cr)
            rectangle(cr, x, y, corner, corner)
            cairo_clip(cr)
            cairo_mask_surface(
                cr, mask.surface, Double(x == 0 ? 0 : x - corner - 1),
                Double(y == 0 ? 0 : y - corner - 1))
            cairo_restore(cr)
        }
        cairo_new_path(cr)
        if let border = shape.border {
            let line = Int(border.rounded())
            rectangle(cr, corner, 0, shape.width - 2 * corner, line)
            rectangle(cr, corner, shape.height - line, shape.width - 2 * corner, line)
            rectangle(cr, 0, corner, line, shape.height - 2 * corner)
            rectangle(cr, shape.width - line, corner, line, shape.height - 2 * corner)
        } else {
            rectangle(cr, corner, 0, shape.width - 2 * corner, corner)
            rectangle(cr, 0, corner, shape.width, shape.height - 2 * corner)
            rectangle(cr, corner, bottom, shape.width - 2 * corner, corner)
        }
        cairo_fill(cr)
    }

    private static func rectangle(
        _ cr: OpaquePointer, _ x: Int, _ y: Int, _ width: Int, _ height: Int
    ) {
        cairo_rectangle(cr, Double(x), Double(y), Double(width), Double(height))
    }
}
