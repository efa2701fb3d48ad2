// SPDX-License-Identifier: MIT
import TextLayout
import UIKit
import UIKitTesting
import XCTest

@testable import GalleryScreens

/// What the list says of files: absent, empty, broken, in many scripts.
@preconcurrency @MainActor final class PackageListFilesTests: XCTestCase {
    func testAnAbsentFileIsNamed() throws {
        let fixture = try GalleryFixture()
        let path = fixture.path("absent")
        let gallery = OpenGallery(path)
        XCTAssertEqual(gallery.message, "There is no file \(path).")
        gallery.window.assertDraws(text: "There is no file \(path).")
        XCTAssertEqual(gallery.cells.count, 0)
        XCTAssertEqual(gallery.status ?? "", "")
        XCTAssertFalse(gallery.list.isBusy)
    }

    func testADirectoryAndAnEmptyFileAreExplained() throws {
        let fixture = try GalleryFixture()
        XCTAssertEqual(
            OpenGallery(fixture.folder.path).message,
            "\(fixture.folder.path) is a directory, not a control file.")
        let path = try fixture.write("")
        let gallery = OpenGallery(path)
        XCTAssertEqual(gallery.message, "\(path) holds no packages.")
        XCTAssertEqual(gallery.status, "0 packages")
    }

    func testBrokenRecordsAreCountedInTheStatusLine() throws {
        let fixture = try GalleryFixture()
        let good = GalleryFixture.few.prefix(3).map(\.text)
        let one = try fixture.write(good[0] + "no field\n\n" + good[1] + good[2], to: "one")
        let gallery = OpenGallery(one)
        XCTAssertEqual(gallery.status, "3 packages, 1 broken record")
        XCTAssertEqual(gallery.names, GalleryFixture.few.prefix(3).map(\.name))
        let two = try fixture.write(
            "Version: 1\n\n" + good[0] + "Package: x\nVersion: \u{0}\n\n", to: "two")
        XCTAssertEqual(OpenGallery(two).status, "1 package, 2 broken records")
    }

    func testEverySummaryOfTheInternationalFileIsDrawnWithGlyphsForAllCharacters() throws {
        let path = GalleryFixture.packageRoot
            .appendingPathComponent("Examples/International_Packages").path
        let store = try ControlFileParser.parse(path: path, installedOnly: false)
        let summaries = (0..<store.count).map(store.summary)
        XCTAssertGreaterThan(summaries.count, 10)
        let gallery = OpenGallery(path)
        var drawn: Set<String> = []
        var offset: CGFloat = -1
        while gallery.offset > offset {
            offset = gallery.offset
            drawn.formUnion(gallery.window.drawnTexts)
            gallery.window.scrollWheel(
                at: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: 400), isPrecise: true)
            gallery.window.settle()
        }
        for summary in summaries {
            XCTAssertTrue(drawn.contains(summary), "\"\(summary)\" is not drawn.")
            var parameters = TextParameters()
            parameters.defaultFont = PackageRowSpec.summaryFont
            let shaped = ShapedText.shape(summary, parameters)
            XCTAssertEqual(
                shaped.missingGlyphCount, 0, "No font has all the characters of \"\(summary)\".")
            XCTAssertGreaterThan(shaped.size.width, 10, summary)
        }
    }
}
