// SPDX-License-Identifier: MIT
import Foundation

/// Reads what is to be known of this machine, from `/proc` and Foundation. What cannot be read is
/// left empty or zero.
enum MachineReader {
    static func read() -> MachineFacts {
        let processor = value(of: "model name", in: text("/proc/cpuinfo"), separator: ":")
        let memory = text("/proc/meminfo")
        return MachineFacts(
            name: line("/proc/sys/kernel/hostname") ?? ProcessInfo.processInfo.hostName,
            system: value(of: "PRETTY_NAME", in: text("/etc/os-release"), separator: "=")?
                .trimmingCharacters(in: CharacterSet(charactersIn: "\"")) ?? "Linux",
            kernel: line("/proc/sys/kernel/osrelease") ?? "",
            processor: processor ?? "",
            coreCount: ProcessInfo.processInfo.activeProcessorCount,
            uptime: ProcessInfo.processInfo.systemUptime,
            memory: bytes(of: "MemTotal", in: memory),
            availableMemory: bytes(of: "MemAvailable", in: memory),
            disks: mounts(in: text("/proc/mounts")).compactMap(disk),
            locale: .current, timeZone: .current, date: Date())
    }

    /// Where a file system is mounted, and of what kind it is.
    struct Mount: Equatable {
        var path: String
        var kind: String
    }

    /// The mounts that a person would call disks, and those in memory, the root first; a device that
    /// is mounted several times counts once.
    static func mounts(in table: String) -> [Mount] {
        var devices: Set<Substring> = []
        var found: [Mount] = []
        for line in table.split(separator: "\n") {
            let fields = line.split(separator: " ")
            guard fields.count >= 3 else { continue }
            let path = unescaped(fields[1])
            let isDevice = fields[0].hasPrefix("/dev/") || path == "/"
            guard isDevice || fields[2] == "tmpfs" else { continue }
            if isDevice, !devices.insert(fields[0]).inserted { continue }
            found.removeAll { $0.path == path }
            found.append(Mount(path: path, kind: String(fields[2])))
        }
        return found.sorted { $0.path < $1.path }
    }

    /// The kernel writes spaces and the like in paths as `\040`.
    private static func unescaped(_ field: Substring) -> String {
        var bytes: [UInt8] = []
        var rest = field.utf8[...]
        while let byte = rest.popFirst() {
            let digits = rest.prefix(3)
            if byte == UInt8(ascii: "\\"), digits.count == 3,
                let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
            {
                bytes.append(code)
                rest = rest.dropFirst(3)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func disk(_ mount: Mount) -> MachineFacts.Disk? {
        let facts = try? FileManager.default.attributesOfFileSystem(forPath: mount.path)
        guard let facts, let size = (facts[.systemSize] as? NSNumber)?.int64Value, size > 0,
            let free = (facts[.systemFreeSize] as? NSNumber)?.int64Value
        else { return nil }
        return MachineFacts.Disk(
            path: mount.path, kind: mount.kind, size: size, free: free,
            isTemporary: mount.kind == "tmpfs")
    }

    /// Bytes in a line like `MemTotal:  24683584 kB`.
    static func bytes(of key: String, in text: String) -> Int64 {
        guard let value = value(of: key, in: text, separator: ":"),
            let number = value.split(separator: " ").first
        else { return 0 }
        return (Int64(number) ?? 0) * 1024
    }

    /// What stands after the separator in the first line that begins with a key.
    static func value(of key: String, in text: String, separator: Character) -> String? {
        for line in text.split(separator: "\n") where line.hasPrefix(key) {
            guard let place = line.firstIndex(of: separator) else { continue }
            return line[line.index(after: place)...].trimmingCharacters(in: .whitespaces)
        }
        return nil
    }

    private static func text(_ path: String) -> String {
        (FileManager.default.contents(atPath: path)).map { String(decoding: $0, as: UTF8.self) }
            ?? ""
    }

    private static func line(_ path: String) -> String? {
        text(path).split(separator: "\n").first.map(String.init)
    }
}
