// SPDX-License-Identifier: MIT
import CPango

/// The fonts text may use: one fontconfig configuration for the process, built in memory.
///
/// It names directories and preferences itself, so that two machines with the same font packages
/// choose the same fonts whatever their system settings are. Hinting, antialiasing and subpixel
/// order are set in Cairo: set here all together, they would lose the colour emoji.
package enum FontConfiguration {
    /// Directories that are searched, with those below them.
    private static let directories = [
        "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/noto",
        "/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/dejavu",
    ]

    /// Families for text without a better one, in order. Weakly bound, so that the language of a
    /// piece of text chooses among those that have its characters.
    private static let sansSerif = [
        "Inter", "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari",
        "Noto Sans Thai", "Noto Sans CJK SC", "Noto Sans Symbols", "Noto Sans Symbols2",
        "Noto Sans Math", "DejaVu Sans", "Noto Color Emoji",
    ]

    /// What names on Apple's systems stand for here.
    private static let replacements = [
        "system-ui": "Inter", "-apple-system": "Inter", ".AppleSystemUIFont": "Inter",
    ]

    private struct Handle: @unchecked Sendable {
        // Unchecked because fontconfig locks its configurations; the pointer never changes.
        let config: OpaquePointer
    }

    private static let handle: Handle = {
        guard let config = FcConfigCreate() else {
            preconditionFailure("fontconfig could not make a configuration: out of memory")
        }
        let isLoaded = document.withCString { text in
            text.withMemoryRebound(to: FcChar8.self, capacity: document.utf8.count + 1) {
                FcConfigParseAndLoadFromMemory(config, $0, FcTrue)
            }
        }
        precondition(isLoaded != 0, "fontconfig rejected the built-in font configuration")
        FcConfigBuildFonts(config)
        // Pango starts a thread that loads the system's configuration unless there is a current one.
        FcConfigSetCurrent(config)
        return Handle(config: config)
    }()

    /// fontconfig's `FcTrue`, which is a macro that Swift does not see as an `FcBool`.
    private static let FcTrue: FcBool = 1

    /// The configuration. The first access reads the font caches (a few milliseconds).
    static var config: OpaquePointer { handle.config }

    /// Makes the fonts of a file available under their family names.
    ///
    /// - Returns: whether the file holds fonts.
    /// - Note: Layouts made before are not redone.
    package static func addFonts(at url: URL) -> Bool {
        let isAdded = url.path.withCString { path in
            path.withMemoryRebound(to: FcChar8.self, capacity: strlen(path) + 1) {
                FcConfigAppFontAddFile(config, $0)
            }
        }
        guard isAdded != 0 else { return false }
        ThreadTextEngine.fontsChanged()
        return true
    }

    /// Whether a family is installed under just this name.
    static func hasFamily(_ family: String) -> Bool {
        !faces(matching: FC_FAMILY, value: family).isEmpty
    }

    /// The names of the installed families, sorted.
    static var familyNames: [String] {
        Set(faces(matching: nil, value: "").map(\.family)).sorted()
    }

    /// A face as fontconfig describes it.
    struct InstalledFace {
        let family: String
        let weight: Int
        let isItalic: Bool
    }

    /// The installed faces whose pattern has a value, such as a family or a PostScript name; all if
    /// no property is given.
    static func faces(matching property: String?, value: String) -> [InstalledFace] {
        guard let pattern = FcPatternCreate(), let wanted = FcObjectSetCreate() else { return [] }
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(wanted)
        }
        if let property {
            value.withCString { text in
                text.withMemoryRebound(to: FcChar8.self, capacity: strlen(text) + 1) {
                    _ = FcPatternAddString(pattern, property, $0)
                }
            }
        }
        for name in [FC_FAMILY, FC_WEIGHT, FC_SLANT] { _ = FcObjectSetAdd(wanted, name) }
        guard let list = FcFontList(config, pattern, wanted) else { return [] }
        defer { FcFontSetDestroy(list) }
        return (0..<Int(list.pointee.nfont)).compactMap { index in
            list.pointee.fonts[index].flatMap(describe)
        }
    }

    private static func describe(_ pattern: OpaquePointer) -> InstalledFace? {
        var family: UnsafeMutablePointer<FcChar8>?
        var weight: Int32 = 80
        var slant: Int32 = 0
        guard FcPatternGetString(pattern, FC_FAMILY, 0, &family) == FcResultMatch, let family else {
            return nil
        }
        _ = FcPatternGetInteger(pattern, FC_WEIGHT, 0, &weight)
        _ = FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
        return InstalledFace(
            family: String(cString: family), weight: Int(FcWeightToOpenType(weight)),
            isItalic: slant != 0)
    }

    private static var document: String {
        var text = "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig>"
        for directory in directories { text += "<dir>\(directory)</dir>" }
        text += "<cachedir>/var/cache/fontconfig</cachedir>"
        text += "<cachedir prefix=\"xdg\">fontconfig</cachedir>"
        for (name, family) in replacements.sorted(by: { $0.key < $1.key }) {
            text += """
                <match target="pattern"><test name="family" compare="eq"><string>\(name)</string>\
                </test><edit name="family" mode="assign" binding="same"><string>\(family)</string>\
                </edit></match>
                """
        }
        text += alias("emoji", ["Noto Color Emoji"], binding: "same")
        text += alias("monospace", ["Noto Sans Mono", "DejaVu Sans Mono"], binding: "same")
        text += alias("serif", ["Noto Serif", "DejaVu Serif"], binding: "same")
        // Every request ends with the interface's families.
        text += """
            <match target="pattern"><test qual="all" name="family" compare="not_eq">\
            <string>sans-serif</string></test><edit name="family" mode="append_last">\
            <string>sans-serif</string></edit></match>
            """
        text += alias("sans-serif", sansSerif, binding: "weak")
        // Bitmap fonts (colour emoji) come in one size and are scaled to the wanted one.
        text += """
            <match target="font"><test name="outline" compare="eq"><bool>false</bool></test>\
            <edit name="pixelsizefixupfactor" mode="assign"><divide>\
            <name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>\
            </edit><edit name="matrix" mode="assign"><times><name>matrix</name><matrix>\
            <name>pixelsizefixupfactor</name><double>0</double><double>0</double>\
            <name>pixelsizefixupfactor</name></matrix></times></edit></match>
            """
        return text + "</fontconfig>"
    }

    private static func alias(_ name: String, _ families: [String], binding: String) -> String {
        let list = families.map { "<family>\($0)</family>" }.joined()
        return
            "<alias binding=\"\(binding)\"><family>\(name)</family><prefer>\(list)</prefer></alias>"
    }
}
