// SPDX-License-Identifier: MIT

/// What a label shows and how: plain text with one font, or attributed text.
struct LabelContent {
    static let defaultFont = UIFont.systemFont(ofSize: 17)

    var plain: String?
    var attributed: NSAttributedString?
    var font: UIFont = LabelContent.defaultFont
    var color: UIColor = .label
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
    var lines = 1

    var string: String? { attributed?.string ?? plain }

    var hasText: Bool {
        if let attributed { return attributed.length > 0 }
        return !(plain ?? "").isEmpty
    }

    /// Whether the plain-text path cannot express the label's look.
    @MainActor func needsAttributes(_ label: UILabel) -> Bool {
        attributed != nil || label.shadowColor != nil
    }

    @MainActor func attributedString(for label: UILabel) -> NSAttributedString? {
        if let attributed { return attributed }
        guard let plain else { return nil }
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.lineBreakMode = lineBreakMode
        style.lineBreakStrategy = lineBreakStrategy
        var attributes: [NSAttributedString.Key: Any] = [
            .font: font, .foregroundColor: color, .paragraphStyle: style,
        ]
        if let shadow = shadow(of: label) { attributes[.shadow] = shadow }
        return NSAttributedString(string: plain, attributes: attributes)
    }

    /// The text to draw: without a colour of its own where the label's colour applies, so that
    /// a highlighted or disabled label can recolour it.
    @MainActor func drawnString(for label: UILabel) -> NSAttributedString {
        if let attributed {
            guard let shadow = shadow(of: label) else { return attributed }
            let copy = NSMutableAttributedString(attributedString: attributed)
            copy.addAttribute(
                .shadow, value: shadow, range: NSRange(location: 0, length: copy.length))
            return copy
        }
        var attributes: [NSAttributedString.Key: Any] = [.font: font]
        if let shadow = shadow(of: label) { attributes[.shadow] = shadow }
        return NSAttributedString(string: plain ?? "", attributes: attributes)
    }

    @MainActor private func shadow(of label: UILabel) -> NSShadow? {
        guard let color = label.shadowColor else { return nil }
        let shadow = NSShadow()
        shadow.shadowColor = color
        shadow.shadowOffset = label.shadowOffset
        shadow.shadowBlurRadius = 0
        return shadow
    }

    @MainActor func parameters(
        width: CGFloat, height: CGFloat, lines: Int, for label: UILabel
    ) -> TextParameters {
        var parameters = TextParameters()
        parameters.width = width.isNaN ? 0 : max(0, width)
        parameters.height = height.isNaN ? 0 : max(0, height)
        parameters.maximumLines = max(0, lines)
        parameters.lineBreakMode = lineBreakMode
        parameters.lineBreakStrategy = lineBreakStrategy
        parameters.alignment = alignment
        parameters.defaultFont = font
        parameters.isRightToLeft = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
        parameters.allowsTightening = label.allowsDefaultTighteningForTruncation
        return parameters
    }

    /// Sets an attribute on the whole attributed text, as a label's setter does.
    mutating func overrideAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        guard let attributed else { return }
        let copy = NSMutableAttributedString(attributedString: attributed)
        copy.addAttribute(key, value: value, range: NSRange(location: 0, length: copy.length))
        self.attributed = copy
    }

    /// Changes the paragraph style of the whole attributed text, as a label's setter does.
    mutating func overrideParagraphStyle(_ change: (NSMutableParagraphStyle) -> Void) {
        guard let attributed else { return }
        let copy = NSMutableAttributedString(attributedString: attributed)
        let whole = NSRange(location: 0, length: copy.length)
        copy.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
            let style = NSMutableParagraphStyle()
            if let old = value as? NSParagraphStyle { style.setParagraphStyle(old) }
            change(style)
            copy.addAttribute(.paragraphStyle, value: style, range: range)
        }
        self.attributed = copy
    }
}

/// How a shrunk line stands in the place of the full-sized one.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the full-sized line's baseline.
    case alignBaselines
    /// In the middle of the full-sized line.
    case alignCenters
    /// At the top of the full-sized line.
    case none
}

extension NSAttributedString {
    /// The paragraph style at the start of the text.
    var firstParagraphStyle: NSParagraphStyle? {
        guard length > 0 else { return nil }
        return attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    }

    /// The same text with every font scaled.
    func scalingFonts(by scale: CGFloat) -> NSAttributedString {
        let copy = NSMutableAttributedString(attributedString: self)
        let whole = NSRange(location: 0, length: copy.length)
        enumerateAttribute(.font, in: whole, options: []) { value, range, _ in
            guard let font = value as? UIFont else { return }
            copy.addAttribute(.font, value: font.withSize(font.pointSize * scale), range: range)
        }
        return copy
    }
}
