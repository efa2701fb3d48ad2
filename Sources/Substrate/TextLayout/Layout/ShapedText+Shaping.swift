// SPDX-License-Identifier: MIT

extension ShapedText {
    /// Shapes plain text; the same arguments give a cached result.
    ///
    /// Costs about 2 µs a character the first time, well below 1 µs in all when cached.
    public static func shape(_ text: String, _ parameters: TextParameters) -> ShapedText {
        let key = PlainTextKey(text: text, parameters: parameters)
        if let shaped = TextCache.plain.shaped(key, in: parameters) { return shaped }
        let result = shape(TextContent(text: text, parameters: parameters), parameters)
        TextCache.plain.insert(result, for: key, in: parameters)
        return result.shaped
    }

    /// Shapes attributed text; equal arguments give a cached result.
    ///
    /// A string that cannot change is known by its identity, others are compared with what was shaped
    /// before, which takes a few microseconds.
    public static func shape(
        _ text: NSAttributedString, _ parameters: TextParameters
    ) -> ShapedText {
        let identity = AttributedTextKey(text: text, parameters: parameters)
        if let identity, let shaped = TextCache.attributed.shaped(identity, in: parameters) {
            return shaped
        }
        let content = TextContent(attributed: text, parameters: parameters)
        let key = TextContentKey(content: content, parameters: parameters)
        if let found = TextCache.content.result(key, in: parameters) {
            if let identity { TextCache.attributed.insert(found, for: identity, in: parameters) }
            return found.shaped
        }
        let result = shape(content, parameters)
        TextCache.content.insert(result, for: key, in: parameters)
        if let identity { TextCache.attributed.insert(result, for: identity, in: parameters) }
        return result.shaped
    }

    /// The size plain text would have when shaped, in points, not rounded.
    public static func measure(_ text: String, _ parameters: TextParameters) -> CGSize {
        let key = PlainTextKey(text: text, parameters: parameters)
        if let size = TextCache.plain.size(key, in: parameters) { return size }
        let result = measure(TextContent(text: text, parameters: parameters), parameters)
        TextCache.plain.insert(result, for: key, in: parameters)
        return result.size
    }

    /// The size attributed text would have when shaped, in points, not rounded.
    public static func measure(
        _ text: NSAttributedString, _ parameters: TextParameters
    ) -> CGSize {
        let identity = AttributedTextKey(text: text, parameters: parameters)
        if let identity, let size = TextCache.attributed.size(identity, in: parameters) {
            return size
        }
        let content = TextContent(attributed: text, parameters: parameters)
        let key = TextContentKey(content: content, parameters: parameters)
        let result: MeasuredText
        if let found = TextCache.content.measured(key, in: parameters) {
            result = found
        } else {
            result = measure(content, parameters)
            TextCache.content.insert(result, for: key, in: parameters)
        }
        if let identity { TextCache.attributed.insert(result, for: identity, in: parameters) }
        return result.size
    }

    /// The factor, at most 1, by which fonts must shrink for one line of text to fit the width.
    ///
    /// - Parameter minimumScale: the least factor; 0 means no limit.
    package static func fittingScale(
        _ text: NSAttributedString, _ parameters: TextParameters, minimumScale: CGFloat
    ) -> CGFloat {
        guard parameters.width.isFinite, parameters.width > 0 else { return 1 }
        let least = min(max(minimumScale, 0.01), 1)
        var unbounded = parameters
        unbounded.width = .infinity
        unbounded.maximumLines = 1
        var scale: CGFloat = 1
        // Widths grow a little less than sizes where metrics are rounded, hence the second look.
        for _ in 0..<4 {
            unbounded.fontScale = parameters.fontScale * scale
            let width = measure(text, unbounded).width
            if width <= parameters.width + 0.001 { return scale }
            scale = max(least, scale * parameters.width / width * 0.9995)
            if scale == least { return least }
        }
        return scale
    }

    /// As for attributed text.
    package static func fittingScale(
        _ text: String, _ parameters: TextParameters, minimumScale: CGFloat
    ) -> CGFloat {
        let attributed = NSAttributedString(
            string: text, attributes: [.font: parameters.defaultFont])
        return fittingScale(attributed, parameters, minimumScale: minimumScale)
    }

    private static func measure(
        _ content: TextContent, _ parameters: TextParameters
    ) -> MeasuredText {
        let typesetter = typeset(content, parameters, recorder: nil)
        return MeasuredText(typesetter: typesetter)
    }

    private static func shape(
        _ content: TextContent, _ parameters: TextParameters
    ) -> TypesetText {
        let typesetter = typeset(content, parameters, recorder: GlyphRecorder())
        let storage = GlyphStorage(
            content: content, recorder: typesetter.recorder ?? GlyphRecorder())
        let measured = MeasuredText(typesetter: typesetter)
        let shaped = ShapedText(
            storage: storage, size: measured.size,
            containerWidth: typesetter.width ?? typesetter.neededWidth,
            isTruncated: typesetter.isTruncated)
        return TypesetText(shaped: shaped, measured: measured)
    }

    private static func typeset(
        _ content: TextContent, _ parameters: TextParameters, recorder: GlyphRecorder?
    ) -> Typesetter {
        let engine = ThreadTextEngine.current
        var typesetter = Typesetter(
            engine: engine, content: content, parameters: parameters, recorder: recorder)
        typesetter.run()
        let allowsTightening =
            parameters.allowsTightening
            || content.spans.first?.paragraph?.allowsTightening == true
        guard allowsTightening, typesetter.isTruncated else { return typesetter }
        for tightening in [-0.015, -0.03, -0.05] as [CGFloat] {
            var tighter = parameters
            tighter.tightening = tightening
            var attempt = Typesetter(
                engine: engine, content: content, parameters: tighter, recorder: recorder)
            attempt.run()
            if !attempt.isTruncated { return attempt }
        }
        return typesetter
    }
}
