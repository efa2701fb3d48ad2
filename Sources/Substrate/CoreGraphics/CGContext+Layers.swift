// SPDX-License-Identifier: MIT
import CCairo
import Foundation

extension CGContext {
    /// Begins to collect drawing that will be shown as a whole, with the alpha, shadow and blend
    /// mode that are set now; inside, these start over as 1, none and normal.
    public func beginTransparencyLayer() {
        cairo_save(cr)
        layers.append(state)
        cairo_push_group(cr)
        cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
    }

    /// Begins a transparency layer cut to `rect`.
    public func beginTransparencyLayer(in rect: CGRect) {
        // The clip belongs to the layer: it is saved here and restored when the layer ends.
        saveGState()
        clip(to: rect)
        beginTransparencyLayer()
        clippedLayers.insert(layers.count)
    }

    /// Shows what was drawn since the matching `beginTransparencyLayer`.
    ///
    /// - Precondition: A layer was begun.
    public func endTransparencyLayer() {
        let isClipped = clippedLayers.remove(layers.count) != nil
        guard let outer = layers.popLast() else {
            preconditionFailure(
                "endTransparencyLayer() without beginTransparencyLayer(): each end needs a begin.")
        }
        let group = cairo_pop_group(cr)
        cairo_restore(cr)
        state = outer
        drawShadow(over: boundingBoxOfClipPath) { mask in
            cairo_set_source(mask, group)
            cairo_paint(mask)
        }
        cairo_set_source(cr, group)
        cairo_paint_with_alpha(cr, state.alpha)
        cairo_pattern_destroy(group)
        if isClipped { restoreGState() }
    }
}
