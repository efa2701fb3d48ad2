// SPDX-License-Identifier: MIT

/// §9.5 and §9.6: where items go. Offsets run along the flex axes and are turned into frames last.
extension FlexSolver {
    /// Whether the main axis runs to the left or up.
    func isMainReversed(_ index: Int) -> Bool {
        switch records[index].flexDirection {
        case .row: records[index].isRightToLeft
        case .rowReverse: !records[index].isRightToLeft
        case .column: false
        case .columnReverse: true
        }
    }

    /// Whether the cross axis runs to the left or up.
    func isCrossReversed(_ index: Int) -> Bool {
        let style = records[index]
        let isReversed = style.flexWrap == .wrapReverse
        return style.isRow ? isReversed : isReversed != records[index].isRightToLeft
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
        guard flow.isMultiline, flow.lineCount > 0 else { return }
        var space = flow.innerCross - Double(flow.lineCount - 1) * flow.crossGap
        for index in 0..<flow.lineCount { space -= flow.lines[index].cross }
        let spread = spread(
            records[flow.index].alignContent, space: space, count: flow.lineCount,
            isFlipped: flow.isFlipped, isPhysicallyReversed: flow.isCrossReversed,
            isHorizontal: !flow.isRow)
        var offset = spread.offset
        for index in 0..<flow.lineCount {
            flow.lines[index].offset = offset
            offset += flow.lines[index].cross + spread.between + flow.crossGap
        }
    }

    /// §9.5 step 12.
    func alignMain(_ flow: Flow) {
        let isReversed = flow.isMainReversed
        let direction = records[flow.index].flexDirection
        let justify = records[flow.index].justifyContent
        for line in 0..<flow.lineCount {
            let items = flow.lines[line].items
            let count = flow.lines[line].count
            var space = flow.innerMain - Double(count - 1) * flow.mainGap
            var autos = 0
            for index in 0..<count {
                space -= items[index].outerMain
                guard items[index].autoMargins != 0 else { continue }
                let (first, last) = items[index].autoMainMargins
                autos += (first ? 1 : 0) + (last ? 1 : 0)
            }
            let share = autos > 0 && space > 0 ? space / Double(autos) : 0
            if share > 0 { space = 0 }
            let spread = spread(
                justify, space: space, count: count,
                isFlipped: direction == .rowReverse || direction == .columnReverse,
                isPhysicallyReversed: isReversed, isHorizontal: flow.isRow)
            var offset = spread.offset
            for index in 0..<count {
                let item = items[index]
                let (before, after) = item.autoMainMargins
                let (first, last) = isReversed ? (after, before) : (before, after)
                let margin =
                    flow.isRow
                    ? (isReversed ? item.margin.right : item.margin.left)
                    : (isReversed ? item.margin.bottom : item.margin.top)
                items[index].mainOffset = offset + margin + (first ? share : 0)
                offset += item.outerMain + flow.mainGap + spread.between
                offset += (first ? share : 0) + (last ? share : 0)
            }
        }
    }

    /// §9.6 steps 13 and 14.
    func alignCross(_ flow: Flow) {
        for line in 0..<flow.lineCount {
            let items = flow.lines[line].items
            for position in 0..<flow.lines[line].count {
                let offset = crossOffset(of: items[position], in: flow.lines[line], flow)
                items[position].crossOffset = flow.lines[line].offset + offset
            }
        }
    }

    private func crossOffset(of item: FlexItem, in line: FlexLine, _ flow: Flow) -> Double {
        let isReversed = flow.isCrossReversed
        let space = line.cross - item.outerCross
        let margin =
            flow.isRow
            ? (isReversed ? item.margin.bottom : item.margin.top)
            : (isReversed ? item.margin.right : item.margin.left)
        if item.hasAutoCrossMargin {
            let (before, after) = item.autoCrossMargins
            let (first, last) = isReversed ? (after, before) : (before, after)
            // Too large: flush with the start by direction of writing.
            guard space > 0 else { return (flow.isFlipped ? space : 0) + margin }
            return (first ? (last ? space / 2 : space) : 0) + margin
        }
        switch item.align.keyword {
        case .stretch, .normal, .flexStart:
            if item.align.isSafe { break }
            return margin
        case .baseline:
            return line.ascent + margin
                - (isReversed ? item.outerCross - item.ascent : item.ascent)
        default: break
        }
        var isSelfFlipped = flow.isFlipped
        if !flow.isRow, item.align.keyword == .selfStart || item.align.keyword == .selfEnd {
            isSelfFlipped = records[item.index].isRightToLeft != isReversed
        }
        if item.align.isSafe, space < 0 { return (flow.isFlipped ? space : 0) + margin }
        return margin
            + spread(
                FlexAlignment(item.align.keyword), space: space, count: 1,
                isFlipped: isSelfFlipped, isPhysicallyReversed: isReversed,
                isHorizontal: !flow.isRow
            ).offset
    }

    /// §8.5, the first baseline of the container.
    func findBaseline(_ flow: inout Flow) {
        // The startmost line and item, whatever their order in the tree.
        guard flow.lineCount > 0 else { return }
        let line = flow.lines[flow.isFlipped ? flow.lineCount - 1 : 0]
        let direction = records[flow.index].flexDirection
        var chosen =
            direction == .columnReverse || direction == .rowReverse ? line.count - 1 : 0
        if flow.isRow {
            for position in 0..<line.count where flow.alignsBaseline(line.items[position]) {
                chosen = position
                break
            }
        }
        let item = line.items[chosen]
        let y = frame(of: item, flow).y - flow.box.top
        let extent = layout(item.index, finalConstraint(for: item, flow), wantsBaseline: true)
        let baseline = y + (extent.baseline ?? extent.height)
        // CSS Alignment §9.1: that of a scroll container stays within its border box.
        flow.baseline =
            records[flow.index].overflowY.isScrollable
            ? min(max(baseline, -flow.box.top), flow.innerHeight + flow.box.vertical - flow.box.top)
            : baseline
    }

    func finalConstraint(for item: FlexItem, _ flow: Flow) -> Constraint {
        flow.constraint(for: item, height: item.isStretched ? item.cross : nil)
    }

    /// The frame of an item in its container's border box.
    func frame(of item: FlexItem, _ flow: Flow) -> FlexRect {
        let main =
            flow.isMainReversed ? flow.innerMain - item.mainOffset - item.main : item.mainOffset
        let cross =
            flow.isCrossReversed
            ? flow.innerCross - item.crossOffset - item.cross : item.crossOffset
        return flow.isRow
            ? FlexRect(
                x: flow.box.left + main, y: flow.box.top + cross, width: item.main,
                height: item.cross)
            : FlexRect(
                x: flow.box.left + cross, y: flow.box.top + main, width: item.cross,
                height: item.main)
    }

    /// Stores the frames of a container's children, and how the final pass lays them out.
    func storeFrames(_ flow: Flow) {
        for line in 0..<flow.lineCount {
            let items = flow.lines[line].items
            for position in 0..<flow.lines[line].count {
                let item = items[position]
                var frame = frame(of: item, flow)
                if records[item.index].traits.contains(.hasInsets) {
                    let shift = relativeShift(
                        item.index, flow.room.innerWidth, flow.room.definiteHeight)
                    frame.x += shift.x
                    frame.y += shift.y
                }
                setFrame(item.index, frame)
                records[item.index].hasGivenHeight = !flow.isRow || item.isStretched
                records[item.index].isGivenHeightDefinite =
                    flow.isRow || flow.isMainDefinite(item)
            }
        }
    }

    /// Lays out what is in a box finally, as `layout` did for the same constraint.
    ///
    /// - Parameter height: The height that `layout` found.
    func commit(_ index: Int, _ constraint: Constraint, height: Double) {
        let record = records[index]
        if record.isEmpty || record.isMeasured { return clearContent(index) }
        let isClosed =
            index == root || record.position != .static || !record.traits.contains(.hasAbsolute)
        let canonical = canonical(constraint, index)
        let (box, room) = room(index, canonical)
        let isArranged = isArranged(index, canonical, height)
        if isArranged, record.isCommitted, isClosed { return }
        if !isArranged { _ = arrangeAnew(index, canonical) }
        records[index].isVisited = true
        let firstWaiting = waiting.count
        clearBoxless(index)
        commitChildren(index, room, isFresh: records[index].isFresh)
        records[index].isFresh = false
        if record.traits.contains(.hasAbsolute) {
            placeOverlays(
                index, box, room, width: constraint.width, height: height,
                firstWaiting: firstWaiting)
        }
        records[index].isCommitted = true
    }

    /// A measured box has no children that take part.
    private func clearContent(_ index: Int) {
        records[index].isVisited = true
        var child = Int(records[index].firstChild)
        while child >= 0 {
            clear(child)
            child = Int(records[child].nextSibling)
        }
    }

    /// - Parameter isFresh: Whether the children's constraints may differ from the last ones.
    private func commitChildren(_ index: Int, _ room: Room, isFresh: Bool) {
        let isRow = records[index].isRow
        var next = firstBox(index)
        while next >= 0 {
            let child = next
            next = nextBox(child, in: index)
            let record = records[child]
            guard record.position != .absolute, record.firstChild >= 0 else { continue }
            if !isFresh, record.isCommitted, record.position != .static { continue }
            let frame = frames[child]
            let constraint = Constraint(
                width: frame.width, height: record.hasGivenHeight ? frame.height : nil,
                isHeightDefinite: isRow || record.isGivenHeightDefinite,
                blockWidth: room.innerWidth, blockHeight: room.definiteHeight)
            commit(child, constraint, height: frame.height)
        }
    }

    private func placeOverlays(
        _ index: Int, _ box: Box, _ room: Room, width: Double, height: Double, firstWaiting: Int
    ) {
        let block = OverlayBlock(
            index: index, box: box, room: room, innerHeight: height - box.vertical)
        var next = firstBox(index)
        while next >= 0 {
            let child = next
            next = nextBox(child, in: index)
            if records[child].position == .absolute {
                waiting.append(Overlay(child, in: block, self))
            }
        }
        guard index == root || records[index].position != .static else { return }
        while waiting.count > firstWaiting {
            let overlay = waiting.remove(at: firstWaiting)
            place(overlay, in: block, width: width, height: height)
        }
    }
}
