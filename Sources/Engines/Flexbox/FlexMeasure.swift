// SPDX-License-Identifier: MIT

/// The room for a measured box in one axis.
public enum FlexRoom: Sendable, Hashable {
    /// This much, and the box will have it.
    case exactly(Double)
    /// This much or less.
    case atMost(Double)
    /// As little as the content can do with.
    case minContent
    /// Without limit.
    case maxContent
}

/// What is asked of a measured box; sizes are those of the content, without padding and border.
///
/// The answer to a request is kept until the box changes or ``FlexTree/setNeedsMeasure(_:)`` is
/// called for it: the same is never asked twice, and a computation after a change elsewhere asks
/// only what it did not ask before. What is asked follows from the box's place:
/// - A box of a given width and height is not asked.
/// - One that is stretched over a column is given its exact width.
/// - One in a row is asked for its size without limit (or in at most the room, with
///   ``FlexConfiguration/measuresAtMost``), and for its height if it grows or shrinks to another
///   width. If it may shrink down to its content (`minWidth` is `auto`), also for its least width.
///
/// How deeply the box is nested makes no difference to the number of requests. The answer to
/// `exactly` a width that was reported before, or that rounded up to the next device pixel, must
/// have the height that was reported with it: it is not asked for again. Content whose height
/// follows its width, such as a picture, reports whole pixels or has an `aspectRatio` instead.
public struct FlexRequest: Sendable, Hashable {
    /// The room for the width.
    public var width: FlexRoom
    /// The room for the height.
    public var height: FlexRoom

    /// Makes a request, as a program does that measures content outside of a layout.
    public init(width: FlexRoom, height: FlexRoom) {
        self.width = width
        self.height = height
    }
}

/// The answer of a measured box, in points.
public struct FlexSize: Sendable, Hashable {
    /// The width of the content.
    public var width: Double
    /// The height of the content.
    public var height: Double
    /// The distance of the first line's baseline from the content's top, if it has lines.
    public var baseline: Double?

    /// Makes a size.
    public init(width: Double, height: Double, baseline: Double? = nil) {
        self.width = width
        self.height = height
        self.baseline = baseline
    }
}

/// A rectangle, in points.
public struct FlexRect: Sendable, Hashable {
    /// The distance from the parent's left edge.
    public var x: Double
    /// The distance from the parent's top edge.
    public var y: Double
    /// The width with padding and border.
    public var width: Double
    /// The height with padding and border.
    public var height: Double

    /// Makes a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    static let zero = FlexRect(x: 0, y: 0, width: 0, height: 0)
}

/// Where the rules leave a choice.
public struct FlexConfiguration: Sendable, Hashable {
    /// Device pixels for a point; edges are rounded to them. Nil rounds nothing.
    public var pointScale: Double?
    /// Whether content without a given size gets at most the room in its container, as in Yoga.
    ///
    /// CSS takes a text's full width as its basis in a row, and the width of the room for a text
    /// that wraps; here it is the width that the text reports, and the box around it is as wide.
    /// The least width of content counts as nothing.
    public var measuresAtMost: Bool

    /// Makes a configuration; by default that of CSS without rounding.
    public init(pointScale: Double? = nil, measuresAtMost: Bool = false) {
        self.pointScale = pointScale
        self.measuresAtMost = measuresAtMost
    }

    /// What Yoga's users expect, rounded to device pixels.
    public static func yoga(pointScale: Double) -> FlexConfiguration {
        FlexConfiguration(pointScale: pointScale, measuresAtMost: true)
    }
}
