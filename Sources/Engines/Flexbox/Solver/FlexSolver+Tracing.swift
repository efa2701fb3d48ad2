// SPDX-License-Identifier: MIT

/// What a trace says after each part of the algorithm.
extension FlexSolver {
    func traceRoom(_ flow: Flow) {
        guard let tracer else { return }
        tracer.begin(flow.index)
        let room = flow.room
        let height =
            room.fixedHeight.map { short($0) + (room.isHeightDefinite ? "" : ", not definite") }
            ?? "of its content, from \(short(room.innerLimits.min)) to "
            + short(room.innerLimits.max)
        let axis = flow.isRow ? "row" : "column"
        let side = flow.isMainReversed ? ", to the \(flow.isRow ? "left" : "top")" : ""
        tracer.add(
            .room, flow.index,
            "\(axis)\(side), width \(short(room.innerWidth)), height \(height), "
                + "gaps \(short(flow.mainGap)) and \(short(flow.crossGap))")
    }

    func traceBases(_ flow: Flow, _ items: UnsafeMutablePointer<FlexItem>, _ count: Int) {
        guard let tracer else { return }
        for position in 0..<count {
            let item = items[position]
            let source =
                item.isBaseDefinite ? "from its style" : "from its content"
            tracer.add(
                .baseSizes, flow.index, item: item.index,
                "\(short(item.base)) \(source), limits \(short(item.limits.min)) to "
                    + "\(short(item.limits.max)), so \(short(item.hypothetical)), "
                    + "margins \(short(item.mainMargin))")
        }
    }

    func traceLines(_ flow: Flow) {
        guard let tracer else { return }
        guard flow.isMultiline else {
            return tracer.add(.lineBreaking, flow.index, "one line, as it does not wrap")
        }
        tracer.add(
            .lineBreaking, flow.index, "lines of at most \(short(flow.breakLength))")
        for line in 0..<flow.lineCount {
            var length = Double(flow.lines[line].count - 1) * flow.mainGap
            for position in 0..<flow.lines[line].count {
                length += flow.lines[line].items[position].outerHypothetical
            }
            tracer.add(
                .lineBreaking, flow.index,
                "line \(line + 1) has \(flow.lines[line].count) items, \(short(length)) long")
        }
    }

    func traceFlexing(_ flow: Flow, line: Int, length: Double) {
        guard let tracer else { return }
        let items = flow.lines[line].items
        let count = flow.lines[line].count
        var sum = Double(count - 1) * flow.mainGap
        for position in 0..<count { sum += items[position].outerHypothetical }
        let space = length - sum
        let verb = space > 0 ? "growing" : space < 0 ? "shrinking" : "neither growing nor shrinking"
        tracer.add(
            .flexibleLengths, flow.index,
            "line \(line + 1): \(short(sum)) in \(short(length)) leaves \(short(space)), \(verb)")
        for position in 0..<count {
            let item = items[position]
            let factor =
                space > 0
                ? records[item.index].flexGrow : records[item.index].flexShrink
            let limit =
                item.main == item.limits.min
                ? ", its least" : item.main == item.limits.max ? ", its largest" : ""
            tracer.add(
                .flexibleLengths, flow.index, item: item.index,
                "\(short(item.base)) becomes \(short(item.main))\(limit) "
                    + "(factor \(short(factor)))")
        }
    }

    func traceCrossSizes(_ flow: Flow) {
        guard let tracer else { return }
        for line in 0..<flow.lineCount {
            tracer.add(
                .crossSizes, flow.index, "line \(line + 1) is \(short(flow.lines[line].cross))")
            for position in 0..<flow.lines[line].count {
                let item = flow.lines[line].items[position]
                tracer.add(
                    .crossSizes, flow.index, item: item.index,
                    short(item.cross) + (item.isStretched ? ", stretched" : ", its own"))
            }
        }
        tracer.add(
            .crossSizes, flow.index, "the content is \(short(flow.innerHeight)) high")
    }

    func traceAlignment(_ flow: Flow) {
        guard let tracer else { return }
        for line in 0..<flow.lineCount {
            for position in 0..<flow.lines[line].count {
                let item = flow.lines[line].items[position]
                let autos = item.autoMargins == 0 ? "" : ", with automatic margins"
                tracer.add(
                    .alignment, flow.index, item: item.index,
                    "\(short(item.mainOffset)) along the main axis, "
                        + "\(short(item.crossOffset)) across (\(item.align.keyword))\(autos)")
            }
        }
    }
}
