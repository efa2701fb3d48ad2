// SPDX-License-Identifier: MIT
import CoreGraphics
import XCTest

extension CGImage {
    /// The 32 bits of a pixel, `0xAARRGGBB` with colours multiplied by alpha.
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
        withPixels { $0.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self) }
    }
}

/// What `draw` draws on a transparent picture of the given pixels.
func picture(
    _ width: Int, _ height: Int, scale: CGFloat = 1, _ draw: (CGContext) -> Void
) throws -> CGImage {
    let context = try XCTUnwrap(CGContext(width: width, height: height, scale: scale))
    draw(context)
    return try XCTUnwrap(context.makeImage())
}

let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
