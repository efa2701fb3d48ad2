// SPDX-License-Identifier: MIT
import Foundation
import ListDiff
import XCTest

final class DuplicateNoticeTests: XCTestCase {
    /// What is written to the standard error stream meanwhile.
    private func errors(_ work: () throws -> Void) throws -> String {
        let pipe = Pipe()
        let saved = dup(2)
        dup2(pipe.fileHandleForWriting.fileDescriptor, 2)
        defer { close(saved) }
        do {
            defer { dup2(saved, 2) }
            try work()
        }
        try pipe.fileHandleForWriting.close()
        return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }

    private func check(_ identity: String, _ work: () throws -> Void) throws {
        DuplicateNotice.reset()
        let text = try errors {
            try work()
            try work()
        }
        #if DEBUG
            XCTAssertEqual(text.count { $0 == "\n" }, 1, text)
            XCTAssertTrue(text.contains("have the identity \(identity)."), text)
        #else
            XCTAssertEqual(text, "")
        #endif
    }

    func testEqualIdentitiesOfTheNewListAreToldInOneLine() throws {
        try check("7") { _ = try ListDiff(from: [1, 2], to: [7, 2, 7, 1]) }
    }

    func testEqualIdentitiesOfTheOldListAreToldInOneLine() throws {
        try check("7") { _ = try ListDiff(from: [1, 7, 7, 2], to: [2, 7, 1]) }
    }

    private func sections(from old: [[Int]], to new: [[Int]]) throws {
        _ = try SectionedListDiff(
            from: Array(old.enumerated()), to: Array(new.enumerated()), sectionID: { $0.offset },
            items: { $0.element }, id: { $0 }, hasSameContent: ==)
    }

    func testEqualIdentitiesOfNewSectionsAreToldInOneLine() throws {
        try check("7") { try sections(from: [[1, 2]], to: [[7, 2, 7]]) }
        try check("7") { try sections(from: [[1, 2], [3]], to: [[7, 2], [3, 7]]) }
    }

    func testEqualIdentitiesOfOldSectionsAreToldInOneLine() throws {
        try check("7") { try sections(from: [[7, 2, 7]], to: [[1, 7]]) }
        try check("7") { try sections(from: [[7, 2], [3, 7]], to: [[1, 7], [3]]) }
        try check("7") { try sections(from: [[7, 2, 7]], to: [[1]]) }
    }

    func testEqualSectionsAreToldInOneLine() throws {
        try check("7") {
            _ = try SectionedListDiff(
                from: [7, 7], to: [7], sectionID: { $0 }, items: { _ in [0] }, id: { $0 },
                hasSameContent: ==)
        }
    }

    func testEqualIdentitiesAreToldWhereNothingElseDiffers() throws {
        // All but the surplus is among the equal ends.
        try check("7") { _ = try ListDiff(from: [1, 7, 2], to: [1, 7, 7, 2]) }
        try check("7") { _ = try ListDiff(from: [7, 7], to: [7, 7]) }
        try check("7") { _ = try ListDiff(from: [7, 7], to: []) }
    }

    func testDistinctIdentitiesAreNoNews() throws {
        DuplicateNotice.reset()
        let text = try errors {
            _ = try ListDiff(from: [1, 2, 3], to: [3, 4, 1])
            try sections(from: [[1, 2], [3]], to: [[3, 2], [1, 4]])
        }
        XCTAssertEqual(text, "")
    }

    func testTheSearchForEqualIdentitiesIsCancelledWithItsTask() async {
        DuplicateNotice.reset()
        let looks = await Task.detached {
            var looks = 0
            _ = try? ListDiff(from: Array(0..<40_000), to: Array(0..<40_000)) { element in
                looks += 1
                if looks == 1 { withUnsafeCurrentTask { $0?.cancel() } }
                return element
            }
            return looks
        }.value
        XCTAssertLessThan(looks, 3 * 4_096)
    }
}
