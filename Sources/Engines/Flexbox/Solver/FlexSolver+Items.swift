// SPDX-License-Identifier: MIT

/// §9.2, line length determination: what each item would be without flexing.
extension FlexSolver {
    @inline(__always)
    func makeItem(_ index: Int, in parent: Int, innerWidth: Double?) -> FlexItem {
        let (sides, autos) = margins(index, innerWidth)
        let own = records[index].alignSelf
        return FlexItem(
            index: index, align: own.keyword == .auto ? records[parent].alignItems : own,
            isRow: records[parent].isRow, autoMargins: autos, box: extra(index, innerWidth),
            margin: sides)
    }

    // MARK: Rows

    /// §9.2 step 3 in a row.
    ///
    /// - Parameters:
    ///   - innerWidth: The container's content width; nil while that is being found.
    ///   - innerHeight: The container's content height, if definite.
    func prepareInRow(
        _ item: inout FlexItem, innerWidth: Double?, innerHeight: Double?, isMultiline: Bool
    ) {
        let index = item.index
        let style = records[index]
        let box = item.box
        let height = definiteHeight(of: item, innerHeight, isMultiline: isMultiline)
        let room = innerWidth.map { $0 - item.margin.horizontal }
        // While the width is being found, browsers take the width for a basis in parts of it.
        let isBasisUnknown = innerWidth == nil && style.flexBasis.isPart
        let basis = style.flexBasis == .auto || isBasisUnknown ? style.width : style.flexBasis
        // A: a definite basis. E: the content, in no limit of room.
        if let base = width(
            basis, index, box, base: innerWidth, room: room, height: height)
        {
            item.base = base
            item.isBaseDefinite = true
        } else if let ratio = style.ratio, let height {
            // B: a ratio and a definite cross size.
            item.base = transferredWidth(index, box, height, ratio)
        } else {
            let inner = height.map { $0 - box.vertical }
            item.base =
                largestContentWidth(index, innerHeight: inner, blockHeight: innerHeight)
                + box.horizontal
            // Content is no wider without room than without limit.
            item.awaitsLeastWidth =
                style.isMeasured && !measuresAtMost && style.ratio == nil && style.width == .auto
            if let room, measuresAtMost, item.base > room {
                let widths = contentWidths(index, innerHeight: inner)
                item.base = widthAtMost(
                    index, box, widths, room: room,
                    innerHeight: height.map { $0 - box.vertical })
            }
        }
        if !item.isBaseDefinite, style.ratio != nil {
            // CSS Sizing 4 §5.1.1: limits that a ratio carries over are for automatic sizes.
            let limits = widthLimits(
                index, box, base: innerWidth, room: room, isAuto: true, isOwn: false,
                blockHeight: innerHeight)
            item.base = limits.clamp(item.base)
        }
        item.limits = widthLimits(
            index, box, base: innerWidth, room: room, isAuto: false, blockHeight: innerHeight)
        if style.minWidth != .auto || style.overflowX.isScrollable {
            item.awaitsLeastWidth = false
        } else if !item.awaitsLeastWidth {
            item.limits.min = max(
                item.limits.min,
                automaticMinWidth(
                    item, height: height, innerWidth: innerWidth, innerHeight: innerHeight))
        }
        item.limits.min = max(item.limits.min, box.horizontal)
        item.base = max(item.base, box.horizontal)
        item.hypothetical = item.limits.clamp(item.base)
    }

    /// The height of an item in a row, where it does not depend on the item's width.
    func definiteHeight(of item: FlexItem, _ innerHeight: Double?, isMultiline: Bool) -> Double? {
        let style = records[item.index]
        let room = innerHeight.map { $0 - item.margin.vertical }
        var height = specifiedHeight(item.index, item.box, innerHeight, room: room)
        // §9.8 rule 1: a stretched item of a single-line container.
        if height == nil, style.height == .auto, item.stretches, !isMultiline { height = room }
        return height.map {
            max(
                heightLimits(item.index, item.box, nil, innerHeight).clamp($0), item.box.vertical)
        }
    }

    /// §4.5, the automatic minimum size.
    private func automaticMinWidth(
        _ item: FlexItem, height: Double?, innerWidth: Double?, innerHeight: Double?
    ) -> Double {
        let index = item.index
        let style = records[index]
        guard !style.overflowX.isScrollable else { return 0 }
        let specified = style.width.resolved(innerWidth).map {
            outer($0, index, item.box.horizontal)
        }
        var content: Double
        if let ratio = style.ratio, records[index].isMeasured, let height {
            content = specified ?? transferredWidth(index, item.box, height, ratio)
            content = min(content, item.base)
        } else {
            content =
                contentWidths(
                    index, innerHeight: height.map { $0 - item.box.vertical },
                    blockHeight: innerHeight
                ).min + item.box.horizontal
            if let ratio = style.ratio, let height {
                content = max(content, transferredWidth(index, item.box, height, ratio))
            }
        }
        if let ratio = style.ratio {
            let limits = heightLimits(index, item.box, nil, innerHeight)
            // Browsers let no largest height cap the content of an item whose height is definite.
            if limits.max < .infinity, height == nil {
                content = min(content, transferredWidth(index, item.box, limits.max, ratio))
            }
            // Padding and border are the least height (CSS Sizing 4 §5.1.1).
            let least = max(limits.min, item.box.vertical)
            if least > 0 {
                content = max(content, transferredWidth(index, item.box, least, ratio))
            }
        }
        return min(min(specified ?? .infinity, content), item.limits.max)
    }

    /// §4.5 for measured content, once it is known that the item shrinks.
    func findLeastWidth(_ item: inout FlexItem) {
        item.awaitsLeastWidth = false
        let content = contentWidths(item.index, innerHeight: nil).min + item.box.horizontal
        item.limits.min = max(item.limits.min, min(content, item.limits.max))
        item.hypothetical = item.limits.clamp(item.base)
    }

    /// Whether the content is the least width where a ratio gives it (CSS Sizing 4 §5.1.2).
    func drivesWidth(_ index: Int) -> Bool {
        let style = records[index]
        return style.minWidth == .auto && !style.overflowX.isScrollable
            && !records[index].isMeasured
    }

    /// The width that a ratio gives for a definite height. The content is the least one
    /// (CSS Sizing 4 §5.1.2), and no largest height caps that.
    ///
    /// - Parameter limits: With those that the ratio carries over from the height.
    func ratioWidth(
        _ index: Int, _ box: Extra, _ height: Double, _ ratio: Double, _ limits: Limits,
        base: Double?, room: Double?
    ) -> Double {
        var width = limits.clamp(transferredWidth(index, box, height, ratio))
        if drivesWidth(index) {
            let own = widthLimits(index, box, base: base, room: room, isAuto: false)
            let content = contentWidths(index, innerHeight: height - box.vertical).min
            width = max(width, min(content + box.horizontal, own.max))
        }
        return max(width, box.horizontal)
    }

    // MARK: Columns

    /// §9.2 step 3 in a column.
    ///
    /// - Parameters:
    ///   - innerWidth: The container's content width; nil while that is being found.
    ///   - innerHeight: The container's content height, if definite.
    ///   - cross: The width of the item while that of the container is being found.
    func prepareInColumn(
        _ item: inout FlexItem, innerWidth: Double?, innerHeight: Double?, isMultiline: Bool,
        cross: Double = 0
    ) {
        let index = item.index
        let style = records[index]
        let box = item.box
        item.limits = heightLimits(index, box, innerWidth, innerHeight)
        let room = innerHeight.map { $0 - item.margin.vertical }
        item.cross =
            innerWidth.map {
                widthInColumn(
                    item, innerWidth: $0, innerHeight: innerHeight, isMultiline: isMultiline)
            } ?? cross
        item.limits = heightLimits(
            index, box, innerWidth, innerHeight, width: item.cross, transfers: false)
        let basis = style.flexBasis == .auto ? style.height : style.flexBasis
        if let length = basis.resolved(innerHeight) {
            item.base = outer(length, index, box.vertical)
            item.isBaseDefinite = true
        } else if basis == .stretch, let room {
            item.base = room
            item.isBaseDefinite = true
        } else if let ratio = style.ratio {
            item.base = transferredHeight(index, box, item.cross, ratio)
            item.isBaseDefinite = true
        } else {
            item.base = contentHeight(item, innerWidth, innerHeight, isMultiline)
        }
        if style.minHeight == .auto {
            item.limits.min = max(
                item.limits.min,
                automaticMinHeight(
                    item, innerWidth, innerHeight, isMultiline: isMultiline))
        }
        item.limits.min = max(item.limits.min, box.vertical)
        item.base = max(item.base, box.vertical)
        item.hypothetical = item.limits.clamp(item.base)
    }

    /// The width at which the content of an item is as high as it is without the item's height.
    private func contentCross(
        _ item: FlexItem, _ innerWidth: Double?, _ innerHeight: Double?, _ isMultiline: Bool
    ) -> Double {
        guard records[item.index].height != .auto else { return item.cross }
        return widthInColumn(
            item, innerWidth: innerWidth ?? item.cross + item.margin.horizontal,
            innerHeight: innerHeight, isMultiline: isMultiline, usesHeight: false)
    }

    private func contentHeight(
        _ item: FlexItem, _ innerWidth: Double?, _ innerHeight: Double?, _ isMultiline: Bool
    ) -> Double {
        // Lines of a column break at the height of the style or the ratio, though a basis or the
        // content takes its place (§4.5, §9.2 step 3).
        let stated =
            specifiedHeight(item.index, item.box, innerHeight)
            ?? records[item.index].ratio.map {
                transferredHeight(item.index, item.box, item.cross, $0)
            }
        return layout(
            item.index,
            Constraint(
                width: contentCross(item, innerWidth, innerHeight, isMultiline),
                blockWidth: innerWidth, blockHeight: innerHeight, isContentHeight: true,
                breakHeight: stated.map { max(item.limits.clamp($0), item.box.vertical) })
        ).height
    }

    /// §4.5, the automatic minimum size.
    private func automaticMinHeight(
        _ item: FlexItem, _ innerWidth: Double?, _ innerHeight: Double?, isMultiline: Bool
    ) -> Double {
        let index = item.index
        let style = records[index]
        guard !style.overflowY.isScrollable else { return 0 }
        var item = item
        var specified = style.height.resolved(innerHeight).map {
            outer($0, index, item.box.vertical)
        }
        if let ratio = style.ratio {
            if specified != nil {
                if style.flexBasis == .auto {
                    item.cross = contentCross(item, innerWidth, innerHeight, isMultiline)
                }
            } else if style.height.isPart {
                // Browsers take a part of what is unknown for the size that the ratio gives.
                specified = transferredHeight(index, item.box, item.cross, ratio)
            }
        }
        // The content's height is not needed where it cannot matter.
        if let specified, specified <= item.limits.min { return specified }
        var content: Double
        if let ratio = style.ratio, records[index].isMeasured {
            content = transferredHeight(index, item.box, item.cross, ratio)
        } else {
            content = contentHeight(item, innerWidth, innerHeight, isMultiline)
            if let ratio = style.ratio {
                content = max(content, transferredHeight(index, item.box, item.cross, ratio))
            }
        }
        if let ratio = style.ratio {
            let limits = widthLimits(index, item.box, base: innerWidth, room: nil, isAuto: false)
            if limits.max < .infinity {
                content = min(content, transferredHeight(index, item.box, limits.max, ratio))
            }
            if limits.min > 0 {
                content = max(content, transferredHeight(index, item.box, limits.min, ratio))
            }
        }
        return min(min(specified ?? .infinity, content), item.limits.max)
    }

    /// The width of an item in a column, before or after its height is known (§9.4 step 7).
    func widthInColumn(
        _ item: FlexItem, innerWidth: Double, innerHeight: Double?, isMultiline: Bool,
        height: Double? = nil, isHeightDefinite: Bool = true, usesHeight: Bool = true,
        room: Double? = nil
    ) -> Double {
        let index = item.index
        let style = records[index]
        let box = item.box
        let room = room ?? innerWidth - item.margin.horizontal
        // A basis stands in for the height (§9.2); a ratio must not see the height then.
        let isHeightUsed = usesHeight && (style.flexBasis == .auto || style.ratio == nil)
        let stated = isHeightUsed ? specifiedHeight(index, box, innerHeight) : nil
        let known = height ?? stated.map { max(item.limits.clamp($0), box.vertical) }
        if let width = specifiedWidth(
            index, box, base: innerWidth, room: room, height: known)
        {
            let limits = widthLimits(index, box, base: innerWidth, room: room, isAuto: false)
            return max(limits.clamp(width), box.horizontal)
        }
        let limits = widthLimits(
            index, box, base: innerWidth, room: room, isAuto: true, blockHeight: innerHeight)
        if item.stretches, !isMultiline {
            let own = widthLimits(index, box, base: innerWidth, room: room, isAuto: false)
            return max(own.clamp(room), box.horizontal)
        }
        if let ratio = style.ratio, let known {
            // The content is the least width only where the style states the height.
            guard specifiedHeight(index, box, innerHeight) != nil else {
                let width = transferredWidth(index, box, known, ratio)
                return max(limits.clamp(width), box.horizontal)
            }
            return ratioWidth(
                index, box, known, ratio, limits, base: innerWidth, room: room)
        }
        let definite = isHeightDefinite ? known.map { $0 - box.vertical } : nil
        let widths = contentWidths(
            index, innerHeight: definite, blockHeight: innerHeight,
            statedHeight: stated.map { max($0 - box.vertical, 0) })
        let width = widthAtMost(
            index, box, widths, room: room, innerHeight: definite)
        return max(limits.clamp(width), box.horizontal)
    }
}
