// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import UIKitTesting

final class ReferencePictureTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/nonexistent")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("reference-picture-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() {
        try? FileManager.default.removeItem(at: folder)
    }

    private var artifacts: URL { folder.appendingPathComponent("out/ListTests") }

    private func files(_ name: String) -> SnapshotFiles {
        SnapshotFiles(
            named: name, filePath: folder.appendingPathComponent("ListTests.swift").path,
            environment: ["TRELLIS_TEST_ARTIFACTS": folder.appendingPathComponent("out").path])
    }

    private func picture(_ color: UInt32) throws -> CGImage {
        let pixels = [UInt32](repeating: color, count: 6)
        return try XCTUnwrap(
            CGImage(
                width: 3, height: 2, bytesPerRow: 12,
                premultipliedBGRA: pixels.withUnsafeBytes { Data($0) }))
    }

    func testReferenceLiesBesideTheSource() {
        XCTAssertEqual(
            ReferencePicture(files("testFirst.dark")).file.path,
            folder.appendingPathComponent("__Snapshots__/ListTests/testFirst.dark.png").path)
    }

    func testNameBecomesAFileName() {
        XCTAssertEqual(SnapshotFiles.fileName("a/b: c"), "a-b--c")
        XCTAssertEqual(SnapshotFiles.fileName("../.."), "picture")
    }

    func testMissingReferenceIsRecordedAndFails() throws {
        let reference = ReferencePicture(files("one"))
        let drawn = try picture(0xFF12_3456)
        let message = try XCTUnwrap(try reference.check(drawn, isRecording: false))
        XCTAssertTrue(message.contains("no picture on record"), message)
        XCTAssertTrue(message.contains(reference.file.path), message)
        XCTAssertNil(try reference.check(drawn, isRecording: false))
    }

    func testRecordingReplacesTheReferenceAndFails() throws {
        let reference = ReferencePicture(files("one"))
        _ = try reference.check(try picture(0xFF12_3456), isRecording: true)
        XCTAssertNotNil(try reference.check(try picture(0xFF65_4321), isRecording: true))
        XCTAssertNil(try reference.check(try picture(0xFF65_4321), isRecording: false))
    }

    func testBrokenReferenceSaysWhichFile() throws {
        let reference = ReferencePicture(files("broken"))
        try SnapshotFiles.write(Data("no picture".utf8), to: reference.file)
        XCTAssertThrowsError(
            try reference.check(try picture(0xFF00_0000), isRecording: false)
        ) { error in
            XCTAssertTrue("\(error)".contains(reference.file.path))
        }
    }

    func testDifferenceLeavesThreePicturesAndAPageUntilItIsGone() throws {
        let reference = ReferencePicture(files("two"))
        _ = try reference.check(try picture(0xFF00_0000), isRecording: true)
        let message = try XCTUnwrap(
            try reference.check(try picture(0xFFFF_FFFF), isRecording: false))
        XCTAssertTrue(message.contains("6 pixels differ"), message)
        func left() throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: artifacts.path).sorted()
        }
        XCTAssertEqual(
            try left(), ["two.actual.png", "two.difference.png", "two.html", "two.reference.png"])
        let page = try String(
            contentsOf: artifacts.appendingPathComponent("two.html"), encoding: .utf8)
        for kind in ["reference", "actual", "difference"] {
            XCTAssertTrue(page.contains("two.\(kind).png"))
        }
        XCTAssertNil(try reference.check(try picture(0xFF00_0000), isRecording: false))
        XCTAssertEqual(try left(), [])
    }

    func testTextThatDiffersNamesItsLines() throws {
        let reference = ReferenceText(files("tree"))
        XCTAssertNotNil(try reference.check("a\nb\nc", isRecording: false))
        XCTAssertNil(try reference.check("a\nb\nc", isRecording: false))
        let message = try XCTUnwrap(try reference.check("a\nx\nc", isRecording: false))
        XCTAssertTrue(message.contains("- b\n+ x"), message)
        XCTAssertFalse(message.contains("- a"), message)
    }
}
