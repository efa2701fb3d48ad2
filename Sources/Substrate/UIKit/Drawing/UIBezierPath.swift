// SPDX-License-Identifier: MIT

/// Which corners of a rectangle are meant.
public struct UIRectCorner: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// Every corner.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path that draws itself into the current context. Angles are in radians, lengths in points.
open class UIBezierPath: NSObject {
    private var path: CGMutablePath

    /// Makes an empty path.
    public override init() {
        path = CGMutablePath()
        super.init()
    }

    /// Makes a path from Core Graphics's.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    /// Makes a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Makes the ellipse inside a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Makes a rectangle with round corners.
    ///
    /// - Parameter cornerRadius: in points; at most half the shorter side is used.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let radius = max(0, min(cornerRadius, min(rect.width, rect.height) / 2))
        path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
    }

    /// Makes a rectangle of which some corners are round.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init()
        let limit = max(0, min(cornerRadii.width, min(rect.width, rect.height) / 2))
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? limit : 0 }
        path.move(to: CGPoint(x: rect.minX + radius(.topLeft), y: rect.minY))
        path.addArc(
            tangent1End: CGPoint(x: rect.maxX, y: rect.minY),
            tangent2End: CGPoint(x: rect.maxX, y: rect.maxY), radius: radius(.topRight))
        path.addArc(
            tangent1End: CGPoint(x: rect.maxX, y: rect.maxY),
            tangent2End: CGPoint(x: rect.minX, y: rect.maxY), radius: radius(.bottomRight))
        path.addArc(
            tangent1End: CGPoint(x: rect.minX, y: rect.maxY),
            tangent2End: CGPoint(x: rect.minX, y: rect.minY), radius: radius(.bottomLeft))
        path.addArc(
            tangent1End: CGPoint(x: rect.minX, y: rect.minY),
            tangent2End: CGPoint(x: rect.maxX, y: rect.minY), radius: radius(.topLeft))
        path.closeSubpath()
    }

    /// Makes an arc of a circle.
    ///
    /// - Parameter clockwise: the direction as seen on screen, where y grows downward.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    /// The path's shape.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set {
            path = CGMutablePath()
            path.addPath(newValue)
        }
    }

    /// The width of strokes, in points.
    open var lineWidth: CGFloat = 1
    /// The ends of strokes.
    open var lineCapStyle: CGLineCap = .butt
    /// The corners of strokes.
    open var lineJoinStyle: CGLineJoin = .miter
    /// How far a sharp corner may reach, in line widths.
    open var miterLimit: CGFloat = 10
    /// Whether overlapping areas alternate between inside and outside.
    open var usesEvenOddFillRule = false

    private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

    /// Sets the dashes of the path's strokes.
    ///
    /// - Parameters:
    ///   - pattern: the lengths of dashes and gaps in turn, in points; nil draws unbroken lines.
    ///   - count: how many lengths `pattern` holds.
    ///   - phase: how far into the pattern a stroke begins, in points.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        // The caller promises `count` lengths, as Apple's contract has it.
        dash = (
            phase, Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count))
        )
    }

    /// The smallest rectangle that holds the path's points.
    open var bounds: CGRect { path.boundingBoxOfPath }

    /// Whether the path has no element.
    open var isEmpty: Bool { path.isEmpty }

    /// The point that the next element begins at.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Begins a new part at a point.
    open func move(to point: CGPoint) {
        path.move(to: point)
    }

    /// Adds a straight line.
    open func addLine(to point: CGPoint) {
        path.addLine(to: point)
    }

    /// Adds a cubic Bézier curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc of a circle; `clockwise` as seen on screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        // Core Graphics names the direction for y upward, the opposite of what the screen shows.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: !clockwise)
    }

    /// Closes the current part with a straight line.
    open func close() {
        path.closeSubpath()
    }

    /// Removes every element.
    open func removeAllPoints() {
        path = CGMutablePath()
    }

    /// Adds another path's elements.
    open func append(_ bezierPath: UIBezierPath) {
        path.addPath(bezierPath.cgPath)
    }

    /// Transforms every point.
    open func apply(_ transform: CGAffineTransform) {
        let moved = CGMutablePath()
        moved.addPath(path, transform: transform)
        path = moved
    }

    /// Whether a point is inside the filled path.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Fills the path in the current context with its fill colour.
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(path)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Strokes the path in the current context with its stroke colour.
    open func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        if !dash.lengths.isEmpty {
            context.setLineDash(phase: dash.phase, lengths: dash.lengths)
        }
        context.addPath(path)
        context.strokePath()
        context.restoreGState()
    }

    /// Clips the current context to the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}
