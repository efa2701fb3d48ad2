// SPDX-License-Identifier: MIT

/// A box of a ``FlexTree``; an index into its arrays.
public struct FlexNode: Sendable, Hashable {
    let index: Int
}

/// A tree of boxes: styles and who contains whom. It holds no views and no closures.
///
///     var tree = FlexTree()
///     let label = tree.add(FlexStyle(), isMeasured: true)
///     let row = tree.add(style, children: [label])
///     let result = tree.compute(row, width: 320) { node, request in size(of: node, request) }
///     result.frame(of: label)
///
/// Invariants: children are made before their parents, so there are no cycles; a box has at most
/// one parent; what is known of a box agrees with its style and with what is in it, or the box or
/// one below it is listed as changed.
///
/// A tree is a value: a copy shares the storage of the original until one of them changes. It can
/// be built and computed on any thread. Numbers of a style that mean nothing (not a number,
/// infinite, negative sizes) count as not set, or as zero.
public struct FlexTree: Sendable {
    var records: Store<BoxRecord>
    var parents: Store<Int32>
    var frames: Store<FlexRect>
    /// Frames on device pixels; empty without a scale.
    var rounded = Nothing.rounded
    var extents = Nothing.extents
    var notes = Nothing.notes
    var edges = Nothing.edges
    /// Boxes whose style or content changed since the last computation.
    var changed: [Int32] = []
    /// The last computation; nil if nothing of it holds.
    var last: Computation?
    /// Whether a box is measured by a closure.
    var hasMeasured = false
    /// Takes down the steps of the next computation.
    var tracer: Tracer?

    /// What a computation was asked for.
    struct Computation: Equatable {
        var root: Int
        var width: Double?
        var height: Double?
        var isRightToLeft: Bool
        var configuration: FlexConfiguration
    }

    /// What trees share until they have something of their own: many are small.
    private enum Nothing {
        static let rounded = Store<FlexRect>()
        static let extents = MemoPool<ExtentMemo>()
        static let notes = MemoPool<Note>()
        static let edges = EdgeTable()
    }

    /// Makes an empty tree.
    public init() { self.init(capacity: 0) }

    /// Makes an empty tree with room for some boxes.
    public init(capacity: Int) {
        let room = max(capacity, 0)
        records = Store(capacity: room)
        parents = Store(capacity: room)
        frames = Store(capacity: room)
    }

    /// Number of boxes.
    public var count: Int { records.count }

    /// Adds a box around other boxes.
    ///
    /// - Parameters:
    ///   - style: What it asks of the layout.
    ///   - children: What it contains, in order. A child that has a parent moves here, as a view
    ///     does; of a child that is listed twice the last place counts; one that this tree does
    ///     not have is left out.
    ///   - isMeasured: Whether its content is measured by the closure given to `compute`. Children
    ///     of such a box take no part.
    /// - Returns: The box.
    ///
    /// Cost: the number of children.
    @discardableResult
    public mutating func add(
        _ style: FlexStyle, children: [FlexNode] = [], isMeasured measured: Bool = false
    ) -> FlexNode {
        makeBoxesUnique()
        let index = records.count
        hasMeasured = hasMeasured || measured
        records.append(BoxRecord(style, &edges, isMeasured: measured))
        parents.append(-1)
        frames.append(.zero)
        if !children.isEmpty { adopt(children, index) }
        return FlexNode(index: index)
    }

    private mutating func adopt(_ children: [FlexNode], _ index: Int) {
        var previous = -1
        let records = records.base
        for child in children where child.index < index {
            if parents.base[child.index] >= 0 {
                if parents.base[child.index] == Int32(index) {
                    // Listed before: the last place counts.
                    if records[child.index].nextSibling < 0 { continue }
                    unlink(child.index)
                } else {
                    leave(child.index)
                }
            }
            parents.base[child.index] = Int32(index)
            records[child.index].nextSibling = -1
            if previous >= 0 {
                records[previous].nextSibling = Int32(child.index)
            } else {
                records[index].firstChild = Int32(child.index)
            }
            previous = child.index
            _ = records[index].include(records + child.index)
            records[index].levels = max(records[index].levels, records[child.index].levels + 1)
        }
    }

    private func unlink(_ child: Int) {
        let parent = Int(parents.base[child])
        var before = Int(records.base[parent].firstChild)
        guard before != child else {
            records.base[parent].firstChild = records.base[child].nextSibling
            return
        }
        while records.base[before].nextSibling != Int32(child) {
            before = Int(records.base[before].nextSibling)
        }
        records.base[before].nextSibling = records.base[child].nextSibling
    }

    private mutating func leave(_ child: Int) {
        let parent = Int(parents.base[child])
        unlink(child)
        parents.base[child] = -1
        list(parent)
    }

    /// What a box asks of the layout; of a box that the tree does not have, the default.
    ///
    /// Cost of setting: the depth of the box and the number of its children. The next computation lays out the box, and those
    /// around it as far as sizes change. A change of `display`, `position` or `direction`, of an
    /// absolute box or one around it, and the first part, keyword or ratio below a container make
    /// the next computation start anew.
    public subscript(node: FlexNode) -> FlexStyle {
        get {
            guard node.index < count else { return FlexStyle() }
            let record = records.base[node.index]
            return record.style(edges.sets.base[Int(record.edges)])
        }
        set {
            guard node.index < count, self[node] != newValue else { return }
            makeUnique()
            let index = node.index
            let old = records.base[index]
            records.base[index].set(newValue, &edges)
            for child in children(of: node) {
                _ = records.base[index].include(records.base + child.index)
            }
            list(index)
            let parent = Int(parents.base[index])
            if parent >= 0 { list(parent) }
            let new = records.base[index]
            let reachesFar =
                old.direction != new.direction || old.display != new.display
                || old.position != new.position || new.position != .relative
                || new.traits.contains(.hasAbsolute)
            // What containers ask depends on what they know of their content.
            if spreadTraits(from: index) || reachesFar { forgetAll() }
        }
    }

    /// Says that the content of a measured box is another; the next computation asks for it again.
    public mutating func setNeedsMeasure(_ node: FlexNode) {
        guard node.index < count else { return }
        makeUnique()
        list(node.index)
    }

    /// Forgets what is known of all boxes, so that the next computation starts anew. The memory
    /// is kept. Needed only where all measures change at once, such as with the size of type.
    public mutating func invalidate() {
        makeUnique()
        forgetAll()
    }

    /// The children of a box, in order.
    public func children(of node: FlexNode) -> [FlexNode] {
        guard node.index < count else { return [] }
        var result: [FlexNode] = []
        var child = Int(records.base[node.index].firstChild)
        while child >= 0 {
            result.append(FlexNode(index: child))
            child = Int(records.base[child].nextSibling)
        }
        return result
    }
}

extension FlexTree {
    /// Storage that another value holds too is copied before it changes.
    mutating func makeUnique() {
        makeBoxesUnique()
        if !isKnownUniquelyReferenced(&extents) { extents = extents.copy() }
        if !isKnownUniquelyReferenced(&notes) { notes = notes.copy() }
    }

    private mutating func makeBoxesUnique() {
        if !isKnownUniquelyReferenced(&records) { records = records.copy() }
        if !isKnownUniquelyReferenced(&parents) { parents = parents.copy() }
        if !isKnownUniquelyReferenced(&frames) { frames = frames.copy() }
    }

    mutating func forgetAll() {
        for index in 0..<count {
            records.base[index].extents = -1
            records.base[index].notes = -1
            records.base[index].arranged = -1
            records.base[index].isCommitted = false
            records.base[index].isListed = false
        }
        extents.removeAll()
        notes.removeAll()
        changed.removeAll(keepingCapacity: true)
        last = nil
    }

    private mutating func list(_ index: Int) {
        guard last != nil, !records.base[index].isListed else { return }
        records.base[index].isListed = true
        changed.append(Int32(index))
    }

    /// What containers know of their content only grows; too much costs time, not correctness.
    ///
    /// - Returns: Whether a container learnt anything.
    private func spreadTraits(from index: Int) -> Bool {
        var child = index
        var parent = Int(parents.base[index])
        while parent >= 0, records.base[parent].include(records.base + child) {
            child = parent
            parent = Int(parents.base[parent])
        }
        return child != index
    }
}
