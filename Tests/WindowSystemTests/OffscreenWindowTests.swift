// SPDX-License-Identifier: MIT
import CoreGraphics
import XCTest

@testable import WindowSystem

@preconcurrency @MainActor final class OffscreenWindowTests: XCTestCase {
    func testBufferHasTheSizeInDevicePixels() {
        let window = OffscreenWindow(size: CGSize(width: 39, height: 84.4), scale: 2.5)
        XCTAssertEqual(window.pixels.width, 98)
        XCTAssertEqual(window.pixels.height, 211)
        XCTAssertGreaterThanOrEqual(window.pixels.stride, 98 * 4)
    }

    func testNewPixelsAreZero() {
        let window = OffscreenWindow(size: CGSize(width: 3, height: 2), scale: 1)
        let bytes = UnsafeRawBufferPointer(
            start: window.pixels.base, count: window.pixels.stride * 2)
        XCTAssertTrue(bytes.allSatisfy { $0 == 0 })
    }

    func testFrameIsDeliveredOnceForManyRequests() {
        let window = OffscreenWindow(size: CGSize(width: 10, height: 10), scale: 1)
        var frames = 0
        window.onFrame = { _ in frames += 1 }
        XCTAssertFalse(window.deliverFrame())
        window.requestFrame()
        window.requestFrame()
        XCTAssertTrue(window.deliverFrame())
        XCTAssertFalse(window.deliverFrame())
        XCTAssertEqual(frames, 1)
    }

    func testFrameRequestedDuringAFrameIsTheNextOne() {
        let window = OffscreenWindow(size: CGSize(width: 10, height: 10), scale: 1)
        var frames = 0
        window.onFrame = { [weak window] _ in
            frames += 1
            window?.requestFrame()
        }
        window.requestFrame()
        window.deliverFrame()
        XCTAssertEqual(frames, 1)
        XCTAssertTrue(window.isFrameRequested)
    }

    func testResizeReplacesTheBufferBeforeItIsReported() {
        let window = OffscreenWindow(size: CGSize(width: 10, height: 10), scale: 1)
        var reported: (Int, CGFloat)?
        window.onEvent = { [unowned window] event in
            guard case .resized = event else { return }
            reported = (window.pixels.width, window.scale)
        }
        window.send(.resized(size: CGSize(width: 20, height: 10), scale: 2))
        XCTAssertEqual(reported?.0, 40)
        XCTAssertEqual(reported?.1, 2)
        XCTAssertEqual(window.size, CGSize(width: 20, height: 10))
    }

    func testAppearanceAndFocusFollowTheirEvents() {
        let window = OffscreenWindow(size: CGSize(width: 10, height: 10), scale: 1)
        window.send(.appearanceChanged(.dark))
        window.send(.focus(false))
        XCTAssertEqual(window.appearance, .dark)
        XCTAssertFalse(window.isFocused)
    }

    func testPresentedRectsAreKeptInOrder() {
        let window = OffscreenWindow(size: CGSize(width: 10, height: 10), scale: 1)
        let first = PixelRect(x: 0, y: 0, width: 1, height: 1)
        let second = PixelRect(x: 5, y: 5, width: 2, height: 2)
        window.present([first])
        window.present([second])
        XCTAssertEqual(window.presentedRects, [first, second])
        window.clearPresentedRects()
        XCTAssertEqual(window.presentedRects, [])
    }

    func testClosedWindowDeliversNothing() {
        let window = OffscreenWindow(size: CGSize(width: 10, height: 10), scale: 1)
        var calls = 0
        window.onEvent = { _ in calls += 1 }
        window.onFrame = { _ in calls += 1 }
        window.requestFrame()
        window.close()
        window.send(.exposed)
        window.requestFrame()
        window.deliverFrame()
        XCTAssertEqual(calls, 0)
        XCTAssertTrue(window.isClosed)
    }
}
