// SPDX-License-Identifier: MIT
import Flexbox

/// What a node asks of the layout. Each property returns the box, so that they form a chain:
///
///     LayoutNode(children: [icon, title]) {
///         $0.flexDirection(.row).alignItems(.center).padding(.all(16))
///     }
///
/// The defaults are Yoga's: a column, children stretched across it, no growing, no shrinking, no
/// least size. Among lengths of one property later ones win. There is a method for each property of
/// `Flexbox`'s `FlexStyle`; frames are rounded to the pixels of the screen (see ``LayoutSpec``).
public final class FlexBox {
    /// Sets properties of a box and returns it.
    public typealias Setup = (FlexBox) -> FlexBox

    var stored = FlexStyle()
    private var flexValue: CGFloat?
    private var grow: CGFloat?
    private var shrink: CGFloat?

    init() {}

    /// The properties put together: `flex` holds where nothing more exact is said.
    var style: FlexStyle {
        var style = stored
        let flex = flexValue ?? 0
        style.flexGrow = Double(grow ?? Swift.max(flex, 0))
        style.flexShrink = Double(shrink ?? Swift.max(-flex, 0))
        if flex > 0, style.flexBasis == .auto { style.flexBasis = .zero }
        return style
    }

    /// Whether the node and its children take no room and are not to be seen.
    @discardableResult
    public func isHidden(_ value: Bool) -> Self {
        stored.display = value ? .none : .flex
        return self
    }

    /// Whether the node lies over its siblings, placed by `position`, and takes no room.
    @discardableResult
    public func isOverlay(_ value: Bool) -> Self {
        stored.position = value ? .absolute : .relative
        return self
    }

    /// Positive: how much the node grows, from no size. Negative: how much it shrinks.
    @discardableResult
    public func flex(_ value: CGFloat) -> Self {
        flexValue = value.isFinite ? value : nil
        return self
    }

    /// The node's part of the room that is left.
    @discardableResult
    public func flexGrow(_ value: CGFloat) -> Self {
        grow = value.isFinite ? value : nil
        return self
    }

    /// The node's part of the room that lacks.
    @discardableResult
    public func flexShrink(_ value: CGFloat) -> Self {
        shrink = value.isFinite ? value : nil
        return self
    }

    /// Width divided by height; what is not positive and finite is none.
    @discardableResult
    public func aspectRatio(_ value: CGFloat) -> Self {
        stored.aspectRatio = value.isFinite && value > 0 ? Double(value) : nil
        return self
    }

    /// The direction in which children follow each other.
    @discardableResult
    public func flexDirection(_ value: FlexDirection) -> Self {
        stored.flexDirection = value.direction
        return self
    }

    /// Whether children may form several lines.
    @discardableResult
    public func flexWrap(_ value: FlexWrap) -> Self {
        stored.flexWrap = value.wrap
        return self
    }

    /// The length along the parent's direction before growing and shrinking.
    @discardableResult
    public func flexBasis(_ value: FlexValue) -> Self {
        stored.flexBasis = value.length ?? .auto
        return self
    }

    /// Where children are along their direction.
    @discardableResult
    public func justifyContent(_ value: FlexJustify) -> Self {
        justifyContent(value, isSafe: false)
    }

    /// Where children are along their direction.
    ///
    /// - Parameter isSafe: Whether children that do not fit start where the node starts.
    @discardableResult
    public func justifyContent(_ value: FlexJustify, isSafe: Bool) -> Self {
        stored.justifyContent = FlexAlignment(value.keyword, isSafe: isSafe)
        return self
    }

    /// Where lines of children are, if there are several.
    @discardableResult
    public func alignContent(_ value: FlexAlign) -> Self { alignContent(value, isSafe: false) }

    /// Where lines of children are, if there are several.
    ///
    /// - Parameter isSafe: Whether lines that do not fit start where the node starts.
    @discardableResult
    public func alignContent(_ value: FlexAlign, isSafe: Bool) -> Self {
        stored.alignContent = FlexAlignment(value.lineKeyword, isSafe: isSafe)
        return self
    }

    /// Where children are across their direction.
    @discardableResult
    public func alignItems(_ value: FlexAlign) -> Self { alignItems(value, isSafe: false) }

    /// Where children are across their direction.
    ///
    /// - Parameter isSafe: Whether a child that does not fit starts where its line starts.
    @discardableResult
    public func alignItems(_ value: FlexAlign, isSafe: Bool) -> Self {
        stored.alignItems = FlexAlignment(value.itemKeyword, isSafe: isSafe)
        return self
    }

    /// Where the node itself is across its parent's direction.
    @discardableResult
    public func alignSelf(_ value: FlexAlign) -> Self { alignSelf(value, isSafe: false) }

    /// Where the node itself is across its parent's direction.
    ///
    /// - Parameter isSafe: Whether the node starts where its line starts if it does not fit.
    @discardableResult
    public func alignSelf(_ value: FlexAlign, isSafe: Bool) -> Self {
        stored.alignSelf = FlexAlignment(value.itemKeyword, isSafe: isSafe)
        return self
    }

    /// The width, with padding.
    @discardableResult
    public func width(_ value: FlexValue) -> Self {
        stored.width = value.length ?? .auto
        return self
    }

    /// The height, with padding.
    @discardableResult
    public func height(_ value: FlexValue) -> Self {
        stored.height = value.length ?? .auto
        return self
    }

    /// The least width and height.
    @discardableResult
    public func min(_ value: FlexDimension...) -> Self {
        for value in value {
            switch value {
            case .size(let value):
                stored.minWidth = value.length ?? .zero
                stored.minHeight = value.length ?? .zero
            case .width(let value): stored.minWidth = value.length ?? .zero
            case .height(let value): stored.minHeight = value.length ?? .zero
            }
        }
        return self
    }

    /// The largest width and height.
    @discardableResult
    public func max(_ value: FlexDimension...) -> Self {
        for value in value {
            switch value {
            case .size(let value):
                stored.maxWidth = value.length ?? .auto
                stored.maxHeight = value.length ?? .auto
            case .width(let value): stored.maxWidth = value.length ?? .auto
            case .height(let value): stored.maxHeight = value.length ?? .auto
            }
        }
        return self
    }

    /// Distances from the parent's edges for an overlay; a shift for others.
    @discardableResult
    public func position(_ value: FlexEdge...) -> Self {
        for edge in value { edge.apply(to: &stored.insets, otherwise: .auto) }
        return self
    }

    /// Room outside the node.
    @discardableResult
    public func margin(_ value: FlexEdge...) -> Self {
        for edge in value { edge.apply(to: &stored.margin, otherwise: .zero) }
        return self
    }

    /// Room between the node's edges and its content.
    @discardableResult
    public func padding(_ value: FlexEdge...) -> Self {
        for edge in value { edge.apply(to: &stored.padding, otherwise: .zero) }
        return self
    }
}
