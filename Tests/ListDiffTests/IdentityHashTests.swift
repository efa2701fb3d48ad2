// SPDX-License-Identifier: MIT
import ListDiff
import XCTest

/// Identities that have a hash of ListDiff's own.
final class IdentityHashTests: XCTestCase {
    /// Old and new are equal in turn from the back, so that each is looked up by its hash.
    private func checkReversal<ID: Hashable>(
        _ old: [ID], _ new: [ID]? = nil, line: UInt = #line
    ) throws {
        let new = Array((new ?? old).reversed())
        let diff = try ListDiff(from: old, to: new)
        XCTAssertEqual(diff.deletes, [], line: line)
        XCTAssertEqual(diff.inserts, [], line: line)
        XCTAssertEqual(diff.moves.count, old.count - 1, line: line)
        XCTAssertEqual(diff.applying(old, to: new), new, line: line)
    }

    func testNumbersOfAnyWidthAndPatternAreFound() throws {
        for shift in [0, 3, 16, 40, 55] {
            try checkReversal((-100...100).map { Int($0) << shift })
            try checkReversal((0...200).map { UInt($0) << shift })
            try checkReversal((-100...100).map { Int64($0) << shift })
            try checkReversal((0...200).map { UInt64($0) << shift })
            try checkReversal((-100...100).map { Int32($0) << min(shift, 23) })
            try checkReversal((0...200).map { UInt32($0) << min(shift, 23) })
        }
        try checkReversal([Int.min, -1, 0, 1, .max])
        try checkReversal((-128...127).map { Int8($0) })
    }

    func testTextsOfAnyLengthAreFoundAndToldApart() throws {
        for count in 0...50 {
            let text = String(repeating: "a", count: count)
            let texts =
                [text]
                + (0..<count).map { place in
                    var letters = Array(text)
                    letters[place] = "b"
                    return String(letters)
                }
            try checkReversal(texts + ["another text"])
            // Not one is in the other list, though all are alike.
            let others = texts.map { $0 + "c" }
            let diff = try ListDiff(from: texts, to: others)
            XCTAssertEqual(diff.deletes.count, texts.count)
            XCTAssertEqual(diff.inserts.count, texts.count)
        }
    }

    func testTextsOfOtherWritingsAreFound() throws {
        try checkReversal([
            "", "ж", "жж", "日本", "é", "🙂", "a\u{0}", "\u{7F}", "naïve", "naive", "\u{37F}",
            "\u{1FEE}", "\u{212B}", "K\u{212A}ж",
        ])
    }

    func testTextsThatUnicodeHoldsToBeEqualAreOne() throws {
        let old = ["Kelvin", "a;b;", "`", "caf\u{E9}", "\u{1100}\u{1161}", "x\u{212A}\u{E9}", "K"]
        let new = [
            "\u{212A}elvin", "a\u{37E}b;", "\u{1FEF}", "cafe\u{301}", "\u{AC00}", "xKe\u{301}",
            "\u{212A}",
        ]
        XCTAssertEqual(old, new)
        try checkReversal(old, new)
    }

    func testOnlyThreeLettersOutsideOfASCIIAreEqualToOnesInIt() {
        let ascii = Set((UInt8(0)..<0x80).map { String(UnicodeScalar($0)) })
        let equal = (UInt32(0x80)...0x10_FFFF).filter { value in
            UnicodeScalar(value).map { ascii.contains(String($0)) } ?? false
        }
        XCTAssertEqual(equal, [0x37E, 0x1FEF, 0x212A])
    }
}
