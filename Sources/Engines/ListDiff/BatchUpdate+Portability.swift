// SPDX-License-Identifier: MIT

extension BatchUpdate {
    /// What in a legal batch Apple's own collection and table views are known to get wrong.
    ///
    /// ``validate(before:after:)`` accepts these, and lists that follow the rules carry them out;
    /// code that also runs on Apple's platforms avoids them, for example by deleting and inserting
    /// instead of reloading or moving a section. There is one sentence for each of:
    /// - a reloaded section that other section changes displace,
    /// - an item move in or out of a section that moves or reloads in the same batch,
    /// - a section moved to its own index whose item leaves by a move.
    ///
    /// - Parameters:
    ///   - before: Number of sections before the batch.
    ///   - after: Number of sections after the batch.
    public func portabilityWarnings(sectionsBefore before: Int, sectionsAfter after: Int)
        -> [String]
    {
        let map = BatchUpdateMap(self, sectionsBefore: before, sectionsAfter: after)
        var warnings: [String] = []
        for section in reloadedSections {
            guard let target = map.newSection(of: section), target != section else { continue }
            warnings.append(
                "Section \(section) is reloaded while other changes displace it to \(target); "
                    + "delete and insert it instead.")
        }
        let unmoved = Set(movedSections.filter { $0.from == $0.to }.map(\.from))
        let sources = Set(movedSections.map(\.from)).union(reloadedSections)
        let targets = Set(movedSections.map(\.to))
            .union(reloadedSections.compactMap { map.newSection(of: $0) })
        for move in movedItems {
            if unmoved.contains(move.from.section) {
                warnings.append(
                    "Item \(move.from.item) moves out of section \(move.from.section), which "
                        + "moves to its own index; leave the section's move out.")
            } else if sources.contains(move.from.section) || targets.contains(move.to.section) {
                warnings.append(
                    "Item \(move.from.item) of section \(move.from.section) moves to item "
                        + "\(move.to.item) of section \(move.to.section) while one of the two "
                        + "sections moves or reloads; delete and insert the section instead.")
            }
        }
        return warnings
    }
}
