// SPDX-License-Identifier: MIT

/// The width of content in a room that is too narrow for it on one line.
extension FlexSolver {
    /// The fit-content width (CSS Sizing §5.1), or that of ``FlexConfiguration/measuresAtMost``.
    ///
    /// - Returns: The width with padding and border.
    func widthAtMost(
        _ index: Int, _ box: Extra, _ widths: ContentWidths, room: Double, innerHeight: Double?
    ) -> Double {
        let most = widths.max + box.horizontal
        guard most > room else { return most }
        guard measuresAtMost else {
            return max(widths.min + box.horizontal, room)
        }
        let inner = max(room - box.horizontal, 0)
        if records[index].isMeasured {
            let size = measured(index, FlexRequest(width: .atMost(inner), height: .maxContent))
            return min(max(size.width, 0), inner) + box.horizontal
        }
        return min(max(fittedWidth(index, inner, innerHeight), 0), inner) + box.horizontal
    }

    /// The width that items take in a room, none of them stretched.
    private func fittedWidth(_ index: Int, _ room: Double, _ innerHeight: Double?) -> Double {
        let innerHeight = self.innerHeight(index, innerHeight)
        if let known = note(index, .fit, room, innerHeight ?? .nan) { return known.low }
        let mark = workspace.mark
        defer { workspace.release(mark) }
        let (items, count) = makeItems(index, innerWidth: room)
        let width =
            records[index].isRow
            ? fittedRow(index, items, count, room, innerHeight)
            : fittedColumn(index, items, count, room, innerHeight)
        store(index, .fit, room, innerHeight ?? .nan, low: width, high: width)
        return width
    }

    private func fittedRow(
        _ index: Int, _ items: UnsafeMutablePointer<FlexItem>, _ count: Int, _ room: Double,
        _ innerHeight: Double?
    ) -> Double {
        let isMultiline = records[index].isMultiline
        let gap = self.gap(index, isColumn: true, room)
        let gaps = Double(max(count - 1, 0)) * gap
        var sum = gaps
        for position in 0..<count {
            prepareInRow(
                &items[position], innerWidth: room, innerHeight: innerHeight,
                isMultiline: isMultiline)
            sum += items[position].outerHypothetical
        }
        guard sum > room else { return sum }
        guard isMultiline else {
            resolveFlexibleLengths(items, count, length: room, gap: gap)
            var width = gaps
            for position in 0..<count { width += items[position].outerMain }
            return width
        }
        var longest = 0.0
        var line: Double?
        for position in 0..<count {
            let length = items[position].outerHypothetical
            let next = line.map { $0 + gap + length }
            line = next.flatMap { $0 > room + 1e-6 ? nil : $0 } ?? length
            longest = max(longest, line ?? 0)
        }
        return longest
    }

    private func fittedColumn(
        _ index: Int, _ items: UnsafeMutablePointer<FlexItem>, _ count: Int, _ room: Double,
        _ innerHeight: Double?
    ) -> Double {
        // Several columns share the room.
        if records[index].isMultiline, innerHeight != nil { return room }
        var widest = 0.0
        for position in 0..<count {
            var item = items[position]
            item.limits = heightLimits(item.index, item.box, room, innerHeight)
            let width = widthInColumn(
                item, innerWidth: room, innerHeight: innerHeight, isMultiline: true)
            widest = max(widest, width + item.margin.horizontal)
        }
        return widest
    }
}
