// SPDX-License-Identifier: MIT
#include "text.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    peer_rect place;
    double radius;
    uint32_t color;
    /// NULL for a filled shape.
    PangoLayout *layout;
} item;

typedef struct {
    double y, height;
    item *items;
    int count, capacity;
} row;

struct peer_scene {
    cairo_surface_t *surface;
    cairo_t *cr;
    PangoContext *context;
    double width, height, scale;
    peer_rect viewport;
    uint32_t background;
    double offset;
    row window;
    row *rows;
    int count, capacity;
};

static void set_color(cairo_t *cr, uint32_t color) {
    cairo_set_source_rgba(
        cr, (color >> 16 & 255) / 255.0, (color >> 8 & 255) / 255.0, (color & 255) / 255.0,
        (color >> 24) / 255.0);
}

peer_scene *peer_scene_create(
    double width, double height, double scale, peer_rect viewport, uint32_t background) {
    peer_scene *scene = calloc(1, sizeof *scene);
    scene->surface = cairo_image_surface_create(
        CAIRO_FORMAT_RGB24, (int)lround(width * scale), (int)lround(height * scale));
    scene->cr = cairo_create(scene->surface);
    cairo_scale(scene->cr, scale, scale);
    scene->context = peer_text_context();
    pango_cairo_update_context(scene->cr, scene->context);
    scene->width = width;
    scene->height = height;
    scene->scale = scale;
    scene->viewport = viewport;
    scene->background = background;
    return scene;
}

static void free_items(row *row) {
    for (int i = 0; i < row->count; i++) {
        if (row->items[i].layout) g_object_unref(row->items[i].layout);
    }
    free(row->items);
}

void peer_scene_destroy(peer_scene *scene) {
    for (int i = 0; i < scene->count; i++) free_items(&scene->rows[i]);
    free_items(&scene->window);
    free(scene->rows);
    g_object_unref(scene->context);
    cairo_destroy(scene->cr);
    cairo_surface_destroy(scene->surface);
    free(scene);
}

int peer_scene_add_row(peer_scene *scene, double y, double height) {
    if (scene->count == scene->capacity) {
        scene->capacity = scene->capacity ? scene->capacity * 2 : 64;
        scene->rows = realloc(scene->rows, sizeof(row) * (size_t)scene->capacity);
    }
    scene->rows[scene->count] = (row){.y = y, .height = height};
    return scene->count++;
}

static item *add_item(peer_scene *scene, int index) {
    row *row = index < 0 ? &scene->window : &scene->rows[index];
    if (row->count == row->capacity) {
        row->capacity = row->capacity ? row->capacity * 2 : 8;
        row->items = realloc(row->items, sizeof(item) * (size_t)row->capacity);
    }
    item *new = &row->items[row->count++];
    memset(new, 0, sizeof *new);
    return new;
}

void peer_scene_add_box(
    peer_scene *scene, int row, peer_rect place, double radius, uint32_t color) {
    item *new = add_item(scene, row);
    new->place = place;
    new->radius = radius;
    new->color = color;
}

void peer_scene_add_text(
    peer_scene *scene, int row, double x, double y, peer_text_style style, uint32_t color,
    const char *text) {
    item *new = add_item(scene, row);
    new->place.x = x;
    new->place.y = y;
    new->color = color;
    PangoFontDescription *font = peer_text_font(style);
    new->layout = peer_text_layout(scene->context, font, style, text);
    pango_font_description_free(font);
    // Lays the text out now; drawing finds it done.
    pango_layout_get_size(new->layout, NULL, NULL);
}

static void add_shape(cairo_t *cr, const item *item) {
    const peer_rect r = item->place;
    const double radius = item->radius;
    if (radius <= 0) {
        cairo_rectangle(cr, r.x, r.y, r.width, r.height);
        return;
    }
    cairo_new_sub_path(cr);
    cairo_arc(cr, r.x + r.width - radius, r.y + radius, radius, -M_PI_2, 0);
    cairo_arc(cr, r.x + r.width - radius, r.y + r.height - radius, radius, 0, M_PI_2);
    cairo_arc(cr, r.x + radius, r.y + r.height - radius, radius, M_PI_2, M_PI);
    cairo_arc(cr, r.x + radius, r.y + radius, radius, M_PI, 3 * M_PI_2);
    cairo_close_path(cr);
}

static void draw_items(cairo_t *cr, const row *row) {
    for (int i = 0; i < row->count; i++) {
        const item *item = &row->items[i];
        set_color(cr, item->color);
        if (item->layout) {
            cairo_move_to(cr, item->place.x, item->place.y);
            pango_cairo_show_layout(cr, item->layout);
        } else {
            add_shape(cr, item);
            cairo_fill(cr);
        }
    }
}

/// Draws the list between two heights of the window, in points.
static void draw_band(peer_scene *scene, double top, double bottom) {
    cairo_t *cr = scene->cr;
    const peer_rect port = scene->viewport;
    cairo_save(cr);
    cairo_rectangle(cr, port.x, top, port.width, bottom - top);
    cairo_clip(cr);
    set_color(cr, scene->background);
    cairo_paint(cr);
    const double from = top - port.y + scene->offset;
    const double to = bottom - port.y + scene->offset;
    int low = 0, high = scene->count;
    while (low < high) {
        int middle = (low + high) / 2;
        if (scene->rows[middle].y + scene->rows[middle].height <= from) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    for (int i = low; i < scene->count && scene->rows[i].y < to; i++) {
        cairo_save(cr);
        cairo_translate(cr, port.x, port.y - scene->offset + scene->rows[i].y);
        draw_items(cr, &scene->rows[i]);
        cairo_restore(cr);
    }
    cairo_restore(cr);
}

void peer_scene_scroll(peer_scene *scene, double offset) {
    const peer_rect port = scene->viewport;
    const int moved = (int)lround((offset - scene->offset) * scene->scale);
    const int top = (int)lround(port.y * scene->scale);
    const int height = (int)lround(port.height * scene->scale);
    scene->offset = offset;
    if (moved == 0) return;
    if (abs(moved) >= height) {
        draw_band(scene, port.y, port.y + port.height);
        return;
    }
    cairo_surface_flush(scene->surface);
    const size_t stride = (size_t)cairo_image_surface_get_stride(scene->surface);
    unsigned char *pixels = cairo_image_surface_get_data(scene->surface) + (size_t)top * stride;
    const size_t kept = (size_t)(height - abs(moved)) * stride;
    const double strip = abs(moved) / scene->scale;
    if (moved > 0) {
        memmove(pixels, pixels + (size_t)moved * stride, kept);
    } else {
        memmove(pixels + (size_t)-moved * stride, pixels, kept);
    }
    cairo_surface_mark_dirty(scene->surface);
    if (moved > 0) {
        draw_band(scene, port.y + port.height - strip, port.y + port.height);
    } else {
        draw_band(scene, port.y, port.y + strip);
    }
}

void peer_scene_repaint(peer_scene *scene) {
    set_color(scene->cr, scene->background);
    cairo_paint(scene->cr);
    draw_band(scene, scene->viewport.y, scene->viewport.y + scene->viewport.height);
    draw_items(scene->cr, &scene->window);
}

const uint8_t *peer_scene_pixels(peer_scene *scene, int *width, int *height, int *stride) {
    cairo_surface_flush(scene->surface);
    *width = cairo_image_surface_get_width(scene->surface);
    *height = cairo_image_surface_get_height(scene->surface);
    *stride = cairo_image_surface_get_stride(scene->surface);
    return cairo_image_surface_get_data(scene->surface);
}
