// SPDX-License-Identifier: MIT
import Foundation

/// A control file with as many records as wanted, like a Debian release's list of packages.
struct PackageFile {
    /// Where the file lies.
    let path: String

    /// Writes the file into the directory for temporary files.
    init(count: Int) throws {
        path = NSTemporaryDirectory() + "bench-packages-\(count)-\(getpid()).txt"
        var numbers = FixedNumbers(seed: UInt64(count))
        let sections = ["admin", "devel", "doc", "games", "libs", "net", "python", "utils", "web"]
        var data = Data()
        for index in 0..<count {
            let summary = SampleText.line(length: 30 + Int(numbers.next() % 60), &numbers)
            data += Data(
                """
                Package: package-\(index)
                Version: \(numbers.next() % 20).\(numbers.next() % 40)-\(numbers.next() % 9)
                Installed-Size: \((10 + numbers.next() % 90) << (numbers.next() % 15))
                Maintainer: Somebody <somebody@example.org>
                Architecture: amd64
                Depends: libc6 (>= 2.34), libgcc-s1 (>= 3.0), libstdc++6 (>= 11)
                Description: \(summary)
                Section: \(sections[Int(numbers.next() % UInt64(sections.count))])
                Priority: optional
                Filename: pool/main/p/package-\(index)/package-\(index)_amd64.deb
                Size: \(numbers.next() % 10_000_000)


                """.utf8)
        }
        try data.write(to: URL(fileURLWithPath: path))
    }

    /// Deletes the file.
    func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }
}
