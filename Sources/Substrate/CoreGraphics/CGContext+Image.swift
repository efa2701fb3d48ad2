// SPDX-License-Identifier: MIT
import CCairo
import Foundation

extension CGContext {
    /// Draws an image, upright, stretched to `rect`.
    ///
    /// - Note: Differs from UIKit: no flipping is needed, nor wanted.
    public func draw(_ image: CGImage, in rect: CGRect) {
        let box = rect.standardized
        guard !rect.isNull, rect.isFinite, box.width > 0, box.height > 0 else { return }
        image.withDrawingSurface { surface in
            drawShadow(over: box) { mask in
                CGContext.paint(surface, of: image, in: box, on: mask, filter: CAIRO_FILTER_GOOD)
            }
            cairo_save(cr)
            CGContext.paint(
                surface, of: image, in: box, on: cr, filter: state.interpolationQuality.cairo,
                alpha: state.alpha, isUnbounded: state.blendMode.isUnbounded)
            cairo_restore(cr)
        }
    }

    /// Fills `rect` with `color` where the image is opaque.
    package func drawMask(_ image: CGImage, in rect: CGRect, color: CGColor) {
        guard !rect.isNull, rect.isFinite, rect.width > 0, rect.height > 0 else { return }
        image.withDrawingSurface { surface in
            cairo_save(cr)
            cairo_translate(cr, rect.minX, rect.minY)
            cairo_scale(
                cr, rect.width / CGFloat(image.width), rect.height / CGFloat(image.height))
            setSource(color)
            if image.hasAlpha {
                cairo_rectangle(cr, 0, 0, Double(image.width), Double(image.height))
                cairo_clip(cr)
                cairo_mask_surface(cr, surface, 0, 0)
            } else {
                cairo_rectangle(cr, 0, 0, Double(image.width), Double(image.height))
                cairo_fill(cr)
            }
            cairo_restore(cr)
        }
    }

    private static func paint(
        _ surface: OpaquePointer, of image: CGImage, in box: CGRect, on cr: OpaquePointer,
        filter: cairo_filter_t, alpha: CGFloat = 1, isUnbounded: Bool = false
    ) {
        cairo_new_path(cr)
        cairo_translate(cr, box.minX, box.minY)
        cairo_scale(cr, box.width / CGFloat(image.width), box.height / CGFloat(image.height))
        cairo_rectangle(cr, 0, 0, Double(image.width), Double(image.height))
        cairo_set_source_surface(cr, surface, 0, 0)
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cr, &matrix)
        let pattern = cairo_get_source(cr)
        let isPixelExact =
            matrix.xx == 1 && matrix.yy == 1 && matrix.xy == 0 && matrix.yx == 0
            && matrix.x0 == matrix.x0.rounded() && matrix.y0 == matrix.y0.rounded()
        cairo_pattern_set_filter(pattern, isPixelExact ? CAIRO_FILTER_NEAREST : filter)
        // Without it the border pixels of a stretched image fade into nothing.
        if !isPixelExact { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD) }
        if alpha < 1 || isUnbounded {
            cairo_clip(cr)
            cairo_paint_with_alpha(cr, alpha)
        } else {
            cairo_fill(cr)
        }
    }
}
