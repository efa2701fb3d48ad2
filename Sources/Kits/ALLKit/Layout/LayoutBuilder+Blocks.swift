// SPDX-License-Identifier: MIT

// The forms that code calls by name. A closure's lines become arrays first and take the form for any
// number.
extension LayoutBuilder {
    /// The nodes of two lines.
    public static func buildBlock<C0: LayoutNodeConvertible, C1: LayoutNodeConvertible>(
        _ c0: C0, _ c1: C1
    ) -> [any LayoutNodeConvertible] { [c0, c1] }

    /// The nodes of three lines.
    public static func buildBlock<
        C0: LayoutNodeConvertible, C1: LayoutNodeConvertible, C2: LayoutNodeConvertible
    >(_ c0: C0, _ c1: C1, _ c2: C2) -> [any LayoutNodeConvertible] { [c0, c1, c2] }

    /// The nodes of four lines.
    public static func buildBlock<
        C0: LayoutNodeConvertible, C1: LayoutNodeConvertible, C2: LayoutNodeConvertible,
        C3: LayoutNodeConvertible
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> [any LayoutNodeConvertible] { [c0, c1, c2, c3] }

    /// The nodes of five lines.
    public static func buildBlock<
        C0: LayoutNodeConvertible, C1: LayoutNodeConvertible, C2: LayoutNodeConvertible,
        C3: LayoutNodeConvertible, C4: LayoutNodeConvertible
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> [any LayoutNodeConvertible] {
        [c0, c1, c2, c3, c4]
    }

    /// The nodes of six lines.
    public static func buildBlock<
        C0: LayoutNodeConvertible, C1: LayoutNodeConvertible, C2: LayoutNodeConvertible,
        C3: LayoutNodeConvertible, C4: LayoutNodeConvertible, C5: LayoutNodeConvertible
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> [any LayoutNodeConvertible] {
        [c0, c1, c2, c3, c4, c5]
    }

    /// The nodes of seven lines.
    public static func buildBlock<
        C0: LayoutNodeConvertible, C1: LayoutNodeConvertible, C2: LayoutNodeConvertible,
        C3: LayoutNodeConvertible, C4: LayoutNodeConvertible, C5: LayoutNodeConvertible,
        C6: LayoutNodeConvertible
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6)
        -> [any LayoutNodeConvertible]
    { [c0, c1, c2, c3, c4, c5, c6] }

    /// The nodes of eight lines.
    public static func buildBlock<
        C0: LayoutNodeConvertible, C1: LayoutNodeConvertible, C2: LayoutNodeConvertible,
        C3: LayoutNodeConvertible, C4: LayoutNodeConvertible, C5: LayoutNodeConvertible,
        C6: LayoutNodeConvertible, C7: LayoutNodeConvertible
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7)
        -> [any LayoutNodeConvertible]
    { [c0, c1, c2, c3, c4, c5, c6, c7] }

    /// The nodes of nine lines.
    public static func buildBlock<
        C0: LayoutNodeConvertible, C1: LayoutNodeConvertible, C2: LayoutNodeConvertible,
        C3: LayoutNodeConvertible, C4: LayoutNodeConvertible, C5: LayoutNodeConvertible,
        C6: LayoutNodeConvertible, C7: LayoutNodeConvertible, C8: LayoutNodeConvertible
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8)
        -> [any LayoutNodeConvertible]
    { [c0, c1, c2, c3, c4, c5, c6, c7, c8] }

    /// The nodes of ten lines.
    public static func buildBlock<
        C0: LayoutNodeConvertible, C1: LayoutNodeConvertible, C2: LayoutNodeConvertible,
        C3: LayoutNodeConvertible, C4: LayoutNodeConvertible, C5: LayoutNodeConvertible,
        C6: LayoutNodeConvertible, C7: LayoutNodeConvertible, C8: LayoutNodeConvertible,
        C9: LayoutNodeConvertible
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
        _ c9: C9
    ) -> [any LayoutNodeConvertible] { [c0, c1, c2, c3, c4, c5, c6, c7, c8, c9] }
}
