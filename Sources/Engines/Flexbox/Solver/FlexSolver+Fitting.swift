// SPDX-License-Identifier: MIT

/// The width of content in a room that is too narrow for it on one line.
extension FlexSolver {
    /// The fit-content width (CSS Sizing §5.1), or that of ``FlexConfiguration/measuresAtMost``.
    ///
    /// - Returns: The width with padding and border.
    func widthAtMost(
        _ index: Int, _ box: Box, _ widths: ContentWidths, room: Double, innerHeight: Double?
    ) -> Double {
        let most = widths.max + box.horizontal
        guard most > room else { return most }
        guard tree.configuration?.measuresAtMost == true else {
            return max(widths.min + box.horizontal, room)
        }
        let inner = max(room - box.horizontal, 0)
        if tree.isMeasured[index] {
            let size = measured(index, FlexRequest(width: .atMost(inner), height: .maxContent))
            return min(max(size.width, 0), inner) + box.horizontal
        }
        return min(max(fittedWidth(index, inner, innerHeight), 0), inner) + box.horizontal
    }

    /// The width that items take in a room, none of them stretched.
    private func fittedWidth(_ index: Int, _ room: Double, _ innerHeight: Double?) -> Double {
        let known = tree.memories[index].fits.first {
            $0.room == room && $0.height == innerHeight
        }
        if let known { return known.width }
        let style = tree.styles[index]
        var items: [FlexItem] = []
        for child in boxes(index) where tree.styles[child].position != .absolute {
            items.append(makeItem(child, in: index, innerWidth: room))
        }
        let width =
            style.isRow
            ? fittedRow(&items, style, room, innerHeight)
            : fittedColumn(items, style, room, innerHeight)
        Memory.store((room, innerHeight, width), in: &tree.memories[index].fits)
        return width
    }

    private func fittedRow(
        _ items: inout [FlexItem], _ style: FlexStyle, _ room: Double, _ innerHeight: Double?
    ) -> Double {
        let gap = max(style.columnGap.resolved(room) ?? 0, 0)
        for position in items.indices {
            prepareInRow(
                &items[position], innerWidth: room, innerHeight: innerHeight,
                isMultiline: style.isMultiline)
        }
        let gaps = Double(max(items.count - 1, 0)) * gap
        let sum = items.reduce(gaps) { $0 + $1.outerHypothetical }
        guard sum > room else { return sum }
        guard style.isMultiline else {
            resolveFlexibleLengths(&items, length: room, gap: gap)
            return items.reduce(gaps) { $0 + $1.outerMain }
        }
        var longest = 0.0
        var line: Double?
        for item in items {
            let next = line.map { $0 + gap + item.outerHypothetical }
            line = next.flatMap { $0 > room + 1e-6 ? nil : $0 } ?? item.outerHypothetical
            longest = max(longest, line ?? 0)
        }
        return longest
    }

    private func fittedColumn(
        _ items: [FlexItem], _ style: FlexStyle, _ room: Double, _ innerHeight: Double?
    ) -> Double {
        // Several columns share the room.
        if style.isMultiline, innerHeight != nil { return room }
        return items.reduce(0) { widest, item in
            var item = item
            item.limits = heightLimits(item.index, item.box, room, innerHeight)
            let width = widthInColumn(
                item, innerWidth: room, innerHeight: innerHeight, isMultiline: true)
            return max(widest, width + item.margin.horizontal)
        }
    }
}
