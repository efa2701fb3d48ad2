// SPDX-License-Identifier: MIT
import Flexbox
import FlexboxCorpus
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

    func testTreesThatNobodyHadSeenAreLaidOutAsInABrowser() throws {
        try check("fresh-css")
        try check("fresh-yoga-min0")
    }

    func testTreesOfReportsAboutOtherEnginesAreLaidOutAsInABrowser() throws {
        try check("reports")
    }

    func testEachRuleIsFollowedInTheSmallestTreeThatShowsIt() throws { try check("rules") }

    private func check(_ name: String) throws {
        let list = try String(
            contentsOf: folder.appendingPathComponent("known-differences.txt"), encoding: .utf8)
        let known = Set(list.split(separator: "\n").map(String.init))
        for item in try CorpusCase.read(folder.appendingPathComponent(name + ".json")) {
            let left = try item.differences(.leftToRight)
            let right = try item.differences(.rightToLeft)
            if known.contains(item.name) {
                XCTAssertFalse(
                    left.isEmpty && right.isEmpty,
                    "\(item.name) agrees now; take it off the list")
            } else if let first = left.first ?? right.first {
                XCTFail(
                    "\(item.name)\(left.isEmpty ? " RTL" : ""), box \(first.box): "
                        + "\(first.actual), not \(first.expected)")
            }
        }
    }
}
