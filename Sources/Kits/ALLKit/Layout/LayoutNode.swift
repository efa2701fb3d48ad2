// SPDX-License-Identifier: MIT

/// Something that stands for a node: a node, or a step of ``LayoutNodeBuilder``.
public protocol LayoutNodeConvertible {
    /// The node.
    var layoutNode: LayoutNode { get }
}

/// A box of a layout: its place, its children or its content, and the view that shows it.
///
/// The view's class is that of the closure's first parameter. Views are made and set up on the main
/// thread; a node without a closure has no view.
///
///     LayoutNode(sizeProvider: text, { $0.margin(.top(8)) }) { (label: UILabel, isNew) in
///         label.attributedText = text
///     }
public final class LayoutNode: LayoutNodeConvertible {
    let children: [LayoutNode]
    let flexBox: FlexBox
    let sizeProvider: (any SizeProvider)?
    let recipe: ViewRecipe?

    init(
        children: [LayoutNode], sizeProvider: (any SizeProvider)?, _ layout: FlexBox.Setup?,
        recipe: ViewRecipe?
    ) {
        self.children = children
        self.sizeProvider = sizeProvider
        self.recipe = recipe
        let box = FlexBox()
        flexBox = layout?(box) ?? box
    }

    /// Makes a node with children and a view.
    ///
    /// - Parameters:
    ///   - children: What it contains, in order; nil is left out.
    ///   - layout: Sets its place.
    ///   - config: Sets the view up, first when it is new and then whenever it is used again.
    public convenience init<ViewType: UIView>(
        children: [(any LayoutNodeConvertible)?] = [], _ layout: FlexBox.Setup? = nil,
        _ config: (@MainActor (ViewType, Bool) -> Void)? = nil
    ) {
        self.init(
            children: children.compactMap { $0?.layoutNode }, sizeProvider: nil, layout,
            recipe: config.map { ViewRecipe($0) })
    }

    /// Makes a node with children and a view; its place is the default.
    public convenience init<ViewType: UIView>(
        children: [(any LayoutNodeConvertible)?] = [],
        _ config: @escaping @MainActor (ViewType, Bool) -> Void
    ) {
        self.init(children: children, nil, config)
    }

    /// Makes a node with children and without a view.
    public convenience init(
        children: [(any LayoutNodeConvertible)?] = [], _ layout: FlexBox.Setup? = nil
    ) {
        self.init(
            children: children.compactMap { $0?.layoutNode }, sizeProvider: nil, layout,
            recipe: nil)
    }

    /// Makes a node with content and a view.
    ///
    /// - Parameters:
    ///   - sizeProvider: Says how large the content is.
    ///   - layout: Sets its place.
    ///   - config: Sets the view up, first when it is new and then whenever it is used again.
    public convenience init<ViewType: UIView>(
        sizeProvider: any SizeProvider, _ layout: FlexBox.Setup? = nil,
        _ config: (@MainActor (ViewType, Bool) -> Void)? = nil
    ) {
        self.init(
            children: [], sizeProvider: sizeProvider, layout,
            recipe: config.map { ViewRecipe($0) })
    }

    /// Makes a node with content and a view; its place is the default.
    public convenience init<ViewType: UIView>(
        sizeProvider: any SizeProvider,
        _ config: @escaping @MainActor (ViewType, Bool) -> Void
    ) {
        self.init(sizeProvider: sizeProvider, nil, config)
    }

    /// Makes a node with content and without a view.
    public convenience init(sizeProvider: any SizeProvider, _ layout: FlexBox.Setup? = nil) {
        self.init(children: [], sizeProvider: sizeProvider, layout, recipe: nil)
    }

    /// The node itself.
    public var layoutNode: LayoutNode { self }
}
