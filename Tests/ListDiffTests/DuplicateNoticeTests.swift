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

    func testEqualIdentitiesOfSectionsAreToldInOneLine() throws {
        try check("7") {
            _ = try SectionedListDiff(
                from: [[1, 2]], to: [[7, 2, 7]], sectionID: { _ in 0 }, items: { $0 },
                id: { $0 }, hasSameContent: ==)
        }
    }

    func testDistinctIdentitiesAreNoNews() throws {
        DuplicateNotice.reset()
        XCTAssertEqual(try errors { _ = try ListDiff(from: [1, 2, 3], to: [3, 4, 1]) }, "")
    }
}
