// SPDX-License-Identifier: MIT
import Flexbox
import Foundation
import XCTest

/// Compares with what a browser measured; see Fixtures/README.md.
final class CorpusTests: XCTestCase {
    private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Fixtures")

    func testYogasFixturesAreLaidOutAsInABrowser() throws { try check("yoga-fixtures") }

    func testFixturesThatYogaSwitchedOffAreLaidOutAsInABrowser() throws {
        try check("yoga-fixtures-deviating")
    }

    func testTaffysFixturesAreLaidOutAsInABrowser() throws { try check("taffy-fixtures") }

    func testFixturesThatTaffySwitchedOffAreLaidOutAsInABrowser() throws {
        try check("taffy-fixtures-deviating")
    }

    func testRandomTreesWithTheDefaultsOfCSSAreLaidOutAsInABrowser() throws {
        try check("random-css")
    }

    func testRandomTreesWithTheDefaultsOfYogaAreLaidOutAsInABrowser() throws {
        try check("random-yoga-min0")
    }

    private func check(_ name: String) throws {
        let list = try String(
            contentsOf: folder.appendingPathComponent("known-differences.txt"), encoding: .utf8)
        let known = Set(list.split(separator: "\n").map(String.init))
        for item in try CorpusCase.read(folder.appendingPathComponent(name + ".json")) {
            let left = item.largestDifference(.leftToRight)
            let right = item.largestDifference(.rightToLeft)
            let agrees = left.0 <= 0.25 && right.0 <= 0.25
            if known.contains(item.name) {
                XCTAssertFalse(agrees, "\(item.name) agrees now; take it off the list")
            } else {
                XCTAssertTrue(
                    agrees, "\(item.name): \(left.0 > 0.25 ? left.1 : "RTL " + right.1)")
            }
        }
    }
}
