// SPDX-License-Identifier: MIT
import CCairo
import CPixbuf
import Foundation

/// One run of a gdk-pixbuf loader.
final class DecodingRequest {
    private let maximumPixelSize: Int?
    private let scale: CGFloat
    private let limits: ImageDecoder.Limits
    private var failure: ImageDecoder.Failure?

    init(maximumPixelSize: Int?, scale: CGFloat, limits: ImageDecoder.Limits) {
        self.maximumPixelSize = maximumPixelSize
        self.scale = scale
        self.limits = limits
    }

    func run(_ data: Data, _ format: ImageFormat) -> Result<CGImage, ImageDecoder.Failure> {
        var error: UnsafeMutablePointer<GError>?
        guard let loader = gdk_pixbuf_loader_new_with_type(format.rawValue, &error) else {
            return .failure(.damaged(DecodingRequest.take(&error)))
        }
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        let handler = g_signal_connect_data(
            loader, "size-prepared", unsafeBitCast(sizePrepared, to: GCallback.self),
            // The handler runs inside `write` and `close` below, while `self` is alive.
            Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
        defer { g_signal_handler_disconnect(loader, handler) }

        let isWritten = write(data, to: loader, &error)
        // Also after a failure: a loader must be closed before it is given back.
        let isClosed =
            isWritten
            ? gdk_pixbuf_loader_close(loader, &error) != 0
            : gdk_pixbuf_loader_close(loader, nil) != 0
        if let failure {
            if error != nil { _ = DecodingRequest.take(&error) }
            return .failure(failure)
        }
        guard isWritten, isClosed else {
            return .failure(.damaged(DecodingRequest.take(&error)))
        }
        guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else {
            return .failure(.damaged("It holds no pixels."))
        }
        return DecodingRequest.image(from: pixbuf)
    }

    /// Hands the data over in pieces, so that a picture that claims too much is left early.
    private func write(
        _ data: Data, to loader: UnsafeMutablePointer<GdkPixbufLoader>,
        _ error: inout UnsafeMutablePointer<GError>?
    ) -> Bool {
        data.withUnsafeBytes { bytes in
            var offset = 0
            while offset < bytes.count, failure == nil {
                let count = min(bytes.count - offset, 1 << 16)
                // Inside the buffer, which is not empty here.
                let piece = bytes.baseAddress.map {
                    ($0 + offset).assumingMemoryBound(to: UInt8.self)
                }
                if gdk_pixbuf_loader_write(loader, piece, gsize(count), &error) == 0 {
                    return false
                }
                offset += count
            }
            return failure == nil
        }
    }

    /// The loader knows the size and asks for the wanted one.
    func prepare(_ loader: UnsafeMutablePointer<GdkPixbufLoader>, _ width: Int, _ height: Int) {
        guard width > 0, height > 0, width <= limits.maximumSide, height <= limits.maximumSide,
            width * height <= limits.maximumPixelCount
        else {
            failure = .tooManyPixels(width: width, height: height)
            // Tells the loader not to make any pixels.
            gdk_pixbuf_loader_set_size(loader, 0, 0)
            return
        }
        var factor = scale
        if let maximumPixelSize {
            factor = min(factor, CGFloat(maximumPixelSize) / CGFloat(max(width, height)))
        }
        guard factor != 1 else { return }
        let newWidth = max((CGFloat(width) * factor).rounded(), 1)
        let newHeight = max((CGFloat(height) * factor).rounded(), 1)
        guard max(newWidth, newHeight) <= CGFloat(limits.maximumSide),
            newWidth * newHeight <= CGFloat(limits.maximumPixelCount)
        else {
            failure = .tooManyPixels(
                width: Int(min(newWidth, 1e9)), height: Int(min(newHeight, 1e9)))
            gdk_pixbuf_loader_set_size(loader, 0, 0)
            return
        }
        gdk_pixbuf_loader_set_size(loader, Int32(newWidth), Int32(newHeight))
    }

    private static func take(_ error: inout UnsafeMutablePointer<GError>?) -> String {
        guard let value = error else { return "The decoder gives no reason." }
        // GLib's errors always have a message.
        let message = String(cString: value.pointee.message)
        g_error_free(value)
        error = nil
        return message
    }

    /// Copies pixels into a Cairo surface, turned as the file's orientation says.
    private static func image(
        from decoded: OpaquePointer
    ) -> Result<CGImage, ImageDecoder.Failure> {
        guard let pixbuf = gdk_pixbuf_apply_embedded_orientation(decoded) else {
            return .failure(.outOfMemory)
        }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        let width = Int(gdk_pixbuf_get_width(pixbuf))
        let height = Int(gdk_pixbuf_get_height(pixbuf))
        let hasAlpha = gdk_pixbuf_get_has_alpha(pixbuf) != 0
        guard
            let surface = CGImage.makeSurface(width: width, height: height, hasAlpha: hasAlpha),
            let target = cairo_image_surface_get_data(surface),
            let source = gdk_pixbuf_read_pixels(pixbuf)
        else { return .failure(.outOfMemory) }
        let sourceStride = Int(gdk_pixbuf_get_rowstride(pixbuf))
        let targetStride = Int(cairo_image_surface_get_stride(surface))
        for row in 0..<height {
            let from = source + row * sourceStride
            // Cairo's rows are aligned to 4 bytes.
            let to = UnsafeMutableRawPointer(target + row * targetStride).assumingMemoryBound(
                to: UInt32.self)
            if hasAlpha {
                convertRGBA(from, to, width)
            } else {
                convertRGB(from, to, width)
            }
        }
        cairo_surface_mark_dirty(surface)
        return .success(CGImage(owning: surface))
    }

    private static func convertRGB(
        _ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt32>, _ count: Int
    ) {
        var from = source
        for x in 0..<count {
            target[x] =
                0xFF00_0000 | UInt32(from[0]) << 16 | UInt32(from[1]) << 8 | UInt32(from[2])
            from += 3
        }
    }

    private static func convertRGBA(
        _ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt32>, _ count: Int
    ) {
        /// A channel times alpha, divided by 255 and rounded.
        func multiplied(_ channel: UInt8, _ alpha: UInt32) -> UInt32 {
            let product = UInt32(channel) * alpha + 128
            return (product + product >> 8) >> 8
        }
        var from = source
        for x in 0..<count {
            let alpha = UInt32(from[3])
            target[x] =
                alpha << 24 | multiplied(from[0], alpha) << 16 | multiplied(from[1], alpha) << 8
                | multiplied(from[2], alpha)
            from += 4
        }
    }
}

private let sizePrepared:
    @convention(c) (
        UnsafeMutablePointer<GdkPixbufLoader>?, gint, gint, UnsafeMutableRawPointer?
    ) -> Void = { loader, width, height, request in
        guard let loader, let request else { return }
        // `run` passes the request and keeps it alive.
        Unmanaged<DecodingRequest>.fromOpaque(request).takeUnretainedValue().prepare(
            loader, Int(width), Int(height))
    }
