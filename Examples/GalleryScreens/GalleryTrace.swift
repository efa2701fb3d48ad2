// SPDX-License-Identifier: MIT
import UIKit

/// What the gallery shows, as lines for a program that watches it.
///
/// With `TRELLIS_GALLERY_TRACE=1` in the environment each change prints `trace KEY VALUE`:
/// `frame first`, `screen TITLE`, `depth SCREENS`, `offset POINTS`, `size WIDTH HEIGHT` (points),
/// `rows COUNT`.
@MainActor package enum GalleryTrace {
    /// Whether lines are printed.
    package static let isOn = ProcessInfo.processInfo.environment["TRELLIS_GALLERY_TRACE"] == "1"

    /// Prints which screen appeared.
    static func note(screen controller: UIViewController) {
        note("screen", controller.title ?? "")
        note("depth", "\(controller.navigationController?.viewControllers.count ?? 1)")
    }

    private static var last: [String: String] = [:]

    /// Prints a value unless it is the key's last one.
    package static func note(_ key: String, _ value: @autoclosure () -> String) {
        guard isOn else { return }
        let text = value()
        guard last.updateValue(text, forKey: key) != text else { return }
        FileHandle.standardOutput.write(Data("trace \(key) \(text)\n".utf8))
    }
}
