// SPDX-License-Identifier: MIT

extension BatchUpdate {
    /// Checks the batch against the rules of batch updates.
    ///
    /// Cost: O(sections + changes); it does not depend on the number of items.
    ///
    /// - Parameters:
    ///   - before: Number of items of each section before the batch.
    ///   - after: Number of items of each section after the batch.
    /// - Throws: The first broken rule.
    public func validate(before: [Int], after: [Int]) throws(BatchUpdateError) {
        let sectionOf = try sectionMap(before: before.count, after: after.count)
        try checkItemSources(before: before)
        try checkItemTargets(after: after)
        try checkSectionsOfItems(sectionOf: sectionOf)

        var removed = [Int](repeating: 0, count: before.count)
        var movedOut = removed
        var inserted = [Int](repeating: 0, count: after.count)
        var movedIn = inserted
        for path in deletedItems { removed[path.section] += 1 }
        for path in insertedItems { inserted[path.section] += 1 }
        for move in movedItems {
            movedOut[move.from.section] += 1
            movedIn[move.to.section] += 1
        }
        let reloaded = Set(reloadedSections)
        for (old, new) in sectionOf.enumerated() {
            guard let new, !reloaded.contains(old) else { continue }
            let expected = before[old] + inserted[new] - removed[old] + movedIn[new] - movedOut[old]
            guard expected != after[new] else { continue }
            throw BatchUpdateError(
                description: "Invalid update: invalid number of items in section \(new). "
                    + "The number of items contained in an existing section after the update "
                    + "(\(after[new])) must be equal to the number of items contained in that "
                    + "section before the update (\(before[old])), plus or minus the number of "
                    + "items inserted or deleted from that section (\(inserted[new]) inserted, "
                    + "\(removed[old]) deleted) and plus or minus the number of items moved into "
                    + "or out of that section (\(movedIn[new]) moved in, \(movedOut[old]) moved "
                    + "out).")
        }
    }

    /// The new index of each old section, nil for a deleted one; checks the section operations.
    private func sectionMap(before: Int, after: Int) throws(BatchUpdateError) -> [Int?] {
        var sources = SectionLedger()
        for section in deletedSections {
            guard (0..<before).contains(section) else {
                throw BatchUpdateError(
                    description: "attempt to delete section \(section) but there are only "
                        + "\(before) sections before the update")
            }
            try sources.enter(section, "delete")
        }
        for section in reloadedSections {
            guard (0..<before).contains(section) else {
                throw BatchUpdateError(
                    description: "attempt to reload section \(section) but there are only "
                        + "\(before) sections before the update")
            }
            try sources.enter(section, "reload")
        }
        var targets = SectionLedger()
        for section in insertedSections {
            guard (0..<after).contains(section) else {
                throw BatchUpdateError(
                    description: "attempt to insert section \(section) but there are only "
                        + "\(after) sections after the update")
            }
            try targets.enter(section, "insert")
        }
        for move in movedSections {
            guard (0..<before).contains(move.from), (0..<after).contains(move.to) else {
                throw BatchUpdateError(
                    description: "attempt to move section \(move.from) to section \(move.to) but "
                        + "there are \(before) sections before and \(after) after the update")
            }
            try sources.enter(move.from, "move")
            try targets.enter(move.to, "move")
        }
        let expected = before + insertedSections.count - deletedSections.count
        guard expected == after else {
            throw BatchUpdateError(
                description: "Invalid update: invalid number of sections. The number of sections "
                    + "contained in the view after the update (\(after)) must be equal to the "
                    + "number of sections contained in the view before the update (\(before)), "
                    + "plus or minus the number of sections inserted or deleted "
                    + "(\(insertedSections.count) inserted, \(deletedSections.count) deleted).")
        }
        var map = [Int?](repeating: nil, count: before)
        for move in movedSections { map[move.from] = move.to }
        let reloaded = Set(reloadedSections)
        var slot = 0
        for section in 0..<before
        where sources.entries[section] == nil || reloaded.contains(section) {
            while targets.entries[slot] != nil { slot += 1 }
            map[section] = slot
            slot += 1
        }
        return map
    }

    private func checkItemSources(before: [Int]) throws(BatchUpdateError) {
        var sources = ItemLedger()
        func enter(_ path: ItemPath, _ verb: ItemLedger.Verb) throws(BatchUpdateError) {
            guard before.indices.contains(path.section) else {
                throw BatchUpdateError(
                    description: "attempt to \(verb.rawValue) item \(path.item) from section "
                        + "\(path.section) but there are only \(before.count) sections before "
                        + "the update")
            }
            guard (0..<before[path.section]).contains(path.item) else {
                throw BatchUpdateError(
                    description: "attempt to \(verb.rawValue) item \(path.item) from section "
                        + "\(path.section) which only contains \(before[path.section]) items "
                        + "before the update")
            }
            sources.entries.append((path, verb))
        }
        for path in deletedItems { try enter(path, .delete) }
        for path in reloadedItems { try enter(path, .reload) }
        for move in movedItems { try enter(move.from, .move) }
        try sources.check()
    }

    private func checkItemTargets(after: [Int]) throws(BatchUpdateError) {
        var targets = ItemLedger()
        func check(_ path: ItemPath, _ verb: String) throws(BatchUpdateError) {
            guard after.indices.contains(path.section) else {
                throw BatchUpdateError(
                    description: "attempt to \(verb) item \(path.item) into section "
                        + "\(path.section) but there are only \(after.count) sections after "
                        + "the update")
            }
            guard (0..<after[path.section]).contains(path.item) else {
                throw BatchUpdateError(
                    description: "attempt to \(verb) item \(path.item) into section "
                        + "\(path.section) but there are only \(after[path.section]) items in "
                        + "section \(path.section) after the update")
            }
        }
        for path in insertedItems {
            try check(path, "insert")
            targets.entries.append((path, .insert))
        }
        for move in movedItems {
            try check(move.to, "move")
            targets.entries.append((move.to, .move))
        }
        for path in reconfiguredItems { try check(path, "reconfigure") }
        try targets.check()
    }

    /// Item operations in a section that comes or goes are implied by it, so naming them is wrong.
    private func checkSectionsOfItems(sectionOf: [Int?]) throws(BatchUpdateError) {
        let gone = Set(deletedSections).union(reloadedSections)
        let fresh = Set(insertedSections).union(reloadedSections.compactMap { sectionOf[$0] })
        guard !gone.isEmpty || !fresh.isEmpty else { return }
        let sources = deletedItems + reloadedItems + movedItems.map(\.from)
        if let path = sources.first(where: { gone.contains($0.section) }) {
            throw BatchUpdateError(
                description: "attempt to change item \(path.item) of section \(path.section), "
                    + "which the same update deletes or reloads")
        }
        let targets = insertedItems + movedItems.map(\.to)
        if let path = targets.first(where: { fresh.contains($0.section) }) {
            throw BatchUpdateError(
                description: "attempt to put item \(path.item) into section \(path.section), "
                    + "which the same update inserts or reloads")
        }
    }
}

/// Which operations name which items; each place may be named once.
///
/// A list that is sorted rather than a table that is hashed: batches of tens of thousands of
/// changes come in order.
private struct ItemLedger {
    enum Verb: String { case delete, reload, move, insert }

    var entries: [(path: ItemPath, verb: Verb)] = []

    mutating func check() throws(BatchUpdateError) {
        entries.sort { $0.path < $1.path }
        for (earlier, later) in zip(entries, entries.dropFirst()) where earlier.path == later.path {
            throw BatchUpdateError(
                earlier.verb.rawValue, later.verb.rawValue,
                "index path ({\(later.path.section), \(later.path.item)})")
        }
    }
}

/// Which operation has named a section; each may be named once.
private struct SectionLedger {
    var entries: [Int: String] = [:]

    mutating func enter(_ section: Int, _ verb: String) throws(BatchUpdateError) {
        guard let earlier = entries.updateValue(verb, forKey: section) else { return }
        throw BatchUpdateError(earlier, verb, "section (\(section))")
    }
}

extension BatchUpdateError {
    fileprivate init(_ earlier: String, _ later: String, _ place: String) {
        if earlier == later {
            description = "attempt to perform a \(later) twice on the same \(place)"
        } else {
            let isInsert = earlier == "insert"
            description =
                "attempt to perform \(isInsert ? "an" : "a") \(earlier) and a \(later) "
                + "\(isInsert ? "to" : "from") the same \(place)"
        }
    }
}
