// SPDX-License-Identifier: MIT
import Foundation

/// Where what a test expects is kept, and where a failure leaves what it found.
///
/// References lie beside the test's source, in `__Snapshots__/<source file>/`; they belong to the
/// repository. What a failure writes goes to `test-artifacts/<source file>/` in the package's
/// root, or to the directory that `TRELLIS_TEST_ARTIFACTS` names; it does not.
struct SnapshotFiles {
    /// The snapshot's name, fit for a file.
    let name: String
    private let references: URL
    private let artifacts: URL

    init(named name: String, filePath: String, environment: [String: String]) {
        let source = URL(fileURLWithPath: filePath)
        let group = source.deletingPathExtension().lastPathComponent
        self.name = Self.fileName(name)
        references = source.deletingLastPathComponent()
            .appendingPathComponent("__Snapshots__").appendingPathComponent(group)
        let folder =
            environment["TRELLIS_TEST_ARTIFACTS"].map { URL(fileURLWithPath: $0) }
            ?? Self.packageRoot(of: source).appendingPathComponent("test-artifacts")
        artifacts = folder.appendingPathComponent(group)
    }

    /// The file on record.
    func reference(_ ending: String) -> URL {
        references.appendingPathComponent("\(name).\(ending)")
    }

    /// A file that a failure leaves.
    func artifact(_ ending: String) -> URL {
        artifacts.appendingPathComponent("\(name).\(ending)")
    }

    /// Writes a file, and the folders on the way to it.
    static func write(_ data: Data, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
    }

    /// Makes a name that every file system takes: letters, digits, `-`, `_` and `.` stay.
    static func fileName(_ name: String) -> String {
        let allowed = name.map { character in
            character.isLetter || character.isNumber || "-_.".contains(character)
                ? character : "-"
        }
        let result = String(allowed).trimmingCharacters(in: CharacterSet(charactersIn: ".-"))
        return result.isEmpty ? "picture" : result
    }

    private static func packageRoot(of source: URL) -> URL {
        var folder = source.deletingLastPathComponent()
        while folder.pathComponents.count > 1 {
            let manifest = folder.appendingPathComponent("Package.swift").path
            if FileManager.default.fileExists(atPath: manifest) { return folder }
            folder.deleteLastPathComponent()
        }
        return FileManager.default.temporaryDirectory
    }
}
