// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

@testable import GalleryScreens

/// The list under a wheel and a finger.
@preconcurrency @MainActor final class PackageListScrollingTests: XCTestCase {
    private let middle = CGPoint(x: 200, y: 500)

    func testATouchpadScrollsByItsDistance() throws {
        let fixture = try GalleryFixture()
        let gallery = OpenGallery(try fixture.writeSynthetic(200))
        XCTAssertEqual(gallery.offset, 0)
        let cell = try XCTUnwrap(gallery.cells.dropFirst(4).first)
        let before = gallery.frame(cell).minY
        gallery.window.scrollWheel(at: middle, by: CGVector(dx: 0, dy: 120), isPrecise: true)
        gallery.window.settle()
        XCTAssertEqual(gallery.offset, 120, accuracy: 0.5)
        XCTAssertEqual(gallery.frame(cell).minY, before - 120, accuracy: 0.5)
    }

    func testAWheelsNotchScrollsSmoothlyByItsDistance() throws {
        let fixture = try GalleryFixture()
        let gallery = OpenGallery(try fixture.writeSynthetic(200))
        gallery.window.scrollWheel(at: middle, by: CGVector(dx: 0, dy: 90))
        gallery.window.advance(by: 0.05)
        XCTAssertGreaterThan(gallery.offset, 0)
        XCTAssertLessThan(gallery.offset, 90)
        gallery.window.settle()
        XCTAssertEqual(gallery.offset, 90, accuracy: 0.5)
    }

    func testAFlingGoesOnAfterTheFingerIsLifted() throws {
        let fixture = try GalleryFixture()
        let gallery = OpenGallery(try fixture.writeSynthetic(500))
        gallery.window.drag(
            from: CGPoint(x: 200, y: 750), to: CGPoint(x: 200, y: 350), duration: 0.25)
        let lifted = gallery.offset
        // The first points of a drag go into telling it from a tap.
        XCTAssertGreaterThan(lifted, 380)
        XCTAssertLessThanOrEqual(lifted, 400)
        gallery.window.advance(by: 0.5)
        XCTAssertGreaterThan(gallery.offset, lifted + 100)
        gallery.window.settle()
        // UIKit's normal rate keeps 0.998 of the speed a millisecond: the way is v × 0.998 / 2 for
        // a speed v in points a second; here 1,600.
        XCTAssertEqual(gallery.offset - lifted, 1_600 * 0.499, accuracy: 60)
        XCTAssertEqual(gallery.navigation.viewControllers.count, 1)
    }

    func testAFingerThatRestsBeforeItIsLiftedStopsTheList() throws {
        let fixture = try GalleryFixture()
        let gallery = OpenGallery(try fixture.writeSynthetic(200))
        gallery.window.drag(
            from: CGPoint(x: 200, y: 750), to: CGPoint(x: 200, y: 450), duration: 0.25,
            pause: 0.2)
        let lifted = gallery.offset
        gallery.window.settle()
        XCTAssertEqual(gallery.offset, lifted, accuracy: 0.5)
    }

    func testTheTopFollowsAFingerReluctantlyAndReturns() throws {
        let fixture = try GalleryFixture()
        let gallery = OpenGallery(try fixture.writeSynthetic(200))
        let height = gallery.list.collectionView.bounds.height
        gallery.window.touchDown(at: CGPoint(x: 200, y: 300))
        for step in 1...20 {
            gallery.window.advance(by: 1.0 / 60)
            gallery.window.moveTouch(to: CGPoint(x: 200, y: 300 + CGFloat(step) * 10))
        }
        // UIKit's rubber band shows x × 0.55 × d / (x × 0.55 + d) of a pull x in a view of height d;
        // of 200 points some go into telling the drag from a tap.
        func shown(_ pull: CGFloat) -> CGFloat { pull * 0.55 * height / (pull * 0.55 + height) }
        XCTAssertLessThanOrEqual(gallery.offset, -shown(180))
        XCTAssertGreaterThanOrEqual(gallery.offset, -shown(200) - 0.5)
        let first = try XCTUnwrap(gallery.cells.first)
        XCTAssertGreaterThan(
            gallery.frame(first).minY, gallery.list.collectionView.frame.minY + 80)
        gallery.window.advance(by: 0.2)
        gallery.window.liftTouch()
        gallery.window.settle()
        XCTAssertEqual(gallery.offset, 0)
    }

    func testRowsThatWereScrolledAwayReturnInTheirPlaces() throws {
        let fixture = try GalleryFixture()
        let gallery = OpenGallery(try fixture.writeSynthetic(300))
        let before = gallery.rows
        // Rows that are measured meanwhile may make the way back longer than the way there.
        for distance in [3_000.0, 2_000, -9_000] {
            gallery.window.scrollWheel(
                at: middle, by: CGVector(dx: 0, dy: distance), isPrecise: true)
            gallery.window.settle()
        }
        XCTAssertEqual(gallery.offset, 0)
        XCTAssertEqual(gallery.rows, before)
    }
}
