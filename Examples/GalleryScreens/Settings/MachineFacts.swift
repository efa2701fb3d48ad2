// SPDX-License-Identifier: MIT
import Foundation

/// What the settings screen says of a machine, at one moment.
struct MachineFacts: Sendable {
    /// A file system that is mounted.
    struct Disk: Equatable, Sendable {
        /// Where it is mounted.
        var path: String
        /// The kind of file system, for example ext4.
        var kind: String
        /// In bytes.
        var size: Int64
        /// Bytes that can still be written.
        var free: Int64
        /// Whether it lives in memory and ends with the system.
        var isTemporary: Bool
    }

    var name: String
    /// The name and version of what was installed, such as a Debian release.
    var system: String
    var kernel: String
    var processor: String
    var coreCount: Int
    /// How long the machine has been running, in seconds.
    var uptime: TimeInterval
    /// In bytes.
    var memory: Int64
    /// Bytes that programs could still get.
    var availableMemory: Int64
    var disks: [Disk]
    var locale: Locale
    var timeZone: TimeZone
    /// When the facts were read.
    var date: Date
}
