// SPDX-License-Identifier: MIT

/// The lines of a section: where its items are, from the start of the first line.
///
/// Three forms keep as little as they can: items of one size keep nothing each, a list of one item
/// a line keeps its extents in sums, all else keeps its lines.
enum FlowLines {
    case uniform(UniformLines)
    case rows(RowLines)
    case packed(PackedLines)

    /// Lays out items of one size. Cost: O(1).
    init(count: Int, size: FlowSize, spacing: FlowSpacing) {
        self = .uniform(UniformLines(count: count, size: size, spacing: spacing))
    }

    /// Lays out items. Cost: O(items).
    init(_ sizes: [FlowSize], spacing: FlowSpacing) {
        if let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
            self.init(count: sizes.count, size: first, spacing: spacing)
        } else if let rows = RowLines(sizes, spacing: spacing) {
            self = .rows(rows)
        } else {
            self = .packed(PackedLines(sizes, spacing: spacing))
        }
    }

    /// The number of items.
    var count: Int {
        switch self {
        case .uniform(let lines): lines.count
        case .rows(let lines): lines.count
        case .packed(let lines): lines.count
        }
    }

    /// From the start of the first line to the end of the last.
    var extent: CGFloat {
        switch self {
        case .uniform(let lines): lines.extent
        case .rows(let lines): lines.extent
        case .packed(let lines): lines.extent
        }
    }

    /// The size of an item. Cost: O(1).
    func size(of item: Int) -> FlowSize {
        switch self {
        case .uniform(let lines): lines.size
        case .rows(let lines): lines.size(of: item)
        case .packed(let lines): lines.size(of: item)
        }
    }

    /// The place of an item. Cost: O(log n).
    func frame(of item: Int) -> FlowRect {
        switch self {
        case .uniform(let lines): lines.frame(of: item)
        case .rows(let lines): lines.frame(of: item)
        case .packed(let lines): lines.frame(of: item)
        }
    }

    /// The items of the lines that touch a stretch. Cost: O(log n).
    func items(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
        switch self {
        case .uniform(let lines): lines.items(from: lower, to: upper)
        case .rows(let lines): lines.items(from: lower, to: upper)
        case .packed(let lines): lines.items(from: lower, to: upper)
        }
    }

    /// Gives items other sizes. Cost: O(log n) for each as long as there is one item a line, else
    /// O(items).
    mutating func update(_ sizes: [Int: FlowSize], spacing: FlowSpacing) {
        var changes: [Int: FlowSize] = [:]
        for (item, size) in sizes where self.size(of: item) != size { changes[item] = size }
        guard !changes.isEmpty else { return }
        if case .uniform(let lines) = self, let rows = RowLines(lines) { self = .rows(rows) }
        if updateRows(changes) { return }
        var all: [FlowSize] = []
        all.reserveCapacity(count)
        for item in 0..<count { all.append(changes[item] ?? size(of: item)) }
        self = FlowLines(all, spacing: spacing)
    }

    /// Corrects rows in place; false if they are no rows, or not one item a line any more.
    private mutating func updateRows(_ changes: [Int: FlowSize]) -> Bool {
        guard case .rows(var rows) = self else { return false }
        // The rows must have one owner, or each correction would copy them.
        self = FlowLines(
            count: 0, size: FlowSize(main: 0, cross: 0),
            spacing: FlowSpacing(line: 0, item: 0, available: 0))
        let staysSingle = rows.update(changes)
        self = .rows(rows)
        return staysSingle
    }
}

/// What each form of lines answers.
protocol FlowLineForm {
    var count: Int { get }
    var extent: CGFloat { get }
    func size(of item: Int) -> FlowSize
    func frame(of item: Int) -> FlowRect
    func items(from lower: CGFloat, to upper: CGFloat) -> Range<Int>
}

/// Items of one size: places are computed.
struct UniformLines: FlowLineForm {
    let count: Int
    let size: FlowSize
    let spacing: FlowSpacing
    let capacity: Int

    init(count: Int, size: FlowSize, spacing: FlowSpacing) {
        self.count = count
        self.size = size
        self.spacing = spacing
        capacity = min(spacing.capacity(of: size.cross), 1_000_000_000)
    }

    private var lineCount: Int { (count + capacity - 1) / capacity }

    var extent: CGFloat {
        count == 0
            ? 0 : CGFloat(lineCount) * size.main + CGFloat(lineCount - 1) * spacing.line
    }

    func size(of item: Int) -> FlowSize { size }

    func frame(of item: Int) -> FlowRect {
        let (line, place) = item.quotientAndRemainder(dividingBy: capacity)
        // The last line is spaced as if it were full.
        let (start, gap) = spacing.justified(
            count: capacity, length: CGFloat(capacity) * size.cross)
        return FlowRect(
            main: CGFloat(line) * (size.main + spacing.line),
            cross: start + CGFloat(place) * (size.cross + gap), size: size)
    }

    func items(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
        let pitch = size.main + spacing.line
        guard count > 0, upper > 0, pitch > 0 else { return 0..<0 }
        let lines = CGFloat(lineCount)
        let first = Int(min(max((lower / pitch).rounded(.down), 0), lines))
        let last = Int(min(max((upper / pitch).rounded(.up), 0), lines))
        return min(first * capacity, count)..<min(max(first, last) * capacity, count)
    }
}

/// One item a line.
struct RowLines: FlowLineForm {
    private var extents: PrefixSums<CGFloat>
    private var crosses: Crosses
    private let spacing: FlowSpacing

    private enum Crosses {
        case uniform(CGFloat)
        case each([CGFloat])

        subscript(index: Int) -> CGFloat {
            switch self {
            case .uniform(let cross): cross
            case .each(let crosses): crosses[index]
            }
        }
    }

    /// Makes rows; nil if two neighbours fit into one line.
    init?(_ sizes: [FlowSize], spacing: FlowSpacing) {
        guard let first = sizes.first else { return nil }
        var isUniform = true
        var before: CGFloat?
        for size in sizes {
            if let before, spacing.fits(before + spacing.item + size.cross) { return nil }
            before = size.cross
            if size.cross != first.cross { isUniform = false }
        }
        extents = PrefixSums(sizes.map(\.main))
        crosses = isUniform ? .uniform(first.cross) : .each(sizes.map(\.cross))
        self.spacing = spacing
    }

    /// Makes rows of items of one size; nil if two fit into one line.
    init?(_ lines: UniformLines) {
        guard lines.capacity == 1, lines.count > 0 else { return nil }
        extents = PrefixSums([CGFloat](repeating: lines.size.main, count: lines.count))
        crosses = .uniform(lines.size.cross)
        spacing = lines.spacing
    }

    var count: Int { extents.count }

    var extent: CGFloat { extents.total + CGFloat(max(count - 1, 0)) * spacing.line }

    func size(of item: Int) -> FlowSize {
        FlowSize(main: extents[item], cross: crosses[item])
    }

    func frame(of item: Int) -> FlowRect {
        let size = size(of: item)
        let isLeading = item == count - 1 && spacing.capacity(of: size.cross) > 1
        return FlowRect(
            main: extents.offset(of: item) + CGFloat(item) * spacing.line,
            cross: isLeading ? 0 : (spacing.available - size.cross) / 2, size: size)
    }

    func items(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
        guard upper > 0 else { return 0..<0 }
        let first = extents.index(at: max(lower, 0), gap: spacing.line)
        let last = extents.index(at: upper, gap: spacing.line)
        return first..<max(first, min(last + 1, count))
    }

    /// Gives items other sizes; false if neighbours now fit into one line.
    mutating func update(_ sizes: [Int: FlowSize]) -> Bool {
        for (item, size) in sizes {
            extents[item] = size.main
            guard crosses[item] != size.cross else { continue }
            if case .uniform(let cross) = crosses {
                crosses = .each([CGFloat](repeating: cross, count: count))
            }
            setCross(size.cross, of: item)
        }
        return sizes.keys.allSatisfy { item in
            (item == 0 || !sharesLine(item - 1)) && (item == count - 1 || !sharesLine(item))
        }
    }

    private func sharesLine(_ item: Int) -> Bool {
        spacing.fits(crosses[item] + spacing.item + crosses[item + 1])
    }

    private mutating func setCross(_ cross: CGFloat, of item: Int) {
        guard case .each(var all) = crosses else { return }
        crosses = .uniform(0)
        all[item] = cross
        crosses = .each(all)
    }
}
