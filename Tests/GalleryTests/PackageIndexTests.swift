// SPDX-License-Identifier: MIT
import XCTest

@testable import GalleryScreens

final class PackageIndexTests: XCTestCase {
    private func store(_ text: String) -> PackageStore {
        var parser = ControlFileParser(installedOnly: false)
        parser.consume(Array(text.utf8)[...])
        return parser.finish()
    }

    private func shuffled(_ count: Int, seed: UInt64) -> PackageStore {
        var generator = SplitMix64(state: seed)
        let source = SyntheticPackages(count: count)
        return store((0..<count).map(source.record).shuffled(using: &generator).joined())
    }

    func testOrdersAgreeWithASortOfStrings() {
        let seed = UInt64.random(in: 0 ... .max)
        let store = shuffled(700, seed: seed)
        var index = PackageIndex(store)
        let rows = (0..<700).map { UInt32($0) }
        func bytes(_ row: UInt32) -> [UInt8] { Array(store.name(Int(row)).utf8) }
        let byName = rows.sorted { bytes($0).lexicographicallyPrecedes(bytes($1)) }
        XCTAssertEqual(index.rows(PackageQuery(order: .name)), byName, "seed \(seed)")
        func size(_ row: UInt32) -> UInt32 { store.entries[Int(row)].installedSize }
        // Swift's sort keeps the order of equals.
        let bySize = byName.sorted { size($0) > size($1) }
        XCTAssertEqual(index.rows(PackageQuery(order: .size)), bySize, "seed \(seed)")
        XCTAssertEqual(index.rows(PackageQuery()), rows)
    }

    func testASectionKeepsTheOrderAndTheCount() {
        var index = PackageIndex(shuffled(300, seed: 1))
        let all = index.rows(PackageQuery(order: .size))
        for (number, section) in index.store.sections.enumerated() {
            let rows = index.rows(PackageQuery(section: number, order: .size))
            XCTAssertEqual(rows.count, section.count)
            let expected = all.filter { index.store.section(Int($0)) == section.name }
            XCTAssertEqual(rows, expected)
        }
        XCTAssertEqual(index.rows(PackageQuery(section: 999)), [])
        XCTAssertEqual(index.rows(PackageQuery(section: -1)), [])
    }

    func testNamesThatShareAPrefixOrEndEarlyAreOrdered() {
        var index = PackageIndex(
            store(
                ["libabcdefg", "lib", "libabcde", "libabcdefa", "a", "libabcde", "é"]
                    .map { "Package: \($0)\n\n" }.joined()))
        let rows = index.rows(PackageQuery(order: .name))
        XCTAssertEqual(rows, [4, 1, 2, 5, 3, 0, 6])
    }

    func testSectionsComeByCountThenName() {
        let index = PackageIndex(
            store(
                "Package: a\nSection: z\n\nPackage: b\n\nPackage: c\nSection: z\n\nPackage: d\nSection: b\n"
            ))
        XCTAssertEqual(index.sectionsByCount().map(\.section.name), ["z", "b", "unknown"])
        XCTAssertEqual(index.sectionsByCount().map(\.index), [0, 2, 1])
    }

    func testAnEmptyStoreAnswersEveryQuery() {
        var index = PackageIndex(PackageStore())
        for order in [PackageQuery.Order.file, .name, .size] {
            XCTAssertEqual(index.rows(PackageQuery(order: order)), [])
        }
    }
}
