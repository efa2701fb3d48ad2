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
        let changes =
            sizes
            .filter { size(of: $0.key) != $0.value }
            .map { (index: $0.key, size: $0.value) }
            .sorted { $0.index < $1.index }
        guard !changes.isEmpty else { return }
        if case .uniform(let lines) = self, let rows = RowLines(lines) { self = .rows(rows) }
        if case .rows(var rows) = self {
            let areRows = rows.update(changes)
            self = .rows(rows)
            if areRows { return }
        }
        var all = allSizes
        for change in changes { all[change.index] = change.size }
        self = FlowLines(all, spacing: spacing)
    }

    /// Takes items out and puts others in. Cost: O(log n) for each as long as there is one item a
    /// line, or all are of one size, else O(items).
    ///
    /// - Parameters:
    ///   - leaving: ascending indices before the change.
    ///   - arriving: by ascending index after the change.
    ///   - spacing: the distances of the lines.
    mutating func splice(
        leaving: [Int], arriving: [(index: Int, size: FlowSize)], spacing: FlowSpacing
    ) {
        guard !leaving.isEmpty || !arriving.isEmpty else { return }
        if case .uniform(let lines) = self {
            let size = lines.count > leaving.count ? lines.size : arriving.first?.size ?? lines.size
            if arriving.allSatisfy({ $0.size == size }) {
                let count = lines.count - leaving.count + arriving.count
                self = FlowLines(count: count, size: size, spacing: spacing)
                return
            }
            if let rows = RowLines(lines) { self = .rows(rows) }
        }
        var all: [FlowSize]
        if case .rows(var rows) = self {
            let areRows = rows.splice(leaving: leaving, arriving: arriving)
            self = .rows(rows)
            if areRows { return }
            all = allSizes
        } else {
            all = spliced(allSizes, leaving: leaving, arriving: arriving)
        }
        self = FlowLines(all, spacing: spacing)
    }

    private var allSizes: [FlowSize] {
        var all: [FlowSize] = []
        all.reserveCapacity(count)
        if case .rows(let rows) = self {
            rows.forEachSize { all.append(contentsOf: repeatElement($0, count: $1)) }
        } else {
            for item in 0..<count { all.append(size(of: item)) }
        }
        return all
    }

    private func spliced(
        _ sizes: [FlowSize], leaving: [Int], arriving: [(index: Int, size: FlowSize)]
    ) -> [FlowSize] {
        var staying: [FlowSize] = []
        var gone = leaving[...]
        for (item, size) in sizes.enumerated() {
            if gone.first == item { gone = gone.dropFirst() } else { staying.append(size) }
        }
        var spliced: [FlowSize] = []
        var rest = staying[...]
        for arrival in arriving {
            let before = arrival.index - spliced.count
            spliced += rest.prefix(before)
            rest = rest.dropFirst(before)
            spliced.append(arrival.size)
        }
        return spliced + rest
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
