// SPDX-License-Identifier: MIT

/// A container on its way through the final pass, as absolute boxes see it.
struct OverlayBlock {
    let index: Int
    let box: Box
    let room: Room
    let innerHeight: Double
}

/// An absolutely positioned box that waits for its containing block.
struct Overlay {
    /// Where the box would be in one axis as the only item of its parent (§4.1): an edge or the
    /// middle, as a part of the content, and its distance from the parent's border edge.
    struct Anchor {
        var part: Double
        var offset: Double
        /// The part and the distance instead if the box is longer than the content.
        var safe: (part: Double, offset: Double, length: Double)?

        func moved(_ distance: Double) -> Anchor {
            var anchor = self
            anchor.offset += distance
            anchor.safe?.offset += distance
            return anchor
        }

        func fitting(_ outer: Double) -> (part: Double, offset: Double) {
            guard let safe, outer > safe.length else { return (part, offset) }
            return (safe.part, safe.offset)
        }
    }

    let index: Int
    let parent: Int
    var x: Anchor
    var y: Anchor

    init(_ index: Int, in flow: OverlayBlock, _ solver: FlexSolver) {
        self.index = index
        parent = flow.index
        let style = solver.records[flow.index]
        let own = solver.records[index]
        let isMainReversed = solver.isMainReversed(flow.index)
        let isCrossReversed = solver.isCrossReversed(flow.index)
        let isFlipped = style.flexWrap == .wrapReverse
        var main = solver.spread(
            FlexAlignment(style.justifyContent.keyword), space: 1, count: 1,
            isFlipped: style.flexDirection == .rowReverse
                || style.flexDirection == .columnReverse,
            isPhysicallyReversed: isMainReversed, isHorizontal: style.isRow
        ).offset
        var align = own.alignSelf.keyword == .auto ? style.alignItems : own.alignSelf
        if align.keyword == .baseline { align.keyword = .start }
        var isSelfFlipped = isFlipped
        if !style.isRow, align.keyword == .selfStart || align.keyword == .selfEnd {
            isSelfFlipped = own.isRightToLeft != isCrossReversed
        }
        var cross = solver.spread(
            FlexAlignment(align.keyword), space: 1, count: 1, isFlipped: isSelfFlipped,
            isPhysicallyReversed: isCrossReversed, isHorizontal: !style.isRow
        ).offset
        if isMainReversed { main = 1 - main }
        if isCrossReversed { cross = 1 - cross }
        let (horizontal, vertical) = style.isRow ? (main, cross) : (cross, main)
        // Browsers heed it across the main axis only.
        let safeX = !style.isRow && align.isSafe
        let safeY = style.isRow && align.isSafe
        x = Anchor(
            part: horizontal, offset: flow.box.left + flow.room.innerWidth * horizontal)
        y = Anchor(part: vertical, offset: flow.box.top + flow.innerHeight * vertical)
        if safeX {
            let part = style.isRightToLeft ? 1.0 : 0
            let width = flow.room.innerWidth
            x.safe = (part, flow.box.left + width * part, width)
        }
        if safeY { y.safe = (0, flow.box.top, flow.innerHeight) }
    }
}

/// CSS Positioned Layout §4, absolute boxes.
extension FlexSolver {
    /// One axis of a containing block and of a box in it.
    private struct Axis {
        /// The block's padding edge and length.
        let origin: Double
        let length: Double
        let start: Double?
        let end: Double?
        let margins: (start: Double, end: Double)
        let autoMargins: (start: Bool, end: Bool)
        let anchor: Overlay.Anchor
        let isHorizontal: Bool
        /// Whether the end wins where all is given.
        let isReversed: Bool
        /// How the box is placed between its insets (§4.4), if its style says so.
        var align: FlexAlignment?
        /// Whether the block scrolls to what leaves it at its end.
        var isScrollable = false

        var room: Double {
            let space: Double
            if start == nil, end == nil {
                let before = anchor.offset - origin
                let after = origin + length - anchor.offset
                space =
                    anchor.part == 0 ? after : anchor.part == 1 ? before : 2 * min(before, after)
            } else {
                // §3.5.1: insets that leave no room leave none, not less.
                space = max(length - (start ?? 0) - (end ?? 0), 0)
            }
            return space - margins.start - margins.end
        }

        var isPinned: Bool { start != nil && end != nil }

        /// §4.4: the box may leave the room between its insets only towards what is left of the
        /// containing block.
        private func aligned(
            _ align: FlexAlignment, _ size: Double, start: Double, end: Double
        ) -> Double {
            let outer = size + margins.start + margins.end
            let low = origin + start
            let high = max(low, origin + length - end)
            let part: Double =
                switch align.keyword {
                case .center: 0.5
                case .end, .flexEnd, .selfEnd: 1
                default: 0
                }
            var edge = low + (high - low - outer) * part
            if outer > high - low {
                if align.isSafe { return low + margins.start }
                if !isScrollable { edge = min(edge, max(high, origin + length) - outer) }
                edge = max(edge, min(low, origin))
            }
            return edge + margins.start
        }

        /// The position of the border edge.
        func position(_ size: Double) -> Double {
            switch (start, end) {
            case (nil, nil):
                let outer = size + margins.start + margins.end
                let (part, offset) = anchor.fitting(outer)
                return offset - outer * part + margins.start
            case (let start?, nil): return origin + start + margins.start
            case (nil, let end?): return origin + length - end - margins.end - size
            case (let start?, let end?):
                let space = room - size
                // §3.5.1: without room, the weaker inset gives way.
                let weaker = isReversed ? min(start, length - end) : start
                let low = origin + weaker + margins.start
                switch (autoMargins.start, autoMargins.end) {
                case (true, true):
                    // CSS 2 §10.3.7 and §10.6.4: only across, a box without room is at the start.
                    if space < 0, isHorizontal { return isReversed ? low + space : low }
                    return low + space / 2
                case (true, false): return low + space
                case (false, true): return low
                case (false, false):
                    if let align {
                        return aligned(align, size, start: start, end: end)
                    }
                    return isReversed ? origin + length - end - margins.end - size : low
                }
            }
        }
    }

    /// Lays out an absolute box and stores its frame.
    func place(_ overlay: Overlay, in flow: OverlayBlock, width: Double, height: Double) {
        let index = overlay.index
        let style = records[index]
        var shift = (x: 0.0, y: 0.0)
        var ancestor = overlay.parent
        while ancestor != flow.index, ancestor >= 0 {
            shift.x += frames[ancestor].x
            shift.y += frames[ancestor].y
            ancestor = Int(records[ancestor].parent)
        }
        let border = flow.box.border
        let blockWidth = max(width - border.horizontal, 0)
        let blockHeight = max(height - border.vertical, 0)
        let box = extra(index, blockWidth)
        let (margin, autos) = margins(index, blockWidth)
        let insets = insets(index)
        let horizontal = Axis(
            origin: border.left, length: blockWidth, start: insets.left.resolved(blockWidth),
            end: insets.right.resolved(blockWidth), margins: (margin.left, margin.right),
            autoMargins: (autos & 1 != 0, autos & 4 != 0),
            anchor: overlay.x.moved(shift.x), isHorizontal: true,
            isReversed: records[flow.index].isRightToLeft)
        let vertical = Axis(
            origin: border.top, length: blockHeight, start: insets.top.resolved(blockHeight),
            end: insets.bottom.resolved(blockHeight), margins: (margin.top, margin.bottom),
            autoMargins: (autos & 2 != 0, autos & 8 != 0),
            anchor: overlay.y.moved(shift.y), isHorizontal: false,
            isReversed: false, align: selfAlignment(style),
            isScrollable: records[flow.index].overflowY.isScrollable)

        let isStretched = style.height == .auto && vertical.align?.keyword == .stretch
        let heightLimits = heightLimits(
            index, box, blockWidth, blockHeight, transfers: !isStretched)
        var usedHeight = specifiedHeight(index, box, blockHeight, room: vertical.room)
        // The height is that of the room, unless the box is aligned in it.
        let isBetweenInsets =
            usedHeight == nil && style.height == .auto && vertical.isPinned
            && (vertical.align == nil || isStretched)
        if isBetweenInsets { usedHeight = vertical.room }
        usedHeight = usedHeight.map { max(heightLimits.clamp($0), box.vertical) }
        let usedWidth = overlayWidth(
            index, box, room: horizontal.room, isPinned: horizontal.isPinned,
            block: (blockWidth, blockHeight), height: usedHeight,
            statesHeight: style.height != .auto || isStretched)

        // A ratio gives the height though insets have given one, from which the width came.
        let isRatioUsed = isBetweenInsets && style.ratio != nil && vertical.align == nil
        let constraint = Constraint(
            width: usedWidth, height: isRatioUsed ? nil : usedHeight, blockWidth: blockWidth,
            blockHeight: blockHeight)
        let extent = layout(index, constraint)
        commit(index, constraint, height: extent.height)
        setFrame(
            index,
            FlexRect(
                x: horizontal.position(usedWidth) - shift.x,
                y: vertical.position(extent.height) - shift.y, width: usedWidth,
                height: extent.height))
    }

    /// The alignment that the box itself states; that of its container counts for §4.1 only.
    private func selfAlignment(_ style: BoxRecord) -> FlexAlignment? {
        switch style.alignSelf.keyword {
        case .auto, .normal: nil
        default: style.alignSelf
        }
    }

    private func overlayWidth(
        _ index: Int, _ box: Extra, room: Double, isPinned: Bool,
        block: (width: Double, height: Double), height: Double?, statesHeight: Bool
    ) -> Double {
        let style = records[index]
        let specified = specifiedWidth(
            index, box, base: block.width, room: room, height: height)
        let isAuto = specified == nil && !(isPinned && style.ratio == nil)
        let limits = widthLimits(
            index, box, base: block.width, room: room, isAuto: isAuto, blockHeight: block.height)
        let width: Double
        if let specified {
            // In browsers the content is the least width where the height is definite, too.
            var least = 0.0
            if let height, style.ratio != nil, drivesWidth(index) {
                least =
                    contentWidths(index, innerHeight: height - box.vertical).min + box.horizontal
            }
            width = max(specified, least)
        } else if let ratio = style.ratio, let height, !isPinned || statesHeight {
            return ratioWidth(
                index, box, height, ratio, limits, base: block.width, room: room)
        } else if isPinned {
            width = room
        } else {
            let widths = contentWidths(
                index, innerHeight: height.map { $0 - box.vertical }, blockHeight: block.height)
            width = widthAtMost(
                index, box, widths, room: room,
                innerHeight: height.map { $0 - box.vertical })
        }
        return max(limits.clamp(width), box.horizontal)
    }
}
