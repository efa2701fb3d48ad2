// SPDX-License-Identifier: MIT

/// §9.9, intrinsic widths; content only, without padding and border.
extension FlexSolver {
    func measured(_ index: Int, _ request: FlexRequest) -> FlexSize {
        if let known = tree.memories[index].measures.first(where: { $0.request == request }) {
            return known.size
        }
        var size = measure(FlexNode(index: index), request)
        if case .exactly = request.width {
        } else if let scale = tree.configuration?.pointScale, scale > 0, size.width.isFinite {
            // Text that is set in the width it reported must break its lines as before.
            size.width = (size.width * scale - 1e-6).rounded(.up) / scale
        }
        Memory.store((request, size), in: &tree.memories[index].measures)
        return size
    }

    /// - Parameter innerHeight: The height of the content, if definite.
    func contentWidths(_ index: Int, innerHeight: Double?) -> ContentWidths {
        if tree.isMeasured[index] {
            // Nothing asks for the least width then, and measuring text costs most of a layout.
            if tree.configuration?.measuresAtMost == true {
                let request = FlexRequest(width: .maxContent, height: .maxContent)
                return ContentWidths(min: 0, max: measured(index, request).width)
            }
            return ContentWidths(
                min: measured(index, FlexRequest(width: .minContent, height: .maxContent)).width,
                max: measured(index, FlexRequest(width: .maxContent, height: .maxContent)).width)
        }
        if let known = tree.memories[index].widths.first(where: { $0.height == innerHeight }) {
            return known.widths
        }
        let style = tree.styles[index]
        let widths: ContentWidths
        if style.isRow {
            widths = rowWidths(index, style, innerHeight)
        } else {
            widths = columnWidths(index, style, innerHeight)
        }
        Memory.store((innerHeight, widths), in: &tree.memories[index].widths)
        return widths
    }

    /// §9.9.1, but simple sums, as browsers do: an item that cannot move from its basis counts
    /// with its basis.
    private func rowWidths(
        _ index: Int, _ style: FlexStyle, _ innerHeight: Double?
    ) -> ContentWidths {
        var sum = ContentWidths(min: 0, max: 0)
        var largest = 0.0
        var count = 0
        for child in boxes(index) where tree.styles[child].position != .absolute {
            var item = makeItem(child, in: index, innerWidth: nil)
            prepareInRow(
                &item, innerWidth: nil, innerHeight: innerHeight, isMultiline: style.isMultiline)
            let height = definiteHeight(of: item, innerHeight, isMultiline: style.isMultiline)
            let own = contribution(item, height: height, innerHeight: innerHeight)
            let low = settled(
                own.min, item, isMultiline: style.isMultiline,
                keepsBase: innerHeight == nil || item.isBaseDefinite)
            let high = settled(own.max, item, isMultiline: false)
            let margin = item.margin.horizontal
            largest = max(largest, low + margin)
            sum.min += low + margin
            sum.max += high + margin
            count += 1
        }
        let gaps = Double(max(count - 1, 0)) * max(style.columnGap.resolved(nil) ?? 0, 0)
        return ContentWidths(
            min: max(style.isMultiline ? largest : sum.min + gaps, 0), max: max(sum.max + gaps, 0))
    }

    /// - Parameter keepsBase: Whether an item that does not shrink counts with its basis. Browsers
    ///   count the least width of content instead where the height is definite.
    private func settled(
        _ width: Double, _ item: FlexItem, isMultiline: Bool, keepsBase: Bool = true
    ) -> Double {
        let cannotMove =
            (width > item.base && item.grow == 0)
            || (width < item.base && item.shrink == 0 && keepsBase)
        return cannotMove && !isMultiline ? item.hypothetical : item.limits.clamp(width)
    }

    private func columnWidths(
        _ index: Int, _ style: FlexStyle, _ innerHeight: Double?
    ) -> ContentWidths {
        var widths = ContentWidths(min: 0, max: 0)
        var lines: [Double] = []
        var length = 0.0
        let gap = max(style.rowGap.resolved(innerHeight) ?? 0, 0)
        let breakLength = innerHeight ?? largestInnerHeight(index)
        for child in boxes(index) where tree.styles[child].position != .absolute {
            var item = makeItem(child, in: index, innerWidth: nil)
            let height = specifiedHeight(child, item.box, innerHeight).map {
                max(heightLimits(child, item.box, nil, innerHeight).clamp($0), item.box.vertical)
            }
            let own = contribution(item, height: height, innerHeight: innerHeight)
            let margin = item.margin.horizontal
            widths.min = max(widths.min, own.min + margin)
            widths.max = max(widths.max, own.max + margin)
            guard style.isMultiline, let breakLength else { continue }
            // §9.9.2: the lines of a column have a width each.
            prepareInColumn(
                &item, innerWidth: own.max + margin, innerHeight: innerHeight, isMultiline: true)
            if lines.isEmpty || length + gap + item.outerHypothetical > breakLength + 1e-6 {
                lines.append(own.max + margin)
                length = item.outerHypothetical
            } else {
                lines[lines.count - 1] = max(lines[lines.count - 1], own.max + margin)
                length += gap + item.outerHypothetical
            }
        }
        if lines.count > 1 {
            let gaps = Double(lines.count - 1) * max(style.columnGap.resolved(nil) ?? 0, 0)
            widths.max = max(lines.reduce(gaps, +), widths.min)
        }
        return ContentWidths(min: max(widths.min, 0), max: max(widths.max, 0))
    }

    /// Where the lines of a column break though its height is not known.
    private func largestInnerHeight(_ index: Int) -> Double? {
        let box = box(index, nil)
        return tree.styles[index].maxHeight.resolved(nil).map {
            max(outer($0, index, box.vertical) - box.vertical, 0)
        }
    }

    /// What an item adds to the intrinsic widths of its container (CSS Sizing §5.2).
    private func contribution(
        _ item: FlexItem, height: Double?, innerHeight: Double?
    ) -> ContentWidths {
        let index = item.index
        let style = tree.styles[index]
        let box = item.box
        let specified =
            style.width == .fitContent
            ? nil : specifiedWidth(index, box, base: nil, room: nil, height: height)
        let limits = widthLimits(
            index, box, base: nil, room: nil, isAuto: specified == nil, blockHeight: innerHeight)
        var widths: ContentWidths
        if let specified {
            widths = ContentWidths(min: specified, max: specified)
        } else if let ratio = style.ratio, let height {
            let width = transferredWidth(index, box, height, ratio)
            widths = ContentWidths(min: width, max: width)
            if drivesWidth(index) {
                let content = contentWidths(index, innerHeight: height - box.vertical).min
                widths.min = max(width, min(content + box.horizontal, limits.max))
                widths.max = widths.min
            }
        } else {
            widths = contentWidths(index, innerHeight: height.map { $0 - box.vertical })
            widths.min += box.horizontal
            widths.max += box.horizontal
        }
        return ContentWidths(
            min: max(limits.clamp(widths.min), box.horizontal),
            max: max(limits.clamp(widths.max), box.horizontal))
    }
}
