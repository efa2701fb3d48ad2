// SPDX-License-Identifier: MIT

/// An item of a flex container during its layout. Sizes include padding and border.
struct FlexItem {
    let index: Int
    let box: Box
    let margin: Sides
    let marginEdges: FlexEdges
    let isRow: Bool
    let align: FlexAlignment
    let grow: Double
    let shrink: Double

    /// §9.2: the flex base size, the limits, and the base within the limits.
    var base = 0.0
    var limits = Limits(min: 0, max: .infinity)
    var hypothetical = 0.0
    /// §9.7: the used main size.
    var main = 0.0
    var isFrozen = false
    /// §9.4: the used cross size, and whether the container gave it rather than the item.
    var cross = 0.0
    var isStretched = false
    /// Whether the style alone decides the main size before flexing.
    var isBaseDefinite = false
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

    var hasAutoCrossMargin: Bool {
        isRow
            ? marginEdges.top == .auto || marginEdges.bottom == .auto
            : marginEdges.left == .auto || marginEdges.right == .auto
    }

    var stretches: Bool {
        (align.keyword == .stretch || align.keyword == .normal) && !hasAutoCrossMargin
    }
}

/// A line of items.
struct FlexLine {
    var items: [FlexItem]
    var cross = 0.0
    /// From the line's start to the shared baseline.
    var ascent = 0.0
    var offset = 0.0
}
