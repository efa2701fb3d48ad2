// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

@testable import GalleryScreens

/// The widgets of different sizes.
@preconcurrency @MainActor final class WidgetsScreenTests: XCTestCase {
    func testSmallWidgetsShareALineAndLargerOnesHaveTheirOwn() throws {
        let widgets = OpenScreen<WidgetsScreen>(.sizes)
        let list = widgets.screen.collectionView
        let frames = (0..<7).compactMap {
            list.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
        }
        // 390 points less margins of 20; two halves with 16 between them.
        let (width, half): (CGFloat, CGFloat) = (350, 167)
        XCTAssertEqual(
            frames,
            [
                CGRect(x: 20, y: 16, width: half, height: half),
                CGRect(x: 203, y: 16, width: half, height: half),
                CGRect(x: 20, y: 199, width: width, height: half),
                CGRect(x: 20, y: 382, width: half, height: half),
                CGRect(x: 203, y: 382, width: half, height: half),
                CGRect(x: 20, y: 565, width: width, height: half),
                CGRect(x: 20, y: 748, width: width, height: width),
            ])
    }

    func testANarrowerWindowMakesEveryWidgetSmaller() throws {
        let widgets = OpenScreen<WidgetsScreen>(.sizes)
        widgets.window.resize(to: CGSize(width: 320, height: 568))
        widgets.wait()
        let list = widgets.screen.collectionView
        let sizes = (0..<3).compactMap {
            list.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.size
        }
        XCTAssertEqual(
            sizes,
            [
                CGSize(width: 132, height: 132), CGSize(width: 132, height: 132),
                CGSize(width: 280, height: 132),
            ])
        for item in widgets.window.drawnItems where item.text != nil {
            XCTAssertLessThanOrEqual(item.frame.maxX, 300)
        }
    }

    func testTheSliderMakesEveryWidgetNarrower() throws {
        let widgets = OpenScreen<WidgetsScreen>(.sizes)
        let slider = try XCTUnwrap(widgets.window.view(identified: "width") as? UISlider)
        func sizes() -> [CGSize] {
            (0..<3).compactMap {
                widgets.screen.collectionView.layoutAttributesForItem(
                    at: IndexPath(item: $0, section: 0))?.frame.size
            }
        }
        let track = slider.trackRect(forBounds: slider.bounds)
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
        let start = slider.convert(
            CGPoint(x: thumb.midX, y: thumb.midY), to: widgets.window.window)
        widgets.window.touchDown(at: start)
        widgets.window.moveTouch(to: CGPoint(x: start.x - 40, y: start.y))
        widgets.window.runFrame()
        let between = sizes()[2].width
        XCTAssertLessThan(between, 350)
        XCTAssertGreaterThan(between, 220)
        XCTAssertEqual(sizes()[0].width, ((between - 16) / 2).rounded(.down))
        widgets.window.moveTouch(to: CGPoint(x: 0, y: start.y))
        widgets.window.liftTouch()
        widgets.wait()
        XCTAssertEqual(
            sizes(),
            [
                CGSize(width: 102, height: 102), CGSize(width: 102, height: 102),
                CGSize(width: 220, height: 102),
            ])
    }

    func testScrollingReachesTheLastWidget() {
        let widgets = OpenScreen<WidgetsScreen>(.sizes)
        for _ in 0..<4 {
            widgets.window.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 150))
            widgets.window.settle()
        }
        widgets.window.assertDraws(text: "Lunch with Ada")
    }

    func testTheWidgetsLookAsDrawn() {
        OpenScreen<WidgetsScreen>(.sizes).window.assertSnapshot()
    }

    func testTheLastWidgetsLookAsDrawnInDarkStyle() {
        let widgets = OpenScreen<WidgetsScreen>(.sizes, style: .dark)
        widgets.screen.collectionView.contentOffset.y = 490
        widgets.wait()
        widgets.window.assertSnapshot()
    }
}
