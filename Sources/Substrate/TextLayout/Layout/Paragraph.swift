// SPDX-License-Identifier: MIT
import CPango

/// A paragraph that is about to be set: its bounds, its style, and what follows for Pango.
struct Paragraph {
    let bounds: ParagraphBounds
    /// The index of the span at the paragraph's first byte.
    let firstSpan: Int
    let style: ParagraphValues
    let mode: NSLineBreakMode
    let alignment: NSTextAlignment
    /// Whether text that does not fit is replaced by an ellipsis.
    let truncates: Bool
    let isOneLine: Bool
    let width: CGFloat?
    let strategy: NSParagraphStyle.LineBreakStrategy
    /// The bytes, from the paragraph's first on, of words that stay on one line together.
    var joinedWords: Range<Int>?
    private let isRightToLeft: Bool
    let usesFontLeading: Bool
    private let tightening: CGFloat

    /// The distance that lines keep from the margin where they end.
    let trailingInset: CGFloat
    private let headIndent: CGFloat
    private let firstLineHeadIndent: CGFloat

    init(
        bounds: ParagraphBounds, firstSpan: Int, style: ParagraphValues?, typesetter: Typesetter
    ) {
        let parameters = typesetter.parameters
        self.bounds = bounds
        self.firstSpan = firstSpan
        self.style = style?.valid ?? ParagraphValues()
        width = typesetter.width
        isRightToLeft = parameters.isRightToLeft
        usesFontLeading = parameters.usesFontLeading
        tightening = parameters.tightening
        alignment = style?.alignment ?? parameters.alignment
        strategy = style?.lineBreakStrategy ?? parameters.lineBreakStrategy
        let usesOwnMode = parameters.usesParagraphLineBreakModes
        mode = usesOwnMode ? self.style.lineBreakMode : parameters.lineBreakMode
        let wraps = mode == .byWordWrapping || mode == .byCharWrapping
        isOneLine =
            usesOwnMode
            ? !wraps : mode == .byClipping && parameters.maximumLines == 1
        truncates = mode.truncates
        headIndent = max(self.style.headIndent, 0)
        firstLineHeadIndent =
            bounds.isContinuation ? headIndent : max(self.style.firstLineHeadIndent, 0)
        let tail = self.style.tailIndent
        if let width, tail > 0 {
            trailingInset = max(width - tail, 0)
        } else {
            trailingInset = max(-tail, 0)
        }
    }

    /// The indent of a line at the side where the paragraph starts.
    func leadingInset(isFirst: Bool) -> CGFloat { isFirst ? firstLineHeadIndent : headIndent }

    /// How far the paragraph must be looked at when only some lines of it are shown: an offset that
    /// is very likely to be beyond the last visible character, or the end.
    func visibleEnd(bytes: UnsafeBufferPointer<UInt8>, remaining: Int) -> Int {
        guard remaining > 0, let width, mode != .byTruncatingHead, mode != .byTruncatingMiddle,
            remaining < 10_000
        else { return bounds.end }
        let charactersOnLine = Int(min(width, 100_000) / 3) + 16
        let budget = charactersOnLine * (remaining + 1)
        guard bounds.end - bounds.start > 2 * budget else { return bounds.end }
        return ParagraphBounds.cut(bytes, from: bounds.start, near: bounds.start + budget)
    }

    /// Gives the paragraph to the engine's layout.
    ///
    /// - Parameters:
    ///   - end: where the text stops, at most the paragraph's end.
    ///   - remaining: the number of lines that are left, 0 if unlimited.
    func configure(
        _ engine: ThreadTextEngine, content: TextContent, end: Int,
        bytes: UnsafeBufferPointer<UInt8>, remaining: Int
    ) {
        let count = end - bounds.start
        if let base = bytes.baseAddress, count > 0 {
            // The range lies in the buffer; Pango copies the bytes and reads no further.
            (base + bounds.start).withMemoryRebound(to: CChar.self, capacity: count) {
                pango_layout_set_text(engine.layout, $0, Int32(count))
            }
        } else {
            pango_layout_set_text(engine.layout, "", 0)
        }
        apply(engine, content: content, end: end, remaining: remaining)
    }

    /// As `configure`, with an ellipsis after the text because more paragraphs follow.
    func configureWithEllipsis(
        _ engine: ThreadTextEngine, content: TextContent, bytes: UnsafeBufferPointer<UInt8>,
        remaining: Int
    ) {
        var marked = Array(bytes[bounds.start..<bounds.end])
        marked += Array("…".utf8)
        marked.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            // The buffer has at least the three bytes of the ellipsis.
            base.withMemoryRebound(to: CChar.self, capacity: buffer.count) {
                pango_layout_set_text(engine.layout, $0, Int32(buffer.count))
            }
        }
        apply(engine, content: content, end: bounds.end, remaining: remaining)
    }

    private func apply(
        _ engine: ThreadTextEngine, content: TextContent, end: Int, remaining: Int
    ) {
        let layout = engine.layout
        let first = content.spans[firstSpan].shaping
        pango_layout_set_font_description(
            layout, engine.description(of: first.font.face, size: first.font.pointSize))
        setAttributes(layout, engine, content, end: end, first: first)
        let indent = firstLineHeadIndent - headIndent
        if let width, !(isOneLine && !truncates) {
            let available = width - min(headIndent, firstLineHeadIndent) - trailingInset
            pango_layout_set_width(layout, Int32(max(available, 0) * CGFloat(PANGO_SCALE) + 0.5))
            pango_layout_set_indent(layout, Int32(indent * CGFloat(PANGO_SCALE)))
        } else {
            pango_layout_set_width(layout, -1)
            pango_layout_set_indent(layout, 0)
        }
        pango_layout_set_wrap(
            layout,
            mode == .byCharWrapping || bounds.isOneWord ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        if truncates, isOneLine || remaining > 0 {
            pango_layout_set_ellipsize(layout, ellipsis)
            pango_layout_set_height(layout, isOneLine ? -1 : -Int32(clamping: remaining))
        } else {
            pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
        }
        pango_layout_set_justify(layout, alignment == .justified && width != nil ? 1 : 0)
        engine.setDirection(style.baseWritingDirection, isRightToLeft: isRightToLeft)
        engine.setTabs(content.traits.hasTabs ? style : nil)
    }

    private var ellipsis: PangoEllipsizeMode {
        switch mode {
        case .byTruncatingHead: PANGO_ELLIPSIZE_START
        case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
        default: PANGO_ELLIPSIZE_END
        }
    }

    /// Sets what differs from the first span's font, and letter spacing and ligatures.
    private func setAttributes(
        _ layout: OpaquePointer, _ engine: ThreadTextEngine, _ content: TextContent, end: Int,
        first: ShapingStyle
    ) {
        var list: OpaquePointer?
        func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ start: Int, _ end: Int) {
            guard let attribute else { return }
            attribute.pointee.start_index = UInt32(start)
            attribute.pointee.end_index = UInt32(end)
            if list == nil { list = pango_attr_list_new() }
            pango_attr_list_insert(list, attribute)
        }
        var index = firstSpan
        while index < content.spans.count, content.spans[index].start < end || index == firstSpan {
            let shaping = content.spans[index].shaping
            let start = max(content.spans[index].start - bounds.start, 0)
            var last = index
            while last + 1 < content.spans.count, content.spans[last + 1].start < end,
                content.spans[last + 1].shaping == shaping
            {
                last += 1
            }
            let isLast = last + 1 >= content.spans.count || content.spans[last + 1].start >= end
            // The last stretch is open, so that it holds for an ellipsis after the text.
            let stop = isLast ? Int(UInt32.max) : content.spans[last].end - bounds.start
            if shaping.font !== first.font, shaping.font != first.font {
                let font = shaping.font
                add(
                    pango_attr_font_desc_new(
                        engine.description(of: font.face, size: font.pointSize)), start, stop)
            }
            let spacing = shaping.kern + tightening * shaping.font.pointSize
            if spacing != 0 {
                add(
                    pango_attr_letter_spacing_new(Int32(spacing * CGFloat(PANGO_SCALE))), start,
                    stop)
            }
            if let features = shaping.features {
                add(pango_attr_font_features_new(features), start, stop)
            }
            index = last + 1
        }
        // Only soft hyphens may show a hyphen; Pango would also mark breaks inside words.
        if !content.traits.hasSoftHyphens {
            add(pango_attr_insert_hyphens_new(0), 0, Int(UInt32.max))
        }
        if !content.traits.isASCII, width != nil, mode != .byCharWrapping {
            for range in Self.openClusters(in: layout) {
                add(pango_attr_allow_breaks_new(0), range.lowerBound, range.upperBound)
            }
            if strategy.contains(.hangulWordPriority) {
                for range in hangulWords(in: layout, content) {
                    add(pango_attr_allow_breaks_new(0), range.lowerBound, range.upperBound)
                }
            }
        }
        if let joinedWords {
            add(
                pango_attr_allow_breaks_new(0), joinedWords.lowerBound, joinedWords.upperBound)
        }
        pango_layout_set_attributes(layout, list)
        if let list { pango_attr_list_unref(list) }
    }
}
