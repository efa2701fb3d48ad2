// SPDX-License-Identifier: MIT
import Foundation
import SeededGenerator
import XCTest

/// Inputs at which `Scripts/fuzz-flexbox` once stopped, and random ones.
final class FlexFindsTests: XCTestCase {
    func testEarlierFindsOfTheFuzzerAreLaidOut() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/finds")
        let files = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        XCTAssertFalse(files.isEmpty)
        for file in files {
            let fault = TreeTrial.fault(of: Array(try Data(contentsOf: file)))
            XCTAssertNil(fault, file.lastPathComponent)
        }
    }

    func testRandomBytesAreLaidOut() {
        let seed = UInt64.random(in: 0 ... .max)
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let bytes = (0..<1_500).map { _ in UInt8.random(in: 0...255, using: &generator) }
            if let fault = TreeTrial.fault(of: bytes) { return XCTFail("seed \(seed): \(fault)") }
        }
    }
}
