// SPDX-License-Identifier: MIT

/// A size by the axis along which content scrolls and the one across.
struct FlowSize: Equatable {
    var main: CGFloat
    var cross: CGFloat
}

/// A rectangle by the axis along which content scrolls and the one across.
struct FlowRect: Equatable {
    var main: CGFloat
    var cross: CGFloat
    var size: FlowSize
}

/// Turns what is along and across into what is horizontal and vertical.
struct FlowAxis: Equatable {
    var isVertical: Bool

    /// Sizes in order; here and not in the layout's closures, which would check their thread for
    /// each. Cost: O(n).
    func sizes(_ sizes: [CGSize]) -> [FlowSize] {
        sizes.map(size(_:))
    }

    func size(_ size: CGSize) -> FlowSize {
        isVertical
            ? FlowSize(main: size.height, cross: size.width)
            : FlowSize(main: size.width, cross: size.height)
    }

    func size(_ size: FlowSize) -> CGSize {
        isVertical
            ? CGSize(width: size.cross, height: size.main)
            : CGSize(width: size.main, height: size.cross)
    }

    func rect(_ rect: FlowRect) -> CGRect {
        CGRect(
            origin: isVertical
                ? CGPoint(x: rect.cross, y: rect.main) : CGPoint(x: rect.main, y: rect.cross),
            size: size(rect.size))
    }

    func mainRange(of rect: CGRect) -> (lower: CGFloat, upper: CGFloat) {
        isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    }

    func main(of point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }

    func insets(_ insets: UIEdgeInsets) -> FlowInsets {
        isVertical
            ? FlowInsets(
                mainStart: insets.top, mainEnd: insets.bottom, crossStart: insets.left,
                crossEnd: insets.right)
            : FlowInsets(
                mainStart: insets.left, mainEnd: insets.right, crossStart: insets.top,
                crossEnd: insets.bottom)
    }
}

/// Insets by the axis along which content scrolls and the one across.
struct FlowInsets: Equatable {
    var mainStart: CGFloat = 0
    var mainEnd: CGFloat = 0
    var crossStart: CGFloat = 0
    var crossEnd: CGFloat = 0
}

/// The distances that the lines of a section keep.
struct FlowSpacing: Equatable {
    /// Between lines.
    var line: CGFloat
    /// The least between items of a line.
    var item: CGFloat
    /// How long a line may be.
    var available: CGFloat

    /// Lengths that differ by less than this are one.
    private static let tolerance: CGFloat = 1e-6

    func fits(_ length: CGFloat) -> Bool { length <= available + Self.tolerance }

    /// How many items of one length a line takes; at least one.
    func capacity(of length: CGFloat) -> Int {
        let pitch = length + item
        guard pitch > 0 else { return .max }
        let capacity = (available + item + Self.tolerance) / pitch
        guard capacity.isFinite, capacity < 1e9 else { return 1_000_000_000 }
        return max(1, Int(capacity))
    }

    /// Where the first item of a line begins and how far the items are apart.
    ///
    /// - Parameters:
    ///   - count: Number of items.
    ///   - length: Their lengths together.
    func justified(count: Int, length: CGFloat) -> (start: CGFloat, gap: CGFloat) {
        count > 1
            ? (0, (available - length) / CGFloat(count - 1)) : ((available - length) / 2, item)
    }
}

extension CGRect {
    /// Whether two rectangles share more than an edge; one without area counts if it lies within.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
