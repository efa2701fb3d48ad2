// SPDX-License-Identifier: MIT
import CoreGraphics

/// Decides how many device pixels make a point.
///
/// X11 has no scale of its own; desktops announce one by convention. In order of precedence:
/// `TRELLIS_SCALE` (any number), `GDK_SCALE` (a whole number), the X resource `Xft.dpi` with 96
/// dots per inch as 1, and 1.
package enum DisplayScale {
    /// Values outside are cut to this range.
    package static let range: ClosedRange<CGFloat> = 0.5...8

    /// The scale to use.
    ///
    /// - Parameters:
    ///   - environment: The process's environment.
    ///   - resources: The X resource database, if there is one.
    package static func resolve(environment: [String: String], resources: String?) -> CGFloat {
        if let scale = number(environment["TRELLIS_SCALE"]) { return clamp(scale) }
        if let scale = number(environment["GDK_SCALE"]) { return clamp(scale.rounded()) }
        if let dpi = number(dotsPerInch(in: resources)) {
            // Desktops set odd values such as 98; quarter steps keep hairlines even.
            return clamp((dpi / 96 * 4).rounded() / 4)
        }
        return 1
    }

    private static func dotsPerInch(in resources: String?) -> String? {
        for line in (resources ?? "").split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, trimmed(parts[0]) == "Xft.dpi" else { continue }
            return String(trimmed(parts[1]))
        }
        return nil
    }

    private static func trimmed(_ text: Substring) -> Substring {
        let start = text.drop(while: \.isWhitespace)
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return start[...end]
    }

    private static func number(_ text: String?) -> CGFloat? {
        guard let text, let value = Double(trimmed(text[...])), value.isFinite, value > 0 else {
            return nil
        }
        return CGFloat(value)
    }

    private static func clamp(_ scale: CGFloat) -> CGFloat {
        min(max(scale, range.lowerBound), range.upperBound)
    }
}
