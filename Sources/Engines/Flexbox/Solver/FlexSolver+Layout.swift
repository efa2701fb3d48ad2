// SPDX-License-Identifier: MIT

/// §9, the flex layout algorithm for one container of a known width.
extension FlexSolver {
    /// Finds the height of a box and, if it commits, the frames of what is in it.
    func layout(_ index: Int, _ constraint: Constraint, commits: Bool) -> Extent {
        let known = tree.memories[index].extents.first { $0.constraint == constraint }?.extent
        if let known {
            // Boxes that go to a block further out are found only by looking.
            let isClosed = index == root || tree.styles[index].position != .static
            if !commits || (isClosed && tree.memories[index].committed == constraint) {
                return known
            }
        }
        let extent = computeLayout(index, constraint, commits: commits)
        if known == nil {
            Memory.store((constraint, extent), in: &tree.memories[index].extents)
        }
        if commits { tree.memories[index].committed = constraint }
        return extent
    }

    private func computeLayout(
        _ index: Int, _ constraint: Constraint, commits: Bool
    ) -> Extent {
        let style = tree.styles[index]
        let box = box(index, constraint.blockWidth)
        var limits = Limits(min: 0, max: .infinity)
        var height = constraint.height
        var ratioHeight = constraint.ratioHeight
        var isDefinite = height != nil && constraint.isHeightDefinite
        if height == nil, !constraint.isContentHeight {
            limits = heightLimits(
                index, box, constraint.blockWidth, constraint.blockHeight,
                width: constraint.width)
            height = specifiedHeight(
                index, box, constraint.blockHeight, room: stretchRoom(index, constraint))
            if height == nil, let ratio = style.ratio {
                height = transferredHeight(index, box, constraint.width, ratio)
                // CSS Sizing 4 §5.1.2: the content is the least size where the ratio drives.
                if style.minHeight == .auto, !style.overflowY.isScrollable,
                    !tree.isMeasured[index]
                {
                    var content = constraint
                    content.isContentHeight = true
                    content.ratioHeight = height
                    ratioHeight = height.map { max(limits.clamp($0), box.vertical) }
                    height = max(height ?? 0, layout(index, content, commits: false).height)
                }
            }
            height = height.map { max(limits.clamp($0), box.vertical) }
            isDefinite = height != nil
        }
        if constraint.isContentHeight {
            // Lines of a column break there all the same.
            limits.max =
                heightLimits(index, box, constraint.blockWidth, constraint.blockHeight).max
        }
        limits.min = max(limits.min, box.vertical)
        let innerWidth = max(constraint.width - box.horizontal, 0)
        if tree.isMeasured[index] {
            return leaf(
                index, box, innerWidth: innerWidth, height: height, limits: limits)
        }
        let room = Room(
            innerWidth: innerWidth, fixedHeight: height.map { max($0 - box.vertical, 0) },
            isHeightDefinite: isDefinite,
            innerLimits: Limits(
                min: max(limits.min - box.vertical, 0), max: max(limits.max - box.vertical, 0)),
            breakHeight: constraint.breakHeight.map { max($0 - box.vertical, 0) },
            ratioHeight: ratioHeight.map { max($0 - box.vertical, 0) })
        var flow = Flow(index: index, style: style, box: box, room: room)
        arrange(&flow, commits: commits)
        let extent = Extent(
            height: flow.innerHeight + box.vertical, baseline: flow.baseline.map { $0 + box.top })
        if commits {
            commit(flow, width: constraint.width, height: extent.height)
        }
        return extent
    }

    private func leaf(
        _ index: Int, _ box: Box, innerWidth: Double, height: Double?, limits: Limits
    ) -> Extent {
        // A known height needs no measuring, except for the baseline.
        let size = measured(
            index,
            FlexRequest(
                width: .exactly(innerWidth),
                height: height.map { .exactly(max($0 - box.vertical, 0)) } ?? .maxContent))
        let used = height ?? max(limits.clamp(max(size.height, 0) + box.vertical), box.vertical)
        return Extent(height: used, baseline: size.baseline.map { $0 + box.top })
    }

    // MARK: Arranging

    private func arrange(_ flow: inout Flow, commits: Bool) {
        let style = flow.style
        let innerWidth = flow.room.innerWidth
        let definiteHeight = flow.room.definiteHeight
        // §9.1, §9.2.
        var items: [FlexItem] = []
        for child in boxes(flow.index) where tree.styles[child].position != .absolute {
            var item = makeItem(child, in: flow.index, innerWidth: innerWidth)
            if style.isRow {
                prepareInRow(
                    &item, innerWidth: innerWidth, innerHeight: definiteHeight,
                    isMultiline: style.isMultiline)
            } else {
                prepareInColumn(
                    &item, innerWidth: innerWidth, innerHeight: definiteHeight,
                    isMultiline: style.isMultiline)
            }
            items.append(item)
        }
        breakLines(&flow, items)
        for index in flow.lines.indices {
            let length = flow.mainLength(of: flow.lines[index])
            resolveFlexibleLengths(&flow.lines[index].items, length: length, gap: flow.mainGap)
            findCrossSizes(&flow, line: index)
        }
        finishCrossSizes(&flow)
        alignLines(&flow)
        alignMain(&flow)
        alignCross(&flow)
        findBaseline(&flow)
    }

    /// §9.3 step 5.
    private func breakLines(_ flow: inout Flow, _ items: [FlexItem]) {
        guard !items.isEmpty else { return }
        guard flow.style.isMultiline else {
            flow.lines = [FlexLine(items: items)]
            return
        }
        let limit = flow.breakLength
        var line: [FlexItem] = []
        var length = 0.0
        for item in items {
            let next = length + item.outerHypothetical + (line.isEmpty ? 0 : flow.mainGap)
            // Sums of fractions must not break a line that fits.
            if !line.isEmpty, next > limit + 1e-6 {
                flow.lines.append(FlexLine(items: line))
                line = [item]
                length = item.outerHypothetical
            } else {
                line.append(item)
                length = next
            }
        }
        flow.lines.append(FlexLine(items: line))
    }

    /// §9.4 steps 7 and 8: the hypothetical cross sizes and that of the line.
    private func findCrossSizes(_ flow: inout Flow, line: Int) {
        let isMultiline = flow.style.isMultiline
        for position in flow.lines[line].items.indices {
            var item = flow.lines[line].items[position]
            if flow.style.isRow {
                var height: Double?
                if flow.room.ratioHeight != nil, flow.room.fixedHeight == nil {
                    height = definiteHeight(
                        of: item, flow.room.definiteHeight, isMultiline: isMultiline)
                }
                item.cross =
                    layout(
                        item.index, flow.constraint(for: item, height: height), commits: false
                    ).height
            } else {
                item.cross = widthInColumn(
                    item, innerWidth: flow.room.innerWidth,
                    innerHeight: flow.room.definiteHeight, isMultiline: isMultiline,
                    height: item.main, isHeightDefinite: flow.isMainDefinite(item))
            }
            flow.lines[line].items[position] = item
        }
        flow.lines[line].cross = lineCross(&flow, line: line)
    }

    private func lineCross(_ flow: inout Flow, line: Int) -> Double {
        // Negative margins may put all baselines before the start of the line.
        var above = -Double.infinity
        var below = -Double.infinity
        var largest = 0.0
        let isReversed = isCrossReversed(flow.index)
        for position in flow.lines[line].items.indices {
            var item = flow.lines[line].items[position]
            guard flow.alignsBaseline(item) else {
                largest = max(largest, item.outerCross)
                continue
            }
            if flow.style.isRow {
                let extent = layout(
                    item.index, flow.constraint(for: item, height: nil), commits: false)
                item.baseline = extent.baseline ?? extent.height
            }
            flow.lines[line].items[position] = item
            let ascent = item.ascent
            let descent = item.outerCross - ascent
            above = max(above, isReversed ? descent : ascent)
            below = max(below, isReversed ? ascent : descent)
            flow.lines[line].ascent = above
        }
        let cross = max(largest, above.isFinite ? above + below : 0)
        guard !flow.style.isMultiline else { return cross }
        if let fixed = flow.style.isRow ? flow.room.fixedHeight : flow.room.innerWidth {
            return fixed
        }
        return flow.room.innerLimits.clamp(cross)
    }

    /// §9.4 steps 9 and 11, and the container's own height.
    private func finishCrossSizes(_ flow: inout Flow) {
        let lines = flow.lines
        let gaps = Double(max(lines.count - 1, 0)) * flow.crossGap
        let total = lines.reduce(gaps) { $0 + $1.cross }
        let height: Double
        if flow.style.isRow {
            height = total
        } else {
            height =
                lines.map { line in
                    line.items.reduce(Double(line.items.count - 1) * flow.mainGap) {
                        $0 + $1.outerMain
                    }
                }.max() ?? 0
        }
        flow.innerHeight = flow.room.fixedHeight ?? flow.room.innerLimits.clamp(max(height, 0))
        if flow.style.isMultiline, !lines.isEmpty {
            let keyword = flow.style.alignContent.keyword
            let spare = flow.innerCross - total
            if keyword == .stretch || keyword == .normal, spare > 0 {
                for index in flow.lines.indices {
                    flow.lines[index].cross += spare / Double(lines.count)
                }
            }
        }
        for line in flow.lines.indices {
            for position in flow.lines[line].items.indices {
                refit(&flow.lines[line].items[position], line: flow.lines[line].cross, flow)
                stretch(&flow.lines[line].items[position], line: flow.lines[line].cross, flow)
            }
        }
    }

    /// A line of columns that is wider than the container is the room that its items fit in.
    private func refit(_ item: inout FlexItem, line: Double, _ flow: Flow) {
        guard !flow.style.isRow, flow.style.isMultiline, line > flow.room.innerWidth,
            tree.styles[item.index].width == .auto, !item.stretches
        else { return }
        item.cross = widthInColumn(
            item, innerWidth: flow.room.innerWidth, innerHeight: flow.room.definiteHeight,
            isMultiline: true, height: item.main, isHeightDefinite: flow.isMainDefinite(item),
            room: line - item.crossMargin)
    }

    private func stretch(_ item: inout FlexItem, line: Double, _ flow: Flow) {
        let style = tree.styles[item.index]
        guard item.stretches else { return }
        let room = line - item.crossMargin
        if flow.style.isRow {
            guard style.height == .auto else { return }
            let own = heightLimits(
                item.index, item.box, flow.room.innerWidth, flow.room.definiteHeight,
                width: item.main, transfers: false)
            item.cross = max(own.clamp(room), item.box.vertical)
            item.isStretched = true
        } else {
            guard style.width == .auto else { return }
            let limits = widthLimits(
                item.index, item.box, base: flow.room.innerWidth, room: room, isAuto: false)
            item.cross = max(limits.clamp(room), item.box.horizontal)
            item.isStretched = true
        }
    }
}
