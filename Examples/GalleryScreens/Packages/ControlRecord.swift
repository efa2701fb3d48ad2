// SPDX-License-Identifier: MIT

/// The record being read: the fields that the list shows, in buffers that are used again.
struct ControlRecord {
    /// Whether a line of the record has been seen.
    private(set) var hasContent = false
    /// Whether a line was malformed.
    private(set) var isBroken = false
    /// False when a `Status` field says otherwise.
    private(set) var isInstalled = true
    /// Where the record starts in its file, in bytes.
    private(set) var start: UInt64 = 0
    /// UTF-8 of the fields.
    private(set) var name: [UInt8] = []
    private(set) var version: [UInt8] = []
    private(set) var summary: [UInt8] = []
    private(set) var section: [UInt8] = []
    /// KiB; 0 when the record does not say.
    private(set) var installedSize: UInt32 = 0

    /// Marks the record broken by the line at a place in the file.
    mutating func breakOff(at offset: UInt64) {
        begin(at: offset)
        isBroken = true
    }

    /// Makes ready for the next record.
    mutating func clear() {
        guard hasContent else { return }
        hasContent = false
        isBroken = false
        isInstalled = true
        name.removeAll(keepingCapacity: true)
        version.removeAll(keepingCapacity: true)
        summary.removeAll(keepingCapacity: true)
        section.removeAll(keepingCapacity: true)
        installedSize = 0
    }

    /// Reads a line that starts with a field's name; it is not empty.
    mutating func read(field line: UnsafeRawBufferPointer, at offset: UInt64) {
        begin(at: offset)
        var colon = 0
        while colon < line.count, line[colon] != UInt8(ascii: ":") {
            // A name is of printing ASCII characters other than the space.
            if line[colon] <= 0x20 || line[colon] >= 0x7F { break }
            colon += 1
        }
        guard colon > 0, colon < line.count, line[colon] == UInt8(ascii: ":") else {
            isBroken = true
            return
        }
        // Most fields are not kept; their length and first letter tell.
        switch (colon, line[0] | 0x20) {
        case (7, UInt8(ascii: "p")) where Self.isNamed("package", line):
            isBroken = !Self.copyValue(line, after: colon, into: &name) || isBroken
        case (7, UInt8(ascii: "v")) where Self.isNamed("version", line):
            isBroken = !Self.copyValue(line, after: colon, into: &version) || isBroken
        case (7, UInt8(ascii: "s")) where Self.isNamed("section", line):
            isBroken = !Self.copyValue(line, after: colon, into: &section) || isBroken
        case (11, UInt8(ascii: "d")) where Self.isNamed("description", line):
            isBroken = !Self.copyValue(line, after: colon, into: &summary) || isBroken
        case (14, UInt8(ascii: "i")) where Self.isNamed("installed-size", line):
            installedSize = Self.number(Self.value(line, after: colon))
        case (6, UInt8(ascii: "s")) where Self.isNamed("status", line):
            isInstalled = Self.value(line, after: colon).elementsEqual("install ok installed".utf8)
        default:
            break
        }
    }

    private mutating func begin(at offset: UInt64) {
        if !hasContent { start = offset }
        hasContent = true
    }

    private static func isNamed(_ name: StaticString, _ line: UnsafeRawBufferPointer) -> Bool {
        // The caller has matched the length, so the line is at least as long as the literal.
        for index in 0..<name.utf8CodeUnitCount {
            var byte = line[index]
            if byte >= UInt8(ascii: "A"), byte <= UInt8(ascii: "Z") { byte |= 0x20 }
            if byte != name.utf8Start[index] { return false }
        }
        return true
    }

    /// The bytes after the colon without blanks at the ends.
    private static func value(
        _ line: UnsafeRawBufferPointer, after colon: Int
    ) -> UnsafeRawBufferPointer.SubSequence {
        var start = colon + 1
        var end = line.count
        while start < end, line[start] == 0x20 || line[start] == 0x09 { start += 1 }
        while end > start, line[end - 1] == 0x20 || line[end - 1] == 0x09 { end -= 1 }
        return line[start..<end]
    }

    /// Copies the value; false when it is not UTF-8.
    private static func copyValue(
        _ line: UnsafeRawBufferPointer, after colon: Int, into field: inout [UInt8]
    ) -> Bool {
        let bytes = value(line, after: colon)
        field.removeAll(keepingCapacity: true)
        field += UnsafeRawBufferPointer(rebasing: bytes)
        var bits: UInt8 = 0
        for byte in bytes { bits |= byte }
        return bits < 0x80 || String(validating: bytes, as: UTF8.self) != nil
    }

    /// The decimal number, or 0 when the bytes are not one that fits.
    private static func number(_ bytes: UnsafeRawBufferPointer.SubSequence) -> UInt32 {
        var result: UInt32 = 0
        for byte in bytes {
            guard byte >= 0x30, byte <= 0x39 else { return 0 }
            let (product, overflows) = result.multipliedReportingOverflow(by: 10)
            let (sum, exceeds) = product.addingReportingOverflow(UInt32(byte - 0x30))
            if overflows || exceeds { return 0 }
            result = sum
        }
        return result
    }
}
