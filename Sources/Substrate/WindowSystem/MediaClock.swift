// SPDX-License-Identifier: MIT
import Foundation

/// Stands in for QuartzCore's clock until that module has one.
enum MediaClock {
    static func now() -> TimeInterval { ProcessInfo.processInfo.systemUptime }
}
