// SPDX-License-Identifier: MIT

/// A visual format, parsed: views in a row or column, and the space between each two.
struct VisualFormat: Equatable {
    var isVertical = false
    var elements: [Element] = []
    /// The spaces between neighbouring elements: one fewer than there are elements.
    var connections: [Connection] = []

    /// What stands in the row.
    enum Element: Equatable {
        /// The superview's edge: the first or last element.
        case superview(position: Int)
        case view(name: String, sizes: [Predicate], position: Int)
    }

    /// What stands between two elements.
    enum Connection: Equatable {
        /// No space: `[a][b]`.
        case flush
        /// The standard space: `[a]-[b]`.
        case standard
        case spaces([Predicate])
    }

    /// A condition on a space or size: `>=20@750`.
    struct Predicate: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        var object: Value
        var priority: Value?
        var position: Int
    }

    /// A number, or the name of a metric or view.
    enum Value: Equatable {
        case number(CGFloat)
        case name(String)
    }
}

/// What is wrong with a visual format, and where.
struct VisualFormatError: Error, Equatable {
    var reason: String
    /// How many characters stand before the place.
    var position: Int

    /// The message that UIKit's exception has: the reason, the format, and a mark under the place.
    func message(for format: String) -> String {
        guard position >= 0 else { return "Unable to parse constraint format: \(reason)" }
        let mark = String(repeating: " ", count: position) + "^"
        return "Unable to parse constraint format: \n\(reason) \n\(format) \n\(mark)"
    }
}
