// SPDX-License-Identifier: MIT

/// The room in a container; content only.
struct Room {
    var innerWidth: Double
    var fixedHeight: Double?
    /// Whether parts of the height mean anything.
    var isHeightDefinite: Bool
    /// The least and largest height while none is fixed.
    var innerLimits: Limits
    /// Where lines of a column break while no height is fixed.
    var breakHeight: Double?
    /// What a ratio gives for the height while none is fixed.
    var ratioHeight: Double?

    var definiteHeight: Double? { isHeightDefinite ? ratioHeight ?? fixedHeight : ratioHeight }
}

/// One container on its way through §9.
struct Flow {
    let index: Int
    let style: FlexStyle
    let box: Box
    let room: Room
    var lines: [FlexLine] = []
    var innerHeight = 0.0
    var baseline: Double?

    init(index: Int, style: FlexStyle, box: Box, room: Room) {
        self.index = index
        self.style = style
        self.box = box
        self.room = room
    }

    var innerMain: Double { style.isRow ? room.innerWidth : innerHeight }
    var innerCross: Double { style.isRow ? innerHeight : room.innerWidth }

    var mainGap: Double {
        let gap = style.isRow ? style.columnGap : style.rowGap
        return max(gap.resolved(style.isRow ? room.innerWidth : room.definiteHeight) ?? 0, 0)
    }

    var crossGap: Double {
        let gap = style.isRow ? style.rowGap : style.columnGap
        return max(gap.resolved(style.isRow ? room.definiteHeight : room.innerWidth) ?? 0, 0)
    }

    /// How long a line may be.
    var breakLength: Double {
        style.isRow
            ? room.innerWidth
            : room.fixedHeight ?? room.breakHeight
                ?? room.ratioHeight ?? room.innerLimits.max
    }

    /// The main size that items of a line share; an automatic height takes that of the items.
    func mainLength(of line: FlexLine) -> Double {
        if style.isRow { return room.innerWidth }
        if let height = room.fixedHeight { return height }
        let sum = line.items.reduce(Double(line.items.count - 1) * mainGap) {
            $0 + $1.outerHypothetical
        }
        return room.innerLimits.clamp(sum)
    }

    /// §8.3. In a column the baselines run along the height, and each is the left border edge
    /// (CSS Alignment §9.1: of a box whose text runs the other way it is synthesized).
    func alignsBaseline(_ item: FlexItem) -> Bool {
        item.align.keyword == .baseline && !item.hasAutoCrossMargin
    }

    /// Whether parts of an item's height in a column mean anything.
    func isMainDefinite(_ item: FlexItem) -> Bool {
        room.definiteHeight != nil || (item.isBaseDefinite && item.main == item.hypothetical)
    }

    /// What an item is laid out in once its main size is known.
    func constraint(for item: FlexItem, height: Double?) -> Constraint {
        if style.isRow {
            return Constraint(
                width: item.main, height: height, blockWidth: room.innerWidth,
                blockHeight: room.definiteHeight)
        }
        // §9.8 rule 2, and what is not flexed keeps a definite basis.
        return Constraint(
            width: item.cross, height: item.main,
            isHeightDefinite: isMainDefinite(item),
            blockWidth: room.innerWidth, blockHeight: room.definiteHeight)
    }
}
