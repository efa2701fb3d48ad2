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
    /// What the parent says; for `alignSelf` only.
    case auto
    /// At the start.
    case flexStart
    /// In the middle.
    case center
    /// At the end.
    case flexEnd
    /// As long as the room, where no length is given.
    case stretch
    /// First baselines in one line; at the start for lines of children.
    case baseline
    /// Where the parent's writing direction starts, whichever way its lines follow each other.
    case start
    /// Where the parent's writing direction ends, whichever way its lines follow each other.
    case end
    /// Where the child's own writing direction starts; at the start for lines of children.
    case selfStart
    /// Where the child's own writing direction ends; at the end for lines of children.
    case selfEnd
    /// Equal distances between, none at the ends.
    case spaceBetween
    /// Equal distances around each: half of one at the ends.
    case spaceAround
    /// Equal distances between and at the ends.
    case spaceEvenly

    var lineKeyword: FlexAlignment.Keyword {
        switch self {
        case .auto, .baseline, .flexStart: .flexStart
        case .center: .center
        case .flexEnd: .flexEnd
        case .stretch: .stretch
        case .start, .selfStart: .start
        case .end, .selfEnd: .end
        case .spaceBetween: .spaceBetween
        case .spaceAround: .spaceAround
        case .spaceEvenly: .spaceEvenly
        }
    }

    /// A single item has no room between itself and others.
    var itemKeyword: FlexAlignment.Keyword {
        switch self {
        case .auto: .auto
        case .baseline: .baseline
        case .selfStart: .selfStart
        case .selfEnd: .selfEnd
        case .spaceBetween, .spaceAround, .spaceEvenly: .flexStart
        default: lineKeyword
        }
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
    /// Where the writing direction starts, whichever way children follow each other.
    case start
    /// Where the writing direction ends, whichever way children follow each other.
    case end
    /// At the left, for a row; at the start of a column.
    case left
    /// At the right, for a row; at the start of a column.
    case right
    /// Equal distances between, none at the ends.
    case spaceBetween
    /// Equal distances around each: half of one at the ends.
    case spaceAround
    /// Equal distances between and at the ends.
    case spaceEvenly

    var keyword: FlexAlignment.Keyword {
        switch self {
        case .flexStart: .flexStart
        case .center: .center
        case .flexEnd: .flexEnd
        case .start: .start
        case .end: .end
        case .left: .left
        case .right: .right
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
    /// In parts of the parent's length: 0.5 is half of it.
    case fraction(CGFloat)
    /// Left to the layout: what the content needs, or the room that is left over for a margin.
    case auto
    /// The smallest length without overflow; for a length, its limits or a basis.
    case minContent
    /// The length with no limit of room; for a length, its limits or a basis.
    case maxContent
    /// The room there is, between the two above; for a length, its limits or a basis.
    case fitContent
    /// The room there is; for a length or its limits.
    case stretch
    /// The length of the content, whatever the width or height; for a basis.
    case content

    /// Makes a length in points.
    public init(integerLiteral value: Int) {
        self = .point(CGFloat(value))
    }

    /// Nil for a number that is none.
    var length: FlexLength? {
        switch self {
        case .point(let value): value.isFinite ? .points(Double(value)) : nil
        case .percent(let value): .percent(Double(value))
        case .fraction(let value): value.isFinite ? .percent(Double(value) * 100) : nil
        case .auto: .auto
        case .minContent: .minContent
        case .maxContent: .maxContent
        case .fitContent: .fitContent
        case .stretch: .stretch
        case .content: .content
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
    /// Where a line of text starts, whatever is said of left or right.
    case start(FlexValue)
    /// Where a line of text ends, whatever is said of left or right.
    case end(FlexValue)

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
        case .start(let value): edges.start = length(value)
        case .end(let value): edges.end = length(value)
        }
    }
}
