// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

@testable import GalleryScreens

/// The list as a person uses it.
@preconcurrency @MainActor final class PackageListScreenTests: XCTestCase {
    func testRowsShowNameVersionSummarySizeAndTheInitialOfTheSection() throws {
        let fixture = try GalleryFixture()
        let gallery = OpenGallery(try fixture.write(GalleryFixture.few))
        let few = GalleryFixture.few
        // 1,240 KiB are 1.21 MiB, 18,739 are 18.3 MiB, 2,097,152 are 2 GiB.
        let sizes = ["48 KiB", "1.2 MiB", "5.0 MiB", "18.3 MiB", "2.0 GiB", "300 KiB"]
        let initials = ["N", "S", "U", "U", "U", "U"]
        XCTAssertEqual(
            gallery.rows,
            few.indices.map {
                OpenGallery.Row(
                    initial: initials[$0], name: few[$0].name, size: sizes[$0],
                    version: few[$0].version, summary: few[$0].summary)
            })
        for record in few {
            gallery.window.assertDraws(text: record.name)
            gallery.window.assertDraws(text: record.summary)
        }
        XCTAssertEqual(gallery.status, "6 packages")
        XCTAssertNil(gallery.message)
    }

    func testASectionsButtonShowsItsPackagesOnly() throws {
        let fixture = try GalleryFixture()
        let gallery = OpenGallery(try fixture.write(GalleryFixture.few))
        gallery.choose("utils")
        XCTAssertEqual(gallery.names, ["fir", "birch", "cedar"])
        XCTAssertEqual(gallery.status, "3 packages")
        gallery.choose("net")
        XCTAssertEqual(gallery.names, ["dogwood"])
        XCTAssertEqual(gallery.status, "1 package")
        gallery.window.assertDoesNotDraw(text: "fir")
        gallery.choose("All")
        XCTAssertEqual(gallery.names, GalleryFixture.few.map(\.name))
    }

    func testTheOrdersButtonsSortAndASecondTapReturnsToTheFilesOrder() throws {
        let fixture = try GalleryFixture()
        let gallery = OpenGallery(try fixture.write(GalleryFixture.few))
        gallery.choose("Name")
        XCTAssertEqual(gallery.names, ["alder", "birch", "cedar", "dogwood", "elm", "fir"])
        gallery.choose("Size")
        XCTAssertEqual(gallery.names, ["elm", "birch", "fir", "alder", "cedar", "dogwood"])
        gallery.choose("Size")
        XCTAssertEqual(gallery.names, GalleryFixture.few.map(\.name))
    }

    func testASectionStaysSorted() throws {
        let fixture = try GalleryFixture()
        let gallery = OpenGallery(try fixture.write(GalleryFixture.few))
        gallery.choose("Size")
        gallery.choose("utils")
        XCTAssertEqual(gallery.names, ["birch", "fir", "cedar"])
    }

    func testSortingMovesEveryCellFromItsOldPlaceToTheNewOne() throws {
        let fixture = try GalleryFixture()
        let gallery = OpenGallery(try fixture.write(GalleryFixture.few))
        let names = GalleryFixture.few.map(\.name)
        let cells = names.map(gallery.cell(named:))
        func places() -> [CGFloat] { names.map { gallery.drawnFrame($0)?.minY ?? .nan } }
        let start = places()
        gallery.window.tap(identifier: "button Name")
        XCTAssertTrue(gallery.list.isBusy)
        var path: [[CGFloat]] = []
        gallery.window.wait(for: "the rows to come to rest") {
            path.append(places())
            return !gallery.list.isBusy
        }
        let end = places()
        XCTAssertEqual(gallery.names, ["alder", "birch", "cedar", "dogwood", "elm", "fir"])
        for (row, name) in names.enumerated() {
            XCTAssertTrue(gallery.cell(named: name) === cells[row], name)
            // Through places between the two, and never back.
            let way = path.map { $0[row] }
            let isDown = end[row] > start[row]
            XCTAssertEqual(way, isDown ? way.sorted() : way.sorted(by: >), name)
            guard end[row] != start[row] else { continue }
            let between = way.filter { $0 != start[row] && $0 != end[row] }
            XCTAssertGreaterThan(Set(between).count, 5, name)
            XCTAssertTrue(
                between.allSatisfy { ($0 - start[row]) * ($0 - end[row]) < 0 }, name)
        }
    }

    func testFilteringKeepsTheCellsThatStayAndRemovesTheOthers() throws {
        let fixture = try GalleryFixture()
        let gallery = OpenGallery(try fixture.write(GalleryFixture.few))
        let before = ["fir", "birch", "cedar"].map { gallery.cell(named: $0) }
        gallery.choose("utils")
        XCTAssertEqual(gallery.cells.count, 3)
        for (cell, kept) in zip(gallery.cells, before) { XCTAssertTrue(cell === kept) }
        // Rows lie one below the other from the top of the list.
        var y = gallery.list.collectionView.frame.minY
        for cell in gallery.cells {
            XCTAssertEqual(gallery.frame(cell).minY, y, accuracy: 0.5)
            y = gallery.frame(cell).maxY
        }
    }

    func testATapOpensThePackageAndTheBackButtonReturns() throws {
        let fixture = try GalleryFixture()
        let gallery = OpenGallery(try fixture.write(GalleryFixture.few))
        gallery.window.tap(text: "birch")
        gallery.window.settle()
        XCTAssertEqual(gallery.navigation.viewControllers.count, 2)
        XCTAssertEqual(gallery.navigation.topViewController?.title, "birch")
        XCTAssertNotNil(gallery.window.view(identified: "details"))
        for text in ["Installed-Size", "18739", "Version", "7.0+dfsg-3"] {
            gallery.window.assertDraws(text: text)
        }
        gallery.window.assertDoesNotDraw(text: "cedar")
        gallery.window.tap(text: "Packages")
        gallery.window.settle()
        XCTAssertEqual(gallery.navigation.viewControllers.count, 1)
        gallery.window.assertDraws(text: "cedar")
        XCTAssertEqual(gallery.list.collectionView.indexPathsForSelectedItems ?? [], [])
    }

    func testEscapeReturnsFromAPackage() throws {
        let fixture = try GalleryFixture()
        let gallery = OpenGallery(try fixture.write(GalleryFixture.few))
        gallery.window.tap(text: "elm")
        gallery.window.settle()
        XCTAssertEqual(gallery.navigation.topViewController?.title, "elm")
        gallery.window.pressKey(.escape)
        gallery.window.settle()
        XCTAssertTrue(gallery.navigation.topViewController === gallery.list)
        gallery.window.pressKey(.escape)
        gallery.window.settle()
        XCTAssertTrue(gallery.navigation.topViewController === gallery.list)
    }

    func testTheNarrowWindowWrapsASummaryThatTheWideOneHoldsInALine() throws {
        let fixture = try GalleryFixture()
        let gallery = OpenGallery(try fixture.write(GalleryFixture.few))
        let narrow = gallery.frame(try XCTUnwrap(gallery.cell(named: "birch")))
        XCTAssertEqual(narrow.width, 390)
        gallery.window.resize(to: CGSize(width: 844, height: 390))
        gallery.waitForList()
        let list = gallery.list.collectionView
        XCTAssertEqual(list.frame.width, 844)
        XCTAssertEqual(list.convert(list.bounds, to: gallery.window.window).maxY, 390)
        XCTAssertEqual(gallery.names.first, "dogwood")
        gallery.window.scrollWheel(
            at: CGPoint(x: 400, y: 300), by: CGVector(dx: 0, dy: 120), isPrecise: true)
        gallery.window.settle()
        let wide = gallery.frame(try XCTUnwrap(gallery.cell(named: "birch")))
        XCTAssertEqual(wide.width, 844)
        // At 15 points a line is 17 to 20 points high; the narrow window has at least one more.
        XCTAssertLessThan(wide.height, narrow.height - 16)
        for cell in gallery.cells { XCTAssertEqual(cell.bounds.width, 844) }
    }

    func testTheDarkStyleShowsLightTextOnBlack() throws {
        let fixture = try GalleryFixture()
        let path = try fixture.write(GalleryFixture.few)
        let gallery = OpenGallery(path, style: .dark)
        try check(gallery, background: 0, text: 1)
        gallery.window.setStyle(.light)
        gallery.window.settle()
        try check(gallery, background: 1, text: 0)
        gallery.window.setStyle(.dark)
        gallery.window.settle()
        try check(gallery, background: 0, text: 1)
    }

    /// `background` and `text` are shares of white, as UIKit's `systemBackground` and `label` have.
    private func check(
        _ gallery: OpenGallery, background: CGFloat, text: CGFloat, line: UInt = #line
    ) throws {
        func white(_ color: UIColor?) throws -> CGFloat {
            var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
            XCTAssertTrue(try XCTUnwrap(color).getWhite(&white, alpha: &alpha), line: line)
            XCTAssertEqual(alpha, 1, line: line)
            return white
        }
        let items = gallery.window.drawnItems
        let name = try XCTUnwrap(items.first { $0.text == "alder" }, line: line)
        XCTAssertEqual(try white(name.color), text, line: line)
        let list = gallery.list.collectionView
        let frame = list.convert(list.bounds, to: gallery.window.window)
        let fill = try XCTUnwrap(
            items.last { $0.kind == .fill && $0.frame == frame }, line: line)
        XCTAssertEqual(try white(fill.color), background, line: line)
    }
}
