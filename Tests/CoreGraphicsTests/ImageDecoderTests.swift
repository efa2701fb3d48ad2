// SPDX-License-Identifier: MIT
import SeededGenerator
import CoreGraphics
import XCTest

final class ImageDecoderTests: XCTestCase {
    private func bytes(_ base64: String) throws -> Data {
        try XCTUnwrap(Data(base64Encoded: base64))
    }

    private func failure(_ data: Data, limits: ImageDecoder.Limits = .standard)
        -> ImageDecoder.Failure?
    {
        guard case .failure(let failure) = ImageDecoder.decode(data, limits: limits) else {
            return nil
        }
        return failure
    }

    private func svg(_ width: Int, _ height: Int) -> Data {
        Data(
            """
            <?xml version="1.0"?>
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)">
            <rect width="100%" height="50%" fill="#ff0000"/></svg>
            """.utf8)
    }

    private func png(_ width: Int, _ height: Int) throws -> Data {
        try picture(width, height) { context in
            context.setFillColor(blue)
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }.pngData()
    }

    func testEveryFormatIsDecoded() throws {
        for (name, base64) in samples {
            let image = try ImageDecoder.decode(bytes(base64)).get()
            XCTAssertEqual(image.width, 8, name)
            XCTAssertEqual(image.height, 6, name)
            let pixel = image.pixel(2, 3)
            XCTAssertEqual(Int(pixel >> 24), 0xFF, name)
            XCTAssertEqual(Int(pixel >> 16 & 0xFF), 200, accuracy: 4, name)
            XCTAssertEqual(Int(pixel >> 8 & 0xFF), 100, accuracy: 4, name)
            XCTAssertEqual(Int(pixel & 0xFF), 50, accuracy: 4, name)
        }
    }

    func testAlphaIsMultipliedIn() throws {
        let half = try picture(1, 1) { context in
            context.setFillColor(CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let decoded = try ImageDecoder.decode(half.pngData()).get()
        XCTAssertEqual(decoded.pixel(0, 0), half.pixel(0, 0))
    }

    func testLargePicturesAreScaledDownInProportion() throws {
        let image = try ImageDecoder.decode(png(400, 200), maximumPixelSize: 100).get()
        XCTAssertEqual(image.width, 100)
        XCTAssertEqual(image.height, 50)
        let small = try ImageDecoder.decode(png(40, 20), maximumPixelSize: 100).get()
        XCTAssertEqual(small.width, 40)
    }

    func testDrawingsAreDrawnAtTheScaleAskedFor() throws {
        let image = try ImageDecoder.decode(svg(10, 10), scale: 3).get()
        XCTAssertEqual(image.width, 30)
        XCTAssertEqual(image.pixel(15, 14), 0xFFFF_0000)
        XCTAssertEqual(image.pixel(15, 15), 0)
    }

    func testDamagedPicturesGiveAReason() throws {
        for (name, base64) in samples {
            let data = try bytes(base64)
            for length in [data.count / 3, data.count / 2] {
                guard case .damaged(let reason)? = failure(data.prefix(length)) else {
                    // A cut GIF may hold its first picture already.
                    continue
                }
                XCTAssertFalse(reason.isEmpty, name)
            }
        }
        var broken = try png(20, 20)
        let pixels = try XCTUnwrap(broken.range(of: Data("IDAT".utf8)))
        broken[pixels.upperBound + 4] ^= 0xFF
        XCTAssertNotNil(failure(broken))
        XCTAssertNotNil(failure(svg(1, 1).dropLast(8)))
    }

    func testOtherDataAreRefused() {
        XCTAssertEqual(failure(Data()), .unknownFormat)
        XCTAssertEqual(failure(Data("hello".utf8)), .unknownFormat)
        XCTAssertEqual(failure(Data("<html><body/></html>".utf8)), .unknownFormat)
        // A format the system can read, and which is none of ours.
        XCTAssertEqual(failure(Data("BM".utf8) + Data(count: 60)), .unknownFormat)
    }

    func testPicturesOverTheLimitsAreLeftUndecoded() throws {
        XCTAssertEqual(
            failure(try png(30, 20), limits: ImageDecoder.Limits(maximumSide: 25)),
            .tooManyPixels(width: 30, height: 20))
        XCTAssertEqual(
            failure(try png(30, 20), limits: ImageDecoder.Limits(maximumPixelCount: 599)),
            .tooManyPixels(width: 30, height: 20))
        XCTAssertEqual(
            failure(svg(1, 60_000)), .tooManyPixels(width: 1, height: 60_000))
        XCTAssertEqual(
            failure(Data(count: 11), limits: ImageDecoder.Limits(maximumByteCount: 10)),
            .tooManyBytes(11))
        let drawing = ImageDecoder.decode(svg(100, 100), scale: 1000)
        guard case .failure(.tooManyPixels) = drawing else {
            return XCTFail("a drawing may not grow without limit")
        }
    }

    func testMissingFileGivesAReason() {
        let url = URL(fileURLWithPath: "/nonexistent/picture.png")
        guard case .failure(.unreadable(let reason)) = ImageDecoder.decode(contentsOf: url) else {
            return XCTFail("there is no such file")
        }
        XCTAssertFalse(reason.isEmpty)
    }

    func testRandomDamageNeverCrashes() throws {
        let seed = UInt64.random(in: 0 ... .max)
        var generator = SeededGenerator(seed: seed)
        func next() -> Int { Int(generator.next() >> 33) }
        for (name, base64) in samples {
            let original = try bytes(base64)
            for _ in 0..<100 {
                var data = original
                for _ in 0..<(1 + next() % 4) {
                    data[next() % data.count] = UInt8(truncatingIfNeeded: next())
                }
                if case .success(let image) = ImageDecoder.decode(
                    data, limits: ImageDecoder.Limits(maximumPixelCount: 1_000_000))
                {
                    XCTAssertLessThanOrEqual(
                        image.width * image.height, 1_000_000, "\(name), seed \(seed)")
                }
            }
        }
    }
}
