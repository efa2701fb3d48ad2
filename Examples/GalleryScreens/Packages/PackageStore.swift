// SPDX-License-Identifier: MIT

/// Package records in compact form: one arena of UTF-8 bytes and a small index entry a record.
struct PackageStore: Sendable {
    /// Where a record's bytes are; 32 bytes a record.
    struct Entry: Sendable {
        var start: UInt32
        var nameLength: UInt16
        var versionLength: UInt16
        var summaryLength: UInt16
        var section: UInt16
        /// KiB; 0 when the record does not say.
        var installedSize: UInt32
        /// Where the record starts in its file, in bytes.
        var fileOffset: UInt64
        /// Length of the record in its file, in bytes.
        var fileLength: UInt32
    }

    private(set) var entries: [Entry] = []
    /// Section names; an entry holds an index into them.
    private(set) var sections: [String] = []
    /// Records that were skipped because they are broken.
    var brokenCount = 0
    private var arena: [UInt8] = []
    private var sectionIndices: [String: UInt16] = [:]

    /// Adds a record; false when the store's limits (4 GiB of text, 65,535 sections) are reached.
    mutating func append(
        name: [UInt8], version: [UInt8], summary: [UInt8], section: String, installedSize: UInt32,
        fileOffset: UInt64, fileLength: UInt32
    ) -> Bool {
        guard let start = UInt32(exactly: arena.count),
            let nameLength = UInt16(exactly: name.count),
            let versionLength = UInt16(exactly: version.count),
            let summaryLength = UInt16(exactly: summary.count)
        else { return false }
        let index: UInt16
        if let known = sectionIndices[section] {
            index = known
        } else {
            guard let fresh = UInt16(exactly: sections.count) else { return false }
            index = fresh
            sectionIndices[section] = fresh
            sections.append(section)
        }
        arena += name
        arena += version
        arena += summary
        entries.append(
            Entry(
                start: start, nameLength: nameLength, versionLength: versionLength,
                summaryLength: summaryLength, section: index, installedSize: installedSize,
                fileOffset: fileOffset, fileLength: fileLength))
        return true
    }

    func name(_ index: Int) -> String { text(index, 0, entries[index].nameLength) }

    func version(_ index: Int) -> String {
        text(index, Int(entries[index].nameLength), entries[index].versionLength)
    }

    func summary(_ index: Int) -> String {
        let entry = entries[index]
        return text(index, Int(entry.nameLength) + Int(entry.versionLength), entry.summaryLength)
    }

    func section(_ index: Int) -> String { sections[Int(entries[index].section)] }

    private func text(_ index: Int, _ offset: Int, _ length: UInt16) -> String {
        let start = Int(entries[index].start) + offset
        return String(decoding: arena[start..<start + Int(length)], as: UTF8.self)
    }
}
