// SPDX-License-Identifier: MIT

/// Items of several sizes, several to a line.
struct PackedLines: FlowLineForm {
    private struct Line {
        var first: Int
        var start: CGFloat
        var extent: CGFloat
        /// Where the first item begins across.
        var lead: CGFloat
        var gap: CGFloat
    }

    private let sizes: [FlowSize]
    private var lines: [Line] = []

    /// Packs items greedily: one joins a line while it fits with the least spacing.
    init(_ sizes: [FlowSize], spacing: FlowSpacing) {
        self.sizes = sizes
        var first = 0
        var start: CGFloat = 0
        while first < sizes.count {
            var length = sizes[first].cross
            var total = length
            var extent = sizes[first].main
            var end = first + 1
            while end < sizes.count, spacing.fits(length + spacing.item + sizes[end].cross) {
                length += spacing.item + sizes[end].cross
                total += sizes[end].cross
                extent = max(extent, sizes[end].main)
                end += 1
            }
            let (lead, gap) =
                end == sizes.count
                ? Self.lastLine(sizes[first..<end], spacing: spacing)
                : spacing.justified(count: end - first, length: total)
            lines.append(Line(first: first, start: start, extent: extent, lead: lead, gap: gap))
            start += extent + spacing.line
            first = end
        }
    }

    /// A last line of equal items is spaced as a full one would be, any other as closely as can be.
    private static func lastLine(_ sizes: ArraySlice<FlowSize>, spacing: FlowSpacing)
        -> (start: CGFloat, gap: CGFloat)
    {
        guard let size = sizes.first, sizes.allSatisfy({ $0 == size }) else {
            return (0, spacing.item)
        }
        let capacity = spacing.capacity(of: size.cross)
        return spacing.justified(count: capacity, length: CGFloat(capacity) * size.cross)
    }

    var count: Int { sizes.count }

    var extent: CGFloat { lines.last.map { $0.start + $0.extent } ?? 0 }

    func size(of item: Int) -> FlowSize { sizes[item] }

    func frame(of item: Int) -> FlowRect {
        let line = lines[firstLine { $0.first > item } - 1]
        var cross = line.lead
        for earlier in line.first..<item { cross += sizes[earlier].cross + line.gap }
        let size = sizes[item]
        return FlowRect(
            main: line.start + (line.extent - size.main) / 2, cross: cross, size: size)
    }

    func items(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
        let first = firstLine { $0.start + $0.extent > lower }
        let last = max(first, firstLine { $0.start >= upper })
        return firstItem(ofLine: first)..<firstItem(ofLine: last)
    }

    private func firstItem(ofLine line: Int) -> Int {
        line < lines.count ? lines[line].first : count
    }

    private func firstLine(where isPast: (Line) -> Bool) -> Int {
        var low = 0
        var high = lines.count
        while low < high {
            let middle = (low + high) / 2
            if isPast(lines[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
