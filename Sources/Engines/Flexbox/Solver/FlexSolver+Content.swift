// SPDX-License-Identifier: MIT

/// The width of a line of a column, with the shared baseline of its items (§9.4 step 8).
private struct LineWidth {
    private var largest = 0.0
    private var above = -Double.infinity
    private var below = -Double.infinity

    var width: Double { max(largest, above.isFinite ? above + below : 0) }

    /// - Parameter ascent: From the margin's left edge to the baseline, if that is shared.
    mutating func add(_ outer: Double, ascent: Double?, _ isReversed: Bool) {
        guard let ascent else {
            largest = max(largest, outer)
            return
        }
        above = max(above, isReversed ? outer - ascent : ascent)
        below = max(below, isReversed ? ascent : outer - ascent)
    }
}

/// §9.9, intrinsic widths; content only, without padding and border.
extension FlexSolver {
    /// The measure of a leaf; asked once for each room.
    ///
    /// With a scale, the box around what is reported is whole pixels, and the room that is given is
    /// that of whole pixels: wherever the edges are moved to, text keeps the lines it had.
    func measured(_ index: Int, _ request: FlexRequest) -> FlexSize {
        let (widthMode, width) = request.width.packed
        let (heightMode, height) = request.height.packed
        var place = records[index].notes
        while place >= 0 {
            let note = notes[place]
            place = note.next
            guard note.kind == .measure else { continue }
            let isSame =
                note.widthMode == widthMode && note.first == width
                && note.heightMode == heightMode && note.second == height
            // The height goes with the width that was reported, unless that was cut, or larger than
            // the room: content that overflows has other lines in as much room as it took.
            let isReported =
                widthMode == .exactly && note.low == width
                && width < FlexStyle.largestNumber && note.heightMode == .maxContent
                && (note.widthMode == .maxContent
                    || (note.widthMode != .minContent && note.low <= note.first))
                && (heightMode == .maxContent || note.high == height)
            if isSame || isReported {
                return FlexSize(
                    width: note.low, height: note.high,
                    baseline: note.baseline.isNaN ? nil : note.baseline)
            }
        }
        let size = ask(index, request)
        let note = Note(
            kind: .measure, widthMode: widthMode, heightMode: heightMode, next: -1,
            first: width, second: height, low: size.width, high: size.height,
            baseline: size.baseline ?? .nan)
        _ = notes.add(note, to: &records[index].notes)
        return size
    }

    private func ask(_ index: Int, _ request: FlexRequest) -> FlexSize {
        let box = scale > 0 ? extra(index, nil) : Extra()
        func room(_ room: FlexRoom, _ edges: Double) -> FlexRoom {
            func down(_ value: Double) -> Double {
                max(((value + edges) * scale + 1e-4).rounded(.down) / scale - edges, 0)
            }
            switch room {
            case .exactly(let value): return .exactly(down(value))
            case .atMost(let value): return .atMost(down(value))
            case .minContent, .maxContent: return room
            }
        }
        func clean(_ value: Double) -> Double {
            value.isFinite ? min(max(value, 0), FlexStyle.largestNumber) : 0
        }
        func up(_ value: Double, _ edges: Double) -> Double {
            ((value + edges) * scale - 1e-4).rounded(.up) / scale - edges
        }
        var request = request
        if scale > 0 {
            request.width = room(request.width, box.horizontal)
            request.height = room(request.height, box.vertical)
        }
        var size = measure(FlexNode(index: index), request)
        size.width = clean(size.width)
        size.height = clean(size.height)
        if scale > 0 {
            size.width = up(size.width, box.horizontal)
            size.height = up(size.height, box.vertical)
        }
        size.baseline = size.baseline.flatMap { $0.isFinite ? FlexLength.bounded($0) : nil }
        return size
    }

    /// A height that the layout of a box does not depend on is as good as none.
    @inline(__always)
    func innerHeight(_ index: Int, _ height: Double?) -> Double? {
        records[index].traits.contains(.isHeightSensitive) ? height : nil
    }

    func note(_ index: Int, _ kind: Note.Kind, _ first: Double, _ second: Double) -> Note? {
        func equal(_ left: Double, _ right: Double) -> Bool {
            left == right || (left.isNaN && right.isNaN)
        }
        var place = records[index].notes
        while place >= 0 {
            let note = notes[place]
            if note.kind == kind, equal(note.first, first), equal(note.second, second) {
                return note
            }
            place = note.next
        }
        return nil
    }

    func store(
        _ index: Int, _ kind: Note.Kind, _ first: Double, _ second: Double, low: Double,
        high: Double
    ) {
        let note = Note(
            kind: kind, widthMode: .maxContent, heightMode: .maxContent, next: -1, first: first,
            second: second, low: low, high: high, baseline: .nan)
        _ = notes.add(note, to: &records[index].notes)
    }

    /// - Parameters:
    ///   - innerHeight: The height of the content, if definite.
    ///   - blockHeight: That of the containing block, which the largest height may refer to.
    ///   - statedHeight: The height of the content by the style where it is not definite; lines of
    ///     a column break there all the same.
    func contentWidths(
        _ index: Int, innerHeight: Double?, blockHeight: Double? = nil,
        statedHeight: Double? = nil
    ) -> ContentWidths {
        if records[index].isMeasured {
            // Nothing asks for the least width then, and measuring text costs most of a layout.
            if measuresAtMost {
                let request = FlexRequest(width: .maxContent, height: .maxContent)
                return ContentWidths(min: 0, max: measured(index, request).width)
            }
            return ContentWidths(
                min: measured(index, FlexRequest(width: .minContent, height: .maxContent)).width,
                max: measured(index, FlexRequest(width: .maxContent, height: .maxContent)).width)
        }
        if records[index].firstChild < 0 { return ContentWidths(min: 0, max: 0) }
        let innerHeight = self.innerHeight(index, innerHeight)
        let isRow = records[index].isRow
        let breakHeight =
            isRow || !records[index].isMultiline
            ? nil : innerHeight ?? statedHeight ?? largestInnerHeight(index, blockHeight)
        if let known = note(index, .widths, innerHeight ?? .nan, breakHeight ?? .nan) {
            return ContentWidths(min: known.low, max: known.high)
        }
        let widths =
            isRow
            ? rowWidths(index, innerHeight)
            : columnWidths(index, innerHeight, breakHeight: breakHeight ?? .infinity)
        store(
            index, .widths, innerHeight ?? .nan, breakHeight ?? .nan, low: widths.min,
            high: widths.max)
        return widths
    }

    /// The largest width alone; the least one may need another measure.
    func largestContentWidth(
        _ index: Int, innerHeight: Double?, blockHeight: Double?
    ) -> Double {
        guard records[index].isMeasured else {
            return contentWidths(index, innerHeight: innerHeight, blockHeight: blockHeight).max
        }
        return measured(index, FlexRequest(width: .maxContent, height: .maxContent)).width
    }

    /// §9.9.1, but simple sums, as browsers do: an item that cannot move from its basis counts
    /// with its basis.
    private func rowWidths(_ index: Int, _ innerHeight: Double?) -> ContentWidths {
        let isMultiline = records[index].isMultiline
        var sum = ContentWidths(min: 0, max: 0)
        var largest = 0.0
        var count = 0
        var next = firstBox(index)
        while next >= 0 {
            let child = next
            next = nextBox(child, in: index)
            guard records[child].position != .absolute else { continue }
            var item = makeItem(child, in: index, innerWidth: nil)
            prepareInRow(
                &item, innerWidth: nil, innerHeight: innerHeight, isMultiline: isMultiline)
            let height = definiteHeight(of: item, innerHeight, isMultiline: isMultiline)
            let own = contribution(item, height: height, innerHeight: innerHeight)
            let keepsBase = item.isBaseDefinite && !records[child].flexBasis.isContentKeyword
            let low = settled(own.min, item, isMultiline: isMultiline, keepsBase: keepsBase)
            let high = settled(own.max, item, isMultiline: false)
            let margin = item.margin.horizontal
            largest = max(largest, low + margin)
            sum.min += low + margin
            sum.max += high + margin
            count += 1
        }
        let gaps = Double(max(count - 1, 0)) * gap(index, isColumn: true, nil)
        // Negative margins do not make the largest width less than the least.
        let least = max(isMultiline ? largest : sum.min + gaps, 0)
        return ContentWidths(min: least, max: max(sum.max + gaps, least))
    }

    /// - Parameter keepsBase: Whether an item that does not shrink counts with its basis. Where the
    ///   basis is that of the content, browsers count the content's own widths.
    private func settled(
        _ width: Double, _ item: FlexItem, isMultiline: Bool, keepsBase: Bool = true
    ) -> Double {
        let cannotMove =
            (width > item.base && records[item.index].flexGrow == 0)
            || (width < item.base && records[item.index].flexShrink == 0 && keepsBase)
        return cannotMove && !isMultiline ? item.hypothetical : item.limits.clamp(width)
    }

    private func columnWidths(
        _ index: Int, _ innerHeight: Double?, breakHeight: Double
    ) -> ContentWidths {
        let isMultiline = records[index].isMultiline
        var widths = ContentWidths(min: 0, max: 0)
        var lines = 0
        var sum = 0.0
        var line = LineWidth()
        var length = 0.0
        let gap = self.gap(index, isColumn: false, innerHeight)
        let isReversed = isCrossReversed(index)
        var next = firstBox(index)
        while next >= 0 {
            let child = next
            next = nextBox(child, in: index)
            guard records[child].position != .absolute else { continue }
            var item = makeItem(child, in: index, innerWidth: nil)
            let height = specifiedHeight(child, item.box, innerHeight).map {
                max(heightLimits(child, item.box, nil, innerHeight).clamp($0), item.box.vertical)
            }
            let own = contribution(item, height: height, innerHeight: innerHeight)
            let margin = item.margin.horizontal
            widths.min = max(widths.min, own.min + margin)
            widths.max = max(widths.max, own.max + margin)
            guard isMultiline else { continue }
            // §9.9.2: the lines of a column have a width each.
            if breakHeight < .infinity {
                prepareInColumn(
                    &item, innerWidth: nil, innerHeight: innerHeight, isMultiline: true,
                    cross: own.max)
            }
            if lines > 0, length + gap + item.outerHypothetical <= breakHeight + 1e-6 {
                length += gap + item.outerHypothetical
            } else {
                sum += line.width
                line = LineWidth()
                lines += 1
                length = item.outerHypothetical
            }
            let isAligned = item.align.keyword == .baseline && !item.hasAutoCrossMargin
            line.add(own.max + margin, ascent: isAligned ? item.margin.left : nil, isReversed)
        }
        if lines > 0 {
            let gaps = Double(lines - 1) * self.gap(index, isColumn: true, nil)
            widths.max = max(sum + line.width + gaps, widths.min)
        }
        return ContentWidths(min: max(widths.min, 0), max: max(widths.max, 0))
    }

    /// Where the lines of a column break though its height is not known.
    private func largestInnerHeight(_ index: Int, _ blockHeight: Double?) -> Double? {
        let box = extra(index, nil)
        return records[index].maxHeight.resolved(blockHeight).map {
            max(outer($0, index, box.vertical) - box.vertical, 0)
        }
    }

    /// What an item adds to the intrinsic widths of its container (CSS Sizing §5.2).
    private func contribution(
        _ item: FlexItem, height: Double?, innerHeight: Double?
    ) -> ContentWidths {
        let index = item.index
        let style = records[index]
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
            let width = ratioWidth(
                index, box, height, ratio, limits, base: nil, room: nil)
            return ContentWidths(min: width, max: width)
        } else {
            widths = contentWidths(
                index, innerHeight: height.map { $0 - box.vertical }, blockHeight: innerHeight)
            widths.min += box.horizontal
            widths.max += box.horizontal
        }
        return ContentWidths(
            min: max(limits.clamp(widths.min), box.horizontal),
            max: max(limits.clamp(widths.max), box.horizontal))
    }
}
