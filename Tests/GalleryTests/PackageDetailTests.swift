// SPDX-License-Identifier: MIT
import XCTest

@testable import GalleryScreens

final class PackageDetailTests: XCTestCase {
    private func temporaryFile(_ text: String) throws -> String {
        let path = NSTemporaryDirectory() + "control-\(UUID().uuidString)"
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        addTeardownBlock { try? FileManager.default.removeItem(atPath: path) }
        return path
    }

    func testFoldedFieldsKeepTheirLines() {
        let text = "Package: a\nDescription: short\n long one\n .\n  * item\n# note\nX:\n"
        let detail = PackageDetail(record: Array(text.utf8)[...])
        XCTAssertEqual(detail.fields.map(\.name), ["Package", "Description", "X"])
        XCTAssertEqual(detail["description"], "short\nlong one\n\n * item")
        XCTAssertEqual(detail["X"], "")
        XCTAssertNil(detail["Version"])
    }

    func testEveryRecordOfAFileIsReadAgain() throws {
        let path = try temporaryFile("")
        try SyntheticPackages(count: 1_100).write(to: path)
        let store = try ControlFileParser.parse(path: path, installedOnly: false)
        XCTAssertEqual(store.count, 1_100)
        XCTAssertEqual(store.brokenCount, 0)
        for row in [0, 499, 999, 1_000, 1_099] {
            let detail = try PackageDetail.read(path: path, store: store, row: row)
            XCTAssertEqual(detail["Package"], store.name(row))
            XCTAssertEqual(detail["Version"], store.version(row))
            XCTAssertEqual(detail["Description"], store.summary(row))
            XCTAssertEqual(detail.fields.count, 16)
        }
    }

    func testAFileThatChangedIsNoticed() throws {
        let path = try temporaryFile("Package: a\n\nPackage: b\n")
        let store = try ControlFileParser.parse(path: path, installedOnly: false)
        for text in ["Package: other\n\nPackage: b\n", ""] {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            XCTAssertThrowsError(try PackageDetail.read(path: path, store: store, row: 1)) {
                XCTAssertEqual($0 as? PackageDetail.Failure, .changed(path))
            }
        }
    }

    func testSyntheticNamesAscendSoThatOrderByNameIsTheFilesOrder() {
        let source = SyntheticPackages(count: 0)
        var last = ""
        for index in stride(from: 0, to: 60_000, by: 255) {
            let name = String(source.record(index).dropFirst(9).prefix { $0 != "\n" })
            XCTAssertLessThan(last, name)
            last = name
        }
    }
}
