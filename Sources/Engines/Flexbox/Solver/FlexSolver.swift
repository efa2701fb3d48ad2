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

/// Padding and border of both edges of an axis together.
struct Extra {
    var horizontal = 0.0
    var vertical = 0.0
}

/// Padding and border of a box.
struct Box {
    var padding = Sides()
    var border = Sides()

    var extra: Extra { Extra(horizontal: horizontal, vertical: vertical) }
    var horizontal: Double { padding.horizontal + border.horizontal }
    var vertical: Double { padding.vertical + border.vertical }
    var left: Double { padding.left + border.left }
    var top: Double { padding.top + border.top }
}

/// The least and the largest size in an axis.
struct Limits {
    var min: Double
    var max: Double

    /// The least size wins, as in CSS.
    func clamp(_ value: Double) -> Double { Swift.max(Swift.min(value, max), min) }
}

extension Double {
    /// Not a number stands for a missing one, which keeps questions and answers small.
    fileprivate init(packing value: Double?) { self = value ?? .nan }
    fileprivate var unpacked: Double? { isNaN ? nil : self }
}

/// What a box is laid out in; sizes include padding and border.
struct Constraint {
    var width: Double
    private var packedHeight: Double
    private var packedBlockWidth: Double
    private var packedBlockHeight: Double
    private var packedBreakHeight: Double
    private var packedRatioHeight: Double
    /// Whether children may take parts of `height`.
    var isHeightDefinite: Bool
    /// Whether the content alone decides the height.
    var isContentHeight: Bool

    init(
        width: Double, height: Double? = nil, isHeightDefinite: Bool = true,
        blockWidth: Double? = nil, blockHeight: Double? = nil, isContentHeight: Bool = false,
        breakHeight: Double? = nil, ratioHeight: Double? = nil
    ) {
        self.width = width
        packedHeight = Double(packing: height)
        self.isHeightDefinite = isHeightDefinite
        packedBlockWidth = Double(packing: blockWidth)
        packedBlockHeight = Double(packing: blockHeight)
        self.isContentHeight = isContentHeight
        packedBreakHeight = Double(packing: breakHeight)
        packedRatioHeight = Double(packing: ratioHeight)
    }

    /// Nil is what style and content say.
    var height: Double? {
        get { packedHeight.unpacked }
        set { packedHeight = Double(packing: newValue) }
    }
    /// The containing block, which parts refer to.
    var blockWidth: Double? {
        get { packedBlockWidth.unpacked }
        set { packedBlockWidth = Double(packing: newValue) }
    }
    var blockHeight: Double? {
        get { packedBlockHeight.unpacked }
        set { packedBlockHeight = Double(packing: newValue) }
    }
    /// Where lines of a column break then, if the style says how high the box is.
    var breakHeight: Double? {
        get { packedBreakHeight.unpacked }
        set { packedBreakHeight = Double(packing: newValue) }
    }
    /// What a ratio gives for the height then; parts refer to it though the content may be higher.
    var ratioHeight: Double? {
        get { packedRatioHeight.unpacked }
        set { packedRatioHeight = Double(packing: newValue) }
    }

    /// Whether all is equal, missing numbers too.
    static func == (left: Constraint, right: Constraint) -> Bool {
        func equal(_ left: Double, _ right: Double) -> Bool {
            left == right || (left.isNaN && right.isNaN)
        }
        return left.width == right.width && equal(left.packedHeight, right.packedHeight)
            && left.isContentHeight == right.isContentHeight
            && left.isHeightDefinite == right.isHeightDefinite
            && equal(left.packedBlockWidth, right.packedBlockWidth)
            && equal(left.packedBlockHeight, right.packedBlockHeight)
            && equal(left.packedBreakHeight, right.packedBreakHeight)
            && equal(left.packedRatioHeight, right.packedRatioHeight)
    }
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

/// Lays out one tree; CSS Flexible Box Layout Level 1, §9, and CSS Sizing for what it refers to.
///
/// A box is arranged at most once for each question that its container has; answers are kept with
/// the box. An arrangement stores the frames of the children, and the last pass from the root
/// (`commit`) arranges again only where the final question is another than the last one.
///
/// Invariant: between `begin` and `end` the solver alone uses the storage of the tree; otherwise it
/// holds nothing of one. A solver is used again, so that a layout takes no memory of its own.
final class FlexSolver: @unchecked Sendable {  // One computation at a time has it.
    // Read for each box and written by `begin` and `end` only, so exclusive use needs no check.
    @exclusivity(unchecked) private(set) var records: UnsafeMutablePointer<BoxRecord>
    @exclusivity(unchecked) private(set) var frames: UnsafeMutablePointer<FlexRect>
    @exclusivity(unchecked) private(set) var edgeSets: UnsafeMutablePointer<EdgeSet>
    @exclusivity(unchecked) private(set) var extents: MemoPool<ExtentMemo>
    @exclusivity(unchecked) private(set) var notes: MemoPool<Note>
    @exclusivity(unchecked) private(set) var measure: Measure = FlexSolver.nothing
    @exclusivity(unchecked) private(set) var root = 0
    @exclusivity(unchecked) private(set) var measuresAtMost = false
    /// Device pixels for a point; 0 rounds nothing.
    @exclusivity(unchecked) private(set) var scale = 0.0
    @exclusivity(unchecked) private(set) var tracer: Tracer?
    let workspace = Workspace()
    /// What it holds while it has no tree.
    private let idle = FlexTree()
    /// Boxes that were placed in a static parent and belong to a block further out.
    var waiting: [Overlay] = []

    typealias Measure = (FlexNode, FlexRequest) -> FlexSize

    /// Measures boxes of trees that have no measured ones.
    static let nothing: @Sendable (FlexNode, FlexRequest) -> FlexSize = { _, _ in
        FlexSize(width: 0, height: 0)
    }

    init() {
        records = idle.records.base
        frames = idle.answers.frames.base
        edgeSets = idle.edges.sets.base
        extents = idle.answers.extents
        notes = idle.answers.notes
    }

    private func take(_ tree: FlexTree, _ measure: @escaping Measure) {
        records = tree.records.base
        frames = tree.answers.frames.base
        edgeSets = tree.edges.sets.base
        extents = tree.answers.extents
        notes = tree.answers.notes
        tracer = tree.tracer
        measuresAtMost = tree.last?.configuration.measuresAtMost ?? false
        scale = tree.last?.configuration.pointScale ?? 0
        self.measure = measure
    }

    func begin(_ tree: FlexTree, root: Int, measure: @escaping Measure) {
        take(tree, measure)
        self.root = root
    }

    func end() { take(idle, FlexSolver.nothing) }

    /// Lays out the tree in a room that may be without limit.
    func solve(width: Double?, height: Double?) {
        let style = records[root]
        guard style.display != .none else { return clear(root) }
        let box = extra(root, width)
        let (margin, _) = margins(root, width)
        let heightLimits = heightLimits(root, box, width, height)
        var fixedHeight =
            specifiedHeight(root, box, height)
            ?? (style.height == .auto && style.ratio == nil
                ? height.map { $0 - margin.vertical } : nil)
        fixedHeight = fixedHeight.map { max(heightLimits.clamp($0), box.vertical) }
        let room = width.map { $0 - margin.horizontal }
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
        let extent = layout(root, constraint)
        commit(root, constraint, height: extent.height)
        let shift = relativeShift(root, width, height)
        setFrame(
            root,
            FlexRect(
                x: margin.left + shift.x, y: margin.top + shift.y, width: final,
                height: extent.height))
    }

    @inline(__always)
    func setFrame(_ index: Int, _ frame: FlexRect) {
        guard frames[index] != frame else { return }
        frames[index] = frame
        records[index].isMoved = true
    }

    // MARK: The tree

    /// The first child that has a box, with those of children that have none; -1 for none.
    @inline(__always)
    func firstBox(_ container: Int) -> Int {
        let first = Int(records[container].firstChild)
        guard records[container].traits.contains(.hasBoxless) else { return first }
        return box(from: first, in: container)
    }

    /// The box after one of a container; -1 for none.
    @inline(__always)
    func nextBox(_ box: Int, in container: Int) -> Int {
        guard records[container].traits.contains(.hasBoxless) else {
            return Int(records[box].nextSibling)
        }
        return self.box(from: following(box, in: container), in: container)
    }

    /// The next in the tree that is not below a box.
    private func following(_ box: Int, in container: Int) -> Int {
        var index = box
        while records[index].nextSibling < 0 {
            index = Int(records[index].parent)
            if index == container { return -1 }
        }
        return Int(records[index].nextSibling)
    }

    private func box(from start: Int, in container: Int) -> Int {
        var index = start
        while index >= 0 {
            switch records[index].display {
            case .flex: return index
            case .contents where records[index].isMeasured: return index
            case .contents where records[index].firstChild >= 0:
                index = Int(records[index].firstChild)
            case .contents, .none: index = following(index, in: container)
            }
        }
        return -1
    }

    /// Gives boxes that take no part an empty frame.
    func clear(_ top: Int) {
        var index = top
        while true {
            setFrame(index, .zero)
            records[index].isVisited = true
            records[index].isCommitted = false
            records[index].arranged = -1
            if records[index].firstChild >= 0 {
                index = Int(records[index].firstChild)
                continue
            }
            while index != top, records[index].nextSibling < 0 {
                index = Int(records[index].parent)
            }
            if index == top { return }
            index = Int(records[index].nextSibling)
        }
    }

    /// The children of a container that take no part, and those that have no box.
    func clearBoxless(_ container: Int) {
        guard records[container].traits.contains(.hasBoxless) else { return }
        var index = Int(records[container].firstChild)
        while index >= 0 {
            switch records[index].display {
            case .none: clear(index)
            case .contents where !records[index].isMeasured:
                setFrame(index, .zero)
                records[index].isVisited = true
                if records[index].firstChild >= 0 {
                    index = Int(records[index].firstChild)
                    continue
                }
            default: break
            }
            index = following(index, in: container)
        }
    }
}
