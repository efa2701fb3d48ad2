// SPDX-License-Identifier: MIT

/// Reads visual formats by descent.
///
///     format     = [("H" | "V") ":"] ["|" connection] view (connection view)* [connection "|"]
///     view       = "[" name ["(" predicate ("," predicate)* ")"] "]"
///     connection = "" | "-" | "-" space "-"
///     space      = number | name | "(" predicate ("," predicate)* ")"
///     predicate  = ["==" | "<=" | ">="] (number | name) ["@" (number | name)]
///
/// Spaces between the parts count for nothing.
struct VisualFormatParser {
    private let characters: [Character]
    private var position = 0

    static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
        if format.isEmpty { throw VisualFormatError(reason: "It's an empty string.", position: -1) }
        guard format.allSatisfy(\.isASCII) else {
            throw VisualFormatError(reason: "It contains non-ASCII characters.", position: -1)
        }
        var parser = VisualFormatParser(characters: Array(format))
        return try parser.format()
    }

    private init(characters: [Character]) {
        self.characters = characters
    }

    // MARK: Grammar

    private mutating func format() throws(VisualFormatError) -> VisualFormat {
        var result = VisualFormat()
        if let letter = peek(), characters.indices.contains(position + 1),
            characters[position + 1] == ":", letter == "H" || letter == "V"
        {
            result.isVertical = letter == "V"
            position += 2
        }
        if peek() == "|" {
            result.elements.append(.superview(position: position))
            position += 1
            result.connections.append(try connection())
        }
        result.elements.append(try view())
        while peek() != nil {
            let connection = try connection()
            result.connections.append(connection)
            if peek() == "|" {
                result.elements.append(.superview(position: position))
                position += 1
                guard peek() == nil else { throw failure("Expected the end of the format string.") }
                break
            }
            result.elements.append(try view())
        }
        return result
    }

    private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard peek() == "-" else { return .flush }
        position += 1
        guard let next = peek(), next != "[", next != "|" else { return .standard }
        let spaces: [VisualFormat.Predicate]
        if next == "(" {
            spaces = try predicates()
        } else {
            let start = position
            spaces = [VisualFormat.Predicate(object: try value(), position: start)]
        }
        guard peek() == "-" else {
            throw failure("Expected a '-' here. That is how you give the end of a connection.")
        }
        position += 1
        return .spaces(spaces)
    }

    private mutating func view() throws(VisualFormatError) -> VisualFormat.Element {
        guard peek() == "[" else {
            throw failure("Expected a '[' here. That is how you give the start of a view.")
        }
        position += 1
        _ = peek()
        let start = position
        let name = name()
        guard !name.isEmpty else {
            throw failure(
                "Expected a view. View names must start with a letter or an underscore, then "
                    + "contain letters, numbers, and underscores.")
        }
        let sizes = peek() == "(" ? try predicates() : []
        guard peek() == "]" else {
            throw failure("Expected a ']' here. That is how you give the end of a view.")
        }
        position += 1
        return .view(name: name, sizes: sizes, position: start)
    }

    private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        position += 1
        var result: [VisualFormat.Predicate] = []
        while true {
            _ = peek()
            let start = position
            let relation = try relation()
            let object = try value()
            var priority: VisualFormat.Value?
            if peek() == "@" {
                position += 1
                priority = try value()
            }
            result.append(
                VisualFormat.Predicate(
                    relation: relation, object: object, priority: priority, position: start))
            switch peek() {
            case ",": position += 1
            case ")":
                position += 1
                return result
            default:
                throw failure(
                    "Expected a ')' or a ',' here. That is how you end a list of predicates or "
                        + "give another.")
            }
        }
    }

    private mutating func relation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
        let signs: [(Character, NSLayoutConstraint.Relation)] = [
            ("=", .equal), ("<", .lessThanOrEqual), (">", .greaterThanOrEqual),
        ]
        guard let found = signs.first(where: { $0.0 == peek() }) else { return .equal }
        position += 1
        guard peek() == "=" else {
            throw failure("Expected a relation. Relation must be one of <=, == or >=.")
        }
        position += 1
        return found.1
    }

    private mutating func value() throws(VisualFormatError) -> VisualFormat.Value {
        guard let first = peek() else { throw failure("Expected a number or a name here.") }
        if first.isLetter || first == "_" { return .name(name()) }
        let start = position
        if first == "-" || first == "+" { position += 1 }
        while let next = current, next.isNumber || next == "." { position += 1 }
        guard let number = Double(String(characters[start..<position])) else {
            position = start
            throw failure("Expected a number or a name here.")
        }
        return .number(CGFloat(number))
    }

    // MARK: Characters

    private mutating func name() -> String {
        let start = position
        guard let first = current, first.isLetter || first == "_" else { return "" }
        while let next = current, next.isLetter || next.isNumber || next == "_" { position += 1 }
        return String(characters[start..<position])
    }

    private var current: Character? {
        position < characters.count ? characters[position] : nil
    }

    /// The next character that is not a space; nil at the end.
    private mutating func peek() -> Character? {
        while let next = current, next.isWhitespace { position += 1 }
        return current
    }

    private func failure(_ reason: String) -> VisualFormatError {
        VisualFormatError(reason: reason, position: position)
    }
}
