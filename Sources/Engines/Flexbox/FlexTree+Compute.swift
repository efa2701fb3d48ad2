// SPDX-License-Identifier: MIT

// Rounding is inlined into calls of the C library's mathematics, which has to be linked.
#if canImport(Glibc)
    import Glibc
#endif

/// The frames of a tree; a value, to be read on any thread.
public struct FlexResult: Sendable {
    let frames: [FlexRect]
    let parents: [Int]

    /// The frame of a box in its parent; all zero if it takes no part.
    public func frame(of node: FlexNode) -> FlexRect { frames[node.index] }

    /// The frame of a box in the coordinates of the root's container.
    ///
    /// Cost: the depth of the box.
    public func absoluteFrame(of node: FlexNode) -> FlexRect {
        var frame = frames[node.index]
        var index = parents[node.index]
        while index >= 0 {
            frame.x += frames[index].x
            frame.y += frames[index].y
            index = parents[index]
        }
        return frame
    }
}

extension FlexTree {
    /// Computes the frames of all boxes below a root.
    ///
    /// Cost: proportional to the number of boxes, whatever the depth; measured boxes are asked
    /// once for each request. A second computation asks only what changed.
    ///
    /// - Parameters:
    ///   - root: A box without a parent.
    ///   - width: The width the root is to fill, unless its style says otherwise; nil is no limit.
    ///   - height: The height the root is to fill, unless its style says otherwise; nil is no limit.
    ///   - direction: The direction of writing, unless the root's style says otherwise.
    ///   - configuration: Rounding and choices.
    ///   - measure: Measures the content of boxes that were added as measured.
    /// - Returns: The frames.
    public mutating func compute(
        _ root: FlexNode, width: Double? = nil, height: Double? = nil,
        direction: FlexStyle.WritingDirection = .leftToRight,
        configuration: FlexConfiguration = FlexConfiguration(),
        measure: (FlexNode, FlexRequest) -> FlexSize = { _, _ in FlexSize(width: 0, height: 0) }
    ) -> FlexResult {
        precondition(
            parents[root.index] < 0, "A layout starts at the root; this box has a parent.")
        if self.configuration != configuration {
            for index in memories.indices { memories[index] = Memory() }
        }
        self.configuration = configuration
        return withoutActuallyEscaping(measure) { measure in
            let solver = FlexSolver(
                self, isRightToLeft: direction == .rightToLeft, root: root.index, measure: measure)
            self = FlexTree()
            solver.solve(root.index, width: width, height: height)
            self = solver.tree
            var frames = solver.tree.frames
            if let scale = configuration.pointScale, scale > 0 {
                round(&frames, root: root.index, scale: scale)
            }
            return FlexResult(frames: frames, parents: parents)
        }
    }

    /// Moves edges onto device pixels where they are on screen, so that neighbours stay neighbours.
    private func round(_ frames: inout [FlexRect], root: Int, scale: Double) {
        // Results of divisions such as 1/3 * 3 must not be pushed over to the next pixel.
        let slack = 1e-4
        func nearest(_ value: Double) -> Double { (value * scale + 0.5 + slack).rounded(.down) }
        func lower(_ value: Double) -> Double { (value * scale + slack).rounded(.down) }
        // Content of whole pixels keeps its size; other content gets the pixels it reaches into.
        func end(_ start: Double, _ length: Double) -> Double {
            let pixels = length * scale
            let whole = pixels.rounded()
            return abs(pixels - whole) < slack
                ? lower(start) + whole : ((start + length) * scale - slack).rounded(.up)
        }
        var stack: [(index: Int, x: Double, y: Double, parentX: Double, parentY: Double)] = [
            (root, 0, 0, 0, 0)
        ]
        while let (index, x, y, parentX, parentY) = stack.popLast() {
            let frame = self.frames[index]
            let left = x + frame.x
            let top = y + frame.y
            let edges: (left: Double, top: Double, right: Double, bottom: Double)
            if isMeasured[index] {
                edges = (
                    lower(left), lower(top), end(left, frame.width), end(top, frame.height)
                )
            } else {
                edges = (
                    nearest(left), nearest(top), nearest(left + frame.width),
                    nearest(top + frame.height)
                )
            }
            frames[index] = FlexRect(
                x: (edges.left - parentX) / scale, y: (edges.top - parentY) / scale,
                width: (edges.right - edges.left) / scale,
                height: (edges.bottom - edges.top) / scale)
            var child = firstChild[index]
            while child >= 0 {
                stack.append((child, left, top, edges.left, edges.top))
                child = nextSibling[child]
            }
        }
    }
}
