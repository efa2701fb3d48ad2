// SPDX-License-Identifier: MIT
import Foundation

/// The folder of generated files. Other files in it are left alone.
struct SetterFolder {
    let url: URL

    /// The files whose content differs from what it should be, and those that should be gone.
    func differences(from files: [String: String]) throws -> [String] {
        let present = try generatedFiles()
        let changed = files.filter { present[$0.key] != $0.value }.keys
        return (changed + present.keys.filter { files[$0] == nil }).sorted()
    }

    /// Makes the folder's generated files the given ones; files that are right are not touched.
    func write(_ files: [String: String]) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for name in try differences(from: files) {
            let place = url.appendingPathComponent(name)
            if let text = files[name] {
                try Data(text.utf8).write(to: place, options: .atomic)
            } else {
                try FileManager.default.removeItem(at: place)
            }
        }
    }

    private func generatedFiles() throws -> [String: String] {
        guard FileManager.default.fileExists(atPath: url.path) else { return [:] }
        var result: [String: String] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: url.path)
        where name.hasSuffix(".swift") {
            let data = try Data(contentsOf: url.appendingPathComponent(name))
            let text = String(decoding: data, as: UTF8.self)
            if text.hasPrefix(SetterText.heading) { result[name] = text }
        }
        return result
    }
}
