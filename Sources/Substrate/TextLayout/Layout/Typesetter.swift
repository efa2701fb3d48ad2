// SPDX-License-Identifier: MIT
import CPango

/// Breaks text into lines: one run of Pango a paragraph, and UIKit's rules for everything between
/// lines.
///
/// Pango counts a line limit for each paragraph and knows no line heights like UIKit's, so the limit,
/// indents, spacing and alignment are worked out here.
struct Typesetter {
    let engine: ThreadTextEngine
    let content: TextContent
    let parameters: TextParameters
    /// The width of the container; nil if unbounded.
    let width: CGFloat?
    /// Collects lines and glyphs; nil when only the size is wanted.
    var recorder: GlyphRecorder?

    /// The widest line with its leading indent.
    private(set) var usedWidth: CGFloat = 0
    /// The widest line with both indents: in no narrower container would the lines be the same.
    private(set) var neededWidth: CGFloat = 0
    /// The lower edge of the last line.
    private(set) var height: CGFloat = 0
    private(set) var lineCount = 0
    private(set) var isTruncated = false
    /// The space that comes before the next line.
    private var pendingSpace: CGFloat = 0
    /// The number of lines that fit the height, if there are more.
    private var fittingLines: Int?

    init(
        engine: ThreadTextEngine, content: TextContent, parameters: TextParameters,
        recorder: GlyphRecorder?
    ) {
        self.engine = engine
        self.content = content
        self.parameters = parameters
        self.recorder = recorder
        let width = parameters.boundedWidth
        self.width = width.isFinite ? width : nil
    }

    /// Wider containers count as unbounded: Pango's coordinates are 32-bit in 1/1024 point.
    static let widthLimit: CGFloat = 1_000_000

    /// Sets the text. Lines that exceed the parameters' height are dropped in a second pass.
    mutating func run() {
        engine.trim()
        let limit = max(parameters.maximumLines, 0)
        setParagraphs(limit: limit)
        if let fittingLines {
            setParagraphs(limit: fittingLines)
            isTruncated = true
        }
    }

    private mutating func setParagraphs(limit: Int) {
        usedWidth = 0
        neededWidth = 0
        height = 0
        lineCount = 0
        isTruncated = false
        pendingSpace = 0
        let isSecondPass = fittingLines != nil
        fittingLines = nil
        recorder?.removeAll()
        guard !content.text.isEmpty else { return }
        var text = content.text
        // A native string hands out its own bytes; nothing is copied.
        text.withUTF8 { bytes in
            var start = 0
            var isContinuation = false
            var spanIndex = 0
            while true {
                while spanIndex + 1 < content.spans.count, content.spans[spanIndex].end <= start {
                    spanIndex += 1
                }
                let bounds = ParagraphBounds.at(
                    start, in: bytes, traits: content.traits, isContinuation: isContinuation,
                    limit: pieceLimit(from: spanIndex))
                let paragraph = Paragraph(
                    bounds: bounds, firstSpan: spanIndex,
                    style: content.spans[spanIndex].paragraph, typesetter: self)
                let remaining = limit == 0 ? 0 : limit - lineCount
                set(paragraph, bytes: bytes, remaining: remaining, checksHeight: !isSecondPass)
                if fittingLines != nil || bounds.isLast { return }
                if limit > 0, lineCount >= limit {
                    isTruncated = true
                    return
                }
                pendingSpace += bounds.next > bounds.end ? paragraph.style.paragraphSpacing : 0
                isContinuation = bounds.next == bounds.end
                start = bounds.next
            }
        }
    }

    /// How many bytes a paragraph may have so that no coordinate overflows, even when all are on one
    /// line of very wide glyphs.
    private func pieceLimit(from spanIndex: Int) -> Int {
        var size: CGFloat = 1
        for span in content.spans[spanIndex...].prefix(64) {
            size = max(size, span.shaping.font.pointSize + abs(span.shaping.kern))
        }
        if content.traits.hasTabs {
            size = max(size, content.spans[spanIndex].paragraph?.validTabInterval ?? 28)
        }
        return min(max(Int(700_000 / size), 64), 8192)
    }

    private mutating func set(
        _ paragraph: Paragraph, bytes: UnsafeBufferPointer<UInt8>, remaining: Int,
        checksHeight: Bool
    ) {
        var paragraph = paragraph
        let bounds = paragraph.bounds
        let layout = engine.layout
        var end = paragraph.visibleEnd(bytes: bytes, remaining: remaining)
        paragraph.configure(engine, content: content, end: end, bytes: bytes, remaining: remaining)
        var count = Int(pango_layout_get_line_count(layout))
        var isEllipsized = paragraph.truncates && pango_layout_is_ellipsized(layout) != 0
        if end < bounds.end, !isEllipsized, paragraph.truncates || count <= remaining {
            end = bounds.end
            paragraph.configure(
                engine, content: content, end: end, bytes: bytes, remaining: remaining)
            count = Int(pango_layout_get_line_count(layout))
            isEllipsized = paragraph.truncates && pango_layout_is_ellipsized(layout) != 0
        }
        let isCut = remaining > 0 && count >= remaining && !bounds.isLast
        if isCut, paragraph.truncates, !isEllipsized {
            paragraph.configureWithEllipsis(
                engine, content: content, bytes: bytes, remaining: remaining)
            isEllipsized = true
        }
        if isEllipsized || (remaining > 0 && count > remaining) { isTruncated = true }
        let isWhole = bounds.next > bounds.end || bounds.isLast
        if isWhole, !isEllipsized, end == bounds.end, count > 1, !isTruncated {
            joinWords(of: &paragraph, bytes: bytes, remaining: remaining, lineCount: count)
        }
        if !bounds.isContinuation, lineCount > 0 {
            pendingSpace += paragraph.style.paragraphSpacingBefore
        }
        addLines(
            of: paragraph, bytes: bytes, limit: remaining > 0 ? remaining : .max,
            checksHeight: checksHeight)
    }

    /// Sets a paragraph again whose last line would be a single word.
    private func joinWords(
        of paragraph: inout Paragraph, bytes: UnsafeBufferPointer<UInt8>, remaining: Int,
        lineCount: Int
    ) {
        let layout = engine.layout
        guard let words = paragraph.wordsToJoin(in: layout, bytes: bytes) else { return }
        let end = paragraph.bounds.end
        paragraph.joinedWords = words
        paragraph.configure(engine, content: content, end: end, bytes: bytes, remaining: remaining)
        if Int(pango_layout_get_line_count(layout)) == lineCount,
            paragraph.lastLineFits(in: layout)
        {
            return
        }
        paragraph.joinedWords = nil
        paragraph.configure(engine, content: content, end: end, bytes: bytes, remaining: remaining)
    }

    private mutating func addLines(
        of paragraph: Paragraph, bytes: UnsafeBufferPointer<UInt8>, limit: Int, checksHeight: Bool
    ) {
        let base = paragraph.bounds.start
        var node = pango_layout_get_lines_readonly(engine.layout)
        var isFirst = true
        var count = 0
        while let current = node, count < limit {
            node = current.pointee.next
            // Pango's list of lines holds PangoLayoutLine pointers only.
            let line = current.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
            let start = base + Int(line.pointee.start_index)
            let end = min(start + Int(line.pointee.length), paragraph.bounds.end)
            var lineWidth = width(of: line, base: base)
            if node != nil {
                lineWidth -= Self.hangingWidth(of: line, bytes: bytes, start: start, end: end)
            } else if content.hasKern, end > start {
                // Pango leaves out the kern after the last character; it counts in UIKit.
                let kern = content.spans.last { $0.start < end }?.shaping.kern ?? 0
                lineWidth = min(lineWidth + max(kern, 0), max(width ?? .infinity, lineWidth))
            }
            let metrics = paragraph.metrics(
                content: content, start: start, end: end, isFirst: isFirst)
            let y = height + (lineCount == 0 ? 0 : pendingSpace)
            if checksHeight, lineCount > 0, y + metrics.height > parameters.boundedHeight + 0.01 {
                fittingLines = lineCount
                return
            }
            let leading = paragraph.leadingInset(isFirst: isFirst)
            height = y + metrics.height
            usedWidth = max(usedWidth, leading + lineWidth)
            neededWidth = max(neededWidth, leading + lineWidth + paragraph.trailingInset)
            if recorder != nil {
                let record = LineRecord(
                    start: start, end: end, width: lineWidth, leadingInset: leading,
                    trailingInset: paragraph.trailingInset,
                    isRightToLeft: pango_layout_line_get_resolved_direction(line)
                        == PANGO_DIRECTION_RTL,
                    alignment: paragraph.alignment, y: y, height: metrics.height,
                    ascent: metrics.ascent, descent: metrics.descent)
                recorder?.add(
                    record, line: line, base: base, textEnd: paragraph.bounds.end, engine: engine,
                    content: content)
            }
            pendingSpace = metrics.spacing
            lineCount += 1
            count += 1
            isFirst = false
        }
    }

    private func width(of line: UnsafeMutablePointer<PangoLayoutLine>, base: Int) -> CGFloat {
        var units = 0
        var node = line.pointee.runs
        while let current = node {
            // Pango's list of runs holds PangoGlyphItem pointers only.
            let run = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
            units += Int(pango_glyph_string_get_width(run.pointee.glyphs))
            node = current.pointee.next
        }
        let width = CGFloat(units) / CGFloat(PANGO_SCALE)
        return content.hasExpansion ? width + content.expansion(of: line, base: base) : width
    }

    /// The width of white space at a wrap, which does not count. Pango leaves out the last space
    /// itself; this finds the others.
    private static func hangingWidth(
        of line: UnsafeMutablePointer<PangoLayoutLine>, bytes: UnsafeBufferPointer<UInt8>,
        start: Int, end: Int
    ) -> CGFloat {
        guard end - start > 1, bytes[end - 1] == 0x20, bytes[end - 2] == 0x20 else { return 0 }
        var first = end
        while first > start, bytes[first - 1] == 0x20 { first -= 1 }
        let offset = Int(line.pointee.start_index) + first - start
        return line.width(from: offset)
    }
}
