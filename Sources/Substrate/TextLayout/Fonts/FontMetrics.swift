// SPDX-License-Identifier: MIT
import CCairo
import CPango

/// Vertical metrics of a face for a size of 1 point; the descender is negative.
struct FontMetrics: Hashable, Sendable {
    var ascender: CGFloat
    var descender: CGFloat
    var capHeight: CGFloat
    var xHeight: CGFloat

    /// San Francisco's ascender and descender (1950 and 494 of 2048 units), so that lines are as high
    /// as on iOS, with the capital and x height of Inter, whose glyphs are drawn.
    static let system = FontMetrics(
        ascender: 1950.0 / 2048, descender: -494.0 / 2048, capHeight: 2048.0 / 2816,
        xHeight: 1536.0 / 2816)

    private static let known = Locked<[ObjectIdentifier: FontMetrics]>([:])

    /// The metrics of a face. Those of other faces than the system's are read from the font once.
    static func of(_ face: FontFace) -> FontMetrics {
        if face.isSystem { return .system }
        // Faces live as long as the process, so their identities are not used again.
        let key = ObjectIdentifier(face)
        if let metrics = known.withLock({ $0[key] }) { return metrics }
        let metrics = read(face)
        known.withLock { $0[key] = metrics }
        return metrics
    }

    /// Reads the metrics at a size at which rounding does not matter.
    private static func read(_ face: FontFace) -> FontMetrics {
        let engine = ThreadTextEngine.current
        let size: CGFloat = 1000
        let description = engine.description(of: face, size: size)
        guard let font = pango_context_load_font(engine.context, description) else {
            return .system
        }
        defer { g_object_unref(UnsafeMutableRawPointer(font)) }
        guard let metrics = pango_font_get_metrics(font, nil),
            let scaledFont = pango_cairo_font_get_scaled_font(OpaquePointer(font))
        else { return .system }
        defer { pango_font_metrics_unref(metrics) }
        let unit = CGFloat(PANGO_SCALE) * size
        return FontMetrics(
            ascender: CGFloat(pango_font_metrics_get_ascent(metrics)) / unit,
            descender: -CGFloat(pango_font_metrics_get_descent(metrics)) / unit,
            capHeight: height(of: "H", scaledFont) / size,
            xHeight: height(of: "x", scaledFont) / size)
    }

    private static func height(of letter: String, _ font: OpaquePointer) -> CGFloat {
        var extents = cairo_text_extents_t()
        cairo_scaled_font_text_extents(font, letter, &extents)
        return CGFloat(-extents.y_bearing)
    }
}
