// SPDX-License-Identifier: MIT

/// Provides the numbers and views of a collection view's data.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// The number of sections; 1 unless implemented.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// The number of items of a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int

    /// The cell of an item: one that `dequeueReusableCell(withReuseIdentifier:for:)` returned for
    /// this index path, with its content set.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell

    /// A supplementary view: one that the collection view's dequeue method returned for this kind
    /// and index path. Must be implemented if the layout has supplementary views.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView

    /// Whether the user may move an item.
    ///
    /// If this is not implemented, ``UICollectionView/beginInteractiveMovementForItem(at:)`` moves
    /// any item, and the standard gesture of ``UICollectionViewController`` moves none.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
        -> Bool

    /// Called when the user moved an item: move it in the data. Nothing else is to be told to the
    /// collection view.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath)

    /// The titles at the edge that a finger jumps with; nil, unless implemented, for none.
    ///
    /// Asked after each reload. Titles are short: the bar is 20 points wide.
    func indexTitles(for collectionView: UICollectionView) -> [String]?

    /// The item that a title leads to; it is scrolled to the top. Must be implemented if there are
    /// titles.
    ///
    /// - Parameter index: the title's place among all.
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath
}

extension UICollectionViewDataSource {
    /// One section.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// Stops the program: the layout asks for a view that the data source does not provide.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        preconditionFailure(
            "The layout has a supplementary view of kind \(kind) at \(indexPath), but "
                + "\(type(of: self)) does not implement "
                + "collectionView(_:viewForSupplementaryElementOfKind:at:).")
    }

    /// Every item moves that is moved in code.
    public func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
        collectionView.isMoveAllowedByDefault = true
        return true
    }

    /// No titles.
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// Stops the program: there are titles that lead nowhere.
    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        preconditionFailure(
            "\(type(of: self)) has index titles but does not implement "
                + "collectionView(_:indexPathForIndexTitle:at:).")
    }

    /// Stops the program: an item was moved that `canMoveItemAt` allowed to move.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        preconditionFailure(
            "\(type(of: self)) lets items move but does not implement "
                + "collectionView(_:moveItemAt:to:).")
    }
}

/// Hears ahead of time which items are likely to come on screen.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// Called for items ahead in the direction of scrolling: begin to load what they need.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

    /// Called for items that were prefetched and are not ahead any more.
    func collectionView(
        _ collectionView: UICollectionView,
        cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView,
        cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
