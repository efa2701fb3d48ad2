// SPDX-License-Identifier: MIT

/// §9.5 and §9.6: where items go. Offsets run along the flex axes and are turned into frames last.
extension FlexSolver {
    /// Whether the main axis runs to the left or up.
    func isMainReversed(_ index: Int) -> Bool {
        switch tree.styles[index].flexDirection {
        case .row: isRightToLeft[index]
        case .rowReverse: !isRightToLeft[index]
        case .column: false
        case .columnReverse: true
        }
    }

    /// Whether the cross axis runs to the left or up.
    func isCrossReversed(_ index: Int) -> Bool {
        let style = tree.styles[index]
        let isReversed = style.flexWrap == .wrapReverse
        return style.isRow ? isReversed : isReversed != isRightToLeft[index]
    }

    /// An alignment along the flex axis: 0 is its start, 1 its end, and the room between.
    struct Spread {
        var offset: Double
        var between: Double
    }

    /// - Parameter isFlipped: Whether the flex axis runs against the direction of writing.
    /// - Parameter isPhysicallyReversed: Whether the flex axis runs to the left.
    func spread(
        _ alignment: FlexAlignment, space: Double, count: Int, isFlipped: Bool,
        isPhysicallyReversed: Bool, isHorizontal: Bool
    ) -> Spread {
        let start = isFlipped ? space : 0
        let end = isFlipped ? 0 : space
        if alignment.isSafe, space < 0 { return Spread(offset: start, between: 0) }
        switch alignment.keyword {
        case .flexEnd: return Spread(offset: space, between: 0)
        case .center: return Spread(offset: space / 2, between: 0)
        case .start, .selfStart: return Spread(offset: start, between: 0)
        case .end, .selfEnd: return Spread(offset: end, between: 0)
        case .left:
            guard isHorizontal else { return Spread(offset: start, between: 0) }
            return Spread(offset: isPhysicallyReversed ? space : 0, between: 0)
        case .right:
            guard isHorizontal else { return Spread(offset: start, between: 0) }
            return Spread(offset: isPhysicallyReversed ? 0 : space, between: 0)
        case .spaceBetween:
            guard space > 0, count > 1 else { return Spread(offset: 0, between: 0) }
            return Spread(offset: 0, between: space / Double(count - 1))
        case .spaceAround:
            guard space > 0 else { return Spread(offset: start, between: 0) }
            let between = space / Double(count)
            return Spread(offset: between / 2, between: between)
        case .spaceEvenly:
            guard space > 0 else { return Spread(offset: start, between: 0) }
            let between = space / Double(count + 1)
            return Spread(offset: between, between: between)
        case .auto, .normal, .flexStart, .stretch, .baseline:
            return Spread(offset: 0, between: 0)
        }
    }

    /// §9.6 step 16.
    func alignLines(_ flow: inout Flow) {
        guard flow.style.isMultiline, !flow.lines.isEmpty else { return }
        let gaps = Double(flow.lines.count - 1) * flow.crossGap
        let space = flow.lines.reduce(flow.innerCross - gaps) { $0 - $1.cross }
        let spread = spread(
            flow.style.alignContent, space: space, count: flow.lines.count,
            isFlipped: flow.style.flexWrap == .wrapReverse,
            isPhysicallyReversed: isCrossReversed(flow.index), isHorizontal: !flow.style.isRow)
        var offset = spread.offset
        for index in flow.lines.indices {
            flow.lines[index].offset = offset
            offset += flow.lines[index].cross + spread.between + flow.crossGap
        }
    }

    /// §9.5 step 12.
    func alignMain(_ flow: inout Flow) {
        let isReversed = isMainReversed(flow.index)
        let direction = flow.style.flexDirection
        for line in flow.lines.indices {
            var items = flow.lines[line].items
            let gaps = Double(items.count - 1) * flow.mainGap
            var space = items.reduce(flow.innerMain - gaps) { $0 - $1.outerMain }
            let autos = items.reduce(0) { $0 + autoMargins(of: $1, isRow: flow.style.isRow) }
            let share = autos > 0 && space > 0 ? space / Double(autos) : 0
            if share > 0 { space = 0 }
            let spread = spread(
                flow.style.justifyContent, space: space, count: items.count,
                isFlipped: direction == .rowReverse || direction == .columnReverse,
                isPhysicallyReversed: isReversed, isHorizontal: flow.style.isRow)
            var offset = spread.offset
            for index in items.indices {
                let item = items[index]
                let edges = item.marginEdges
                let (before, after): (FlexLength, FlexLength) =
                    flow.style.isRow ? (edges.left, edges.right) : (edges.top, edges.bottom)
                let (first, last) = isReversed ? (after, before) : (before, after)
                let margin =
                    flow.style.isRow
                    ? (isReversed ? item.margin.right : item.margin.left)
                    : (isReversed ? item.margin.bottom : item.margin.top)
                items[index].mainOffset = offset + margin + (first == .auto ? share : 0)
                offset += item.outerMain + flow.mainGap + spread.between
                offset += (first == .auto ? share : 0) + (last == .auto ? share : 0)
            }
            flow.lines[line].items = items
        }
    }

    private func autoMargins(of item: FlexItem, isRow: Bool) -> Int {
        let edges = item.marginEdges
        let pair = isRow ? (edges.left, edges.right) : (edges.top, edges.bottom)
        return (pair.0 == .auto ? 1 : 0) + (pair.1 == .auto ? 1 : 0)
    }

    /// §9.6 steps 13 and 14.
    func alignCross(_ flow: inout Flow) {
        let isReversed = isCrossReversed(flow.index)
        for line in flow.lines.indices {
            for position in flow.lines[line].items.indices {
                let item = flow.lines[line].items[position]
                let space = flow.lines[line].cross - item.outerCross
                let edges = item.marginEdges
                let (first, last): (FlexLength, FlexLength)
                let margin: Double
                if flow.style.isRow {
                    (first, last) =
                        isReversed ? (edges.bottom, edges.top) : (edges.top, edges.bottom)
                    margin = isReversed ? item.margin.bottom : item.margin.top
                } else {
                    (first, last) =
                        isReversed ? (edges.right, edges.left) : (edges.left, edges.right)
                    margin = isReversed ? item.margin.right : item.margin.left
                }
                let offset: Double
                if first == .auto || last == .auto {
                    if space > 0 {
                        offset = first == .auto ? (last == .auto ? space / 2 : space) : 0
                    } else {
                        // Too large: flush with the start by direction of writing.
                        offset = flow.style.flexWrap == .wrapReverse ? space : 0
                    }
                } else if flow.alignsBaseline(item) {
                    offset =
                        flow.lines[line].ascent
                        - (isReversed ? item.outerCross - item.ascent : item.ascent)
                } else {
                    offset = crossOffset(of: item, space: space, flow)
                }
                flow.lines[line].items[position].crossOffset =
                    flow.lines[line].offset + offset + margin
            }
        }
    }

    private func crossOffset(of item: FlexItem, space: Double, _ flow: Flow) -> Double {
        let isFlipped = flow.style.flexWrap == .wrapReverse
        var alignment = item.align
        if alignment.keyword == .baseline { alignment.keyword = .flexStart }
        var isSelfFlipped = isFlipped
        if !flow.style.isRow, alignment.keyword == .selfStart || alignment.keyword == .selfEnd {
            isSelfFlipped = isRightToLeft[item.index] != isCrossReversed(flow.index)
        }
        if alignment.isSafe, space < 0 { return isFlipped ? space : 0 }
        return spread(
            FlexAlignment(alignment.keyword), space: space, count: 1, isFlipped: isSelfFlipped,
            isPhysicallyReversed: isCrossReversed(flow.index), isHorizontal: !flow.style.isRow
        ).offset
    }

    /// §8.5, the first baseline of the container.
    func findBaseline(_ flow: inout Flow) {
        // Browsers take the line and the item that are seen first, whatever their order.
        let isReversed = flow.style.flexWrap == .wrapReverse
        guard let line = isReversed ? flow.lines.last : flow.lines.first else { return }
        let direction = flow.style.flexDirection
        let first =
            direction == .columnReverse || direction == .rowReverse
            ? line.items.last : line.items.first
        guard
            let item = line.items.first(where: { flow.style.isRow && flow.alignsBaseline($0) })
                ?? first
        else {
            return
        }
        let y = frame(of: item, flow).y - flow.box.top
        let extent = layout(item.index, finalConstraint(for: item, flow), commits: false)
        flow.baseline = y + (extent.baseline ?? extent.height)
    }

    func finalConstraint(for item: FlexItem, _ flow: Flow) -> Constraint {
        flow.constraint(for: item, height: item.isStretched ? item.cross : nil)
    }

    /// The frame of an item in its container's border box.
    func frame(of item: FlexItem, _ flow: Flow) -> FlexRect {
        let main =
            isMainReversed(flow.index)
            ? flow.innerMain - item.mainOffset - item.main : item.mainOffset
        let cross =
            isCrossReversed(flow.index)
            ? flow.innerCross - item.crossOffset - item.cross : item.crossOffset
        return flow.style.isRow
            ? FlexRect(
                x: flow.box.left + main, y: flow.box.top + cross, width: item.main,
                height: item.cross)
            : FlexRect(
                x: flow.box.left + cross, y: flow.box.top + main, width: item.cross,
                height: item.main)
    }

    /// Stores the frames of a container's children and lays out what is in them.
    func commit(_ flow: Flow, width: Double, height: Double) {
        clearBoxless(flow.index)
        let firstWaiting = waiting.count
        for line in flow.lines {
            for item in line.items {
                var frame = frame(of: item, flow)
                let shift = relativeShift(
                    item.index, flow.room.innerWidth, flow.room.definiteHeight)
                frame.x += shift.x
                frame.y += shift.y
                tree.frames[item.index] = frame
                _ = layout(item.index, finalConstraint(for: item, flow), commits: true)
            }
        }
        for child in boxes(flow.index) where tree.styles[child].position == .absolute {
            waiting.append(Overlay(child, in: flow, self))
        }
        guard flow.index == root || tree.styles[flow.index].position != .static else { return }
        while waiting.count > firstWaiting {
            let overlay = waiting.remove(at: firstWaiting)
            place(overlay, in: flow, width: width, height: height)
        }
    }
}
