// SPDX-License-Identifier: MIT
import UIKit

/// What two pictures have not in common, pixel by pixel.
///
/// The comparison is exact: the same program draws the same bytes on every machine with the same
/// libraries and fonts, so any difference is a change.
public struct PictureComparison {
    /// How many pixels differ. Where one picture is larger, all pixels beyond the other count.
    public let differingPixels: Int

    /// The smallest rectangle, in pixels, that holds all that differs; null when nothing does.
    public let bounds: CGRect

    /// The larger width and height of the two pictures, in pixels.
    public let size: CGSize

    /// The pixels of the difference picture; see ``differencePicture()``.
    private let marked: [UInt32]

    /// Whether the pictures are the same.
    public var isEqual: Bool { differingPixels == 0 }

    /// Compares two pictures.
    ///
    /// Cost: one pass over the pixels.
    public init(reference: CGImage, actual: CGImage) {
        let width = max(reference.width, actual.width)
        let height = max(reference.height, actual.height)
        let expected = PixelGrid(reference)
        let found = PixelGrid(actual)
        var count = 0
        var box = CGRect.null
        var marked = [UInt32](repeating: 0, count: width * height)
        for y in 0..<height {
            for x in 0..<width {
                let pixel = found[x, y]
                if let pixel, pixel == expected[x, y] {
                    marked[y * width + x] = Self.faded(pixel)
                } else {
                    count += 1
                    box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
                    marked[y * width + x] = Self.mark
                }
            }
        }
        differingPixels = count
        bounds = box
        size = CGSize(width: width, height: height)
        self.marked = marked
    }

    /// A picture of the differences: what differs in red over the rest in pale grey.
    public func differencePicture() -> CGImage? {
        let data = marked.withUnsafeBytes { Data($0) }
        return CGImage(
            width: Int(size.width), height: Int(size.height), bytesPerRow: Int(size.width) * 4,
            premultipliedBGRA: data)
    }

    private static let mark: UInt32 = 0xFFE0_0020

    private static func faded(_ pixel: UInt32) -> UInt32 {
        let red = (pixel >> 16) & 0xFF
        let green = (pixel >> 8) & 0xFF
        let blue = pixel & 0xFF
        let grey = 200 + (red * 2 + green * 5 + blue) / 8 * 55 / 255
        return 0xFF00_0000 | grey << 16 | grey << 8 | grey
    }
}

/// The pixels of a picture as numbers, 0xAARRGGBB with colours multiplied by alpha.
struct PixelGrid {
    let width: Int
    let height: Int
    private let pixels: [UInt32]

    init(_ image: CGImage) {
        width = image.width
        height = image.height
        let opaque: UInt32 = image.hasAlpha ? 0 : 0xFF00_0000
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        image.withPixels { bytes in
            for y in 0..<image.height {
                for x in 0..<image.width {
                    let pixel = bytes.loadUnaligned(
                        fromByteOffset: y * image.bytesPerRow + x * 4, as: UInt32.self)
                    pixels.append(UInt32(littleEndian: pixel) | opaque)
                }
            }
        }
        self.pixels = pixels
    }

    subscript(x: Int, y: Int) -> UInt32? {
        guard x < width, y < height else { return nil }
        return pixels[y * width + x]
    }
}
