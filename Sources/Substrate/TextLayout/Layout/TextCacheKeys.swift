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

    static func == (a: PlainTextKey, b: PlainTextKey) -> Bool {
        a.parameters == b.parameters && a.text.hasSameBytes(as: b.text)
    }

    func hash(into hasher: inout Hasher) {
        text.hashBytes(into: &hasher)
        hasher.combine(parameters)
    }
}

extension String {
    /// Whether two strings are the same UTF-8: Swift also calls strings equal that only look the same
    /// and have other offsets, such as an é of one scalar and one of two.
    fileprivate func hasSameBytes(as other: String) -> Bool {
        let areSame = utf8.withContiguousStorageIfAvailable { bytes in
            other.utf8.withContiguousStorageIfAvailable { otherBytes -> Bool in
                guard bytes.count == otherBytes.count else { return false }
                guard let first = bytes.baseAddress, let second = otherBytes.baseAddress else {
                    return bytes.isEmpty
                }
                // Both buffers have `count` bytes.
                return memcmp(first, second, bytes.count) == 0
            }
        }
        return (areSame ?? nil) ?? utf8.elementsEqual(other.utf8)
    }

    fileprivate func hashBytes(into hasher: inout Hasher) {
        let isHashed: Void? = utf8.withContiguousStorageIfAvailable {
            hasher.combine(bytes: UnsafeRawBufferPointer($0))
        }
        if isHashed == nil { for byte in utf8 { hasher.combine(byte) } }
    }
}

/// Attributed text that cannot change, known by its identity, and everything its lines depend on but
/// the size of the container.
struct AttributedTextKey: Hashable, @unchecked Sendable, TextCacheKey {
    // Unchecked because NSAttributedString is not Sendable; this one is immutable, see init.
    private let text: NSAttributedString
    private let parameters: ContainerlessParameters

    /// Makes a key; nil for a string that may change.
    init?(text: NSAttributedString, parameters: TextParameters) {
        guard type(of: text) == NSAttributedString.self else { return nil }
        self.text = text
        self.parameters = ContainerlessParameters(parameters)
    }

    /// Layouts are counted where their content is the key.
    var cost: Int { text.length * 2 + 1200 }

    static func == (a: AttributedTextKey, b: AttributedTextKey) -> Bool {
        a.text === b.text && a.parameters == b.parameters
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(text))
        hasher.combine(parameters)
    }
}

/// Attributed text, known by its characters and attributes, and everything its lines depend on but
/// the size of the container. Strings that are made anew each time a cell is filled are found by it.
struct TextContentKey: Hashable, Sendable, TextCacheKey {
    private let content: TextContent
    private let parameters: ContainerlessParameters

    init(content: TextContent, parameters: TextParameters) {
        self.content = content
        self.parameters = ContainerlessParameters(parameters)
    }

    var cost: Int { content.text.utf8.count + content.spans.count * 250 + 450 }

    static func == (a: TextContentKey, b: TextContentKey) -> Bool {
        a.parameters == b.parameters && a.content.text.hasSameBytes(as: b.content.text)
            && a.content.spans == b.content.spans
    }

    func hash(into hasher: inout Hasher) {
        content.text.hashBytes(into: &hasher)
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
            && a.lineBreakStrategy == b.lineBreakStrategy
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
