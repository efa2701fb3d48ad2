// SPDX-License-Identifier: MIT

/// An item of a flex container during its layout. Sizes include padding and border.
struct FlexItem {
    let index: Int
    let align: FlexAlignment
    let isRow: Bool
    /// Left, top, right and bottom, from the lowest bit.
    let autoMargins: UInt8
    var isFrozen = false
    /// Whether the container gave the cross size, not the item.
    var isStretched = false
    /// Whether the style alone decides the main size before flexing.
    var isBaseDefinite = false
    /// Whether the least width of its content is looked for only if the item has to shrink.
    var awaitsLeastWidth = false
    let box: Extra
    let margin: Sides

    /// §9.2: the flex base size, the limits, and the base within the limits.
    var base = 0.0
    var limits = Limits(min: 0, max: .infinity)
    var hypothetical = 0.0
    /// §9.7: the used main size.
    var main = 0.0
    /// §9.4: the used cross size.
    var cross = 0.0
    /// From the item's top in a row, from its left in a column.
    var baseline = 0.0
    /// §9.5, §9.6: from the start of the content along the flex axes, to the border's edge.
    var mainOffset = 0.0
    var crossOffset = 0.0

    /// Margins, padding and border along the main axis.
    var mainMargin: Double { isRow ? margin.horizontal : margin.vertical }
    var crossMargin: Double { isRow ? margin.vertical : margin.horizontal }
    var mainExtra: Double { isRow ? box.horizontal : box.vertical }
    var outerMain: Double { main + mainMargin }
    var outerHypothetical: Double { hypothetical + mainMargin }
    var outerCross: Double { cross + crossMargin }
    /// From the margin's edge to the baseline.
    var ascent: Double { (isRow ? margin.top : margin.left) + baseline }

    /// Left and right in a row, top and bottom in a column.
    var autoMainMargins: (first: Bool, last: Bool) {
        isRow
            ? (autoMargins & 1 != 0, autoMargins & 4 != 0)
            : (autoMargins & 2 != 0, autoMargins & 8 != 0)
    }

    /// Top and bottom in a row, left and right in a column.
    var autoCrossMargins: (first: Bool, last: Bool) {
        isRow
            ? (autoMargins & 2 != 0, autoMargins & 8 != 0)
            : (autoMargins & 1 != 0, autoMargins & 4 != 0)
    }

    var hasAutoCrossMargin: Bool { autoMargins & (isRow ? 10 : 5) != 0 }

    var stretches: Bool {
        (align.keyword == .stretch || align.keyword == .normal) && !hasAutoCrossMargin
    }
}

/// A line of items.
struct FlexLine {
    /// The first item.
    var items: UnsafeMutablePointer<FlexItem>
    var count: Int
    var cross = 0.0
    /// From the line's start to the shared baseline.
    var ascent = 0.0
    var offset = 0.0
}
