// SPDX-License-Identifier: MIT

/// The frames of a tree; a value, to be read on any thread.
public struct FlexResult: Sendable {
    let frames: Store<FlexRect>
    let parents: Store<Int32>
    // Boxes that were added later have no frame here, though the storage may be shared.
    let count: Int
    let root: Int

    /// The frame of a box in its parent; all zero if it takes no part or was added later.
    ///
    /// A box that is not below the root has the frame of the last computation that it was part of.
    public func frame(of node: FlexNode) -> FlexRect {
        guard node.index < count else { return .zero }
        let frame = frames.base[node.index]
        return FlexRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }

    /// The frame of a box in the coordinates of the root's container.
    ///
    /// Cost: the depth of the box.
    public func absoluteFrame(of node: FlexNode) -> FlexRect {
        guard node.index < count else { return .zero }
        var frame = frames.base[node.index]
        var index = node.index
        // What contains the root is not a part of this computation.
        while index != root {
            index = Int(parents.base[index])
            guard index >= 0, index < count else { break }
            frame.x += frames.base[index].x
            frame.y += frames.base[index].y
        }
        return frame
    }
}

extension FlexTree {
    /// Computes the frames of all boxes below a root.
    ///
    /// Cost: proportional to the number of boxes, whatever the depth; measured boxes are asked
    /// once for each request. A second computation costs nothing if nothing changed. After a
    /// change it lays out the boxes around it as far as their sizes change, and looks at the
    /// children of those that contain them.
    ///
    /// - Parameters:
    ///   - root: The box to start at; one that has a parent is laid out as if it had none. A box
    ///     that the tree does not have changes nothing.
    ///   - width: The width the root is to fill, unless its style says otherwise, in points; nil,
    ///     or a number that is not finite, is no limit.
    ///   - height: The height the root is to fill, unless its style says otherwise; as the width.
    ///   - direction: The direction of writing, unless the root's style says otherwise.
    ///   - configuration: Rounding and choices.
    ///   - measure: Measures the content of boxes that were added as measured. It is called on the
    ///     caller's thread.
    /// - Returns: The frames.
    public mutating func compute(
        _ root: FlexNode, width: Double? = nil, height: Double? = nil,
        direction: FlexStyle.WritingDirection = .leftToRight,
        configuration: FlexConfiguration = FlexConfiguration(),
        measure: (FlexNode, FlexRequest) -> FlexSize = { _, _ in FlexSize(width: 0, height: 0) }
    ) -> FlexResult {
        guard root.index < count else {
            return result(last?.configuration ?? FlexConfiguration(), root: last?.root ?? -1)
        }
        func room(_ length: Double?) -> Double? {
            length.flatMap { $0.isFinite ? min(max($0, 0), FlexStyle.largestNumber) : nil }
        }
        var computation = Computation(
            root: root.index, width: room(width), height: room(height),
            isRightToLeft: direction == .rightToLeft, configuration: configuration)
        if let scale = configuration.pointScale, !(scale > 1e-3 && scale < 1e3) {
            computation.configuration.pointScale = nil
        }
        guard computation != last || !changed.isEmpty else {
            return result(computation.configuration, root: root.index)
        }
        run(computation, measure)
        return result(computation.configuration, root: root.index)
    }

    private func result(_ configuration: FlexConfiguration, root: Int) -> FlexResult {
        let isRounded =
            configuration.pointScale != nil && answers.rounded.count == answers.frames.count
        return FlexResult(
            frames: isRounded ? answers.rounded : answers.frames, parents: answers.parents,
            count: answers.frames.count, root: root)
    }

    private mutating func run(
        _ computation: Computation, _ measure: (FlexNode, FlexRequest) -> FlexSize
    ) {
        makeUnique()
        answers.frames.fill(to: count, with: .zero)
        let parents = answers.parents
        parents.reserve(count)
        for index in parents.count..<count { parents.append(records.base[index].parent) }
        let root = computation.root
        if last?.configuration != computation.configuration || last?.root != root
            || last?.isRightToLeft != computation.isRightToLeft || records.base[root].parent >= 0
            || changed.count > 64 + count / 16
        {
            forgetAll()
        }
        let isFirst = last == nil
        last = computation
        if isFirst { resolveDirections(root, computation.isRightToLeft) }
        if computation.configuration.pointScale != nil { prepareRounding(isFirst: isFirst) }
        let listed = changed
        changed = []
        let solver = SolverPool.take()
        let levels = Int(records.base[root].levels)
        if !hasMeasured, DeepStack.fits(levels) {
            solve(computation, listed, isFirst: isFirst, solver, FlexSolver.nothing)
        } else if DeepStack.fits(levels) {
            withoutActuallyEscaping(measure) {
                solve(computation, listed, isFirst: isFirst, solver, $0)
            }
        } else {
            let tree = self
            DeepStack.run(levels: levels, measure) {
                tree.solve(computation, listed, isFirst: isFirst, solver, $0)
            }
        }
        if let scale = computation.configuration.pointScale {
            round(root, scale: scale, solver.workspace)
        }
        SolverPool.give(solver)
        if records.base[root].parent >= 0 { forgetAll() }
    }

    private func solve(
        _ computation: Computation, _ listed: [Int32], isFirst: Bool, _ solver: FlexSolver,
        _ measure: @escaping FlexSolver.Measure
    ) {
        solver.begin(self, root: computation.root, measure: measure)
        if !isFirst { solver.verify(listed) }
        solver.solve(width: computation.width, height: computation.height)
        solver.end()
    }

    private mutating func prepareRounding(isFirst: Bool) {
        if answers.rounded.count != count {
            answers.rounded = Store(capacity: count)
            answers.rounded.fill(to: count, with: .zero)
        } else if !isFirst {
            return
        }
        for index in 0..<count { records.base[index].isMoved = true }
    }

    private func resolveDirections(_ root: Int, _ isRightToLeft: Bool) {
        let records = records.base
        var index = root
        while true {
            let parent = Int(records[index].parent)
            let inherited =
                index == root || parent < 0 ? isRightToLeft : records[parent].isRightToLeft
            switch records[index].direction {
            case .inherit: records[index].isRightToLeft = inherited
            case .leftToRight: records[index].isRightToLeft = false
            case .rightToLeft: records[index].isRightToLeft = true
            }
            if records[index].firstChild >= 0 {
                index = Int(records[index].firstChild)
                continue
            }
            while index != root, records[index].nextSibling < 0 {
                index = Int(records[index].parent)
            }
            if index == root { return }
            index = Int(records[index].nextSibling)
        }
    }
}
