// SPDX-License-Identifier: MIT

/// Where the parts of a slider are, in points.
struct SliderGeometry {
    /// The height of a slider.
    static let height: CGFloat = 31
    /// The height of the track without images.
    static let trackHeight: CGFloat = 4
    /// The width and height of the thumb without an image.
    static let thumbLength: CGFloat = 28
    /// How far beside the thumb a touch takes it.
    static let thumbReach: CGFloat = 10
    /// From the bounds to the ends of the track.
    static let inset: CGFloat = 2
    /// From an image at an end to the track.
    static let gap: CGFloat = 10

    var range: ClosedRange<Float> = 0...1
    var isLeftToRight = true
    var thumbSize = CGSize(width: thumbLength, height: thumbLength)
    var trackHeight = Self.trackHeight
    var lowerEndSize: CGSize?
    var upperEndSize: CGSize?

    // MARK: Areas

    func lowerEnd(in bounds: CGRect) -> CGRect {
        end(lowerEndSize, isLeft: isLeftToRight, in: bounds)
    }

    func upperEnd(in bounds: CGRect) -> CGRect {
        end(upperEndSize, isLeft: !isLeftToRight, in: bounds)
    }

    private func end(_ size: CGSize?, isLeft: Bool, in bounds: CGRect) -> CGRect {
        guard let size else { return .zero }
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width,
            y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    func track(in bounds: CGRect) -> CGRect {
        let left = isLeftToRight ? lowerEndSize : upperEndSize
        let right = isLeftToRight ? upperEndSize : lowerEndSize
        let start = bounds.minX + (left.map { $0.width + Self.gap } ?? Self.inset)
        let end = bounds.maxX - (right.map { $0.width + Self.gap } ?? Self.inset)
        return CGRect(
            x: start, y: bounds.midY - trackHeight / 2, width: max(0, end - start),
            height: trackHeight)
    }

    /// The thumb reaches the bounds at both ends, 2 points past the track.
    private func way(on track: CGRect) -> (start: CGFloat, length: CGFloat) {
        (
            track.minX - Self.inset,
            max(0, track.width + 2 * Self.inset - thumbSize.width)
        )
    }

    func thumb(on track: CGRect, value: Float) -> CGRect {
        let way = way(on: track)
        let length = Double(range.upperBound) - Double(range.lowerBound)
        var part = length > 0 ? (Double(value) - Double(range.lowerBound)) / length : 0
        if !isLeftToRight { part = 1 - part }
        return CGRect(
            x: way.start + CGFloat(part) * way.length, y: track.midY - thumbSize.height / 2,
            width: thumbSize.width, height: thumbSize.height)
    }

    /// The value whose thumb has its middle at a place.
    func value(at middle: CGFloat, on track: CGRect) -> Float {
        let way = way(on: track)
        guard way.length > 0 else { return range.lowerBound }
        var part = Double((middle - thumbSize.width / 2 - way.start) / way.length)
        part = min(max(part, 0), 1)
        if !isLeftToRight { part = 1 - part }
        // Not by adding to the lower bound alone: the ends must be met exactly.
        return Float(Double(range.lowerBound) * (1 - part) + Double(range.upperBound) * part)
    }

    /// The track to the left of a place, and to the right of it.
    static func split(_ track: CGRect, at middle: CGFloat) -> (left: CGRect, right: CGRect) {
        let cut = min(max(middle, track.minX), track.maxX)
        return (
            CGRect(x: track.minX, y: track.minY, width: cut - track.minX, height: track.height),
            CGRect(x: cut, y: track.minY, width: track.maxX - cut, height: track.height)
        )
    }
}
