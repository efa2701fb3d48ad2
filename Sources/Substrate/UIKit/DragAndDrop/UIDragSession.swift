// SPDX-License-Identifier: MIT

/// What a drag and a drop have in common.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
    /// What is carried.
    var items: [UIDragItem] { get }

    /// Where the finger is, in a view's coordinates.
    func location(in view: UIView) -> CGPoint

    /// Whether items may be moved rather than copied.
    var allowsMoveOperation: Bool { get }

    /// Whether the drag stays within the program: true.
    ///
    /// - Note: Differs from UIKit: there are no drags between programs.
    var isRestrictedToDraggingApplication: Bool { get }

    /// Whether an item's provider holds an object of a type.
    func canLoadObjects<Object>(ofClass type: Object.Type) -> Bool
}

/// A drag, as the view knows it that it began in.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// Whatever the program wants to keep with the drag; nil at first.
    var localContext: Any? { get set }
}

/// A drag, as the views know it that it comes over.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The drag, as the view knows it that it began in.
    var localDragSession: (any UIDragSession)? { get }

    /// Hands over the objects of a type on the next turn of the main queue, in the items' order.
    ///
    /// Cost: O(items).
    func loadObjects<Object>(
        ofClass type: Object.Type, completion: @escaping @MainActor ([Object]) -> Void)
}

/// What a drop would do.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing; the drag goes on, and ends if the finger is lifted.
    case cancel
    /// Nothing, although it is a place to drop things.
    case forbidden
    /// Copy the items.
    case copy
    /// Move the items.
    case move
}

/// What a view would do with a drop.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
    /// What the drop would do.
    public let operation: UIDropOperation

    /// Makes a proposal.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}

/// An animation that brings a carried view to its place.
@preconcurrency @MainActor
public protocol UIDragAnimating: AnyObject {
    /// Runs changes as part of the animation.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Runs a closure when the carried view is in its place.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Where an animation is.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// At its end.
    case end
    /// At its start.
    case start
    /// On its way.
    case current
}
