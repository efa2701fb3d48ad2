// SPDX-License-Identifier: MIT

/// Takes what is dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: AnyObject {
    /// Takes the items of a drop: changes the data, tells the collection view in a batch, and brings
    /// the carried views to their places with the coordinator's methods. Those that it says nothing
    /// of vanish where they are.
    func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator)

    /// Whether a drag may be dropped here at all; true unless implemented.
    func collectionView(
        _ collectionView: UICollectionView, canHandle session: any UIDropSession
    ) -> Bool

    /// Called when a drag comes over the collection view.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)

    /// What a drop would do where the finger is now: unless implemented, copy without a gap.
    ///
    /// Asked for each movement of the finger, and while the content scrolls under it.
    ///
    /// - Parameter destinationIndexPath: where the items would go; nil where there is no item.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal

    /// Called when a drag leaves the collection view.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)

    /// Called when a drag that came over the collection view is over, wherever it was dropped.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
}

extension UICollectionViewDropDelegate {
    /// True.
    public func collectionView(
        _ collectionView: UICollectionView, canHandle session: any UIDropSession
    ) -> Bool { true }
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
    ) {}
    /// A copy.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy) }
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
    ) {}
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
    ) {}
}

/// What a collection view would do with a drop.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
    /// Where the items would go.
    public enum Intent: Int, Sendable {
        /// Wherever the program wants; nothing shows where.
        case unspecified
        /// Between other items, which make place.
        case insertAtDestinationIndexPath
        /// Into an item, which is highlighted.
        case insertIntoDestinationIndexPath
    }

    /// Where the items would go.
    public let intent: Intent

    /// Makes a proposal.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// Makes a proposal that shows no place.
    public convenience override init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }
}

/// One item of a drop.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: AnyObject {
    /// What was dropped.
    var dragItem: UIDragItem { get }
    /// Where the same collection view has the item; nil if it came from elsewhere.
    var sourceIndexPath: IndexPath? { get }
    /// The size of what the finger carried, in points.
    var previewSize: CGSize { get }
}

/// A drop that is carried out.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: AnyObject {
    /// What was dropped.
    var items: [any UICollectionViewDropItem] { get }
    /// Where, as a place after the drop; nil where there is no item.
    var destinationIndexPath: IndexPath? { get }
    /// What was proposed last.
    var proposal: UICollectionViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }

    /// Brings a carried view to the place of an item, whose cell shows itself then. Insert or move
    /// the item before.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

    /// Brings a carried view into an item's cell, where it vanishes.
    ///
    /// - Parameter rect: where, in the cell's coordinates.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
        -> any UIDragAnimating

    /// Brings a carried view to any place.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
