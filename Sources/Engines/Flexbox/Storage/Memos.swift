// SPDX-License-Identifier: MIT

/// What is known of the height of a box: the question and the answer. Missing numbers are NaN.
struct ExtentMemo {
    var constraint: Constraint
    var height: Double
    var baseline: Double
    /// Whether the baseline was looked for.
    var hasBaseline: Bool
    var next: Int32
}

/// What is known of the width of a box, or of the measure of its content. Missing numbers are NaN.
struct Note {
    enum Kind {
        case widths
        case fit
        case measure
    }

    var kind: Kind
    /// For measures.
    var widthMode: RoomMode
    var heightMode: RoomMode
    var next: Int32
    /// The question: a height, a room, or both.
    var first: Double
    var second: Double
    /// The answer: least and largest width, a width, or a size.
    var low: Double
    var high: Double
    var baseline: Double
}

/// The cases of ``FlexRoom``.
enum RoomMode {
    case exactly
    case atMost
    case minContent
    case maxContent
}

extension FlexRoom {
    var packed: (mode: RoomMode, value: Double) {
        switch self {
        case .exactly(let value): (.exactly, value)
        case .atMost(let value): (.atMost, value)
        case .minContent: (.minContent, 0)
        case .maxContent: (.maxContent, 0)
        }
    }

    init(_ mode: RoomMode, _ value: Double) {
        switch mode {
        case .exactly: self = .exactly(value)
        case .atMost: self = .atMost(value)
        case .minContent: self = .minContent
        case .maxContent: self = .maxContent
        }
    }
}

/// Memos of all boxes of a tree, in lists that start at the boxes; those given up are used again.
final class MemoPool: @unchecked Sendable {  // A tree changes it only as its one owner.
    /// As many as a box meets in one computation: content, basis, line, final.
    static let limit = 8

    let extents: Store<ExtentMemo>
    let notes: Store<Note>
    private var freeExtent: Int32 = -1
    private var freeNote: Int32 = -1

    init() {
        extents = Store()
        notes = Store()
    }

    private init(_ other: MemoPool) {
        extents = other.extents.copy()
        notes = other.notes.copy()
        freeExtent = other.freeExtent
        freeNote = other.freeNote
    }

    func copy() -> MemoPool { MemoPool(self) }

    func removeAll() {
        extents.removeAll()
        notes.removeAll()
        freeExtent = -1
        freeNote = -1
    }

    func take(_ memo: ExtentMemo) -> Int32 {
        guard freeExtent >= 0 else {
            extents.append(memo)
            return Int32(extents.count - 1)
        }
        let place = freeExtent
        freeExtent = extents.base[Int(place)].next
        extents.base[Int(place)] = memo
        return place
    }

    func take(_ note: Note) -> Int32 {
        guard freeNote >= 0 else {
            notes.append(note)
            return Int32(notes.count - 1)
        }
        let place = freeNote
        freeNote = notes.base[Int(place)].next
        notes.base[Int(place)] = note
        return place
    }

    func freeExtents(from first: Int32) {
        var place = first
        while place >= 0 {
            let next = extents.base[Int(place)].next
            extents.base[Int(place)].next = freeExtent
            freeExtent = place
            place = next
        }
    }

    func freeNotes(from first: Int32) {
        var place = first
        while place >= 0 {
            let next = notes.base[Int(place)].next
            notes.base[Int(place)].next = freeNote
            freeNote = place
            place = next
        }
    }
}
