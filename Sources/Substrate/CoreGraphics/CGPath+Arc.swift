// SPDX-License-Identifier: MIT
import Foundation

/// Arcs, as cubic curves of at most a quarter turn.
extension CGPath {
    final func appendArc(
        _ center: CGPoint, _ radius: CGFloat, _ startAngle: CGFloat, _ endAngle: CGFloat,
        clockwise: Bool, _ transform: CGAffineTransform
    ) {
        guard startAngle.isFinite, endAngle.isFinite else { return }
        let turn = 2 * CGFloat.pi
        var sweep = endAngle - startAngle
        if abs(sweep) >= turn, (sweep < 0) == clockwise {
            sweep = clockwise ? -turn : turn
        } else {
            sweep = sweep.truncatingRemainder(dividingBy: turn)
            if clockwise, sweep > 0 { sweep -= turn }
            if !clockwise, sweep < 0 { sweep += turn }
        }
        appendArc(center, radius, startAngle, sweep: sweep, transform)
    }

    final func appendArc(
        _ center: CGPoint, _ radius: CGFloat, _ startAngle: CGFloat, sweep: CGFloat,
        _ transform: CGAffineTransform
    ) {
        guard center.isFinite, radius.isFinite, radius >= 0, startAngle.isFinite, sweep.isFinite,
            transform.isFinite
        else { return }
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * x, y: center.y + radius * y).applying(transform)
        }
        let start = at(cos(startAngle), sin(startAngle))
        if operations.isEmpty { appendMove(start) } else { appendLine(start) }
        // More than a few turns draw the same circle again: one is enough to fill and stroke.
        let sweep = min(max(sweep, -2 * .pi), 2 * .pi)
        let pieces = Int((abs(sweep) / (.pi / 2)).rounded(.up))
        guard pieces > 0 else { return }
        let step = sweep / CGFloat(pieces)
        let handle = 4.0 / 3.0 * tan(step / 4)
        for piece in 0..<pieces {
            let from = startAngle + step * CGFloat(piece)
            let to = from + step
            appendCubic(
                at(cos(from) - handle * sin(from), sin(from) + handle * cos(from)),
                at(cos(to) + handle * sin(to), sin(to) - handle * cos(to)),
                at(cos(to), sin(to)))
        }
    }

    /// The arc that touches the lines start–corner and corner–end.
    final func appendArc(
        from start: CGPoint, _ corner: CGPoint, _ end: CGPoint, _ radius: CGFloat,
        _ transform: CGAffineTransform
    ) {
        guard corner.isFinite, end.isFinite, radius.isFinite else { return }
        let first = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
        let second = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
        let firstLength = (first.dx * first.dx + first.dy * first.dy).squareRoot()
        let secondLength = (second.dx * second.dx + second.dy * second.dy).squareRoot()
        let cross = first.dx * second.dy - first.dy * second.dx
        // Lines that coincide touch no circle: the corner itself is all there is.
        guard radius > 0, firstLength > 0, secondLength > 0,
            abs(cross) > 1e-9 * firstLength * secondLength
        else {
            appendLine(corner.applying(transform))
            return
        }
        let dot = first.dx * second.dx + first.dy * second.dy
        let angle = atan2(abs(cross), dot)
        let distance = radius / tan(angle / 2)
        let from = CGPoint(
            x: corner.x + first.dx / firstLength * distance,
            y: corner.y + first.dy / firstLength * distance)
        // The centre lies beside `from`, on the side of the second line.
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(
            x: from.x - first.dy / firstLength * radius * side,
            y: from.y + first.dx / firstLength * radius * side)
        let startAngle = atan2(from.y - center.y, from.x - center.x)
        appendArc(center, radius, startAngle, sweep: -side * (.pi - angle), transform)
    }
}
