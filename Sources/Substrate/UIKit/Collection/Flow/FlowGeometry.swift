// SPDX-License-Identifier: MIT

/// One section of a flow layout, from its own start: header, inset, lines, inset, footer.
struct FlowSection {
    var header: CGFloat
    var footer: CGFloat
    var insets: FlowInsets
    var spacing: FlowSpacing
    var lines: FlowLines
    /// The size of items that nobody gave another, if the lines begin with that.
    var startingSize: FlowSize?

    var extent: CGFloat { linesStart + lines.extent + insets.mainEnd + footer }
    var linesStart: CGFloat { header + insets.mainStart }
}

/// Where everything in a flow layout is.
///
/// A value: keeping the geometry before a batch costs nothing. Sections are found in
/// O(log sections), items within as ``FlowLines`` says.
struct FlowGeometry {
    var axis = FlowAxis(isVertical: true)
    /// The extent across of headers, footers and the content.
    var cross: CGFloat = 0
    /// Device pixels a point; origins lie on pixels.
    var scale: CGFloat = 1
    private(set) var sections: [FlowSection] = []
    private var extents = PrefixSums<CGFloat>()

    init() {}

    init(axis: FlowAxis, cross: CGFloat, scale: CGFloat, sections: [FlowSection]) {
        self.axis = axis
        self.cross = cross
        self.scale = scale
        self.sections = sections
        extents = PrefixSums(sections.map(\.extent))
    }

    var contentSize: CGSize { axis.size(FlowSize(main: extents.total, cross: cross)) }

    func start(of section: Int) -> CGFloat { extents.offset(of: section) }

    func extent(of section: Int) -> CGFloat { extents[section] }

    func hasItem(_ item: Int, in section: Int) -> Bool {
        sections.indices.contains(section) && item >= 0 && item < sections[section].lines.count
    }

    func frame(ofItem item: Int, in section: Int) -> CGRect {
        frame(ofItem: item, in: section, start: start(of: section))
    }

    private func frame(ofItem item: Int, in section: Int, start: CGFloat) -> CGRect {
        let part = sections[section]
        var rect = part.lines.frame(of: item)
        rect.main += start + part.linesStart
        rect.cross += part.insets.crossStart
        return snapped(axis.rect(rect))
    }

    func frame(ofHeaderIn section: Int) -> CGRect {
        snapped(
            axis.rect(
                FlowRect(
                    main: start(of: section), cross: 0,
                    size: FlowSize(main: sections[section].header, cross: cross))))
    }

    func frame(ofFooterIn section: Int) -> CGRect {
        let footer = sections[section].footer
        return snapped(
            axis.rect(
                FlowRect(
                    main: start(of: section) + extents[section] - footer, cross: 0,
                    size: FlowSize(main: footer, cross: cross))))
    }

    /// The sections that touch a stretch.
    func sections(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
        guard !sections.isEmpty, upper > 0 else { return 0..<0 }
        // Sections without extent have no place of their own; those at either end come along.
        var first = min(extents.index(at: max(lower, 0)), sections.count - 1)
        while first > 0, extents[first - 1] == 0 { first -= 1 }
        let last = min(extents.index(at: upper), sections.count - 1)
        return first..<max(first, last + 1)
    }

    /// Calls a closure for each item that a rectangle touches, in order.
    func forEachItem(
        in rect: CGRect, _ body: (_ section: Int, _ item: Int, _ frame: CGRect) -> Void
    ) {
        let (lower, upper) = axis.mainRange(of: rect)
        for section in sections(from: lower, to: upper) {
            let start = start(of: section)
            let linesStart = start + sections[section].linesStart
            let items = sections[section].lines.items(
                from: lower - linesStart - 1, to: upper - linesStart + 1)
            for item in items {
                let frame = frame(ofItem: item, in: section, start: start)
                if frame.overlaps(rect) { body(section, item, frame) }
            }
        }
    }

    /// Gives items other sizes, as ``FlowLines/update(_:spacing:)`` does.
    mutating func update(_ sizes: [Int: FlowSize], in section: Int) {
        sections[section].lines.update(sizes, spacing: sections[section].spacing)
        extents[section] = sections[section].extent
    }

    /// Gives a section's header and footer other lengths; nil leaves one as it is, and one that is
    /// not there stays away. Cost: O(log sections).
    mutating func update(_ lengths: EdgeLengths, in section: Int) {
        if let header = lengths.header, sections[section].header > 0 {
            sections[section].header = header
        }
        if let footer = lengths.footer, sections[section].footer > 0 {
            sections[section].footer = footer
        }
        extents[section] = sections[section].extent
    }

    private func snapped(_ rect: CGRect) -> CGRect {
        CGRect(
            x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale,
            width: rect.width, height: rect.height)
    }
}
