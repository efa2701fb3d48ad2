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
    let isRow: Bool
    let isMultiline: Bool
    let isFlipped: Bool
    let box: Box
    let room: Room
    /// Gaps between items and between lines; parts of a height that is not known are nothing.
    let mainGap: Double
    let crossGap: Double
    /// Whether the axes run to the left or up.
    let isMainReversed: Bool
    let isCrossReversed: Bool
    // Taken from the workspace; valid until the arrangement ends.
    var lines: UnsafeMutablePointer<FlexLine>
    var lineCount = 0
    var innerHeight = 0.0
    var baseline: Double?

    var innerMain: Double { isRow ? room.innerWidth : innerHeight }
    var innerCross: Double { isRow ? innerHeight : room.innerWidth }

    /// How long a line may be.
    var breakLength: Double {
        isRow
            ? room.innerWidth
            : room.ratioHeight ?? room.fixedHeight ?? room.breakHeight ?? room.innerLimits.max
    }

    /// The main size that the items of a line share. An automatic height is that of the longest
    /// line (§9.2 step 4), and the same for all lines.
    var mainLength: Double {
        if isRow { return room.innerWidth }
        if let height = room.fixedHeight { return height }
        var longest = 0.0
        for line in 0..<lineCount {
            var sum = Double(lines[line].count - 1) * mainGap
            for position in 0..<lines[line].count {
                sum += lines[line].items[position].outerHypothetical
            }
            longest = max(longest, sum)
        }
        return room.innerLimits.clamp(longest)
    }

    /// §8.3. In a column the baselines run along the height, and each is the left border edge
    /// (CSS Alignment §9.1: of a box whose text runs the other way it is synthesized).
    func alignsBaseline(_ item: FlexItem) -> Bool {
        item.align.keyword == .baseline && !item.hasAutoCrossMargin
    }

    /// Whether parts of an item's height in a column mean anything.
    func isMainDefinite(_ item: FlexItem) -> Bool {
        room.definiteHeight != nil || item.isBaseDefinite
    }

    /// What an item is laid out in once its main size is known.
    func constraint(for item: FlexItem, height: Double?) -> Constraint {
        if isRow {
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
