// SPDX-License-Identifier: MIT
import Foundation

/// Every field of one record, read again from its file when its screen opens.
struct PackageDetail: Equatable, Sendable {
    /// One field; the value of a folded field has a line for each of its lines.
    struct Field: Equatable, Sendable {
        var name: String
        var value: String
    }

    /// Why the fields cannot be shown.
    enum Failure: Error, Equatable, CustomStringConvertible {
        case unreadable(String, reason: String)
        case changed(String)

        var description: String {
            switch self {
            case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)."
            case .changed(let path): "\(path) has changed since the list was read."
            }
        }
    }

    /// The longest record that is read, in bytes.
    static let lengthLimit = 1 << 20

    /// Fields in the order of the file.
    let fields: [Field]

    /// The value of a field, nil when the record has none.
    subscript(name: String) -> String? {
        fields.first { $0.name.caseInsensitiveCompare(name) == .orderedSame }?.value
    }

    /// Reads a record of a store's file; a record past ``lengthLimit`` is cut there.
    static func read(path: String, store: PackageStore, row: Int) throws(Failure) -> PackageDetail {
        let entry = store.entries[row]
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw .unreadable(path, reason: String(cString: strerror(errno)))
        }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: min(Int(entry.fileLength), lengthLimit))
        var filled = 0
        while filled < bytes.count {
            let count = bytes.withUnsafeMutableBytes { buffer in
                // The rest of the buffer, which the kernel fills at most.
                pread(
                    descriptor, buffer.baseAddress.map { $0 + filled }, buffer.count - filled,
                    off_t(clamping: entry.fileOffset) + filled)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else {
                throw .unreadable(path, reason: String(cString: strerror(errno)))
            }
            if count == 0 { break }
            filled += count
        }
        let detail = PackageDetail(record: bytes[..<filled])
        guard detail["Package"] == store.name(row) else { throw .changed(path) }
        return detail
    }

    /// Splits the text of a record; invalid UTF-8 shows as replacement characters.
    init(record: ArraySlice<UInt8>) {
        var fields: [Field] = []
        for bytes in record.split(separator: 0x0A) {
            var line = String(decoding: bytes, as: UTF8.self)[...]
            if line.last == "\r" { line.removeLast() }
            guard let first = line.first, first != "#" else { continue }
            if first == " " || first == "\t" {
                guard !fields.isEmpty else { continue }
                let text = line.dropFirst()
                fields[fields.count - 1].value += "\n" + (text == "." ? "" : text)
            } else if let colon = line.firstIndex(of: ":") {
                let value = line[line.index(after: colon)...]
                fields.append(
                    Field(
                        name: String(line[..<colon]),
                        value: value.trimmingCharacters(in: .whitespaces)))
            }
        }
        self.fields = fields
    }
}
