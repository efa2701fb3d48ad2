// SPDX-License-Identifier: MIT
import CCairo

/// A small opacity picture in device pixels that is drawn, blurred and used as a mask.
final class BlurMask {
    private let surface: OpaquePointer
    private let width: Int
    private let height: Int
    private let deviceX: Double
    private let deviceY: Double
    private let matrix: cairo_matrix_t
    private let scale: Double

    /// Pictures above this many pixels are not made.
    private static let pixelLimit = 4_000_000

    /// Makes an empty mask for an area in the units of a context; nil if it would be too large.
    init?(cr: OpaquePointer, area: CGRect) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cr, &matrix)
        self.matrix = matrix
        scale = max(
            (matrix.xx * matrix.xx + matrix.yx * matrix.yx).squareRoot(),
            (matrix.xy * matrix.xy + matrix.yy * matrix.yy).squareRoot())
        var box = CGRect.null
        for (x, y) in [
            (area.minX, area.minY), (area.maxX, area.minY), (area.minX, area.maxY),
            (area.maxX, area.maxY),
        ] {
            var (deviceX, deviceY) = (Double(x), Double(y))
            cairo_user_to_device(cr, &deviceX, &deviceY)
            box = box.union(CGRect(x: deviceX, y: deviceY, width: 0.001, height: 0.001))
        }
        box = box.integral
        guard box.width < 20_000, box.height < 20_000,
            box.width * box.height <= CGFloat(Self.pixelLimit)
        else { return nil }
        width = Int(box.width)
        height = Int(box.height)
        deviceX = Double(box.minX)
        deviceY = Double(box.minY)
        guard
            let surface = cairo_image_surface_create(
                CAIRO_FORMAT_A8, Int32(width), Int32(height)),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
        else { return nil }
        self.surface = surface
    }

    deinit { cairo_surface_destroy(surface) }

    /// Draws into the mask in the units of the context it was made for.
    func draw(_ body: (OpaquePointer) -> Void) {
        guard let target = cairo_create(surface) else { return }
        var placed = matrix
        placed.x0 -= deviceX
        placed.y0 -= deviceY
        cairo_set_matrix(target, &placed)
        body(target)
        cairo_destroy(target)
    }

    /// Blurs the mask; the deviation of the Gaussian is in the context's units.
    ///
    /// Three passes of a moving average come close to a Gaussian.
    func blur(deviation: Double) {
        let radius = Int((deviation * scale * 0.94).rounded())
        guard radius > 0 else { return }
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        var line = [UInt8](repeating: 0, count: max(width, height))
        for _ in 0..<3 {
            for y in 0..<height {
                Self.average(data + y * stride, count: width, step: 1, radius: radius, &line)
            }
            for x in 0..<width {
                Self.average(data + x, count: height, step: stride, radius: radius, &line)
            }
        }
        cairo_surface_mark_dirty(surface)
    }

    /// Replaces each value by the average of its neighbours, in time that depends on the count only.
    private static func average(
        _ values: UnsafeMutablePointer<UInt8>, count: Int, step: Int, radius: Int,
        _ copy: inout [UInt8]
    ) {
        var sum = 0
        for index in 0..<count { copy[index] = values[index * step] }
        for index in 0..<min(radius, count) { sum += Int(copy[index]) }
        let width = 2 * radius + 1
        for index in 0..<count {
            if index + radius < count { sum += Int(copy[index + radius]) }
            values[index * step] = UInt8(sum / width)
            if index - radius >= 0 { sum -= Int(copy[index - radius]) }
        }
    }

    /// Paints the context's source through the mask.
    func paint(on cr: OpaquePointer) {
        cairo_save(cr)
        cairo_identity_matrix(cr)
        cairo_mask_surface(cr, surface, deviceX, deviceY)
        cairo_restore(cr)
    }
}
