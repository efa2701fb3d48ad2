// SPDX-License-Identifier: MIT
import Flexbox
import Synchronization

/// Describes a layout for a room; override ``makeNodeWith(boundingDimensions:)``.
///
/// Layouts are made on any thread. A spec that is used off the main thread must not touch views
/// outside the closures of its nodes. A list makes the layouts of several specs at a time, but never
/// two of the same: what specs share must bear that.
open class LayoutSpec {
    private let turn = Mutex(())

    /// The direction of writing, in which rows run.
    public let layoutDirection: UIUserInterfaceLayoutDirection

    /// Makes a spec.
    public init(layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight) {
        self.layoutDirection = layoutDirection
    }

    /// Computes the layout for a room; frames are rounded to the device's pixels.
    ///
    /// - Parameter boundingDimensions: The size the root fills; an unknown side follows the content.
    /// - Returns: The layout. Cost: proportional to the number of nodes, plus measuring the content.
    public final func makeLayoutWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> any Layout {
        let scale = UITraitCollection.current.displayScale
        return LayoutCalculator.layout(
            makeNodeWith(boundingDimensions: boundingDimensions).layoutNode,
            boundedBy: boundingDimensions, direction: layoutDirection,
            scale: scale > 0 ? scale : 1)
    }

    /// Makes the layout once no other thread makes one of this spec.
    final func makeLayoutInTurn(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> any Layout {
        turn.withLock { _ in
            Unchecked(value: makeLayoutWith(boundingDimensions: boundingDimensions))
        }.value
    }

    // The layout goes to the thread that asked for it.
    private struct Unchecked<Value>: @unchecked Sendable { let value: Value }

    /// How the layout for a room comes about, step by step: print it to find the reason of a frame.
    ///
    /// An addition to the original. Cost: that of the layout and several lines of text for a node.
    public final func makeTraceWith(boundingDimensions: LayoutDimensions<CGFloat>) -> FlexTrace {
        let scale = UITraitCollection.current.displayScale
        return LayoutCalculator.trace(
            makeNodeWith(boundingDimensions: boundingDimensions).layoutNode,
            boundedBy: boundingDimensions, direction: layoutDirection,
            scale: scale > 0 ? scale : 1)
    }

    /// The tree of nodes for a room.
    open func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> any LayoutNodeConvertible {
        preconditionFailure(
            "\(type(of: self)) describes no layout. Override makeNodeWith(boundingDimensions:).")
    }
}

/// Describes the layout of a model.
open class ModelLayoutSpec<ModelType>: LayoutSpec {
    /// What is shown.
    public let model: ModelType

    /// Makes a spec.
    public init(
        model: ModelType, layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
        self.model = model
        super.init(layoutDirection: layoutDirection)
    }
}
