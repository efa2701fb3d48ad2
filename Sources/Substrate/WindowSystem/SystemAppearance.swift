// SPDX-License-Identifier: MIT
import Foundation

/// Finds out whether the desktop prefers light or dark.
///
/// In order of precedence: `TRELLIS_APPEARANCE` (`light` or `dark`), `GTK_THEME` (a name that ends
/// in `:dark` or `-dark`), the desktop portal's `color-scheme`, GTK's `settings.ini`, light.
package enum SystemAppearance {
    /// What the environment fixes; `nil` when the desktop decides.
    package static func fixed(by environment: [String: String]) -> WindowAppearance? {
        if let name = environment["TRELLIS_APPEARANCE"],
            let appearance = WindowAppearance(rawValue: name.lowercased())
        {
            return appearance
        }
        guard let theme = environment["GTK_THEME"], !theme.isEmpty else { return nil }
        return isDark(themeNamed: theme) ? .dark : .light
    }

    /// What GTK's settings files say, for the time until the portal answers.
    package static func settled(by environment: [String: String]) -> WindowAppearance? {
        let home = environment["HOME"] ?? ""
        let base = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 }
        for version in ["gtk-4.0", "gtk-3.0"] {
            let path = "\(base ?? home + "/.config")/\(version)/settings.ini"
            guard let settings = try? String(contentsOfFile: path, encoding: .utf8) else {
                continue
            }
            if let appearance = appearance(inSettings: settings) { return appearance }
        }
        return nil
    }

    /// Reads GTK's `settings.ini`.
    package static func appearance(inSettings text: String) -> WindowAppearance? {
        var result: WindowAppearance?
        for line in text.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: "=", maxSplits: 1).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            guard parts.count == 2 else { continue }
            switch parts[0] {
            case "gtk-application-prefer-dark-theme":
                return parts[1] == "1" || parts[1].lowercased() == "true" ? .dark : .light
            case "gtk-theme-name":
                result = isDark(themeNamed: parts[1]) ? .dark : .light
            default:
                continue
            }
        }
        return result
    }

    /// Reads the portal's answer, for example `(<<uint32 1>>,)`: 1 is dark, 2 light, 0 no preference.
    package static func appearance(inPortalAnswer text: String) -> WindowAppearance? {
        guard let marker = text.range(of: "uint32 ") else { return nil }
        switch text[marker.upperBound...].prefix(while: \.isNumber) {
        case "1": return .dark
        case "2", "0": return .light
        default: return nil
        }
    }

    /// Asks the portal without waiting; `reply` gets its answer on the main actor, or `nil` when
    /// there is no portal.
    ///
    /// The question is asked by `gdbus`, which comes with GLib: one short process, no connection
    /// that stays.
    static func askPortal(
        environment: [String: String],
        reply: @escaping @MainActor @Sendable (WindowAppearance?) -> Void
    ) {
        guard environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false else { return }
        DispatchQueue.global(qos: .utility).async {
            let answer = runPortalQuestion().flatMap { appearance(inPortalAnswer: $0) }
            DispatchQueue.main.async {
                MainActor.assumeIsolated { reply(answer) }
            }
        }
    }

    private static func runPortalQuestion() -> String? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/gdbus")
        process.arguments = [
            "call", "--session", "--timeout", "2", "--dest", "org.freedesktop.portal.Desktop",
            "--object-path", "/org/freedesktop/portal/desktop", "--method",
            "org.freedesktop.portal.Settings.Read", "org.freedesktop.appearance", "color-scheme",
        ]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
    }

    private static func isDark(themeNamed name: String) -> Bool {
        let name = name.lowercased()
        return name.hasSuffix(":dark") || name.hasSuffix("-dark")
    }
}
