// SPDX-License-Identifier: MIT
import CoreGraphics
import XCTest

final class PixelBufferTests: XCTestCase {
    /// A buffer whose pixel values tell where they were, and what is in it after a scroll.
    private func scrolled(_ rect: PixelRect, dx: Int, dy: Int) -> [[UInt32]] {
        let buffer = PixelBuffer.allocate(width: 6, height: 5)
        defer { buffer.deallocate() }
        for y in 0..<5 { for x in 0..<6 { buffer[x, y] = UInt32(y * 10 + x) } }
        buffer.scroll(rect, dx: dx, dy: dy)
        return (0..<5).map { y in (0..<6).map { buffer[$0, y] } }
    }

    /// The same, pixel by pixel.
    private func expected(_ rect: PixelRect, dx: Int, dy: Int) -> [[UInt32]] {
        (0..<5).map { y in
            (0..<6).map { x in
                let from = PixelRect(x: x - dx, y: y - dy, width: 1, height: 1)
                let to = PixelRect(x: x, y: y, width: 1, height: 1)
                let isMoved =
                    rect.contains(from) && rect.contains(to)
                    && PixelRect(x: 0, y: 0, width: 6, height: 5).contains(from)
                return UInt32(isMoved ? from.y * 10 + from.x : y * 10 + x)
            }
        }
    }

    func testScrollMovesPixelsInEveryDirection() {
        let areas = [
            PixelRect(x: 0, y: 0, width: 6, height: 5), PixelRect(x: 1, y: 1, width: 4, height: 3),
            PixelRect(x: -3, y: 2, width: 99, height: 99),
        ]
        for area in areas {
            for dx in -7...7 {
                for dy in -6...6 {
                    XCTAssertEqual(
                        scrolled(area, dx: dx, dy: dy), expected(area, dx: dx, dy: dy),
                        "\(area) by \(dx), \(dy)")
                }
            }
        }
    }

    func testContextOnABufferDrawsIntoItAtScale() {
        let buffer = PixelBuffer.allocate(width: 4, height: 4)
        defer { buffer.deallocate() }
        let context = CGContext(pixels: buffer, scale: 2)
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        context.flush()
        XCTAssertEqual(buffer[2, 1] & 0xFFFFFF, 0xFF0000)
        XCTAssertEqual(buffer[1, 1] & 0xFFFFFF, 0)
        let copy = CGImage(copying: buffer)
        buffer[2, 1] = 0
        XCTAssertEqual(copy.map { $0.pixel(2, 1) & 0xFFFFFF }, 0xFF0000)
    }
}
