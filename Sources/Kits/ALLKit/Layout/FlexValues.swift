// SPDX-License-Identifier: MIT
import Flexbox

/// The direction in which the children of a node follow each other.
public enum FlexDirection: Hashable, Sendable {
    /// Downward.
    case column
    /// Upward.
    case columnReverse
    /// In the writing direction.
    case row
    /// Against the writing direction.
    case rowReverse

    var direction: FlexStyle.Direction {
        switch self {
        case .column: .column
        case .columnReverse: .columnReverse
        case .row: .row
        case .rowReverse: .rowReverse
        }
    }
}

/// Whether the children of a node may form several lines.
public enum FlexWrap: Hashable, Sendable {
    /// One line, however long.
    case noWrap
    /// As many lines as it takes, one after the other.
    case wrap
    /// As many lines as it takes, in reverse.
    case wrapReverse

    var wrap: FlexStyle.Wrap {
        switch self {
        case .noWrap: .noWrap
        case .wrap: .wrap
        case .wrapReverse: .wrapReverse
        }
    }
}

/// Where children are across their direction, or lines if there are several.
public enum FlexAlign: Hashable, Sendable {
    /// At the start.
    case flexStart
    /// In the middle.
    case center
    /// At the end.
    case flexEnd
    /// As long as the room, where no length is given.
    case stretch
    /// Equal distances between, none at the ends.
    case spaceBetween
    /// Equal distances around each: half of one at the ends.
    case spaceAround

    var lineAlignment: FlexAlignment {
        switch self {
        case .flexStart: .flexStart
        case .center: .center
        case .flexEnd: .flexEnd
        case .stretch: .stretch
        case .spaceBetween: .spaceBetween
        case .spaceAround: .spaceAround
        }
    }

    /// A single item has no room between itself and others.
    var itemAlignment: FlexAlignment {
        self == .spaceBetween || self == .spaceAround ? .flexStart : lineAlignment
    }
}

/// Where children are along their direction.
public enum FlexJustify: Hashable, Sendable {
    /// At the start.
    case flexStart
    /// In the middle.
    case center
    /// At the end.
    case flexEnd
    /// Equal distances between, none at the ends.
    case spaceBetween
    /// Equal distances around each: half of one at the ends.
    case spaceAround
    /// Equal distances between and at the ends.
    case spaceEvenly

    var alignment: FlexAlignment {
        switch self {
        case .flexStart: .flexStart
        case .center: .center
        case .flexEnd: .flexEnd
        case .spaceBetween: .spaceBetween
        case .spaceAround: .spaceAround
        case .spaceEvenly: .spaceEvenly
        }
    }
}

/// A length; an integer literal is in points.
public enum FlexValue: Hashable, Sendable, ExpressibleByIntegerLiteral {
    /// In points.
    case point(CGFloat)
    /// In hundredths of the parent's length.
    case percent(Int)

    /// Makes a length in points.
    public init(integerLiteral value: Int) {
        self = .point(CGFloat(value))
    }

    var length: FlexLength? {
        switch self {
        case .point(let value): value.isFinite ? .points(value) : nil
        case .percent(let value): .percent(Double(value))
        }
    }
}

/// A length of one side or both.
public enum FlexDimension: Hashable, Sendable {
    /// Width and height.
    case size(FlexValue)
    /// The width.
    case width(FlexValue)
    /// The height.
    case height(FlexValue)
}

/// A length at one edge or several.
public enum FlexEdge: Hashable, Sendable {
    /// At the four edges.
    case all(FlexValue)
    /// At top and bottom.
    case vertical(FlexValue)
    /// At left and right.
    case horizontal(FlexValue)
    /// At the top.
    case top(FlexValue)
    /// At the left.
    case left(FlexValue)
    /// At the bottom.
    case bottom(FlexValue)
    /// At the right.
    case right(FlexValue)

    /// Sets the edges; a length that is not finite is the one given.
    func apply(to edges: inout FlexEdges, otherwise initial: FlexLength) {
        func length(_ value: FlexValue) -> FlexLength { value.length ?? initial }
        switch self {
        case .all(let value): edges = FlexEdges(length(value))
        case .vertical(let value):
            edges.top = length(value)
            edges.bottom = length(value)
        case .horizontal(let value):
            edges.left = length(value)
            edges.right = length(value)
        case .top(let value): edges.top = length(value)
        case .left(let value): edges.left = length(value)
        case .bottom(let value): edges.bottom = length(value)
        case .right(let value): edges.right = length(value)
        }
    }
}
