// SPDX-License-Identifier: MIT
import UIKit

extension CGImage {
    /// The 32 bits of a pixel, `0xAARRGGBB` with colours multiplied by alpha.
    func argb(_ x: Int, _ y: Int) -> UInt32 {
        withPixels { $0.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self) }
    }
}
