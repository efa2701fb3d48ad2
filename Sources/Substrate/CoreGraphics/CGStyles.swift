// SPDX-License-Identifier: MIT
import CCairo

/// How the ends of a line look.
public enum CGLineCap: Int32, Sendable {
    /// Cut off at the end.
    case butt = 0
    /// A half circle around the end.
    case round = 1
    /// Half a square around the end.
    case square = 2

    var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
    /// A sharp corner, up to the mitre limit.
    case miter = 0
    /// A rounded corner.
    case round = 1
    /// A corner cut off.
    case bevel = 2

    var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}

/// Which points of a path that crosses itself are inside.
public enum CGPathFillRule: Int, Sendable {
    /// Those the path winds around.
    case winding = 0
    /// Those with an odd number of crossings on the way out.
    case evenOdd = 1

    var cairo: cairo_fill_rule_t {
        self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
    }
}

/// What to do with a path.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fill by the winding rule.
    case fill = 0
    /// Fill by the even-odd rule.
    case eoFill = 1
    /// Draw a line along it.
    case stroke = 2
    /// Fill by the winding rule, then draw a line along it.
    case fillStroke = 3
    /// Fill by the even-odd rule, then draw a line along it.
    case eoFillStroke = 4
}

/// How carefully images are resampled.
public enum CGInterpolationQuality: Int32, Sendable {
    /// Bilinear.
    case `default` = 0
    /// The nearest pixel.
    case none = 1
    /// Bilinear.
    case low = 2
    /// Better than bilinear when shrinking.
    case medium = 4
    /// The best there is.
    case high = 3

    var cairo: cairo_filter_t {
        switch self {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        case .default, .medium: CAIRO_FILTER_GOOD
        case .high: CAIRO_FILTER_BEST
        }
    }
}

/// How colours mix with what is there already.
///
/// - Note: Differs from UIKit: `plusDarker` is absent; the rasteriser has no such operation.
public enum CGBlendMode: Int32, Sendable {
    /// Over what is there.
    case normal = 0
    /// Product of both: never lighter.
    case multiply = 1
    /// Inverse of the product of inverses: never darker.
    case screen = 2
    /// Multiply or screen, by the backdrop.
    case overlay = 3
    /// The darker of both.
    case darken = 4
    /// The lighter of both.
    case lighten = 5
    /// Brightens the backdrop by the source.
    case colorDodge = 6
    /// Darkens the backdrop by the source.
    case colorBurn = 7
    /// Darkens or lightens softly, by the source.
    case softLight = 8
    /// Multiply or screen, by the source.
    case hardLight = 9
    /// The difference of both.
    case difference = 10
    /// Like the difference, with less contrast.
    case exclusion = 11
    /// The source's hue.
    case hue = 12
    /// The source's saturation.
    case saturation = 13
    /// The source's hue and saturation.
    case color = 14
    /// The source's luminosity.
    case luminosity = 15
    /// Transparent, whatever is drawn.
    case clear = 16
    /// The source in place of the backdrop.
    case copy = 17
    /// The source where the backdrop is opaque.
    case sourceIn = 18
    /// The source where the backdrop is transparent.
    case sourceOut = 19
    /// The source over the backdrop, only where that is opaque.
    case sourceAtop = 20
    /// The source under the backdrop.
    case destinationOver = 21
    /// The backdrop where the source is opaque.
    case destinationIn = 22
    /// The backdrop where the source is transparent.
    case destinationOut = 23
    /// The backdrop over the source, only where that is opaque.
    case destinationAtop = 24
    /// Each where the other is not.
    case xor = 25
    /// The sum, lighter.
    case plusLighter = 27

    var cairo: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }

    /// Cairo applies these outside of what is drawn, too; Core Graphics does not.
    var isUnbounded: Bool {
        switch self {
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}
