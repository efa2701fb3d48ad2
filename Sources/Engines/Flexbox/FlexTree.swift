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
/// Children are made before their parents. Changing a style forgets what is known of that box and
/// of those around it; the next computation reuses the rest.
public struct FlexTree: Sendable {
    var styles: [FlexStyle] = []
    var isMeasured: [Bool] = []
    var parents: [Int] = []
    var firstChild: [Int] = []
    var nextSibling: [Int] = []
    var memories: [Memory] = []
    var frames: [FlexRect] = []
    var configuration: FlexConfiguration?

    /// Makes an empty tree.
    public init() {}

    /// Makes an empty tree with room for some boxes.
    public init(capacity: Int) {
        styles.reserveCapacity(capacity)
        isMeasured.reserveCapacity(capacity)
        parents.reserveCapacity(capacity)
        firstChild.reserveCapacity(capacity)
        nextSibling.reserveCapacity(capacity)
        memories.reserveCapacity(capacity)
        frames.reserveCapacity(capacity)
    }

    /// Number of boxes.
    public var count: Int { styles.count }

    /// Adds a box around boxes that have no parent yet.
    ///
    /// - Parameters:
    ///   - style: What it asks of the layout.
    ///   - children: What it contains, in order.
    ///   - isMeasured: Whether its content is measured by the closure given to `compute`; such a
    ///     box has no children.
    /// - Returns: The box.
    @discardableResult
    public mutating func add(
        _ style: FlexStyle, children: [FlexNode] = [], isMeasured measured: Bool = false
    ) -> FlexNode {
        precondition(!measured || children.isEmpty, "A measured box has no children.")
        let index = styles.count
        styles.append(style)
        isMeasured.append(measured)
        parents.append(-1)
        firstChild.append(children.first?.index ?? -1)
        nextSibling.append(-1)
        memories.append(Memory())
        frames.append(.zero)
        var previous = -1
        for child in children {
            precondition(
                parents[child.index] < 0, "A box has one parent; make another for the second place."
            )
            parents[child.index] = index
            if previous >= 0 { nextSibling[previous] = child.index }
            previous = child.index
        }
        return FlexNode(index: index)
    }

    /// What a box asks of the layout.
    public subscript(node: FlexNode) -> FlexStyle {
        get { styles[node.index] }
        set {
            guard styles[node.index] != newValue else { return }
            styles[node.index] = newValue
            setNeedsMeasure(node)
        }
    }

    /// Forgets what is known of a box and of those around it, because its content changed.
    public mutating func setNeedsMeasure(_ node: FlexNode) {
        // A style can change what its children see, such as the direction of writing.
        var stack = [node.index]
        while let index = stack.popLast() {
            memories[index] = Memory()
            var child = firstChild[index]
            while child >= 0 {
                stack.append(child)
                child = nextSibling[child]
            }
        }
        var index = parents[node.index]
        while index >= 0 {
            memories[index] = Memory()
            index = parents[index]
        }
    }

    /// The children of a box, in order.
    public func children(of node: FlexNode) -> [FlexNode] {
        var result: [FlexNode] = []
        var child = firstChild[node.index]
        while child >= 0 {
            result.append(FlexNode(index: child))
            child = nextSibling[child]
        }
        return result
    }
}
