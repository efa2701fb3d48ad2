// SPDX-License-Identifier: MIT
import Foundation

/// How sizes are written.
enum SizeUnit: Int, CaseIterable, Sendable {
    /// Powers of 1000.
    case decimal
    /// Powers of 1024.
    case binary

    /// A name of the unit, for a choice.
    var title: String { self == .decimal ? "GB" : "GiB" }

    /// A number of bytes with three digits or so.
    func text(_ bytes: Int64) -> String {
        let base = self == .decimal ? 1000.0 : 1024.0
        let names = self == .decimal ? ["kB", "MB", "GB", "TB"] : ["KiB", "MiB", "GiB", "TiB"]
        var value = Double(bytes) / base
        var name = 0
        while value >= base - 0.5, name < names.count - 1 {
            value /= base
            name += 1
        }
        return String(format: value < 99.95 ? "%.1f" : "%.0f", value) + " " + names[name]
    }
}

extension MachineFacts {
    /// How long the machine has been running.
    var uptimeText: String {
        let minutes = Int(uptime) / 60
        let (days, hours) = (minutes / 1440, minutes / 60 % 24)
        if days > 0 { return "\(days) d \(hours) h" }
        return "\(hours) h \(minutes % 60) min"
    }

    var coreText: String { coreCount == 1 ? "1 core" : "\(coreCount) cores" }

    /// The language and region in English.
    var localeText: String {
        Locale(identifier: "en").localizedString(forIdentifier: locale.identifier)
            ?? locale.identifier
    }

    /// A number as it is written where the machine is.
    var numberText: String {
        let formatter = NumberFormatter()
        formatter.locale = locale
        formatter.numberStyle = .decimal
        return formatter.string(from: 1_234_567.5) ?? ""
    }

    /// How far the clock is from Greenwich's.
    var offsetText: String {
        let minutes = timeZone.secondsFromGMT(for: date) / 60
        return String(
            format: "UTC%@%02d:%02d", minutes < 0 ? "\u{2212}" : "+", abs(minutes) / 60,
            abs(minutes) % 60)
    }

    /// The time when the facts were read.
    func clockText(isTwentyFourHours: Bool) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = timeZone
        formatter.dateFormat = isTwentyFourHours ? "HH:mm" : "h:mm a"
        return formatter.string(from: date)
    }
}
