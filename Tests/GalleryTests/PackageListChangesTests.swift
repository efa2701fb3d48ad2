// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

/// Changes of the list that meet other changes.
@preconcurrency @MainActor final class PackageListChangesTests: XCTestCase {
    func testTheLastOfSeveralQuickChoicesIsShown() throws {
        let fixture = try GalleryFixture()
        let gallery = OpenGallery(try fixture.write(GalleryFixture.few))
        for title in ["Name", "utils", "Size", "All", "Name", "Size"] {
            gallery.window.tap(identifier: "button \(title)")
        }
        gallery.waitForList()
        XCTAssertEqual(gallery.names, ["elm", "birch", "fir", "alder", "cedar", "dogwood"])
        XCTAssertEqual(gallery.status, "6 packages")
        XCTAssertFalse(gallery.list.isBusy)
        for name in gallery.names { gallery.window.assertDraws(text: name) }
    }

    func testChoosingWhileTheListIsFlungShowsTheChoice() throws {
        let fixture = try GalleryFixture()
        let gallery = OpenGallery(try fixture.writeSynthetic(2_000))
        let firstByFile = try XCTUnwrap(gallery.names.first)
        gallery.window.drag(
            from: CGPoint(x: 200, y: 750), to: CGPoint(x: 200, y: 350), duration: 0.2)
        gallery.choose("Size")
        XCTAssertFalse(gallery.names.contains(""))
        gallery.window.scrollWheel(
            at: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: -50_000), isPrecise: true)
        gallery.window.settle()
        XCTAssertEqual(gallery.offset, 0)
        // Sizes in the list's words fall from GiB over MiB to KiB.
        let units = gallery.rows.map { String($0.size.suffix(3)) }
        XCTAssertEqual(units.first, "GiB")
        gallery.choose("Size")
        XCTAssertEqual(gallery.names.first, firstByFile)
    }

    func testAWindowTurnedOnThePackagesScreenTurnsTheListToo() throws {
        let fixture = try GalleryFixture()
        let gallery = OpenGallery(try fixture.write(GalleryFixture.few))
        gallery.window.tap(text: "alder")
        gallery.window.settle()
        gallery.window.resize(to: CGSize(width: 844, height: 390))
        gallery.window.settle()
        XCTAssertEqual(gallery.window.view(identified: "details")?.frame.width, 844)
        gallery.window.pressKey(.escape)
        gallery.window.settle()
        XCTAssertEqual(gallery.names.first, "dogwood")
        for cell in gallery.cells { XCTAssertEqual(gallery.frame(cell).width, 844) }
    }

    func testThePackagesScreenScrollsToItsLastField() throws {
        let fixture = try GalleryFixture()
        let gallery = OpenGallery(try fixture.writeSynthetic(10))
        let name = try XCTUnwrap(gallery.names.first)
        gallery.window.tap(text: name)
        gallery.window.settle()
        let details = try XCTUnwrap(
            gallery.window.view(identified: "details") as? UIScrollView)
        XCTAssertGreaterThan(details.contentSize.height, details.bounds.height)
        gallery.window.scrollWheel(
            at: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: 20_000), isPrecise: true)
        gallery.window.settle()
        let label = try XCTUnwrap(gallery.window.view(showing: "SHA256"))
        XCTAssertTrue(
            gallery.window.window.bounds.contains(
                label.convert(label.bounds, to: gallery.window.window)))
        gallery.window.assertDraws(text: "SHA256")
    }
}
