// SPDX-License-Identifier: MIT
import UIKit
import XCTest

extension OffscreenWindow {
    /// A picture of what the window shows now, in device pixels.
    public func snapshot() -> CGImage {
        runFrame()
        let pixels = host.pixels
        var data = Data(bytes: pixels.base, count: pixels.stride * pixels.height)
        data.withUnsafeMutableBytes { bytes in
            // A window's unused byte means nothing; a picture's says how opaque it is.
            for offset in Swift.stride(from: 3, to: bytes.count, by: 4) { bytes[offset] = 0xFF }
        }
        guard
            let image = CGImage(
                width: pixels.width, height: pixels.height, bytesPerRow: pixels.stride,
                premultipliedBGRA: data)
        else { preconditionFailure("A window's size is within the limits of a picture.") }
        return image
    }

    /// Checks that the window looks exactly as its picture on record; see
    /// ``assertSnapshot(of:as:named:record:filePath:testName:line:)``.
    ///
    /// - Parameters:
    ///   - name: Tells several pictures of one test apart; `nil` for the only one.
    ///   - record: Puts the picture on record instead of comparing it.
    public func assertSnapshot(
        named name: String? = nil, record: Bool = false, filePath: StaticString = #filePath,
        testName: String = #function, line: UInt = #line
    ) {
        check(
            .picture(snapshot()), named: name, record: record, filePath: filePath,
            testName: testName, line: line)
    }
}

/// Checks that a view, a controller, an image or a text is exactly what is on record.
///
/// The record lies beside the test's source, in `__Snapshots__/<source file>/`. When the value
/// differs, the test fails and leaves the reference, the picture drawn, their difference and a
/// page that shows the three in `test-artifacts/` in the package's root (or in the directory that
/// `TRELLIS_TEST_ARTIFACTS` names).
///
/// What has no record yet is recorded; `TRELLIS_RECORD_SNAPSHOTS=1` or `record: true` replaces what
/// is there. A test that records fails, so that none passes by recording.
///
/// - Parameters:
///   - value: What is looked at.
///   - strategy: How it becomes a picture or a text.
///   - name: Tells several snapshots of one test apart; `nil` for the only one.
///   - record: Puts the snapshot on record instead of comparing it.
@preconcurrency @MainActor public func assertSnapshot<Value>(
    of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value>,
    named name: String? = nil, record: Bool = false, filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line
) {
    do {
        check(
            strategy.snapshot(try value()), named: name, record: record, filePath: filePath,
            testName: testName, line: line)
    } catch {
        XCTFail("\(error)", file: filePath, line: line)
    }
}

@MainActor private func check(
    _ result: SnapshotResult, named name: String?, record: Bool,
    filePath: StaticString, testName: String, line: UInt
) {
    let environment = ProcessInfo.processInfo.environment
    let test = String(testName.prefix { $0 != "(" })
    let files = SnapshotFiles(
        named: [test, name].compactMap { $0 }.joined(separator: "."), filePath: "\(filePath)",
        environment: environment)
    let isRecording = record || environment["TRELLIS_RECORD_SNAPSHOTS"] == "1"
    do {
        let problem =
            switch result {
            case .picture(let picture):
                try ReferencePicture(files).check(picture, isRecording: isRecording)
            case .text(let text):
                try ReferenceText(files).check(text, isRecording: isRecording)
            }
        if let problem { XCTFail(problem, file: filePath, line: line) }
    } catch {
        XCTFail("\(error)", file: filePath, line: line)
    }
}
