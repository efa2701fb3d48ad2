// SPDX-License-Identifier: MIT
import UIKit

/// A picture on record, and what is written when another does not match it.
struct ReferencePicture {
    private let files: SnapshotFiles

    /// Where the picture is kept.
    var file: URL { files.reference("png") }

    init(_ files: SnapshotFiles) {
        self.files = files
    }

    /// Compares a picture with the one on record, or records it.
    ///
    /// - Returns: What a failure has to say; `nil` when the pictures are the same. Recording is a
    ///   failure, so that no test passes by it.
    func check(_ picture: CGImage, isRecording: Bool) throws -> String? {
        clearReport()
        guard !isRecording, let expected = try load() else {
            try SnapshotFiles.write(picture.pngData(), to: file)
            let reason = isRecording ? "Recorded" : "There was no picture on record. Recorded"
            return "\(reason) \(file.path). Look at it, then run the test again."
        }
        let comparison = PictureComparison(reference: expected, actual: picture)
        guard !comparison.isEqual else { return nil }
        let page = try report(reference: expected, actual: picture, comparison)
        let box = comparison.bounds
        return "\(comparison.differingPixels) pixels differ from \(file.path), within "
            + "x \(Int(box.minX))..<\(Int(box.maxX)), y \(Int(box.minY))..<\(Int(box.maxY)). "
            + "See \(page.path)."
    }

    /// The picture on record; `nil` when there is none.
    ///
    /// - Throws: `ReferencePicture.Failure` when the file is there and is not a picture.
    func load() throws -> CGImage? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        switch ImageDecoder.decode(data) {
        case .success(let image): return image
        case .failure(let reason):
            throw Failure(description: "\(file.path) is not a picture: \(reason)")
        }
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Writes what was expected, what was drawn and where they differ, and a page that shows them.
    private func report(
        reference: CGImage, actual: CGImage, _ comparison: PictureComparison
    ) throws -> URL {
        try SnapshotFiles.write(reference.pngData(), to: files.artifact("reference.png"))
        try SnapshotFiles.write(actual.pngData(), to: files.artifact("actual.png"))
        if let difference = comparison.differencePicture() {
            try SnapshotFiles.write(difference.pngData(), to: files.artifact("difference.png"))
        }
        try SnapshotFiles.write(Data(html.utf8), to: files.artifact("html"))
        return files.artifact("html")
    }

    /// Removes what an earlier failure wrote.
    private func clearReport() {
        for ending in ["reference.png", "actual.png", "difference.png", "html"] {
            try? FileManager.default.removeItem(at: files.artifact(ending))
        }
    }

    private var html: String {
        let columns = ["reference", "actual", "difference"].map { kind in
            "<figure><figcaption>\(kind)</figcaption>"
                + "<img src=\"\(files.name).\(kind).png\"></figure>"
        }
        return """
            <!doctype html><meta charset="utf-8"><title>\(files.name)</title>
            <style>body{font:16px sans-serif;display:flex;gap:24px;background:#888}
            figure{margin:0}img{max-width:30vw;background:#fff}</style>
            \(columns.joined(separator: "\n"))

            """
    }
}
