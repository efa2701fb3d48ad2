// SPDX-License-Identifier: MIT

/// §9.4, cross sizes of items and lines.
extension FlexSolver {
    /// §9.4 steps 7 and 8: the hypothetical cross sizes and that of the line.
    func findCrossSizes(_ flow: Flow, line: Int) {
        let items = flow.lines[line].items
        for position in 0..<flow.lines[line].count {
            items[position].cross =
                flow.isRow
                ? crossInRow(items[position], flow) : crossInColumn(items[position], flow)
        }
        flow.lines[line].cross = lineCross(flow, line: line)
    }

    private func crossInRow(_ item: FlexItem, _ flow: Flow) -> Double {
        if flow.room.fixedHeight != nil, !flow.isMultiline, item.stretches,
            records[item.index].height == .auto
        {
            // The line is as high as the container, and the item as high as the line.
            return 0
        }
        var height: Double?
        if flow.room.ratioHeight != nil, flow.room.fixedHeight == nil {
            height = definiteHeight(
                of: item, flow.room.definiteHeight, isMultiline: flow.isMultiline)
        }
        return layout(item.index, flow.constraint(for: item, height: height)).height
    }

    private func crossInColumn(_ item: FlexItem, _ flow: Flow) -> Double {
        // What `prepareInColumn` found holds where the width does not depend on the height.
        let record = records[item.index]
        if item.stretches, !flow.isMultiline, record.width == .auto { return item.cross }
        if record.ratio == nil,
            record.traits.isDisjoint(with: [.isHeightSensitive, .refersToBlock])
        {
            return item.cross
        }
        return widthInColumn(
            item, innerWidth: flow.room.innerWidth, innerHeight: flow.room.definiteHeight,
            isMultiline: flow.isMultiline, height: item.main,
            isHeightDefinite: flow.isMainDefinite(item))
    }

    private func lineCross(_ flow: Flow, line: Int) -> Double {
        // Negative margins may put all baselines before the start of the line.
        var above = -Double.infinity
        var below = -Double.infinity
        var largest = 0.0
        let items = flow.lines[line].items
        for position in 0..<flow.lines[line].count {
            guard flow.alignsBaseline(items[position]) else {
                largest = max(largest, items[position].outerCross)
                continue
            }
            if flow.isRow {
                let extent = layout(
                    items[position].index,
                    flow.constraint(for: items[position], height: nil), wantsBaseline: true)
                items[position].baseline = extent.baseline ?? extent.height
            }
            let ascent = items[position].ascent
            let descent = items[position].outerCross - ascent
            above = max(above, flow.isCrossReversed ? descent : ascent)
            below = max(below, flow.isCrossReversed ? ascent : descent)
            flow.lines[line].ascent = above
        }
        let cross = max(largest, above.isFinite ? above + below : 0)
        guard !flow.isMultiline else { return cross }
        if let fixed = flow.isRow ? flow.room.fixedHeight : flow.room.innerWidth { return fixed }
        return flow.room.innerLimits.clamp(cross)
    }

    /// §9.4 steps 9 and 11, and the container's own height.
    func finishCrossSizes(_ flow: inout Flow) {
        var total = Double(max(flow.lineCount - 1, 0)) * flow.crossGap
        var height = 0.0
        for line in 0..<flow.lineCount {
            total += flow.lines[line].cross
            guard !flow.isRow, flow.room.fixedHeight == nil else { continue }
            var length = Double(flow.lines[line].count - 1) * flow.mainGap
            for position in 0..<flow.lines[line].count {
                length += flow.lines[line].items[position].outerMain
            }
            height = max(height, length)
        }
        if flow.isRow { height = max(total, 0) }
        flow.innerHeight = flow.room.fixedHeight ?? flow.room.innerLimits.clamp(height)
        if flow.isMultiline, flow.lineCount > 0 {
            let keyword = records[flow.index].alignContent.keyword
            let spare = flow.innerCross - total
            if keyword == .stretch || keyword == .normal, spare > 0 {
                for line in 0..<flow.lineCount {
                    flow.lines[line].cross += spare / Double(flow.lineCount)
                }
            }
        }
        for line in 0..<flow.lineCount {
            let items = flow.lines[line].items
            for position in 0..<flow.lines[line].count {
                if items[position].stretches {
                    stretch(&items[position], line: flow.lines[line].cross, flow)
                } else {
                    refit(&items[position], line: flow.lines[line].cross, flow)
                }
            }
        }
    }

    /// §9.4 step 7 fits an item into the container, and so must browsers; they fit it into its line
    /// where that is wider, which nothing in the specification asks for.
    private func refit(_ item: inout FlexItem, line: Double, _ flow: Flow) {
        guard !flow.isRow, flow.isMultiline, line > flow.room.innerWidth,
            records[item.index].width == .auto
        else { return }
        item.cross = widthInColumn(
            item, innerWidth: flow.room.innerWidth, innerHeight: flow.room.definiteHeight,
            isMultiline: true, height: item.main, isHeightDefinite: flow.isMainDefinite(item),
            room: line - item.crossMargin)
    }

    private func stretch(_ item: inout FlexItem, line: Double, _ flow: Flow) {
        let style = records[item.index]
        let room = line - item.crossMargin
        if flow.isRow {
            guard style.height == .auto else { return }
            let own = heightLimits(
                item.index, item.box, flow.room.innerWidth, flow.room.definiteHeight,
                width: item.main, transfers: false)
            let height = max(own.clamp(room), item.box.vertical)
            // Browsers do not lay out a box with a ratio again that is as high as it should be:
            // parts of the height stay parts of what the ratio gives.
            item.isStretched =
                style.ratio == nil || height != item.cross
                || (flow.room.fixedHeight != nil && !flow.isMultiline)
            item.cross = height
        } else {
            guard style.width == .auto else { return }
            let limits = widthLimits(
                item.index, item.box, base: flow.room.innerWidth, room: room, isAuto: false)
            item.cross = max(limits.clamp(room), item.box.horizontal)
            item.isStretched = true
        }
    }
}
