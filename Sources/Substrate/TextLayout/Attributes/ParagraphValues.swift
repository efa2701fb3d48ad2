// SPDX-License-Identifier: MIT

/// The values of a paragraph style.
struct ParagraphValues: Hashable, Sendable {
    var alignment = NSTextAlignment.natural
    var allowsTightening = false
    var baseWritingDirection = NSWritingDirection.natural
    var defaultTabInterval: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var hyphenationFactor: Float = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    var lineHeightMultiple: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var tabLocations: [CGFloat] = Self.defaultTabLocations

    static let defaultTabLocations: [CGFloat] = (1...12).map { CGFloat($0) * 28 }
}
