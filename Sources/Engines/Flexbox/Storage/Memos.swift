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

/// An entry of a ``MemoPool``: it names the next of its box, -1 at the end.
protocol Chained {
    var next: Int32 { get set }
}

extension ExtentMemo: Chained {}
extension Note: Chained {}

/// Entries of all boxes of a tree, in lists that start at the boxes, the newest first. Entries that
/// were given up are used again.
///
/// Invariant: an entry is in the list of one box, or in that of the free ones.
final class MemoPool<Entry: Chained>: @unchecked Sendable {  // Changed only by its one owner.
    private let entries: Store<Entry>
    private var free: Int32 = -1
    /// As many as a box meets in one computation: content, basis, line, final.
    private let limit = 8

    init() { entries = Store() }

    private init(_ other: MemoPool) {
        entries = other.entries.copy()
        free = other.free
    }

    func copy() -> MemoPool { MemoPool(self) }

    subscript(place: Int32) -> Entry {
        @inline(__always) get { entries.base[Int(place)] }
        @inline(__always) set { entries.base[Int(place)] = newValue }
    }

    func removeAll() {
        entries.removeAll()
        free = -1
    }

    /// Puts an entry before the others of a list; the oldest gives way where there are too many.
    ///
    /// - Returns: The places of the entry and of the one that gave way, -1 for none.
    func add(_ entry: Entry, to first: inout Int32) -> (added: Int32, removed: Int32) {
        var entry = entry
        entry.next = first
        let added = take(entry)
        first = added
        var last = added
        var place = entry.next
        var count = 1
        while place >= 0, count < limit {
            last = place
            place = self[place].next
            count += 1
        }
        if place >= 0 {
            self[last].next = -1
            remove(from: place)
        }
        return (added, place)
    }

    private func take(_ entry: Entry) -> Int32 {
        guard free >= 0 else {
            entries.append(entry)
            return Int32(entries.count - 1)
        }
        let place = free
        free = self[place].next
        self[place] = entry
        return place
    }

    /// Gives up an entry and those after it.
    func remove(from first: Int32) {
        var place = first
        while place >= 0 {
            let next = self[place].next
            self[place].next = free
            free = place
            place = next
        }
    }
}
