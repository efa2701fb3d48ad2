// SPDX-License-Identifier: MIT
import CCairo
import CPango
import XCTest

@testable import TextLayout

/// Text set by Pango alone, as the oracle for ours.
struct RawPango {
    let widths: [CGFloat]
    let starts: [Int]

    init(_ text: String, family: String = "Inter", size: Double, width: Double?) {
        let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
        pango_fc_font_map_set_config(OpaquePointer(map), FontConfiguration.config)
        let context = pango_font_map_create_context(map)
        pango_cairo_context_set_resolution(context, 72)
        pango_context_set_round_glyph_positions(context, 0)
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        pango_context_set_language(context, pango_language_from_string("en"))
        let layout = pango_layout_new(context)
        let description = pango_font_description_from_string(family)
        pango_font_description_set_absolute_size(description, size * 1024)
        pango_layout_set_font_description(layout, description)
        pango_layout_set_text(layout, text, Int32(text.utf8.count))
        pango_layout_set_width(layout, width.map { Int32($0 * 1024) } ?? -1)
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        let attributes = pango_attr_list_new()
        pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        var widths: [CGFloat] = []
        var starts: [Int] = []
        for index in 0..<pango_layout_get_line_count(layout) {
            let line = pango_layout_get_line_readonly(layout, index)
            var logical = PangoRectangle()
            pango_layout_line_get_extents(line, nil, &logical)
            widths.append(CGFloat(logical.width) / 1024)
            starts.append(Int(line?.pointee.start_index ?? -1))
        }
        self.widths = widths
        self.starts = starts
        pango_font_description_free(description)
        cairo_font_options_destroy(options)
        g_object_unref(UnsafeMutableRawPointer(layout))
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(map)
    }
}

/// A white picture that text is drawn into, one pixel a point.
final class Canvas {
    let width: Int
    let height: Int
    let context: CGContext
    private let surface: OpaquePointer?

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
        // Cairo returns an error object, never null.
        let cr = cairo_create(surface)!
        cairo_set_source_rgb(cr, 1, 1, 1)
        cairo_paint(cr)
        context = CGContext(cairo: cr, scale: 1)
        cairo_destroy(cr)
    }

    deinit { cairo_surface_destroy(surface) }

    /// The pixel's red, green and blue, 0...255.
    func pixel(_ x: Int, _ y: Int) -> (red: Int, green: Int, blue: Int) {
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return (0, 0, 0) }
        let offset = y * Int(cairo_image_surface_get_stride(surface)) + x * 4
        return (Int(data[offset + 2]), Int(data[offset + 1]), Int(data[offset]))
    }

    /// The smallest rectangle of pixels that are not white; nil if all are.
    func inkedRect(
        where isInk: ((red: Int, green: Int, blue: Int)) -> Bool = { $0 != (255, 255, 255) }
    )
        -> CGRect?
    {
        var rect = CGRect.null
        for y in 0..<height {
            for x in 0..<width where isInk(pixel(x, y)) {
                rect = rect.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return rect.isNull ? nil : rect
    }
}

extension CGColor {
    static let testRed = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let testBlue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

extension TextParameters {
    /// Parameters for the system font at a size.
    static func system(
        _ size: CGFloat, width: CGFloat = .infinity, maximumLines: Int = 0,
        _ mode: NSLineBreakMode = .byTruncatingTail
    ) -> TextParameters {
        TextParameters(
            width: width, maximumLines: maximumLines, lineBreakMode: mode,
            defaultFont: .systemFont(ofSize: size))
    }
}
