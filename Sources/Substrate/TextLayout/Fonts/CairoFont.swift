// SPDX-License-Identifier: MIT
import CCairo

/// A font that Cairo can draw with on any thread: a face and the matrix that gives it its size.
final class CairoFont: @unchecked Sendable {
    // Unchecked because a cairo_scaled_font_t is immutable and its reference count is atomic.
    private let scaledFont: OpaquePointer
    let face: OpaquePointer
    let matrix: cairo_matrix_t
    /// The size in points.
    let size: CGFloat

    /// Takes a reference to the scaled font.
    init(retaining font: OpaquePointer, size: CGFloat) {
        scaledFont = cairo_scaled_font_reference(font)
        face = cairo_scaled_font_get_font_face(font)
        var matrix = cairo_matrix_t()
        cairo_scaled_font_get_font_matrix(font, &matrix)
        self.matrix = matrix
        self.size = size
    }

    deinit { cairo_scaled_font_destroy(scaledFont) }

    /// Rendering that does not depend on the machine: grey antialiasing, no hinting.
    struct Options: @unchecked Sendable {
        // Unchecked because the options are never changed after they are made.
        let pointer: OpaquePointer
    }

    static let options: Options = {
        guard let options = cairo_font_options_create() else {
            preconditionFailure("Cairo could not make font options: out of memory")
        }
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        return Options(pointer: options)
    }()
}
