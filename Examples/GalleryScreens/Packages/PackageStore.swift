// SPDX-License-Identifier: MIT

/// Package records in compact form: one arena of UTF-8 bytes and a small index entry a record.
///
/// Cost: 32 bytes a record and the bytes of name, version and summary; about 7 MB for a Debian
/// release of 60,000 packages.
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

    /// A section and how many records it has.
    struct Section: Equatable, Sendable {
        var name: String
        var count: Int
    }

    private(set) var entries: [Entry] = []
    /// Sections in the order of their first record; an entry holds an index into them.
    private(set) var sections: [Section] = []
    /// Records that were skipped because they are broken.
    var brokenCount = 0
    private var arena: [UInt8] = []
    private var sectionIndices: [String: UInt16] = [:]
    private var lastSection: [UInt8] = []
    private var lastSectionIndex: UInt16?

    /// Number of records.
    var count: Int { entries.count }

    /// Makes room for the records of a file, so that growing does not copy.
    ///
    /// Room that is not used is never touched, so it takes addresses and no memory.
    mutating func reserveCapacity(fileSize: Int) {
        let size = min(max(fileSize, 0), 1 << 30)
        arena.reserveCapacity(size / 7)
        entries.reserveCapacity(size / 700)
    }

    /// Adds a record; false when the store's limits (4 GiB of text, 65,535 sections) are reached.
    mutating func append(_ record: ControlRecord, fileLength: UInt32) -> Bool {
        guard let start = UInt32(exactly: arena.count),
            let nameLength = UInt16(exactly: record.name.count),
            let versionLength = UInt16(exactly: record.version.count),
            let summaryLength = UInt16(exactly: record.summary.count),
            let section = index(ofSection: record.section)
        else { return false }
        sections[Int(section)].count += 1
        arena += record.name
        arena += record.version
        arena += record.summary
        entries.append(
            Entry(
                start: start, nameLength: nameLength, versionLength: versionLength,
                summaryLength: summaryLength, section: section,
                installedSize: record.installedSize, fileOffset: record.start,
                fileLength: fileLength))
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

    func section(_ index: Int) -> String { sections[Int(entries[index].section)].name }

    /// Calls a function with the bytes of all names, versions and summaries.
    func withTextBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        // The pointer covers the arena and is valid for the call only.
        arena.withUnsafeBufferPointer(body)
    }

    private func text(_ index: Int, _ offset: Int, _ length: UInt16) -> String {
        let start = Int(entries[index].start) + offset
        return String(decoding: arena[start..<start + Int(length)], as: UTF8.self)
    }

    /// The index of a section, which becomes known if it was not; "unknown" stands for none.
    private mutating func index(ofSection bytes: [UInt8]) -> UInt16? {
        // Neighbours are mostly of one section.
        if let lastSectionIndex, bytes == lastSection { return lastSectionIndex }
        let name = bytes.isEmpty ? "unknown" : String(decoding: bytes, as: UTF8.self)
        if sectionIndices[name] == nil {
            guard let fresh = UInt16(exactly: sections.count) else { return nil }
            sectionIndices[name] = fresh
            sections.append(Section(name: name, count: 0))
        }
        lastSection = bytes
        lastSectionIndex = sectionIndices[name]
        return lastSectionIndex
    }
}
