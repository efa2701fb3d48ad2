// SPDX-License-Identifier: MIT

/// Makes a node in steps: its place, its view, its children.
///
///     LayoutNodeBuilder().layout {
///         $0.padding(.all(8))
///     }.view { (card: UIView, isNew) in
///         card.backgroundColor = .white
///     }.body {
///         title
///         subtitle
///     }
public struct LayoutNodeBuilder {
    /// Starts a node.
    public init() {}

    /// Sets the place of a node with children.
    public func layout(_ setup: FlexBox.Setup? = nil) -> FlexBoxStep {
        FlexBoxStep(setup: setup)
    }

    /// Sets the content and the place of a node.
    public func layout(
        sizeProvider: any SizeProvider, _ setup: FlexBox.Setup? = nil
    ) -> SizeProviderFlexBoxStep {
        SizeProviderFlexBoxStep(sizeProvider: sizeProvider, setup: setup)
    }

    /// A node with content; a view may follow.
    public struct SizeProviderFlexBoxStep: LayoutNodeConvertible {
        let sizeProvider: any SizeProvider
        let setup: FlexBox.Setup?

        /// Sets the view of the node.
        public func view<ViewType: UIView>(
            _ config: @escaping @MainActor (ViewType, Bool) -> Void
        ) -> SizeProviderFlexBoxViewStep<ViewType> {
            SizeProviderFlexBoxViewStep(
                sizeProvider: sizeProvider, setup: setup, config: config)
        }

        /// The node without a view.
        public var layoutNode: LayoutNode { LayoutNode(sizeProvider: sizeProvider, setup) }
    }

    /// A node with content and a view.
    public struct SizeProviderFlexBoxViewStep<ViewType: UIView>: LayoutNodeConvertible {
        let sizeProvider: any SizeProvider
        let setup: FlexBox.Setup?
        let config: @MainActor (ViewType, Bool) -> Void

        /// The node.
        public var layoutNode: LayoutNode {
            LayoutNode(sizeProvider: sizeProvider, setup, config)
        }
    }

    /// A node; a view and children may follow.
    public struct FlexBoxStep: LayoutNodeConvertible {
        let setup: FlexBox.Setup?

        /// Sets the view of the node.
        public func view<ViewType: UIView>(
            _ config: @escaping @MainActor (ViewType, Bool) -> Void
        ) -> FlexBoxViewStep<ViewType> {
            FlexBoxViewStep(setup: setup, config: config)
        }

        /// Sets the children of the node.
        public func body(
            @LayoutBuilder block: () -> [any LayoutNodeConvertible]
        ) -> FlexBoxViewBodyStep<UIView> {
            FlexBoxViewBodyStep(setup: setup, config: nil, children: block())
        }

        /// Sets the only child of the node.
        @_disfavoredOverload
        public func body(
            block: () -> any LayoutNodeConvertible
        ) -> FlexBoxViewBodyStep<UIView> {
            FlexBoxViewBodyStep(setup: setup, config: nil, children: [block()])
        }

        /// The node without a view and children.
        public var layoutNode: LayoutNode { LayoutNode(children: [], setup) }
    }

    /// A node with a view; children may follow.
    public struct FlexBoxViewStep<ViewType: UIView>: LayoutNodeConvertible {
        let setup: FlexBox.Setup?
        let config: @MainActor (ViewType, Bool) -> Void

        /// Sets the children of the node.
        public func body(
            @LayoutBuilder block: () -> [any LayoutNodeConvertible]
        ) -> FlexBoxViewBodyStep<ViewType> {
            FlexBoxViewBodyStep(setup: setup, config: config, children: block())
        }

        /// Sets the only child of the node.
        @_disfavoredOverload
        public func body(
            block: () -> any LayoutNodeConvertible
        ) -> FlexBoxViewBodyStep<ViewType> {
            FlexBoxViewBodyStep(setup: setup, config: config, children: [block()])
        }

        /// The node without children.
        public var layoutNode: LayoutNode { LayoutNode(children: [], setup, config) }
    }

    /// A node with children, and a view if one was set.
    public struct FlexBoxViewBodyStep<ViewType: UIView>: LayoutNodeConvertible {
        let setup: FlexBox.Setup?
        let config: (@MainActor (ViewType, Bool) -> Void)?
        let children: [any LayoutNodeConvertible]

        /// The node.
        public var layoutNode: LayoutNode { LayoutNode(children: children, setup, config) }
    }
}
