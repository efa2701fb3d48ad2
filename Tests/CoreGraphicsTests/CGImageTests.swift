// SPDX-License-Identifier: MIT
import CoreGraphics
import XCTest

final class CGImageTests: XCTestCase {
    /// Four columns and three rows, each pixel its own opaque colour.
    private func numbered() throws -> CGImage {
        var data = Data()
        for y in 0..<3 { for x in 0..<4 { data += [UInt8(x), UInt8(y), 7, 255] } }
        return try XCTUnwrap(
            CGImage(width: 4, height: 3, bytesPerRow: 16, premultipliedBGRA: data))
    }

    func testPixelsAreKeptAsGiven() throws {
        let image = try numbered()
        XCTAssertEqual(image.width, 4)
        XCTAssertEqual(image.height, 3)
        XCTAssertEqual(image.pixel(3, 2), 0xFF07_0203)
    }

    func testTooLittleDataOrABadSizeGivesNoImage() {
        let data = Data(count: 47)
        XCTAssertNil(CGImage(width: 4, height: 3, bytesPerRow: 16, premultipliedBGRA: data))
        XCTAssertNil(CGImage(width: 0, height: 3, bytesPerRow: 16, premultipliedBGRA: data))
        XCTAssertNil(CGImage(width: 4, height: -1, bytesPerRow: 16, premultipliedBGRA: data))
        XCTAssertNil(CGImage(width: 40_000, height: 1, bytesPerRow: 1, premultipliedBGRA: data))
        XCTAssertNil(CGImage(width: 1, height: 9, bytesPerRow: .max, premultipliedBGRA: data))
    }

    func testCroppingShowsThePartAndOutlivesTheWhole() throws {
        var image: CGImage? = try numbered()
        let part = try XCTUnwrap(image?.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 9)))
        image = nil
        XCTAssertEqual(part.width, 2)
        XCTAssertEqual(part.height, 2)
        XCTAssertEqual(part.pixel(0, 0), 0xFF07_0101)
        XCTAssertEqual(part.copy()?.pixel(1, 1), 0xFF07_0202)
        XCTAssertNil(part.cropping(to: CGRect(x: 5, y: 5, width: 1, height: 1)))
        XCTAssertNil(part.cropping(to: .null))
    }

    func testDrawingShowsTheImageUprightPixelForPixel() throws {
        let image = try numbered()
        let drawn = try picture(6, 6) {
            $0.draw(image, in: CGRect(x: 1, y: 2, width: 4, height: 3))
        }
        for y in 0..<3 {
            for x in 0..<4 { XCTAssertEqual(drawn.pixel(x + 1, y + 2), image.pixel(x, y)) }
        }
        XCTAssertEqual(drawn.pixel(0, 2), 0)
        XCTAssertEqual(drawn.pixel(5, 2), 0)
    }

    func testStretchedImageKeepsOpaqueBorders() throws {
        let image = try numbered()
        let drawn = try picture(40, 30) {
            $0.draw(image, in: CGRect(x: 0, y: 0, width: 40, height: 30))
        }
        for (x, y) in [(0, 0), (39, 0), (0, 29), (39, 29)] {
            XCTAssertEqual(drawn.pixel(x, y) >> 24, 0xFF)
        }
    }

    func testBlendModesLeavePixelsBesideTheImage() throws {
        let image = try numbered()
        let drawn = try picture(8, 3) { context in
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 3))
            context.setBlendMode(.sourceIn)
            context.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 3))
        }
        XCTAssertEqual(drawn.pixel(3, 2), image.pixel(3, 2))
        XCTAssertEqual(drawn.pixel(5, 1), 0xFFFF_0000)
    }

    func testMaskIsFilledWithAColourWhereTheImageIsOpaque() throws {
        let stencil = try picture(2, 1) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
        let drawn = try picture(2, 1) { context in
            context.drawMask(
                stencil, in: CGRect(x: 0, y: 0, width: 2, height: 1), color: green)
        }
        XCTAssertEqual(drawn.pixel(0, 0), 0xFF00_FF00)
        XCTAssertEqual(drawn.pixel(1, 0), 0)
    }

    func testManyThreadsMayDrawOneImage() throws {
        let image = try numbered()
        DispatchQueue.concurrentPerform(iterations: 64) { _ in
            let context = CGContext(width: 8, height: 8, scale: 2)
            for _ in 0..<50 { context?.draw(image, in: CGRect(x: 0, y: 0, width: 3, height: 4)) }
            XCTAssertEqual(context?.makeImage()?.pixel(0, 0), 0xFF07_0000)
        }
    }

    func testPNGDataDecodesToTheSamePixels() throws {
        let image = try numbered()
        let decoded = try ImageDecoder.decode(image.pngData()).get()
        for y in 0..<3 {
            for x in 0..<4 { XCTAssertEqual(decoded.pixel(x, y), image.pixel(x, y)) }
        }
        XCTAssertEqual(image.pngData(), image.pngData())
    }
}
