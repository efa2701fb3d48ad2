// SPDX-License-Identifier: MIT
import CCairo
import Foundation

extension CGContext {
    /// Draws the shadow of `path`, from a shared mask when there is one. The path itself is not
    /// drawn, and the shadow lies under all of it.
    ///
    /// - Parameters:
    ///   - offset: Points, y down, not turned or scaled by the current transform.
    ///   - radius: The standard deviation of the blur in points, as `CALayer.shadowRadius`.
    package func drawShadow(of path: CGPath, color: CGColor, offset: CGSize, radius: CGFloat) {
        guard !path.isEmpty, offset.isFinite, radius.isFinite, color.alpha > 0 else { return }
        let sigma = max(radius, 0) * scale
        let place = path.applying(ctm)
        let box = place.boundingBox
        cairo_save(cr)
        defer { cairo_restore(cr) }
        cairo_identity_matrix(cr)
        setSource(color)
        let (dx, dy) = (offset.width * scale, offset.height * scale)
        guard sigma > 0 else {
            cairo_new_path(cr)
            cairo_translate(cr, dx, dy)
            place.append(to: cr)
            cairo_fill(cr)
            return
        }
        let rounded: (CGFloat, CGFloat)?
        switch place.shape {
        case .rect: rounded = (0, 0)
        case .roundedRect(_, let width, let height): rounded = (width, height)
        case .empty, .ellipse, .general: rounded = nil
        }
        if let rounded {
            // Whole pixels: a blurred edge hides the fraction, and masks are found again.
            let x = Int((box.minX + dx).rounded())
            let y = Int((box.minY + dy).rounded())
            ShadowMask.mask(
                width: Int(box.width.rounded()), height: Int(box.height.rounded()),
                cornerWidth: rounded.0, cornerHeight: rounded.1, sigma: sigma
            )?.paint(on: cr, x: x, y: y)
        } else {
            let pixels = PixelRect(covering: box)
            ShadowMask.mask(of: place, sigma: sigma)?.paint(
                on: cr, x: pixels.x + Int(dx.rounded()), y: pixels.y + Int(dy.rounded()))
        }
    }

    /// Calls `draw` with a context that takes only opacity, blurs what it drew within `bounds`
    /// (points) and paints it as the shadow that is set; does nothing without one.
    ///
    /// Not cached: for drawing into bitmaps that are kept.
    package func drawShadow(over bounds: CGRect, _ draw: (OpaquePointer) -> Void) {
        guard let shadow = state.shadow, !bounds.isNull else { return }
        let sigma = shadow.blur / 2 * scale
        let reach = CGFloat(AlphaBlur.reach(sigma: sigma))
        let (dx, dy) = (
            (shadow.offset.width * scale).rounded(), (shadow.offset.height * scale).rounded()
        )
        let matrix = ctm
        // Only what can reach a pixel inside the clip is worth blurring.
        let visible = boundingBoxOfClipPath.applying(matrix)
        let area = PixelRect(
            covering: bounds.applying(matrix).insetBy(dx: -reach, dy: -reach).intersection(
                visible.offsetBy(dx: -dx, dy: -dy).insetBy(dx: -2 * reach, dy: -2 * reach)))
        guard !area.isEmpty,
            let surface = cairo_image_surface_create(
                CAIRO_FORMAT_A8, Int32(area.width), Int32(area.height)),
            let mask = cairo_create(surface)
        else { return }
        var shifted = matrix.concatenating(
            CGAffineTransform(translationX: CGFloat(-area.x), y: CGFloat(-area.y))
        ).matrix
        cairo_set_matrix(mask, &shifted)
        cairo_set_font_options(mask, FontOptions.shared.value)
        draw(mask)
        cairo_destroy(mask)
        if cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS {
            AlphaBlur.blur(surface, sigma: sigma)
            let path = cairo_copy_path(cr)
            cairo_save(cr)
            cairo_identity_matrix(cr)
            cairo_new_path(cr)
            setSource(shadow.color)
            cairo_mask_surface(cr, surface, Double(area.x) + dx, Double(area.y) + dy)
            cairo_restore(cr)
            cairo_new_path(cr)
            cairo_append_path(cr, path)
            cairo_path_destroy(path)
        }
        cairo_surface_destroy(surface)
    }
}
