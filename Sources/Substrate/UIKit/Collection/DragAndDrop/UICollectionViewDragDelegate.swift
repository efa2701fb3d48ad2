// SPDX-License-Identifier: MIT

/// Says what of a collection view may be dragged.
///
/// A finger that rests on an item for half a second lifts it and carries a picture of its cell, to
/// any view of the window that takes drops.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: AnyObject {
    /// What a drag of an item carries; nothing for an item that is not to be dragged.
    ///
    /// The first of several is the item under the finger.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem]

    /// How the picture of an item's cell is shown; nil, for as usual, unless implemented.
    func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?

    /// Called when a drag was lifted.
    func collectionView(
        _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)

    /// Called when all that was carried is in its place again.
    func collectionView(
        _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)

    /// Whether the items may be moved rather than copied; true unless implemented.
    func collectionView(
        _ collectionView: UICollectionView,
        dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool
}

extension UICollectionViewDragDelegate {
    /// Nil.
    public func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
    ) {}
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
    ) {}
    /// True.
    public func collectionView(
        _ collectionView: UICollectionView,
        dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }
}
