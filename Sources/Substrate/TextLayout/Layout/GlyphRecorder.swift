// SPDX-License-Identifier: MIT
import CPango

/// Takes lines and glyphs out of Pango's layout while paragraphs are set one after the other.
struct GlyphRecorder {
    private(set) var records: [LineRecord] = []
    private(set) var glyphs: [PlacedGlyph] = []
    private(set) var runs: [GlyphRun] = []
    private(set) var clusters: [GlyphCluster] = []
    private(set) var clusterEnds: [Int] = []
    private(set) var decorations: [TextDecoration] = []
    private(set) var missing: [MissingGlyph] = []
    private(set) var ink: [CGRect] = []
    private var span = 0

    /// Forgets everything, for a second pass.
    mutating func removeAll() { self = GlyphRecorder() }

    private static let scale = Float(1) / Float(PANGO_SCALE)

    /// Adds a line with the glyphs of all its runs.
    ///
    /// - Parameters:
    ///   - base: the offset of the paragraph in the text, which Pango's offsets start from.
    ///   - textEnd: the end of the paragraph; an ellipsis that was added stands behind it.
    mutating func add(
        _ record: LineRecord, line: UnsafeMutablePointer<PangoLayoutLine>, base: Int, textEnd: Int,
        engine: ThreadTextEngine, content: TextContent
    ) {
        records.append(record)
        var x: Float = 0
        var bounds = CGRect.null
        var node = line.pointee.runs
        while let current = node {
            node = current.pointee.next
            // Pango's list of runs holds PangoGlyphItem pointers only.
            let item = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
            add(
                item.pointee, at: &x, base: base, textEnd: textEnd, engine: engine,
                content: content, bounds: &bounds)
        }
        clusterEnds.append(clusters.count)
        ink.append(bounds.isNull ? .zero : bounds)
    }

    private mutating func add(
        _ item: PangoGlyphItem, at x: inout Float, base: Int, textEnd: Int,
        engine: ThreadTextEngine, content: TextContent, bounds: inout CGRect
    ) {
        let analysis = item.item.pointee.analysis
        let string = item.glyphs.pointee
        let count = Int(string.num_glyphs)
        guard count > 0, let pangoFont = analysis.font, let font = engine.cairoFont(for: pangoFont)
        else { return }
        addInk(of: item, font: pangoFont, x: x, content: content, to: &bounds)
        let isRightToLeft = analysis.level & 1 == 1
        let offset = base + Int(item.item.pointee.offset)
        let isPlain = content.spans.count == 1
        var runStart = glyphs.count
        var runSpan = isPlain ? 0 : span(of: min(offset, textEnd), in: content)
        var previousCluster: Int32 = -1
        for index in 0..<count {
            let glyph = string.glyphs[index]
            let cluster = string.log_clusters[index]
            var width = Float(glyph.geometry.width) * Self.scale
            if cluster != previousCluster {
                previousCluster = cluster
                let start = min(offset + Int(cluster), textEnd)
                if !isPlain {
                    let newSpan = span(of: start, in: content)
                    if newSpan != runSpan {
                        endRun(from: runStart, font: font, span: runSpan)
                        runStart = glyphs.count
                        runSpan = newSpan
                    }
                }
                clusters.append(
                    GlyphCluster(start: Int32(start), x: x, width: 0, isRightToLeft: isRightToLeft))
            }
            if content.hasExpansion {
                width *= Float(exp(content.spans[runSpan].paint.expansion))
            }
            clusters[clusters.count - 1].width += width
            decorate(span: runSpan, x: x, width: width, content: content)
            if glyph.glyph & Self.unknownFlag != 0 {
                missing.append(
                    MissingGlyph(
                        line: records.count - 1, span: runSpan, x: CGFloat(x),
                        width: CGFloat(width)))
            } else if glyph.glyph != Self.emptyGlyph {
                glyphs.append(
                    PlacedGlyph(
                        index: glyph.glyph, x: x + Float(glyph.geometry.x_offset) * Self.scale,
                        y: Float(glyph.geometry.y_offset) * Self.scale))
            }
            x += width
        }
        endRun(from: runStart, font: font, span: runSpan)
    }

    /// Pango's `PANGO_GLYPH_EMPTY`, a macro with a cast that Swift does not see.
    private static let emptyGlyph: UInt32 = 0x0FFF_FFFF
    /// Pango's `PANGO_GLYPH_UNKNOWN_FLAG`.
    private static let unknownFlag: UInt32 = 0x1000_0000

    private mutating func endRun(from start: Int, font: CairoFont, span: Int) {
        guard glyphs.count > start else { return }
        let line = records.count - 1
        if let last = runs.last, last.line == line, last.span == span, last.font === font {
            runs[runs.count - 1] = GlyphRun(
                font: font, glyphs: last.glyphs.lowerBound..<glyphs.count, line: line, span: span)
            return
        }
        runs.append(GlyphRun(font: font, glyphs: start..<glyphs.count, line: line, span: span))
    }

    /// Extends the line's last decoration, or starts one.
    private mutating func decorate(span: Int, x: Float, width: Float, content: TextContent) {
        guard content.spans[span].paint.hasDecoration, width > 0 else { return }
        let line = records.count - 1
        if let last = decorations.last, last.line == line, last.span == span,
            abs(last.x + last.width - CGFloat(x)) < 0.01
        {
            decorations[decorations.count - 1].width += CGFloat(width)
        } else {
            decorations.append(
                TextDecoration(line: line, span: span, x: CGFloat(x), width: CGFloat(width)))
        }
    }

    private func addInk(
        of item: PangoGlyphItem, font: UnsafeMutablePointer<PangoFont>, x: Float,
        content: TextContent, to bounds: inout CGRect
    ) {
        var rectangle = PangoRectangle()
        pango_glyph_string_extents(item.glyphs, font, &rectangle, nil)
        guard rectangle.width > 0, rectangle.height > 0 else { return }
        let scale = CGFloat(Self.scale)
        let rect = CGRect(
            x: CGFloat(x) + CGFloat(rectangle.x) * scale, y: CGFloat(rectangle.y) * scale,
            width: CGFloat(rectangle.width) * scale, height: CGFloat(rectangle.height) * scale)
        bounds = bounds.union(rect)
    }

    /// The index of the span that holds a byte, or of the last one. Offsets mostly rise.
    private mutating func span(of offset: Int, in content: TextContent) -> Int {
        let spans = content.spans
        while span > 0, spans[span].start > offset { span -= 1 }
        while span + 1 < spans.count, spans[span].end <= offset { span += 1 }
        return span
    }
}
