// SPDX-License-Identifier: MIT
import Foundation

/// A colour, fixed or depending on the traits it is drawn under.
///
/// An immutable value that any thread may use. A dynamic colour resolves against
/// `UITraitCollection.current`.
open class UIColor: NSObject, _ExpressibleByColorLiteral, TextColorProviding, @unchecked Sendable {
    // Proof of Sendable: the stored properties are immutable and hold Sendable values.

    private let tag = AttributeValueTag()

    enum Storage: Sendable {
        case fixed(CGColor)
        case appearances(light: CGColor, dark: CGColor)
        case provider(@Sendable (UITraitCollection) -> UIColor)
    }

    let storage: Storage

    init(storage: Storage) {
        self.storage = storage
        super.init()
    }

    /// Makes a colour from sRGB components, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            storage: .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha)))
    }

    /// Makes a shade of gray; both values from 0 (black, clear) to 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Makes a colour from hue, saturation, brightness and alpha, each from 0 to 1.
    public convenience init(
        hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) {
        let sector = (hue - hue.rounded(.down)) * 6
        let chroma = brightness * saturation
        let second = chroma * (1 - abs(sector.truncatingRemainder(dividingBy: 2) - 1))
        let base = brightness - chroma
        let (red, green, blue): (CGFloat, CGFloat, CGFloat) =
            switch Int(sector) {
            case 0: (chroma, second, 0)
            case 1: (second, chroma, 0)
            case 2: (0, chroma, second)
            case 3: (0, second, chroma)
            case 4: (second, 0, chroma)
            default: (chroma, 0, second)
            }
        self.init(red: red + base, green: green + base, blue: blue + base, alpha: alpha)
    }

    /// Makes a colour from Core Graphics's.
    public convenience init(cgColor: CGColor) {
        self.init(storage: .fixed(cgColor))
    }

    /// Makes a colour that depends on the traits.
    ///
    /// - Parameter dynamicProvider: gives the colour for a trait collection; may be called on
    ///   any thread and often, so it should be cheap.
    public convenience init(
        dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
    ) {
        self.init(storage: .provider(dynamicProvider))
    }

    /// Makes a colour from a literal in the source; components from 0 to 1.
    public required convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(
            red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    convenience init(light: (UInt32, CGFloat), dark: (UInt32, CGFloat)) {
        self.init(
            storage: .appearances(
                light: UIColor.cgColor(hex: light.0, alpha: light.1),
                dark: UIColor.cgColor(hex: dark.0, alpha: dark.1)))
    }

    private static func cgColor(hex: UInt32, alpha: CGFloat) -> CGColor {
        CGColor(
            red: CGFloat(hex >> 16 & 0xff) / 255, green: CGFloat(hex >> 8 & 0xff) / 255,
            blue: CGFloat(hex & 0xff) / 255, alpha: alpha)
    }

    /// The colour for the current traits.
    open var cgColor: CGColor {
        switch storage {
        case .fixed(let color): color
        default: resolvedCGColor(with: .current)
        }
    }

    /// The colour for a trait collection, without a dependence on traits.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if case .fixed = storage { return self }
        return UIColor(cgColor: resolvedCGColor(with: traitCollection))
    }

    package func resolvedCGColor(with traits: UITraitCollection) -> CGColor {
        switch storage {
        case .fixed(let color): color
        case .appearances(let light, let dark):
            traits.userInterfaceStyle == .dark ? dark : light
        case .provider(let provider): provider(traits).resolvedCGColor(with: traits)
        }
    }

    /// The colour that text is drawn with under the current traits.
    package var textColor: CGColor { cgColor }

    var isDynamic: Bool {
        if case .fixed = storage { return false }
        return true
    }

    /// The same colour with another alpha, from 0 to 1; a dynamic colour stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .fixed(let color):
            UIColor(storage: .fixed(color.copy(alpha: alpha) ?? color))
        case .appearances(let light, let dark):
            UIColor(
                storage: .appearances(
                    light: light.copy(alpha: alpha) ?? light, dark: dark.copy(alpha: alpha) ?? dark)
            )
        case .provider(let provider):
            UIColor(storage: .provider { provider($0).withAlphaComponent(alpha) })
        }
    }

    /// Writes the sRGB components under the current traits.
    ///
    /// - Returns: true, since every colour has such components.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        // The pointers are the caller's, valid for the call as Apple's signature demands.
        let color = cgColor
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    /// Sets the fill and stroke colour of the current graphics context.
    open func set() {
        setFill()
        setStroke()
    }

    /// Sets the fill colour of the current graphics context.
    open func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Sets the stroke colour of the current graphics context.
    open func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        switch (storage, other.storage) {
        case (.fixed(let one), .fixed(let two)): return one == two
        case (.appearances(let light, let dark), .appearances(let light2, let dark2)):
            return light == light2 && dark == dark2
        default: return false
        }
    }

    open override var hash: Int {
        switch storage {
        case .fixed(let color): color.hashValue
        case .appearances(let light, _): light.hashValue
        case .provider: ObjectIdentifier(self).hashValue
        }
    }

    open override var description: String {
        let color = cgColor
        return "UIColor(red: \(color.red), green: \(color.green), blue: \(color.blue), "
            + "alpha: \(color.alpha))"
    }
}

/// What a colour literal in the source becomes.
public typealias _ColorLiteralType = UIColor
