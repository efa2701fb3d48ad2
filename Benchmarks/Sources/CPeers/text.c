// SPDX-License-Identifier: MIT
#include "text.h"
#include <stdlib.h>

PangoContext *peer_text_context(void) {
    PangoFontMap *map = pango_cairo_font_map_new();
    PangoContext *context = pango_font_map_create_context(map);
    g_object_unref(map);
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    pango_cairo_context_set_font_options(context, options);
    cairo_font_options_destroy(options);
    pango_cairo_context_set_resolution(context, 72);
    pango_context_set_round_glyph_positions(context, FALSE);
    return context;
}

PangoFontDescription *peer_text_font(peer_text_style style) {
    PangoFontDescription *font = pango_font_description_new();
    pango_font_description_set_family(font, style.family);
    pango_font_description_set_weight(font, (PangoWeight)style.weight);
    pango_font_description_set_absolute_size(font, style.size * PANGO_SCALE);
    return font;
}

PangoLayout *peer_text_layout(
    PangoContext *context, const PangoFontDescription *font, peer_text_style style,
    const char *text) {
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_font_description(layout, font);
    pango_layout_set_text(layout, text, -1);
    pango_layout_set_width(layout, (int)(style.width * PANGO_SCALE));
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
    if (style.lines > 0) {
        pango_layout_set_height(layout, -style.lines);
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END);
    }
    return layout;
}

struct peer_sizer {
    PangoContext *context;
    PangoFontDescription *font;
    peer_text_style style;
};

peer_sizer *peer_sizer_create(peer_text_style style) {
    peer_sizer *sizer = calloc(1, sizeof *sizer);
    sizer->context = peer_text_context();
    sizer->font = peer_text_font(style);
    sizer->style = style;
    return sizer;
}

void peer_sizer_measure(peer_sizer *sizer, const char *text, double *width, double *height) {
    PangoLayout *layout = peer_text_layout(sizer->context, sizer->font, sizer->style, text);
    int w = 0, h = 0;
    pango_layout_get_size(layout, &w, &h);
    *width = (double)w / PANGO_SCALE;
    *height = (double)h / PANGO_SCALE;
    g_object_unref(layout);
}

void peer_sizer_destroy(peer_sizer *sizer) {
    pango_font_description_free(sizer->font);
    g_object_unref(sizer->context);
    free(sizer);
}
