// SPDX-License-Identifier: MIT
import ListDiff
import XCTest

private struct Message: Equatable {
    let id: Int
    var text: String
}

private struct Day: Equatable {
    let date: String
    var messages: [Message]
}

private func days(from old: [Day], to new: [Day]) throws -> BatchUpdate {
    try SectionedListDiff(
        from: old, to: new, sectionID: \.date, items: \.messages, id: \.id, hasSameContent: ==
    ).update
}

/// The examples of Documentation/ListDiff.md.
final class ListDiffDocumentationTests: XCTestCase {
    private let old = [
        Message(id: 1, text: "Hi"), Message(id: 2, text: "Yes"), Message(id: 3, text: "No"),
        Message(id: 4, text: "Why"),
    ]
    private let new = [
        Message(id: 4, text: "Why?"), Message(id: 1, text: "Hi"), Message(id: 5, text: "So"),
        Message(id: 3, text: "No"),
    ]

    func testTheListComesOutAsDescribed() throws {
        let diff = try ListDiff(from: old, to: new, id: \.id)
        XCTAssertEqual(diff.deletes, [1])
        XCTAssertEqual(diff.inserts, [2])
        XCTAssertEqual(diff.moves, [.init(from: 3, to: 0)])
        XCTAssertEqual(diff.updates, [.init(from: 3, to: 0)])
        XCTAssertEqual(diff.applying(old, to: new), new)
        XCTAssertEqual(diff.stages(from: old, to: new).map(\.data).last, new)
        XCTAssertNoThrow(
            try BatchUpdate(diff, section: 0).validate(before: [old.count], after: [new.count]))
    }

    func testAMessageChangesTheDayByOneMove() throws {
        let update = try days(
            from: [Day(date: "1", messages: old), Day(date: "2", messages: [])],
            to: [
                Day(date: "1", messages: Array(old.dropLast())), Day(date: "2", messages: [old[3]]),
            ])
        XCTAssertEqual(
            update.movedItems,
            [.init(from: ItemPath(section: 0, item: 3), to: ItemPath(section: 1, item: 0))])
        XCTAssertTrue(update.deletedItems.isEmpty && update.insertedItems.isEmpty)
    }
}
