// SPDX-License-Identifier: MIT
import Flexbox

/// Whether and how a node takes part in a layout.
public enum FlexDisplay: Hashable, Sendable {
    /// As a box.
    case flex
    /// Not at all, nor what is in it.
    case none
    /// Only its children do, as children of its parent; the node has no size.
    case contents
}

/// How a node is placed.
public enum FlexPosition: Hashable, Sendable {
    /// In its line, then shifted by `position`.
    case relative
    /// By `position` in the nearest ancestor that is not `static`; it takes no room.
    case absolute
    /// In its line; `position` does nothing.
    case `static`
}

/// What becomes of content that does not fit.
///
/// A node whose content is cut off or scrolls may get smaller than what is in it. Views cut off and
/// scroll by themselves; this sets sizes only.
public enum FlexOverflow: Hashable, Sendable {
    /// It is seen outside of the node.
    case visible
    /// It is cut off; a program can scroll to it.
    case hidden
    /// It can be scrolled to.
    case scroll
    /// It can be scrolled to where there is any.
    case auto
    /// It is cut off for good.
    case clip

    var overflow: FlexStyle.Overflow {
        switch self {
        case .visible: .visible
        case .hidden: .hidden
        case .scroll: .scroll
        case .auto: .auto
        case .clip: .clip
        }
    }
}

extension FlexBox {
    /// Whether and how the node takes part; the same property as ``isHidden(_:)``.
    @discardableResult
    public func display(_ value: FlexDisplay) -> Self {
        switch value {
        case .flex: stored.display = .flex
        case .none: stored.display = .none
        case .contents: stored.display = .contents
        }
        return self
    }

    /// How the node is placed; the same property as ``isOverlay(_:)``.
    @discardableResult
    public func positionType(_ value: FlexPosition) -> Self {
        switch value {
        case .relative: stored.position = .relative
        case .absolute: stored.position = .absolute
        case .static: stored.position = .static
        }
        return self
    }

    /// What becomes of content that does not fit.
    @discardableResult
    public func overflow(_ value: FlexOverflow) -> Self { overflow(x: value, y: value) }

    /// What becomes of content that is too wide, and of content that is too high.
    @discardableResult
    public func overflow(x: FlexOverflow, y: FlexOverflow) -> Self {
        stored.overflowX = x.overflow
        stored.overflowY = y.overflow
        return self
    }

    /// Thickness of a border that the node's view draws: room inside of the padding's; in points.
    @discardableResult
    public func border(_ value: FlexEdge...) -> Self {
        for edge in value { edge.apply(to: &stored.border, otherwise: .zero) }
        return self
    }

    /// Room between children that follow each other, and between their lines.
    @discardableResult
    public func gap(_ value: FlexValue) -> Self { rowGap(value).columnGap(value) }

    /// Room between lines of a row, or between children of a column.
    @discardableResult
    public func rowGap(_ value: FlexValue) -> Self {
        stored.rowGap = value.length ?? .zero
        return self
    }

    /// Room between children of a row, or between lines of a column.
    @discardableResult
    public func columnGap(_ value: FlexValue) -> Self {
        stored.columnGap = value.length ?? .zero
        return self
    }

    /// Whether width and height, their limits and the basis include padding and border; they do by
    /// default.
    @discardableResult
    public func includesPaddingInSize(_ value: Bool) -> Self {
        stored.boxSizing = value ? .borderBox : .contentBox
        return self
    }

    /// The direction of writing in the node; by default that of its parent, and of the layout spec
    /// for the root.
    @discardableResult
    public func direction(_ value: UIUserInterfaceLayoutDirection) -> Self {
        stored.direction = value == .rightToLeft ? .rightToLeft : .leftToRight
        return self
    }
}
