// SPDX-License-Identifier: MIT

/// Glyph masks that were drawn before, for all threads; bounded.
enum GlyphMaskCache {
    private struct FontKey: Hashable {
        let font: ObjectIdentifier
        let scale: Double
    }

    private struct FontMasks {
        /// Keeps the font, whose identity is in the key, alive.
        let font: CairoFont
        /// By glyph and quarter; an entry without a mask cannot be drawn this way.
        var masks: [UInt64: GlyphMask?] = [:]
    }

    private struct State {
        var fonts: [FontKey: FontMasks] = [:]
        var count = 0
    }

    private static let state = Locked(State())
    /// Masks take a few hundred bytes each.
    private static let limit = 6000

    /// The masks of glyphs at quarters of a pixel; nil if one of them has none.
    static func masks(
        font: CairoFont, scale: Double, glyphs: [(index: UInt32, quarter: Int)]
    ) -> [GlyphMask]? {
        state.withLock { state in
            if state.count > limit { state = State() }
            let key = FontKey(font: ObjectIdentifier(font), scale: scale)
            var masks = state.fonts[key] ?? FontMasks(font: font)
            // Taken out, so that the dictionary inside is changed in place.
            state.fonts[key] = nil
            defer { state.fonts[key] = masks }
            var result: [GlyphMask] = []
            result.reserveCapacity(glyphs.count)
            for glyph in glyphs {
                let maskKey = UInt64(glyph.index) << 2 | UInt64(glyph.quarter)
                if let known = masks.masks[maskKey] {
                    guard let known else { return nil }
                    result.append(known)
                    continue
                }
                let mask = GlyphMask(
                    font: font, glyph: glyph.index, scale: scale,
                    shift: Double(glyph.quarter) / 4)
                masks.masks[maskKey] = .some(mask)
                state.count += 1
                guard let mask else { return nil }
                result.append(mask)
            }
            return result
        }
    }
}
