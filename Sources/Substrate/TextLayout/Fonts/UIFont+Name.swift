// SPDX-License-Identifier: MIT
import CPango

extension UIFont {
    /// Makes a font of a named face; nil if there is none of that name.
    ///
    /// Found are the PostScript, full and family names of installed fonts, and the names of families
    /// that every iPhone has, such as "HelveticaNeue-Bold" or "Menlo", for which the nearest
    /// installed family stands in.
    ///
    /// - Parameters:
    ///   - name: the name of the face.
    ///   - size: the size in points.
    public convenience init?(name: String, size: CGFloat) {
        guard let face = FontFace.named(name) else { return nil }
        self.init(face: face, size: size)
    }

    /// Makes the fonts of a file available under their names.
    ///
    /// - Returns: whether the file holds fonts.
    /// - Note: Differs from UIKit: takes the place of the `UIAppFonts` key of an `Info.plist`.
    @discardableResult
    public class func registerFonts(at url: URL) -> Bool {
        guard FontConfiguration.addFonts(at: url) else { return false }
        FontFace.forgetNames()
        return true
    }

    /// The names of the installed families, sorted.
    public class var familyNames: [String] { FontConfiguration.familyNames }
}

extension FontFace {
    private static let names = Locked<[String: FontFace?]>([:])

    /// Makes names be looked up again, after fonts were added.
    static func forgetNames() { names.withLock { $0.removeAll() } }

    /// The face of a name; nil if there is none.
    static func named(_ name: String) -> FontFace? {
        if let known = names.withLock({ $0[name] }) { return known }
        let face = find(name)
        names.withLock { $0[name] = .some(face) }
        return face
    }

    private static func find(_ name: String) -> FontFace? {
        guard !name.isEmpty, !name.utf8.contains(0) else { return nil }
        let style = StyleName(postScriptName: name)
        if name.hasPrefix(".SFUI") || name.hasPrefix(".AppleSystemUIFont") {
            return .system(weight: style.weight, isItalic: style.isItalic)
        }
        for property in [FC_POSTSCRIPT_NAME, FC_FULLNAME] {
            guard let found = FontConfiguration.faces(matching: property, value: name).first else {
                continue
            }
            return face(
                family: found.family, weight: found.weight, isItalic: found.isItalic, name: name)
        }
        if FontConfiguration.hasFamily(name) {
            return face(family: name, weight: 400, isItalic: false, name: name)
        }
        let family = style.family.filter { $0 != " " }.lowercased()
        guard let replacement = replacements[family] else { return nil }
        return face(
            family: replacement, weight: style.weight, isItalic: style.isItalic, name: name)
    }

    /// Families of iOS and what stands in for them.
    private static let replacements: [String: String] = {
        var replacements: [String: String] = [:]
        for name in [
            "helvetica", "helveticaneue", "arial", "arialmt", "avenir", "avenirnext", "futura",
            "gillsans", "verdana", "trebuchetms", "optima", "sfprotext", "sfprodisplay", "sfpro",
        ] { replacements[name] = systemFamily }
        for name in ["menlo", "courier", "couriernew", "couriernewps", "sfmono", "monaco"] {
            replacements[name] = monospacedFamily
        }
        for name in [
            "georgia", "timesnewroman", "timesnewromanps", "times", "palatino", "baskerville",
            "didot", "charter", "newyork",
        ] { replacements[name] = "serif" }
        return replacements
    }()
}

/// A PostScript name taken apart: "HelveticaNeue-BoldItalic" is a family, a weight and a slant.
private struct StyleName {
    let family: String
    let weight: Int
    let isItalic: Bool

    /// Longer words come first where they contain shorter ones.
    private static let weights: [(String, Int)] = [
        ("ultralight", 100), ("extralight", 200), ("thin", 200), ("semibold", 600),
        ("demibold", 600), ("extrabold", 800), ("ultrabold", 800), ("light", 300),
        ("medium", 500), ("bold", 700), ("heavy", 800), ("black", 900),
    ]

    init(postScriptName: String) {
        let parts = postScriptName.split(separator: "-", maxSplits: 1)
        family = parts.first.map(String.init) ?? ""
        let style = parts.count > 1 ? parts[1].lowercased() : ""
        weight = Self.weights.first { style.contains($0.0) }?.1 ?? 400
        isItalic = style.contains("italic") || style.contains("oblique")
    }
}
