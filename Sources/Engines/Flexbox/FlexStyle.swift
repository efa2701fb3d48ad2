// SPDX-License-Identifier: MIT

/// What a box asks of the layout: the properties of CSS Flexible Box Layout.
///
/// A new style has the defaults that Yoga's users know: column, stretch, no shrinking, no
/// automatic minimum. ``web`` has those of CSS. Sizes include padding and border in both.
///
/// A number that means nothing (not a number, infinite, a negative size) is not kept: what it was
/// given to becomes what it is at first, or zero for a negative size.
public struct FlexStyle: Sendable, Hashable {
    /// Whether and how a box takes part.
    public enum Display: Sendable, Hashable {
        /// As a flex container or a measured leaf.
        case flex
        /// Not at all, nor what is in it.
        case none
        /// Only its children do, as children of its parent.
        case contents
    }

    /// The main axis.
    public enum Direction: Sendable, Hashable {
        /// In the writing direction.
        case row
        /// Downward.
        case column
        /// Against the writing direction.
        case rowReverse
        /// Upward.
        case columnReverse
    }

    /// Whether items may form several lines.
    public enum Wrap: Sendable, Hashable {
        /// One line, however long.
        case noWrap
        /// As many lines as it takes, one after the other.
        case wrap
        /// As many lines as it takes, in reverse.
        case wrapReverse
    }

    /// How a box is placed.
    public enum Position: Sendable, Hashable {
        /// In its line, then moved by its insets.
        case relative
        /// By its insets in the nearest ancestor that is not static.
        case absolute
        /// In its line; insets do nothing.
        case `static`
    }

    /// What becomes of content that does not fit.
    public enum Overflow: Sendable, Hashable {
        /// It is seen outside the box.
        case visible
        /// It is cut off; a program can scroll to it.
        case hidden
        /// It can be scrolled to.
        case scroll
        /// It can be scrolled to where there is any.
        case auto
        /// It is cut off for good.
        case clip

        var isScrollable: Bool { self == .hidden || self == .scroll || self == .auto }
    }

    /// What width and height include.
    public enum BoxSizing: Sendable, Hashable {
        /// Padding and border.
        case borderBox
        /// The content only.
        case contentBox
    }

    /// Where a line of text starts.
    public enum WritingDirection: Sendable, Hashable {
        /// As in the parent.
        case inherit
        /// On the left.
        case leftToRight
        /// On the right.
        case rightToLeft
    }

    /// The largest number the solver meets; sums and products of some stay finite.
    static let largestNumber = 1e12

    /// All but what surrounds the box.
    var core = BoxStyle()
    /// Margins, padding, border, insets and gaps. In the style itself, so that making and copying
    /// one takes no memory of its own and counts no references.
    private(set) var edges = EdgeSet()

    /// Makes a style from its parts.
    init(_ core: BoxStyle, _ edges: EdgeSet) {
        self.core = core
        self.edges = edges
    }

    /// Whether and how the box takes part.
    public var display: Display {
        get { core.display }
        set { core.display = newValue }
    }
    /// The main axis.
    public var flexDirection: Direction {
        get { core.flexDirection }
        set { core.flexDirection = newValue }
    }
    /// Whether items may form several lines.
    public var flexWrap: Wrap {
        get { core.flexWrap }
        set { core.flexWrap = newValue }
    }
    /// Items along the main axis.
    public var justifyContent: FlexAlignment {
        get { core.justifyContent }
        set { core.justifyContent = newValue }
    }
    /// Items across the main axis.
    public var alignItems: FlexAlignment {
        get { core.alignItems }
        set { core.alignItems = newValue }
    }
    /// This item across its container's main axis.
    public var alignSelf: FlexAlignment {
        get { core.alignSelf }
        set { core.alignSelf = newValue }
    }
    /// Lines across the main axis.
    public var alignContent: FlexAlignment {
        get { core.alignContent }
        set { core.alignContent = newValue }
    }
    /// The item's part of the room that is left; not negative.
    public var flexGrow: Double {
        get { core.flexGrow }
        set { core.flexGrow = newValue }
    }
    /// The item's part, weighted by its size, of the room that lacks; not negative.
    public var flexShrink: Double {
        get { core.flexShrink }
        set { core.flexShrink = newValue }
    }
    /// The size along the main axis before growing and shrinking.
    public var flexBasis: FlexLength {
        get { core.flexBasis }
        set { core.flexBasis = newValue }
    }
    /// The width.
    public var width: FlexLength {
        get { core.width }
        set { core.width = newValue }
    }
    /// The height.
    public var height: FlexLength {
        get { core.height }
        set { core.height = newValue }
    }
    /// The least width; `auto` is what the content needs when the item shrinks.
    public var minWidth: FlexLength {
        get { core.minWidth }
        set { core.minWidth = newValue }
    }
    /// The least height; `auto` is what the content needs when the item shrinks.
    /// Keywords that depend on content count once the width is known.
    public var minHeight: FlexLength {
        get { core.minHeight }
        set { core.minHeight = newValue }
    }
    /// The largest width; `auto` is none.
    public var maxWidth: FlexLength {
        get { core.maxWidth }
        set { core.maxWidth = newValue }
    }
    /// The largest height; `auto` is none.
    /// Keywords that depend on content count once the width is known.
    public var maxHeight: FlexLength {
        get { core.maxHeight }
        set { core.maxHeight = newValue }
    }
    /// Width divided by height; nil or not positive is none.
    public var aspectRatio: Double? {
        get { core.aspectRatio }
        set { core.aspectRatio = newValue }
    }
    /// How the box is placed.
    public var position: Position {
        get { core.position }
        set { core.position = newValue }
    }
    /// Distances from the containing block, or a shift; `auto` is none.
    public var insets: FlexEdges {
        get { edges.insets }
        set {
            edges.insets = newValue
            core.hasEdges = edges.isThere
        }
    }
    /// Room outside; `auto` takes what is left over.
    public var margin: FlexEdges {
        get { edges.margin }
        set {
            edges.margin = newValue
            core.hasEdges = edges.isThere
        }
    }
    /// Room between border and content.
    public var padding: FlexEdges {
        get { edges.padding }
        set {
            edges.padding = newValue
            core.hasEdges = edges.isThere
        }
    }
    /// Thickness of the border, points only.
    public var border: FlexEdges {
        get { edges.border }
        set {
            edges.border = newValue
            core.hasEdges = edges.isThere
        }
    }
    /// Room between lines of a row, or items of a column.
    public var rowGap: FlexLength {
        get { edges.rowGap }
        set {
            edges.rowGap = newValue
            core.hasEdges = edges.isThere
        }
    }
    /// Room between items of a row, or lines of a column.
    public var columnGap: FlexLength {
        get { edges.columnGap }
        set {
            edges.columnGap = newValue
            core.hasEdges = edges.isThere
        }
    }
    /// What becomes of content that is too wide.
    public var overflowX: Overflow {
        get { core.overflowX }
        set { core.overflowX = newValue }
    }
    /// What becomes of content that is too high.
    public var overflowY: Overflow {
        get { core.overflowY }
        set { core.overflowY = newValue }
    }
    /// What width and height include.
    public var boxSizing: BoxSizing {
        get { core.boxSizing }
        set { core.boxSizing = newValue }
    }
    /// Where a line of text starts.
    public var direction: WritingDirection {
        get { core.direction }
        set { core.direction = newValue }
    }

    /// Makes a style with Yoga's defaults.
    public init() {}

    /// Makes a style from another, by default that of ``init()``, and changes.
    ///
    ///     let card = FlexStyle {
    ///         $0.flexDirection = .row
    ///         $0.padding = FlexEdges(12)
    ///     }
    ///     let wide = FlexStyle(card) { $0.flexGrow = 1 }
    public init(_ base: FlexStyle = FlexStyle(), _ change: (inout FlexStyle) -> Void) {
        self = base
        change(&self)
    }

    /// The initial values of CSS, but with sizes that include padding and border.
    public static let web: FlexStyle = {
        var style = FlexStyle()
        style.flexDirection = .row
        style.justifyContent = .normal
        style.alignItems = .normal
        style.alignContent = .normal
        style.flexShrink = 1
        style.minWidth = .auto
        style.minHeight = .auto
        return style
    }()
}
