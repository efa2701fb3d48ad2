// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
    /// A direction that views are laid out along.
    public enum Axis: Int, Sendable {
        /// From side to side.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }

    /// How the two sides of a constraint compare.
    public enum Relation: Int, Sendable {
        /// The first side is at most the second.
        case lessThanOrEqual = -1
        /// Both sides are equal.
        case equal = 0
        /// The first side is at least the second.
        case greaterThanOrEqual = 1
    }

    /// The part of an item's alignment rectangle that a constraint speaks of.
    public enum Attribute: Int, Sendable {
        /// None: the second attribute of a constraint without a second item.
        case notAnAttribute = 0
        /// The left edge.
        case left = 1
        /// The right edge.
        case right = 2
        /// The top edge.
        case top = 3
        /// The bottom edge.
        case bottom = 4
        /// The edge where reading starts.
        case leading = 5
        /// The edge where reading ends.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The middle between left and right.
        case centerX = 9
        /// The middle between top and bottom.
        case centerY = 10
        /// The baseline of the last line of text; of an item without text the bottom edge.
        case lastBaseline = 11
        /// The baseline of the first line of text; of an item without text the bottom edge.
        case firstBaseline = 12
        /// The left edge of the area within the margins.
        case leftMargin = 13
        /// The right edge of the area within the margins.
        case rightMargin = 14
        /// The top edge of the area within the margins.
        case topMargin = 15
        /// The bottom edge of the area within the margins.
        case bottomMargin = 16
        /// The edge of the area within the margins where reading starts.
        case leadingMargin = 17
        /// The edge of the area within the margins where reading ends.
        case trailingMargin = 18
        /// The middle between left and right of the area within the margins.
        case centerXWithinMargins = 19
        /// The middle between top and bottom of the area within the margins.
        case centerYWithinMargins = 20
    }

    /// How items of a visual format are aligned, and which way it runs.
    public struct FormatOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The items' left edges are aligned.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// The items' right edges are aligned.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// The items' top edges are aligned.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// The items' bottom edges are aligned.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// The items' leading edges are aligned.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// The items' trailing edges are aligned.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// The items' horizontal middles are aligned.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// The items' vertical middles are aligned.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// The items' last baselines are aligned.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// The items' first baselines are aligned.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The bits that say how items are aligned.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// The format runs in reading direction.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// The format runs from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// The format runs from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits that say which way the format runs.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        /// Spaces are measured from edge to edge.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Vertical spaces are measured from last to first baseline.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bits that say what spaces are measured between.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}

extension NSLayoutConstraint.Attribute {
    /// What an attribute measures; constraints relate attributes of one kind.
    enum Kind {
        case horizontalPlace
        case verticalPlace
        case size
        case none
    }

    var kind: Kind {
        switch self {
        case .notAnAttribute: .none
        case .width, .height: .size
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin,
            .leadingMargin, .trailingMargin, .centerXWithinMargins:
            .horizontalPlace
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .verticalPlace
        }
    }

    /// Whether the attribute depends on the reading direction.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute is a side that does not depend on the reading direction.
    var isAbsoluteSide: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// Whether the attribute is an edge of the item.
    var isEdge: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing: true
        default: false
        }
    }

    /// The attribute of the margins' guide that a margin attribute stands for; nil for others.
    var withinMargins: NSLayoutConstraint.Attribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }

    /// The name that descriptions give the attribute.
    var name: String {
        switch self {
        case .notAnAttribute: "notAnAttribute"
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        }
    }
}

extension NSLayoutConstraint.Relation {
    /// The sign that descriptions show.
    var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}
