// SPDX-License-Identifier: MIT

/// A glyph and its place, relative to the start of its line's baseline.
struct PlacedGlyph: Sendable {
    var index: UInt32
    var x: Float
    var y: Float
}

/// Glyphs that are drawn together: same line, font and paint.
struct GlyphRun: Sendable {
    let font: CairoFont
    /// The run's part of the glyph array.
    let glyphs: Range<Int>
    let line: Int
    /// The index of the span whose paint the run has.
    let span: Int
}

/// The smallest piece of text with a width of its own: a character, or several that share glyphs.
struct GlyphCluster: Sendable {
    /// The UTF-8 offset of the text.
    var start: Int32
    /// The left edge from the start of the line, and the width.
    var x: Float
    var width: Float
    var isRightToLeft: Bool
}

/// A line drawn under, through or behind text.
struct TextDecoration: Sendable {
    let line: Int
    let span: Int
    let x: CGFloat
    var width: CGFloat
}

/// A character no font has: drawn as an empty box.
struct MissingGlyph: Sendable {
    let line: Int
    let span: Int
    let x: CGFloat
    let width: CGFloat
}

/// The glyphs of shaped text, line by line, without the lines' places in a container: layouts for
/// different containers share them.
final class GlyphStorage: Sendable {
    let text: String
    let isASCII: Bool
    let spans: [TextSpan]
    let records: [LineRecord]
    let glyphs: [PlacedGlyph]
    let runs: [GlyphRun]
    let clusters: [GlyphCluster]
    /// The end of each line's part of the cluster array.
    let clusterEnds: [Int]
    let decorations: [TextDecoration]
    let missing: [MissingGlyph]
    /// What the glyphs of each line cover, relative to the start of its baseline.
    let ink: [CGRect]

    init(content: TextContent, recorder: GlyphRecorder) {
        text = content.text
        isASCII = content.traits.isASCII
        spans = content.spans
        records = recorder.records
        glyphs = recorder.glyphs
        runs = recorder.runs
        clusters = recorder.clusters
        clusterEnds = recorder.clusterEnds
        decorations = recorder.decorations
        missing = recorder.missing
        ink = recorder.ink
    }

    /// The size in memory, about, in bytes.
    var cost: Int {
        glyphs.count * 12 + clusters.count * 16 + runs.count * 40 + records.count * 120
            + text.utf8.count + spans.count * 100 + 300
    }

    /// The clusters of a line, from left to right.
    func clusters(ofLine line: Int) -> ArraySlice<GlyphCluster> {
        clusters[(line == 0 ? 0 : clusterEnds[line - 1])..<clusterEnds[line]]
    }
}
