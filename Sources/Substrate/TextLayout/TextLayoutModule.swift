// SPDX-License-Identifier: MIT
@_exported import CoreGraphics
import CCairo
import CPango

package func probePango() { let s = probeCairo(); let cr = cairo_create(s); let l = pango_cairo_create_layout(cr); pango_cairo_show_layout(cr, l); cairo_set_antialias(cr, CAIRO_ANTIALIAS_GRAY); let r: cairo_rectangle_int_t = cairo_rectangle_int_t(x: 0, y: 0, width: 0, height: 0); _ = r }
