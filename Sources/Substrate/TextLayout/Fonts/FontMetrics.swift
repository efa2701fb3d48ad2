// SPDX-License-Identifier: MIT

/// Vertical metrics of a face for a size of 1 point; the descender is negative.
struct FontMetrics: Hashable, Sendable {
    var ascender: CGFloat
    var descender: CGFloat
    var capHeight: CGFloat
    var xHeight: CGFloat

    /// San Francisco's ascender and descender (2048 units to the em: 1950 and 494), Inter's
    /// capital and x height.
    static let system = FontMetrics(
        ascender: 1950.0 / 2048, descender: -494.0 / 2048, capHeight: 0.727272, xHeight: 0.545454)

    static func of(_ face: FontFace) -> FontMetrics { .system }
}
