// SPDX-License-Identifier: MIT
import ALLKit

/// What a row of the package list says.
struct PackageRow: Equatable, Sendable {
    var name: String
    var version: String
    var summary: String
    var section: String
    /// KiB; 0 when the record does not say.
    var installedSize: UInt32

    init(_ store: PackageStore, _ record: Int) {
        name = store.name(record)
        version = store.version(record)
        summary = store.summary(record)
        section = store.section(record)
        installedSize = store.entries[record].installedSize
    }

    /// The letter on the badge: the initial of the section without the part before a slash.
    var initial: String {
        let own = section.split(separator: "/").last ?? "?"
        return own.first.map { String($0).uppercased() } ?? "?"
    }

    /// The colour of the badge, the same for all packages of a section.
    var color: UIColor {
        // FNV-1a, Fowler, Noll and Vo 1991: the same in every run, unlike Swift's hashes.
        var hash: UInt32 = 2_166_136_261
        for byte in section.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return PackageRow.colors[Int((hash ^ hash >> 15) % UInt32(PackageRow.colors.count))]
    }

    private static let colors: [UIColor] = [
        .systemRed, .systemOrange, .systemGreen, .systemTeal, .systemBlue, .systemIndigo,
        .systemPurple, .systemPink, .systemBrown,
    ]

    /// The installed size in words, empty when it is not known.
    var sizeText: String { PackageRow.sizeText(kibibytes: installedSize) }

    static func sizeText(kibibytes: UInt32) -> String {
        guard kibibytes > 0 else { return "" }
        guard kibibytes >= 1_024 else { return "\(kibibytes) KiB" }
        let tenths = (Double(kibibytes) / 102.4).rounded()
        guard tenths < 10_240 else {
            let gibibytes = (Double(kibibytes) / 104_857.6).rounded()
            return "\(Int(gibibytes) / 10).\(Int(gibibytes) % 10) GiB"
        }
        return "\(Int(tenths) / 10).\(Int(tenths) % 10) MiB"
    }
}
