// SPDX-License-Identifier: MIT
import Foundation

/// Reads Debian control files into a ``PackageStore``, line by line, holding one line at a time.
///
/// A record is broken, skipped and counted when it has no `Package` field, a line that is neither
/// field, continuation nor comment, a NUL byte, invalid UTF-8 in a field that is kept, or a line
/// longer than ``lineLimit``.
struct ControlFileParser {
    /// Why a file gave no records at all.
    enum Failure: Error, Equatable, CustomStringConvertible {
        case absent(String)
        case isDirectory(String)
        case unreadable(String, reason: String)

        var description: String {
            switch self {
            case .absent(let path): "There is no file \(path)."
            case .isDirectory(let path): "\(path) is a directory, not a control file."
            case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)."
            }
        }
    }

    /// The longest line that is read, in bytes.
    static let lineLimit = 65_535

    private(set) var store = PackageStore()
    /// Whether records with a `Status` other than installed are left out.
    private let installedOnly: Bool
    private var line: [UInt8] = []
    private var lineLength = 0
    private var offset: UInt64 = 0
    private var recordStart: UInt64 = 0
    private var hasContent = false
    private var isBroken = false
    private var isInstalled = true
    private var name: [UInt8] = []
    private var version: [UInt8] = []
    private var summary: [UInt8] = []
    private var section: [UInt8] = []
    private var installedSize: UInt32 = 0

    init(installedOnly: Bool) { self.installedOnly = installedOnly }

    /// Reads a file in chunks of 256 KiB.
    static func parse(path: String, installedOnly: Bool) throws(Failure) -> PackageStore {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { throw .absent(path) }
            throw .unreadable(path, reason: String(cString: strerror(errno)))
        }
        defer { close(descriptor) }
        var parser = ControlFileParser(installedOnly: installedOnly)
        var chunk = [UInt8](repeating: 0, count: 256 * 1024)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count == 0 { break }
            if count < 0 {
                if errno == EINTR { continue }
                if errno == EISDIR { throw .isDirectory(path) }
                throw .unreadable(path, reason: String(cString: strerror(errno)))
            }
            parser.consume(chunk[0..<count])
        }
        return parser.finish()
    }

    /// Takes the next bytes; they may end anywhere.
    mutating func consume(_ bytes: ArraySlice<UInt8>) {
        var start = bytes.startIndex
        while start < bytes.endIndex {
            let end = Self.firstIndex(of: 0x0A, in: bytes[start...])
            let piece = bytes[start..<(end ?? bytes.endIndex)]
            lineLength += piece.count
            if lineLength <= Self.lineLimit { line += piece }
            guard let end else { return }
            endLine(terminator: 1)
            start = end + 1
        }
    }

    /// Ends the last record and gives the store.
    mutating func finish() -> PackageStore {
        if lineLength > 0 { endLine(terminator: 0) }
        endRecord()
        return store
    }

    private static func firstIndex(of byte: UInt8, in bytes: ArraySlice<UInt8>) -> Int? {
        bytes.withUnsafeBytes { buffer in
            // The buffer covers exactly the slice, and the pointer does not leave this closure.
            guard let base = buffer.baseAddress,
                let found = memchr(base, Int32(byte), buffer.count)
            else { return nil }
            return bytes.startIndex + (UnsafeRawPointer(found) - base)
        }
    }

    private mutating func endLine(terminator: Int) {
        let isTooLong = lineLength > Self.lineLimit
        if line.last == 0x0D { line.removeLast() }
        let isBlank = !isTooLong && line.allSatisfy { $0 == 0x20 || $0 == 0x09 }
        if isBlank { endRecord() }
        if !isBlank {
            if !hasContent { recordStart = offset }
            if isTooLong || Self.firstIndex(of: 0, in: line[...]) != nil {
                isBroken = true
                hasContent = true
            } else {
                readLine()
            }
        }
        offset += UInt64(lineLength + terminator)
        if isBlank { recordStart = offset }
        line.removeAll(keepingCapacity: true)
        lineLength = 0
    }

    private mutating func readLine() {
        if line[0] == UInt8(ascii: "#") { return }
        defer { hasContent = true }
        if line[0] == 0x20 || line[0] == 0x09 {
            // A continuation needs a field to continue.
            if !hasContent { isBroken = true }
            return
        }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > 0 else {
            isBroken = true
            return
        }
        // Most fields are not kept: their first letter tells without making a string.
        guard "pvsdi".utf8.contains(line[0] | 0x20) else { return }
        switch String(decoding: line[..<colon], as: UTF8.self).lowercased() {
        case "package": name = value(after: colon)
        case "version": version = value(after: colon)
        case "section": section = value(after: colon)
        case "description": summary = value(after: colon)
        case "installed-size":
            installedSize = UInt32(String(decoding: value(after: colon), as: UTF8.self)) ?? 0
        case "status":
            isInstalled = value(after: colon) == Array("install ok installed".utf8)
        default: break
        }
    }

    private mutating func value(after colon: Int) -> [UInt8] {
        var slice = line[(colon + 1)...]
        while let first = slice.first, first == 0x20 || first == 0x09 { slice.removeFirst() }
        while let last = slice.last, last == 0x20 || last == 0x09 { slice.removeLast() }
        if slice.contains(where: { $0 >= 0x80 }), String(validating: slice, as: UTF8.self) == nil {
            isBroken = true
        }
        return Array(slice)
    }

    private mutating func endRecord() {
        defer {
            hasContent = false
            isBroken = false
            isInstalled = true
            name = []
            version = []
            summary = []
            section = []
            installedSize = 0
        }
        guard hasContent else { return }
        guard !isBroken, !name.isEmpty else {
            store.brokenCount += 1
            return
        }
        guard isInstalled || !installedOnly else { return }
        let isAdded = store.append(
            name: name, version: version, summary: summary,
            section: section.isEmpty ? "unknown" : String(decoding: section, as: UTF8.self),
            installedSize: installedSize, fileOffset: recordStart,
            fileLength: UInt32(clamping: offset - recordStart))
        if !isAdded { store.brokenCount += 1 }
    }
}
