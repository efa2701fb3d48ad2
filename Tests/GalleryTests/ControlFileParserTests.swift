// SPDX-License-Identifier: MIT
import XCTest

@testable import GalleryScreens

final class ControlFileParserTests: XCTestCase {
    private func parse(_ text: String, chunk: Int = 7, installedOnly: Bool = false) -> PackageStore
    {
        parse(Array(text.utf8), chunk: chunk, installedOnly: installedOnly)
    }

    private func parse(_ bytes: [UInt8], chunk: Int, installedOnly: Bool = false) -> PackageStore {
        var parser = ControlFileParser(installedOnly: installedOnly)
        for start in stride(from: 0, to: bytes.count, by: chunk) {
            parser.consume(bytes[start..<min(start + chunk, bytes.count)])
        }
        return parser.finish()
    }

    func testFieldsAreReadWhereverTheChunksEnd() {
        let text =
            "Package: a\r\nVersion: 1\nSection: net\nInstalled-Size: 42\n# note\n"
            + "Description: short\n long\n .\n\nPackage: b\n"
        for chunk in 1...text.utf8.count {
            let store = parse(text, chunk: chunk)
            XCTAssertEqual(store.entries.count, 2)
            XCTAssertEqual(store.name(0), "a")
            XCTAssertEqual(store.version(0), "1")
            XCTAssertEqual(store.section(0), "net")
            XCTAssertEqual(store.summary(0), "short")
            XCTAssertEqual(store.entries[0].installedSize, 42)
            XCTAssertEqual(store.name(1), "b")
            XCTAssertEqual(store.section(1), "unknown")
        }
    }

    func testOffsetsCutTheRecordOutOfTheFile() {
        let text = "\nPackage: a\nVersion: 1\n\n\nPackage: b\nVersion: 2\n"
        let entry = parse(text).entries[1]
        let bytes = Array(text.utf8)[Int(entry.fileOffset)...].prefix(Int(entry.fileLength))
        XCTAssertEqual(String(decoding: bytes, as: UTF8.self), "Package: b\nVersion: 2\n")
    }

    func testBrokenRecordsAreCountedAndTheNextOneIsRead() {
        let tooLong = "X: " + String(repeating: "x", count: ControlFileParser.lineLimit)
        let lines = ["Version: 1", "Package: a\ngarbage", "Package: a\nX: \0", " lost", ": x"]
        for broken in lines + ["Package: a\nb c: d", tooLong] {
            let store = parse("\(broken)\n\nPackage: ok\n")
            XCTAssertEqual(store.brokenCount, 1, String(broken.prefix(20)))
            XCTAssertEqual(store.entries.count, 1)
        }
    }

    func testInvalidUTF8IsBroken() {
        XCTAssertEqual(parse(Array("Package: ".utf8) + [0xFF, 0x0A], chunk: 3).brokenCount, 1)
    }

    func testOnlyInstalledRecordsAreKeptOnRequest() {
        let text =
            "Package: a\nStatus: install ok installed\n\n"
            + "Package: b\nStatus: deinstall ok config-files\n"
        XCTAssertEqual(parse(text, installedOnly: true).entries.count, 1)
        XCTAssertEqual(parse(text).entries.count, 2)
    }

    func testAbsentFileAndDirectoryAreNamed() {
        XCTAssertThrowsError(
            try ControlFileParser.parse(path: "/nowhere/status", installedOnly: true)
        ) { XCTAssertEqual($0 as? ControlFileParser.Failure, .absent("/nowhere/status")) }
        XCTAssertThrowsError(try ControlFileParser.parse(path: "/", installedOnly: true)) {
            XCTAssertEqual($0 as? ControlFileParser.Failure, .isDirectory("/"))
        }
    }
}
