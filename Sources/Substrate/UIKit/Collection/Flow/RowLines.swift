// SPDX-License-Identifier: MIT

/// A length along the scrolling axis whose sums are exact: a whole number of 2^-28 points.
struct FixedLength: TreeLength {
    private static let unit: CGFloat = 1.0 / 268_435_456
    private static let limit: CGFloat = 1e9

    private var units: Int64

    /// The nearest length, to at most a thousand million points.
    init(_ points: CGFloat) {
        let bounded = points.isNaN ? 0 : min(max(points, -Self.limit), Self.limit)
        units = Int64((bounded / Self.unit).rounded())
    }

    private init(units: Int64) { self.units = units }

    /// In points.
    var points: CGFloat { CGFloat(units) * Self.unit }

    static let zero = FixedLength(units: 0)

    static func + (left: Self, right: Self) -> Self {
        let (sum, overflows) = left.units.addingReportingOverflow(right.units)
        return FixedLength(units: overflows ? .max : sum)
    }

    static func - (left: Self, right: Self) -> Self {
        FixedLength(units: left.units &- right.units)
    }

    static func * (length: Self, count: Int) -> Self {
        let (product, overflows) = length.units.multipliedReportingOverflow(by: Int64(count))
        return FixedLength(units: overflows ? .max : product)
    }

    static func / (length: Self, other: Self) -> Int { Int(length.units / other.units) }

    static func < (left: Self, right: Self) -> Bool { left.units < right.units }
}

/// Rows of one size behind each other.
struct RowRun: TreeRun {
    var size: FlowSize
    var count = 1

    var extent: FixedLength { FixedLength(size.main) }

    func isSame(as other: Self) -> Bool { size == other.size }
}

/// One item a line.
struct RowLines: FlowLineForm {
    private var rows: RunTree<RowRun>
    private let spacing: FlowSpacing

    /// Makes rows; nil if two neighbours fit into one line.
    init?(_ sizes: [FlowSize], spacing: FlowSpacing) {
        guard !sizes.isEmpty else { return nil }
        var before: CGFloat?
        for size in sizes {
            if let before, spacing.fits(before + spacing.item + size.cross) { return nil }
            before = size.cross
        }
        rows = RunTree(sizes.lazy.map { RowRun(size: $0) })
        self.spacing = spacing
    }

    /// Makes rows of items of one size; nil if two fit into one line.
    init?(_ lines: UniformLines) {
        guard lines.capacity == 1, lines.count > 0 else { return nil }
        rows = RunTree(CollectionOfOne(RowRun(size: lines.size, count: lines.count)))
        spacing = lines.spacing
    }

    var count: Int { rows.count }

    var extent: CGFloat { rows.length.points + CGFloat(max(count - 1, 0)) * spacing.line }

    func size(of item: Int) -> FlowSize { rows[item].size }

    func frame(of item: Int) -> FlowRect {
        let size = size(of: item)
        let isLeading = item == count - 1 && spacing.capacity(of: size.cross) > 1
        return FlowRect(
            main: rows.offset(of: item).points + CGFloat(item) * spacing.line,
            cross: isLeading ? 0 : (spacing.available - size.cross) / 2, size: size)
    }

    func items(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
        guard upper > 0 else { return 0..<0 }
        let gap = FixedLength(spacing.line)
        let first = rows.index(at: FixedLength(max(lower, 0)), gap: gap)
        let last = rows.index(at: FixedLength(upper), gap: gap)
        return first..<max(first, min(last + 1, count))
    }

    /// Calls a closure for stretches of rows of one size, in order.
    func forEachSize(_ body: (_ size: FlowSize, _ count: Int) -> Void) {
        rows.forEachRun { body($1.size, $1.count) }
    }

    // MARK: Changes

    /// Gives items other sizes; false if neighbours now fit into one line.
    ///
    /// Cost: O(k log n) for k items.
    mutating func update(_ sizes: [(index: Int, size: FlowSize)]) -> Bool {
        rows.replace(sizes.map { ($0.index, RowRun(size: $0.size)) })
        return sizes.allSatisfy { standsAlone($0.index) }
    }

    /// Takes items out and puts others in; false if neighbours now fit into one line.
    ///
    /// Cost: O(k log n) for k items.
    mutating func splice(leaving: [Int], arriving: [(index: Int, size: FlowSize)]) -> Bool {
        rows.splice(
            leaving: leaving, arriving: arriving.map { ($0.index, RowRun(size: $0.size)) })
        guard count > 0 else { return false }
        // Where items are gone, others met: at the place of each, counted without those before.
        var next = 0
        for (gone, item) in leaving.enumerated() {
            var place = item - gone + next
            while next < arriving.count, arriving[next].index <= place {
                next += 1
                place += 1
            }
            guard standsAlone(place) else { return false }
        }
        return arriving.allSatisfy { standsAlone($0.index) }
    }

    private func standsAlone(_ item: Int) -> Bool {
        guard item < count else { return item == 0 || !sharesLine(item - 2) }
        return !sharesLine(item - 1) && !sharesLine(item)
    }

    /// Whether an item and the next fit into one line.
    private func sharesLine(_ item: Int) -> Bool {
        guard item >= 0, item + 1 < count else { return false }
        return spacing.fits(rows[item].size.cross + spacing.item + rows[item + 1].size.cross)
    }
}
