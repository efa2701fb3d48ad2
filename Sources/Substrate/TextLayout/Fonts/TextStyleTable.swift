// SPDX-License-Identifier: MIT

/// Sizes and line heights of the text styles, from Apple's Human Interface Guidelines (typography).
enum TextStyleTable {
    struct Entry {
        let size: CGFloat
        let lineHeight: CGFloat
        let weight: Int
    }

    /// A row: size and line height in points for each category in `UIContentSizeCategory.ordered`.
    private typealias Row = [(CGFloat, CGFloat)]

    private static let rows: [UIFont.TextStyle: Row] = [
        .largeTitle: [
            (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52),
            (48, 57), (52, 61), (56, 66), (60, 70),
        ],
        .title1: [
            (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46),
            (43, 51), (48, 57), (53, 62), (58, 68),
        ],
        .title2: [
            (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41),
            (39, 47), (44, 52), (50, 59), (56, 66),
        ],
        .title3: [
            (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38),
            (37, 44), (43, 51), (49, 58), (55, 65),
        ],
        .headline: body,
        .body: body,
        .callout: [
            (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32),
            (32, 39), (38, 46), (44, 52), (51, 60),
        ],
        .subheadline: [
            (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31),
            (30, 37), (36, 43), (42, 50), (49, 58),
        ],
        .footnote: [
            (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29),
            (27, 33), (33, 40), (38, 46), (44, 52),
        ],
        .caption1: [
            (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28),
            (26, 32), (32, 39), (37, 44), (43, 51),
        ],
        .caption2: [
            (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25),
            (24, 30), (29, 35), (34, 41), (40, 48),
        ],
    ]

    private static let body: Row = [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40),
        (40, 48), (47, 56), (53, 62),
    ]

    /// The entry of a style; a style that is not in the table gets the body's.
    static func entry(style: UIFont.TextStyle, category: UIContentSizeCategory) -> Entry {
        switch style {
        case .extraLargeTitle: return Entry(size: 36, lineHeight: 43, weight: 700)
        case .extraLargeTitle2: return Entry(size: 28, lineHeight: 34, weight: 700)
        default: break
        }
        let (size, lineHeight) = (rows[style] ?? body)[category.index]
        return Entry(size: size, lineHeight: lineHeight, weight: style == .headline ? 600 : 400)
    }
}
