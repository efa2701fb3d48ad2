// SPDX-License-Identifier: MIT
import Foundation

/// A text on record, and what is written when another does not match it.
struct ReferenceText {
    private let files: SnapshotFiles

    /// Where the text is kept.
    var file: URL { files.reference("txt") }

    init(_ files: SnapshotFiles) {
        self.files = files
    }

    /// Compares a text with the one on record, or records it.
    ///
    /// - Returns: What a failure has to say; `nil` when the texts are the same. Recording is a
    ///   failure, so that no test passes by it.
    func check(_ text: String, isRecording: Bool) throws -> String? {
        try? FileManager.default.removeItem(at: files.artifact("actual.txt"))
        guard !isRecording, let data = try? Data(contentsOf: file) else {
            try SnapshotFiles.write(Data(text.utf8), to: file)
            let reason = isRecording ? "Recorded" : "There was no text on record. Recorded"
            return "\(reason) \(file.path). Read it, then run the test again."
        }
        let expected = String(decoding: data, as: UTF8.self)
        guard expected != text else { return nil }
        try SnapshotFiles.write(Data(text.utf8), to: files.artifact("actual.txt"))
        return "The text differs from \(file.path):\n\(Self.differences(expected, text))\n"
            + "All of it: \(files.artifact("actual.txt").path)."
    }

    /// The lines that are in one text only, marked with - for the expected and + for the other.
    static func differences(_ expected: String, _ actual: String) -> String {
        let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
        let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
        let changes = new.difference(from: old).map { change in
            switch change {
            case .remove(let line, let text, _): (line, "- \(text)")
            case .insert(let line, let text, _): (line, "+ \(text)")
            }
        }
        return changes.sorted { $0.0 < $1.0 }.prefix(40).map(\.1).joined(separator: "\n")
    }
}
