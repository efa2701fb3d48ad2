// SPDX-License-Identifier: MIT
import Foundation

@testable import GalleryScreens

/// A folder of control files for one test; it goes with the fixture.
final class GalleryFixture {
    /// One record of a control file.
    struct Record {
        var name: String
        var version = "1.0-1"
        var section = "utils"
        /// KiB.
        var size = 100
        var summary = "does what its name says"

        var text: String {
            """
            Package: \(name)
            Status: install ok installed
            Section: \(section)
            Installed-Size: \(size)
            Version: \(version)
            Description: \(summary)


            """
        }
    }

    /// The folder.
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("gallery-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The path of a file in the folder.
    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    /// Writes text, and gives its path.
    func write(_ text: String, to name: String = "Packages") throws -> String {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
        return path(name)
    }

    /// Writes records in their order, and gives the file's path.
    func write(_ records: [Record]) throws -> String {
        try write(records.map(\.text).joined())
    }

    /// Writes records like those of a Debian release, and gives the file's path.
    func writeSynthetic(_ count: Int) throws -> String {
        try SyntheticPackages(count: count).write(to: path("Packages"))
        return path("Packages")
    }

    /// Six packages of three sections, neither in the order of their names nor of their sizes.
    static let few = [
        Record(
            name: "dogwood", version: "3.1-2", section: "net", size: 48,
            summary: "small network tool"),
        Record(
            name: "alder", version: "2.4.1-1", section: "shells", size: 1_240,
            summary: "interactive shell with job control"),
        Record(
            name: "fir", version: "0.9", section: "utils", size: 5_120,
            summary: "packs many files into one"),
        Record(
            name: "birch", version: "7.0+dfsg-3", section: "utils", size: 18_739,
            summary: "set of filters that reflow, align and compare plain text, with rules for "
                + "many languages and a mode for tables"),
        Record(
            name: "elm", version: "1.2-1", section: "libs/utils", size: 2_097_152,
            summary: "library of large tables"),
        Record(
            name: "cedar", version: "4.0-1", section: "utils", size: 300,
            summary: "prints its arguments"),
    ]

    /// The root of the package's sources.
    static let packageRoot = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
