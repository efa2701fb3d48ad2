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
    var answers = Answers.none
    var edges = EdgeTable()
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

    /// Makes an empty tree.
    public init() { self.init(capacity: 0) }

    /// Makes an empty tree with room for some boxes.
    public init(capacity: Int) {
        records = Store(capacity: max(capacity, 0))
    }

    /// Number of boxes.
    public var count: Int { records.count }

    /// Adds a box with nothing in it.
    ///
    /// - Parameters:
    ///   - style: What it asks of the layout.
    ///   - isMeasured: Whether its content is measured by the closure given to `compute`.
    /// - Returns: The box.
    @discardableResult
    public mutating func add(_ style: borrowing FlexStyle, isMeasured measured: Bool = false)
        -> FlexNode
    {
        makeBoxesUnique()
        if measured { hasMeasured = true }
        let index = records.count
        let slot = records.extend()
        slot.pointee.begin(style, isMeasured: measured)
        if slot.pointee.hasEdges { slot.pointee.surround(edges.place(of: style)) }
        return FlexNode(index: index)
    }

    /// Adds a box around other boxes.
    ///
    /// - Parameters:
    ///   - style: What it asks of the layout.
    ///   - children: What it contains, in order; a lazy sequence does as well as an array. A child
    ///     that has a parent moves here, as a view does; of a child that is listed twice the last
    ///     place counts; one that this tree does not have is left out.
    ///   - isMeasured: Whether its content is measured by the closure given to `compute`. Children
    ///     of such a box take no part.
    /// - Returns: The box.
    ///
    /// Cost: the number of children.
    @inlinable
    @discardableResult
    public mutating func add(
        _ style: borrowing FlexStyle, children: some Sequence<FlexNode>,
        isMeasured measured: Bool = false
    ) -> FlexNode {
        let node = add(style, isMeasured: measured)
        let isDone: Void? = children.withContiguousStorageIfAvailable { adopt($0, node) }
        if isDone == nil { Array(children).withUnsafeBufferPointer { adopt($0, node) } }
        return node
    }

    /// Adds a box around other boxes that are stored one after the other, without a copy of them.
    ///
    ///     tree.add(style, children: nodes.span.extracting(first..<end))
    ///
    /// All else is as in ``add(_:children:isMeasured:)``.
    @discardableResult
    public mutating func add(
        _ style: borrowing FlexStyle, children: borrowing Span<FlexNode>,
        isMeasured measured: Bool = false
    ) -> FlexNode {
        let node = add(style, isMeasured: measured)
        children.withUnsafeBufferPointer { adopt($0, node) }
        return node
    }

    /// Makes boxes the children of one that has none.
    @usableFromInline
    mutating func adopt(_ children: UnsafeBufferPointer<FlexNode>, _ node: FlexNode) {
        let records = records.base
        let index = node.index
        let parent = Int32(truncatingIfNeeded: index)
        let known = answers.parents.count
        var latest = -1
        for child in children where child.index < index {
            let child = child.index
            if records[child].parent >= 0 || child < known {
                guard take(child, index) else { continue }
            }
            records[child].parent = parent
            records[child].nextSibling = -1
            if latest < 0 {
                records[index].firstChild = Int32(truncatingIfNeeded: child)
            } else {
                records[latest].nextSibling = Int32(truncatingIfNeeded: child)
            }
            latest = child
            _ = records[index].include(records + child)
            records[index].levels = max(records[index].levels, records[child].levels + 1)
        }
    }

    /// Takes a box from where it is, for a new parent.
    ///
    /// - Returns: Whether it is not the last child of the new parent already.
    @inline(never)
    private mutating func take(_ child: Int, _ parent: Int) -> Bool {
        let former = Int(records.base[child].parent)
        if former == parent {
            // Listed before: the last place counts.
            if records.base[child].nextSibling < 0 { return false }
            unlink(child)
        } else if former >= 0 {
            leave(child)
        }
        setParent(of: child, parent)
        return true
    }

    private mutating func setParent(of child: Int, _ parent: Int) {
        records.base[child].parent = Int32(parent)
        if child < answers.parents.count {
            makeUnique()
            answers.parents.base[child] = Int32(parent)
        }
    }

    private func unlink(_ child: Int) {
        let parent = Int(records.base[child].parent)
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
        let parent = Int(records.base[child].parent)
        unlink(child)
        setParent(of: child, -1)
        list(parent)
    }

    /// What a box asks of the layout; of a box that the tree does not have, the default.
    ///
    /// Cost of setting: the depth of the box and the number of its children. The next computation
    /// lays out the box, and those around it as far as sizes change. A change of `display`,
    /// `position` or `direction`, of an absolute box or one around it, and the first part, keyword
    /// or ratio below a container make the next computation start anew.
    public subscript(node: FlexNode) -> FlexStyle {
        get {
            guard node.index < count else { return FlexStyle() }
            return records.base[node.index].style(edges)
        }
        set {
            guard node.index < count, self[node] != newValue else { return }
            makeUnique()
            let index = node.index
            let old = records.base[index]
            records.base[index].set(newValue, edges.place(of: newValue))
            for child in children(of: node) {
                _ = records.base[index].include(records.base + child.index)
            }
            list(index)
            let parent = Int(records.base[index].parent)
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
        if !isKnownUniquelyReferenced(&answers) { answers = Answers(answers) }
        answers.makeUnique()
    }

    @inline(__always)
    private mutating func makeBoxesUnique() {
        if !records.isUnique() { copyBoxes() }
    }

    @inline(never)
    private mutating func copyBoxes() { records = records.copy() }

    mutating func forgetAll() {
        for index in 0..<count {
            records.base[index].extents = -1
            records.base[index].notes = -1
            records.base[index].arranged = -1
            records.base[index].isCommitted = false
            records.base[index].isListed = false
        }
        answers.extents.removeAll()
        answers.notes.removeAll()
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
        var parent = Int(records.base[index].parent)
        while parent >= 0, records.base[parent].include(records.base + child) {
            child = parent
            parent = Int(records.base[parent].parent)
        }
        return child != index
    }
}
