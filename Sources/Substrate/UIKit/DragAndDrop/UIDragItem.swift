// SPDX-License-Identifier: MIT

/// One thing that a drag carries.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// What it is, for whoever it is dropped on.
    public let itemProvider: NSItemProvider

    /// What it is, in the program's own terms; nil at first.
    open var localObject: Any?

    /// Makes what the finger carries; nil, as at first, has it carry a picture of the cell.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Makes an item.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}

/// A view that a finger carries.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
    /// The view; its size counts, not its place.
    public let view: UIView

    /// How it is shown.
    public let parameters: UIDragPreviewParameters

    /// Makes a preview.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        self.parameters = parameters
        super.init()
    }

    /// Makes a preview with the usual parameters.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIDragPreviewParameters())
    }
}

/// How a carried view is shown.
@preconcurrency @MainActor
open class UIDragPreviewParameters: NSObject {
    /// The colour behind the view; nil, as at first, is none.
    open var backgroundColor: UIColor?

    /// Makes the usual parameters.
    public override init() {
        super.init()
    }
}

/// Where a carried view goes when it is dropped.
@preconcurrency @MainActor
open class UIDragPreviewTarget: NSObject {
    /// The view in whose coordinates the place is.
    public let container: UIView

    /// Where the carried view's middle goes.
    public let center: CGPoint

    /// How it is scaled and turned there.
    public let transform: CGAffineTransform

    /// Makes a target.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }

    /// Makes a target at which the carried view has its own size.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }
}
