// SPDX-License-Identifier: MIT
@_exported import Foundation
import CCairo
import CPixbuf

package func probeCairo() -> OpaquePointer? { cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1, 1) }
