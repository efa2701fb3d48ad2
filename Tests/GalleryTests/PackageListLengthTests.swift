// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

@testable import GalleryScreens

/// A Debian release's 60,000 packages: what is laid out when, and that it is not seen.
@preconcurrency @MainActor final class PackageListLengthTests: XCTestCase {
    private static let count = 60_000

    func testAboutTwoScreensOfRowsAreLaidOutBeforeTheFirstDisplay() throws {
        let fixture = try GalleryFixture()
        let gallery = OpenGallery(try fixture.writeSynthetic(Self.count))
        XCTAssertEqual(gallery.status, "60000 packages")
        XCTAssertEqual(gallery.list.collectionView.numberOfItems(inSection: 0), Self.count)
        let measured = try XCTUnwrap(gallery.measuredAtFirst)
        let visible = gallery.cells.count
        XCTAssertGreaterThanOrEqual(measured, visible)
        XCTAssertLessThanOrEqual(measured, 3 * visible)
    }

    func testVisibleRowsKeepTheirPlaceWhileTheOthersAreMeasured() throws {
        let fixture = try GalleryFixture()
        let gallery = OpenGallery(try fixture.writeSynthetic(Self.count))
        let list = gallery.list.collectionView
        list.scrollToItem(
            at: IndexPath(item: Self.count / 2, section: 0), at: .top, animated: false)
        gallery.window.settle()
        let cells = gallery.cells
        let frames = cells.map(gallery.frame)
        let texts = gallery.rows
        let measured = gallery.measuredCount
        let offset = gallery.offset
        gallery.window.wait(for: "rows to be measured", within: 120) {
            XCTAssertEqual(cells.map(gallery.frame), frames)
            return gallery.measuredCount > measured + 2_000
        }
        XCTAssertEqual(gallery.rows, texts)
        XCTAssertEqual(gallery.cells, cells)
        // Rows above were measured and had another height, which only their offset may show.
        XCTAssertNotEqual(gallery.offset, offset)
    }
}
