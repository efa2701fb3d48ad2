// SPDX-License-Identifier: MIT
import CCairo
import Foundation

/// Softens alpha masks: three box filters in a row, which come close to a Gaussian.
package enum AlphaBlur {
    /// The odd widths of the three boxes for a standard deviation of `sigma` pixels.
    ///
    /// The variance of a box of width w is (w² − 1) / 12; the widths are the two odd numbers
    /// around the ideal one, mixed so that the variances add up to sigma² as nearly as possible.
    static func boxWidths(sigma: CGFloat) -> [Int] {
        guard sigma > 0 else { return [1, 1, 1] }
        let ideal = (4 * sigma * sigma + 1).squareRoot()
        var lower = Int(ideal)
        if lower % 2 == 0 { lower -= 1 }
        let wide = CGFloat(lower)
        let count =
            ((12 * sigma * sigma - 3 * wide * wide - 12 * wide - 9) / (-4 * wide - 4)).rounded()
        return (0..<3).map { $0 < Int(count) ? lower : lower + 2 }
    }

    /// How many pixels the blur reaches beyond the shape.
    package static func reach(sigma: CGFloat) -> Int {
        boxWidths(sigma: sigma).reduce(0) { $0 + ($1 - 1) / 2 }
    }

    /// Blurs an A8 image surface in place; what lies outside counts as transparent.
    ///
    /// Cost: six passes over the pixels, whatever `sigma` is.
    package static func blur(_ surface: OpaquePointer, sigma: CGFloat) {
        precondition(
            cairo_image_surface_get_format(surface) == CAIRO_FORMAT_A8,
            "Only A8 surfaces can be blurred.")
        cairo_surface_flush(surface)
        guard sigma > 0, let data = cairo_image_surface_get_data(surface) else { return }
        let width = Int(cairo_image_surface_get_width(surface))
        let height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        let spare = UnsafeMutablePointer<UInt8>.allocate(capacity: stride * height)
        let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
        defer {
            spare.deallocate()
            sums.deallocate()
        }
        // Three passes each way swap the two buffers six times, so the result ends in `data`.
        var (source, target) = (data, spare)
        for box in boxWidths(sigma: sigma) {
            for row in 0..<height {
                blurRow(source + row * stride, target + row * stride, width, box)
            }
            swap(&source, &target)
            blurColumns(source, target, sums, (width, height, stride), box)
            swap(&source, &target)
        }
        cairo_surface_mark_dirty(surface)
    }

    /// 2²⁴ over the width: with it a sum of at most 255 a pixel fits 32 bits.
    private static func reciprocal(_ box: Int) -> UInt32 {
        UInt32((1 << 24) / box)
    }

    private static func blurRow(
        _ source: UnsafeMutablePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>,
        _ width: Int, _ box: Int
    ) {
        let radius = (box - 1) / 2
        let factor = reciprocal(box)
        var sum: UInt32 = 0
        for x in 0..<min(radius, width) { sum &+= UInt32(source[x]) }
        for x in 0..<width {
            if x + radius < width { sum &+= UInt32(source[x + radius]) }
            target[x] = UInt8(truncatingIfNeeded: (sum &* factor &+ (1 << 23)) >> 24)
            if x >= radius { sum &-= UInt32(source[x - radius]) }
        }
    }

    private static func blurColumns(
        _ source: UnsafeMutablePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>,
        _ sums: UnsafeMutablePointer<UInt32>, _ size: (width: Int, height: Int, stride: Int),
        _ box: Int
    ) {
        let radius = (box - 1) / 2
        let factor = reciprocal(box)
        let (width, height, stride) = size
        sums.initialize(repeating: 0, count: width)
        // Whole rows at a time: memory is read in order and the loops can be vectorised.
        func add(_ row: Int) {
            let line = source + row * stride
            for x in 0..<width { sums[x] &+= UInt32(line[x]) }
        }
        for row in 0..<min(radius, height) { add(row) }
        for row in 0..<height {
            if row + radius < height { add(row + radius) }
            let line = target + row * stride
            for x in 0..<width {
                line[x] = UInt8(truncatingIfNeeded: (sums[x] &* factor &+ (1 << 23)) >> 24)
            }
            guard row >= radius else { continue }
            let old = source + (row - radius) * stride
            for x in 0..<width { sums[x] &-= UInt32(old[x]) }
        }
    }
}
