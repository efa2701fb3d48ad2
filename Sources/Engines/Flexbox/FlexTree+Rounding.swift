// SPDX-License-Identifier: MIT

// Rounding is inlined into calls of the C library's mathematics, which has to be linked.
#if canImport(Glibc)
    import Glibc
#endif

extension FlexTree {
    /// The children of a box that are still to be rounded, and where the box is.
    private struct Level {
        var child: Int32
        var isMoved: Bool
        var left: Double
        var top: Double
        var roundedLeft: Double
        var roundedTop: Double
    }

    /// Moves edges onto device pixels where they are on screen, so that neighbours stay neighbours.
    ///
    /// Every edge goes to the nearest pixel by its place on screen, so boxes that touch still do.
    /// Text is not cut by it: measures are whole pixels (see `FlexSolver.measured`). Boxes that
    /// neither moved nor changed since the last time are left alone.
    func round(_ root: Int, scale: Double, _ workspace: Workspace) {
        let records = records.base
        let mark = workspace.mark
        defer { workspace.release(mark) }
        let levels = workspace.take(Level.self, Int(records[root].levels) + 1)
        levels[0] = Level(
            child: Int32(root), isMoved: false, left: 0, top: 0, roundedLeft: 0, roundedTop: 0)
        var depth = 0
        while depth >= 0 {
            let index = Int(levels[depth].child)
            guard index >= 0 else {
                depth -= 1
                continue
            }
            levels[depth].child = depth == 0 ? -1 : records[index].nextSibling
            let inner = round(index, in: levels[depth], scale)
            let isVisited = records[index].isVisited
            records[index].isMoved = false
            records[index].isVisited = false
            if inner.child >= 0, inner.isMoved || isVisited {
                depth += 1
                levels[depth] = inner
            }
        }
    }

    private func round(_ index: Int, in level: Level, _ scale: Double) -> Level {
        // Results of divisions such as 1/3 * 3 must not be pushed over to the next pixel.
        func nearest(_ value: Double) -> Double { (value * scale + 0.5 + 1e-4).rounded(.down) }
        let frame = answers.frames.base[index]
        let left = level.left + frame.x
        let top = level.top + frame.y
        let x = nearest(left)
        let y = nearest(top)
        let isMoved = level.isMoved || records.base[index].isMoved
        if isMoved {
            answers.rounded.base[index] = FlexRect(
                x: (x - level.roundedLeft) / scale, y: (y - level.roundedTop) / scale,
                width: (nearest(left + frame.width) - x) / scale,
                height: (nearest(top + frame.height) - y) / scale)
        }
        return Level(
            child: records.base[index].firstChild, isMoved: isMoved, left: left, top: top,
            roundedLeft: x, roundedTop: y)
    }
}
