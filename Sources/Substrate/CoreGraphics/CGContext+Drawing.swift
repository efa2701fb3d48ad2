// SPDX-License-Identifier: MIT
import CCairo
import Foundation

extension CGContext {
    /// Makes `color` the colour Cairo draws with, the context's alpha included.
    package func setSource(_ color: CGColor) {
        cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha * state.alpha)
    }

    // MARK: Current path

    /// Starts over with an empty path.
    public func beginPath() {
        cairo_new_path(cr)
    }

    /// Begins a new subpath.
    public func move(to point: CGPoint) {
        guard point.isFinite else { return }
        let point = CGContext.clamped(point)
        cairo_move_to(cr, point.x, point.y)
    }

    /// Adds a line from the current point.
    public func addLine(to point: CGPoint) {
        guard point.isFinite else { return }
        let point = CGContext.clamped(point)
        cairo_line_to(cr, point.x, point.y)
    }

    /// Begins a new subpath at the first of `points` and adds lines through the others.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds a cubic curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard end.isFinite, control1.isFinite, control2.isFinite else { return }
        let (first, second) = (CGContext.clamped(control1), CGContext.clamped(control2))
        let end = CGContext.clamped(end)
        cairo_curve_to(cr, first.x, first.y, second.x, second.y, end.x, end.y)
    }

    /// Adds a quadratic curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard end.isFinite, control.isFinite else { return }
        let start = cairo_has_current_point(cr) != 0 ? currentPointOfPath : control
        let (first, second) = CGPath.cubicControls(start, control, end)
        addCurve(to: end, control1: first, control2: second)
    }

    /// Adds a rectangle as a subpath of its own.
    public func addRect(_ rect: CGRect) {
        guard !rect.isNull, rect.isFinite else { return }
        let box = CGContext.clamped(rect)
        cairo_rectangle(cr, box.minX, box.minY, box.width, box.height)
    }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    /// Adds the ellipse that touches the sides of `rect`.
    public func addEllipse(in rect: CGRect) {
        addPath(CGPath(ellipseIn: rect))
    }

    /// Adds an arc; see ``CGMutablePath/addArc(center:radius:startAngle:endAngle:clockwise:transform:)``.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        let arc = CGMutablePath()
        if cairo_has_current_point(cr) != 0 { arc.move(to: currentPointOfPath) }
        arc.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
        appendContinuing(arc)
    }

    /// Adds an arc that touches two lines; see ``CGMutablePath``.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        let arc = CGMutablePath()
        arc.move(to: currentPointOfPath)
        arc.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
        appendContinuing(arc)
    }

    /// Adds a path.
    public func addPath(_ path: CGPath) {
        path.append(to: cr)
    }

    /// Closes the subpath with a line to its start.
    public func closePath() {
        cairo_close_path(cr)
    }

    /// Where the path ends; zero when it is empty.
    public var currentPointOfPath: CGPoint {
        var x = 0.0
        var y = 0.0
        cairo_get_current_point(cr, &x, &y)
        return CGPoint(x: x, y: y)
    }

    /// Whether no path was begun.
    public var isPathEmpty: Bool { cairo_has_current_point(cr) == 0 }

    /// The smallest rectangle that holds the path; null when it is empty.
    public var boundingBoxOfPath: CGRect {
        if isPathEmpty { return .null }
        var box = (0.0, 0.0, 0.0, 0.0)
        cairo_path_extents(cr, &box.0, &box.1, &box.2, &box.3)
        return CGRect(x: box.0, y: box.1, width: box.2 - box.0, height: box.3 - box.1)
    }

    /// Adds all but the first move of `arc`, which begins at the current point.
    private func appendContinuing(_ arc: CGMutablePath) {
        guard !arc.isEmpty else { return }
        if cairo_has_current_point(cr) == 0 {
            arc.append(to: cr)
            return
        }
        var next = 1
        for operation in arc.operations.dropFirst() {
            let points = arc.points[next..<(next + operation.pointCount)]
            switch (operation, points.first, points.last) {
            case (.line, let end?, _): addLine(to: end)
            case (.cubic, let first?, let end?):
                addCurve(to: end, control1: first, control2: points[next + 1])
            default: break
            }
            next += operation.pointCount
        }
    }

    // MARK: Painting

    /// Fills the path and empties it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        cairo_set_fill_rule(cr, rule.cairo)
        if state.shadow != nil, !isPathEmpty {
            let path = cairo_copy_path(cr)
            drawShadow(over: boundingBoxOfPath) { mask in
                cairo_append_path(mask, path)
                cairo_set_fill_rule(mask, rule.cairo)
                cairo_set_source_rgba(mask, 0, 0, 0, self.state.fillColor.alpha)
                cairo_fill(mask)
            }
            cairo_path_destroy(path)
        }
        setSource(state.fillColor)
        if state.blendMode.isUnbounded {
            cairo_save(cr)
            cairo_clip(cr)
            cairo_paint(cr)
            cairo_restore(cr)
        } else {
            cairo_fill(cr)
        }
    }

    /// Draws a line along the path and empties it.
    ///
    /// - Precondition: The blend mode is not `sourceIn`, `sourceOut`, `destinationIn` or
    ///   `destinationAtop`. Lines cannot be drawn in these; fill a shape instead.
    public func strokePath() {
        precondition(
            !state.blendMode.isUnbounded,
            "Lines cannot be drawn with the blend mode \(state.blendMode): it would change pixels "
                + "beside the line. Fill a shape instead, or draw into a transparency layer.")
        if state.shadow != nil, !isPathEmpty {
            let path = cairo_copy_path(cr)
            var box = (0.0, 0.0, 0.0, 0.0)
            cairo_stroke_extents(cr, &box.0, &box.1, &box.2, &box.3)
            let bounds = CGRect(
                x: box.0, y: box.1, width: box.2 - box.0, height: box.3 - box.1)
            drawShadow(over: bounds) { mask in
                self.copyLineStyle(to: mask)
                cairo_append_path(mask, path)
                cairo_set_source_rgba(mask, 0, 0, 0, self.state.strokeColor.alpha)
                cairo_stroke(mask)
            }
            cairo_path_destroy(path)
        }
        setSource(state.strokeColor)
        cairo_stroke(cr)
    }

    /// Fills or strokes the path, or both, and empties it.
    public func drawPath(using mode: CGPathDrawingMode) {
        switch mode {
        case .fill: fillPath()
        case .eoFill: fillPath(using: .evenOdd)
        case .stroke: strokePath()
        case .fillStroke, .eoFillStroke:
            let path = cairo_copy_path(cr)
            fillPath(using: mode == .fillStroke ? .winding : .evenOdd)
            cairo_append_path(cr, path)
            cairo_path_destroy(path)
            strokePath()
        }
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) {
        cairo_new_path(cr)
        addRect(rect)
        fillPath()
    }

    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) {
        cairo_new_path(cr)
        addRects(rects)
        fillPath()
    }

    /// Fills the ellipse that touches the sides of `rect`.
    public func fillEllipse(in rect: CGRect) {
        cairo_new_path(cr)
        addEllipse(in: rect)
        fillPath()
    }

    /// Draws a line around a rectangle.
    public func stroke(_ rect: CGRect) {
        cairo_new_path(cr)
        addRect(rect)
        strokePath()
    }

    /// Draws a line of `width` points around a rectangle.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let old = cairo_get_line_width(cr)
        setLineWidth(width)
        stroke(rect)
        cairo_set_line_width(cr, old)
    }

    /// Draws a line around the ellipse that touches the sides of `rect`.
    public func strokeEllipse(in rect: CGRect) {
        cairo_new_path(cr)
        addEllipse(in: rect)
        strokePath()
    }

    /// Draws the lines between the first and second point, the third and fourth, and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        cairo_new_path(cr)
        for index in Swift.stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes the pixels of `rect` transparent (black where there is no alpha).
    public func clear(_ rect: CGRect) {
        cairo_save(cr)
        cairo_new_path(cr)
        addRect(rect)
        cairo_set_operator(cr, CAIRO_OPERATOR_CLEAR)
        cairo_fill(cr)
        cairo_restore(cr)
    }

    // MARK: Clip

    /// Narrows the clip to the path and empties the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        cairo_set_fill_rule(cr, rule.cairo)
        cairo_clip(cr)
    }

    /// Narrows the clip to `rect`.
    public func clip(to rect: CGRect) {
        cairo_new_path(cr)
        addRect(rect.isInfinite ? CGContext.everywhere : rect)
        cairo_clip(cr)
    }

    /// Narrows the clip to the union of `rects`.
    public func clip(to rects: [CGRect]) {
        cairo_new_path(cr)
        addRects(rects)
        clip(using: .winding)
    }

    /// The smallest rectangle that holds the clip, in points; empty when all is clipped.
    public var boundingBoxOfClipPath: CGRect {
        var box = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cr, &box.0, &box.1, &box.2, &box.3)
        return CGRect(x: box.0, y: box.1, width: box.2 - box.0, height: box.3 - box.1)
    }

    func copyLineStyle(to other: OpaquePointer) {
        cairo_set_line_width(other, cairo_get_line_width(cr))
        cairo_set_line_cap(other, cairo_get_line_cap(cr))
        cairo_set_line_join(other, cairo_get_line_join(cr))
        cairo_set_miter_limit(other, cairo_get_miter_limit(cr))
        let count = Int(cairo_get_dash_count(cr))
        guard count > 0 else { return }
        var dashes = [Double](repeating: 0, count: count)
        var phase = 0.0
        cairo_get_dash(cr, &dashes, &phase)
        cairo_set_dash(other, dashes, Int32(count), phase)
    }

    /// Larger coordinates overflow Cairo's fixed-point numbers.
    private static let limit: CGFloat = 1_000_000
    static let everywhere = CGRect(x: -limit, y: -limit, width: 2 * limit, height: 2 * limit)

    private static func clamped(_ point: CGPoint) -> CGPoint {
        CGPoint(x: min(max(point.x, -limit), limit), y: min(max(point.y, -limit), limit))
    }

    static func clamped(_ rect: CGRect) -> CGRect {
        let start = clamped(CGPoint(x: rect.minX, y: rect.minY))
        let end = clamped(CGPoint(x: rect.maxX, y: rect.maxY))
        return CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
    }
}
