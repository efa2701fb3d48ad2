// SPDX-License-Identifier: MIT
import CCairo
import Foundation

extension CGImage {
    /// The image as a PNG file; empty when there is no memory for it.
    ///
    /// The same pixels always give the same bytes with the same libraries.
    public func pngData() -> Data {
        let sink = DataSink()
        let status = withDrawingSurface { surface in
            // `sink` outlives the call, which writes only while it runs.
            cairo_surface_write_to_png_stream(
                surface, appendToSink, Unmanaged.passUnretained(sink).toOpaque())
        }
        return status == CAIRO_STATUS_SUCCESS ? sink.data : Data()
    }
}

private final class DataSink {
    var data = Data()
}

private func appendToSink(
    _ closure: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<UInt8>?, _ count: UInt32
) -> cairo_status_t {
    guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    // `pngData` passes its sink and keeps it alive.
    Unmanaged<DataSink>.fromOpaque(closure).takeUnretainedValue().data.append(
        bytes, count: Int(count))
    return CAIRO_STATUS_SUCCESS
}
