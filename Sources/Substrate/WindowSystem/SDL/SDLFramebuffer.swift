// SPDX-License-Identifier: MIT
import CSDL2
import CoreGraphics

/// The pixels of a window at one size.
///
/// Where the desktop's format is ours (32-bit xRGB, as good as everywhere) it is the window's
/// surface itself; elsewhere a bitmap that is converted while presenting.
@MainActor final class SDLFramebuffer {
    let pixels: PixelBuffer

    private let window: OpaquePointer
    private let storage: BitmapStorage?
    private var isDetached = false
    private var hasPresented = false

    init(window: OpaquePointer) {
        self.window = window
        // The surface belongs to the window and stays until its next change of size.
        if let surface = SDL_GetWindowSurface(window), let base = surface.pointee.pixels,
            Self.isNative(surface.pointee.format.pointee.format)
        {
            storage = nil
            pixels = PixelBuffer(
                base: base, width: Int(surface.pointee.w), height: Int(surface.pointee.h),
                stride: Int(surface.pointee.pitch))
        } else {
            var width: Int32 = 0
            var height: Int32 = 0
            SDL_GetWindowSizeInPixels(window, &width, &height)
            let storage = BitmapStorage(
                size: CGSize(width: CGFloat(max(1, width)), height: CGFloat(max(1, height))),
                scale: 1)
            self.storage = storage
            pixels = storage.pixels
        }
    }

    /// Shows `rects`, cut to the buffer.
    func present(_ rects: [PixelRect]) {
        guard !isDetached else { return }
        hasPresented = true
        withUnsafeTemporaryAllocation(of: SDL_Rect.self, capacity: rects.count) { buffer in
            var count = 0
            for rect in rects {
                guard let clipped = clip(rect) else { continue }
                buffer.initializeElement(at: count, to: clipped)
                count += 1
            }
            // The base address exists: the allocation has at least one element.
            guard count > 0, let base = buffer.baseAddress else { return }
            if storage != nil { convert() }
            SDL_UpdateWindowSurfaceRects(window, base, Int32(count))
        }
    }

    /// Shows everything again; nothing when nothing was drawn yet.
    func presentAll() {
        guard hasPresented else { return }
        present([pixels.bounds])
    }

    /// Forgets the window, which is about to go.
    func detach() {
        isDetached = true
    }

    private static func isNative(_ format: UInt32) -> Bool {
        format == SDL_PIXELFORMAT_RGB888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue
    }

    private func clip(_ rect: PixelRect) -> SDL_Rect? {
        let part = rect.intersection(pixels.bounds)
        guard !part.isEmpty else { return nil }
        return SDL_Rect(
            x: Int32(part.x), y: Int32(part.y), w: Int32(part.width), h: Int32(part.height))
    }

    private func convert() {
        guard let surface = SDL_GetWindowSurface(window), let target = surface.pointee.pixels
        else { return }
        SDL_ConvertPixels(
            min(Int32(pixels.width), surface.pointee.w),
            min(Int32(pixels.height), surface.pointee.h), SDL_PIXELFORMAT_RGB888.rawValue,
            pixels.base, Int32(pixels.stride), surface.pointee.format.pointee.format, target,
            surface.pointee.pitch)
    }
}
