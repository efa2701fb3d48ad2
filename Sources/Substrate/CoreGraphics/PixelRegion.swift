// SPDX-License-Identifier: MIT
import CCairo
import Foundation

/// A set of device pixels, kept as rectangles that do not overlap.
///
/// A class, because it is changed in place once a frame; it belongs to one thread at a time.
package final class PixelRegion {
    /// Never null: Cairo returns a static error object when out of memory.
    private let region: OpaquePointer

    package init() {
        region = cairo_region_create()
    }

    package init(_ rect: PixelRect) {
        var value = rect.cairo
        region = cairo_region_create_rectangle(&value)
    }

    package init(_ rects: [PixelRect]) {
        let values = rects.lazy.filter { !$0.isEmpty }.map(\.cairo)
        region = Array(values).withUnsafeBufferPointer {
            $0.isEmpty
                ? cairo_region_create()
                : cairo_region_create_rectangles($0.baseAddress, Int32($0.count))
        }
    }

    private init(owning region: OpaquePointer) {
        self.region = region
    }

    deinit {
        cairo_region_destroy(region)
    }

    package func copy() -> PixelRegion {
        PixelRegion(owning: cairo_region_copy(region))
    }

    package var isEmpty: Bool { cairo_region_is_empty(region) != 0 }

    /// How many rectangles the region consists of.
    package var count: Int { Int(cairo_region_num_rectangles(region)) }

    /// The smallest rectangle that holds the region.
    package var extents: PixelRect {
        var value = cairo_rectangle_int_t()
        cairo_region_get_extents(region, &value)
        return PixelRect(value)
    }

    /// The rectangles, top to bottom, then left to right.
    package var rects: [PixelRect] { (0..<count).map(rect) }

    /// The rectangle at `index`, without making an array.
    package func rect(at index: Int) -> PixelRect {
        precondition(index >= 0 && index < count, "PixelRegion has no rectangle \(index).")
        var value = cairo_rectangle_int_t()
        cairo_region_get_rectangle(region, Int32(index), &value)
        return PixelRect(value)
    }

    /// The number of pixels in the region.
    package var area: Int {
        var sum = 0
        for index in 0..<count { sum += rect(at: index).area }
        return sum
    }

    package func union(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        var value = rect.cairo
        cairo_region_union_rectangle(region, &value)
    }

    package func union(_ other: PixelRegion) {
        cairo_region_union(region, other.region)
    }

    package func subtract(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        var value = rect.cairo
        cairo_region_subtract_rectangle(region, &value)
    }

    package func subtract(_ other: PixelRegion) {
        cairo_region_subtract(region, other.region)
    }

    package func intersect(_ rect: PixelRect) {
        var value = rect.isEmpty ? PixelRect.zero.cairo : rect.cairo
        cairo_region_intersect_rectangle(region, &value)
    }

    package func intersect(_ other: PixelRegion) {
        cairo_region_intersect(region, other.region)
    }

    package func translate(x: Int, y: Int) {
        cairo_region_translate(region, Int32(clamping: x), Int32(clamping: y))
    }

    /// Empties the region.
    package func removeAll() {
        cairo_region_subtract(region, region)
    }

    /// Whether some pixel of `rect` is in the region.
    package func intersects(_ rect: PixelRect) -> Bool {
        guard !rect.isEmpty else { return false }
        var value = rect.cairo
        return cairo_region_contains_rectangle(region, &value) != CAIRO_REGION_OVERLAP_OUT
    }

    /// Whether every pixel of `rect` is in the region.
    package func contains(_ rect: PixelRect) -> Bool {
        var value = rect.cairo
        return cairo_region_contains_rectangle(region, &value) == CAIRO_REGION_OVERLAP_IN
    }

    package func contains(x: Int, y: Int) -> Bool {
        cairo_region_contains_point(region, Int32(clamping: x), Int32(clamping: y)) != 0
    }

    package static func == (left: PixelRegion, right: PixelRegion) -> Bool {
        cairo_region_equal(left.region, right.region) != 0
    }
}

extension PixelRect {
    var cairo: cairo_rectangle_int_t {
        cairo_rectangle_int_t(
            x: Int32(clamping: x), y: Int32(clamping: y), width: Int32(clamping: max(width, 0)),
            height: Int32(clamping: max(height, 0)))
    }

    init(_ value: cairo_rectangle_int_t) {
        self.init(
            x: Int(value.x), y: Int(value.y), width: Int(value.width), height: Int(value.height))
    }
}
