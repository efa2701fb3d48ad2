// SPDX-License-Identifier: MIT

/// What shaping needs to know of characters: everything that changes glyphs or their places.
struct ShapingStyle: Hashable, Sendable {
    var font: UIFont
    var kern: CGFloat = 0
    var hasLigatures = true

    /// OpenType features for Pango; nil if there are none to set.
    var features: String? {
        switch (hasLigatures, font.face.hasEqualDigits) {
        case (true, false): nil
        case (false, false): "liga=0,clig=0"
        case (true, true): "tnum=1"
        case (false, true): "liga=0,clig=0,tnum=1"
        }
    }
}

/// What only drawing needs to know of characters.
struct PaintStyle: @unchecked Sendable {
    // Unchecked for the colour objects: they are immutable or, if dynamic, resolve safely.
    var foreground: (any TextColorProviding)?
    var background: (any TextColorProviding)?
    var underline: NSUnderlineStyle = []
    var underlineColor: (any TextColorProviding)?
    var strikethrough: NSUnderlineStyle = []
    var strikethroughColor: (any TextColorProviding)?
    var strokeColor: (any TextColorProviding)?
    var strokeWidth: CGFloat = 0
    var shadow: TextShadow?
    var baselineOffset: CGFloat = 0
    var obliqueness: CGFloat = 0
    var expansion: CGFloat = 0
    var isLink = false

    /// Whether anything but the glyphs is drawn.
    var hasDecoration: Bool {
        background != nil || !underline.isEmpty || !strikethrough.isEmpty
    }
}

extension PaintStyle: Equatable {
    static func == (a: PaintStyle, b: PaintStyle) -> Bool {
        a.underline == b.underline && a.strikethrough == b.strikethrough
            && a.strokeWidth == b.strokeWidth && a.baselineOffset == b.baselineOffset
            && a.obliqueness == b.obliqueness && a.expansion == b.expansion
            && a.isLink == b.isLink && a.shadow == b.shadow
            && areEqual(a.foreground, b.foreground) && areEqual(a.background, b.background)
            && areEqual(a.underlineColor, b.underlineColor)
            && areEqual(a.strikethroughColor, b.strikethroughColor)
            && areEqual(a.strokeColor, b.strokeColor)
    }
}

extension TextShadow: Equatable {
    static func == (a: TextShadow, b: TextShadow) -> Bool {
        a.offset == b.offset && a.blurRadius == b.blurRadius && areEqual(a.color, b.color)
    }
}

/// Whether two colours always draw the same: the same object, or objects that say they are equal.
private func areEqual(_ a: (any TextColorProviding)?, _ b: (any TextColorProviding)?) -> Bool {
    if a === b { return true }
    if let a = a as? CGColor, let b = b as? CGColor { return a == b }
    guard let a = a as? NSObject, let b = b as? NSObject else { return false }
    return a.isEqual(b)
}

/// The values of an `NSShadow` at the time of shaping.
struct TextShadow: @unchecked Sendable {
    // Unchecked for the colour object, as in PaintStyle.
    let offset: CGSize
    let blurRadius: CGFloat
    let color: any TextColorProviding
}

/// A stretch of characters with the same attributes.
struct TextSpan: Equatable, Sendable {
    /// The first UTF-8 offset.
    let start: Int
    /// The UTF-8 offset after the last one.
    let end: Int
    let shaping: ShapingStyle
    let paint: PaintStyle
    let paragraph: ParagraphValues?
}
