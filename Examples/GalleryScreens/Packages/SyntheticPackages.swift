// SPDX-License-Identifier: MIT
import Foundation

/// Control text like that of a Debian release, the same for the same count on every machine.
///
/// It stands in for apt's lists where there are none: for tests, pictures and measurements. A
/// record is about 800 bytes, names ascend and are distinct, every 500th summary is in another
/// script.
struct SyntheticPackages {
    /// Number of records.
    let count: Int

    /// Writes the records to a file, which is replaced.
    func write(to path: String) throws {
        guard FileManager.default.createFile(atPath: path, contents: nil),
            let file = FileHandle(forWritingAtPath: path)
        else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path]) }
        defer { try? file.close() }
        let step = 1000
        for start in stride(from: 0, to: count, by: step) {
            let text = (start..<min(start + step, count)).map(record).joined()
            try file.write(contentsOf: Data(text.utf8))
        }
    }

    /// The text of one record and the empty line after it.
    func record(_ index: Int) -> String {
        var generator = SplitMix64(state: UInt64(index) &* 0x9E37_79B9)
        func pick(_ words: [String]) -> String {
            words[Int(truncatingIfNeeded: generator.next() >> 8) % words.count]
        }
        let name = Self.name(index)
        let section = pick(Self.sections)
        let version =
            "\(generator.next() % 20).\(generator.next() % 40).\(generator.next() % 10)"
            + "+dfsg-\(1 + generator.next() % 9)"
        // Sizes spread over five orders of magnitude, as real ones do.
        let size = (10 + generator.next() % 90) << (generator.next() % 15)
        let dependencies = (0..<Int(1 + generator.next() % 12)).map { _ in
            "lib\(pick(Self.stems))\(generator.next() % 9) (>= \(generator.next() % 9)."
                + "\(generator.next() % 30))"
        }
        var summary = "\(pick(Self.adjectives)) \(pick(Self.nouns)) for \(pick(Self.subjects))"
        if generator.next() % 3 == 0 { summary += " (\(pick(Self.suffixes)))" }
        if index % 500 == 499 { summary = Self.foreign[index / 500 % Self.foreign.count] }
        var digest = ""
        for _ in 0..<4 {
            let digits = String(generator.next(), radix: 16)
            digest += String(repeating: "0", count: 16 - digits.count) + digits
        }
        return """
            Package: \(name)
            Version: \(version)
            Installed-Size: \(size)
            Maintainer: Debian \(pick(Self.subjects)) team <\(pick(Self.stems))@lists.example.org>
            Architecture: amd64
            Depends: \(dependencies.joined(separator: ", "))
            Description: \(summary)
            Homepage: https://\(pick(Self.stems)).example.org/\(name)
            Description-md5: \(digest.prefix(32))
            Tag: implemented-in::c, interface::commandline, role::program,
             scope::utility, use::\(pick(Self.stems)), works-with::\(pick(Self.stems))
            Section: \(section)
            Priority: optional
            Filename: pool/main/\(name.prefix(1))/\(name)/\(name)_\(version)_amd64.deb
            Size: \(size * 300)
            MD5sum: \(digest.suffix(32))
            SHA256: \(digest)


            """
    }

    /// Ascending by bytes with the index: a stem by the index's share of all, then a number.
    private static func name(_ index: Int) -> String {
        let group = index / 256
        let letters = [group / 676, group / 26, group].map { digit in
            String(UnicodeScalar(UInt8(97 + digit % 26)))
        }
        let stem = stems[group % stems.count]
        let number = String(index % 256 + 1000)
        return "\(letters.joined())-\(stem)-\(number.dropFirst())"
    }

    private static let stems = [
        "alsa", "boost", "cairo", "dbus", "expat", "fuse", "glib", "harfbuzz", "iconv", "jpeg",
        "kerberos", "ldap", "mpeg", "ncurses", "openmpi", "pango", "qt", "readline", "sqlite",
        "tls", "usb", "vorbis", "wayland", "xml", "yaml", "zstd",
    ]
    private static let sections = [
        "libs", "libdevel", "python", "perl", "utils", "admin", "net", "devel", "science", "doc",
        "games", "graphics", "sound", "video", "web", "text", "editors", "fonts", "haskell",
        "golang", "rust", "javascript", "java", "debug", "math", "mail", "x11", "gnome", "kde",
        "kernel", "database", "electronics", "education", "localization", "misc", "otherosfs",
    ]
    private static let adjectives = [
        "Small", "Fast", "Portable", "Versatile", "Modular", "Simple", "Interactive", "Powerful",
    ]
    private static let nouns = [
        "library", "tool", "daemon", "framework", "toolkit and its shared files", "front end",
        "collection of utilities", "command-line program", "set of development headers",
    ]
    private static let subjects = [
        "network analysis", "image processing", "scientific computing", "audio", "text layout",
        "reading and writing archives of many formats", "distributed version control",
        "managing virtual machines on remote hosts", "cryptography", "games", "typesetting",
    ]
    private static let suffixes = [
        "documentation", "runtime", "development files", "debug symbols", "transitional package",
    ]
    private static let foreign = [
        "مكتبة لمعالجة النصوص العربية", "ספרייה לעיבוד טקסט בעברית", "用于中文分词的工具库",
        "Emoji 👩‍👩‍👧‍👦 picker 🇩🇪 for the terminal 🎉", "日本語入力のための小さな道具",
    ]
}

/// Sebastiano Vigna's SplitMix64 step: small, seeded, the same everywhere.
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
