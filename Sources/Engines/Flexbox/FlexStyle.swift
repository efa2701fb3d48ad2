// SPDX-License-Identifier: MIT

/// What a box asks of the layout: the properties of CSS Flexible Box Layout.
///
/// A new style has the defaults that Yoga's users know: column, stretch, no shrinking, no
/// automatic minimum. ``web`` has those of CSS. Sizes include padding and border in both.
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

    /// Whether and how the box takes part.
    public var display = Display.flex
    /// The main axis.
    public var flexDirection = Direction.column
    /// Whether items may form several lines.
    public var flexWrap = Wrap.noWrap
    /// Items along the main axis.
    public var justifyContent = FlexAlignment.flexStart
    /// Items across the main axis.
    public var alignItems = FlexAlignment.stretch
    /// This item across its container's main axis.
    public var alignSelf = FlexAlignment.auto
    /// Lines across the main axis.
    public var alignContent = FlexAlignment.flexStart
    /// The item's part of the room that is left; not negative.
    public var flexGrow = 0.0
    /// The item's part, weighted by its size, of the room that lacks; not negative.
    public var flexShrink = 0.0
    /// The size along the main axis before growing and shrinking.
    public var flexBasis = FlexLength.auto
    /// The width.
    public var width = FlexLength.auto
    /// The height.
    public var height = FlexLength.auto
    /// The least width; `auto` is what the content needs when the item shrinks.
    public var minWidth = FlexLength.zero
    /// The least height; `auto` is what the content needs when the item shrinks.
    /// Keywords that depend on content count once the width is known.
    public var minHeight = FlexLength.zero
    /// The largest width; `auto` is none.
    public var maxWidth = FlexLength.auto
    /// The largest height; `auto` is none.
    /// Keywords that depend on content count once the width is known.
    public var maxHeight = FlexLength.auto
    /// Width divided by height; nil or not positive is none.
    public var aspectRatio: Double?
    /// How the box is placed.
    public var position = Position.relative
    /// Distances from the containing block, or a shift; `auto` is none.
    public var insets = FlexEdges(.auto)
    /// Room outside; `auto` takes what is left over.
    public var margin = FlexEdges()
    /// Room between border and content.
    public var padding = FlexEdges()
    /// Thickness of the border, points only.
    public var border = FlexEdges()
    /// Room between lines of a row, or items of a column.
    public var rowGap = FlexLength.zero
    /// Room between items of a row, or lines of a column.
    public var columnGap = FlexLength.zero
    /// What becomes of content that is too wide.
    public var overflowX = Overflow.visible
    /// What becomes of content that is too high.
    public var overflowY = Overflow.visible
    /// What width and height include.
    public var boxSizing = BoxSizing.borderBox
    /// Where a line of text starts.
    public var direction = WritingDirection.inherit

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

    var isRow: Bool { flexDirection == .row || flexDirection == .rowReverse }
    var isMultiline: Bool { flexWrap != .noWrap }

    var ratio: Double? {
        guard let aspectRatio, aspectRatio > 0, aspectRatio.isFinite else { return nil }
        return aspectRatio
    }
}
