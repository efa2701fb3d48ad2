// SPDX-License-Identifier: MIT

/// What a font looks like, to find others like it: bolder, slanted, of another design.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    // Unchecked because NSObject is not Sendable; every stored property is constant.

    /// Traits that a font has or has not.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits, as Apple numbers them.
        public let rawValue: UInt32
        /// Makes traits from their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Semibold or heavier.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// All characters are equally wide.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// A variant of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// Apple's name of the design.
        public let rawValue: String
        /// Makes a design from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The interface font.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// The interface font with serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// The fixed-width interface font.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    // First: see AttributeValueTag.
    private let tag = AttributeValueTag()
    let face: FontFace
    private let lineHeight: CGFloat
    /// The size in points; 0 if any will do.
    public let pointSize: CGFloat

    init(face: FontFace, size: CGFloat, lineHeight: CGFloat = 0) {
        self.face = face
        self.lineHeight = lineHeight
        pointSize = size.isFinite && size > 0 ? size : 0
        super.init()
    }

    /// The descriptor of a text style's font at the default content size.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The PostScript name of the face.
    open var postscriptName: String { face.name }

    /// The traits of the face.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if face.isItalic { traits.insert(.traitItalic) }
        if face.weight >= 600 { traits.insert(.traitBold) }
        if face.isMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The face of the family with just these traits; nil if a fixed-width face is asked for and the
    /// family has none.
    open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        let isBold = traits.contains(.traitBold)
        let isItalic = traits.contains(.traitItalic)
        let weight: Int
        if isBold == (face.weight >= 600) {
            weight = face.weight
        } else {
            weight = isBold ? 700 : 400
        }
        guard traits.contains(.traitMonoSpace) == face.isMonospaced else {
            guard face.isSystem, traits.contains(.traitMonoSpace) else { return nil }
            return with(FontFace.monospaced(weight: weight))
        }
        return with(face.with(weight: weight, isItalic: isItalic))
    }

    /// The system font's face in another design, with the same weight and slant.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        switch design {
        case .default: with(.system(weight: face.weight, isItalic: face.isItalic))
        case .monospaced: with(.monospaced(weight: face.weight))
        case .serif:
            with(
                .face(
                    family: "serif", weight: face.weight, isItalic: face.isItalic,
                    name: ".NewYork-" + FontFace.styleName(weight: face.weight)))
        default: nil
        }
    }

    /// The same face at another size in points.
    open func withSize(_ size: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(face: face, size: size)
    }

    private func with(_ face: FontFace) -> UIFontDescriptor {
        UIFontDescriptor(face: face, size: pointSize, lineHeight: lineHeight)
    }

    /// Whether the other object describes the same face and size.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return face === other.face && pointSize == other.pointSize
    }

    /// A hash of face and size.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(ObjectIdentifier(face))
        hasher.combine(pointSize)
        return hasher.finalize()
    }

    /// The font that is described.
    ///
    /// - Parameter size: the size in points; 0 takes the descriptor's.
    func font(size: CGFloat) -> UIFont {
        let isOwnSize = size == 0 || size == pointSize
        return UIFont(
            face: face, size: isOwnSize ? pointSize : size, lineHeight: isOwnSize ? lineHeight : 0)
    }
}

extension UIFont {
    /// What the font looks like.
    public var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(
            face: face, size: pointSize, lineHeight: leading > 0 ? lineHeight + leading : 0)
    }

    /// Makes the font that a descriptor describes.
    ///
    /// - Parameters:
    ///   - descriptor: what the font looks like.
    ///   - size: the size in points; 0 takes the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
        let font = descriptor.font(size: size)
        self.init(
            face: font.face, size: font.pointSize,
            lineHeight: font.leading > 0 ? font.lineHeight + font.leading : 0)
    }
}
