// SPDX-License-Identifier: MIT
import CCairo
import Foundation

/// Colours along a line from 0 to 1, blended in between.
public final class CGGradient: Sendable {
    package struct Stop: Hashable, Sendable {
        package var location: CGFloat
        package var color: CGColor
    }

    /// Sorted by location, within 0...1.
    package let stops: [Stop]

    package init(stops: [Stop]) {
        self.stops = stops
    }

    /// A gradient through `colors`.
    ///
    /// - Parameters:
    ///   - space: Not used: colours carry their own.
    ///   - locations: A place from 0 to 1 for each colour; evenly spread when nil. The memory must
    ///     hold as many values as there are colours.
    /// - Returns: Nil when there are no colours.
    public convenience init?(
        colorsSpace space: CGColorSpace?, colors: [CGColor],
        locations: UnsafePointer<CGFloat>? = nil
    ) {
        // The caller promises one location a colour, as Apple's contract has it.
        let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
        self.init(colors: colors, locations: places)
    }

    /// A gradient from components, alpha after each colour's others.
    ///
    /// - Parameter components: The memory must hold `count` colours of `space`.
    /// - Returns: Nil when there are no colours.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let width = space.numberOfComponents + 1
        let colors = (0..<count).compactMap {
            CGColor(colorSpace: space, components: components + $0 * width)
        }
        self.init(colorsSpace: space, colors: colors, locations: locations)
    }

    /// A gradient through `colors` at `locations`, evenly spread when nil or when the numbers
    /// differ. Locations that go back or are not numbers count as the one before.
    package convenience init?(colors: [CGColor], locations: [CGFloat]?) {
        guard !colors.isEmpty else { return nil }
        let isUsable = locations?.count == colors.count
        var last: CGFloat = 0
        var stops: [Stop] = []
        for (index, color) in colors.enumerated() {
            var place = CGFloat(index) / CGFloat(max(colors.count - 1, 1))
            if isUsable, let locations {
                let wanted = locations[index]
                place = wanted.isNaN ? last : min(max(wanted, last), 1)
            }
            last = place
            stops.append(Stop(location: place, color: color))
        }
        self.init(stops: stops)
    }

    /// Adds the stops to a Cairo gradient pattern; a side that is not to be drawn beyond ends in
    /// a transparent stop.
    package func addStops(
        to pattern: OpaquePointer, options: CGGradientDrawingOptions, alpha: CGFloat = 1
    ) {
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        func add(_ location: CGFloat, _ color: CGColor, _ alpha: CGFloat) {
            cairo_pattern_add_color_stop_rgba(
                pattern, location, color.red, color.green, color.blue, color.alpha * alpha)
        }
        guard let first = stops.first, let last = stops.last else { return }
        if !options.contains(.drawsBeforeStartLocation) {
            add(0, first.color, 0)
            add(0, first.color, alpha)
        }
        for stop in stops { add(stop.location, stop.color, alpha) }
        if !options.contains(.drawsAfterEndLocation) {
            add(1, last.color, alpha)
            add(1, last.color, 0)
        }
    }
}

/// Whether a gradient's end colours go on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// A value from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first colour goes on before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour goes on after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
    /// Fills the clip with a gradient across the line from `start` to `end`.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard start.isFinite, end.isFinite, start != end,
            let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
        else { return }
        paint(pattern, gradient, options)
    }

    /// Fills the clip with a gradient between two circles.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
        endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {
        guard startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite,
            startRadius >= 0, endRadius >= 0,
            let pattern = cairo_pattern_create_radial(
                startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius)
        else { return }
        paint(pattern, gradient, options)
    }

    private func paint(
        _ pattern: OpaquePointer, _ gradient: CGGradient, _ options: CGGradientDrawingOptions
    ) {
        gradient.addStops(to: pattern, options: options, alpha: state.alpha)
        cairo_set_source(cr, pattern)
        cairo_paint(cr)
        cairo_pattern_destroy(pattern)
    }
}
