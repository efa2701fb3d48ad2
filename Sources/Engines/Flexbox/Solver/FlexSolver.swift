// SPDX-License-Identifier: MIT

/// Lengths of the four edges, in points.
struct Sides {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0

    var horizontal: Double { left + right }
    var vertical: Double { top + bottom }
}

/// Padding and border of a box.
struct Box {
    var padding: Sides
    var border: Sides

    var horizontal: Double { padding.horizontal + border.horizontal }
    var vertical: Double { padding.vertical + border.vertical }
    var left: Double { padding.left + border.left }
    var top: Double { padding.top + border.top }
    var right: Double { padding.right + border.right }
    var bottom: Double { padding.bottom + border.bottom }
}

/// The least and the largest size in an axis.
struct Limits {
    var min: Double
    var max: Double

    /// The least size wins, as in CSS.
    func clamp(_ value: Double) -> Double { Swift.max(Swift.min(value, max), min) }
}

/// What a box is laid out in; sizes include padding and border.
struct Constraint: Hashable {
    var width: Double
    /// Nil is what style and content say.
    var height: Double?
    /// Whether children may take parts of `height`.
    var isHeightDefinite = true
    /// The containing block, which parts refer to.
    var blockWidth: Double?
    var blockHeight: Double?
    /// Whether the content alone decides the height.
    var isContentHeight = false
    /// Where lines of a column break then, if the style says how high the box is.
    var breakHeight: Double?
    /// What a ratio gives for the height then; parts refer to it though the content may be higher.
    var ratioHeight: Double?
}

/// What a layout tells the container.
struct Extent {
    var height: Double
    /// From the top, of the first line.
    var baseline: Double?
}

/// The smallest width of content, and that without limit of room; without padding and border.
struct ContentWidths {
    var min: Double
    var max: Double
}

/// What is known of a box from earlier; belongs to its style, content and descendants.
struct Memory: Sendable {
    /// As many as a box meets in one computation: content, basis, line, final.
    static let limit = 8

    var extents: [(constraint: Constraint, extent: Extent)] = []
    var widths: [(height: Double?, widths: ContentWidths)] = []
    var measures: [(request: FlexRequest, size: FlexSize)] = []
    var fits: [(room: Double, height: Double?, width: Double)] = []
    var committed: Constraint?
    var isRightToLeft: Bool?

    static func store<Entry>(_ entry: Entry, in entries: inout [Entry]) {
        if entries.count == limit { entries.removeFirst() }
        entries.append(entry)
    }
}

/// Lays out one tree; CSS Flexible Box Layout Level 1, §9, and CSS Sizing for what it refers to.
final class FlexSolver {
    var tree: FlexTree
    let root: Int
    let measure: (FlexNode, FlexRequest) -> FlexSize
    var isRightToLeft: [Bool]
    /// Boxes that were placed in a static parent and belong to a block further out.
    var waiting: [Overlay] = []

    init(
        _ tree: FlexTree, isRightToLeft: Bool, root: Int,
        measure: @escaping (FlexNode, FlexRequest) -> FlexSize
    ) {
        self.tree = tree
        self.root = root
        self.measure = measure
        self.isRightToLeft = Array(repeating: isRightToLeft, count: tree.count)
        resolveDirections(root, inherited: isRightToLeft)
    }

    private func resolveDirections(_ root: Int, inherited: Bool) {
        var stack = [(root, inherited)]
        while let (index, inherited) = stack.popLast() {
            let own: Bool
            switch tree.styles[index].direction {
            case .inherit: own = inherited
            case .leftToRight: own = false
            case .rightToLeft: own = true
            }
            isRightToLeft[index] = own
            if tree.memories[index].isRightToLeft != own {
                tree.memories[index] = Memory()
                tree.memories[index].isRightToLeft = own
            }
            var child = tree.firstChild[index]
            while child >= 0 {
                stack.append((child, own))
                child = tree.nextSibling[child]
            }
        }
    }

    /// Lays out the tree in a room that may be without limit.
    func solve(_ root: Int, width: Double?, height: Double?) {
        let style = tree.styles[root]
        guard style.display != .none else { return clear(root) }
        let box = box(root, width)
        let margin = margins(root, width)
        let heightLimits = heightLimits(root, box, width, height)
        var fixedHeight =
            specifiedHeight(root, box, height)
            ?? (style.height == .auto && style.ratio == nil
                ? height.map { $0 - margin.sides.vertical } : nil)
        fixedHeight = fixedHeight.map { max(heightLimits.clamp($0), box.vertical) }
        let room = width.map { $0 - margin.sides.horizontal }
        var used = specifiedWidth(root, box, base: width, room: room, height: fixedHeight)
        if used == nil, let fixedHeight, let ratio = style.ratio {
            used = transferredWidth(root, box, fixedHeight, ratio)
        }
        if used == nil { used = room }
        let natural =
            used ?? contentWidths(root, innerHeight: fixedHeight.map { $0 - box.vertical }).max
            + box.horizontal
        let limits = widthLimits(root, box, base: width, room: room, isAuto: used == nil)
        let final = max(limits.clamp(natural), box.horizontal)
        if let height = fixedHeight {
            let limits = self.heightLimits(root, box, width, nil, width: final)
            fixedHeight = max(limits.clamp(height), box.vertical)
        }
        let constraint = Constraint(
            width: final, height: fixedHeight, blockWidth: width, blockHeight: height)
        let extent = layout(root, constraint, commits: true)
        let shift = relativeShift(root, width, height)
        tree.frames[root] = FlexRect(
            x: margin.sides.left + shift.x, y: margin.sides.top + shift.y, width: final,
            height: extent.height)
    }

    // MARK: The tree

    /// The children that have boxes, with those of children that have none.
    func boxes(_ index: Int) -> [Int] {
        var result: [Int] = []
        appendBoxes(index, &result)
        return result
    }

    private func appendBoxes(_ index: Int, _ result: inout [Int]) {
        var child = tree.firstChild[index]
        while child >= 0 {
            switch tree.styles[child].display {
            case .flex: result.append(child)
            case .contents where tree.isMeasured[child]: result.append(child)
            case .contents: appendBoxes(child, &result)
            case .none: break
            }
            child = tree.nextSibling[child]
        }
    }

    /// Gives boxes that take no part an empty frame.
    func clear(_ index: Int) {
        tree.frames[index] = .zero
        var child = tree.firstChild[index]
        while child >= 0 {
            clear(child)
            child = tree.nextSibling[child]
        }
    }

    func clearBoxless(_ index: Int) {
        var child = tree.firstChild[index]
        while child >= 0 {
            switch tree.styles[child].display {
            case .none: clear(child)
            case .contents where !tree.isMeasured[child]:
                tree.frames[child] = .zero
                clearBoxless(child)
            default: break
            }
            child = tree.nextSibling[child]
        }
    }
}
