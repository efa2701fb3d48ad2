// SPDX-License-Identifier: MIT

extension TextSpan {
    /// A span with the attributes of an attributed string. Values of a wrong type count as absent;
    /// lengths that are not finite count as 0.
    init(
        start: Int, end: Int, attributes: [NSAttributedString.Key: Any], parameters: TextParameters
    ) {
        self.start = start
        self.end = end
        paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values
        let scale = parameters.fontScale
        let font = (attributes[.font] as? UIFont) ?? parameters.defaultFont
        var shaping = ShapingStyle(font: font.scaled(by: scale))
        var paint = PaintStyle()
        // Most text has font, colour and paragraph style only.
        for (key, value) in attributes {
            switch key {
            case .font, .paragraphStyle: break
            case .foregroundColor: paint.foreground = value as? any TextColorProviding
            case .backgroundColor: paint.background = value as? any TextColorProviding
            case .kern, .tracking: shaping.kern += Self.length(value) * scale
            case .ligature: shaping.hasLigatures = Self.length(value) != 0
            case .underlineStyle: paint.underline = Self.style(value)
            case .underlineColor: paint.underlineColor = value as? any TextColorProviding
            case .strikethroughStyle: paint.strikethrough = Self.style(value)
            case .strikethroughColor: paint.strikethroughColor = value as? any TextColorProviding
            case .strokeColor: paint.strokeColor = value as? any TextColorProviding
            case .strokeWidth: paint.strokeWidth = Self.length(value)
            case .shadow: paint.shadow = (value as? NSShadow).flatMap(TextShadow.init)
            case .baselineOffset: paint.baselineOffset = Self.length(value) * scale
            case .obliqueness: paint.obliqueness = min(max(Self.length(value), -5), 5)
            case .expansion: paint.expansion = min(max(Self.length(value), -3), 3)
            case .link: paint.isLink = true
            default: break
            }
        }
        if paint.isLink, attributes[.underlineStyle] == nil { paint.underline = .single }
        self.shaping = shaping
        self.paint = paint
    }

    private static func length(_ value: Any) -> CGFloat {
        let number: CGFloat
        switch value {
        case let value as CGFloat: number = value
        case let value as Double: number = CGFloat(value)
        case let value as Int: number = CGFloat(value)
        case let value as Float: number = CGFloat(value)
        case let value as NSNumber: number = CGFloat(value.doubleValue)
        default: number = 0
        }
        return number.isFinite ? min(max(number, -100_000), 100_000) : 0
    }

    private static func style(_ value: Any) -> NSUnderlineStyle {
        switch value {
        case let value as Int: NSUnderlineStyle(rawValue: value)
        case let value as NSUnderlineStyle: value
        case let value as NSNumber: NSUnderlineStyle(rawValue: value.intValue)
        default: []
        }
    }
}

extension TextShadow {
    /// The values of a shadow; nil if it has no colour.
    init?(_ shadow: NSShadow) {
        guard let color = shadow.shadowColor as? any TextColorProviding else { return nil }
        self.color = color
        offset = shadow.shadowOffset
        let radius = shadow.shadowBlurRadius
        blurRadius = radius.isFinite ? min(max(radius, 0), 200) : 0
    }
}
