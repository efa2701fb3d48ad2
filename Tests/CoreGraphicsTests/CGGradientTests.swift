// SPDX-License-Identifier: MIT
import CoreGraphics
import XCTest

final class CGGradientTests: XCTestCase {
    func testLocationsDefaultToAnEvenSpread() throws {
        let gradient = try XCTUnwrap(CGGradient(colorsSpace: nil, colors: [red, green, blue]))
        XCTAssertEqual(gradient.stops.map(\.location), [0, 0.5, 1])
    }

    func testLocationsThatGoBackOrAreNotNumbersRepeatTheOneBefore() throws {
        let gradient = try XCTUnwrap(
            CGGradient(colorsSpace: nil, colors: [red, green, blue], locations: [0.6, 0.2, .nan]))
        XCTAssertEqual(gradient.stops.map(\.location), [0.6, 0.6, 0.6])
    }

    func testNoColoursGiveNoGradient() {
        XCTAssertNil(CGGradient(colorsSpace: nil, colors: []))
    }

    func testComponentsAreReadInOrder() throws {
        let gradient = try XCTUnwrap(
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceRGB(),
                colorComponents: [1, 0, 0, 1, 0, 0, 1, 0.5], locations: [0, 1], count: 2))
        XCTAssertEqual(gradient.stops.map(\.color), [red, blue.copy(alpha: 0.5)])
    }

    func testEndsAreDrawnBeyondOnlyWhenAsked() throws {
        let gradient = try XCTUnwrap(CGGradient(colorsSpace: nil, colors: [red, blue]))
        func row(_ options: CGGradientDrawingOptions) throws -> CGImage {
            try picture(9, 1) { context in
                context.drawLinearGradient(
                    gradient, start: CGPoint(x: 3, y: 0), end: CGPoint(x: 6, y: 0),
                    options: options)
            }
        }
        let neither = try row([])
        XCTAssertEqual(neither.pixel(1, 0), 0)
        XCTAssertEqual(neither.pixel(7, 0), 0)
        XCTAssertEqual(neither.pixel(4, 0) >> 24, 0xFF)
        let before = try row(.drawsBeforeStartLocation)
        XCTAssertEqual(before.pixel(1, 0), 0xFFFF_0000)
        XCTAssertEqual(before.pixel(7, 0), 0)
        let after = try row(.drawsAfterEndLocation)
        XCTAssertEqual(after.pixel(1, 0), 0)
        XCTAssertEqual(after.pixel(7, 0), 0xFF00_00FF)
    }

    func testRadialGradientRunsFromTheInnerToTheOuterCircle() throws {
        let gradient = try XCTUnwrap(CGGradient(colorsSpace: nil, colors: [red, blue]))
        let image = try picture(41, 41) { context in
            context.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 20.5, y: 20.5), startRadius: 5,
                endCenter: CGPoint(x: 20.5, y: 20.5), endRadius: 15,
                options: .drawsBeforeStartLocation)
        }
        XCTAssertEqual(image.pixel(20, 20), 0xFFFF_0000)
        XCTAssertEqual(image.pixel(1, 20), 0)
        let middle = image.pixel(30, 20)
        XCTAssertEqual(Int(middle >> 16 & 0xFF), Int(middle & 0xFF), accuracy: 16)
    }
}
