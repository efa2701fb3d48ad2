// SPDX-License-Identifier: MIT
import XCTest

@testable import GalleryScreens

/// Mutated control files against a model that is plain rather than fast.
final class ControlFileParserFuzzTests: XCTestCase {
    private struct Outcome: Equatable {
        var records: [[String]] = []
        var brokenCount = 0
    }

    func testMutatedFilesReadAsTheModelSaysInChunksOfAnySize() {
        let seed = UInt64.random(in: 0 ... .max)
        var generator = SplitMix64(state: seed)
        let source = Array(
            (SyntheticPackages(count: 3).record(499) + SyntheticPackages(count: 3).record(1)
                + "Package: x\r\nSTATUS: install ok installed\r\n# c\r\n\r\n \t\nPackage: y\n").utf8
        )
        let pieces: [[UInt8]] = [
            [], [0], [0x0A], [0x0A, 0x0A], [0x20], [0x09], [0x3A], [0x23], [0x0D], [0x0D, 0x0A],
            [0xFF], [0xC3], [0xF0, 0x9F, 0x8E, 0x89], Array("Package:".utf8),
            Array("\nInstalled-Size: 4294967296\n".utf8), Array("\nSection:\n".utf8),
            Array("\nVersion: 2".utf8), Array("\nStatus: purge ok not-installed\n".utf8),
        ]
        for round in 0..<5_000 {
            var bytes = source
            for _ in 0..<Int.random(in: 0...6, using: &generator) {
                let start = Int.random(in: 0...bytes.count, using: &generator)
                let length = Int.random(in: 0...20, using: &generator)
                let piece = pieces[Int.random(in: 0..<pieces.count, using: &generator)]
                bytes.replaceSubrange(start..<min(start + length, bytes.count), with: piece)
            }
            let chunk = Int.random(in: 1...bytes.count + 1, using: &generator)
            let installedOnly = round % 2 == 0
            let actual = parse(bytes, chunk: chunk, installedOnly: installedOnly)
            guard actual == model(bytes, installedOnly: installedOnly) else {
                return XCTFail("seed \(seed), round \(round), chunk \(chunk)")
            }
        }
    }

    func testRandomBytesNeverTrap() {
        let seed = UInt64.random(in: 0 ... .max)
        var generator = SplitMix64(state: seed)
        for round in 0..<2_000 {
            let bytes = (0..<Int.random(in: 0...300, using: &generator)).map { _ in
                [0x0A, 0x3A, 0x20, 0x50, UInt8.random(in: 0...255, using: &generator)]
                    .randomElement(using: &generator) ?? 0
            }
            let actual = parse(bytes, chunk: 11, installedOnly: false)
            guard actual == model(bytes, installedOnly: false) else {
                return XCTFail("seed \(seed), round \(round): \(bytes)")
            }
        }
    }

    private func parse(_ bytes: [UInt8], chunk: Int, installedOnly: Bool) -> Outcome {
        var parser = ControlFileParser(installedOnly: installedOnly)
        for start in stride(from: 0, to: bytes.count, by: chunk) {
            parser.consume(bytes[start..<min(start + chunk, bytes.count)])
        }
        let store = parser.finish()
        return Outcome(
            records: (0..<store.count).map { row in
                let entry = store.entries[row]
                return [
                    store.name(row), store.version(row), store.summary(row), store.section(row),
                    String(entry.installedSize),
                    String(
                        decoding: bytes[Int(entry.fileOffset)...].prefix(Int(entry.fileLength)),
                        as: UTF8.self),
                ]
            }, brokenCount: store.brokenCount)
    }

    private func model(_ bytes: [UInt8], installedOnly: Bool) -> Outcome {
        var outcome = Outcome()
        var lines: [(start: Int, bytes: [UInt8])] = []
        var offset = 0
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            lines.append((offset, line.last == 0x0D ? Array(line.dropLast()) : Array(line)))
            offset += line.count + 1
        }
        if bytes.last == 0x0A || bytes.isEmpty { lines.removeLast() }
        lines.append((bytes.count, []))
        var paragraph: [(start: Int, bytes: [UInt8])] = []
        for line in lines {
            if line.bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
                read(paragraph, end: line.start, of: bytes, installedOnly, into: &outcome)
                paragraph = []
            } else if line.bytes[0] != 0x23 || !paragraph.isEmpty || line.bytes.contains(0) {
                paragraph.append(line)
            }
        }
        return outcome
    }

    private func read(
        _ lines: [(start: Int, bytes: [UInt8])], end: Int, of file: [UInt8], _ installedOnly: Bool,
        into outcome: inout Outcome
    ) {
        guard let first = lines.first else { return }
        var fields: [String: [UInt8]] = [:]
        var isBroken = first.bytes[0] == 0x20 || first.bytes[0] == 0x09
        for line in lines.map(\.bytes) {
            if line.contains(0) { isBroken = true }
            if line[0] == 0x23 || line[0] == 0x20 || line[0] == 0x09 { continue }
            let name = line.prefix { $0 != 0x3A }
            if name.isEmpty || name.count == line.count { isBroken = true }
            if name.contains(where: { $0 <= 0x20 || $0 >= 0x7F }) { isBroken = true }
            let blanks: Set<UInt8> = [0x20, 0x09]
            let value = line.dropFirst(name.count + 1).drop { blanks.contains($0) }
            let trimmed = Array(value.reversed().drop { blanks.contains($0) }.reversed())
            let key = String(decoding: name, as: UTF8.self).lowercased()
            let isKept = ["package", "version", "description", "section"].contains(key)
            if isKept, String(validating: trimmed, as: UTF8.self) == nil { isBroken = true }
            fields[key] = trimmed
        }
        func text(_ key: String) -> String { String(decoding: fields[key] ?? [], as: UTF8.self) }
        guard !isBroken, !text("package").isEmpty else {
            outcome.brokenCount += 1
            return
        }
        let status = fields["status"].map { String(decoding: $0, as: UTF8.self) }
        if installedOnly, let status, status != "install ok installed" { return }
        let size = text("installed-size")
        let isNumber = size.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
        outcome.records.append([
            text("package"), text("version"), text("description"),
            text("section").isEmpty ? "unknown" : text("section"),
            String(isNumber ? UInt32(size) ?? 0 : 0),
            String(decoding: file[first.start..<end], as: UTF8.self),
        ])
    }
}
