// SPDX-License-Identifier: MIT
import UIKit

/// Views as text, a line a view: type, frame in its superview, what it shows, its identifier.
///
/// ```
/// UIView (0 0; 390 844)
///   UILabel (16 20; 82.5 20.5) "Packages" #title
///   UIView (0 60; 390 44) hidden
/// ```
@MainActor enum ViewTree {
    static func description(of view: UIView, in window: OffscreenWindow) -> String {
        window.runFrame()
        var lines: [String] = []
        append(view, depth: 0, to: &lines)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func append(_ view: UIView, depth: Int, to lines: inout [String]) {
        lines.append(String(repeating: "  ", count: depth) + line(view))
        for subview in view.subviews { append(subview, depth: depth + 1, to: &lines) }
    }

    private static func line(_ view: UIView) -> String {
        let bounds = view.bounds
        // The frame that the view has without its transform, which is named apart.
        let origin = CGPoint(
            x: view.center.x - bounds.width * view.layer.anchorPoint.x,
            y: view.center.y - bounds.height * view.layer.anchorPoint.y)
        var words = [
            "\(type(of: view))",
            "(\(number(origin.x)) \(number(origin.y)); "
                + "\(number(bounds.width)) \(number(bounds.height)))",
        ]
        if bounds.origin != .zero {
            words.append("scrolled (\(number(bounds.origin.x)) \(number(bounds.origin.y)))")
        }
        if let text = text(of: view), !text.isEmpty { words.append(quoted(text)) }
        if let identifier = view.accessibilityIdentifier { words.append("#\(identifier)") }
        if !view.transform.isIdentity { words.append("transformed") }
        if view.alpha != 1 { words.append("alpha \(number(view.alpha))") }
        if view.isHidden { words.append("hidden") }
        return words.joined(separator: " ")
    }

    /// What a view shows as text; `nil` for a view that shows none.
    static func text(of view: UIView) -> String? {
        guard let label = view as? UILabel else { return nil }
        return label.attributedText?.string ?? label.text
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.replacingOccurrences(of: "\n", with: "\\n")
            .replacingOccurrences(of: "\"", with: "\\\"")
        return "\"\(escaped)\""
    }

    /// A number with three decimals at most, the same in every locale.
    private static func number(_ value: CGFloat) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
        let thousandths = Int((value * 1000).rounded())
        let sign = thousandths < 0 ? "-" : ""
        let whole = abs(thousandths) / 1000
        let rest = abs(thousandths) % 1000
        guard rest > 0 else { return "\(sign)\(whole)" }
        let digits = String(1000 + rest).dropFirst()
        let trimmed = String(digits.reversed().drop { $0 == "0" }.reversed())
        return "\(sign)\(whole).\(trimmed)"
    }
}

extension OffscreenWindow {
    /// The window's views, a line a view, indented by depth: type, frame, text, identifier, and
    /// whether it is scrolled, transformed, translucent or hidden. The same in every run.
    public var recursiveDescription: String {
        ViewTree.description(of: window, in: self)
    }
}
