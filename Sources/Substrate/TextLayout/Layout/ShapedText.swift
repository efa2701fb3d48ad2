// SPDX-License-Identifier: MIT

/// Text after shaping: lines of positioned glyphs. A pure value; make it on any thread, draw it on
/// any other.
///
/// Colours are looked up when the text is drawn, so a shaped text stays right when they change.
public final class ShapedText: Sendable {
    /// The size in points, not rounded: the widest line with its indent, and the sum of line heights
    /// and spacings.
    public let size: CGSize
    /// The lines from top to bottom. Their `x` counts from the left edge of the container.
    public let lines: [TextLine]
    /// Whether text was cut off.
    public let isTruncated: Bool
    /// What glyphs and decorations may cover, in points; it can exceed `size`. Shadows included.
    public let inkBounds: CGRect

    let storage: GlyphStorage

    init(storage: GlyphStorage, size: CGSize, containerWidth: CGFloat, isTruncated: Bool) {
        self.storage = storage
        self.size = size
        self.isTruncated = isTruncated
        lines = storage.records.map { record in
            TextLine(
                range: storage.utf16Range(from: record.start, to: record.end),
                x: record.x(inWidth: containerWidth), y: record.y, width: record.width,
                height: record.height, baseline: record.baseline, ascent: record.ascent,
                descent: record.descent)
        }
        inkBounds = storage.inkBounds(lines: lines)
    }

    /// The first baseline, from the top of the text in points; 0 if there is no line.
    public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
    /// The last baseline, from the top of the text in points; 0 if there is no line.
    public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

    /// The characters that were shaped.
    package var string: String { storage.text }

    /// The number of characters for which no installed font has a glyph; they are drawn as boxes.
    package var missingGlyphCount: Int { storage.missing.count }
}
