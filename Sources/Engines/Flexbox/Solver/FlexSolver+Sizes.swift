// SPDX-License-Identifier: MIT

/// Sizes that a style states. All of them include padding and border.
extension FlexSolver {
    /// Padding and border.
    func box(_ index: Int, _ blockWidth: Double?) -> Box {
        guard records[index].traits.contains(.hasFrame) else { return Box() }
        let set = edgeSets + Int(records[index].edges)
        let isRightToLeft = records[index].isRightToLeft
        return Box(
            padding: sides(set.pointee.padding, isRightToLeft, blockWidth),
            border: sides(set.pointee.border, isRightToLeft, nil))
    }

    @inline(__always)
    func extra(_ index: Int, _ blockWidth: Double?) -> Extra {
        guard records[index].traits.contains(.hasFrame) else { return Extra() }
        return box(index, blockWidth).extra
    }

    /// Lengths that are no numbers, or parts of an unknown base, count as nothing.
    private func sides(_ edges: FlexEdges, _ isRightToLeft: Bool, _ base: Double?) -> Sides {
        if edges.isPlain {
            return Sides(
                left: edges.leftValue, top: edges.topValue, right: edges.rightValue,
                bottom: edges.bottomValue)
        }
        let edges = edges.physical(isRightToLeft: isRightToLeft)
        return Sides(
            left: edges.left.resolved(base) ?? 0, top: edges.top.resolved(base) ?? 0,
            right: edges.right.resolved(base) ?? 0, bottom: edges.bottom.resolved(base) ?? 0)
    }

    /// Margins, and which of them take what is left over: left, top, right, bottom from the lowest
    /// bit. Those count as nothing.
    @inline(__always)
    func margins(_ index: Int, _ blockWidth: Double?) -> (sides: Sides, autos: UInt8) {
        guard records[index].traits.contains(.hasMargin) else { return (Sides(), 0) }
        let margin = edgeSets[Int(records[index].edges)].margin
        if margin.isPlain { return (sides(margin, false, nil), 0) }
        let edges = margin.physical(isRightToLeft: records[index].isRightToLeft)
        let autos: UInt8 =
            (edges.left == .auto ? 1 : 0) | (edges.top == .auto ? 2 : 0)
            | (edges.right == .auto ? 4 : 0) | (edges.bottom == .auto ? 8 : 0)
        return (sides(margin, records[index].isRightToLeft, blockWidth), autos)
    }

    func insets(_ index: Int) -> FlexEdges {
        edgeSets[Int(records[index].edges)].insets.physical(
            isRightToLeft: records[index].isRightToLeft)
    }

    /// The gap between columns, or between rows.
    func gap(_ index: Int, isColumn: Bool, _ base: Double?) -> Double {
        guard records[index].traits.contains(.hasGaps) else { return 0 }
        let set = edgeSets[Int(records[index].edges)]
        return (isColumn ? set.columnGap : set.rowGap).resolved(base) ?? 0
    }

    /// The shift of a relative box; the start wins over the end (CSS Positioned Layout §3.4).
    func relativeShift(
        _ index: Int, _ blockWidth: Double?, _ blockHeight: Double?
    ) -> (x: Double, y: Double) {
        guard records[index].traits.contains(.hasInsets),
            records[index].position == .relative || index == root
        else { return (0, 0) }
        let edges = insets(index)
        let left = edges.left.resolved(blockWidth)
        let right = edges.right.resolved(blockWidth).map { -$0 }
        let parent = index == root ? index : Int(records[index].parent)
        let isReversed = records[parent].isRightToLeft
        let x = (isReversed ? right ?? left : left ?? right) ?? 0
        let y =
            edges.top.resolved(blockHeight)
            ?? edges.bottom.resolved(blockHeight).map { -$0 } ?? 0
        return (x, y)
    }

    func outer(_ length: Double, _ index: Int, _ extra: Double) -> Double {
        records[index].boxSizing == .borderBox ? max(length, extra) : max(length, 0) + extra
    }

    // MARK: Widths

    /// The width of the style, or nil if it is automatic or refers to an unknown base.
    func specifiedWidth(
        _ index: Int, _ box: Extra, base: Double?, room: Double?, height: Double?
    ) -> Double? {
        width(records[index].width, index, box, base: base, room: room, height: height)
    }

    func width(
        _ length: FlexLength, _ index: Int, _ box: Extra, base: Double?, room: Double?,
        height: Double? = nil
    ) -> Double? {
        switch length {
        case .points, .percent:
            return length.resolved(base).map { outer($0, index, box.horizontal) }
        case .stretch: return room.map { max($0, box.horizontal) }
        case .minContent, .maxContent, .fitContent:
            if let height, let ratio = records[index].ratio {
                return transferredWidth(index, box, height, ratio)
            }
            let widths = contentWidths(index, innerHeight: height.map { $0 - box.vertical })
            let least = widths.min + box.horizontal
            let most = widths.max + box.horizontal
            switch length {
            case .minContent: return least
            case .maxContent: return most
            default: return room.map { min(most, max(least, $0)) } ?? most
            }
        case .auto, .content: return nil
        }
    }

    /// - Parameters:
    ///   - isAuto: Whether limits of the height count through the ratio of the box.
    ///   - isOwn: Whether those of the width count.
    func widthLimits(
        _ index: Int, _ box: Extra, base: Double?, room: Double?, isAuto: Bool,
        isOwn: Bool = true, blockHeight: Double? = nil
    ) -> Limits {
        let style = records[index]
        var limits = Limits(min: 0, max: .infinity)
        if isOwn {
            limits.min = width(style.minWidth, index, box, base: base, room: room) ?? 0
            limits.max = width(style.maxWidth, index, box, base: base, room: room) ?? .infinity
        }
        // CSS Sizing 4 §5.1.1: limits carry over through a preferred ratio.
        if isAuto, let ratio = style.ratio {
            // Padding and border are the least height.
            let low = style.minHeight.resolved(blockHeight) ?? 0
            if low > 0 || box.vertical > 0 {
                let value = transferredWidth(
                    index, box, outer(low, index, box.vertical), ratio)
                limits.min = max(limits.min, min(value, limits.max))
            }
            if let high = style.maxHeight.resolved(blockHeight) {
                let value = transferredWidth(
                    index, box, outer(high, index, box.vertical), ratio)
                limits.max = min(limits.max, max(value, limits.min))
            }
        }
        return limits
    }

    /// The width that a ratio gives for a height.
    func transferredWidth(_ index: Int, _ box: Extra, _ height: Double, _ ratio: Double) -> Double {
        records[index].boxSizing == .borderBox
            ? max(FlexLength.bounded(height * ratio), box.horizontal)
            : FlexLength.bounded(max(height - box.vertical, 0) * ratio) + box.horizontal
    }

    /// The height that a ratio gives for a width.
    func transferredHeight(_ index: Int, _ box: Extra, _ width: Double, _ ratio: Double) -> Double {
        records[index].boxSizing == .borderBox
            ? max(FlexLength.bounded(width / ratio), box.vertical)
            : FlexLength.bounded(max(width - box.horizontal, 0) / ratio) + box.vertical
    }

    // MARK: Heights

    /// The height of the style, or nil if it is automatic or refers to an unknown base.
    func specifiedHeight(
        _ index: Int, _ box: Extra, _ base: Double?, room: Double? = nil
    ) -> Double? {
        let length = records[index].height
        if length == .stretch { return room.map { max($0, box.vertical) } }
        return length.resolved(base).map { outer($0, index, box.vertical) }
    }

    /// The room for the margin box's content of a box that stretches.
    func stretchRoom(_ index: Int, _ constraint: Constraint) -> Double? {
        constraint.blockHeight.map {
            $0 - margins(index, constraint.blockWidth).sides.vertical
        }
    }

    /// The limits of the style's height.
    ///
    /// - Parameters:
    ///   - width: The width of the box, if known; limits that depend on content need it.
    ///   - transfers: Whether limits of the width count through the ratio of the box.
    func heightLimits(
        _ index: Int, _ box: Extra, _ blockWidth: Double?, _ blockHeight: Double?,
        width: Double? = nil, transfers: Bool = true
    ) -> Limits {
        let style = records[index]
        func limit(_ length: FlexLength) -> Double? {
            switch length {
            case .auto, .content: return nil
            case .points, .percent:
                return length.resolved(blockHeight).map { outer($0, index, box.vertical) }
            case .minContent, .maxContent, .fitContent, .stretch:
                guard let width else { return nil }
                let constraint = Constraint(
                    width: width, blockWidth: blockWidth, blockHeight: blockHeight,
                    isContentHeight: true,
                    breakHeight: specifiedHeight(index, box, blockHeight))
                return length == .stretch
                    ? stretchRoom(index, constraint)
                    : layout(index, constraint).height
            }
        }
        var limits = Limits(
            min: limit(style.minHeight) ?? 0, max: limit(style.maxHeight) ?? .infinity)
        if transfers, style.height.resolved(blockHeight) == nil,
            style.width.resolved(blockWidth) == nil, let ratio = style.ratio
        {
            if let low = style.minWidth.resolved(blockWidth), low > 0 {
                let value = transferredHeight(
                    index, box, outer(low, index, box.horizontal), ratio)
                limits.min = max(limits.min, min(value, limits.max))
            }
            if let high = style.maxWidth.resolved(blockWidth) {
                let value = transferredHeight(
                    index, box, outer(high, index, box.horizontal), ratio)
                limits.max = min(limits.max, max(value, limits.min))
            }
        }
        return limits
    }
}
