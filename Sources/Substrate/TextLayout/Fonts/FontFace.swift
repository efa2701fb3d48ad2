// SPDX-License-Identifier: MIT

/// A typeface without a size: family, weight, slant. Equal faces are the same object.
package final class FontFace: Sendable {
    /// The family as fontconfig knows it.
    let family: String
    /// The CSS weight, 100...900.
    let weight: Int
    /// Whether the face is slanted.
    let isItalic: Bool
    /// The PostScript-like name that `UIFont.fontName` gives.
    let name: String
    /// Whether this is the interface font, which has San Francisco's vertical metrics.
    let isSystem: Bool
    /// Whether all digits are given the same width.
    let hasEqualDigits: Bool

    private struct Key: Hashable {
        let family: String
        let weight: Int
        let isItalic: Bool
        let name: String
        let isSystem: Bool
        let hasEqualDigits: Bool
    }

    private static let known = Locked<[Key: FontFace]>([:])

    private init(_ key: Key) {
        family = key.family
        weight = key.weight
        isItalic = key.isItalic
        name = key.name
        isSystem = key.isSystem
        hasEqualDigits = key.hasEqualDigits
    }

    /// The face of a family; the same object for the same arguments.
    static func face(
        family: String, weight: Int, isItalic: Bool, name: String, isSystem: Bool = false,
        hasEqualDigits: Bool = false
    ) -> FontFace {
        let key = Key(
            family: family, weight: weight, isItalic: isItalic, name: name, isSystem: isSystem,
            hasEqualDigits: hasEqualDigits)
        return known.withLock { faces in
            if let face = faces[key] { return face }
            let face = FontFace(key)
            faces[key] = face
            return face
        }
    }

    /// The interface font's glyphs come from this family.
    static let systemFamily = "Inter"
    /// The fixed-width interface font's glyphs come from this family.
    static let monospacedFamily = "monospace"

    private static let systemUpright = (1...9).map { makeSystem(weight: $0 * 100, italic: false) }
    private static let systemItalic = (1...9).map { makeSystem(weight: $0 * 100, italic: true) }

    private static func makeSystem(weight: Int, italic: Bool) -> FontFace {
        let suffix = (styleName(weight: weight) + (italic ? "Italic" : ""))
        return face(
            family: systemFamily, weight: weight, isItalic: italic,
            name: ".SFUI-" + (suffix.isEmpty ? "Regular" : suffix), isSystem: true)
    }

    /// The interface font in one of the nine CSS weights.
    static func system(weight: Int, isItalic: Bool = false) -> FontFace {
        let index = min(max(weight / 100, 1), 9) - 1
        return isItalic ? systemItalic[index] : systemUpright[index]
    }

    /// The interface font with digits of equal width.
    static func systemWithEqualDigits(weight: Int) -> FontFace {
        face(
            family: systemFamily, weight: weight, isItalic: false,
            name: ".SFUI-" + styleName(weight: weight) + "-Monodigit", isSystem: true,
            hasEqualDigits: true)
    }

    /// The fixed-width interface font.
    static func monospaced(weight: Int) -> FontFace {
        face(
            family: monospacedFamily, weight: weight, isItalic: false,
            name: ".AppleSystemUIFontMonospaced-" + styleName(weight: weight))
    }

    /// Whether all characters are equally wide, by the name of the family.
    var isMonospaced: Bool {
        family == Self.monospacedFamily || family.hasSuffix(" Mono")
    }

    /// The face of the same family with another weight and slant.
    func with(weight: Int, isItalic: Bool) -> FontFace {
        guard weight != self.weight || isItalic != self.isItalic else { return self }
        if isSystem, !hasEqualDigits { return .system(weight: weight, isItalic: isItalic) }
        let base = name.split(separator: "-").first.map(String.init) ?? name
        let style = Self.styleName(weight: weight) + (isItalic ? "Italic" : "")
        return .face(
            family: family, weight: weight, isItalic: isItalic,
            name: style.isEmpty ? base : base + "-" + style, isSystem: isSystem,
            hasEqualDigits: hasEqualDigits)
    }

    /// The English name of a CSS weight as it stands in PostScript names; empty for 400.
    static func styleName(weight: Int) -> String {
        switch weight {
        case ..<150: "Ultralight"
        case ..<250: "Thin"
        case ..<350: "Light"
        case ..<450: ""
        case ..<550: "Medium"
        case ..<650: "Semibold"
        case ..<750: "Bold"
        case ..<850: "Heavy"
        default: "Black"
        }
    }
}
