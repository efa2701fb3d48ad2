// SPDX-License-Identifier: MIT

/// The colours that are made once: each class property below hands out the same object.
private enum Palette {
    static let black = fixed(0x000000)
    static let white = fixed(0xFFFFFF)
    static let gray = UIColor(white: 0.5, alpha: 1)
    static let lightGray = fixed(0xAAAAAA)
    static let darkGray = fixed(0x555555)
    static let red = fixed(0xFF0000)
    static let green = fixed(0x00FF00)
    static let blue = fixed(0x0000FF)
    static let cyan = fixed(0x00FFFF)
    static let yellow = fixed(0xFFFF00)
    static let magenta = fixed(0xFF00FF)
    static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    static let brown = fixed(0x996633)
    static let systemRed = UIColor(light: (0xFF3B30, 1), dark: (0xFF453A, 1))
    static let systemOrange = UIColor(light: (0xFF9500, 1), dark: (0xFF9F0A, 1))
    static let systemYellow = UIColor(light: (0xFFCC00, 1), dark: (0xFFD60A, 1))
    static let systemGreen = UIColor(light: (0x34C759, 1), dark: (0x30D158, 1))
    static let systemMint = UIColor(light: (0x00C7BE, 1), dark: (0x63E6E2, 1))
    static let systemTeal = UIColor(light: (0x30B0C7, 1), dark: (0x40C8E0, 1))
    static let systemCyan = UIColor(light: (0x32ADE6, 1), dark: (0x64D2FF, 1))
    static let systemBlue = UIColor(light: (0x007AFF, 1), dark: (0x0A84FF, 1))
    static let systemIndigo = UIColor(light: (0x5856D6, 1), dark: (0x5E5CE6, 1))
    static let systemPurple = UIColor(light: (0xAF52DE, 1), dark: (0xBF5AF2, 1))
    static let systemPink = UIColor(light: (0xFF2D55, 1), dark: (0xFF375F, 1))
    static let systemBrown = UIColor(light: (0xA2845E, 1), dark: (0xAC8E68, 1))
    static let systemGray = UIColor(light: (0x8E8E93, 1), dark: (0x8E8E93, 1))
    static let systemGray2 = UIColor(light: (0xAEAEB2, 1), dark: (0x636366, 1))
    static let systemGray3 = UIColor(light: (0xC7C7CC, 1), dark: (0x48484A, 1))
    static let systemGray4 = UIColor(light: (0xD1D1D6, 1), dark: (0x3A3A3C, 1))
    static let systemGray5 = UIColor(light: (0xE5E5EA, 1), dark: (0x2C2C2E, 1))
    static let systemGray6 = UIColor(light: (0xF2F2F7, 1), dark: (0x1C1C1E, 1))
    static let label = UIColor(light: (0x000000, 1), dark: (0xFFFFFF, 1))
    static let secondaryLabel = UIColor(light: (0x3C3C43, 0.6), dark: (0xEBEBF5, 0.6))
    static let tertiaryLabel = UIColor(light: (0x3C3C43, 0.3), dark: (0xEBEBF5, 0.3))
    static let quaternaryLabel = UIColor(light: (0x3C3C43, 0.18), dark: (0xEBEBF5, 0.16))
    static let placeholderText = UIColor(light: (0x3C3C43, 0.3), dark: (0xEBEBF5, 0.3))
    static let separator = UIColor(light: (0x3C3C43, 0.29), dark: (0x545458, 0.6))
    static let opaqueSeparator = UIColor(light: (0xC6C6C8, 1), dark: (0x38383A, 1))
    static let link = UIColor(light: (0x007AFF, 1), dark: (0x0984FF, 1))
    static let systemFill = UIColor(light: (0x787880, 0.2), dark: (0x787880, 0.36))
    static let secondarySystemFill = UIColor(light: (0x787880, 0.16), dark: (0x787880, 0.32))
    static let tertiarySystemFill = UIColor(light: (0x767680, 0.12), dark: (0x767680, 0.24))
    static let quaternarySystemFill = UIColor(light: (0x747480, 0.08), dark: (0x767680, 0.18))
    static let systemBackground = UIColor(light: (0xFFFFFF, 1), dark: (0x000000, 1))
    static let secondarySystemBackground = UIColor(light: (0xF2F2F7, 1), dark: (0x1C1C1E, 1))
    static let tertiarySystemBackground = UIColor(light: (0xFFFFFF, 1), dark: (0x2C2C2E, 1))
    static let systemGroupedBackground = UIColor(light: (0xF2F2F7, 1), dark: (0x000000, 1))
    static let secondarySystemGroupedBackground = UIColor(light: (0xFFFFFF, 1), dark: (0x1C1C1E, 1))
    static let tertiarySystemGroupedBackground = UIColor(light: (0xF2F2F7, 1), dark: (0x2C2C2E, 1))
    static let clear = UIColor(white: 0, alpha: 0)
    static let lightText = UIColor(white: 1, alpha: 0.6)
    static let darkText = fixed(0x000000)

    private static func fixed(_ hex: UInt32) -> UIColor {
        UIColor(
            red: CGFloat(hex >> 16) / 255, green: CGFloat(hex >> 8 & 0xff) / 255,
            blue: CGFloat(hex & 0xff) / 255, alpha: 1)
    }
}

extension UIColor {
    // MARK: Fixed colours

    /// Black.
    public class var black: UIColor { Palette.black }
    /// White.
    public class var white: UIColor { Palette.white }
    /// A middle gray.
    public class var gray: UIColor { Palette.gray }
    /// A light gray.
    public class var lightGray: UIColor { Palette.lightGray }
    /// A dark gray.
    public class var darkGray: UIColor { Palette.darkGray }
    /// Pure red.
    public class var red: UIColor { Palette.red }
    /// Pure green.
    public class var green: UIColor { Palette.green }
    /// Pure blue.
    public class var blue: UIColor { Palette.blue }
    /// Green and blue.
    public class var cyan: UIColor { Palette.cyan }
    /// Red and green.
    public class var yellow: UIColor { Palette.yellow }
    /// Red and blue.
    public class var magenta: UIColor { Palette.magenta }
    /// An orange.
    public class var orange: UIColor { Palette.orange }
    /// A purple.
    public class var purple: UIColor { Palette.purple }
    /// A brown.
    public class var brown: UIColor { Palette.brown }
    /// No colour at all: black with an alpha of 0.
    public class var clear: UIColor { Palette.clear }
    /// Text on a dark background.
    public class var lightText: UIColor { Palette.lightText }
    /// Text on a light background.
    public class var darkText: UIColor { Palette.darkText }
    /// The tint of controls where none is set: the system's blue.
    public class var tintColor: UIColor { Palette.systemBlue }

    // MARK: Colours of iOS 17 that follow the style

    /// iOS's `systemRed`, light and dark.
    public class var systemRed: UIColor { Palette.systemRed }
    /// iOS's `systemOrange`, light and dark.
    public class var systemOrange: UIColor { Palette.systemOrange }
    /// iOS's `systemYellow`, light and dark.
    public class var systemYellow: UIColor { Palette.systemYellow }
    /// iOS's `systemGreen`, light and dark.
    public class var systemGreen: UIColor { Palette.systemGreen }
    /// iOS's `systemMint`, light and dark.
    public class var systemMint: UIColor { Palette.systemMint }
    /// iOS's `systemTeal`, light and dark.
    public class var systemTeal: UIColor { Palette.systemTeal }
    /// iOS's `systemCyan`, light and dark.
    public class var systemCyan: UIColor { Palette.systemCyan }
    /// iOS's `systemBlue`, light and dark.
    public class var systemBlue: UIColor { Palette.systemBlue }
    /// iOS's `systemIndigo`, light and dark.
    public class var systemIndigo: UIColor { Palette.systemIndigo }
    /// iOS's `systemPurple`, light and dark.
    public class var systemPurple: UIColor { Palette.systemPurple }
    /// iOS's `systemPink`, light and dark.
    public class var systemPink: UIColor { Palette.systemPink }
    /// iOS's `systemBrown`, light and dark.
    public class var systemBrown: UIColor { Palette.systemBrown }
    /// iOS's `systemGray`, light and dark.
    public class var systemGray: UIColor { Palette.systemGray }
    /// iOS's `systemGray2`, light and dark.
    public class var systemGray2: UIColor { Palette.systemGray2 }
    /// iOS's `systemGray3`, light and dark.
    public class var systemGray3: UIColor { Palette.systemGray3 }
    /// iOS's `systemGray4`, light and dark.
    public class var systemGray4: UIColor { Palette.systemGray4 }
    /// iOS's `systemGray5`, light and dark.
    public class var systemGray5: UIColor { Palette.systemGray5 }
    /// iOS's `systemGray6`, light and dark.
    public class var systemGray6: UIColor { Palette.systemGray6 }
    /// iOS's `label`, light and dark.
    public class var label: UIColor { Palette.label }
    /// iOS's `secondaryLabel`, light and dark.
    public class var secondaryLabel: UIColor { Palette.secondaryLabel }
    /// iOS's `tertiaryLabel`, light and dark.
    public class var tertiaryLabel: UIColor { Palette.tertiaryLabel }
    /// iOS's `quaternaryLabel`, light and dark.
    public class var quaternaryLabel: UIColor { Palette.quaternaryLabel }
    /// iOS's `placeholderText`, light and dark.
    public class var placeholderText: UIColor { Palette.placeholderText }
    /// iOS's `separator`, light and dark.
    public class var separator: UIColor { Palette.separator }
    /// iOS's `opaqueSeparator`, light and dark.
    public class var opaqueSeparator: UIColor { Palette.opaqueSeparator }
    /// iOS's `link`, light and dark.
    public class var link: UIColor { Palette.link }
    /// iOS's `systemFill`, light and dark.
    public class var systemFill: UIColor { Palette.systemFill }
    /// iOS's `secondarySystemFill`, light and dark.
    public class var secondarySystemFill: UIColor { Palette.secondarySystemFill }
    /// iOS's `tertiarySystemFill`, light and dark.
    public class var tertiarySystemFill: UIColor { Palette.tertiarySystemFill }
    /// iOS's `quaternarySystemFill`, light and dark.
    public class var quaternarySystemFill: UIColor { Palette.quaternarySystemFill }
    /// iOS's `systemBackground`, light and dark.
    public class var systemBackground: UIColor { Palette.systemBackground }
    /// iOS's `secondarySystemBackground`, light and dark.
    public class var secondarySystemBackground: UIColor { Palette.secondarySystemBackground }
    /// iOS's `tertiarySystemBackground`, light and dark.
    public class var tertiarySystemBackground: UIColor { Palette.tertiarySystemBackground }
    /// iOS's `systemGroupedBackground`, light and dark.
    public class var systemGroupedBackground: UIColor { Palette.systemGroupedBackground }
    /// iOS's `secondarySystemGroupedBackground`, light and dark.
    public class var secondarySystemGroupedBackground: UIColor {
        Palette.secondarySystemGroupedBackground
    }
    /// iOS's `tertiarySystemGroupedBackground`, light and dark.
    public class var tertiarySystemGroupedBackground: UIColor {
        Palette.tertiarySystemGroupedBackground
    }
}
