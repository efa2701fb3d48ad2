// SPDX-License-Identifier: MIT
import CCairo
import Foundation

extension CGContext {
    /// Saves colours, line style, clip, transform, alpha, blend mode and shadow.
    public func saveGState() {
        cairo_save(cr)
        savedStates.append(state)
    }

    /// Goes back to what the last ``saveGState()`` saved.
    ///
    /// - Precondition: There is a saved state.
    public func restoreGState() {
        guard let saved = savedStates.popLast() else {
            preconditionFailure(
                "restoreGState() without saveGState(): each restore needs a save before it.")
        }
        cairo_restore(cr)
        state = saved
    }

    // MARK: Transform

    /// From points to pixels, as it stands.
    public var ctm: CGAffineTransform {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cr, &matrix)
        return CGAffineTransform(matrix)
    }

    /// Moves the origin.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Stretches what is drawn from now on.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Turns what is drawn from now on, clockwise for a positive `angle` in radians.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Puts `transform` in front of the current transform.
    ///
    /// One that cannot be undone (a scale of zero) or is not finite makes all further drawing
    /// invisible until the state is restored.
    public func concatenate(_ transform: CGAffineTransform) {
        // Cairo puts a context into an error state for good on a singular matrix; an empty clip
        // has the effect that is wanted and goes away with the state.
        let product = transform.concatenating(ctm)
        guard product.isFinite, abs(product.determinant) > 1e-12 else {
            let path = cairo_copy_path(cr)
            cairo_new_path(cr)
            cairo_clip(cr)
            cairo_append_path(cr, path)
            cairo_path_destroy(path)
            return
        }
        var matrix = product.matrix
        cairo_set_matrix(cr, &matrix)
    }

    /// A point in pixels, from the top left of the surface.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
        point.applying(ctm)
    }

    /// The rectangle of pixels that holds `rect`.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
        rect.applying(ctm)
    }

    /// The point at a pixel position.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
        point.applying(ctm.inverted())
    }

    // MARK: Line style

    /// The width of lines in points.
    public func setLineWidth(_ width: CGFloat) {
        cairo_set_line_width(cr, width.isFinite ? max(width, 0) : 0)
    }

    /// How lines end.
    public func setLineCap(_ cap: CGLineCap) {
        cairo_set_line_cap(cr, cap.cairo)
    }

    /// How lines meet.
    public func setLineJoin(_ join: CGLineJoin) {
        cairo_set_line_join(cr, join.cairo)
    }

    /// The ratio of a mitre's length to the line width above which a bevel is drawn.
    public func setMiterLimit(_ limit: CGFloat) {
        cairo_set_miter_limit(cr, limit.isFinite ? max(limit, 1) : 10)
    }

    /// Dashes: lengths of drawn and skipped pieces in turn, beginning `phase` into the pattern.
    ///
    /// Draws solid lines when a length is negative or not finite, or all are zero.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let isUsable =
            lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 }
        let values = isUsable ? lengths.map { Double($0) } : []
        cairo_set_dash(cr, values, Int32(values.count), phase.isFinite ? phase : 0)
    }

    /// How far curves may be from their ideal in pixels.
    public func setFlatness(_ flatness: CGFloat) {
        cairo_set_tolerance(cr, flatness.isFinite && flatness > 0 ? flatness : 0.1)
    }

    /// Whether edges are smooth.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        cairo_set_antialias(cr, shouldAntialias ? CAIRO_ANTIALIAS_GRAY : CAIRO_ANTIALIAS_NONE)
    }

    /// How images are resampled.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    // MARK: Colours

    /// The colour of fills.
    public func setFillColor(_ color: CGColor) {
        state.fillColor = color
    }

    /// The colour of fills, from sRGB components.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The colour of fills, a gray.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(gray: gray, alpha: alpha)
    }

    /// The colour of lines.
    public func setStrokeColor(_ color: CGColor) {
        state.strokeColor = color
    }

    /// The colour of lines, from sRGB components.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The colour of lines, a gray.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(gray: gray, alpha: alpha)
    }

    /// The colour of fills as it stands.
    package var fillColor: CGColor { state.fillColor }

    /// The colour of lines as it stands.
    package var strokeColor: CGColor { state.strokeColor }

    /// Opacity of everything drawn, on top of the colours' own; from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = alpha.isNaN ? 1 : min(max(alpha, 0), 1)
    }

    /// How colours mix with what is there already.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
        cairo_set_operator(cr, mode.cairo)
    }

    /// A shadow under everything drawn from now on, one third black.
    ///
    /// - Parameters:
    ///   - offset: In points, y down; transforms made by the caller do not turn or scale it.
    ///   - blur: In points, twice the standard deviation of the softness.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    /// A shadow under everything drawn from now on; none when `color` is nil.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.alpha > 0, offset.isFinite else {
            state.shadow = nil
            return
        }
        state.shadow = Shadow(
            offset: offset, blur: blur.isFinite ? min(max(blur, 0), 500) : 0, color: color)
    }
}
