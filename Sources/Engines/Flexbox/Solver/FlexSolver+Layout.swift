// SPDX-License-Identifier: MIT

/// §9, the flex layout algorithm for one container of a known width.
extension FlexSolver {
    /// Finds the height of a box, and its baseline if that is wanted.
    func layout(
        _ index: Int, _ constraint: Constraint, wantsBaseline: Bool = false
    ) -> Extent {
        if !wantsBaseline, let height = constraint.height { return Extent(height: height) }
        let record = records[index]
        if record.isEmpty {
            let (box, room) = room(index, constraint)
            return Extent(
                height: (room.fixedHeight ?? room.innerLimits.clamp(0)) + box.vertical)
        }
        let canonical = canonical(constraint, index)
        let known = memo(index, canonical)
        if known >= 0 {
            let memo = extents[known]
            if !wantsBaseline || memo.hasBaseline {
                return Extent(
                    height: memo.height, baseline: memo.baseline.isNaN ? nil : memo.baseline)
            }
        }
        guard record.isMeasured else {
            return arrangeAnew(index, canonical, wantsBaseline: wantsBaseline)
        }
        let (box, room) = room(index, canonical)
        let extent = leaf(index, box, room, wantsBaseline: wantsBaseline)
        let hasBaseline = wantsBaseline || room.fixedHeight == nil
        _ = store(index, canonical, extent, hasBaseline: hasBaseline)
        return extent
    }

    /// The constraint without what the box does not look at.
    func canonical(_ constraint: Constraint, _ index: Int) -> Constraint {
        var constraint = constraint
        let traits = records[index].traits
        if !traits.contains(.refersToBlock) {
            constraint.blockWidth = nil
            constraint.blockHeight = nil
        }
        if !traits.contains(.isHeightSensitive) {
            constraint.isHeightDefinite = true
            constraint.ratioHeight = nil
        }
        if records[index].isRow || !records[index].isMultiline { constraint.breakHeight = nil }
        return constraint
    }

    private func memo(_ index: Int, _ constraint: Constraint) -> Int32 {
        var place = records[index].extents
        while place >= 0 {
            let memo = extents[place]
            if memo.constraint == constraint { return place }
            place = memo.next
        }
        return -1
    }

    /// Keeps an answer; the oldest gives way to the newest.
    func store(
        _ index: Int, _ constraint: Constraint, _ extent: Extent, hasBaseline: Bool
    ) -> Int32 {
        var new = ExtentMemo(
            constraint: constraint, height: extent.height, baseline: extent.baseline ?? .nan,
            hasBaseline: hasBaseline, next: -1)
        let known = memo(index, constraint)
        if known >= 0 {
            let old = extents[known]
            new.next = old.next
            if !hasBaseline, old.hasBaseline {
                // A container has used it: a change of it must be noticed later.
                new.baseline = old.baseline
                new.hasBaseline = true
            }
            extents[known] = new
            return known
        }
        let (added, removed) = extents.add(new, to: &records[index].extents)
        if records[index].arranged == removed { records[index].arranged = -1 }
        return added
    }

    /// Whether the frames of the children are those of a constraint.
    ///
    /// A height that is given is as good as the same height that was found, unless something
    /// below looks at whether it was given.
    func isArranged(_ index: Int, _ canonical: Constraint, _ height: Double) -> Bool {
        let place = records[index].arranged
        guard place >= 0 else { return false }
        let memo = extents[place]
        if memo.constraint == canonical { return true }
        return !records[index].traits.contains(.isHeightSensitive) && memo.height == height
            && memo.constraint.width == canonical.width
            && memo.constraint.blockWidth == canonical.blockWidth
            && memo.constraint.blockHeight == canonical.blockHeight
    }

    /// §9 for one container: stores the frames of its children and what is known of it.
    func arrangeAnew(
        _ index: Int, _ constraint: Constraint, wantsBaseline: Bool = false
    ) -> Extent {
        let (box, room) = room(index, constraint)
        let mark = workspace.mark
        defer { workspace.release(mark) }
        let record = records[index]
        let isMultiline = record.isMultiline
        let (items, count) = makeItems(index, innerWidth: room.innerWidth)
        let isCrossHorizontal = !record.isRow
        var flow = Flow(
            index: index, isRow: record.isRow, isMultiline: isMultiline,
            isFlipped: record.flexWrap == .wrapReverse, box: box, room: room,
            mainGap: gap(
                index, isColumn: record.isRow,
                record.isRow ? room.innerWidth : room.definiteHeight),
            crossGap: gap(
                index, isColumn: isCrossHorizontal,
                record.isRow ? room.definiteHeight : room.innerWidth),
            isMainReversed: isMainReversed(index), isCrossReversed: isCrossReversed(index),
            lines: workspace.take(FlexLine.self, isMultiline ? count : min(count, 1)))
        arrange(&flow, items, count)
        if wantsBaseline { findBaseline(&flow) }
        storeFrames(flow)
        let extent = Extent(
            height: flow.innerHeight + box.vertical, baseline: flow.baseline.map { $0 + box.top })
        records[index].arranged = store(index, constraint, extent, hasBaseline: wantsBaseline)
        records[index].isFresh = true
        forgetCommit(index)
        return extent
    }

    /// What was committed around a box is no longer.
    private func forgetCommit(_ index: Int) {
        records[index].isCommitted = false
        var parent = Int(records[index].parent)
        while parent >= 0, records[parent].isCommitted || records[parent].display == .contents {
            records[parent].isCommitted = false
            parent = Int(records[parent].parent)
        }
    }

    /// The items of a container, in workspace that the caller gives back.
    func makeItems(
        _ index: Int, innerWidth: Double?
    ) -> (items: UnsafeMutablePointer<FlexItem>, count: Int) {
        var count = 0
        var child = firstBox(index)
        while child >= 0 {
            if records[child].position != .absolute { count += 1 }
            child = nextBox(child, in: index)
        }
        let items = workspace.take(FlexItem.self, count)
        child = firstBox(index)
        var position = 0
        while child >= 0 {
            if records[child].position != .absolute {
                (items + position).initialize(
                    to: makeItem(child, in: index, innerWidth: innerWidth))
                position += 1
            }
            child = nextBox(child, in: index)
        }
        return (items, count)
    }

    /// Padding and border of a box, and the room in it.
    func room(_ index: Int, _ constraint: Constraint) -> (Box, Room) {
        let style = records[index]
        let box = box(index, constraint.blockWidth)
        let extra = box.extra
        var limits = Limits(min: 0, max: .infinity)
        var height = constraint.height
        var ratioHeight = constraint.ratioHeight
        var isDefinite = height != nil && constraint.isHeightDefinite
        if height == nil, !constraint.isContentHeight {
            limits = heightLimits(
                index, extra, constraint.blockWidth, constraint.blockHeight,
                width: constraint.width)
            height = specifiedHeight(
                index, extra, constraint.blockHeight, room: stretchRoom(index, constraint))
            if height == nil, let ratio = style.ratio {
                height = transferredHeight(index, extra, constraint.width, ratio)
                // CSS Sizing 4 §5.1.2: the content is the least size where the ratio drives, in
                // browsers if the height is `auto` itself, not a part of what is unknown.
                if style.height == .auto, style.minHeight == .auto,
                    !style.overflowY.isScrollable, !style.isMeasured
                {
                    var content = constraint
                    content.isContentHeight = true
                    content.ratioHeight = height
                    ratioHeight = height.map { max(limits.clamp($0), extra.vertical) }
                    // Its own limit caps it; one of the width does not.
                    let own = heightLimits(
                        index, extra, constraint.blockWidth, constraint.blockHeight,
                        width: constraint.width, transfers: false)
                    height = max(
                        limits.clamp(height ?? 0), min(layout(index, content).height, own.max))
                    limits.max = own.max
                }
            }
            height = height.map { max(limits.clamp($0), extra.vertical) }
            isDefinite = height != nil
        }
        var breakHeight = constraint.breakHeight
        if constraint.isContentHeight, breakHeight == nil {
            // The largest height breaks lines of a column, though the content may be higher. A
            // part of the block is not known yet.
            let most = heightLimits(
                index, extra, constraint.blockWidth,
                style.maxHeight.isPart ? nil : constraint.blockHeight, transfers: false
            ).max
            if most < .infinity { breakHeight = most }
        }
        limits.min = max(limits.min, extra.vertical)
        let room = Room(
            innerWidth: max(constraint.width - extra.horizontal, 0),
            fixedHeight: height.map { max($0 - extra.vertical, 0) },
            isHeightDefinite: isDefinite,
            innerLimits: Limits(
                min: max(limits.min - extra.vertical, 0),
                max: max(limits.max - extra.vertical, 0)),
            breakHeight: breakHeight.map { max($0 - extra.vertical, 0) },
            ratioHeight: ratioHeight.map { max($0 - extra.vertical, 0) })
        return (box, room)
    }

    private func leaf(_ index: Int, _ box: Box, _ room: Room, wantsBaseline: Bool) -> Extent {
        // A known height needs no measuring, except for the baseline.
        if !wantsBaseline, let height = room.fixedHeight {
            return Extent(height: height + box.vertical)
        }
        let size = measured(
            index,
            FlexRequest(
                width: .exactly(room.innerWidth),
                height: room.fixedHeight.map { .exactly($0) } ?? .maxContent))
        let used = room.fixedHeight ?? room.innerLimits.clamp(size.height)
        return Extent(
            height: used + box.vertical, baseline: size.baseline.map { $0 + box.top })
    }

    // MARK: Arranging

    private func arrange(
        _ flow: inout Flow, _ items: UnsafeMutablePointer<FlexItem>, _ count: Int
    ) {
        let innerWidth = flow.room.innerWidth
        let definiteHeight = flow.room.definiteHeight
        traceRoom(flow)
        // §9.1, §9.2.
        for position in 0..<count {
            if flow.isRow {
                prepareInRow(
                    &items[position], innerWidth: innerWidth, innerHeight: definiteHeight,
                    isMultiline: flow.isMultiline)
            } else {
                prepareInColumn(
                    &items[position], innerWidth: innerWidth, innerHeight: definiteHeight,
                    isMultiline: flow.isMultiline)
            }
        }
        traceBases(flow, items, count)
        breakLines(&flow, items, count)
        traceLines(flow)
        let length = flow.mainLength
        for line in 0..<flow.lineCount {
            resolveFlexibleLengths(
                flow.lines[line].items, flow.lines[line].count, length: length, gap: flow.mainGap)
            traceFlexing(flow, line: line, length: length)
            findCrossSizes(flow, line: line)
        }
        finishCrossSizes(&flow)
        traceCrossSizes(flow)
        alignLines(&flow)
        alignMain(flow)
        alignCross(flow)
        traceAlignment(flow)
    }

    /// §9.3 step 5.
    private func breakLines(
        _ flow: inout Flow, _ items: UnsafeMutablePointer<FlexItem>, _ count: Int
    ) {
        guard count > 0 else { return }
        func add(_ start: Int, _ end: Int) {
            (flow.lines + flow.lineCount).initialize(
                to: FlexLine(items: items + start, count: end - start))
            flow.lineCount += 1
        }
        guard flow.isMultiline else { return add(0, count) }
        let limit = flow.breakLength
        var start = 0
        var length = 0.0
        for position in 0..<count {
            let own = items[position].outerHypothetical
            let next = length + own + (position == start ? 0 : flow.mainGap)
            // Sums of fractions must not break a line that fits.
            if position > start, next > limit + 1e-6 {
                add(start, position)
                start = position
                length = own
            } else {
                length = next
            }
        }
        add(start, count)
    }
}
