// SPDX-License-Identifier: MIT

/// The Swift text of setters, laid out as `swift format` would.
struct SetterText {
    /// The first lines of every file; whoever begins so belongs to the generator.
    static let heading = """
        // SPDX-License-Identifier: MIT
        // Written by chaining-setters from the module's public properties; not edited by hand.

        """

    /// The modules to import.
    var imports: [String]

    /// False for setters that stay within their module.
    var isPublic = true

    /// No file has more lines.
    static let lineLimit = 400

    private static let width = 100

    /// The files of a class, by name: one, or several if one would be too long.
    func files(of setters: ClassSetters) -> [String: String] {
        var parts: [[String]] = [[]]
        var lines = 0
        for property in setters.properties {
            let text = text(of: property)
            let length = text.split(separator: "\n", omittingEmptySubsequences: false).count + 1
            if lines + length > Self.lineLimit - 20 {
                parts.append([])
                lines = 0
            }
            parts[parts.count - 1].append(text)
            lines += length
        }
        var files: [String: String] = [:]
        for (index, part) in parts.enumerated() {
            let number = index == 0 ? "" : "\(index + 1)"
            files["\(setters.name)+Setters\(number).swift"] = file(of: setters.name, part)
        }
        return files
    }

    private func file(of name: String, _ members: [String]) -> String {
        let imported = imports.sorted().map { "import \($0)\n" }.joined()
        let separator = imported.isEmpty ? "" : "\n"
        return Self.heading + imported + separator + "extension \(name) {\n"
            + members.joined(separator: "\n\n") + "\n}\n"
    }

    private func text(of property: SettableProperty) -> String {
        var lines = ["    /// Sets `\(property.name)` and returns the receiver."]
        if let deprecation = property.deprecation {
            let message = deprecation.isEmpty ? "" : ", message: \"\(escaped(deprecation))\""
            lines.append("    @available(*, deprecated\(message))")
        }
        lines.append("    @discardableResult")
        let opening = "    \(isPublic ? "public " : "")func \(property.name)("
        let parameter = "_ newValue: \(escapingMark(of: property.type))\(property.type)"
        let line = opening + parameter + ") -> Self {"
        if line.count <= Self.width {
            lines.append(line)
        } else {
            lines += [opening, "        " + parameter, "    ) -> Self {"]
        }
        lines += ["        self.\(property.name) = newValue", "        return self", "    }"]
        return lines.joined(separator: "\n")
    }

    /// A function's type is written with its mark; an optional one has none.
    private func escapingMark(of type: String) -> String {
        let isFunction = type.contains("->") && !type.hasSuffix("?") && !type.hasSuffix("!")
        return isFunction && !type.hasPrefix("[") ? "@escaping " : ""
    }

    private func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            .replacing("\n", with: "\\n")
    }
}
