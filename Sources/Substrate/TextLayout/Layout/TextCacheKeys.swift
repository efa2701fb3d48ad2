// SPDX-License-Identifier: MIT

/// Plain text and everything its lines depend on but the size of the container.
struct PlainTextKey: Hashable, Sendable, TextCacheKey {
    let text: String
    let parameters: ContainerlessParameters

    init(text: String, parameters: TextParameters) {
        self.text = text
        self.parameters = ContainerlessParameters(parameters)
    }

    var cost: Int { text.utf8.count + 450 }
}

/// Attributed text, known by its identity, and everything its lines depend on but the size of the
/// container.
struct AttributedTextKey: Hashable, @unchecked Sendable, TextCacheKey {
    // Unchecked because NSAttributedString is not Sendable; the string is immutable, see init.
    let text: NSAttributedString
    let parameters: ContainerlessParameters

    /// Copies the string: one that cannot change gives itself, others a copy that equals no key.
    init(text: NSAttributedString, parameters: TextParameters) {
        if type(of: text) == NSAttributedString.self {
            self.text = text
        } else {
            self.text = NSAttributedString(attributedString: text)
        }
        self.parameters = ContainerlessParameters(parameters)
    }

    var cost: Int { text.length * 2 + 1200 }

    static func == (a: AttributedTextKey, b: AttributedTextKey) -> Bool {
        a.text === b.text && a.parameters == b.parameters
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(text))
        hasher.combine(parameters)
    }
}

/// Text parameters without width and height.
struct ContainerlessParameters: Hashable, Sendable {
    private let parameters: TextParameters

    init(_ parameters: TextParameters) { self.parameters = parameters }

    static func == (a: ContainerlessParameters, b: ContainerlessParameters) -> Bool {
        let (a, b) = (a.parameters, b.parameters)
        return a.maximumLines == b.maximumLines && a.lineBreakMode == b.lineBreakMode
            && a.alignment == b.alignment && a.isRightToLeft == b.isRightToLeft
            && a.fontScale == b.fontScale && a.allowsTightening == b.allowsTightening
            && a.usesParagraphLineBreakModes == b.usesParagraphLineBreakModes
            && a.usesFontLeading == b.usesFontLeading && a.tightening == b.tightening
            && (a.defaultFont === b.defaultFont || a.defaultFont == b.defaultFont)
    }

    /// Hashes what differs between labels; the rest is left to the comparison.
    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(parameters.defaultFont.face))
        hasher.combine(
            parameters.defaultFont.pointSize.bitPattern &+ UInt(parameters.maximumLines.magnitude))
    }
}
