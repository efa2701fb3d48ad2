// SPDX-License-Identifier: MIT
import ListDiff

/// Carries batches out by the words of UIKit's rules, one deletion and one insertion at a time.
///
/// Deletes, reloads and the sources of moves are places before the batch; inserts and the targets
/// of moves are places after it. All that leaves is taken out from the back to the front, then all
/// that comes is put in from the front to the back.
enum BatchModel {
    /// The rule that a batch breaks.
    struct Breach: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) { self.description = description }
    }

    /// The items of each section after a batch.
    ///
    /// - Parameters:
    ///   - update: A batch without reloads.
    ///   - before: The items of each section before it.
    ///   - newItem: An item that comes, by its place after the batch.
    ///   - newSection: The items of a section that comes, by its index after the batch.
    static func apply<Item>(
        _ update: BatchUpdate, to before: [[Item]], newItem: (ItemPath) -> Item,
        newSection: (Int) -> [Item]
    ) throws(Breach) -> [[Item]] {
        guard update.reloadedItems.isEmpty, update.reloadedSections.isEmpty else {
            throw Breach("A difference reconfigures and does not reload.")
        }
        let leaving = update.deletedItems + update.movedItems.map(\.from)
        let coming = update.insertedItems + update.movedItems.map(\.to)
        let leavingSections = update.deletedSections + update.movedSections.map(\.from)
        let comingSections = update.insertedSections + update.movedSections.map(\.to)
        guard isDistinct(leaving.sorted()), isDistinct(leavingSections.sorted()) else {
            throw Breach("A place before the batch is named twice.")
        }
        guard isDistinct(coming.sorted()), isDistinct(comingSections.sorted()) else {
            throw Breach("A place after the batch is named twice.")
        }
        guard !leaving.contains(where: { update.deletedSections.contains($0.section) }) else {
            throw Breach("An item of a deleted section is named.")
        }
        guard !coming.contains(where: { update.insertedSections.contains($0.section) }) else {
            throw Breach("An item of an inserted section is named.")
        }

        var rest = before
        for path in leaving.sorted(by: >) {
            guard rest.indices.contains(path.section),
                rest[path.section].indices.contains(path.item)
            else { throw Breach("There is no item at \(path) before the batch.") }
            rest[path.section].remove(at: path.item)
        }
        let moved = rest
        for section in leavingSections.sorted(by: >) {
            guard rest.indices.contains(section) else {
                throw Breach("There is no section \(section) before the batch.")
            }
            rest.remove(at: section)
        }
        for section in comingSections.sorted() {
            guard (0...rest.count).contains(section) else {
                throw Breach("There is no section \(section) after the batch.")
            }
            if let move = update.movedSections.first(where: { $0.to == section }) {
                rest.insert(moved[move.from], at: section)
            } else {
                rest.insert(newSection(section), at: section)
            }
        }
        let sources = Dictionary(uniqueKeysWithValues: update.movedItems.map { ($0.to, $0.from) })
        for path in coming.sorted() {
            guard rest.indices.contains(path.section),
                (0...rest[path.section].count).contains(path.item)
            else { throw Breach("There is no item at \(path) after the batch.") }
            let item = sources[path].map { before[$0.section][$0.item] } ?? newItem(path)
            rest[path.section].insert(item, at: path.item)
        }
        return rest
    }

    private static func isDistinct<Place: Equatable>(_ sorted: [Place]) -> Bool {
        !zip(sorted, sorted.dropFirst()).contains { $0 == $1 }
    }
}

/// The smallest case on the way down from one that fails: elements are left out one by one as long
/// as it still fails.
func smallest<Element>(
    _ old: [Element], _ new: [Element], fails: ([Element], [Element]) -> Bool
) -> (old: [Element], new: [Element]) {
    var old = old
    var new = new
    var isSmaller = true
    while isSmaller {
        isSmaller = false
        for index in old.indices.reversed() {
            var fewer = old
            fewer.remove(at: index)
            if fails(fewer, new) {
                old = fewer
                isSmaller = true
            }
        }
        for index in new.indices.reversed() {
            var fewer = new
            fewer.remove(at: index)
            if fails(old, fewer) {
                new = fewer
                isSmaller = true
            }
        }
    }
    return (old, new)
}
