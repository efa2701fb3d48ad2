// SPDX-License-Identifier: MIT
import Foundation

/// Reads Debian control files into a ``PackageStore``, in one pass and without keeping the file.
///
/// A record is broken, skipped and counted when it has no `Package` field, a line that is neither
/// field, continuation nor comment, a NUL byte, invalid UTF-8 in a field that is kept, or a line
/// longer than ``lineLimit``.
///
/// Cost: about 1 ns a byte; only the kept fields are copied.
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

    /// The longest line that is read, in bytes. Debian has lines of 75,000.
    static let lineLimit = 1 << 20

    private(set) var store = PackageStore()
    /// Whether records with a `Status` other than installed are left out.
    private let installedOnly: Bool
    private var record = ControlRecord()
    /// The start of a line whose end has not been seen; at most ``lineLimit`` bytes of it.
    private var rest: [UInt8] = []
    /// The full length of that start.
    private var restLength = 0
    private var offset: UInt64 = 0

    init(installedOnly: Bool) { self.installedOnly = installedOnly }

    /// Reads a file in chunks of 256 KiB, which stay in the processor's cache.
    static func parse(path: String, installedOnly: Bool) throws(Failure) -> PackageStore {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { throw .absent(path) }
            throw .unreadable(path, reason: String(cString: strerror(errno)))
        }
        defer { close(descriptor) }
        var parser = ControlFileParser(installedOnly: installedOnly)
        var status = stat()
        if fstat(descriptor, &status) == 0 {
            parser.store.reserveCapacity(fileSize: Int(status.st_size))
        }
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
        // The pointer covers the slice and is not kept: unfinished lines are copied.
        bytes.withUnsafeBytes { consume($0) }
    }

    /// Ends the last record and gives the store.
    mutating func finish() -> PackageStore {
        if restLength > 0 { endRest(terminator: 0) }
        endRecord()
        return store
    }

    private mutating func consume(_ bytes: UnsafeRawBufferPointer) {
        guard let base = bytes.baseAddress else { return }
        let mayHoldNUL = memchr(base, 0, bytes.count) != nil
        var start = 0
        while start < bytes.count {
            // Within the buffer, because start is less than its count.
            guard let found = memchr(base + start, 0x0A, bytes.count - start) else {
                keep(UnsafeRawBufferPointer(rebasing: bytes[start...]))
                return
            }
            let end = UnsafeRawPointer(found) - base
            let line = UnsafeRawBufferPointer(start: base + start, count: end - start)
            if restLength > 0 {
                keep(line)
                endRest(terminator: 1)
            } else {
                readLine(line, mayHoldNUL: mayHoldNUL)
                offset += UInt64(line.count + 1)
            }
            start = end + 1
        }
    }

    private mutating func keep(_ piece: UnsafeRawBufferPointer) {
        restLength += piece.count
        if restLength <= Self.lineLimit { rest += piece }
    }

    private mutating func endRest(terminator: Int) {
        let line = rest
        if restLength > Self.lineLimit {
            record.breakOff(at: offset)
        } else {
            // The copy outlives the call, and the pointer does not outlive the closure.
            line.withUnsafeBytes { readLine($0, mayHoldNUL: true) }
        }
        offset += UInt64(restLength + terminator)
        rest.removeAll(keepingCapacity: true)
        restLength = 0
    }

    private mutating func readLine(_ bytes: UnsafeRawBufferPointer, mayHoldNUL: Bool) {
        var line = bytes
        if line.last == 0x0D { line = UnsafeRawBufferPointer(rebasing: line.dropLast()) }
        guard let first = line.first else { return endRecord() }
        if line.count > Self.lineLimit || (mayHoldNUL && line.contains(0)) {
            return record.breakOff(at: offset)
        }
        switch first {
        case UInt8(ascii: " "), UInt8(ascii: "\t"):
            if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { return endRecord() }
            // A continuation needs a field to continue.
            if !record.hasContent { record.breakOff(at: offset) }
        case UInt8(ascii: "#"):
            break
        default:
            record.read(field: line, at: offset)
        }
    }

    private mutating func endRecord() {
        defer { record.clear() }
        guard record.hasContent else { return }
        guard !record.isBroken, !record.name.isEmpty else {
            store.brokenCount += 1
            return
        }
        guard record.isInstalled || !installedOnly else { return }
        let length = UInt32(clamping: offset - record.start)
        if !store.append(record, fileLength: length) { store.brokenCount += 1 }
    }
}
